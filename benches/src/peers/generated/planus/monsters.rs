pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `flatbuffers/monsters.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The struct `Vec3`
    ///
    /// Generated from these locations:
    /// * Struct `Vec3` in the file `flatbuffers/monsters.fbs:1`
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

    /// The enum `Color`
    ///
    /// Generated from these locations:
    /// * Enum `Color` in the file `flatbuffers/monsters.fbs:3`
    #[derive(
        Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
    )]
    #[repr(u8)]
    pub enum Color {
        /// The variant `Red` in the enum `Color`
        Red = 0,

        /// The variant `Green` in the enum `Color`
        Green = 1,

        /// The variant `Blue` in the enum `Color`
        Blue = 2,
    }

    impl Color {
        /// Array containing all valid variants of Color
        pub const ENUM_VALUES: [Self; 3] = [Self::Red, Self::Green, Self::Blue];
    }

    impl ::core::convert::TryFrom<u8> for Color {
        type Error = ::planus::errors::UnknownEnumTagKind;
        #[inline]
        fn try_from(value: u8) -> ::core::result::Result<Self, ::planus::errors::UnknownEnumTagKind> {
            #[allow(clippy::match_single_binding)]
            match value {
                0 => ::core::result::Result::Ok(Color::Red),
                1 => ::core::result::Result::Ok(Color::Green),
                2 => ::core::result::Result::Ok(Color::Blue),

                _ => ::core::result::Result::Err(::planus::errors::UnknownEnumTagKind { tag: value as i128 }),
            }
        }
    }

    impl ::core::convert::From<Color> for u8 {
        #[inline]
        fn from(value: Color) -> Self {
            value as u8
        }
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Color {
        const ALIGNMENT: usize = 1;
        const SIZE: usize = 1;
    }

    impl ::planus::WriteAsPrimitive<Color> for Color {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            (*self as u8).write(cursor, buffer_position);
        }
    }

    impl ::planus::WriteAs<Color> for Color {
        type Prepared = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Color {
            *self
        }
    }

    impl ::planus::WriteAsDefault<Color, Color> for Color {
        type Prepared = Self;

        #[inline]
        fn prepare(
            &self,
            _builder: &mut ::planus::Builder,
            default: &Color,
        ) -> ::core::option::Option<Color> {
            if self == default {
                ::core::option::Option::None
            } else {
                ::core::option::Option::Some(*self)
            }
        }
    }

    impl ::planus::WriteAsOptional<Color> for Color {
        type Prepared = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Color> {
            ::core::option::Option::Some(*self)
        }
    }

    impl<'buf> ::planus::TableRead<'buf> for Color {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'buf>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let n: u8 = ::planus::TableRead::from_buffer(buffer, offset)?;
            ::core::result::Result::Ok(::core::convert::TryInto::try_into(n)?)
        }
    }

    impl<'buf> ::planus::VectorReadInner<'buf> for Color {
        type Error = ::planus::errors::UnknownEnumTag;
        const STRIDE: usize = 1;
        #[inline]
        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'buf>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::UnknownEnumTag> {
            let value = unsafe { *buffer.buffer.get_unchecked(offset) };
            let value: ::core::result::Result<Self, _> = ::core::convert::TryInto::try_into(value);
            value.map_err(|error_kind| {
                error_kind.with_error_location("Color", "VectorRead::from_buffer", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Color> for Color {
        const STRIDE: usize = 1;

        type Value = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Self],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 1];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - i as u32,
                );
            }
        }
    }

    /// The table `Weapon`
    ///
    /// Generated from these locations:
    /// * Table `Weapon` in the file `flatbuffers/monsters.fbs:5`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Weapon {
        /// The field `name` in the table `Weapon`
        pub name: ::planus::alloc::string::String,
        /// The field `damage` in the table `Weapon`
        pub damage: i16,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Weapon {
        fn default() -> Self {
            Self { name: ::core::default::Default::default(), damage: 0 }
        }
    }

    impl Weapon {
        /// Creates a [WeaponBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> WeaponBuilder<()> {
            WeaponBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_damage: impl ::planus::WriteAsDefault<i16, i16>,
        ) -> ::planus::Offset<Self> {
            let prepared_name = field_name.prepare(builder);
            let prepared_damage = field_damage.prepare(builder, &0);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            if prepared_damage.is_some() {
                table_writer.write_entry::<i16>(1);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_name);
                    if let ::core::option::Option::Some(prepared_damage) = prepared_damage {
                        object_writer.write::<_, _, 2>(&prepared_damage);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Weapon>> for Weapon {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Weapon> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Weapon>> for Weapon {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Weapon>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Weapon> for Weapon {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Weapon> {
            Weapon::create(builder, &self.name, self.damage)
        }
    }

    /// Builder for serializing an instance of the [Weapon] type.
    ///
    /// Can be created using the [Weapon::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct WeaponBuilder<State>(State);

    impl WeaponBuilder<()> {
        /// Setter for the [`name` field](Weapon#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T0>(self, value: T0) -> WeaponBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            WeaponBuilder((value,))
        }
    }

    impl<T0> WeaponBuilder<(T0,)> {
        /// Setter for the [`damage` field](Weapon#structfield.damage).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn damage<T1>(self, value: T1) -> WeaponBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<i16, i16>,
        {
            let (v0,) = self.0;
            WeaponBuilder((v0, value))
        }

        /// Sets the [`damage` field](Weapon#structfield.damage) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn damage_as_default(self) -> WeaponBuilder<(T0, ::planus::DefaultValue)> {
            self.damage(::planus::DefaultValue)
        }
    }

    impl<T0, T1> WeaponBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Weapon].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Weapon>
        where
            Self: ::planus::WriteAsOffset<Weapon>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<i16, i16>>
        ::planus::WriteAs<::planus::Offset<Weapon>> for WeaponBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Weapon>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Weapon> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<i16, i16>>
        ::planus::WriteAsOptional<::planus::Offset<Weapon>> for WeaponBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Weapon>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Weapon>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<i16, i16>>
        ::planus::WriteAsOffset<Weapon> for WeaponBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Weapon> {
            let (v0, v1) = &self.0;
            Weapon::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Weapon].
    #[derive(Copy, Clone)]
    pub struct WeaponRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> WeaponRef<'a> {
        /// Getter for the [`name` field](Weapon#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Weapon", "name")
        }

        /// Getter for the [`damage` field](Weapon#structfield.damage).
        #[inline]
        pub fn damage(&self) -> ::planus::Result<i16> {
            ::core::result::Result::Ok(self.0.access(1, "Weapon", "damage")?.unwrap_or(0))
        }
    }

    impl<'a> ::core::fmt::Debug for WeaponRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("WeaponRef");
            f.field("name", &self.name());
            f.field("damage", &self.damage());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<WeaponRef<'a>> for Weapon {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: WeaponRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                name: ::core::convert::Into::into(value.name()?),
                damage: ::core::convert::TryInto::try_into(value.damage()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for WeaponRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for WeaponRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[WeaponRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Weapon>> for Weapon {
        type Value = ::planus::Offset<Weapon>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Weapon>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for WeaponRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[WeaponRef]", "read_as_root", 0))
        }
    }

    /// The table `Monster`
    ///
    /// Generated from these locations:
    /// * Table `Monster` in the file `flatbuffers/monsters.fbs:10`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Monster {
        /// The field `name` in the table `Monster`
        pub name: ::planus::alloc::string::String,
        /// The field `hp` in the table `Monster`
        pub hp: i16,
        /// The field `mana` in the table `Monster`
        pub mana: ::core::option::Option<i16>,
        /// The field `pos` in the table `Monster`
        pub pos: self::Vec3,
        /// The field `color` in the table `Monster`
        pub color: self::Color,
        /// The field `inventory` in the table `Monster`
        pub inventory: ::core::option::Option<::planus::alloc::vec::Vec<u8>>,
        /// The field `weapons` in the table `Monster`
        pub weapons: ::core::option::Option<::planus::alloc::vec::Vec<self::Weapon>>,
        /// The field `equipped` in the table `Monster`
        pub equipped: ::core::option::Option<::planus::alloc::boxed::Box<self::Weapon>>,
        /// The field `path` in the table `Monster`
        pub path: ::core::option::Option<::planus::alloc::vec::Vec<self::Vec3>>,
        /// The field `friendly` in the table `Monster`
        pub friendly: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Monster {
        fn default() -> Self {
            Self {
                name: ::core::default::Default::default(),
                hp: 100,
                mana: ::core::default::Default::default(),
                pos: ::core::default::Default::default(),
                color: self::Color::Blue,
                inventory: ::core::default::Default::default(),
                weapons: ::core::default::Default::default(),
                equipped: ::core::default::Default::default(),
                path: ::core::default::Default::default(),
                friendly: false,
            }
        }
    }

    impl Monster {
        /// Creates a [MonsterBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> MonsterBuilder<()> {
            MonsterBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_hp: impl ::planus::WriteAsDefault<i16, i16>,
            field_mana: impl ::planus::WriteAsOptional<i16>,
            field_pos: impl ::planus::WriteAs<self::Vec3>,
            field_color: impl ::planus::WriteAsDefault<self::Color, self::Color>,
            field_inventory: impl ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            field_weapons: impl ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::Weapon>]>>,
            field_equipped: impl ::planus::WriteAsOptional<::planus::Offset<self::Weapon>>,
            field_path: impl ::planus::WriteAsOptional<::planus::Offset<[self::Vec3]>>,
            field_friendly: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_name = field_name.prepare(builder);
            let prepared_hp = field_hp.prepare(builder, &100);
            let prepared_mana = field_mana.prepare(builder);
            let prepared_pos = field_pos.prepare(builder);
            let prepared_color = field_color.prepare(builder, &self::Color::Blue);
            let prepared_inventory = field_inventory.prepare(builder);
            let prepared_weapons = field_weapons.prepare(builder);
            let prepared_equipped = field_equipped.prepare(builder);
            let prepared_path = field_path.prepare(builder);
            let prepared_friendly = field_friendly.prepare(builder, &false);

            let mut table_writer: ::planus::table_writer::TableWriter<24> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<self::Vec3>(3);
            if prepared_inventory.is_some() {
                table_writer.write_entry::<::planus::Offset<[u8]>>(5);
            }
            if prepared_weapons.is_some() {
                table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Weapon>]>>(6);
            }
            if prepared_equipped.is_some() {
                table_writer.write_entry::<::planus::Offset<self::Weapon>>(7);
            }
            if prepared_path.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::Vec3]>>(8);
            }
            if prepared_hp.is_some() {
                table_writer.write_entry::<i16>(1);
            }
            if prepared_mana.is_some() {
                table_writer.write_entry::<i16>(2);
            }
            if prepared_color.is_some() {
                table_writer.write_entry::<self::Color>(4);
            }
            if prepared_friendly.is_some() {
                table_writer.write_entry::<bool>(9);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_name);
                    object_writer.write::<_, _, 12>(&prepared_pos);
                    if let ::core::option::Option::Some(prepared_inventory) = prepared_inventory {
                        object_writer.write::<_, _, 4>(&prepared_inventory);
                    }
                    if let ::core::option::Option::Some(prepared_weapons) = prepared_weapons {
                        object_writer.write::<_, _, 4>(&prepared_weapons);
                    }
                    if let ::core::option::Option::Some(prepared_equipped) = prepared_equipped {
                        object_writer.write::<_, _, 4>(&prepared_equipped);
                    }
                    if let ::core::option::Option::Some(prepared_path) = prepared_path {
                        object_writer.write::<_, _, 4>(&prepared_path);
                    }
                    if let ::core::option::Option::Some(prepared_hp) = prepared_hp {
                        object_writer.write::<_, _, 2>(&prepared_hp);
                    }
                    if let ::core::option::Option::Some(prepared_mana) = prepared_mana {
                        object_writer.write::<_, _, 2>(&prepared_mana);
                    }
                    if let ::core::option::Option::Some(prepared_color) = prepared_color {
                        object_writer.write::<_, _, 1>(&prepared_color);
                    }
                    if let ::core::option::Option::Some(prepared_friendly) = prepared_friendly {
                        object_writer.write::<_, _, 1>(&prepared_friendly);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Monster>> for Monster {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Monster> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Monster>> for Monster {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Monster>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Monster> for Monster {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Monster> {
            Monster::create(
                builder,
                &self.name,
                self.hp,
                self.mana,
                self.pos,
                self.color,
                &self.inventory,
                &self.weapons,
                &self.equipped,
                &self.path,
                self.friendly,
            )
        }
    }

    /// Builder for serializing an instance of the [Monster] type.
    ///
    /// Can be created using the [Monster::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct MonsterBuilder<State>(State);

    impl MonsterBuilder<()> {
        /// Setter for the [`name` field](Monster#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T0>(self, value: T0) -> MonsterBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            MonsterBuilder((value,))
        }
    }

    impl<T0> MonsterBuilder<(T0,)> {
        /// Setter for the [`hp` field](Monster#structfield.hp).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn hp<T1>(self, value: T1) -> MonsterBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<i16, i16>,
        {
            let (v0,) = self.0;
            MonsterBuilder((v0, value))
        }

        /// Sets the [`hp` field](Monster#structfield.hp) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn hp_as_default(self) -> MonsterBuilder<(T0, ::planus::DefaultValue)> {
            self.hp(::planus::DefaultValue)
        }
    }

    impl<T0, T1> MonsterBuilder<(T0, T1)> {
        /// Setter for the [`mana` field](Monster#structfield.mana).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn mana<T2>(self, value: T2) -> MonsterBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<i16>,
        {
            let (v0, v1) = self.0;
            MonsterBuilder((v0, v1, value))
        }

        /// Sets the [`mana` field](Monster#structfield.mana) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn mana_as_null(self) -> MonsterBuilder<(T0, T1, ())> {
            self.mana(())
        }
    }

    impl<T0, T1, T2> MonsterBuilder<(T0, T1, T2)> {
        /// Setter for the [`pos` field](Monster#structfield.pos).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn pos<T3>(self, value: T3) -> MonsterBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAs<self::Vec3>,
        {
            let (v0, v1, v2) = self.0;
            MonsterBuilder((v0, v1, v2, value))
        }
    }

    impl<T0, T1, T2, T3> MonsterBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`color` field](Monster#structfield.color).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color<T4>(self, value: T4) -> MonsterBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsDefault<self::Color, self::Color>,
        {
            let (v0, v1, v2, v3) = self.0;
            MonsterBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`color` field](Monster#structfield.color) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color_as_default(self) -> MonsterBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
            self.color(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4> MonsterBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`inventory` field](Monster#structfield.inventory).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn inventory<T5>(self, value: T5) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            MonsterBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`inventory` field](Monster#structfield.inventory) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn inventory_as_null(self) -> MonsterBuilder<(T0, T1, T2, T3, T4, ())> {
            self.inventory(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5> MonsterBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`weapons` field](Monster#structfield.weapons).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn weapons<T6>(self, value: T6) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::Weapon>]>>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            MonsterBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`weapons` field](Monster#structfield.weapons) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn weapons_as_null(self) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, ())> {
            self.weapons(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`equipped` field](Monster#structfield.equipped).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn equipped<T7>(self, value: T7) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAsOptional<::planus::Offset<self::Weapon>>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            MonsterBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }

        /// Sets the [`equipped` field](Monster#structfield.equipped) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn equipped_as_null(self) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, ())> {
            self.equipped(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Setter for the [`path` field](Monster#structfield.path).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn path<T8>(self, value: T8) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        where
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::Vec3]>>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
            MonsterBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
        }

        /// Sets the [`path` field](Monster#structfield.path) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn path_as_null(self) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, ())> {
            self.path(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)> {
        /// Setter for the [`friendly` field](Monster#structfield.friendly).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn friendly<T9>(self, value: T9) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
        where
            T9: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = self.0;
            MonsterBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, value))
        }

        /// Sets the [`friendly` field](Monster#structfield.friendly) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn friendly_as_default(
            self,
        ) -> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, ::planus::DefaultValue)> {
            self.friendly(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9> MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Monster].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Monster>
        where
            Self: ::planus::WriteAsOffset<Monster>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsDefault<i16, i16>,
            T2: ::planus::WriteAsOptional<i16>,
            T3: ::planus::WriteAs<self::Vec3>,
            T4: ::planus::WriteAsDefault<self::Color, self::Color>,
            T5: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T6: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::Weapon>]>>,
            T7: ::planus::WriteAsOptional<::planus::Offset<self::Weapon>>,
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::Vec3]>>,
            T9: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<Monster>>
        for MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
    {
        type Prepared = ::planus::Offset<Monster>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Monster> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsDefault<i16, i16>,
            T2: ::planus::WriteAsOptional<i16>,
            T3: ::planus::WriteAs<self::Vec3>,
            T4: ::planus::WriteAsDefault<self::Color, self::Color>,
            T5: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T6: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::Weapon>]>>,
            T7: ::planus::WriteAsOptional<::planus::Offset<self::Weapon>>,
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::Vec3]>>,
            T9: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<Monster>>
        for MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
    {
        type Prepared = ::planus::Offset<Monster>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Monster>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsDefault<i16, i16>,
            T2: ::planus::WriteAsOptional<i16>,
            T3: ::planus::WriteAs<self::Vec3>,
            T4: ::planus::WriteAsDefault<self::Color, self::Color>,
            T5: ::planus::WriteAsOptional<::planus::Offset<[u8]>>,
            T6: ::planus::WriteAsOptional<::planus::Offset<[::planus::Offset<self::Weapon>]>>,
            T7: ::planus::WriteAsOptional<::planus::Offset<self::Weapon>>,
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::Vec3]>>,
            T9: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<Monster> for MonsterBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Monster> {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9) = &self.0;
            Monster::create(builder, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
        }
    }

    /// Reference to a deserialized [Monster].
    #[derive(Copy, Clone)]
    pub struct MonsterRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> MonsterRef<'a> {
        /// Getter for the [`name` field](Monster#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Monster", "name")
        }

        /// Getter for the [`hp` field](Monster#structfield.hp).
        #[inline]
        pub fn hp(&self) -> ::planus::Result<i16> {
            ::core::result::Result::Ok(self.0.access(1, "Monster", "hp")?.unwrap_or(100))
        }

        /// Getter for the [`mana` field](Monster#structfield.mana).
        #[inline]
        pub fn mana(&self) -> ::planus::Result<::core::option::Option<i16>> {
            self.0.access(2, "Monster", "mana")
        }

        /// Getter for the [`pos` field](Monster#structfield.pos).
        #[inline]
        pub fn pos(&self) -> ::planus::Result<self::Vec3Ref<'a>> {
            self.0.access_required(3, "Monster", "pos")
        }

        /// Getter for the [`color` field](Monster#structfield.color).
        #[inline]
        pub fn color(&self) -> ::planus::Result<self::Color> {
            ::core::result::Result::Ok(self.0.access(4, "Monster", "color")?.unwrap_or(self::Color::Blue))
        }

        /// Getter for the [`inventory` field](Monster#structfield.inventory).
        #[inline]
        pub fn inventory(&self) -> ::planus::Result<::core::option::Option<&'a [u8]>> {
            self.0.access(5, "Monster", "inventory")
        }

        /// Getter for the [`weapons` field](Monster#structfield.weapons).
        #[inline]
        pub fn weapons(
            &self,
        ) -> ::planus::Result<
            ::core::option::Option<::planus::Vector<'a, ::planus::Result<self::WeaponRef<'a>>>>,
        > {
            self.0.access(6, "Monster", "weapons")
        }

        /// Getter for the [`equipped` field](Monster#structfield.equipped).
        #[inline]
        pub fn equipped(&self) -> ::planus::Result<::core::option::Option<self::WeaponRef<'a>>> {
            self.0.access(7, "Monster", "equipped")
        }

        /// Getter for the [`path` field](Monster#structfield.path).
        #[inline]
        pub fn path(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::Vec3Ref<'a>>>> {
            self.0.access(8, "Monster", "path")
        }

        /// Getter for the [`friendly` field](Monster#structfield.friendly).
        #[inline]
        pub fn friendly(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(9, "Monster", "friendly")?.unwrap_or(false))
        }
    }

    impl<'a> ::core::fmt::Debug for MonsterRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("MonsterRef");
            f.field("name", &self.name());
            f.field("hp", &self.hp());
            if let ::core::option::Option::Some(field_mana) = self.mana().transpose() {
                f.field("mana", &field_mana);
            }
            f.field("pos", &self.pos());
            f.field("color", &self.color());
            if let ::core::option::Option::Some(field_inventory) = self.inventory().transpose() {
                f.field("inventory", &field_inventory);
            }
            if let ::core::option::Option::Some(field_weapons) = self.weapons().transpose() {
                f.field("weapons", &field_weapons);
            }
            if let ::core::option::Option::Some(field_equipped) = self.equipped().transpose() {
                f.field("equipped", &field_equipped);
            }
            if let ::core::option::Option::Some(field_path) = self.path().transpose() {
                f.field("path", &field_path);
            }
            f.field("friendly", &self.friendly());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<MonsterRef<'a>> for Monster {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: MonsterRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                name: ::core::convert::Into::into(value.name()?),
                hp: ::core::convert::TryInto::try_into(value.hp()?)?,
                mana: if let ::core::option::Option::Some(mana) = value.mana()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(mana)?)
                } else {
                    ::core::option::Option::None
                },
                pos: ::core::convert::Into::into(value.pos()?),
                color: ::core::convert::TryInto::try_into(value.color()?)?,
                inventory: value.inventory()?.map(|v| v.to_vec()),
                weapons: if let ::core::option::Option::Some(weapons) = value.weapons()? {
                    ::core::option::Option::Some(weapons.to_vec_result()?)
                } else {
                    ::core::option::Option::None
                },
                equipped: if let ::core::option::Option::Some(equipped) = value.equipped()? {
                    ::core::option::Option::Some(::planus::alloc::boxed::Box::new(
                        ::core::convert::TryInto::try_into(equipped)?,
                    ))
                } else {
                    ::core::option::Option::None
                },
                path: if let ::core::option::Option::Some(path) = value.path()? {
                    ::core::option::Option::Some(path.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                friendly: ::core::convert::TryInto::try_into(value.friendly()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for MonsterRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for MonsterRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[MonsterRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Monster>> for Monster {
        type Value = ::planus::Offset<Monster>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Monster>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for MonsterRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[MonsterRef]", "read_as_root", 0))
        }
    }

    /// The table `World`
    ///
    /// Generated from these locations:
    /// * Table `World` in the file `flatbuffers/monsters.fbs:23`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct World {
        /// The field `monsters` in the table `World`
        pub monsters: ::planus::alloc::vec::Vec<self::Monster>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for World {
        fn default() -> Self {
            Self { monsters: ::core::default::Default::default() }
        }
    }

    impl World {
        /// Creates a [WorldBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> WorldBuilder<()> {
            WorldBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_monsters: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Monster>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_monsters = field_monsters.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Monster>]>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_monsters);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<World>> for World {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<World> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<World>> for World {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<World>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<World> for World {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<World> {
            World::create(builder, &self.monsters)
        }
    }

    /// Builder for serializing an instance of the [World] type.
    ///
    /// Can be created using the [World::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct WorldBuilder<State>(State);

    impl WorldBuilder<()> {
        /// Setter for the [`monsters` field](World#structfield.monsters).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn monsters<T0>(self, value: T0) -> WorldBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Monster>]>>,
        {
            WorldBuilder((value,))
        }
    }

    impl<T0> WorldBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [World].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<World>
        where
            Self: ::planus::WriteAsOffset<World>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Monster>]>>>
        ::planus::WriteAs<::planus::Offset<World>> for WorldBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<World>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<World> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Monster>]>>>
        ::planus::WriteAsOptional<::planus::Offset<World>> for WorldBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<World>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<World>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Monster>]>>>
        ::planus::WriteAsOffset<World> for WorldBuilder<(T0,)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<World> {
            let (v0,) = &self.0;
            World::create(builder, v0)
        }
    }

    /// Reference to a deserialized [World].
    #[derive(Copy, Clone)]
    pub struct WorldRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> WorldRef<'a> {
        /// Getter for the [`monsters` field](World#structfield.monsters).
        #[inline]
        pub fn monsters(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::MonsterRef<'a>>>> {
            self.0.access_required(0, "World", "monsters")
        }
    }

    impl<'a> ::core::fmt::Debug for WorldRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("WorldRef");
            f.field("monsters", &self.monsters());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<WorldRef<'a>> for World {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: WorldRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { monsters: value.monsters()?.to_vec_result()? })
        }
    }

    impl<'a> ::planus::TableRead<'a> for WorldRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for WorldRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[WorldRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<World>> for World {
        type Value = ::planus::Offset<World>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<World>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for WorldRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[WorldRef]", "read_as_root", 0))
        }
    }
}
