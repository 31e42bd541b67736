pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `planus/lookup.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The table `Stock`
    ///
    /// Generated from these locations:
    /// * Table `Stock` in the file `planus/lookup.fbs:1`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Stock {
        /// The field `count` in the table `Stock`
        pub count: i32,
        /// The field `weight` in the table `Stock`
        pub weight: f32,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Stock {
        fn default() -> Self {
            Self { count: 0, weight: 0.0 }
        }
    }

    impl Stock {
        /// Creates a [StockBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> StockBuilder<()> {
            StockBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_count: impl ::planus::WriteAsDefault<i32, i32>,
            field_weight: impl ::planus::WriteAsDefault<f32, f32>,
        ) -> ::planus::Offset<Self> {
            let prepared_count = field_count.prepare(builder, &0);
            let prepared_weight = field_weight.prepare(builder, &0.0);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            if prepared_count.is_some() {
                table_writer.write_entry::<i32>(0);
            }
            if prepared_weight.is_some() {
                table_writer.write_entry::<f32>(1);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_count) = prepared_count {
                        object_writer.write::<_, _, 4>(&prepared_count);
                    }
                    if let ::core::option::Option::Some(prepared_weight) = prepared_weight {
                        object_writer.write::<_, _, 4>(&prepared_weight);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Stock>> for Stock {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stock> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Stock>> for Stock {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Stock>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Stock> for Stock {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stock> {
            Stock::create(builder, self.count, self.weight)
        }
    }

    /// Builder for serializing an instance of the [Stock] type.
    ///
    /// Can be created using the [Stock::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct StockBuilder<State>(State);

    impl StockBuilder<()> {
        /// Setter for the [`count` field](Stock#structfield.count).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn count<T0>(self, value: T0) -> StockBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<i32, i32>,
        {
            StockBuilder((value,))
        }

        /// Sets the [`count` field](Stock#structfield.count) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn count_as_default(self) -> StockBuilder<(::planus::DefaultValue,)> {
            self.count(::planus::DefaultValue)
        }
    }

    impl<T0> StockBuilder<(T0,)> {
        /// Setter for the [`weight` field](Stock#structfield.weight).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn weight<T1>(self, value: T1) -> StockBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0,) = self.0;
            StockBuilder((v0, value))
        }

        /// Sets the [`weight` field](Stock#structfield.weight) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn weight_as_default(self) -> StockBuilder<(T0, ::planus::DefaultValue)> {
            self.weight(::planus::DefaultValue)
        }
    }

    impl<T0, T1> StockBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Stock].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stock>
        where
            Self: ::planus::WriteAsOffset<Stock>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAsDefault<i32, i32>, T1: ::planus::WriteAsDefault<f32, f32>>
        ::planus::WriteAs<::planus::Offset<Stock>> for StockBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Stock>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stock> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAsDefault<i32, i32>, T1: ::planus::WriteAsDefault<f32, f32>>
        ::planus::WriteAsOptional<::planus::Offset<Stock>> for StockBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Stock>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Stock>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAsDefault<i32, i32>, T1: ::planus::WriteAsDefault<f32, f32>>
        ::planus::WriteAsOffset<Stock> for StockBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Stock> {
            let (v0, v1) = &self.0;
            Stock::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Stock].
    #[derive(Copy, Clone)]
    pub struct StockRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> StockRef<'a> {
        /// Getter for the [`count` field](Stock#structfield.count).
        #[inline]
        pub fn count(&self) -> ::planus::Result<i32> {
            ::core::result::Result::Ok(self.0.access(0, "Stock", "count")?.unwrap_or(0))
        }

        /// Getter for the [`weight` field](Stock#structfield.weight).
        #[inline]
        pub fn weight(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(1, "Stock", "weight")?.unwrap_or(0.0))
        }
    }

    impl<'a> ::core::fmt::Debug for StockRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("StockRef");
            f.field("count", &self.count());
            f.field("weight", &self.weight());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<StockRef<'a>> for Stock {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: StockRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                count: ::core::convert::TryInto::try_into(value.count()?)?,
                weight: ::core::convert::TryInto::try_into(value.weight()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for StockRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for StockRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[StockRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Stock>> for Stock {
        type Value = ::planus::Offset<Stock>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Stock>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for StockRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[StockRef]", "read_as_root", 0))
        }
    }

    /// The table `Item`
    ///
    /// Generated from these locations:
    /// * Table `Item` in the file `planus/lookup.fbs:7`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Item {
        /// The field `key` in the table `Item`
        pub key: ::planus::alloc::string::String,
        /// The field `value` in the table `Item`
        pub value: ::planus::alloc::boxed::Box<self::Stock>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Item {
        fn default() -> Self {
            Self { key: ::core::default::Default::default(), value: ::core::default::Default::default() }
        }
    }

    impl Item {
        /// Creates a [ItemBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ItemBuilder<()> {
            ItemBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_key: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_value: impl ::planus::WriteAs<::planus::Offset<self::Stock>>,
        ) -> ::planus::Offset<Self> {
            let prepared_key = field_key.prepare(builder);
            let prepared_value = field_value.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<self::Stock>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_key);
                    object_writer.write::<_, _, 4>(&prepared_value);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Item>> for Item {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Item> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Item>> for Item {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Item>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Item> for Item {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Item> {
            Item::create(builder, &self.key, &self.value)
        }
    }

    /// Builder for serializing an instance of the [Item] type.
    ///
    /// Can be created using the [Item::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ItemBuilder<State>(State);

    impl ItemBuilder<()> {
        /// Setter for the [`key` field](Item#structfield.key).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn key<T0>(self, value: T0) -> ItemBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            ItemBuilder((value,))
        }
    }

    impl<T0> ItemBuilder<(T0,)> {
        /// Setter for the [`value` field](Item#structfield.value).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value<T1>(self, value: T1) -> ItemBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<self::Stock>>,
        {
            let (v0,) = self.0;
            ItemBuilder((v0, value))
        }
    }

    impl<T0, T1> ItemBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Item].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Item>
        where
            Self: ::planus::WriteAsOffset<Item>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<self::Stock>>,
        > ::planus::WriteAs<::planus::Offset<Item>> for ItemBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Item>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Item> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<self::Stock>>,
        > ::planus::WriteAsOptional<::planus::Offset<Item>> for ItemBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Item>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Item>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<self::Stock>>,
        > ::planus::WriteAsOffset<Item> for ItemBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Item> {
            let (v0, v1) = &self.0;
            Item::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Item].
    #[derive(Copy, Clone)]
    pub struct ItemRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ItemRef<'a> {
        /// Getter for the [`key` field](Item#structfield.key).
        #[inline]
        pub fn key(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Item", "key")
        }

        /// Getter for the [`value` field](Item#structfield.value).
        #[inline]
        pub fn value(&self) -> ::planus::Result<self::StockRef<'a>> {
            self.0.access_required(1, "Item", "value")
        }
    }

    impl<'a> ::core::fmt::Debug for ItemRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ItemRef");
            f.field("key", &self.key());
            f.field("value", &self.value());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ItemRef<'a>> for Item {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ItemRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                key: ::core::convert::Into::into(value.key()?),
                value: ::planus::alloc::boxed::Box::new(::core::convert::TryInto::try_into(value.value()?)?),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ItemRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ItemRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ItemRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Item>> for Item {
        type Value = ::planus::Offset<Item>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Item>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ItemRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[ItemRef]", "read_as_root", 0))
        }
    }

    /// The struct `Price`
    ///
    /// Generated from these locations:
    /// * Struct `Price` in the file `planus/lookup.fbs:13`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Price {
        /// The field `key` in the struct `Price`
        pub key: i32,

        /// The field `value` in the struct `Price`
        pub value: f64,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Price {
        const ALIGNMENT: usize = 8;
        const SIZE: usize = 16;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Price> for Price {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 12>();
            self.key.write(cur, buffer_position - 0);
            let cursor = cursor.write::<4, 8>([0; 4]);
            let (cur, cursor) = cursor.split::<8, 0>();
            self.value.write(cur, buffer_position - 8);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Price> for Price {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Price> {
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

    impl ::planus::WriteAs<Price> for Price {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Price> for Price {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Price].
    #[derive(Copy, Clone)]
    pub struct PriceRef<'a>(::planus::ArrayWithStartOffset<'a, 16>);

    impl<'a> PriceRef<'a> {
        /// Getter for the [`key` field](Price#structfield.key).
        pub fn key(&self) -> i32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            i32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`value` field](Price#structfield.value).
        pub fn value(&self) -> f64 {
            let buffer = self.0.advance_as_array::<8>(8).unwrap();

            f64::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for PriceRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("PriceRef");
            f.field("key", &self.key());
            f.field("value", &self.value());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 16>> for PriceRef<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 16>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<PriceRef<'a>> for Price {
        #[allow(unreachable_code)]
        fn from(value: PriceRef<'a>) -> Self {
            Self { key: value.key(), value: value.value() }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<PriceRef<'a>> for PriceRef<'b> {
        fn eq(&self, other: &PriceRef<'_>) -> bool {
            self.key() == other.key() && self.value() == other.value()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<PriceRef<'a>> for PriceRef<'b> {
        fn partial_cmp(&self, other: &PriceRef<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.key().partial_cmp(&other.key()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.value().partial_cmp(&other.value())
        }
    }

    impl<'a> ::planus::TableRead<'a> for PriceRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<16>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for PriceRef<'a> {
        const STRIDE: usize = 16;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Price> for Price {
        const STRIDE: usize = 16;

        type Value = Price;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Price],
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

    /// The table `Lookup`
    ///
    /// Generated from these locations:
    /// * Table `Lookup` in the file `planus/lookup.fbs:18`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Lookup {
        /// The field `items` in the table `Lookup`
        pub items: ::planus::alloc::vec::Vec<self::Item>,
        /// The field `prices` in the table `Lookup`
        pub prices: ::planus::alloc::vec::Vec<self::Price>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Lookup {
        fn default() -> Self {
            Self { items: ::core::default::Default::default(), prices: ::core::default::Default::default() }
        }
    }

    impl Lookup {
        /// Creates a [LookupBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> LookupBuilder<()> {
            LookupBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_items: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Item>]>>,
            field_prices: impl ::planus::WriteAs<::planus::Offset<[self::Price]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_items = field_items.prepare(builder);
            let prepared_prices = field_prices.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Item>]>>(0);
            table_writer.write_entry::<::planus::Offset<[self::Price]>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_items);
                    object_writer.write::<_, _, 4>(&prepared_prices);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Lookup>> for Lookup {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Lookup> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Lookup>> for Lookup {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Lookup>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Lookup> for Lookup {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Lookup> {
            Lookup::create(builder, &self.items, &self.prices)
        }
    }

    /// Builder for serializing an instance of the [Lookup] type.
    ///
    /// Can be created using the [Lookup::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct LookupBuilder<State>(State);

    impl LookupBuilder<()> {
        /// Setter for the [`items` field](Lookup#structfield.items).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn items<T0>(self, value: T0) -> LookupBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Item>]>>,
        {
            LookupBuilder((value,))
        }
    }

    impl<T0> LookupBuilder<(T0,)> {
        /// Setter for the [`prices` field](Lookup#structfield.prices).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn prices<T1>(self, value: T1) -> LookupBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[self::Price]>>,
        {
            let (v0,) = self.0;
            LookupBuilder((v0, value))
        }
    }

    impl<T0, T1> LookupBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Lookup].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Lookup>
        where
            Self: ::planus::WriteAsOffset<Lookup>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Item>]>>,
            T1: ::planus::WriteAs<::planus::Offset<[self::Price]>>,
        > ::planus::WriteAs<::planus::Offset<Lookup>> for LookupBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Lookup>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Lookup> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Item>]>>,
            T1: ::planus::WriteAs<::planus::Offset<[self::Price]>>,
        > ::planus::WriteAsOptional<::planus::Offset<Lookup>> for LookupBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Lookup>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Lookup>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Item>]>>,
            T1: ::planus::WriteAs<::planus::Offset<[self::Price]>>,
        > ::planus::WriteAsOffset<Lookup> for LookupBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Lookup> {
            let (v0, v1) = &self.0;
            Lookup::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Lookup].
    #[derive(Copy, Clone)]
    pub struct LookupRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> LookupRef<'a> {
        /// Getter for the [`items` field](Lookup#structfield.items).
        #[inline]
        pub fn items(&self) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::ItemRef<'a>>>> {
            self.0.access_required(0, "Lookup", "items")
        }

        /// Getter for the [`prices` field](Lookup#structfield.prices).
        #[inline]
        pub fn prices(&self) -> ::planus::Result<::planus::Vector<'a, self::PriceRef<'a>>> {
            self.0.access_required(1, "Lookup", "prices")
        }
    }

    impl<'a> ::core::fmt::Debug for LookupRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("LookupRef");
            f.field("items", &self.items());
            f.field("prices", &self.prices());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<LookupRef<'a>> for Lookup {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: LookupRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                items: value.items()?.to_vec_result()?,
                prices: value.prices()?.to_vec()?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for LookupRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for LookupRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[LookupRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Lookup>> for Lookup {
        type Value = ::planus::Offset<Lookup>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Lookup>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for LookupRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[LookupRef]", "read_as_root", 0))
        }
    }
}
