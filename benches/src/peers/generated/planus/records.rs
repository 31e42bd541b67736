pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `flatbuffers/records.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The table `Record`
    ///
    /// Generated from these locations:
    /// * Table `Record` in the file `flatbuffers/records.fbs:2`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Record {
        /// The field `i0` in the table `Record`
        pub i0: ::core::option::Option<i32>,
        /// The field `i1` in the table `Record`
        pub i1: ::core::option::Option<i32>,
        /// The field `i2` in the table `Record`
        pub i2: ::core::option::Option<i32>,
        /// The field `i3` in the table `Record`
        pub i3: ::core::option::Option<i32>,
        /// The field `i4` in the table `Record`
        pub i4: ::core::option::Option<i32>,
        /// The field `i5` in the table `Record`
        pub i5: ::core::option::Option<i32>,
        /// The field `i6` in the table `Record`
        pub i6: ::core::option::Option<i32>,
        /// The field `i7` in the table `Record`
        pub i7: ::core::option::Option<i32>,
        /// The field `i8` in the table `Record`
        pub i8: ::core::option::Option<i32>,
        /// The field `i9` in the table `Record`
        pub i9: ::core::option::Option<i32>,
        /// The field `i10` in the table `Record`
        pub i10: ::core::option::Option<i32>,
        /// The field `i11` in the table `Record`
        pub i11: ::core::option::Option<i32>,
        /// The field `i12` in the table `Record`
        pub i12: ::core::option::Option<i32>,
        /// The field `i13` in the table `Record`
        pub i13: ::core::option::Option<i32>,
        /// The field `i14` in the table `Record`
        pub i14: ::core::option::Option<i32>,
        /// The field `i15` in the table `Record`
        pub i15: ::core::option::Option<i32>,
        /// The field `f0` in the table `Record`
        pub f0: ::core::option::Option<f32>,
        /// The field `f1` in the table `Record`
        pub f1: ::core::option::Option<f32>,
        /// The field `f2` in the table `Record`
        pub f2: ::core::option::Option<f32>,
        /// The field `f3` in the table `Record`
        pub f3: ::core::option::Option<f32>,
        /// The field `f4` in the table `Record`
        pub f4: ::core::option::Option<f32>,
        /// The field `f5` in the table `Record`
        pub f5: ::core::option::Option<f32>,
        /// The field `f6` in the table `Record`
        pub f6: ::core::option::Option<f32>,
        /// The field `f7` in the table `Record`
        pub f7: ::core::option::Option<f32>,
        /// The field `d0` in the table `Record`
        pub d0: ::core::option::Option<f64>,
        /// The field `d1` in the table `Record`
        pub d1: ::core::option::Option<f64>,
        /// The field `d2` in the table `Record`
        pub d2: ::core::option::Option<f64>,
        /// The field `d3` in the table `Record`
        pub d3: ::core::option::Option<f64>,
        /// The field `b0` in the table `Record`
        pub b0: ::core::option::Option<bool>,
        /// The field `b1` in the table `Record`
        pub b1: ::core::option::Option<bool>,
        /// The field `b2` in the table `Record`
        pub b2: ::core::option::Option<bool>,
        /// The field `b3` in the table `Record`
        pub b3: ::core::option::Option<bool>,
        /// The field `b4` in the table `Record`
        pub b4: ::core::option::Option<bool>,
        /// The field `b5` in the table `Record`
        pub b5: ::core::option::Option<bool>,
        /// The field `b6` in the table `Record`
        pub b6: ::core::option::Option<bool>,
        /// The field `b7` in the table `Record`
        pub b7: ::core::option::Option<bool>,
        /// The field `s0` in the table `Record`
        pub s0: ::core::option::Option<::planus::alloc::string::String>,
        /// The field `s1` in the table `Record`
        pub s1: ::core::option::Option<::planus::alloc::string::String>,
        /// The field `s2` in the table `Record`
        pub s2: ::core::option::Option<::planus::alloc::string::String>,
        /// The field `s3` in the table `Record`
        pub s3: ::core::option::Option<::planus::alloc::string::String>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Record {
        fn default() -> Self {
            Self {
                i0: ::core::default::Default::default(),
                i1: ::core::default::Default::default(),
                i2: ::core::default::Default::default(),
                i3: ::core::default::Default::default(),
                i4: ::core::default::Default::default(),
                i5: ::core::default::Default::default(),
                i6: ::core::default::Default::default(),
                i7: ::core::default::Default::default(),
                i8: ::core::default::Default::default(),
                i9: ::core::default::Default::default(),
                i10: ::core::default::Default::default(),
                i11: ::core::default::Default::default(),
                i12: ::core::default::Default::default(),
                i13: ::core::default::Default::default(),
                i14: ::core::default::Default::default(),
                i15: ::core::default::Default::default(),
                f0: ::core::default::Default::default(),
                f1: ::core::default::Default::default(),
                f2: ::core::default::Default::default(),
                f3: ::core::default::Default::default(),
                f4: ::core::default::Default::default(),
                f5: ::core::default::Default::default(),
                f6: ::core::default::Default::default(),
                f7: ::core::default::Default::default(),
                d0: ::core::default::Default::default(),
                d1: ::core::default::Default::default(),
                d2: ::core::default::Default::default(),
                d3: ::core::default::Default::default(),
                b0: ::core::default::Default::default(),
                b1: ::core::default::Default::default(),
                b2: ::core::default::Default::default(),
                b3: ::core::default::Default::default(),
                b4: ::core::default::Default::default(),
                b5: ::core::default::Default::default(),
                b6: ::core::default::Default::default(),
                b7: ::core::default::Default::default(),
                s0: ::core::default::Default::default(),
                s1: ::core::default::Default::default(),
                s2: ::core::default::Default::default(),
                s3: ::core::default::Default::default(),
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
            field_i0: impl ::planus::WriteAsOptional<i32>,
            field_i1: impl ::planus::WriteAsOptional<i32>,
            field_i2: impl ::planus::WriteAsOptional<i32>,
            field_i3: impl ::planus::WriteAsOptional<i32>,
            field_i4: impl ::planus::WriteAsOptional<i32>,
            field_i5: impl ::planus::WriteAsOptional<i32>,
            field_i6: impl ::planus::WriteAsOptional<i32>,
            field_i7: impl ::planus::WriteAsOptional<i32>,
            field_i8: impl ::planus::WriteAsOptional<i32>,
            field_i9: impl ::planus::WriteAsOptional<i32>,
            field_i10: impl ::planus::WriteAsOptional<i32>,
            field_i11: impl ::planus::WriteAsOptional<i32>,
            field_i12: impl ::planus::WriteAsOptional<i32>,
            field_i13: impl ::planus::WriteAsOptional<i32>,
            field_i14: impl ::planus::WriteAsOptional<i32>,
            field_i15: impl ::planus::WriteAsOptional<i32>,
            field_f0: impl ::planus::WriteAsOptional<f32>,
            field_f1: impl ::planus::WriteAsOptional<f32>,
            field_f2: impl ::planus::WriteAsOptional<f32>,
            field_f3: impl ::planus::WriteAsOptional<f32>,
            field_f4: impl ::planus::WriteAsOptional<f32>,
            field_f5: impl ::planus::WriteAsOptional<f32>,
            field_f6: impl ::planus::WriteAsOptional<f32>,
            field_f7: impl ::planus::WriteAsOptional<f32>,
            field_d0: impl ::planus::WriteAsOptional<f64>,
            field_d1: impl ::planus::WriteAsOptional<f64>,
            field_d2: impl ::planus::WriteAsOptional<f64>,
            field_d3: impl ::planus::WriteAsOptional<f64>,
            field_b0: impl ::planus::WriteAsOptional<bool>,
            field_b1: impl ::planus::WriteAsOptional<bool>,
            field_b2: impl ::planus::WriteAsOptional<bool>,
            field_b3: impl ::planus::WriteAsOptional<bool>,
            field_b4: impl ::planus::WriteAsOptional<bool>,
            field_b5: impl ::planus::WriteAsOptional<bool>,
            field_b6: impl ::planus::WriteAsOptional<bool>,
            field_b7: impl ::planus::WriteAsOptional<bool>,
            field_s0: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            field_s1: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            field_s2: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            field_s3: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_i0 = field_i0.prepare(builder);
            let prepared_i1 = field_i1.prepare(builder);
            let prepared_i2 = field_i2.prepare(builder);
            let prepared_i3 = field_i3.prepare(builder);
            let prepared_i4 = field_i4.prepare(builder);
            let prepared_i5 = field_i5.prepare(builder);
            let prepared_i6 = field_i6.prepare(builder);
            let prepared_i7 = field_i7.prepare(builder);
            let prepared_i8 = field_i8.prepare(builder);
            let prepared_i9 = field_i9.prepare(builder);
            let prepared_i10 = field_i10.prepare(builder);
            let prepared_i11 = field_i11.prepare(builder);
            let prepared_i12 = field_i12.prepare(builder);
            let prepared_i13 = field_i13.prepare(builder);
            let prepared_i14 = field_i14.prepare(builder);
            let prepared_i15 = field_i15.prepare(builder);
            let prepared_f0 = field_f0.prepare(builder);
            let prepared_f1 = field_f1.prepare(builder);
            let prepared_f2 = field_f2.prepare(builder);
            let prepared_f3 = field_f3.prepare(builder);
            let prepared_f4 = field_f4.prepare(builder);
            let prepared_f5 = field_f5.prepare(builder);
            let prepared_f6 = field_f6.prepare(builder);
            let prepared_f7 = field_f7.prepare(builder);
            let prepared_d0 = field_d0.prepare(builder);
            let prepared_d1 = field_d1.prepare(builder);
            let prepared_d2 = field_d2.prepare(builder);
            let prepared_d3 = field_d3.prepare(builder);
            let prepared_b0 = field_b0.prepare(builder);
            let prepared_b1 = field_b1.prepare(builder);
            let prepared_b2 = field_b2.prepare(builder);
            let prepared_b3 = field_b3.prepare(builder);
            let prepared_b4 = field_b4.prepare(builder);
            let prepared_b5 = field_b5.prepare(builder);
            let prepared_b6 = field_b6.prepare(builder);
            let prepared_b7 = field_b7.prepare(builder);
            let prepared_s0 = field_s0.prepare(builder);
            let prepared_s1 = field_s1.prepare(builder);
            let prepared_s2 = field_s2.prepare(builder);
            let prepared_s3 = field_s3.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<84> =
                ::core::default::Default::default();
            if prepared_d0.is_some() {
                table_writer.write_entry::<f64>(24);
            }
            if prepared_d1.is_some() {
                table_writer.write_entry::<f64>(25);
            }
            if prepared_d2.is_some() {
                table_writer.write_entry::<f64>(26);
            }
            if prepared_d3.is_some() {
                table_writer.write_entry::<f64>(27);
            }
            if prepared_i0.is_some() {
                table_writer.write_entry::<i32>(0);
            }
            if prepared_i1.is_some() {
                table_writer.write_entry::<i32>(1);
            }
            if prepared_i2.is_some() {
                table_writer.write_entry::<i32>(2);
            }
            if prepared_i3.is_some() {
                table_writer.write_entry::<i32>(3);
            }
            if prepared_i4.is_some() {
                table_writer.write_entry::<i32>(4);
            }
            if prepared_i5.is_some() {
                table_writer.write_entry::<i32>(5);
            }
            if prepared_i6.is_some() {
                table_writer.write_entry::<i32>(6);
            }
            if prepared_i7.is_some() {
                table_writer.write_entry::<i32>(7);
            }
            if prepared_i8.is_some() {
                table_writer.write_entry::<i32>(8);
            }
            if prepared_i9.is_some() {
                table_writer.write_entry::<i32>(9);
            }
            if prepared_i10.is_some() {
                table_writer.write_entry::<i32>(10);
            }
            if prepared_i11.is_some() {
                table_writer.write_entry::<i32>(11);
            }
            if prepared_i12.is_some() {
                table_writer.write_entry::<i32>(12);
            }
            if prepared_i13.is_some() {
                table_writer.write_entry::<i32>(13);
            }
            if prepared_i14.is_some() {
                table_writer.write_entry::<i32>(14);
            }
            if prepared_i15.is_some() {
                table_writer.write_entry::<i32>(15);
            }
            if prepared_f0.is_some() {
                table_writer.write_entry::<f32>(16);
            }
            if prepared_f1.is_some() {
                table_writer.write_entry::<f32>(17);
            }
            if prepared_f2.is_some() {
                table_writer.write_entry::<f32>(18);
            }
            if prepared_f3.is_some() {
                table_writer.write_entry::<f32>(19);
            }
            if prepared_f4.is_some() {
                table_writer.write_entry::<f32>(20);
            }
            if prepared_f5.is_some() {
                table_writer.write_entry::<f32>(21);
            }
            if prepared_f6.is_some() {
                table_writer.write_entry::<f32>(22);
            }
            if prepared_f7.is_some() {
                table_writer.write_entry::<f32>(23);
            }
            if prepared_s0.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(36);
            }
            if prepared_s1.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(37);
            }
            if prepared_s2.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(38);
            }
            if prepared_s3.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(39);
            }
            if prepared_b0.is_some() {
                table_writer.write_entry::<bool>(28);
            }
            if prepared_b1.is_some() {
                table_writer.write_entry::<bool>(29);
            }
            if prepared_b2.is_some() {
                table_writer.write_entry::<bool>(30);
            }
            if prepared_b3.is_some() {
                table_writer.write_entry::<bool>(31);
            }
            if prepared_b4.is_some() {
                table_writer.write_entry::<bool>(32);
            }
            if prepared_b5.is_some() {
                table_writer.write_entry::<bool>(33);
            }
            if prepared_b6.is_some() {
                table_writer.write_entry::<bool>(34);
            }
            if prepared_b7.is_some() {
                table_writer.write_entry::<bool>(35);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_d0) = prepared_d0 {
                        object_writer.write::<_, _, 8>(&prepared_d0);
                    }
                    if let ::core::option::Option::Some(prepared_d1) = prepared_d1 {
                        object_writer.write::<_, _, 8>(&prepared_d1);
                    }
                    if let ::core::option::Option::Some(prepared_d2) = prepared_d2 {
                        object_writer.write::<_, _, 8>(&prepared_d2);
                    }
                    if let ::core::option::Option::Some(prepared_d3) = prepared_d3 {
                        object_writer.write::<_, _, 8>(&prepared_d3);
                    }
                    if let ::core::option::Option::Some(prepared_i0) = prepared_i0 {
                        object_writer.write::<_, _, 4>(&prepared_i0);
                    }
                    if let ::core::option::Option::Some(prepared_i1) = prepared_i1 {
                        object_writer.write::<_, _, 4>(&prepared_i1);
                    }
                    if let ::core::option::Option::Some(prepared_i2) = prepared_i2 {
                        object_writer.write::<_, _, 4>(&prepared_i2);
                    }
                    if let ::core::option::Option::Some(prepared_i3) = prepared_i3 {
                        object_writer.write::<_, _, 4>(&prepared_i3);
                    }
                    if let ::core::option::Option::Some(prepared_i4) = prepared_i4 {
                        object_writer.write::<_, _, 4>(&prepared_i4);
                    }
                    if let ::core::option::Option::Some(prepared_i5) = prepared_i5 {
                        object_writer.write::<_, _, 4>(&prepared_i5);
                    }
                    if let ::core::option::Option::Some(prepared_i6) = prepared_i6 {
                        object_writer.write::<_, _, 4>(&prepared_i6);
                    }
                    if let ::core::option::Option::Some(prepared_i7) = prepared_i7 {
                        object_writer.write::<_, _, 4>(&prepared_i7);
                    }
                    if let ::core::option::Option::Some(prepared_i8) = prepared_i8 {
                        object_writer.write::<_, _, 4>(&prepared_i8);
                    }
                    if let ::core::option::Option::Some(prepared_i9) = prepared_i9 {
                        object_writer.write::<_, _, 4>(&prepared_i9);
                    }
                    if let ::core::option::Option::Some(prepared_i10) = prepared_i10 {
                        object_writer.write::<_, _, 4>(&prepared_i10);
                    }
                    if let ::core::option::Option::Some(prepared_i11) = prepared_i11 {
                        object_writer.write::<_, _, 4>(&prepared_i11);
                    }
                    if let ::core::option::Option::Some(prepared_i12) = prepared_i12 {
                        object_writer.write::<_, _, 4>(&prepared_i12);
                    }
                    if let ::core::option::Option::Some(prepared_i13) = prepared_i13 {
                        object_writer.write::<_, _, 4>(&prepared_i13);
                    }
                    if let ::core::option::Option::Some(prepared_i14) = prepared_i14 {
                        object_writer.write::<_, _, 4>(&prepared_i14);
                    }
                    if let ::core::option::Option::Some(prepared_i15) = prepared_i15 {
                        object_writer.write::<_, _, 4>(&prepared_i15);
                    }
                    if let ::core::option::Option::Some(prepared_f0) = prepared_f0 {
                        object_writer.write::<_, _, 4>(&prepared_f0);
                    }
                    if let ::core::option::Option::Some(prepared_f1) = prepared_f1 {
                        object_writer.write::<_, _, 4>(&prepared_f1);
                    }
                    if let ::core::option::Option::Some(prepared_f2) = prepared_f2 {
                        object_writer.write::<_, _, 4>(&prepared_f2);
                    }
                    if let ::core::option::Option::Some(prepared_f3) = prepared_f3 {
                        object_writer.write::<_, _, 4>(&prepared_f3);
                    }
                    if let ::core::option::Option::Some(prepared_f4) = prepared_f4 {
                        object_writer.write::<_, _, 4>(&prepared_f4);
                    }
                    if let ::core::option::Option::Some(prepared_f5) = prepared_f5 {
                        object_writer.write::<_, _, 4>(&prepared_f5);
                    }
                    if let ::core::option::Option::Some(prepared_f6) = prepared_f6 {
                        object_writer.write::<_, _, 4>(&prepared_f6);
                    }
                    if let ::core::option::Option::Some(prepared_f7) = prepared_f7 {
                        object_writer.write::<_, _, 4>(&prepared_f7);
                    }
                    if let ::core::option::Option::Some(prepared_s0) = prepared_s0 {
                        object_writer.write::<_, _, 4>(&prepared_s0);
                    }
                    if let ::core::option::Option::Some(prepared_s1) = prepared_s1 {
                        object_writer.write::<_, _, 4>(&prepared_s1);
                    }
                    if let ::core::option::Option::Some(prepared_s2) = prepared_s2 {
                        object_writer.write::<_, _, 4>(&prepared_s2);
                    }
                    if let ::core::option::Option::Some(prepared_s3) = prepared_s3 {
                        object_writer.write::<_, _, 4>(&prepared_s3);
                    }
                    if let ::core::option::Option::Some(prepared_b0) = prepared_b0 {
                        object_writer.write::<_, _, 1>(&prepared_b0);
                    }
                    if let ::core::option::Option::Some(prepared_b1) = prepared_b1 {
                        object_writer.write::<_, _, 1>(&prepared_b1);
                    }
                    if let ::core::option::Option::Some(prepared_b2) = prepared_b2 {
                        object_writer.write::<_, _, 1>(&prepared_b2);
                    }
                    if let ::core::option::Option::Some(prepared_b3) = prepared_b3 {
                        object_writer.write::<_, _, 1>(&prepared_b3);
                    }
                    if let ::core::option::Option::Some(prepared_b4) = prepared_b4 {
                        object_writer.write::<_, _, 1>(&prepared_b4);
                    }
                    if let ::core::option::Option::Some(prepared_b5) = prepared_b5 {
                        object_writer.write::<_, _, 1>(&prepared_b5);
                    }
                    if let ::core::option::Option::Some(prepared_b6) = prepared_b6 {
                        object_writer.write::<_, _, 1>(&prepared_b6);
                    }
                    if let ::core::option::Option::Some(prepared_b7) = prepared_b7 {
                        object_writer.write::<_, _, 1>(&prepared_b7);
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
            Record::create(
                builder, self.i0, self.i1, self.i2, self.i3, self.i4, self.i5, self.i6, self.i7, self.i8,
                self.i9, self.i10, self.i11, self.i12, self.i13, self.i14, self.i15, self.f0, self.f1,
                self.f2, self.f3, self.f4, self.f5, self.f6, self.f7, self.d0, self.d1, self.d2, self.d3,
                self.b0, self.b1, self.b2, self.b3, self.b4, self.b5, self.b6, self.b7, &self.s0, &self.s1,
                &self.s2, &self.s3,
            )
        }
    }

    /// Builder for serializing an instance of the [Record] type.
    ///
    /// Can be created using the [Record::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct RecordBuilder<State>(State);

    impl RecordBuilder<()> {
        /// Setter for the [`i0` field](Record#structfield.i0).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i0<T0>(self, value: T0) -> RecordBuilder<(T0,)>
        where
            T0: ::planus::WriteAsOptional<i32>,
        {
            RecordBuilder((value,))
        }

        /// Sets the [`i0` field](Record#structfield.i0) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i0_as_null(self) -> RecordBuilder<((),)> {
            self.i0(())
        }
    }

    impl<T0> RecordBuilder<(T0,)> {
        /// Setter for the [`i1` field](Record#structfield.i1).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i1<T1>(self, value: T1) -> RecordBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsOptional<i32>,
        {
            let (v0,) = self.0;
            RecordBuilder((v0, value))
        }

        /// Sets the [`i1` field](Record#structfield.i1) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i1_as_null(self) -> RecordBuilder<(T0, ())> {
            self.i1(())
        }
    }

    impl<T0, T1> RecordBuilder<(T0, T1)> {
        /// Setter for the [`i2` field](Record#structfield.i2).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i2<T2>(self, value: T2) -> RecordBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1) = self.0;
            RecordBuilder((v0, v1, value))
        }

        /// Sets the [`i2` field](Record#structfield.i2) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i2_as_null(self) -> RecordBuilder<(T0, T1, ())> {
            self.i2(())
        }
    }

    impl<T0, T1, T2> RecordBuilder<(T0, T1, T2)> {
        /// Setter for the [`i3` field](Record#structfield.i3).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i3<T3>(self, value: T3) -> RecordBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2) = self.0;
            RecordBuilder((v0, v1, v2, value))
        }

        /// Sets the [`i3` field](Record#structfield.i3) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i3_as_null(self) -> RecordBuilder<(T0, T1, T2, ())> {
            self.i3(())
        }
    }

    impl<T0, T1, T2, T3> RecordBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`i4` field](Record#structfield.i4).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i4<T4>(self, value: T4) -> RecordBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3) = self.0;
            RecordBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`i4` field](Record#structfield.i4) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i4_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, ())> {
            self.i4(())
        }
    }

    impl<T0, T1, T2, T3, T4> RecordBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`i5` field](Record#structfield.i5).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i5<T5>(self, value: T5) -> RecordBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`i5` field](Record#structfield.i5) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i5_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, ())> {
            self.i5(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5> RecordBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`i6` field](Record#structfield.i6).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i6<T6>(self, value: T6) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`i6` field](Record#structfield.i6) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i6_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, ())> {
            self.i6(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`i7` field](Record#structfield.i7).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i7<T7>(self, value: T7) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }

        /// Sets the [`i7` field](Record#structfield.i7) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i7_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, ())> {
            self.i7(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Setter for the [`i8` field](Record#structfield.i8).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i8<T8>(self, value: T8) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        where
            T8: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
        }

        /// Sets the [`i8` field](Record#structfield.i8) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i8_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, ())> {
            self.i8(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)> {
        /// Setter for the [`i9` field](Record#structfield.i9).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i9<T9>(self, value: T9) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
        where
            T9: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, value))
        }

        /// Sets the [`i9` field](Record#structfield.i9) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i9_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, ())> {
            self.i9(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)> {
        /// Setter for the [`i10` field](Record#structfield.i10).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i10<T10>(self, value: T10) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
        where
            T10: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, value))
        }

        /// Sets the [`i10` field](Record#structfield.i10) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i10_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, ())> {
            self.i10(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
    {
        /// Setter for the [`i11` field](Record#structfield.i11).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i11<T11>(self, value: T11) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
        where
            T11: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, value))
        }

        /// Sets the [`i11` field](Record#structfield.i11) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i11_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, ())> {
            self.i11(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
    {
        /// Setter for the [`i12` field](Record#structfield.i12).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i12<T12>(
            self,
            value: T12,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)>
        where
            T12: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, value))
        }

        /// Sets the [`i12` field](Record#structfield.i12) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i12_as_null(self) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, ())> {
            self.i12(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)>
    {
        /// Setter for the [`i13` field](Record#structfield.i13).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i13<T13>(
            self,
            value: T13,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)>
        where
            T13: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, value))
        }

        /// Sets the [`i13` field](Record#structfield.i13) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i13_as_null(
            self,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, ())> {
            self.i13(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)>
    {
        /// Setter for the [`i14` field](Record#structfield.i14).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i14<T14>(
            self,
            value: T14,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14)>
        where
            T14: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, value))
        }

        /// Sets the [`i14` field](Record#structfield.i14) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i14_as_null(
            self,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, ())> {
            self.i14(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14)>
    {
        /// Setter for the [`i15` field](Record#structfield.i15).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i15<T15>(
            self,
            value: T15,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15)>
        where
            T15: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, value))
        }

        /// Sets the [`i15` field](Record#structfield.i15) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn i15_as_null(
            self,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, ())> {
            self.i15(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15)>
    {
        /// Setter for the [`f0` field](Record#structfield.f0).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f0<T16>(
            self,
            value: T16,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16)>
        where
            T16: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, value))
        }

        /// Sets the [`f0` field](Record#structfield.f0) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f0_as_null(
            self,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, ())>
        {
            self.f0(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16)>
    {
        /// Setter for the [`f1` field](Record#structfield.f1).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f1<T17>(
            self,
            value: T17,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17)>
        where
            T17: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16) = self.0;
            RecordBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, value))
        }

        /// Sets the [`f1` field](Record#structfield.f1) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f1_as_null(
            self,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, ())>
        {
            self.f1(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17)>
    {
        /// Setter for the [`f2` field](Record#structfield.f2).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f2<T18>(
            self,
            value: T18,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
        )>
        where
            T18: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, value,
            ))
        }

        /// Sets the [`f2` field](Record#structfield.f2) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f2_as_null(
            self,
        ) -> RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, ())>
        {
            self.f2(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18>
        RecordBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18)>
    {
        /// Setter for the [`f3` field](Record#structfield.f3).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f3<T19>(
            self,
            value: T19,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
        )>
        where
            T19: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18) =
                self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, value,
            ))
        }

        /// Sets the [`f3` field](Record#structfield.f3) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f3_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            (),
        )> {
            self.f3(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19>
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
        )>
    {
        /// Setter for the [`f4` field](Record#structfield.f4).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f4<T20>(
            self,
            value: T20,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
        )>
        where
            T20: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19) =
                self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                value,
            ))
        }

        /// Sets the [`f4` field](Record#structfield.f4) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f4_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            (),
        )> {
            self.f4(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20>
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
        )>
    {
        /// Setter for the [`f5` field](Record#structfield.f5).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f5<T21>(
            self,
            value: T21,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
        )>
        where
            T21: ::planus::WriteAsOptional<f32>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, value,
            ))
        }

        /// Sets the [`f5` field](Record#structfield.f5) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f5_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            (),
        )> {
            self.f5(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
        )>
    {
        /// Setter for the [`f6` field](Record#structfield.f6).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f6<T22>(
            self,
            value: T22,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
        )>
        where
            T22: ::planus::WriteAsOptional<f32>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, value,
            ))
        }

        /// Sets the [`f6` field](Record#structfield.f6) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f6_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            (),
        )> {
            self.f6(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
        )>
    {
        /// Setter for the [`f7` field](Record#structfield.f7).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f7<T23>(
            self,
            value: T23,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
        )>
        where
            T23: ::planus::WriteAsOptional<f32>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, value,
            ))
        }

        /// Sets the [`f7` field](Record#structfield.f7) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn f7_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            (),
        )> {
            self.f7(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
        )>
    {
        /// Setter for the [`d0` field](Record#structfield.d0).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d0<T24>(
            self,
            value: T24,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
        )>
        where
            T24: ::planus::WriteAsOptional<f64>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, value,
            ))
        }

        /// Sets the [`d0` field](Record#structfield.d0) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d0_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            (),
        )> {
            self.d0(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
        )>
    {
        /// Setter for the [`d1` field](Record#structfield.d1).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d1<T25>(
            self,
            value: T25,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
        )>
        where
            T25: ::planus::WriteAsOptional<f64>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, value,
            ))
        }

        /// Sets the [`d1` field](Record#structfield.d1) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d1_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            (),
        )> {
            self.d1(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
        )>
    {
        /// Setter for the [`d2` field](Record#structfield.d2).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d2<T26>(
            self,
            value: T26,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
        )>
        where
            T26: ::planus::WriteAsOptional<f64>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, value,
            ))
        }

        /// Sets the [`d2` field](Record#structfield.d2) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d2_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            (),
        )> {
            self.d2(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
        )>
    {
        /// Setter for the [`d3` field](Record#structfield.d3).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d3<T27>(
            self,
            value: T27,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
        )>
        where
            T27: ::planus::WriteAsOptional<f64>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, value,
            ))
        }

        /// Sets the [`d3` field](Record#structfield.d3) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn d3_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            (),
        )> {
            self.d3(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
        )>
    {
        /// Setter for the [`b0` field](Record#structfield.b0).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b0<T28>(
            self,
            value: T28,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
        )>
        where
            T28: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, value,
            ))
        }

        /// Sets the [`b0` field](Record#structfield.b0) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b0_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            (),
        )> {
            self.b0(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
        )>
    {
        /// Setter for the [`b1` field](Record#structfield.b1).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b1<T29>(
            self,
            value: T29,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
        )>
        where
            T29: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, value,
            ))
        }

        /// Sets the [`b1` field](Record#structfield.b1) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b1_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            (),
        )> {
            self.b1(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
        )>
    {
        /// Setter for the [`b2` field](Record#structfield.b2).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b2<T30>(
            self,
            value: T30,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
        )>
        where
            T30: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, value,
            ))
        }

        /// Sets the [`b2` field](Record#structfield.b2) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b2_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            (),
        )> {
            self.b2(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
        )>
    {
        /// Setter for the [`b3` field](Record#structfield.b3).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b3<T31>(
            self,
            value: T31,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
        )>
        where
            T31: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, value,
            ))
        }

        /// Sets the [`b3` field](Record#structfield.b3) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b3_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            (),
        )> {
            self.b3(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
        )>
    {
        /// Setter for the [`b4` field](Record#structfield.b4).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b4<T32>(
            self,
            value: T32,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
        )>
        where
            T32: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, value,
            ))
        }

        /// Sets the [`b4` field](Record#structfield.b4) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b4_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            (),
        )> {
            self.b4(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
        )>
    {
        /// Setter for the [`b5` field](Record#structfield.b5).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b5<T33>(
            self,
            value: T33,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
        )>
        where
            T33: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, value,
            ))
        }

        /// Sets the [`b5` field](Record#structfield.b5) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b5_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            (),
        )> {
            self.b5(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
        )>
    {
        /// Setter for the [`b6` field](Record#structfield.b6).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b6<T34>(
            self,
            value: T34,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
        )>
        where
            T34: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, value,
            ))
        }

        /// Sets the [`b6` field](Record#structfield.b6) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b6_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            (),
        )> {
            self.b6(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
        )>
    {
        /// Setter for the [`b7` field](Record#structfield.b7).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b7<T35>(
            self,
            value: T35,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
        )>
        where
            T35: ::planus::WriteAsOptional<bool>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
                v34,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, value,
            ))
        }

        /// Sets the [`b7` field](Record#structfield.b7) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn b7_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            (),
        )> {
            self.b7(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
        )>
    {
        /// Setter for the [`s0` field](Record#structfield.s0).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s0<T36>(
            self,
            value: T36,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
        )>
        where
            T36: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
                v34,
                v35,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, value,
            ))
        }

        /// Sets the [`s0` field](Record#structfield.s0) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s0_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            (),
        )> {
            self.s0(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
        )>
    {
        /// Setter for the [`s1` field](Record#structfield.s1).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s1<T37>(
            self,
            value: T37,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
        )>
        where
            T37: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
                v34,
                v35,
                v36,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, value,
            ))
        }

        /// Sets the [`s1` field](Record#structfield.s1) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s1_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            (),
        )> {
            self.s1(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
        )>
    {
        /// Setter for the [`s2` field](Record#structfield.s2).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s2<T38>(
            self,
            value: T38,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
        )>
        where
            T38: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
                v34,
                v35,
                v36,
                v37,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37,
                value,
            ))
        }

        /// Sets the [`s2` field](Record#structfield.s2) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s2_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            (),
        )> {
            self.s2(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
        )>
    {
        /// Setter for the [`s3` field](Record#structfield.s3).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s3<T39>(
            self,
            value: T39,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            T39,
        )>
        where
            T39: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
                v34,
                v35,
                v36,
                v37,
                v38,
            ) = self.0;
            RecordBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37,
                v38, value,
            ))
        }

        /// Sets the [`s3` field](Record#structfield.s3) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn s3_as_null(
            self,
        ) -> RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            (),
        )> {
            self.s3(())
        }
    }

    impl<
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            T39,
        >
        RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            T39,
        )>
    {
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
            T0: ::planus::WriteAsOptional<i32>,
            T1: ::planus::WriteAsOptional<i32>,
            T2: ::planus::WriteAsOptional<i32>,
            T3: ::planus::WriteAsOptional<i32>,
            T4: ::planus::WriteAsOptional<i32>,
            T5: ::planus::WriteAsOptional<i32>,
            T6: ::planus::WriteAsOptional<i32>,
            T7: ::planus::WriteAsOptional<i32>,
            T8: ::planus::WriteAsOptional<i32>,
            T9: ::planus::WriteAsOptional<i32>,
            T10: ::planus::WriteAsOptional<i32>,
            T11: ::planus::WriteAsOptional<i32>,
            T12: ::planus::WriteAsOptional<i32>,
            T13: ::planus::WriteAsOptional<i32>,
            T14: ::planus::WriteAsOptional<i32>,
            T15: ::planus::WriteAsOptional<i32>,
            T16: ::planus::WriteAsOptional<f32>,
            T17: ::planus::WriteAsOptional<f32>,
            T18: ::planus::WriteAsOptional<f32>,
            T19: ::planus::WriteAsOptional<f32>,
            T20: ::planus::WriteAsOptional<f32>,
            T21: ::planus::WriteAsOptional<f32>,
            T22: ::planus::WriteAsOptional<f32>,
            T23: ::planus::WriteAsOptional<f32>,
            T24: ::planus::WriteAsOptional<f64>,
            T25: ::planus::WriteAsOptional<f64>,
            T26: ::planus::WriteAsOptional<f64>,
            T27: ::planus::WriteAsOptional<f64>,
            T28: ::planus::WriteAsOptional<bool>,
            T29: ::planus::WriteAsOptional<bool>,
            T30: ::planus::WriteAsOptional<bool>,
            T31: ::planus::WriteAsOptional<bool>,
            T32: ::planus::WriteAsOptional<bool>,
            T33: ::planus::WriteAsOptional<bool>,
            T34: ::planus::WriteAsOptional<bool>,
            T35: ::planus::WriteAsOptional<bool>,
            T36: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T37: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T38: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T39: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAs<::planus::Offset<Record>>
        for RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            T39,
        )>
    {
        type Prepared = ::planus::Offset<Record>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<i32>,
            T1: ::planus::WriteAsOptional<i32>,
            T2: ::planus::WriteAsOptional<i32>,
            T3: ::planus::WriteAsOptional<i32>,
            T4: ::planus::WriteAsOptional<i32>,
            T5: ::planus::WriteAsOptional<i32>,
            T6: ::planus::WriteAsOptional<i32>,
            T7: ::planus::WriteAsOptional<i32>,
            T8: ::planus::WriteAsOptional<i32>,
            T9: ::planus::WriteAsOptional<i32>,
            T10: ::planus::WriteAsOptional<i32>,
            T11: ::planus::WriteAsOptional<i32>,
            T12: ::planus::WriteAsOptional<i32>,
            T13: ::planus::WriteAsOptional<i32>,
            T14: ::planus::WriteAsOptional<i32>,
            T15: ::planus::WriteAsOptional<i32>,
            T16: ::planus::WriteAsOptional<f32>,
            T17: ::planus::WriteAsOptional<f32>,
            T18: ::planus::WriteAsOptional<f32>,
            T19: ::planus::WriteAsOptional<f32>,
            T20: ::planus::WriteAsOptional<f32>,
            T21: ::planus::WriteAsOptional<f32>,
            T22: ::planus::WriteAsOptional<f32>,
            T23: ::planus::WriteAsOptional<f32>,
            T24: ::planus::WriteAsOptional<f64>,
            T25: ::planus::WriteAsOptional<f64>,
            T26: ::planus::WriteAsOptional<f64>,
            T27: ::planus::WriteAsOptional<f64>,
            T28: ::planus::WriteAsOptional<bool>,
            T29: ::planus::WriteAsOptional<bool>,
            T30: ::planus::WriteAsOptional<bool>,
            T31: ::planus::WriteAsOptional<bool>,
            T32: ::planus::WriteAsOptional<bool>,
            T33: ::planus::WriteAsOptional<bool>,
            T34: ::planus::WriteAsOptional<bool>,
            T35: ::planus::WriteAsOptional<bool>,
            T36: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T37: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T38: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T39: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAsOptional<::planus::Offset<Record>>
        for RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            T39,
        )>
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
            T0: ::planus::WriteAsOptional<i32>,
            T1: ::planus::WriteAsOptional<i32>,
            T2: ::planus::WriteAsOptional<i32>,
            T3: ::planus::WriteAsOptional<i32>,
            T4: ::planus::WriteAsOptional<i32>,
            T5: ::planus::WriteAsOptional<i32>,
            T6: ::planus::WriteAsOptional<i32>,
            T7: ::planus::WriteAsOptional<i32>,
            T8: ::planus::WriteAsOptional<i32>,
            T9: ::planus::WriteAsOptional<i32>,
            T10: ::planus::WriteAsOptional<i32>,
            T11: ::planus::WriteAsOptional<i32>,
            T12: ::planus::WriteAsOptional<i32>,
            T13: ::planus::WriteAsOptional<i32>,
            T14: ::planus::WriteAsOptional<i32>,
            T15: ::planus::WriteAsOptional<i32>,
            T16: ::planus::WriteAsOptional<f32>,
            T17: ::planus::WriteAsOptional<f32>,
            T18: ::planus::WriteAsOptional<f32>,
            T19: ::planus::WriteAsOptional<f32>,
            T20: ::planus::WriteAsOptional<f32>,
            T21: ::planus::WriteAsOptional<f32>,
            T22: ::planus::WriteAsOptional<f32>,
            T23: ::planus::WriteAsOptional<f32>,
            T24: ::planus::WriteAsOptional<f64>,
            T25: ::planus::WriteAsOptional<f64>,
            T26: ::planus::WriteAsOptional<f64>,
            T27: ::planus::WriteAsOptional<f64>,
            T28: ::planus::WriteAsOptional<bool>,
            T29: ::planus::WriteAsOptional<bool>,
            T30: ::planus::WriteAsOptional<bool>,
            T31: ::planus::WriteAsOptional<bool>,
            T32: ::planus::WriteAsOptional<bool>,
            T33: ::planus::WriteAsOptional<bool>,
            T34: ::planus::WriteAsOptional<bool>,
            T35: ::planus::WriteAsOptional<bool>,
            T36: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T37: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T38: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T39: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        > ::planus::WriteAsOffset<Record>
        for RecordBuilder<(
            T0,
            T1,
            T2,
            T3,
            T4,
            T5,
            T6,
            T7,
            T8,
            T9,
            T10,
            T11,
            T12,
            T13,
            T14,
            T15,
            T16,
            T17,
            T18,
            T19,
            T20,
            T21,
            T22,
            T23,
            T24,
            T25,
            T26,
            T27,
            T28,
            T29,
            T30,
            T31,
            T32,
            T33,
            T34,
            T35,
            T36,
            T37,
            T38,
            T39,
        )>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Record> {
            let (
                v0,
                v1,
                v2,
                v3,
                v4,
                v5,
                v6,
                v7,
                v8,
                v9,
                v10,
                v11,
                v12,
                v13,
                v14,
                v15,
                v16,
                v17,
                v18,
                v19,
                v20,
                v21,
                v22,
                v23,
                v24,
                v25,
                v26,
                v27,
                v28,
                v29,
                v30,
                v31,
                v32,
                v33,
                v34,
                v35,
                v36,
                v37,
                v38,
                v39,
            ) = &self.0;
            Record::create(
                builder, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18,
                v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36,
                v37, v38, v39,
            )
        }
    }

    /// Reference to a deserialized [Record].
    #[derive(Copy, Clone)]
    pub struct RecordRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> RecordRef<'a> {
        /// Getter for the [`i0` field](Record#structfield.i0).
        #[inline]
        pub fn i0(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(0, "Record", "i0")
        }

        /// Getter for the [`i1` field](Record#structfield.i1).
        #[inline]
        pub fn i1(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(1, "Record", "i1")
        }

        /// Getter for the [`i2` field](Record#structfield.i2).
        #[inline]
        pub fn i2(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(2, "Record", "i2")
        }

        /// Getter for the [`i3` field](Record#structfield.i3).
        #[inline]
        pub fn i3(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(3, "Record", "i3")
        }

        /// Getter for the [`i4` field](Record#structfield.i4).
        #[inline]
        pub fn i4(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(4, "Record", "i4")
        }

        /// Getter for the [`i5` field](Record#structfield.i5).
        #[inline]
        pub fn i5(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(5, "Record", "i5")
        }

        /// Getter for the [`i6` field](Record#structfield.i6).
        #[inline]
        pub fn i6(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(6, "Record", "i6")
        }

        /// Getter for the [`i7` field](Record#structfield.i7).
        #[inline]
        pub fn i7(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(7, "Record", "i7")
        }

        /// Getter for the [`i8` field](Record#structfield.i8).
        #[inline]
        pub fn i8(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(8, "Record", "i8")
        }

        /// Getter for the [`i9` field](Record#structfield.i9).
        #[inline]
        pub fn i9(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(9, "Record", "i9")
        }

        /// Getter for the [`i10` field](Record#structfield.i10).
        #[inline]
        pub fn i10(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(10, "Record", "i10")
        }

        /// Getter for the [`i11` field](Record#structfield.i11).
        #[inline]
        pub fn i11(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(11, "Record", "i11")
        }

        /// Getter for the [`i12` field](Record#structfield.i12).
        #[inline]
        pub fn i12(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(12, "Record", "i12")
        }

        /// Getter for the [`i13` field](Record#structfield.i13).
        #[inline]
        pub fn i13(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(13, "Record", "i13")
        }

        /// Getter for the [`i14` field](Record#structfield.i14).
        #[inline]
        pub fn i14(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(14, "Record", "i14")
        }

        /// Getter for the [`i15` field](Record#structfield.i15).
        #[inline]
        pub fn i15(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(15, "Record", "i15")
        }

        /// Getter for the [`f0` field](Record#structfield.f0).
        #[inline]
        pub fn f0(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(16, "Record", "f0")
        }

        /// Getter for the [`f1` field](Record#structfield.f1).
        #[inline]
        pub fn f1(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(17, "Record", "f1")
        }

        /// Getter for the [`f2` field](Record#structfield.f2).
        #[inline]
        pub fn f2(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(18, "Record", "f2")
        }

        /// Getter for the [`f3` field](Record#structfield.f3).
        #[inline]
        pub fn f3(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(19, "Record", "f3")
        }

        /// Getter for the [`f4` field](Record#structfield.f4).
        #[inline]
        pub fn f4(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(20, "Record", "f4")
        }

        /// Getter for the [`f5` field](Record#structfield.f5).
        #[inline]
        pub fn f5(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(21, "Record", "f5")
        }

        /// Getter for the [`f6` field](Record#structfield.f6).
        #[inline]
        pub fn f6(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(22, "Record", "f6")
        }

        /// Getter for the [`f7` field](Record#structfield.f7).
        #[inline]
        pub fn f7(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(23, "Record", "f7")
        }

        /// Getter for the [`d0` field](Record#structfield.d0).
        #[inline]
        pub fn d0(&self) -> ::planus::Result<::core::option::Option<f64>> {
            self.0.access(24, "Record", "d0")
        }

        /// Getter for the [`d1` field](Record#structfield.d1).
        #[inline]
        pub fn d1(&self) -> ::planus::Result<::core::option::Option<f64>> {
            self.0.access(25, "Record", "d1")
        }

        /// Getter for the [`d2` field](Record#structfield.d2).
        #[inline]
        pub fn d2(&self) -> ::planus::Result<::core::option::Option<f64>> {
            self.0.access(26, "Record", "d2")
        }

        /// Getter for the [`d3` field](Record#structfield.d3).
        #[inline]
        pub fn d3(&self) -> ::planus::Result<::core::option::Option<f64>> {
            self.0.access(27, "Record", "d3")
        }

        /// Getter for the [`b0` field](Record#structfield.b0).
        #[inline]
        pub fn b0(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(28, "Record", "b0")
        }

        /// Getter for the [`b1` field](Record#structfield.b1).
        #[inline]
        pub fn b1(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(29, "Record", "b1")
        }

        /// Getter for the [`b2` field](Record#structfield.b2).
        #[inline]
        pub fn b2(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(30, "Record", "b2")
        }

        /// Getter for the [`b3` field](Record#structfield.b3).
        #[inline]
        pub fn b3(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(31, "Record", "b3")
        }

        /// Getter for the [`b4` field](Record#structfield.b4).
        #[inline]
        pub fn b4(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(32, "Record", "b4")
        }

        /// Getter for the [`b5` field](Record#structfield.b5).
        #[inline]
        pub fn b5(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(33, "Record", "b5")
        }

        /// Getter for the [`b6` field](Record#structfield.b6).
        #[inline]
        pub fn b6(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(34, "Record", "b6")
        }

        /// Getter for the [`b7` field](Record#structfield.b7).
        #[inline]
        pub fn b7(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(35, "Record", "b7")
        }

        /// Getter for the [`s0` field](Record#structfield.s0).
        #[inline]
        pub fn s0(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(36, "Record", "s0")
        }

        /// Getter for the [`s1` field](Record#structfield.s1).
        #[inline]
        pub fn s1(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(37, "Record", "s1")
        }

        /// Getter for the [`s2` field](Record#structfield.s2).
        #[inline]
        pub fn s2(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(38, "Record", "s2")
        }

        /// Getter for the [`s3` field](Record#structfield.s3).
        #[inline]
        pub fn s3(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(39, "Record", "s3")
        }
    }

    impl<'a> ::core::fmt::Debug for RecordRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("RecordRef");
            if let ::core::option::Option::Some(field_i0) = self.i0().transpose() {
                f.field("i0", &field_i0);
            }
            if let ::core::option::Option::Some(field_i1) = self.i1().transpose() {
                f.field("i1", &field_i1);
            }
            if let ::core::option::Option::Some(field_i2) = self.i2().transpose() {
                f.field("i2", &field_i2);
            }
            if let ::core::option::Option::Some(field_i3) = self.i3().transpose() {
                f.field("i3", &field_i3);
            }
            if let ::core::option::Option::Some(field_i4) = self.i4().transpose() {
                f.field("i4", &field_i4);
            }
            if let ::core::option::Option::Some(field_i5) = self.i5().transpose() {
                f.field("i5", &field_i5);
            }
            if let ::core::option::Option::Some(field_i6) = self.i6().transpose() {
                f.field("i6", &field_i6);
            }
            if let ::core::option::Option::Some(field_i7) = self.i7().transpose() {
                f.field("i7", &field_i7);
            }
            if let ::core::option::Option::Some(field_i8) = self.i8().transpose() {
                f.field("i8", &field_i8);
            }
            if let ::core::option::Option::Some(field_i9) = self.i9().transpose() {
                f.field("i9", &field_i9);
            }
            if let ::core::option::Option::Some(field_i10) = self.i10().transpose() {
                f.field("i10", &field_i10);
            }
            if let ::core::option::Option::Some(field_i11) = self.i11().transpose() {
                f.field("i11", &field_i11);
            }
            if let ::core::option::Option::Some(field_i12) = self.i12().transpose() {
                f.field("i12", &field_i12);
            }
            if let ::core::option::Option::Some(field_i13) = self.i13().transpose() {
                f.field("i13", &field_i13);
            }
            if let ::core::option::Option::Some(field_i14) = self.i14().transpose() {
                f.field("i14", &field_i14);
            }
            if let ::core::option::Option::Some(field_i15) = self.i15().transpose() {
                f.field("i15", &field_i15);
            }
            if let ::core::option::Option::Some(field_f0) = self.f0().transpose() {
                f.field("f0", &field_f0);
            }
            if let ::core::option::Option::Some(field_f1) = self.f1().transpose() {
                f.field("f1", &field_f1);
            }
            if let ::core::option::Option::Some(field_f2) = self.f2().transpose() {
                f.field("f2", &field_f2);
            }
            if let ::core::option::Option::Some(field_f3) = self.f3().transpose() {
                f.field("f3", &field_f3);
            }
            if let ::core::option::Option::Some(field_f4) = self.f4().transpose() {
                f.field("f4", &field_f4);
            }
            if let ::core::option::Option::Some(field_f5) = self.f5().transpose() {
                f.field("f5", &field_f5);
            }
            if let ::core::option::Option::Some(field_f6) = self.f6().transpose() {
                f.field("f6", &field_f6);
            }
            if let ::core::option::Option::Some(field_f7) = self.f7().transpose() {
                f.field("f7", &field_f7);
            }
            if let ::core::option::Option::Some(field_d0) = self.d0().transpose() {
                f.field("d0", &field_d0);
            }
            if let ::core::option::Option::Some(field_d1) = self.d1().transpose() {
                f.field("d1", &field_d1);
            }
            if let ::core::option::Option::Some(field_d2) = self.d2().transpose() {
                f.field("d2", &field_d2);
            }
            if let ::core::option::Option::Some(field_d3) = self.d3().transpose() {
                f.field("d3", &field_d3);
            }
            if let ::core::option::Option::Some(field_b0) = self.b0().transpose() {
                f.field("b0", &field_b0);
            }
            if let ::core::option::Option::Some(field_b1) = self.b1().transpose() {
                f.field("b1", &field_b1);
            }
            if let ::core::option::Option::Some(field_b2) = self.b2().transpose() {
                f.field("b2", &field_b2);
            }
            if let ::core::option::Option::Some(field_b3) = self.b3().transpose() {
                f.field("b3", &field_b3);
            }
            if let ::core::option::Option::Some(field_b4) = self.b4().transpose() {
                f.field("b4", &field_b4);
            }
            if let ::core::option::Option::Some(field_b5) = self.b5().transpose() {
                f.field("b5", &field_b5);
            }
            if let ::core::option::Option::Some(field_b6) = self.b6().transpose() {
                f.field("b6", &field_b6);
            }
            if let ::core::option::Option::Some(field_b7) = self.b7().transpose() {
                f.field("b7", &field_b7);
            }
            if let ::core::option::Option::Some(field_s0) = self.s0().transpose() {
                f.field("s0", &field_s0);
            }
            if let ::core::option::Option::Some(field_s1) = self.s1().transpose() {
                f.field("s1", &field_s1);
            }
            if let ::core::option::Option::Some(field_s2) = self.s2().transpose() {
                f.field("s2", &field_s2);
            }
            if let ::core::option::Option::Some(field_s3) = self.s3().transpose() {
                f.field("s3", &field_s3);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<RecordRef<'a>> for Record {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: RecordRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                i0: if let ::core::option::Option::Some(i0) = value.i0()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i0)?)
                } else {
                    ::core::option::Option::None
                },
                i1: if let ::core::option::Option::Some(i1) = value.i1()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i1)?)
                } else {
                    ::core::option::Option::None
                },
                i2: if let ::core::option::Option::Some(i2) = value.i2()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i2)?)
                } else {
                    ::core::option::Option::None
                },
                i3: if let ::core::option::Option::Some(i3) = value.i3()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i3)?)
                } else {
                    ::core::option::Option::None
                },
                i4: if let ::core::option::Option::Some(i4) = value.i4()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i4)?)
                } else {
                    ::core::option::Option::None
                },
                i5: if let ::core::option::Option::Some(i5) = value.i5()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i5)?)
                } else {
                    ::core::option::Option::None
                },
                i6: if let ::core::option::Option::Some(i6) = value.i6()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i6)?)
                } else {
                    ::core::option::Option::None
                },
                i7: if let ::core::option::Option::Some(i7) = value.i7()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i7)?)
                } else {
                    ::core::option::Option::None
                },
                i8: if let ::core::option::Option::Some(i8) = value.i8()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i8)?)
                } else {
                    ::core::option::Option::None
                },
                i9: if let ::core::option::Option::Some(i9) = value.i9()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i9)?)
                } else {
                    ::core::option::Option::None
                },
                i10: if let ::core::option::Option::Some(i10) = value.i10()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i10)?)
                } else {
                    ::core::option::Option::None
                },
                i11: if let ::core::option::Option::Some(i11) = value.i11()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i11)?)
                } else {
                    ::core::option::Option::None
                },
                i12: if let ::core::option::Option::Some(i12) = value.i12()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i12)?)
                } else {
                    ::core::option::Option::None
                },
                i13: if let ::core::option::Option::Some(i13) = value.i13()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i13)?)
                } else {
                    ::core::option::Option::None
                },
                i14: if let ::core::option::Option::Some(i14) = value.i14()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i14)?)
                } else {
                    ::core::option::Option::None
                },
                i15: if let ::core::option::Option::Some(i15) = value.i15()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(i15)?)
                } else {
                    ::core::option::Option::None
                },
                f0: if let ::core::option::Option::Some(f0) = value.f0()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f0)?)
                } else {
                    ::core::option::Option::None
                },
                f1: if let ::core::option::Option::Some(f1) = value.f1()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f1)?)
                } else {
                    ::core::option::Option::None
                },
                f2: if let ::core::option::Option::Some(f2) = value.f2()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f2)?)
                } else {
                    ::core::option::Option::None
                },
                f3: if let ::core::option::Option::Some(f3) = value.f3()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f3)?)
                } else {
                    ::core::option::Option::None
                },
                f4: if let ::core::option::Option::Some(f4) = value.f4()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f4)?)
                } else {
                    ::core::option::Option::None
                },
                f5: if let ::core::option::Option::Some(f5) = value.f5()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f5)?)
                } else {
                    ::core::option::Option::None
                },
                f6: if let ::core::option::Option::Some(f6) = value.f6()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f6)?)
                } else {
                    ::core::option::Option::None
                },
                f7: if let ::core::option::Option::Some(f7) = value.f7()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(f7)?)
                } else {
                    ::core::option::Option::None
                },
                d0: if let ::core::option::Option::Some(d0) = value.d0()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(d0)?)
                } else {
                    ::core::option::Option::None
                },
                d1: if let ::core::option::Option::Some(d1) = value.d1()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(d1)?)
                } else {
                    ::core::option::Option::None
                },
                d2: if let ::core::option::Option::Some(d2) = value.d2()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(d2)?)
                } else {
                    ::core::option::Option::None
                },
                d3: if let ::core::option::Option::Some(d3) = value.d3()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(d3)?)
                } else {
                    ::core::option::Option::None
                },
                b0: if let ::core::option::Option::Some(b0) = value.b0()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b0)?)
                } else {
                    ::core::option::Option::None
                },
                b1: if let ::core::option::Option::Some(b1) = value.b1()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b1)?)
                } else {
                    ::core::option::Option::None
                },
                b2: if let ::core::option::Option::Some(b2) = value.b2()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b2)?)
                } else {
                    ::core::option::Option::None
                },
                b3: if let ::core::option::Option::Some(b3) = value.b3()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b3)?)
                } else {
                    ::core::option::Option::None
                },
                b4: if let ::core::option::Option::Some(b4) = value.b4()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b4)?)
                } else {
                    ::core::option::Option::None
                },
                b5: if let ::core::option::Option::Some(b5) = value.b5()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b5)?)
                } else {
                    ::core::option::Option::None
                },
                b6: if let ::core::option::Option::Some(b6) = value.b6()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b6)?)
                } else {
                    ::core::option::Option::None
                },
                b7: if let ::core::option::Option::Some(b7) = value.b7()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(b7)?)
                } else {
                    ::core::option::Option::None
                },
                s0: value.s0()?.map(::core::convert::Into::into),
                s1: value.s1()?.map(::core::convert::Into::into),
                s2: value.s2()?.map(::core::convert::Into::into),
                s3: value.s3()?.map(::core::convert::Into::into),
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

    /// The table `RecordSet`
    ///
    /// Generated from these locations:
    /// * Table `RecordSet` in the file `flatbuffers/records.fbs:45`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct RecordSet {
        /// The field `records` in the table `RecordSet`
        pub records: ::planus::alloc::vec::Vec<self::Record>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for RecordSet {
        fn default() -> Self {
            Self { records: ::core::default::Default::default() }
        }
    }

    impl RecordSet {
        /// Creates a [RecordSetBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> RecordSetBuilder<()> {
            RecordSetBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_records: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Record>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_records = field_records.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Record>]>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_records);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<RecordSet>> for RecordSet {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<RecordSet> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<RecordSet>> for RecordSet {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<RecordSet>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<RecordSet> for RecordSet {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<RecordSet> {
            RecordSet::create(builder, &self.records)
        }
    }

    /// Builder for serializing an instance of the [RecordSet] type.
    ///
    /// Can be created using the [RecordSet::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct RecordSetBuilder<State>(State);

    impl RecordSetBuilder<()> {
        /// Setter for the [`records` field](RecordSet#structfield.records).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn records<T0>(self, value: T0) -> RecordSetBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Record>]>>,
        {
            RecordSetBuilder((value,))
        }
    }

    impl<T0> RecordSetBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [RecordSet].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<RecordSet>
        where
            Self: ::planus::WriteAsOffset<RecordSet>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Record>]>>>
        ::planus::WriteAs<::planus::Offset<RecordSet>> for RecordSetBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<RecordSet>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<RecordSet> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Record>]>>>
        ::planus::WriteAsOptional<::planus::Offset<RecordSet>> for RecordSetBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<RecordSet>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<RecordSet>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Record>]>>>
        ::planus::WriteAsOffset<RecordSet> for RecordSetBuilder<(T0,)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<RecordSet> {
            let (v0,) = &self.0;
            RecordSet::create(builder, v0)
        }
    }

    /// Reference to a deserialized [RecordSet].
    #[derive(Copy, Clone)]
    pub struct RecordSetRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> RecordSetRef<'a> {
        /// Getter for the [`records` field](RecordSet#structfield.records).
        #[inline]
        pub fn records(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::RecordRef<'a>>>> {
            self.0.access_required(0, "RecordSet", "records")
        }
    }

    impl<'a> ::core::fmt::Debug for RecordSetRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("RecordSetRef");
            f.field("records", &self.records());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<RecordSetRef<'a>> for RecordSet {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: RecordSetRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { records: value.records()?.to_vec_result()? })
        }
    }

    impl<'a> ::planus::TableRead<'a> for RecordSetRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for RecordSetRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[RecordSetRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<RecordSet>> for RecordSet {
        type Value = ::planus::Offset<RecordSet>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<RecordSet>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for RecordSetRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[RecordSetRef]", "read_as_root", 0))
        }
    }
}
