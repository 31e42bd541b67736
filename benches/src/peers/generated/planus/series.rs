pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `flatbuffers/series.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The table `Sample`
    ///
    /// Generated from these locations:
    /// * Table `Sample` in the file `flatbuffers/series.fbs:1`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Sample {
        /// The field `timestamp` in the table `Sample`
        pub timestamp: i64,
        /// The field `value` in the table `Sample`
        pub value: f64,
        /// The field `status` in the table `Sample`
        pub status: i32,
        /// The field `quality` in the table `Sample`
        pub quality: f32,
        /// The field `note` in the table `Sample`
        pub note: ::core::option::Option<::planus::alloc::string::String>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Sample {
        fn default() -> Self {
            Self {
                timestamp: 0,
                value: 0.0,
                status: 0,
                quality: 0.0,
                note: ::core::default::Default::default(),
            }
        }
    }

    impl Sample {
        /// Creates a [SampleBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> SampleBuilder<()> {
            SampleBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_timestamp: impl ::planus::WriteAsDefault<i64, i64>,
            field_value: impl ::planus::WriteAsDefault<f64, f64>,
            field_status: impl ::planus::WriteAsDefault<i32, i32>,
            field_quality: impl ::planus::WriteAsDefault<f32, f32>,
            field_note: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_timestamp = field_timestamp.prepare(builder, &0);
            let prepared_value = field_value.prepare(builder, &0.0);
            let prepared_status = field_status.prepare(builder, &0);
            let prepared_quality = field_quality.prepare(builder, &0.0);
            let prepared_note = field_note.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<14> =
                ::core::default::Default::default();
            if prepared_timestamp.is_some() {
                table_writer.write_entry::<i64>(0);
            }
            if prepared_value.is_some() {
                table_writer.write_entry::<f64>(1);
            }
            if prepared_status.is_some() {
                table_writer.write_entry::<i32>(2);
            }
            if prepared_quality.is_some() {
                table_writer.write_entry::<f32>(3);
            }
            if prepared_note.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(4);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_timestamp) = prepared_timestamp {
                        object_writer.write::<_, _, 8>(&prepared_timestamp);
                    }
                    if let ::core::option::Option::Some(prepared_value) = prepared_value {
                        object_writer.write::<_, _, 8>(&prepared_value);
                    }
                    if let ::core::option::Option::Some(prepared_status) = prepared_status {
                        object_writer.write::<_, _, 4>(&prepared_status);
                    }
                    if let ::core::option::Option::Some(prepared_quality) = prepared_quality {
                        object_writer.write::<_, _, 4>(&prepared_quality);
                    }
                    if let ::core::option::Option::Some(prepared_note) = prepared_note {
                        object_writer.write::<_, _, 4>(&prepared_note);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Sample>> for Sample {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Sample> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Sample>> for Sample {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Sample>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Sample> for Sample {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Sample> {
            Sample::create(builder, self.timestamp, self.value, self.status, self.quality, &self.note)
        }
    }

    /// Builder for serializing an instance of the [Sample] type.
    ///
    /// Can be created using the [Sample::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct SampleBuilder<State>(State);

    impl SampleBuilder<()> {
        /// Setter for the [`timestamp` field](Sample#structfield.timestamp).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn timestamp<T0>(self, value: T0) -> SampleBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<i64, i64>,
        {
            SampleBuilder((value,))
        }

        /// Sets the [`timestamp` field](Sample#structfield.timestamp) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn timestamp_as_default(self) -> SampleBuilder<(::planus::DefaultValue,)> {
            self.timestamp(::planus::DefaultValue)
        }
    }

    impl<T0> SampleBuilder<(T0,)> {
        /// Setter for the [`value` field](Sample#structfield.value).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value<T1>(self, value: T1) -> SampleBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<f64, f64>,
        {
            let (v0,) = self.0;
            SampleBuilder((v0, value))
        }

        /// Sets the [`value` field](Sample#structfield.value) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value_as_default(self) -> SampleBuilder<(T0, ::planus::DefaultValue)> {
            self.value(::planus::DefaultValue)
        }
    }

    impl<T0, T1> SampleBuilder<(T0, T1)> {
        /// Setter for the [`status` field](Sample#structfield.status).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn status<T2>(self, value: T2) -> SampleBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<i32, i32>,
        {
            let (v0, v1) = self.0;
            SampleBuilder((v0, v1, value))
        }

        /// Sets the [`status` field](Sample#structfield.status) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn status_as_default(self) -> SampleBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.status(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> SampleBuilder<(T0, T1, T2)> {
        /// Setter for the [`quality` field](Sample#structfield.quality).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn quality<T3>(self, value: T3) -> SampleBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2) = self.0;
            SampleBuilder((v0, v1, v2, value))
        }

        /// Sets the [`quality` field](Sample#structfield.quality) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn quality_as_default(self) -> SampleBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
            self.quality(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3> SampleBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`note` field](Sample#structfield.note).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn note<T4>(self, value: T4) -> SampleBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (v0, v1, v2, v3) = self.0;
            SampleBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`note` field](Sample#structfield.note) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn note_as_null(self) -> SampleBuilder<(T0, T1, T2, T3, ())> {
            self.note(())
        }
    }

    impl<T0, T1, T2, T3, T4> SampleBuilder<(T0, T1, T2, T3, T4)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Sample].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Sample>
        where
            Self: ::planus::WriteAsOffset<Sample>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<i64, i64>,
            T1: ::planus::WriteAsDefault<f64, f64>,
            T2: ::planus::WriteAsDefault<i32, i32>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAs<::planus::Offset<Sample>> for SampleBuilder<(T0, T1, T2, T3, T4)>
    {
        type Prepared = ::planus::Offset<Sample>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Sample> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<i64, i64>,
            T1: ::planus::WriteAsDefault<f64, f64>,
            T2: ::planus::WriteAsDefault<i32, i32>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAsOptional<::planus::Offset<Sample>> for SampleBuilder<(T0, T1, T2, T3, T4)>
    {
        type Prepared = ::planus::Offset<Sample>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Sample>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<i64, i64>,
            T1: ::planus::WriteAsDefault<f64, f64>,
            T2: ::planus::WriteAsDefault<i32, i32>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAsOffset<Sample> for SampleBuilder<(T0, T1, T2, T3, T4)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Sample> {
            let (v0, v1, v2, v3, v4) = &self.0;
            Sample::create(builder, v0, v1, v2, v3, v4)
        }
    }

    /// Reference to a deserialized [Sample].
    #[derive(Copy, Clone)]
    pub struct SampleRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> SampleRef<'a> {
        /// Getter for the [`timestamp` field](Sample#structfield.timestamp).
        #[inline]
        pub fn timestamp(&self) -> ::planus::Result<i64> {
            ::core::result::Result::Ok(self.0.access(0, "Sample", "timestamp")?.unwrap_or(0))
        }

        /// Getter for the [`value` field](Sample#structfield.value).
        #[inline]
        pub fn value(&self) -> ::planus::Result<f64> {
            ::core::result::Result::Ok(self.0.access(1, "Sample", "value")?.unwrap_or(0.0))
        }

        /// Getter for the [`status` field](Sample#structfield.status).
        #[inline]
        pub fn status(&self) -> ::planus::Result<i32> {
            ::core::result::Result::Ok(self.0.access(2, "Sample", "status")?.unwrap_or(0))
        }

        /// Getter for the [`quality` field](Sample#structfield.quality).
        #[inline]
        pub fn quality(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(3, "Sample", "quality")?.unwrap_or(0.0))
        }

        /// Getter for the [`note` field](Sample#structfield.note).
        #[inline]
        pub fn note(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(4, "Sample", "note")
        }
    }

    impl<'a> ::core::fmt::Debug for SampleRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("SampleRef");
            f.field("timestamp", &self.timestamp());
            f.field("value", &self.value());
            f.field("status", &self.status());
            f.field("quality", &self.quality());
            if let ::core::option::Option::Some(field_note) = self.note().transpose() {
                f.field("note", &field_note);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<SampleRef<'a>> for Sample {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: SampleRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                timestamp: ::core::convert::TryInto::try_into(value.timestamp()?)?,
                value: ::core::convert::TryInto::try_into(value.value()?)?,
                status: ::core::convert::TryInto::try_into(value.status()?)?,
                quality: ::core::convert::TryInto::try_into(value.quality()?)?,
                note: value.note()?.map(::core::convert::Into::into),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for SampleRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for SampleRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[SampleRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Sample>> for Sample {
        type Value = ::planus::Offset<Sample>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Sample>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for SampleRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[SampleRef]", "read_as_root", 0))
        }
    }

    /// The table `Series`
    ///
    /// Generated from these locations:
    /// * Table `Series` in the file `flatbuffers/series.fbs:9`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Series {
        /// The field `samples` in the table `Series`
        pub samples: ::planus::alloc::vec::Vec<self::Sample>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Series {
        fn default() -> Self {
            Self { samples: ::core::default::Default::default() }
        }
    }

    impl Series {
        /// Creates a [SeriesBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> SeriesBuilder<()> {
            SeriesBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_samples: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Sample>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_samples = field_samples.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Sample>]>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_samples);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Series>> for Series {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Series> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Series>> for Series {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Series>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Series> for Series {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Series> {
            Series::create(builder, &self.samples)
        }
    }

    /// Builder for serializing an instance of the [Series] type.
    ///
    /// Can be created using the [Series::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct SeriesBuilder<State>(State);

    impl SeriesBuilder<()> {
        /// Setter for the [`samples` field](Series#structfield.samples).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn samples<T0>(self, value: T0) -> SeriesBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Sample>]>>,
        {
            SeriesBuilder((value,))
        }
    }

    impl<T0> SeriesBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Series].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Series>
        where
            Self: ::planus::WriteAsOffset<Series>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Sample>]>>>
        ::planus::WriteAs<::planus::Offset<Series>> for SeriesBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Series>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Series> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Sample>]>>>
        ::planus::WriteAsOptional<::planus::Offset<Series>> for SeriesBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Series>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Series>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Sample>]>>>
        ::planus::WriteAsOffset<Series> for SeriesBuilder<(T0,)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Series> {
            let (v0,) = &self.0;
            Series::create(builder, v0)
        }
    }

    /// Reference to a deserialized [Series].
    #[derive(Copy, Clone)]
    pub struct SeriesRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> SeriesRef<'a> {
        /// Getter for the [`samples` field](Series#structfield.samples).
        #[inline]
        pub fn samples(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::SampleRef<'a>>>> {
            self.0.access_required(0, "Series", "samples")
        }
    }

    impl<'a> ::core::fmt::Debug for SeriesRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("SeriesRef");
            f.field("samples", &self.samples());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<SeriesRef<'a>> for Series {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: SeriesRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { samples: value.samples()?.to_vec_result()? })
        }
    }

    impl<'a> ::planus::TableRead<'a> for SeriesRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for SeriesRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[SeriesRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Series>> for Series {
        type Value = ::planus::Offset<Series>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Series>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for SeriesRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[SeriesRef]", "read_as_root", 0))
        }
    }
}
