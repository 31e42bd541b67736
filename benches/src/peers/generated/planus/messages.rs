pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `planus/messages.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The struct `Vec3`
    ///
    /// Generated from these locations:
    /// * Struct `Vec3` in the file `planus/messages.fbs:1`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Vec3 {
        /// The field `x` in the struct `Vec3`
        pub x: f32,

        /// The field `y` in the struct `Vec3`
        pub y: f32,

        /// The field `z` in the struct `Vec3`
        pub z: f32,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Vec3 {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 12;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Vec3> for Vec3 {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 8>();
            self.x.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<4, 4>();
            self.y.write(cur, buffer_position - 4);
            let (cur, cursor) = cursor.split::<4, 0>();
            self.z.write(cur, buffer_position - 8);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Vec3> for Vec3 {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Vec3> {
            unsafe {
                builder.write_with(12, 3, |buffer_position, bytes| {
                    let bytes = bytes.as_mut_ptr();

                    ::planus::WriteAsPrimitive::write(
                        self,
                        ::planus::Cursor::new(&mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 12])),
                        buffer_position,
                    );
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<Vec3> for Vec3 {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Vec3> for Vec3 {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Vec3].
    #[derive(Copy, Clone)]
    pub struct Vec3Ref<'a>(::planus::ArrayWithStartOffset<'a, 12>);

    impl<'a> Vec3Ref<'a> {
        /// Getter for the [`x` field](Vec3#structfield.x).
        pub fn x(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`y` field](Vec3#structfield.y).
        pub fn y(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(4).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`z` field](Vec3#structfield.z).
        pub fn z(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(8).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for Vec3Ref<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("Vec3Ref");
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.field("z", &self.z());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 12>> for Vec3Ref<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 12>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<Vec3Ref<'a>> for Vec3 {
        #[allow(unreachable_code)]
        fn from(value: Vec3Ref<'a>) -> Self {
            Self { x: value.x(), y: value.y(), z: value.z() }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<Vec3Ref<'a>> for Vec3Ref<'b> {
        fn eq(&self, other: &Vec3Ref<'_>) -> bool {
            self.x() == other.x() && self.y() == other.y() && self.z() == other.z()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<Vec3Ref<'a>> for Vec3Ref<'b> {
        fn partial_cmp(&self, other: &Vec3Ref<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.x().partial_cmp(&other.x()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.y().partial_cmp(&other.y()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.z().partial_cmp(&other.z())
        }
    }

    impl<'a> ::planus::TableRead<'a> for Vec3Ref<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<12>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for Vec3Ref<'a> {
        const STRIDE: usize = 12;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Vec3> for Vec3 {
        const STRIDE: usize = 12;

        type Value = Vec3;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Vec3],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 12];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (12 * i) as u32,
                );
            }
        }
    }

    /// The struct `Moved`
    ///
    /// Generated from these locations:
    /// * Struct `Moved` in the file `planus/messages.fbs:4`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Moved {
        /// The field `entity` in the struct `Moved`
        pub entity: u32,

        /// The field `x` in the struct `Moved`
        pub x: f32,

        /// The field `y` in the struct `Moved`
        pub y: f32,

        /// The field `z` in the struct `Moved`
        pub z: f32,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Moved {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 16;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Moved> for Moved {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 12>();
            self.entity.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<4, 8>();
            self.x.write(cur, buffer_position - 4);
            let (cur, cursor) = cursor.split::<4, 4>();
            self.y.write(cur, buffer_position - 8);
            let (cur, cursor) = cursor.split::<4, 0>();
            self.z.write(cur, buffer_position - 12);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Moved> for Moved {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Moved> {
            unsafe {
                builder.write_with(16, 3, |buffer_position, bytes| {
                    let bytes = bytes.as_mut_ptr();

                    ::planus::WriteAsPrimitive::write(
                        self,
                        ::planus::Cursor::new(&mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 16])),
                        buffer_position,
                    );
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<Moved> for Moved {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Moved> for Moved {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Moved].
    #[derive(Copy, Clone)]
    pub struct MovedRef<'a>(::planus::ArrayWithStartOffset<'a, 16>);

    impl<'a> MovedRef<'a> {
        /// Getter for the [`entity` field](Moved#structfield.entity).
        pub fn entity(&self) -> u32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            u32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`x` field](Moved#structfield.x).
        pub fn x(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(4).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`y` field](Moved#structfield.y).
        pub fn y(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(8).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`z` field](Moved#structfield.z).
        pub fn z(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(12).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for MovedRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("MovedRef");
            f.field("entity", &self.entity());
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.field("z", &self.z());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 16>> for MovedRef<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 16>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<MovedRef<'a>> for Moved {
        #[allow(unreachable_code)]
        fn from(value: MovedRef<'a>) -> Self {
            Self { entity: value.entity(), x: value.x(), y: value.y(), z: value.z() }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<MovedRef<'a>> for MovedRef<'b> {
        fn eq(&self, other: &MovedRef<'_>) -> bool {
            self.entity() == other.entity()
                && self.x() == other.x()
                && self.y() == other.y()
                && self.z() == other.z()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<MovedRef<'a>> for MovedRef<'b> {
        fn partial_cmp(&self, other: &MovedRef<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.entity().partial_cmp(&other.entity()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.x().partial_cmp(&other.x()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.y().partial_cmp(&other.y()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.z().partial_cmp(&other.z())
        }
    }

    impl<'a> ::planus::TableRead<'a> for MovedRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<16>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for MovedRef<'a> {
        const STRIDE: usize = 16;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Moved> for Moved {
        const STRIDE: usize = 16;

        type Value = Moved;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Moved],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 16];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (16 * i) as u32,
                );
            }
        }
    }

    /// The table `PlayerMoved`
    ///
    /// Generated from these locations:
    /// * Table `PlayerMoved` in the file `planus/messages.fbs:5`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct PlayerMoved {
        /// The field `moved` in the table `PlayerMoved`
        pub moved: self::Moved,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for PlayerMoved {
        fn default() -> Self {
            Self { moved: ::core::default::Default::default() }
        }
    }

    impl PlayerMoved {
        /// Creates a [PlayerMovedBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> PlayerMovedBuilder<()> {
            PlayerMovedBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_moved: impl ::planus::WriteAs<self::Moved>,
        ) -> ::planus::Offset<Self> {
            let prepared_moved = field_moved.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<self::Moved>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 16>(&prepared_moved);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<PlayerMoved>> for PlayerMoved {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PlayerMoved> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<PlayerMoved>> for PlayerMoved {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<PlayerMoved>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<PlayerMoved> for PlayerMoved {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PlayerMoved> {
            PlayerMoved::create(builder, self.moved)
        }
    }

    /// Builder for serializing an instance of the [PlayerMoved] type.
    ///
    /// Can be created using the [PlayerMoved::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct PlayerMovedBuilder<State>(State);

    impl PlayerMovedBuilder<()> {
        /// Setter for the [`moved` field](PlayerMoved#structfield.moved).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn moved<T0>(self, value: T0) -> PlayerMovedBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<self::Moved>,
        {
            PlayerMovedBuilder((value,))
        }
    }

    impl<T0> PlayerMovedBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [PlayerMoved].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<PlayerMoved>
        where
            Self: ::planus::WriteAsOffset<PlayerMoved>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<self::Moved>> ::planus::WriteAs<::planus::Offset<PlayerMoved>>
        for PlayerMovedBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<PlayerMoved>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PlayerMoved> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<self::Moved>> ::planus::WriteAsOptional<::planus::Offset<PlayerMoved>>
        for PlayerMovedBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<PlayerMoved>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<PlayerMoved>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<self::Moved>> ::planus::WriteAsOffset<PlayerMoved> for PlayerMovedBuilder<(T0,)> {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PlayerMoved> {
            let (v0,) = &self.0;
            PlayerMoved::create(builder, v0)
        }
    }

    /// Reference to a deserialized [PlayerMoved].
    #[derive(Copy, Clone)]
    pub struct PlayerMovedRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> PlayerMovedRef<'a> {
        /// Getter for the [`moved` field](PlayerMoved#structfield.moved).
        #[inline]
        pub fn moved(&self) -> ::planus::Result<self::MovedRef<'a>> {
            self.0.access_required(0, "PlayerMoved", "moved")
        }
    }

    impl<'a> ::core::fmt::Debug for PlayerMovedRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("PlayerMovedRef");
            f.field("moved", &self.moved());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<PlayerMovedRef<'a>> for PlayerMoved {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: PlayerMovedRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { moved: ::core::convert::Into::into(value.moved()?) })
        }
    }

    impl<'a> ::planus::TableRead<'a> for PlayerMovedRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for PlayerMovedRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[PlayerMovedRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<PlayerMoved>> for PlayerMoved {
        type Value = ::planus::Offset<PlayerMoved>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<PlayerMoved>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for PlayerMovedRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[PlayerMovedRef]", "read_as_root", 0))
        }
    }

    /// The table `SpawnEntity`
    ///
    /// Generated from these locations:
    /// * Table `SpawnEntity` in the file `planus/messages.fbs:10`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct SpawnEntity {
        /// The field `id` in the table `SpawnEntity`
        pub id: u32,
        /// The field `position` in the table `SpawnEntity`
        pub position: self::Vec3,
        /// The field `name` in the table `SpawnEntity`
        pub name: ::planus::alloc::string::String,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for SpawnEntity {
        fn default() -> Self {
            Self {
                id: 0,
                position: ::core::default::Default::default(),
                name: ::core::default::Default::default(),
            }
        }
    }

    impl SpawnEntity {
        /// Creates a [SpawnEntityBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> SpawnEntityBuilder<()> {
            SpawnEntityBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_id: impl ::planus::WriteAsDefault<u32, u32>,
            field_position: impl ::planus::WriteAs<self::Vec3>,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_id = field_id.prepare(builder, &0);
            let prepared_position = field_position.prepare(builder);
            let prepared_name = field_name.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<10> =
                ::core::default::Default::default();
            if prepared_id.is_some() {
                table_writer.write_entry::<u32>(0);
            }
            table_writer.write_entry::<self::Vec3>(1);
            table_writer.write_entry::<::planus::Offset<str>>(2);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_id) = prepared_id {
                        object_writer.write::<_, _, 4>(&prepared_id);
                    }
                    object_writer.write::<_, _, 12>(&prepared_position);
                    object_writer.write::<_, _, 4>(&prepared_name);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<SpawnEntity>> for SpawnEntity {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SpawnEntity> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<SpawnEntity>> for SpawnEntity {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<SpawnEntity>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<SpawnEntity> for SpawnEntity {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SpawnEntity> {
            SpawnEntity::create(builder, self.id, self.position, &self.name)
        }
    }

    /// Builder for serializing an instance of the [SpawnEntity] type.
    ///
    /// Can be created using the [SpawnEntity::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct SpawnEntityBuilder<State>(State);

    impl SpawnEntityBuilder<()> {
        /// Setter for the [`id` field](SpawnEntity#structfield.id).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id<T0>(self, value: T0) -> SpawnEntityBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<u32, u32>,
        {
            SpawnEntityBuilder((value,))
        }

        /// Sets the [`id` field](SpawnEntity#structfield.id) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id_as_default(self) -> SpawnEntityBuilder<(::planus::DefaultValue,)> {
            self.id(::planus::DefaultValue)
        }
    }

    impl<T0> SpawnEntityBuilder<(T0,)> {
        /// Setter for the [`position` field](SpawnEntity#structfield.position).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn position<T1>(self, value: T1) -> SpawnEntityBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<self::Vec3>,
        {
            let (v0,) = self.0;
            SpawnEntityBuilder((v0, value))
        }
    }

    impl<T0, T1> SpawnEntityBuilder<(T0, T1)> {
        /// Setter for the [`name` field](SpawnEntity#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T2>(self, value: T2) -> SpawnEntityBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAs<::planus::Offset<str>>,
        {
            let (v0, v1) = self.0;
            SpawnEntityBuilder((v0, v1, value))
        }
    }

    impl<T0, T1, T2> SpawnEntityBuilder<(T0, T1, T2)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [SpawnEntity].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<SpawnEntity>
        where
            Self: ::planus::WriteAsOffset<SpawnEntity>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u32, u32>,
            T1: ::planus::WriteAs<self::Vec3>,
            T2: ::planus::WriteAs<::planus::Offset<str>>,
        > ::planus::WriteAs<::planus::Offset<SpawnEntity>> for SpawnEntityBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<SpawnEntity>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SpawnEntity> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u32, u32>,
            T1: ::planus::WriteAs<self::Vec3>,
            T2: ::planus::WriteAs<::planus::Offset<str>>,
        > ::planus::WriteAsOptional<::planus::Offset<SpawnEntity>> for SpawnEntityBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<SpawnEntity>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<SpawnEntity>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u32, u32>,
            T1: ::planus::WriteAs<self::Vec3>,
            T2: ::planus::WriteAs<::planus::Offset<str>>,
        > ::planus::WriteAsOffset<SpawnEntity> for SpawnEntityBuilder<(T0, T1, T2)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SpawnEntity> {
            let (v0, v1, v2) = &self.0;
            SpawnEntity::create(builder, v0, v1, v2)
        }
    }

    /// Reference to a deserialized [SpawnEntity].
    #[derive(Copy, Clone)]
    pub struct SpawnEntityRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> SpawnEntityRef<'a> {
        /// Getter for the [`id` field](SpawnEntity#structfield.id).
        #[inline]
        pub fn id(&self) -> ::planus::Result<u32> {
            ::core::result::Result::Ok(self.0.access(0, "SpawnEntity", "id")?.unwrap_or(0))
        }

        /// Getter for the [`position` field](SpawnEntity#structfield.position).
        #[inline]
        pub fn position(&self) -> ::planus::Result<self::Vec3Ref<'a>> {
            self.0.access_required(1, "SpawnEntity", "position")
        }

        /// Getter for the [`name` field](SpawnEntity#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(2, "SpawnEntity", "name")
        }
    }

    impl<'a> ::core::fmt::Debug for SpawnEntityRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("SpawnEntityRef");
            f.field("id", &self.id());
            f.field("position", &self.position());
            f.field("name", &self.name());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<SpawnEntityRef<'a>> for SpawnEntity {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: SpawnEntityRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                id: ::core::convert::TryInto::try_into(value.id()?)?,
                position: ::core::convert::Into::into(value.position()?),
                name: ::core::convert::Into::into(value.name()?),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for SpawnEntityRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for SpawnEntityRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[SpawnEntityRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<SpawnEntity>> for SpawnEntity {
        type Value = ::planus::Offset<SpawnEntity>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<SpawnEntity>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for SpawnEntityRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[SpawnEntityRef]", "read_as_root", 0))
        }
    }

    /// The struct `Entity`
    ///
    /// Generated from these locations:
    /// * Struct `Entity` in the file `planus/messages.fbs:17`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Entity {
        /// The field `id` in the struct `Entity`
        pub id: u32,

        /// The field `x` in the struct `Entity`
        pub x: f32,

        /// The field `y` in the struct `Entity`
        pub y: f32,

        /// The field `z` in the struct `Entity`
        pub z: f32,

        /// The field `yaw` in the struct `Entity`
        pub yaw: u16,

        /// The field `flags` in the struct `Entity`
        pub flags: u16,

        /// The field `hp` in the struct `Entity`
        pub hp: u32,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Entity {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 24;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Entity> for Entity {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 20>();
            self.id.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<4, 16>();
            self.x.write(cur, buffer_position - 4);
            let (cur, cursor) = cursor.split::<4, 12>();
            self.y.write(cur, buffer_position - 8);
            let (cur, cursor) = cursor.split::<4, 8>();
            self.z.write(cur, buffer_position - 12);
            let (cur, cursor) = cursor.split::<2, 6>();
            self.yaw.write(cur, buffer_position - 16);
            let (cur, cursor) = cursor.split::<2, 4>();
            self.flags.write(cur, buffer_position - 18);
            let (cur, cursor) = cursor.split::<4, 0>();
            self.hp.write(cur, buffer_position - 20);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Entity> for Entity {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Entity> {
            unsafe {
                builder.write_with(24, 3, |buffer_position, bytes| {
                    let bytes = bytes.as_mut_ptr();

                    ::planus::WriteAsPrimitive::write(
                        self,
                        ::planus::Cursor::new(&mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 24])),
                        buffer_position,
                    );
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<Entity> for Entity {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Entity> for Entity {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Entity].
    #[derive(Copy, Clone)]
    pub struct EntityRef<'a>(::planus::ArrayWithStartOffset<'a, 24>);

    impl<'a> EntityRef<'a> {
        /// Getter for the [`id` field](Entity#structfield.id).
        pub fn id(&self) -> u32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            u32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`x` field](Entity#structfield.x).
        pub fn x(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(4).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`y` field](Entity#structfield.y).
        pub fn y(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(8).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`z` field](Entity#structfield.z).
        pub fn z(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(12).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`yaw` field](Entity#structfield.yaw).
        pub fn yaw(&self) -> u16 {
            let buffer = self.0.advance_as_array::<2>(16).unwrap();

            u16::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`flags` field](Entity#structfield.flags).
        pub fn flags(&self) -> u16 {
            let buffer = self.0.advance_as_array::<2>(18).unwrap();

            u16::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`hp` field](Entity#structfield.hp).
        pub fn hp(&self) -> u32 {
            let buffer = self.0.advance_as_array::<4>(20).unwrap();

            u32::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for EntityRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("EntityRef");
            f.field("id", &self.id());
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.field("z", &self.z());
            f.field("yaw", &self.yaw());
            f.field("flags", &self.flags());
            f.field("hp", &self.hp());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 24>> for EntityRef<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 24>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<EntityRef<'a>> for Entity {
        #[allow(unreachable_code)]
        fn from(value: EntityRef<'a>) -> Self {
            Self {
                id: value.id(),
                x: value.x(),
                y: value.y(),
                z: value.z(),
                yaw: value.yaw(),
                flags: value.flags(),
                hp: value.hp(),
            }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<EntityRef<'a>> for EntityRef<'b> {
        fn eq(&self, other: &EntityRef<'_>) -> bool {
            self.id() == other.id()
                && self.x() == other.x()
                && self.y() == other.y()
                && self.z() == other.z()
                && self.yaw() == other.yaw()
                && self.flags() == other.flags()
                && self.hp() == other.hp()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<EntityRef<'a>> for EntityRef<'b> {
        fn partial_cmp(&self, other: &EntityRef<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.id().partial_cmp(&other.id()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.x().partial_cmp(&other.x()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.y().partial_cmp(&other.y()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.z().partial_cmp(&other.z()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.yaw().partial_cmp(&other.yaw()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.flags().partial_cmp(&other.flags()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.hp().partial_cmp(&other.hp())
        }
    }

    impl<'a> ::planus::TableRead<'a> for EntityRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<24>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for EntityRef<'a> {
        const STRIDE: usize = 24;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Entity> for Entity {
        const STRIDE: usize = 24;

        type Value = Entity;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Entity],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 24];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (24 * i) as u32,
                );
            }
        }
    }

    /// The table `Snapshot`
    ///
    /// Generated from these locations:
    /// * Table `Snapshot` in the file `planus/messages.fbs:18`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Snapshot {
        /// The field `tick` in the table `Snapshot`
        pub tick: u32,
        /// The field `entities` in the table `Snapshot`
        pub entities: ::planus::alloc::vec::Vec<self::Entity>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Snapshot {
        fn default() -> Self {
            Self { tick: 0, entities: ::core::default::Default::default() }
        }
    }

    impl Snapshot {
        /// Creates a [SnapshotBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> SnapshotBuilder<()> {
            SnapshotBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_tick: impl ::planus::WriteAsDefault<u32, u32>,
            field_entities: impl ::planus::WriteAs<::planus::Offset<[self::Entity]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_tick = field_tick.prepare(builder, &0);
            let prepared_entities = field_entities.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            if prepared_tick.is_some() {
                table_writer.write_entry::<u32>(0);
            }
            table_writer.write_entry::<::planus::Offset<[self::Entity]>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_tick) = prepared_tick {
                        object_writer.write::<_, _, 4>(&prepared_tick);
                    }
                    object_writer.write::<_, _, 4>(&prepared_entities);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Snapshot>> for Snapshot {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Snapshot> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Snapshot>> for Snapshot {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Snapshot>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Snapshot> for Snapshot {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Snapshot> {
            Snapshot::create(builder, self.tick, &self.entities)
        }
    }

    /// Builder for serializing an instance of the [Snapshot] type.
    ///
    /// Can be created using the [Snapshot::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct SnapshotBuilder<State>(State);

    impl SnapshotBuilder<()> {
        /// Setter for the [`tick` field](Snapshot#structfield.tick).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn tick<T0>(self, value: T0) -> SnapshotBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<u32, u32>,
        {
            SnapshotBuilder((value,))
        }

        /// Sets the [`tick` field](Snapshot#structfield.tick) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn tick_as_default(self) -> SnapshotBuilder<(::planus::DefaultValue,)> {
            self.tick(::planus::DefaultValue)
        }
    }

    impl<T0> SnapshotBuilder<(T0,)> {
        /// Setter for the [`entities` field](Snapshot#structfield.entities).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn entities<T1>(self, value: T1) -> SnapshotBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[self::Entity]>>,
        {
            let (v0,) = self.0;
            SnapshotBuilder((v0, value))
        }
    }

    impl<T0, T1> SnapshotBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Snapshot].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Snapshot>
        where
            Self: ::planus::WriteAsOffset<Snapshot>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAsDefault<u32, u32>, T1: ::planus::WriteAs<::planus::Offset<[self::Entity]>>>
        ::planus::WriteAs<::planus::Offset<Snapshot>> for SnapshotBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Snapshot>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Snapshot> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAsDefault<u32, u32>, T1: ::planus::WriteAs<::planus::Offset<[self::Entity]>>>
        ::planus::WriteAsOptional<::planus::Offset<Snapshot>> for SnapshotBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Snapshot>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Snapshot>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAsDefault<u32, u32>, T1: ::planus::WriteAs<::planus::Offset<[self::Entity]>>>
        ::planus::WriteAsOffset<Snapshot> for SnapshotBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Snapshot> {
            let (v0, v1) = &self.0;
            Snapshot::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Snapshot].
    #[derive(Copy, Clone)]
    pub struct SnapshotRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> SnapshotRef<'a> {
        /// Getter for the [`tick` field](Snapshot#structfield.tick).
        #[inline]
        pub fn tick(&self) -> ::planus::Result<u32> {
            ::core::result::Result::Ok(self.0.access(0, "Snapshot", "tick")?.unwrap_or(0))
        }

        /// Getter for the [`entities` field](Snapshot#structfield.entities).
        #[inline]
        pub fn entities(&self) -> ::planus::Result<::planus::Vector<'a, self::EntityRef<'a>>> {
            self.0.access_required(1, "Snapshot", "entities")
        }
    }

    impl<'a> ::core::fmt::Debug for SnapshotRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("SnapshotRef");
            f.field("tick", &self.tick());
            f.field("entities", &self.entities());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<SnapshotRef<'a>> for Snapshot {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: SnapshotRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                tick: ::core::convert::TryInto::try_into(value.tick()?)?,
                entities: value.entities()?.to_vec()?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for SnapshotRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for SnapshotRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[SnapshotRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Snapshot>> for Snapshot {
        type Value = ::planus::Offset<Snapshot>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Snapshot>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for SnapshotRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[SnapshotRef]", "read_as_root", 0))
        }
    }

    /// The table `Stack`
    ///
    /// Generated from these locations:
    /// * Table `Stack` in the file `planus/messages.fbs:24`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Stack {
        /// The field `key` in the table `Stack`
        pub key: ::planus::alloc::string::String,
        /// The field `value` in the table `Stack`
        pub value: u32,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Stack {
        fn default() -> Self {
            Self { key: ::core::default::Default::default(), value: 0 }
        }
    }

    impl Stack {
        /// Creates a [StackBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> StackBuilder<()> {
            StackBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_key: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_value: impl ::planus::WriteAsDefault<u32, u32>,
        ) -> ::planus::Offset<Self> {
            let prepared_key = field_key.prepare(builder);
            let prepared_value = field_value.prepare(builder, &0);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            if prepared_value.is_some() {
                table_writer.write_entry::<u32>(1);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_key);
                    if let ::core::option::Option::Some(prepared_value) = prepared_value {
                        object_writer.write::<_, _, 4>(&prepared_value);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Stack>> for Stack {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stack> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Stack>> for Stack {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Stack>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Stack> for Stack {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stack> {
            Stack::create(builder, &self.key, self.value)
        }
    }

    /// Builder for serializing an instance of the [Stack] type.
    ///
    /// Can be created using the [Stack::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct StackBuilder<State>(State);

    impl StackBuilder<()> {
        /// Setter for the [`key` field](Stack#structfield.key).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn key<T0>(self, value: T0) -> StackBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            StackBuilder((value,))
        }
    }

    impl<T0> StackBuilder<(T0,)> {
        /// Setter for the [`value` field](Stack#structfield.value).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value<T1>(self, value: T1) -> StackBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<u32, u32>,
        {
            let (v0,) = self.0;
            StackBuilder((v0, value))
        }

        /// Sets the [`value` field](Stack#structfield.value) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value_as_default(self) -> StackBuilder<(T0, ::planus::DefaultValue)> {
            self.value(::planus::DefaultValue)
        }
    }

    impl<T0, T1> StackBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Stack].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stack>
        where
            Self: ::planus::WriteAsOffset<Stack>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<u32, u32>>
        ::planus::WriteAs<::planus::Offset<Stack>> for StackBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Stack>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stack> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<u32, u32>>
        ::planus::WriteAsOptional<::planus::Offset<Stack>> for StackBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Stack>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Stack>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<u32, u32>>
        ::planus::WriteAsOffset<Stack> for StackBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stack> {
            let (v0, v1) = &self.0;
            Stack::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Stack].
    #[derive(Copy, Clone)]
    pub struct StackRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> StackRef<'a> {
        /// Getter for the [`key` field](Stack#structfield.key).
        #[inline]
        pub fn key(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Stack", "key")
        }

        /// Getter for the [`value` field](Stack#structfield.value).
        #[inline]
        pub fn value(&self) -> ::planus::Result<u32> {
            ::core::result::Result::Ok(self.0.access(1, "Stack", "value")?.unwrap_or(0))
        }
    }

    impl<'a> ::core::fmt::Debug for StackRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("StackRef");
            f.field("key", &self.key());
            f.field("value", &self.value());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<StackRef<'a>> for Stack {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: StackRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                key: ::core::convert::Into::into(value.key()?),
                value: ::core::convert::TryInto::try_into(value.value()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for StackRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for StackRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[StackRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Stack>> for Stack {
        type Value = ::planus::Offset<Stack>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Stack>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for StackRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[StackRef]", "read_as_root", 0))
        }
    }

    /// The table `Inventory`
    ///
    /// Generated from these locations:
    /// * Table `Inventory` in the file `planus/messages.fbs:28`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Inventory {
        /// The field `items` in the table `Inventory`
        pub items: ::planus::alloc::vec::Vec<self::Stack>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Inventory {
        fn default() -> Self {
            Self { items: ::core::default::Default::default() }
        }
    }

    impl Inventory {
        /// Creates a [InventoryBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> InventoryBuilder<()> {
            InventoryBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_items: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Stack>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_items = field_items.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Stack>]>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_items);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Inventory>> for Inventory {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Inventory> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Inventory>> for Inventory {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Inventory>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Inventory> for Inventory {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Inventory> {
            Inventory::create(builder, &self.items)
        }
    }

    /// Builder for serializing an instance of the [Inventory] type.
    ///
    /// Can be created using the [Inventory::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct InventoryBuilder<State>(State);

    impl InventoryBuilder<()> {
        /// Setter for the [`items` field](Inventory#structfield.items).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn items<T0>(self, value: T0) -> InventoryBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Stack>]>>,
        {
            InventoryBuilder((value,))
        }
    }

    impl<T0> InventoryBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Inventory].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Inventory>
        where
            Self: ::planus::WriteAsOffset<Inventory>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Stack>]>>>
        ::planus::WriteAs<::planus::Offset<Inventory>> for InventoryBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Inventory>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Inventory> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Stack>]>>>
        ::planus::WriteAsOptional<::planus::Offset<Inventory>> for InventoryBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Inventory>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Inventory>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Stack>]>>>
        ::planus::WriteAsOffset<Inventory> for InventoryBuilder<(T0,)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Inventory> {
            let (v0,) = &self.0;
            Inventory::create(builder, v0)
        }
    }

    /// Reference to a deserialized [Inventory].
    #[derive(Copy, Clone)]
    pub struct InventoryRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> InventoryRef<'a> {
        /// Getter for the [`items` field](Inventory#structfield.items).
        #[inline]
        pub fn items(&self) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::StackRef<'a>>>> {
            self.0.access_required(0, "Inventory", "items")
        }
    }

    impl<'a> ::core::fmt::Debug for InventoryRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("InventoryRef");
            f.field("items", &self.items());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<InventoryRef<'a>> for Inventory {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: InventoryRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { items: value.items()?.to_vec_result()? })
        }
    }

    impl<'a> ::planus::TableRead<'a> for InventoryRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for InventoryRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[InventoryRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Inventory>> for Inventory {
        type Value = ::planus::Offset<Inventory>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Inventory>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for InventoryRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[InventoryRef]", "read_as_root", 0))
        }
    }

    /// The table `Record`
    ///
    /// Generated from these locations:
    /// * Table `Record` in the file `planus/messages.fbs:33`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Record {
        /// The field `id` in the table `Record`
        pub id: u64,
        /// The field `score` in the table `Record`
        pub score: f64,
        /// The field `active` in the table `Record`
        pub active: bool,
        /// The field `name` in the table `Record`
        pub name: ::planus::alloc::string::String,
        /// The field `values` in the table `Record`
        pub values: ::planus::alloc::vec::Vec<u32>,
        /// The field `blob` in the table `Record`
        pub blob: ::planus::alloc::vec::Vec<u8>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Record {
        fn default() -> Self {
            Self {
                id: 0,
                score: 0.0,
                active: false,
                name: ::core::default::Default::default(),
                values: ::core::default::Default::default(),
                blob: ::core::default::Default::default(),
            }
        }
    }

    impl Record {
        /// Creates a [RecordBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> RecordBuilder<()> {
            RecordBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_id: impl ::planus::WriteAsDefault<u64, u64>,
            field_score: impl ::planus::WriteAsDefault<f64, f64>,
            field_active: impl ::planus::WriteAsDefault<bool, bool>,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_values: impl ::planus::WriteAs<::planus::Offset<[u32]>>,
            field_blob: impl ::planus::WriteAs<::planus::Offset<[u8]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_id = field_id.prepare(builder, &0);
            let prepared_score = field_score.prepare(builder, &0.0);
            let prepared_active = field_active.prepare(builder, &false);
            let prepared_name = field_name.prepare(builder);
            let prepared_values = field_values.prepare(builder);
            let prepared_blob = field_blob.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<16> =
                ::core::default::Default::default();
            if prepared_id.is_some() {
                table_writer.write_entry::<u64>(0);
            }
            if prepared_score.is_some() {
                table_writer.write_entry::<f64>(1);
            }
            table_writer.write_entry::<::planus::Offset<str>>(3);
            table_writer.write_entry::<::planus::Offset<[u32]>>(4);
            table_writer.write_entry::<::planus::Offset<[u8]>>(5);
            if prepared_active.is_some() {
                table_writer.write_entry::<bool>(2);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_id) = prepared_id {
                        object_writer.write::<_, _, 8>(&prepared_id);
                    }
                    if let ::core::option::Option::Some(prepared_score) = prepared_score {
                        object_writer.write::<_, _, 8>(&prepared_score);
                    }
                    object_writer.write::<_, _, 4>(&prepared_name);
                    object_writer.write::<_, _, 4>(&prepared_values);
                    object_writer.write::<_, _, 4>(&prepared_blob);
                    if let ::core::option::Option::Some(prepared_active) = prepared_active {
                        object_writer.write::<_, _, 1>(&prepared_active);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Record>> for Record {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Record>> for Record {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Record>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Record> for Record {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record> {
            Record::create(builder, self.id, self.score, self.active, &self.name, &self.values, &self.blob)
        }
    }

    /// Builder for serializing an instance of the [Record] type.
    ///
    /// Can be created using the [Record::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct RecordBuilder<State>(State);

    impl RecordBuilder<()> {
        /// Setter for the [`id` field](Record#structfield.id).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id<T0>(self, value: T0) -> RecordBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<u64, u64>,
        {
            RecordBuilder((value,))
        }

        /// Sets the [`id` field](Record#structfield.id) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id_as_default(self) -> RecordBuilder<(::planus::DefaultValue,)> {
            self.id(::planus::DefaultValue)
        }
    }

    impl<T0> RecordBuilder<(T0,)> {
        /// Setter for the [`score` field](Record#structfield.score).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn score<T1>(self, value: T1) -> RecordBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<f64, f64>,
        {
            let (v0,) = self.0;
            RecordBuilder((v0, value))
        }

        /// Sets the [`score` field](Record#structfield.score) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn score_as_default(self) -> RecordBuilder<(T0, ::planus::DefaultValue)> {
            self.score(::planus::DefaultValue)
        }
    }

    impl<T0, T1> RecordBuilder<(T0, T1)> {
        /// Setter for the [`active` field](Record#structfield.active).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn active<T2>(self, value: T2) -> RecordBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1) = self.0;
            RecordBuilder((v0, v1, value))
        }

        /// Sets the [`active` field](Record#structfield.active) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn active_as_default(self) -> RecordBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.active(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> RecordBuilder<(T0, T1, T2)> {
        /// Setter for the [`name` field](Record#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T3>(self, value: T3) -> RecordBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAs<::planus::Offset<str>>,
        {
            let (v0, v1, v2) = self.0;
            RecordBuilder((v0, v1, v2, value))
        }
    }

    impl<T0, T1, T2, T3> RecordBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`values` field](Record#structfield.values).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn values<T4>(self, value: T4) -> RecordBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAs<::planus::Offset<[u32]>>,
        {
            let (v0, v1, v2, v3) = self.0;
            RecordBuilder((v0, v1, v2, v3, value))
        }
    }

    impl<T0, T1, T2, T3, T4> RecordBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`blob` field](Record#structfield.blob).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn blob<T5>(self, value: T5) -> RecordBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAs<::planus::Offset<[u8]>>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, value))
        }
    }

    impl<T0, T1, T2, T3, T4, T5> RecordBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Record].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record>
        where
            Self: ::planus::WriteAsOffset<Record>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAsDefault<f64, f64>,
            T2: ::planus::WriteAsDefault<bool, bool>,
            T3: ::planus::WriteAs<::planus::Offset<str>>,
            T4: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T5: ::planus::WriteAs<::planus::Offset<[u8]>>,
        > ::planus::WriteAs<::planus::Offset<Record>> for RecordBuilder<(T0, T1, T2, T3, T4, T5)>
    {
        type Prepared = ::planus::Offset<Record>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAsDefault<f64, f64>,
            T2: ::planus::WriteAsDefault<bool, bool>,
            T3: ::planus::WriteAs<::planus::Offset<str>>,
            T4: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T5: ::planus::WriteAs<::planus::Offset<[u8]>>,
        > ::planus::WriteAsOptional<::planus::Offset<Record>> for RecordBuilder<(T0, T1, T2, T3, T4, T5)>
    {
        type Prepared = ::planus::Offset<Record>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Record>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAsDefault<f64, f64>,
            T2: ::planus::WriteAsDefault<bool, bool>,
            T3: ::planus::WriteAs<::planus::Offset<str>>,
            T4: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T5: ::planus::WriteAs<::planus::Offset<[u8]>>,
        > ::planus::WriteAsOffset<Record> for RecordBuilder<(T0, T1, T2, T3, T4, T5)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record> {
            let (v0, v1, v2, v3, v4, v5) = &self.0;
            Record::create(builder, v0, v1, v2, v3, v4, v5)
        }
    }

    /// Reference to a deserialized [Record].
    #[derive(Copy, Clone)]
    pub struct RecordRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> RecordRef<'a> {
        /// Getter for the [`id` field](Record#structfield.id).
        #[inline]
        pub fn id(&self) -> ::planus::Result<u64> {
            ::core::result::Result::Ok(self.0.access(0, "Record", "id")?.unwrap_or(0))
        }

        /// Getter for the [`score` field](Record#structfield.score).
        #[inline]
        pub fn score(&self) -> ::planus::Result<f64> {
            ::core::result::Result::Ok(self.0.access(1, "Record", "score")?.unwrap_or(0.0))
        }

        /// Getter for the [`active` field](Record#structfield.active).
        #[inline]
        pub fn active(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(2, "Record", "active")?.unwrap_or(false))
        }

        /// Getter for the [`name` field](Record#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(3, "Record", "name")
        }

        /// Getter for the [`values` field](Record#structfield.values).
        #[inline]
        pub fn values(&self) -> ::planus::Result<::planus::Vector<'a, u32>> {
            self.0.access_required(4, "Record", "values")
        }

        /// Getter for the [`blob` field](Record#structfield.blob).
        #[inline]
        pub fn blob(&self) -> ::planus::Result<&'a [u8]> {
            self.0.access_required(5, "Record", "blob")
        }
    }

    impl<'a> ::core::fmt::Debug for RecordRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("RecordRef");
            f.field("id", &self.id());
            f.field("score", &self.score());
            f.field("active", &self.active());
            f.field("name", &self.name());
            f.field("values", &self.values());
            f.field("blob", &self.blob());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<RecordRef<'a>> for Record {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: RecordRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                id: ::core::convert::TryInto::try_into(value.id()?)?,
                score: ::core::convert::TryInto::try_into(value.score()?)?,
                active: ::core::convert::TryInto::try_into(value.active()?)?,
                name: ::core::convert::Into::into(value.name()?),
                values: value.values()?.to_vec()?,
                blob: value.blob()?.to_vec(),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for RecordRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for RecordRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[RecordRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Record>> for Record {
        type Value = ::planus::Offset<Record>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Record>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for RecordRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[RecordRef]", "read_as_root", 0))
        }
    }

    /// The table `Address`
    ///
    /// Generated from these locations:
    /// * Table `Address` in the file `planus/messages.fbs:43`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Address {
        /// The field `street` in the table `Address`
        pub street: ::planus::alloc::string::String,
        /// The field `city` in the table `Address`
        pub city: ::planus::alloc::string::String,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Address {
        fn default() -> Self {
            Self { street: ::core::default::Default::default(), city: ::core::default::Default::default() }
        }
    }

    impl Address {
        /// Creates a [AddressBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> AddressBuilder<()> {
            AddressBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_street: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_city: impl ::planus::WriteAs<::planus::Offset<str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_street = field_street.prepare(builder);
            let prepared_city = field_city.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<str>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_street);
                    object_writer.write::<_, _, 4>(&prepared_city);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Address>> for Address {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Address> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Address>> for Address {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Address>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Address> for Address {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Address> {
            Address::create(builder, &self.street, &self.city)
        }
    }

    /// Builder for serializing an instance of the [Address] type.
    ///
    /// Can be created using the [Address::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct AddressBuilder<State>(State);

    impl AddressBuilder<()> {
        /// Setter for the [`street` field](Address#structfield.street).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn street<T0>(self, value: T0) -> AddressBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            AddressBuilder((value,))
        }
    }

    impl<T0> AddressBuilder<(T0,)> {
        /// Setter for the [`city` field](Address#structfield.city).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn city<T1>(self, value: T1) -> AddressBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        {
            let (v0,) = self.0;
            AddressBuilder((v0, value))
        }
    }

    impl<T0, T1> AddressBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Address].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Address>
        where
            Self: ::planus::WriteAsOffset<Address>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAs<::planus::Offset<str>>>
        ::planus::WriteAs<::planus::Offset<Address>> for AddressBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Address>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Address> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAs<::planus::Offset<str>>>
        ::planus::WriteAsOptional<::planus::Offset<Address>> for AddressBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Address>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Address>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAs<::planus::Offset<str>>>
        ::planus::WriteAsOffset<Address> for AddressBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Address> {
            let (v0, v1) = &self.0;
            Address::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Address].
    #[derive(Copy, Clone)]
    pub struct AddressRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> AddressRef<'a> {
        /// Getter for the [`street` field](Address#structfield.street).
        #[inline]
        pub fn street(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Address", "street")
        }

        /// Getter for the [`city` field](Address#structfield.city).
        #[inline]
        pub fn city(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(1, "Address", "city")
        }
    }

    impl<'a> ::core::fmt::Debug for AddressRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("AddressRef");
            f.field("street", &self.street());
            f.field("city", &self.city());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<AddressRef<'a>> for Address {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: AddressRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                street: ::core::convert::Into::into(value.street()?),
                city: ::core::convert::Into::into(value.city()?),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for AddressRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for AddressRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[AddressRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Address>> for Address {
        type Value = ::planus::Offset<Address>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Address>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for AddressRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[AddressRef]", "read_as_root", 0))
        }
    }

    /// The table `Customer`
    ///
    /// Generated from these locations:
    /// * Table `Customer` in the file `planus/messages.fbs:47`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Customer {
        /// The field `name` in the table `Customer`
        pub name: ::planus::alloc::string::String,
        /// The field `address` in the table `Customer`
        pub address: ::core::option::Option<::planus::alloc::boxed::Box<self::Address>>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Customer {
        fn default() -> Self {
            Self { name: ::core::default::Default::default(), address: ::core::default::Default::default() }
        }
    }

    impl Customer {
        /// Creates a [CustomerBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> CustomerBuilder<()> {
            CustomerBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_address: impl ::planus::WriteAsOptional<::planus::Offset<self::Address>>,
        ) -> ::planus::Offset<Self> {
            let prepared_name = field_name.prepare(builder);
            let prepared_address = field_address.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            if prepared_address.is_some() {
                table_writer.write_entry::<::planus::Offset<self::Address>>(1);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_name);
                    if let ::core::option::Option::Some(prepared_address) = prepared_address {
                        object_writer.write::<_, _, 4>(&prepared_address);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Customer>> for Customer {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Customer> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Customer>> for Customer {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Customer>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Customer> for Customer {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Customer> {
            Customer::create(builder, &self.name, &self.address)
        }
    }

    /// Builder for serializing an instance of the [Customer] type.
    ///
    /// Can be created using the [Customer::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct CustomerBuilder<State>(State);

    impl CustomerBuilder<()> {
        /// Setter for the [`name` field](Customer#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T0>(self, value: T0) -> CustomerBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            CustomerBuilder((value,))
        }
    }

    impl<T0> CustomerBuilder<(T0,)> {
        /// Setter for the [`address` field](Customer#structfield.address).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn address<T1>(self, value: T1) -> CustomerBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsOptional<::planus::Offset<self::Address>>,
        {
            let (v0,) = self.0;
            CustomerBuilder((v0, value))
        }

        /// Sets the [`address` field](Customer#structfield.address) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn address_as_null(self) -> CustomerBuilder<(T0, ())> {
            self.address(())
        }
    }

    impl<T0, T1> CustomerBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Customer].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Customer>
        where
            Self: ::planus::WriteAsOffset<Customer>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<self::Address>>,
        > ::planus::WriteAs<::planus::Offset<Customer>> for CustomerBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Customer>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Customer> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<self::Address>>,
        > ::planus::WriteAsOptional<::planus::Offset<Customer>> for CustomerBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Customer>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Customer>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<self::Address>>,
        > ::planus::WriteAsOffset<Customer> for CustomerBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Customer> {
            let (v0, v1) = &self.0;
            Customer::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Customer].
    #[derive(Copy, Clone)]
    pub struct CustomerRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> CustomerRef<'a> {
        /// Getter for the [`name` field](Customer#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Customer", "name")
        }

        /// Getter for the [`address` field](Customer#structfield.address).
        #[inline]
        pub fn address(&self) -> ::planus::Result<::core::option::Option<self::AddressRef<'a>>> {
            self.0.access(1, "Customer", "address")
        }
    }

    impl<'a> ::core::fmt::Debug for CustomerRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("CustomerRef");
            f.field("name", &self.name());
            if let ::core::option::Option::Some(field_address) = self.address().transpose() {
                f.field("address", &field_address);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<CustomerRef<'a>> for Customer {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: CustomerRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                name: ::core::convert::Into::into(value.name()?),
                address: if let ::core::option::Option::Some(address) = value.address()? {
                    ::core::option::Option::Some(::planus::alloc::boxed::Box::new(
                        ::core::convert::TryInto::try_into(address)?,
                    ))
                } else {
                    ::core::option::Option::None
                },
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for CustomerRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for CustomerRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[CustomerRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Customer>> for Customer {
        type Value = ::planus::Offset<Customer>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Customer>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for CustomerRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[CustomerRef]", "read_as_root", 0))
        }
    }

    /// The table `Line`
    ///
    /// Generated from these locations:
    /// * Table `Line` in the file `planus/messages.fbs:51`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Line {
        /// The field `sku` in the table `Line`
        pub sku: ::planus::alloc::string::String,
        /// The field `qty` in the table `Line`
        pub qty: u16,
        /// The field `price` in the table `Line`
        pub price: f64,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Line {
        fn default() -> Self {
            Self { sku: ::core::default::Default::default(), qty: 0, price: 0.0 }
        }
    }

    impl Line {
        /// Creates a [LineBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> LineBuilder<()> {
            LineBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_sku: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_qty: impl ::planus::WriteAsDefault<u16, u16>,
            field_price: impl ::planus::WriteAsDefault<f64, f64>,
        ) -> ::planus::Offset<Self> {
            let prepared_sku = field_sku.prepare(builder);
            let prepared_qty = field_qty.prepare(builder, &0);
            let prepared_price = field_price.prepare(builder, &0.0);

            let mut table_writer: ::planus::table_writer::TableWriter<10> =
                ::core::default::Default::default();
            if prepared_price.is_some() {
                table_writer.write_entry::<f64>(2);
            }
            table_writer.write_entry::<::planus::Offset<str>>(0);
            if prepared_qty.is_some() {
                table_writer.write_entry::<u16>(1);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_price) = prepared_price {
                        object_writer.write::<_, _, 8>(&prepared_price);
                    }
                    object_writer.write::<_, _, 4>(&prepared_sku);
                    if let ::core::option::Option::Some(prepared_qty) = prepared_qty {
                        object_writer.write::<_, _, 2>(&prepared_qty);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Line>> for Line {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Line> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Line>> for Line {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Line>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Line> for Line {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Line> {
            Line::create(builder, &self.sku, self.qty, self.price)
        }
    }

    /// Builder for serializing an instance of the [Line] type.
    ///
    /// Can be created using the [Line::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct LineBuilder<State>(State);

    impl LineBuilder<()> {
        /// Setter for the [`sku` field](Line#structfield.sku).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn sku<T0>(self, value: T0) -> LineBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            LineBuilder((value,))
        }
    }

    impl<T0> LineBuilder<(T0,)> {
        /// Setter for the [`qty` field](Line#structfield.qty).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn qty<T1>(self, value: T1) -> LineBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<u16, u16>,
        {
            let (v0,) = self.0;
            LineBuilder((v0, value))
        }

        /// Sets the [`qty` field](Line#structfield.qty) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn qty_as_default(self) -> LineBuilder<(T0, ::planus::DefaultValue)> {
            self.qty(::planus::DefaultValue)
        }
    }

    impl<T0, T1> LineBuilder<(T0, T1)> {
        /// Setter for the [`price` field](Line#structfield.price).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn price<T2>(self, value: T2) -> LineBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<f64, f64>,
        {
            let (v0, v1) = self.0;
            LineBuilder((v0, v1, value))
        }

        /// Sets the [`price` field](Line#structfield.price) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn price_as_default(self) -> LineBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.price(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> LineBuilder<(T0, T1, T2)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Line].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Line>
        where
            Self: ::planus::WriteAsOffset<Line>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsDefault<u16, u16>,
            T2: ::planus::WriteAsDefault<f64, f64>,
        > ::planus::WriteAs<::planus::Offset<Line>> for LineBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<Line>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Line> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsDefault<u16, u16>,
            T2: ::planus::WriteAsDefault<f64, f64>,
        > ::planus::WriteAsOptional<::planus::Offset<Line>> for LineBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<Line>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Line>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsDefault<u16, u16>,
            T2: ::planus::WriteAsDefault<f64, f64>,
        > ::planus::WriteAsOffset<Line> for LineBuilder<(T0, T1, T2)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Line> {
            let (v0, v1, v2) = &self.0;
            Line::create(builder, v0, v1, v2)
        }
    }

    /// Reference to a deserialized [Line].
    #[derive(Copy, Clone)]
    pub struct LineRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> LineRef<'a> {
        /// Getter for the [`sku` field](Line#structfield.sku).
        #[inline]
        pub fn sku(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Line", "sku")
        }

        /// Getter for the [`qty` field](Line#structfield.qty).
        #[inline]
        pub fn qty(&self) -> ::planus::Result<u16> {
            ::core::result::Result::Ok(self.0.access(1, "Line", "qty")?.unwrap_or(0))
        }

        /// Getter for the [`price` field](Line#structfield.price).
        #[inline]
        pub fn price(&self) -> ::planus::Result<f64> {
            ::core::result::Result::Ok(self.0.access(2, "Line", "price")?.unwrap_or(0.0))
        }
    }

    impl<'a> ::core::fmt::Debug for LineRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("LineRef");
            f.field("sku", &self.sku());
            f.field("qty", &self.qty());
            f.field("price", &self.price());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<LineRef<'a>> for Line {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: LineRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                sku: ::core::convert::Into::into(value.sku()?),
                qty: ::core::convert::TryInto::try_into(value.qty()?)?,
                price: ::core::convert::TryInto::try_into(value.price()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for LineRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for LineRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[LineRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Line>> for Line {
        type Value = ::planus::Offset<Line>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Line>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for LineRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[LineRef]", "read_as_root", 0))
        }
    }

    /// The table `Order`
    ///
    /// Generated from these locations:
    /// * Table `Order` in the file `planus/messages.fbs:56`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Order {
        /// The field `id` in the table `Order`
        pub id: u64,
        /// The field `customer` in the table `Order`
        pub customer: ::planus::alloc::boxed::Box<self::Customer>,
        /// The field `lines` in the table `Order`
        pub lines: ::planus::alloc::vec::Vec<self::Line>,
        /// The field `note` in the table `Order`
        pub note: ::core::option::Option<::planus::alloc::string::String>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Order {
        fn default() -> Self {
            Self {
                id: 0,
                customer: ::core::default::Default::default(),
                lines: ::core::default::Default::default(),
                note: ::core::default::Default::default(),
            }
        }
    }

    impl Order {
        /// Creates a [OrderBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> OrderBuilder<()> {
            OrderBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_id: impl ::planus::WriteAsDefault<u64, u64>,
            field_customer: impl ::planus::WriteAs<::planus::Offset<self::Customer>>,
            field_lines: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Line>]>>,
            field_note: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_id = field_id.prepare(builder, &0);
            let prepared_customer = field_customer.prepare(builder);
            let prepared_lines = field_lines.prepare(builder);
            let prepared_note = field_note.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<12> =
                ::core::default::Default::default();
            if prepared_id.is_some() {
                table_writer.write_entry::<u64>(0);
            }
            table_writer.write_entry::<::planus::Offset<self::Customer>>(1);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Line>]>>(2);
            if prepared_note.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(3);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_id) = prepared_id {
                        object_writer.write::<_, _, 8>(&prepared_id);
                    }
                    object_writer.write::<_, _, 4>(&prepared_customer);
                    object_writer.write::<_, _, 4>(&prepared_lines);
                    if let ::core::option::Option::Some(prepared_note) = prepared_note {
                        object_writer.write::<_, _, 4>(&prepared_note);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Order>> for Order {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Order> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Order>> for Order {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Order>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Order> for Order {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Order> {
            Order::create(builder, self.id, &self.customer, &self.lines, &self.note)
        }
    }

    /// Builder for serializing an instance of the [Order] type.
    ///
    /// Can be created using the [Order::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct OrderBuilder<State>(State);

    impl OrderBuilder<()> {
        /// Setter for the [`id` field](Order#structfield.id).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id<T0>(self, value: T0) -> OrderBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<u64, u64>,
        {
            OrderBuilder((value,))
        }

        /// Sets the [`id` field](Order#structfield.id) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id_as_default(self) -> OrderBuilder<(::planus::DefaultValue,)> {
            self.id(::planus::DefaultValue)
        }
    }

    impl<T0> OrderBuilder<(T0,)> {
        /// Setter for the [`customer` field](Order#structfield.customer).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn customer<T1>(self, value: T1) -> OrderBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<self::Customer>>,
        {
            let (v0,) = self.0;
            OrderBuilder((v0, value))
        }
    }

    impl<T0, T1> OrderBuilder<(T0, T1)> {
        /// Setter for the [`lines` field](Order#structfield.lines).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn lines<T2>(self, value: T2) -> OrderBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Line>]>>,
        {
            let (v0, v1) = self.0;
            OrderBuilder((v0, v1, value))
        }
    }

    impl<T0, T1, T2> OrderBuilder<(T0, T1, T2)> {
        /// Setter for the [`note` field](Order#structfield.note).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn note<T3>(self, value: T3) -> OrderBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (v0, v1, v2) = self.0;
            OrderBuilder((v0, v1, v2, value))
        }

        /// Sets the [`note` field](Order#structfield.note) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn note_as_null(self) -> OrderBuilder<(T0, T1, T2, ())> {
            self.note(())
        }
    }

    impl<T0, T1, T2, T3> OrderBuilder<(T0, T1, T2, T3)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Order].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Order>
        where
            Self: ::planus::WriteAsOffset<Order>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAs<::planus::Offset<self::Customer>>,
            T2: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Line>]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAs<::planus::Offset<Order>> for OrderBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<Order>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Order> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAs<::planus::Offset<self::Customer>>,
            T2: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Line>]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAsOptional<::planus::Offset<Order>> for OrderBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<Order>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Order>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u64, u64>,
            T1: ::planus::WriteAs<::planus::Offset<self::Customer>>,
            T2: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Line>]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAsOffset<Order> for OrderBuilder<(T0, T1, T2, T3)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Order> {
            let (v0, v1, v2, v3) = &self.0;
            Order::create(builder, v0, v1, v2, v3)
        }
    }

    /// Reference to a deserialized [Order].
    #[derive(Copy, Clone)]
    pub struct OrderRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> OrderRef<'a> {
        /// Getter for the [`id` field](Order#structfield.id).
        #[inline]
        pub fn id(&self) -> ::planus::Result<u64> {
            ::core::result::Result::Ok(self.0.access(0, "Order", "id")?.unwrap_or(0))
        }

        /// Getter for the [`customer` field](Order#structfield.customer).
        #[inline]
        pub fn customer(&self) -> ::planus::Result<self::CustomerRef<'a>> {
            self.0.access_required(1, "Order", "customer")
        }

        /// Getter for the [`lines` field](Order#structfield.lines).
        #[inline]
        pub fn lines(&self) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::LineRef<'a>>>> {
            self.0.access_required(2, "Order", "lines")
        }

        /// Getter for the [`note` field](Order#structfield.note).
        #[inline]
        pub fn note(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(3, "Order", "note")
        }
    }

    impl<'a> ::core::fmt::Debug for OrderRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("OrderRef");
            f.field("id", &self.id());
            f.field("customer", &self.customer());
            f.field("lines", &self.lines());
            if let ::core::option::Option::Some(field_note) = self.note().transpose() {
                f.field("note", &field_note);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<OrderRef<'a>> for Order {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: OrderRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                id: ::core::convert::TryInto::try_into(value.id()?)?,
                customer: ::planus::alloc::boxed::Box::new(::core::convert::TryInto::try_into(
                    value.customer()?,
                )?),
                lines: value.lines()?.to_vec_result()?,
                note: value.note()?.map(::core::convert::Into::into),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for OrderRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for OrderRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[OrderRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Order>> for Order {
        type Value = ::planus::Offset<Order>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Order>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for OrderRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[OrderRef]", "read_as_root", 0))
        }
    }
}
