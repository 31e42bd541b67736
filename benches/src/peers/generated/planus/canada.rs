pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `planus/canada.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The struct `Point`
    ///
    /// Generated from these locations:
    /// * Struct `Point` in the file `planus/canada.fbs:1`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Point {
        /// The field `x` in the struct `Point`
        pub x: f64,

        /// The field `y` in the struct `Point`
        pub y: f64,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Point {
        const ALIGNMENT: usize = 8;
        const SIZE: usize = 16;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Point> for Point {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<8, 8>();
            self.x.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<8, 0>();
            self.y.write(cur, buffer_position - 8);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Point> for Point {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Point> {
            unsafe {
                builder.write_with(16, 7, |buffer_position, bytes| {
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

    impl ::planus::WriteAs<Point> for Point {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Point> for Point {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Point].
    #[derive(Copy, Clone)]
    pub struct PointRef<'a>(::planus::ArrayWithStartOffset<'a, 16>);

    impl<'a> PointRef<'a> {
        /// Getter for the [`x` field](Point#structfield.x).
        pub fn x(&self) -> f64 {
            let buffer = self.0.advance_as_array::<8>(0).unwrap();

            f64::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`y` field](Point#structfield.y).
        pub fn y(&self) -> f64 {
            let buffer = self.0.advance_as_array::<8>(8).unwrap();

            f64::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for PointRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("PointRef");
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 16>> for PointRef<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 16>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<PointRef<'a>> for Point {
        #[allow(unreachable_code)]
        fn from(value: PointRef<'a>) -> Self {
            Self { x: value.x(), y: value.y() }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<PointRef<'a>> for PointRef<'b> {
        fn eq(&self, other: &PointRef<'_>) -> bool {
            self.x() == other.x() && self.y() == other.y()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<PointRef<'a>> for PointRef<'b> {
        fn partial_cmp(&self, other: &PointRef<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.x().partial_cmp(&other.x()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.y().partial_cmp(&other.y())
        }
    }

    impl<'a> ::planus::TableRead<'a> for PointRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<16>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for PointRef<'a> {
        const STRIDE: usize = 16;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Point> for Point {
        const STRIDE: usize = 16;

        type Value = Point;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Point],
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

    /// The table `Ring`
    ///
    /// Generated from these locations:
    /// * Table `Ring` in the file `planus/canada.fbs:4`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Ring {
        /// The field `points` in the table `Ring`
        pub points: ::planus::alloc::vec::Vec<self::Point>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Ring {
        fn default() -> Self {
            Self { points: ::core::default::Default::default() }
        }
    }

    impl Ring {
        /// Creates a [RingBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> RingBuilder<()> {
            RingBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_points: impl ::planus::WriteAs<::planus::Offset<[self::Point]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_points = field_points.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[self::Point]>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_points);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Ring>> for Ring {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Ring> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Ring>> for Ring {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Ring>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Ring> for Ring {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Ring> {
            Ring::create(builder, &self.points)
        }
    }

    /// Builder for serializing an instance of the [Ring] type.
    ///
    /// Can be created using the [Ring::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct RingBuilder<State>(State);

    impl RingBuilder<()> {
        /// Setter for the [`points` field](Ring#structfield.points).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn points<T0>(self, value: T0) -> RingBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[self::Point]>>,
        {
            RingBuilder((value,))
        }
    }

    impl<T0> RingBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Ring].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Ring>
        where
            Self: ::planus::WriteAsOffset<Ring>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[self::Point]>>> ::planus::WriteAs<::planus::Offset<Ring>>
        for RingBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Ring>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Ring> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[self::Point]>>>
        ::planus::WriteAsOptional<::planus::Offset<Ring>> for RingBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Ring>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Ring>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[self::Point]>>> ::planus::WriteAsOffset<Ring>
        for RingBuilder<(T0,)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Ring> {
            let (v0,) = &self.0;
            Ring::create(builder, v0)
        }
    }

    /// Reference to a deserialized [Ring].
    #[derive(Copy, Clone)]
    pub struct RingRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> RingRef<'a> {
        /// Getter for the [`points` field](Ring#structfield.points).
        #[inline]
        pub fn points(&self) -> ::planus::Result<::planus::Vector<'a, self::PointRef<'a>>> {
            self.0.access_required(0, "Ring", "points")
        }
    }

    impl<'a> ::core::fmt::Debug for RingRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("RingRef");
            f.field("points", &self.points());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<RingRef<'a>> for Ring {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: RingRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { points: value.points()?.to_vec()? })
        }
    }

    impl<'a> ::planus::TableRead<'a> for RingRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for RingRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[RingRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Ring>> for Ring {
        type Value = ::planus::Offset<Ring>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Ring>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for RingRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[RingRef]", "read_as_root", 0))
        }
    }

    /// The table `Geometry`
    ///
    /// Generated from these locations:
    /// * Table `Geometry` in the file `planus/canada.fbs:8`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Geometry {
        /// The field `type` in the table `Geometry`
        pub type_: ::planus::alloc::string::String,
        /// The field `coordinates` in the table `Geometry`
        pub coordinates: ::planus::alloc::vec::Vec<self::Ring>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Geometry {
        fn default() -> Self {
            Self {
                type_: ::core::default::Default::default(),
                coordinates: ::core::default::Default::default(),
            }
        }
    }

    impl Geometry {
        /// Creates a [GeometryBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> GeometryBuilder<()> {
            GeometryBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_type_: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_coordinates: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Ring>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_type_ = field_type_.prepare(builder);
            let prepared_coordinates = field_coordinates.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Ring>]>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_type_);
                    object_writer.write::<_, _, 4>(&prepared_coordinates);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Geometry>> for Geometry {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Geometry> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Geometry>> for Geometry {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Geometry>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Geometry> for Geometry {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Geometry> {
            Geometry::create(builder, &self.type_, &self.coordinates)
        }
    }

    /// Builder for serializing an instance of the [Geometry] type.
    ///
    /// Can be created using the [Geometry::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct GeometryBuilder<State>(State);

    impl GeometryBuilder<()> {
        /// Setter for the [`type` field](Geometry#structfield.type_).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn type_<T0>(self, value: T0) -> GeometryBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            GeometryBuilder((value,))
        }
    }

    impl<T0> GeometryBuilder<(T0,)> {
        /// Setter for the [`coordinates` field](Geometry#structfield.coordinates).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn coordinates<T1>(self, value: T1) -> GeometryBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Ring>]>>,
        {
            let (v0,) = self.0;
            GeometryBuilder((v0, value))
        }
    }

    impl<T0, T1> GeometryBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Geometry].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Geometry>
        where
            Self: ::planus::WriteAsOffset<Geometry>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Ring>]>>,
        > ::planus::WriteAs<::planus::Offset<Geometry>> for GeometryBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Geometry>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Geometry> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Ring>]>>,
        > ::planus::WriteAsOptional<::planus::Offset<Geometry>> for GeometryBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Geometry>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Geometry>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Ring>]>>,
        > ::planus::WriteAsOffset<Geometry> for GeometryBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Geometry> {
            let (v0, v1) = &self.0;
            Geometry::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Geometry].
    #[derive(Copy, Clone)]
    pub struct GeometryRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> GeometryRef<'a> {
        /// Getter for the [`type` field](Geometry#structfield.type_).
        #[inline]
        pub fn type_(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Geometry", "type_")
        }

        /// Getter for the [`coordinates` field](Geometry#structfield.coordinates).
        #[inline]
        pub fn coordinates(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::RingRef<'a>>>> {
            self.0.access_required(1, "Geometry", "coordinates")
        }
    }

    impl<'a> ::core::fmt::Debug for GeometryRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("GeometryRef");
            f.field("type_", &self.type_());
            f.field("coordinates", &self.coordinates());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<GeometryRef<'a>> for Geometry {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: GeometryRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                type_: ::core::convert::Into::into(value.type_()?),
                coordinates: value.coordinates()?.to_vec_result()?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for GeometryRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for GeometryRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[GeometryRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Geometry>> for Geometry {
        type Value = ::planus::Offset<Geometry>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Geometry>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for GeometryRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[GeometryRef]", "read_as_root", 0))
        }
    }

    /// The table `Property`
    ///
    /// Generated from these locations:
    /// * Table `Property` in the file `planus/canada.fbs:14`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Property {
        /// The field `key` in the table `Property`
        pub key: ::planus::alloc::string::String,
        /// The field `value` in the table `Property`
        pub value: ::planus::alloc::string::String,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Property {
        fn default() -> Self {
            Self { key: ::core::default::Default::default(), value: ::core::default::Default::default() }
        }
    }

    impl Property {
        /// Creates a [PropertyBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> PropertyBuilder<()> {
            PropertyBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_key: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_value: impl ::planus::WriteAs<::planus::Offset<str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_key = field_key.prepare(builder);
            let prepared_value = field_value.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<str>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_key);
                    object_writer.write::<_, _, 4>(&prepared_value);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Property>> for Property {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Property> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Property>> for Property {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Property>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Property> for Property {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Property> {
            Property::create(builder, &self.key, &self.value)
        }
    }

    /// Builder for serializing an instance of the [Property] type.
    ///
    /// Can be created using the [Property::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct PropertyBuilder<State>(State);

    impl PropertyBuilder<()> {
        /// Setter for the [`key` field](Property#structfield.key).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn key<T0>(self, value: T0) -> PropertyBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            PropertyBuilder((value,))
        }
    }

    impl<T0> PropertyBuilder<(T0,)> {
        /// Setter for the [`value` field](Property#structfield.value).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value<T1>(self, value: T1) -> PropertyBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        {
            let (v0,) = self.0;
            PropertyBuilder((v0, value))
        }
    }

    impl<T0, T1> PropertyBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Property].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Property>
        where
            Self: ::planus::WriteAsOffset<Property>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAs<::planus::Offset<str>>>
        ::planus::WriteAs<::planus::Offset<Property>> for PropertyBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Property>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Property> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAs<::planus::Offset<str>>>
        ::planus::WriteAsOptional<::planus::Offset<Property>> for PropertyBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Property>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Property>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAs<::planus::Offset<str>>>
        ::planus::WriteAsOffset<Property> for PropertyBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Property> {
            let (v0, v1) = &self.0;
            Property::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Property].
    #[derive(Copy, Clone)]
    pub struct PropertyRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> PropertyRef<'a> {
        /// Getter for the [`key` field](Property#structfield.key).
        #[inline]
        pub fn key(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Property", "key")
        }

        /// Getter for the [`value` field](Property#structfield.value).
        #[inline]
        pub fn value(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(1, "Property", "value")
        }
    }

    impl<'a> ::core::fmt::Debug for PropertyRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("PropertyRef");
            f.field("key", &self.key());
            f.field("value", &self.value());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<PropertyRef<'a>> for Property {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: PropertyRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                key: ::core::convert::Into::into(value.key()?),
                value: ::core::convert::Into::into(value.value()?),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for PropertyRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for PropertyRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[PropertyRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Property>> for Property {
        type Value = ::planus::Offset<Property>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Property>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for PropertyRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[PropertyRef]", "read_as_root", 0))
        }
    }

    /// The table `Feature`
    ///
    /// Generated from these locations:
    /// * Table `Feature` in the file `planus/canada.fbs:19`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Feature {
        /// The field `type` in the table `Feature`
        pub type_: ::planus::alloc::string::String,
        /// The field `properties` in the table `Feature`
        pub properties: ::planus::alloc::vec::Vec<self::Property>,
        /// The field `geometry` in the table `Feature`
        pub geometry: ::core::option::Option<::planus::alloc::boxed::Box<self::Geometry>>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Feature {
        fn default() -> Self {
            Self {
                type_: ::core::default::Default::default(),
                properties: ::core::default::Default::default(),
                geometry: ::core::default::Default::default(),
            }
        }
    }

    impl Feature {
        /// Creates a [FeatureBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> FeatureBuilder<()> {
            FeatureBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_type_: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_properties: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Property>]>>,
            field_geometry: impl ::planus::WriteAsOptional<::planus::Offset<self::Geometry>>,
        ) -> ::planus::Offset<Self> {
            let prepared_type_ = field_type_.prepare(builder);
            let prepared_properties = field_properties.prepare(builder);
            let prepared_geometry = field_geometry.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<10> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Property>]>>(1);
            if prepared_geometry.is_some() {
                table_writer.write_entry::<::planus::Offset<self::Geometry>>(2);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_type_);
                    object_writer.write::<_, _, 4>(&prepared_properties);
                    if let ::core::option::Option::Some(prepared_geometry) = prepared_geometry {
                        object_writer.write::<_, _, 4>(&prepared_geometry);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Feature>> for Feature {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Feature> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Feature>> for Feature {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Feature>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Feature> for Feature {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Feature> {
            Feature::create(builder, &self.type_, &self.properties, &self.geometry)
        }
    }

    /// Builder for serializing an instance of the [Feature] type.
    ///
    /// Can be created using the [Feature::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct FeatureBuilder<State>(State);

    impl FeatureBuilder<()> {
        /// Setter for the [`type` field](Feature#structfield.type_).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn type_<T0>(self, value: T0) -> FeatureBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            FeatureBuilder((value,))
        }
    }

    impl<T0> FeatureBuilder<(T0,)> {
        /// Setter for the [`properties` field](Feature#structfield.properties).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn properties<T1>(self, value: T1) -> FeatureBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Property>]>>,
        {
            let (v0,) = self.0;
            FeatureBuilder((v0, value))
        }
    }

    impl<T0, T1> FeatureBuilder<(T0, T1)> {
        /// Setter for the [`geometry` field](Feature#structfield.geometry).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn geometry<T2>(self, value: T2) -> FeatureBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<::planus::Offset<self::Geometry>>,
        {
            let (v0, v1) = self.0;
            FeatureBuilder((v0, v1, value))
        }

        /// Sets the [`geometry` field](Feature#structfield.geometry) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn geometry_as_null(self) -> FeatureBuilder<(T0, T1, ())> {
            self.geometry(())
        }
    }

    impl<T0, T1, T2> FeatureBuilder<(T0, T1, T2)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Feature].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Feature>
        where
            Self: ::planus::WriteAsOffset<Feature>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Property>]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<self::Geometry>>,
        > ::planus::WriteAs<::planus::Offset<Feature>> for FeatureBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<Feature>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Feature> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Property>]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<self::Geometry>>,
        > ::planus::WriteAsOptional<::planus::Offset<Feature>> for FeatureBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<Feature>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Feature>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Property>]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<self::Geometry>>,
        > ::planus::WriteAsOffset<Feature> for FeatureBuilder<(T0, T1, T2)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Feature> {
            let (v0, v1, v2) = &self.0;
            Feature::create(builder, v0, v1, v2)
        }
    }

    /// Reference to a deserialized [Feature].
    #[derive(Copy, Clone)]
    pub struct FeatureRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> FeatureRef<'a> {
        /// Getter for the [`type` field](Feature#structfield.type_).
        #[inline]
        pub fn type_(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Feature", "type_")
        }

        /// Getter for the [`properties` field](Feature#structfield.properties).
        #[inline]
        pub fn properties(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::PropertyRef<'a>>>> {
            self.0.access_required(1, "Feature", "properties")
        }

        /// Getter for the [`geometry` field](Feature#structfield.geometry).
        #[inline]
        pub fn geometry(&self) -> ::planus::Result<::core::option::Option<self::GeometryRef<'a>>> {
            self.0.access(2, "Feature", "geometry")
        }
    }

    impl<'a> ::core::fmt::Debug for FeatureRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("FeatureRef");
            f.field("type_", &self.type_());
            f.field("properties", &self.properties());
            if let ::core::option::Option::Some(field_geometry) = self.geometry().transpose() {
                f.field("geometry", &field_geometry);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<FeatureRef<'a>> for Feature {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: FeatureRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                type_: ::core::convert::Into::into(value.type_()?),
                properties: value.properties()?.to_vec_result()?,
                geometry: if let ::core::option::Option::Some(geometry) = value.geometry()? {
                    ::core::option::Option::Some(::planus::alloc::boxed::Box::new(
                        ::core::convert::TryInto::try_into(geometry)?,
                    ))
                } else {
                    ::core::option::Option::None
                },
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for FeatureRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for FeatureRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[FeatureRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Feature>> for Feature {
        type Value = ::planus::Offset<Feature>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Feature>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for FeatureRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[FeatureRef]", "read_as_root", 0))
        }
    }

    /// The table `FeatureCollection`
    ///
    /// Generated from these locations:
    /// * Table `FeatureCollection` in the file `planus/canada.fbs:25`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct FeatureCollection {
        /// The field `type` in the table `FeatureCollection`
        pub type_: ::planus::alloc::string::String,
        /// The field `features` in the table `FeatureCollection`
        pub features: ::planus::alloc::vec::Vec<self::Feature>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for FeatureCollection {
        fn default() -> Self {
            Self { type_: ::core::default::Default::default(), features: ::core::default::Default::default() }
        }
    }

    impl FeatureCollection {
        /// Creates a [FeatureCollectionBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> FeatureCollectionBuilder<()> {
            FeatureCollectionBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_type_: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_features: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Feature>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_type_ = field_type_.prepare(builder);
            let prepared_features = field_features.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Feature>]>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_type_);
                    object_writer.write::<_, _, 4>(&prepared_features);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<FeatureCollection>> for FeatureCollection {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<FeatureCollection> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<FeatureCollection>> for FeatureCollection {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<FeatureCollection>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<FeatureCollection> for FeatureCollection {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<FeatureCollection> {
            FeatureCollection::create(builder, &self.type_, &self.features)
        }
    }

    /// Builder for serializing an instance of the [FeatureCollection] type.
    ///
    /// Can be created using the [FeatureCollection::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct FeatureCollectionBuilder<State>(State);

    impl FeatureCollectionBuilder<()> {
        /// Setter for the [`type` field](FeatureCollection#structfield.type_).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn type_<T0>(self, value: T0) -> FeatureCollectionBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            FeatureCollectionBuilder((value,))
        }
    }

    impl<T0> FeatureCollectionBuilder<(T0,)> {
        /// Setter for the [`features` field](FeatureCollection#structfield.features).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn features<T1>(self, value: T1) -> FeatureCollectionBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Feature>]>>,
        {
            let (v0,) = self.0;
            FeatureCollectionBuilder((v0, value))
        }
    }

    impl<T0, T1> FeatureCollectionBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [FeatureCollection].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<FeatureCollection>
        where
            Self: ::planus::WriteAsOffset<FeatureCollection>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Feature>]>>,
        > ::planus::WriteAs<::planus::Offset<FeatureCollection>> for FeatureCollectionBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<FeatureCollection>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<FeatureCollection> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Feature>]>>,
        > ::planus::WriteAsOptional<::planus::Offset<FeatureCollection>>
        for FeatureCollectionBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<FeatureCollection>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<FeatureCollection>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Feature>]>>,
        > ::planus::WriteAsOffset<FeatureCollection> for FeatureCollectionBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<FeatureCollection> {
            let (v0, v1) = &self.0;
            FeatureCollection::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [FeatureCollection].
    #[derive(Copy, Clone)]
    pub struct FeatureCollectionRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> FeatureCollectionRef<'a> {
        /// Getter for the [`type` field](FeatureCollection#structfield.type_).
        #[inline]
        pub fn type_(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "FeatureCollection", "type_")
        }

        /// Getter for the [`features` field](FeatureCollection#structfield.features).
        #[inline]
        pub fn features(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::FeatureRef<'a>>>> {
            self.0.access_required(1, "FeatureCollection", "features")
        }
    }

    impl<'a> ::core::fmt::Debug for FeatureCollectionRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("FeatureCollectionRef");
            f.field("type_", &self.type_());
            f.field("features", &self.features());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<FeatureCollectionRef<'a>> for FeatureCollection {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: FeatureCollectionRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                type_: ::core::convert::Into::into(value.type_()?),
                features: value.features()?.to_vec_result()?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for FeatureCollectionRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for FeatureCollectionRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[FeatureCollectionRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<FeatureCollection>> for FeatureCollection {
        type Value = ::planus::Offset<FeatureCollection>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<FeatureCollection>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for FeatureCollectionRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[FeatureCollectionRef]", "read_as_root", 0))
        }
    }
}
