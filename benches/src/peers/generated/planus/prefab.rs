pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `planus/prefab.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The struct `Vec2`
    ///
    /// Generated from these locations:
    /// * Struct `Vec2` in the file `planus/prefab.fbs:1`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Vec2 {
        /// The field `x` in the struct `Vec2`
        pub x: f32,

        /// The field `y` in the struct `Vec2`
        pub y: f32,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Vec2 {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 8;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Vec2> for Vec2 {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 4>();
            self.x.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<4, 0>();
            self.y.write(cur, buffer_position - 4);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Vec2> for Vec2 {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Vec2> {
            unsafe {
                builder.write_with(8, 3, |buffer_position, bytes| {
                    let bytes = bytes.as_mut_ptr();

                    ::planus::WriteAsPrimitive::write(
                        self,
                        ::planus::Cursor::new(&mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 8])),
                        buffer_position,
                    );
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<Vec2> for Vec2 {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Vec2> for Vec2 {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Vec2].
    #[derive(Copy, Clone)]
    pub struct Vec2Ref<'a>(::planus::ArrayWithStartOffset<'a, 8>);

    impl<'a> Vec2Ref<'a> {
        /// Getter for the [`x` field](Vec2#structfield.x).
        pub fn x(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`y` field](Vec2#structfield.y).
        pub fn y(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(4).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for Vec2Ref<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("Vec2Ref");
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 8>> for Vec2Ref<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 8>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<Vec2Ref<'a>> for Vec2 {
        #[allow(unreachable_code)]
        fn from(value: Vec2Ref<'a>) -> Self {
            Self { x: value.x(), y: value.y() }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<Vec2Ref<'a>> for Vec2Ref<'b> {
        fn eq(&self, other: &Vec2Ref<'_>) -> bool {
            self.x() == other.x() && self.y() == other.y()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<Vec2Ref<'a>> for Vec2Ref<'b> {
        fn partial_cmp(&self, other: &Vec2Ref<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.x().partial_cmp(&other.x()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.y().partial_cmp(&other.y())
        }
    }

    impl<'a> ::planus::TableRead<'a> for Vec2Ref<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<8>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for Vec2Ref<'a> {
        const STRIDE: usize = 8;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Vec2> for Vec2 {
        const STRIDE: usize = 8;

        type Value = Vec2;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Vec2],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 8];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (8 * i) as u32,
                );
            }
        }
    }

    /// The struct `Vec3`
    ///
    /// Generated from these locations:
    /// * Struct `Vec3` in the file `planus/prefab.fbs:2`
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

    /// The struct `Vec4`
    ///
    /// Generated from these locations:
    /// * Struct `Vec4` in the file `planus/prefab.fbs:3`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Vec4 {
        /// The field `x` in the struct `Vec4`
        pub x: f32,

        /// The field `y` in the struct `Vec4`
        pub y: f32,

        /// The field `z` in the struct `Vec4`
        pub z: f32,

        /// The field `w` in the struct `Vec4`
        pub w: f32,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Vec4 {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 16;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Vec4> for Vec4 {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 12>();
            self.x.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<4, 8>();
            self.y.write(cur, buffer_position - 4);
            let (cur, cursor) = cursor.split::<4, 4>();
            self.z.write(cur, buffer_position - 8);
            let (cur, cursor) = cursor.split::<4, 0>();
            self.w.write(cur, buffer_position - 12);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Vec4> for Vec4 {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Vec4> {
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

    impl ::planus::WriteAs<Vec4> for Vec4 {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Vec4> for Vec4 {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Vec4].
    #[derive(Copy, Clone)]
    pub struct Vec4Ref<'a>(::planus::ArrayWithStartOffset<'a, 16>);

    impl<'a> Vec4Ref<'a> {
        /// Getter for the [`x` field](Vec4#structfield.x).
        pub fn x(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`y` field](Vec4#structfield.y).
        pub fn y(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(4).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`z` field](Vec4#structfield.z).
        pub fn z(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(8).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`w` field](Vec4#structfield.w).
        pub fn w(&self) -> f32 {
            let buffer = self.0.advance_as_array::<4>(12).unwrap();

            f32::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for Vec4Ref<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("Vec4Ref");
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.field("z", &self.z());
            f.field("w", &self.w());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 16>> for Vec4Ref<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 16>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<Vec4Ref<'a>> for Vec4 {
        #[allow(unreachable_code)]
        fn from(value: Vec4Ref<'a>) -> Self {
            Self { x: value.x(), y: value.y(), z: value.z(), w: value.w() }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<Vec4Ref<'a>> for Vec4Ref<'b> {
        fn eq(&self, other: &Vec4Ref<'_>) -> bool {
            self.x() == other.x() && self.y() == other.y() && self.z() == other.z() && self.w() == other.w()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<Vec4Ref<'a>> for Vec4Ref<'b> {
        fn partial_cmp(&self, other: &Vec4Ref<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
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

            self.w().partial_cmp(&other.w())
        }
    }

    impl<'a> ::planus::TableRead<'a> for Vec4Ref<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<16>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for Vec4Ref<'a> {
        const STRIDE: usize = 16;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Vec4> for Vec4 {
        const STRIDE: usize = 16;

        type Value = Vec4;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Vec4],
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

    /// The struct `ObjectRef`
    ///
    /// Generated from these locations:
    /// * Struct `ObjectRef` in the file `planus/prefab.fbs:4`
    #[derive(
        Copy,
        Clone,
        Debug,
        PartialEq,
        PartialOrd,
        Eq,
        Ord,
        Hash,
        Default,
        ::serde::Serialize,
        ::serde::Deserialize,
    )]
    pub struct ObjectRef {
        /// The field `component_name` in the struct `ObjectRef`
        pub component_name: u32,

        /// The field `index` in the struct `ObjectRef`
        pub index: i16,

        /// The field `object_ref_id` in the struct `ObjectRef`
        pub object_ref_id: i16,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for ObjectRef {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 8;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<ObjectRef> for ObjectRef {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<4, 4>();
            self.component_name.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<2, 2>();
            self.index.write(cur, buffer_position - 4);
            let (cur, cursor) = cursor.split::<2, 0>();
            self.object_ref_id.write(cur, buffer_position - 6);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<ObjectRef> for ObjectRef {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ObjectRef> {
            unsafe {
                builder.write_with(8, 3, |buffer_position, bytes| {
                    let bytes = bytes.as_mut_ptr();

                    ::planus::WriteAsPrimitive::write(
                        self,
                        ::planus::Cursor::new(&mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 8])),
                        buffer_position,
                    );
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<ObjectRef> for ObjectRef {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<ObjectRef> for ObjectRef {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [ObjectRef].
    #[derive(Copy, Clone)]
    pub struct ObjectRefRef<'a>(::planus::ArrayWithStartOffset<'a, 8>);

    impl<'a> ObjectRefRef<'a> {
        /// Getter for the [`component_name` field](ObjectRef#structfield.component_name).
        pub fn component_name(&self) -> u32 {
            let buffer = self.0.advance_as_array::<4>(0).unwrap();

            u32::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`index` field](ObjectRef#structfield.index).
        pub fn index(&self) -> i16 {
            let buffer = self.0.advance_as_array::<2>(4).unwrap();

            i16::from_le_bytes(*buffer.as_array())
        }

        /// Getter for the [`object_ref_id` field](ObjectRef#structfield.object_ref_id).
        pub fn object_ref_id(&self) -> i16 {
            let buffer = self.0.advance_as_array::<2>(6).unwrap();

            i16::from_le_bytes(*buffer.as_array())
        }
    }

    impl<'a> ::core::fmt::Debug for ObjectRefRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ObjectRefRef");
            f.field("component_name", &self.component_name());
            f.field("index", &self.index());
            f.field("object_ref_id", &self.object_ref_id());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 8>> for ObjectRefRef<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 8>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<ObjectRefRef<'a>> for ObjectRef {
        #[allow(unreachable_code)]
        fn from(value: ObjectRefRef<'a>) -> Self {
            Self {
                component_name: value.component_name(),
                index: value.index(),
                object_ref_id: value.object_ref_id(),
            }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<ObjectRefRef<'a>> for ObjectRefRef<'b> {
        fn eq(&self, other: &ObjectRefRef<'_>) -> bool {
            self.component_name() == other.component_name()
                && self.index() == other.index()
                && self.object_ref_id() == other.object_ref_id()
        }
    }

    impl<'a> ::core::cmp::Eq for ObjectRefRef<'a> {}
    impl<'a, 'b> ::core::cmp::PartialOrd<ObjectRefRef<'a>> for ObjectRefRef<'b> {
        fn partial_cmp(&self, other: &ObjectRefRef<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            ::core::option::Option::Some(::core::cmp::Ord::cmp(self, other))
        }
    }

    impl<'a> ::core::cmp::Ord for ObjectRefRef<'a> {
        fn cmp(&self, other: &ObjectRefRef<'_>) -> ::core::cmp::Ordering {
            self.component_name()
                .cmp(&other.component_name())
                .then_with(|| self.index().cmp(&other.index()))
                .then_with(|| self.object_ref_id().cmp(&other.object_ref_id()))
        }
    }

    impl<'a> ::core::hash::Hash for ObjectRefRef<'a> {
        fn hash<H: ::core::hash::Hasher>(&self, state: &mut H) {
            self.component_name().hash(state);
            self.index().hash(state);
            self.object_ref_id().hash(state);
        }
    }

    impl<'a> ::planus::TableRead<'a> for ObjectRefRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<8>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for ObjectRefRef<'a> {
        const STRIDE: usize = 8;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<ObjectRef> for ObjectRef {
        const STRIDE: usize = 8;

        type Value = ObjectRef;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[ObjectRef],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 8];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (8 * i) as u32,
                );
            }
        }
    }

    /// The table `ImageComponent`
    ///
    /// Generated from these locations:
    /// * Table `ImageComponent` in the file `planus/prefab.fbs:6`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct ImageComponent {
        /// The field `sprite` in the table `ImageComponent`
        pub sprite: ::core::option::Option<::planus::alloc::string::String>,
        /// The field `material` in the table `ImageComponent`
        pub material: ::core::option::Option<::planus::alloc::string::String>,
        /// The field `color` in the table `ImageComponent`
        pub color: self::Vec4,
        /// The field `uv_rect` in the table `ImageComponent`
        pub uv_rect: self::Vec4,
        /// The field `fill_method` in the table `ImageComponent`
        pub fill_method: i32,
        /// The field `fill_amount` in the table `ImageComponent`
        pub fill_amount: f32,
        /// The field `enable` in the table `ImageComponent`
        pub enable: bool,
        /// The field `raycast_target` in the table `ImageComponent`
        pub raycast_target: bool,
        /// The field `preserve_aspect` in the table `ImageComponent`
        pub preserve_aspect: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for ImageComponent {
        fn default() -> Self {
            Self {
                sprite: ::core::default::Default::default(),
                material: ::core::default::Default::default(),
                color: ::core::default::Default::default(),
                uv_rect: ::core::default::Default::default(),
                fill_method: 0,
                fill_amount: 0.0,
                enable: false,
                raycast_target: false,
                preserve_aspect: false,
            }
        }
    }

    impl ImageComponent {
        /// Creates a [ImageComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ImageComponentBuilder<()> {
            ImageComponentBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_sprite: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            field_material: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            field_color: impl ::planus::WriteAs<self::Vec4>,
            field_uv_rect: impl ::planus::WriteAs<self::Vec4>,
            field_fill_method: impl ::planus::WriteAsDefault<i32, i32>,
            field_fill_amount: impl ::planus::WriteAsDefault<f32, f32>,
            field_enable: impl ::planus::WriteAsDefault<bool, bool>,
            field_raycast_target: impl ::planus::WriteAsDefault<bool, bool>,
            field_preserve_aspect: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_sprite = field_sprite.prepare(builder);
            let prepared_material = field_material.prepare(builder);
            let prepared_color = field_color.prepare(builder);
            let prepared_uv_rect = field_uv_rect.prepare(builder);
            let prepared_fill_method = field_fill_method.prepare(builder, &0);
            let prepared_fill_amount = field_fill_amount.prepare(builder, &0.0);
            let prepared_enable = field_enable.prepare(builder, &false);
            let prepared_raycast_target = field_raycast_target.prepare(builder, &false);
            let prepared_preserve_aspect = field_preserve_aspect.prepare(builder, &false);

            let mut table_writer: ::planus::table_writer::TableWriter<22> =
                ::core::default::Default::default();
            if prepared_sprite.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(0);
            }
            if prepared_material.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(1);
            }
            table_writer.write_entry::<self::Vec4>(2);
            table_writer.write_entry::<self::Vec4>(3);
            if prepared_fill_method.is_some() {
                table_writer.write_entry::<i32>(4);
            }
            if prepared_fill_amount.is_some() {
                table_writer.write_entry::<f32>(5);
            }
            if prepared_enable.is_some() {
                table_writer.write_entry::<bool>(6);
            }
            if prepared_raycast_target.is_some() {
                table_writer.write_entry::<bool>(7);
            }
            if prepared_preserve_aspect.is_some() {
                table_writer.write_entry::<bool>(8);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_sprite) = prepared_sprite {
                        object_writer.write::<_, _, 4>(&prepared_sprite);
                    }
                    if let ::core::option::Option::Some(prepared_material) = prepared_material {
                        object_writer.write::<_, _, 4>(&prepared_material);
                    }
                    object_writer.write::<_, _, 16>(&prepared_color);
                    object_writer.write::<_, _, 16>(&prepared_uv_rect);
                    if let ::core::option::Option::Some(prepared_fill_method) = prepared_fill_method {
                        object_writer.write::<_, _, 4>(&prepared_fill_method);
                    }
                    if let ::core::option::Option::Some(prepared_fill_amount) = prepared_fill_amount {
                        object_writer.write::<_, _, 4>(&prepared_fill_amount);
                    }
                    if let ::core::option::Option::Some(prepared_enable) = prepared_enable {
                        object_writer.write::<_, _, 1>(&prepared_enable);
                    }
                    if let ::core::option::Option::Some(prepared_raycast_target) = prepared_raycast_target {
                        object_writer.write::<_, _, 1>(&prepared_raycast_target);
                    }
                    if let ::core::option::Option::Some(prepared_preserve_aspect) = prepared_preserve_aspect {
                        object_writer.write::<_, _, 1>(&prepared_preserve_aspect);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<ImageComponent>> for ImageComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ImageComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<ImageComponent>> for ImageComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<ImageComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<ImageComponent> for ImageComponent {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ImageComponent> {
            ImageComponent::create(
                builder,
                &self.sprite,
                &self.material,
                self.color,
                self.uv_rect,
                self.fill_method,
                self.fill_amount,
                self.enable,
                self.raycast_target,
                self.preserve_aspect,
            )
        }
    }

    /// Builder for serializing an instance of the [ImageComponent] type.
    ///
    /// Can be created using the [ImageComponent::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ImageComponentBuilder<State>(State);

    impl ImageComponentBuilder<()> {
        /// Setter for the [`sprite` field](ImageComponent#structfield.sprite).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn sprite<T0>(self, value: T0) -> ImageComponentBuilder<(T0,)>
        where
            T0: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            ImageComponentBuilder((value,))
        }

        /// Sets the [`sprite` field](ImageComponent#structfield.sprite) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn sprite_as_null(self) -> ImageComponentBuilder<((),)> {
            self.sprite(())
        }
    }

    impl<T0> ImageComponentBuilder<(T0,)> {
        /// Setter for the [`material` field](ImageComponent#structfield.material).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn material<T1>(self, value: T1) -> ImageComponentBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (v0,) = self.0;
            ImageComponentBuilder((v0, value))
        }

        /// Sets the [`material` field](ImageComponent#structfield.material) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn material_as_null(self) -> ImageComponentBuilder<(T0, ())> {
            self.material(())
        }
    }

    impl<T0, T1> ImageComponentBuilder<(T0, T1)> {
        /// Setter for the [`color` field](ImageComponent#structfield.color).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color<T2>(self, value: T2) -> ImageComponentBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAs<self::Vec4>,
        {
            let (v0, v1) = self.0;
            ImageComponentBuilder((v0, v1, value))
        }
    }

    impl<T0, T1, T2> ImageComponentBuilder<(T0, T1, T2)> {
        /// Setter for the [`uv_rect` field](ImageComponent#structfield.uv_rect).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn uv_rect<T3>(self, value: T3) -> ImageComponentBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAs<self::Vec4>,
        {
            let (v0, v1, v2) = self.0;
            ImageComponentBuilder((v0, v1, v2, value))
        }
    }

    impl<T0, T1, T2, T3> ImageComponentBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`fill_method` field](ImageComponent#structfield.fill_method).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn fill_method<T4>(self, value: T4) -> ImageComponentBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsDefault<i32, i32>,
        {
            let (v0, v1, v2, v3) = self.0;
            ImageComponentBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`fill_method` field](ImageComponent#structfield.fill_method) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn fill_method_as_default(
            self,
        ) -> ImageComponentBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
            self.fill_method(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4> ImageComponentBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`fill_amount` field](ImageComponent#structfield.fill_amount).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn fill_amount<T5>(self, value: T5) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            ImageComponentBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`fill_amount` field](ImageComponent#structfield.fill_amount) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn fill_amount_as_default(
            self,
        ) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)> {
            self.fill_amount(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`enable` field](ImageComponent#structfield.enable).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn enable<T6>(self, value: T6) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            ImageComponentBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`enable` field](ImageComponent#structfield.enable) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn enable_as_default(
            self,
        ) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, ::planus::DefaultValue)> {
            self.enable(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`raycast_target` field](ImageComponent#structfield.raycast_target).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn raycast_target<T7>(self, value: T7) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            ImageComponentBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }

        /// Sets the [`raycast_target` field](ImageComponent#structfield.raycast_target) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn raycast_target_as_default(
            self,
        ) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, ::planus::DefaultValue)> {
            self.raycast_target(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Setter for the [`preserve_aspect` field](ImageComponent#structfield.preserve_aspect).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn preserve_aspect<T8>(
            self,
            value: T8,
        ) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        where
            T8: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
            ImageComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
        }

        /// Sets the [`preserve_aspect` field](ImageComponent#structfield.preserve_aspect) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn preserve_aspect_as_default(
            self,
        ) -> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, ::planus::DefaultValue)> {
            self.preserve_aspect(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8> ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [ImageComponent].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<ImageComponent>
        where
            Self: ::planus::WriteAsOffset<ImageComponent>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T2: ::planus::WriteAs<self::Vec4>,
            T3: ::planus::WriteAs<self::Vec4>,
            T4: ::planus::WriteAsDefault<i32, i32>,
            T5: ::planus::WriteAsDefault<f32, f32>,
            T6: ::planus::WriteAsDefault<bool, bool>,
            T7: ::planus::WriteAsDefault<bool, bool>,
            T8: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<ImageComponent>>
        for ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
    {
        type Prepared = ::planus::Offset<ImageComponent>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ImageComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T2: ::planus::WriteAs<self::Vec4>,
            T3: ::planus::WriteAs<self::Vec4>,
            T4: ::planus::WriteAsDefault<i32, i32>,
            T5: ::planus::WriteAsDefault<f32, f32>,
            T6: ::planus::WriteAsDefault<bool, bool>,
            T7: ::planus::WriteAsDefault<bool, bool>,
            T8: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<ImageComponent>>
        for ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
    {
        type Prepared = ::planus::Offset<ImageComponent>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<ImageComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T2: ::planus::WriteAs<self::Vec4>,
            T3: ::planus::WriteAs<self::Vec4>,
            T4: ::planus::WriteAsDefault<i32, i32>,
            T5: ::planus::WriteAsDefault<f32, f32>,
            T6: ::planus::WriteAsDefault<bool, bool>,
            T7: ::planus::WriteAsDefault<bool, bool>,
            T8: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<ImageComponent>
        for ImageComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ImageComponent> {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = &self.0;
            ImageComponent::create(builder, v0, v1, v2, v3, v4, v5, v6, v7, v8)
        }
    }

    /// Reference to a deserialized [ImageComponent].
    #[derive(Copy, Clone)]
    pub struct ImageComponentRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ImageComponentRef<'a> {
        /// Getter for the [`sprite` field](ImageComponent#structfield.sprite).
        #[inline]
        pub fn sprite(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(0, "ImageComponent", "sprite")
        }

        /// Getter for the [`material` field](ImageComponent#structfield.material).
        #[inline]
        pub fn material(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(1, "ImageComponent", "material")
        }

        /// Getter for the [`color` field](ImageComponent#structfield.color).
        #[inline]
        pub fn color(&self) -> ::planus::Result<self::Vec4Ref<'a>> {
            self.0.access_required(2, "ImageComponent", "color")
        }

        /// Getter for the [`uv_rect` field](ImageComponent#structfield.uv_rect).
        #[inline]
        pub fn uv_rect(&self) -> ::planus::Result<self::Vec4Ref<'a>> {
            self.0.access_required(3, "ImageComponent", "uv_rect")
        }

        /// Getter for the [`fill_method` field](ImageComponent#structfield.fill_method).
        #[inline]
        pub fn fill_method(&self) -> ::planus::Result<i32> {
            ::core::result::Result::Ok(self.0.access(4, "ImageComponent", "fill_method")?.unwrap_or(0))
        }

        /// Getter for the [`fill_amount` field](ImageComponent#structfield.fill_amount).
        #[inline]
        pub fn fill_amount(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(5, "ImageComponent", "fill_amount")?.unwrap_or(0.0))
        }

        /// Getter for the [`enable` field](ImageComponent#structfield.enable).
        #[inline]
        pub fn enable(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(6, "ImageComponent", "enable")?.unwrap_or(false))
        }

        /// Getter for the [`raycast_target` field](ImageComponent#structfield.raycast_target).
        #[inline]
        pub fn raycast_target(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(7, "ImageComponent", "raycast_target")?.unwrap_or(false))
        }

        /// Getter for the [`preserve_aspect` field](ImageComponent#structfield.preserve_aspect).
        #[inline]
        pub fn preserve_aspect(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(
                self.0.access(8, "ImageComponent", "preserve_aspect")?.unwrap_or(false),
            )
        }
    }

    impl<'a> ::core::fmt::Debug for ImageComponentRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ImageComponentRef");
            if let ::core::option::Option::Some(field_sprite) = self.sprite().transpose() {
                f.field("sprite", &field_sprite);
            }
            if let ::core::option::Option::Some(field_material) = self.material().transpose() {
                f.field("material", &field_material);
            }
            f.field("color", &self.color());
            f.field("uv_rect", &self.uv_rect());
            f.field("fill_method", &self.fill_method());
            f.field("fill_amount", &self.fill_amount());
            f.field("enable", &self.enable());
            f.field("raycast_target", &self.raycast_target());
            f.field("preserve_aspect", &self.preserve_aspect());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ImageComponentRef<'a>> for ImageComponent {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ImageComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                sprite: value.sprite()?.map(::core::convert::Into::into),
                material: value.material()?.map(::core::convert::Into::into),
                color: ::core::convert::Into::into(value.color()?),
                uv_rect: ::core::convert::Into::into(value.uv_rect()?),
                fill_method: ::core::convert::TryInto::try_into(value.fill_method()?)?,
                fill_amount: ::core::convert::TryInto::try_into(value.fill_amount()?)?,
                enable: ::core::convert::TryInto::try_into(value.enable()?)?,
                raycast_target: ::core::convert::TryInto::try_into(value.raycast_target()?)?,
                preserve_aspect: ::core::convert::TryInto::try_into(value.preserve_aspect()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ImageComponentRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ImageComponentRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ImageComponentRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<ImageComponent>> for ImageComponent {
        type Value = ::planus::Offset<ImageComponent>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<ImageComponent>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ImageComponentRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[ImageComponentRef]", "read_as_root", 0))
        }
    }

    /// The table `TextComponent`
    ///
    /// Generated from these locations:
    /// * Table `TextComponent` in the file `planus/prefab.fbs:18`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct TextComponent {
        /// The field `text` in the table `TextComponent`
        pub text: ::planus::alloc::string::String,
        /// The field `font` in the table `TextComponent`
        pub font: ::planus::alloc::string::String,
        /// The field `color` in the table `TextComponent`
        pub color: self::Vec4,
        /// The field `font_size` in the table `TextComponent`
        pub font_size: f32,
        /// The field `line_spacing` in the table `TextComponent`
        pub line_spacing: f32,
        /// The field `alignment` in the table `TextComponent`
        pub alignment: i16,
        /// The field `color_mode` in the table `TextComponent`
        pub color_mode: u8,
        /// The field `enable` in the table `TextComponent`
        pub enable: bool,
        /// The field `rich_text` in the table `TextComponent`
        pub rich_text: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for TextComponent {
        fn default() -> Self {
            Self {
                text: ::core::default::Default::default(),
                font: ::core::default::Default::default(),
                color: ::core::default::Default::default(),
                font_size: 0.0,
                line_spacing: 0.0,
                alignment: 0,
                color_mode: 0,
                enable: false,
                rich_text: false,
            }
        }
    }

    impl TextComponent {
        /// Creates a [TextComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> TextComponentBuilder<()> {
            TextComponentBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_text: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_font: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_color: impl ::planus::WriteAs<self::Vec4>,
            field_font_size: impl ::planus::WriteAsDefault<f32, f32>,
            field_line_spacing: impl ::planus::WriteAsDefault<f32, f32>,
            field_alignment: impl ::planus::WriteAsDefault<i16, i16>,
            field_color_mode: impl ::planus::WriteAsDefault<u8, u8>,
            field_enable: impl ::planus::WriteAsDefault<bool, bool>,
            field_rich_text: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_text = field_text.prepare(builder);
            let prepared_font = field_font.prepare(builder);
            let prepared_color = field_color.prepare(builder);
            let prepared_font_size = field_font_size.prepare(builder, &0.0);
            let prepared_line_spacing = field_line_spacing.prepare(builder, &0.0);
            let prepared_alignment = field_alignment.prepare(builder, &0);
            let prepared_color_mode = field_color_mode.prepare(builder, &0);
            let prepared_enable = field_enable.prepare(builder, &false);
            let prepared_rich_text = field_rich_text.prepare(builder, &false);

            let mut table_writer: ::planus::table_writer::TableWriter<22> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<str>>(1);
            table_writer.write_entry::<self::Vec4>(2);
            if prepared_font_size.is_some() {
                table_writer.write_entry::<f32>(3);
            }
            if prepared_line_spacing.is_some() {
                table_writer.write_entry::<f32>(4);
            }
            if prepared_alignment.is_some() {
                table_writer.write_entry::<i16>(5);
            }
            if prepared_color_mode.is_some() {
                table_writer.write_entry::<u8>(6);
            }
            if prepared_enable.is_some() {
                table_writer.write_entry::<bool>(7);
            }
            if prepared_rich_text.is_some() {
                table_writer.write_entry::<bool>(8);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_text);
                    object_writer.write::<_, _, 4>(&prepared_font);
                    object_writer.write::<_, _, 16>(&prepared_color);
                    if let ::core::option::Option::Some(prepared_font_size) = prepared_font_size {
                        object_writer.write::<_, _, 4>(&prepared_font_size);
                    }
                    if let ::core::option::Option::Some(prepared_line_spacing) = prepared_line_spacing {
                        object_writer.write::<_, _, 4>(&prepared_line_spacing);
                    }
                    if let ::core::option::Option::Some(prepared_alignment) = prepared_alignment {
                        object_writer.write::<_, _, 2>(&prepared_alignment);
                    }
                    if let ::core::option::Option::Some(prepared_color_mode) = prepared_color_mode {
                        object_writer.write::<_, _, 1>(&prepared_color_mode);
                    }
                    if let ::core::option::Option::Some(prepared_enable) = prepared_enable {
                        object_writer.write::<_, _, 1>(&prepared_enable);
                    }
                    if let ::core::option::Option::Some(prepared_rich_text) = prepared_rich_text {
                        object_writer.write::<_, _, 1>(&prepared_rich_text);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<TextComponent>> for TextComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<TextComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<TextComponent>> for TextComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<TextComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<TextComponent> for TextComponent {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<TextComponent> {
            TextComponent::create(
                builder,
                &self.text,
                &self.font,
                self.color,
                self.font_size,
                self.line_spacing,
                self.alignment,
                self.color_mode,
                self.enable,
                self.rich_text,
            )
        }
    }

    /// Builder for serializing an instance of the [TextComponent] type.
    ///
    /// Can be created using the [TextComponent::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct TextComponentBuilder<State>(State);

    impl TextComponentBuilder<()> {
        /// Setter for the [`text` field](TextComponent#structfield.text).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn text<T0>(self, value: T0) -> TextComponentBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            TextComponentBuilder((value,))
        }
    }

    impl<T0> TextComponentBuilder<(T0,)> {
        /// Setter for the [`font` field](TextComponent#structfield.font).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn font<T1>(self, value: T1) -> TextComponentBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        {
            let (v0,) = self.0;
            TextComponentBuilder((v0, value))
        }
    }

    impl<T0, T1> TextComponentBuilder<(T0, T1)> {
        /// Setter for the [`color` field](TextComponent#structfield.color).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color<T2>(self, value: T2) -> TextComponentBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAs<self::Vec4>,
        {
            let (v0, v1) = self.0;
            TextComponentBuilder((v0, v1, value))
        }
    }

    impl<T0, T1, T2> TextComponentBuilder<(T0, T1, T2)> {
        /// Setter for the [`font_size` field](TextComponent#structfield.font_size).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn font_size<T3>(self, value: T3) -> TextComponentBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2) = self.0;
            TextComponentBuilder((v0, v1, v2, value))
        }

        /// Sets the [`font_size` field](TextComponent#structfield.font_size) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn font_size_as_default(self) -> TextComponentBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
            self.font_size(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3> TextComponentBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`line_spacing` field](TextComponent#structfield.line_spacing).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn line_spacing<T4>(self, value: T4) -> TextComponentBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2, v3) = self.0;
            TextComponentBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`line_spacing` field](TextComponent#structfield.line_spacing) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn line_spacing_as_default(
            self,
        ) -> TextComponentBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
            self.line_spacing(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4> TextComponentBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`alignment` field](TextComponent#structfield.alignment).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn alignment<T5>(self, value: T5) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsDefault<i16, i16>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            TextComponentBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`alignment` field](TextComponent#structfield.alignment) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn alignment_as_default(
            self,
        ) -> TextComponentBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)> {
            self.alignment(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5> TextComponentBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`color_mode` field](TextComponent#structfield.color_mode).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color_mode<T6>(self, value: T6) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsDefault<u8, u8>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            TextComponentBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`color_mode` field](TextComponent#structfield.color_mode) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color_mode_as_default(
            self,
        ) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, ::planus::DefaultValue)> {
            self.color_mode(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`enable` field](TextComponent#structfield.enable).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn enable<T7>(self, value: T7) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            TextComponentBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }

        /// Sets the [`enable` field](TextComponent#structfield.enable) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn enable_as_default(
            self,
        ) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, ::planus::DefaultValue)> {
            self.enable(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Setter for the [`rich_text` field](TextComponent#structfield.rich_text).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn rich_text<T8>(self, value: T8) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        where
            T8: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
            TextComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
        }

        /// Sets the [`rich_text` field](TextComponent#structfield.rich_text) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn rich_text_as_default(
            self,
        ) -> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, ::planus::DefaultValue)> {
            self.rich_text(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8> TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [TextComponent].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<TextComponent>
        where
            Self: ::planus::WriteAsOffset<TextComponent>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<str>>,
            T2: ::planus::WriteAs<self::Vec4>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsDefault<f32, f32>,
            T5: ::planus::WriteAsDefault<i16, i16>,
            T6: ::planus::WriteAsDefault<u8, u8>,
            T7: ::planus::WriteAsDefault<bool, bool>,
            T8: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<TextComponent>>
        for TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
    {
        type Prepared = ::planus::Offset<TextComponent>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<TextComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<str>>,
            T2: ::planus::WriteAs<self::Vec4>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsDefault<f32, f32>,
            T5: ::planus::WriteAsDefault<i16, i16>,
            T6: ::planus::WriteAsDefault<u8, u8>,
            T7: ::planus::WriteAsDefault<bool, bool>,
            T8: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<TextComponent>>
        for TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
    {
        type Prepared = ::planus::Offset<TextComponent>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<TextComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<str>>,
            T2: ::planus::WriteAs<self::Vec4>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsDefault<f32, f32>,
            T5: ::planus::WriteAsDefault<i16, i16>,
            T6: ::planus::WriteAsDefault<u8, u8>,
            T7: ::planus::WriteAsDefault<bool, bool>,
            T8: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<TextComponent>
        for TextComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<TextComponent> {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = &self.0;
            TextComponent::create(builder, v0, v1, v2, v3, v4, v5, v6, v7, v8)
        }
    }

    /// Reference to a deserialized [TextComponent].
    #[derive(Copy, Clone)]
    pub struct TextComponentRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> TextComponentRef<'a> {
        /// Getter for the [`text` field](TextComponent#structfield.text).
        #[inline]
        pub fn text(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "TextComponent", "text")
        }

        /// Getter for the [`font` field](TextComponent#structfield.font).
        #[inline]
        pub fn font(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(1, "TextComponent", "font")
        }

        /// Getter for the [`color` field](TextComponent#structfield.color).
        #[inline]
        pub fn color(&self) -> ::planus::Result<self::Vec4Ref<'a>> {
            self.0.access_required(2, "TextComponent", "color")
        }

        /// Getter for the [`font_size` field](TextComponent#structfield.font_size).
        #[inline]
        pub fn font_size(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(3, "TextComponent", "font_size")?.unwrap_or(0.0))
        }

        /// Getter for the [`line_spacing` field](TextComponent#structfield.line_spacing).
        #[inline]
        pub fn line_spacing(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(4, "TextComponent", "line_spacing")?.unwrap_or(0.0))
        }

        /// Getter for the [`alignment` field](TextComponent#structfield.alignment).
        #[inline]
        pub fn alignment(&self) -> ::planus::Result<i16> {
            ::core::result::Result::Ok(self.0.access(5, "TextComponent", "alignment")?.unwrap_or(0))
        }

        /// Getter for the [`color_mode` field](TextComponent#structfield.color_mode).
        #[inline]
        pub fn color_mode(&self) -> ::planus::Result<u8> {
            ::core::result::Result::Ok(self.0.access(6, "TextComponent", "color_mode")?.unwrap_or(0))
        }

        /// Getter for the [`enable` field](TextComponent#structfield.enable).
        #[inline]
        pub fn enable(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(7, "TextComponent", "enable")?.unwrap_or(false))
        }

        /// Getter for the [`rich_text` field](TextComponent#structfield.rich_text).
        #[inline]
        pub fn rich_text(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(8, "TextComponent", "rich_text")?.unwrap_or(false))
        }
    }

    impl<'a> ::core::fmt::Debug for TextComponentRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("TextComponentRef");
            f.field("text", &self.text());
            f.field("font", &self.font());
            f.field("color", &self.color());
            f.field("font_size", &self.font_size());
            f.field("line_spacing", &self.line_spacing());
            f.field("alignment", &self.alignment());
            f.field("color_mode", &self.color_mode());
            f.field("enable", &self.enable());
            f.field("rich_text", &self.rich_text());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<TextComponentRef<'a>> for TextComponent {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: TextComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                text: ::core::convert::Into::into(value.text()?),
                font: ::core::convert::Into::into(value.font()?),
                color: ::core::convert::Into::into(value.color()?),
                font_size: ::core::convert::TryInto::try_into(value.font_size()?)?,
                line_spacing: ::core::convert::TryInto::try_into(value.line_spacing()?)?,
                alignment: ::core::convert::TryInto::try_into(value.alignment()?)?,
                color_mode: ::core::convert::TryInto::try_into(value.color_mode()?)?,
                enable: ::core::convert::TryInto::try_into(value.enable()?)?,
                rich_text: ::core::convert::TryInto::try_into(value.rich_text()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for TextComponentRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for TextComponentRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[TextComponentRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<TextComponent>> for TextComponent {
        type Value = ::planus::Offset<TextComponent>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<TextComponent>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for TextComponentRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[TextComponentRef]", "read_as_root", 0))
        }
    }

    /// The table `ButtonComponent`
    ///
    /// Generated from these locations:
    /// * Table `ButtonComponent` in the file `planus/prefab.fbs:30`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct ButtonComponent {
        /// The field `target` in the table `ButtonComponent`
        pub target: self::ObjectRef,
        /// The field `on_click` in the table `ButtonComponent`
        pub on_click: self::ObjectRef,
        /// The field `interactable` in the table `ButtonComponent`
        pub interactable: bool,
        /// The field `transition` in the table `ButtonComponent`
        pub transition: u8,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for ButtonComponent {
        fn default() -> Self {
            Self {
                target: ::core::default::Default::default(),
                on_click: ::core::default::Default::default(),
                interactable: false,
                transition: 0,
            }
        }
    }

    impl ButtonComponent {
        /// Creates a [ButtonComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ButtonComponentBuilder<()> {
            ButtonComponentBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_target: impl ::planus::WriteAs<self::ObjectRef>,
            field_on_click: impl ::planus::WriteAs<self::ObjectRef>,
            field_interactable: impl ::planus::WriteAsDefault<bool, bool>,
            field_transition: impl ::planus::WriteAsDefault<u8, u8>,
        ) -> ::planus::Offset<Self> {
            let prepared_target = field_target.prepare(builder);
            let prepared_on_click = field_on_click.prepare(builder);
            let prepared_interactable = field_interactable.prepare(builder, &false);
            let prepared_transition = field_transition.prepare(builder, &0);

            let mut table_writer: ::planus::table_writer::TableWriter<12> =
                ::core::default::Default::default();
            table_writer.write_entry::<self::ObjectRef>(0);
            table_writer.write_entry::<self::ObjectRef>(1);
            if prepared_interactable.is_some() {
                table_writer.write_entry::<bool>(2);
            }
            if prepared_transition.is_some() {
                table_writer.write_entry::<u8>(3);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 8>(&prepared_target);
                    object_writer.write::<_, _, 8>(&prepared_on_click);
                    if let ::core::option::Option::Some(prepared_interactable) = prepared_interactable {
                        object_writer.write::<_, _, 1>(&prepared_interactable);
                    }
                    if let ::core::option::Option::Some(prepared_transition) = prepared_transition {
                        object_writer.write::<_, _, 1>(&prepared_transition);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<ButtonComponent>> for ButtonComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ButtonComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<ButtonComponent>> for ButtonComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<ButtonComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<ButtonComponent> for ButtonComponent {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ButtonComponent> {
            ButtonComponent::create(builder, self.target, self.on_click, self.interactable, self.transition)
        }
    }

    /// Builder for serializing an instance of the [ButtonComponent] type.
    ///
    /// Can be created using the [ButtonComponent::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ButtonComponentBuilder<State>(State);

    impl ButtonComponentBuilder<()> {
        /// Setter for the [`target` field](ButtonComponent#structfield.target).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn target<T0>(self, value: T0) -> ButtonComponentBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<self::ObjectRef>,
        {
            ButtonComponentBuilder((value,))
        }
    }

    impl<T0> ButtonComponentBuilder<(T0,)> {
        /// Setter for the [`on_click` field](ButtonComponent#structfield.on_click).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn on_click<T1>(self, value: T1) -> ButtonComponentBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<self::ObjectRef>,
        {
            let (v0,) = self.0;
            ButtonComponentBuilder((v0, value))
        }
    }

    impl<T0, T1> ButtonComponentBuilder<(T0, T1)> {
        /// Setter for the [`interactable` field](ButtonComponent#structfield.interactable).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn interactable<T2>(self, value: T2) -> ButtonComponentBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1) = self.0;
            ButtonComponentBuilder((v0, v1, value))
        }

        /// Sets the [`interactable` field](ButtonComponent#structfield.interactable) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn interactable_as_default(self) -> ButtonComponentBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.interactable(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> ButtonComponentBuilder<(T0, T1, T2)> {
        /// Setter for the [`transition` field](ButtonComponent#structfield.transition).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn transition<T3>(self, value: T3) -> ButtonComponentBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsDefault<u8, u8>,
        {
            let (v0, v1, v2) = self.0;
            ButtonComponentBuilder((v0, v1, v2, value))
        }

        /// Sets the [`transition` field](ButtonComponent#structfield.transition) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn transition_as_default(self) -> ButtonComponentBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
            self.transition(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3> ButtonComponentBuilder<(T0, T1, T2, T3)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [ButtonComponent].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<ButtonComponent>
        where
            Self: ::planus::WriteAsOffset<ButtonComponent>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<self::ObjectRef>,
            T1: ::planus::WriteAs<self::ObjectRef>,
            T2: ::planus::WriteAsDefault<bool, bool>,
            T3: ::planus::WriteAsDefault<u8, u8>,
        > ::planus::WriteAs<::planus::Offset<ButtonComponent>> for ButtonComponentBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<ButtonComponent>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ButtonComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<self::ObjectRef>,
            T1: ::planus::WriteAs<self::ObjectRef>,
            T2: ::planus::WriteAsDefault<bool, bool>,
            T3: ::planus::WriteAsDefault<u8, u8>,
        > ::planus::WriteAsOptional<::planus::Offset<ButtonComponent>>
        for ButtonComponentBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<ButtonComponent>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<ButtonComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<self::ObjectRef>,
            T1: ::planus::WriteAs<self::ObjectRef>,
            T2: ::planus::WriteAsDefault<bool, bool>,
            T3: ::planus::WriteAsDefault<u8, u8>,
        > ::planus::WriteAsOffset<ButtonComponent> for ButtonComponentBuilder<(T0, T1, T2, T3)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ButtonComponent> {
            let (v0, v1, v2, v3) = &self.0;
            ButtonComponent::create(builder, v0, v1, v2, v3)
        }
    }

    /// Reference to a deserialized [ButtonComponent].
    #[derive(Copy, Clone)]
    pub struct ButtonComponentRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ButtonComponentRef<'a> {
        /// Getter for the [`target` field](ButtonComponent#structfield.target).
        #[inline]
        pub fn target(&self) -> ::planus::Result<self::ObjectRefRef<'a>> {
            self.0.access_required(0, "ButtonComponent", "target")
        }

        /// Getter for the [`on_click` field](ButtonComponent#structfield.on_click).
        #[inline]
        pub fn on_click(&self) -> ::planus::Result<self::ObjectRefRef<'a>> {
            self.0.access_required(1, "ButtonComponent", "on_click")
        }

        /// Getter for the [`interactable` field](ButtonComponent#structfield.interactable).
        #[inline]
        pub fn interactable(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(2, "ButtonComponent", "interactable")?.unwrap_or(false))
        }

        /// Getter for the [`transition` field](ButtonComponent#structfield.transition).
        #[inline]
        pub fn transition(&self) -> ::planus::Result<u8> {
            ::core::result::Result::Ok(self.0.access(3, "ButtonComponent", "transition")?.unwrap_or(0))
        }
    }

    impl<'a> ::core::fmt::Debug for ButtonComponentRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ButtonComponentRef");
            f.field("target", &self.target());
            f.field("on_click", &self.on_click());
            f.field("interactable", &self.interactable());
            f.field("transition", &self.transition());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ButtonComponentRef<'a>> for ButtonComponent {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ButtonComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                target: ::core::convert::Into::into(value.target()?),
                on_click: ::core::convert::Into::into(value.on_click()?),
                interactable: ::core::convert::TryInto::try_into(value.interactable()?)?,
                transition: ::core::convert::TryInto::try_into(value.transition()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ButtonComponentRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ButtonComponentRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ButtonComponentRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<ButtonComponent>> for ButtonComponent {
        type Value = ::planus::Offset<ButtonComponent>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<ButtonComponent>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ButtonComponentRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[ButtonComponentRef]", "read_as_root", 0))
        }
    }

    /// The table `LayoutComponent`
    ///
    /// Generated from these locations:
    /// * Table `LayoutComponent` in the file `planus/prefab.fbs:37`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct LayoutComponent {
        /// The field `padding` in the table `LayoutComponent`
        pub padding: self::Vec4,
        /// The field `spacing` in the table `LayoutComponent`
        pub spacing: f32,
        /// The field `child_alignment` in the table `LayoutComponent`
        pub child_alignment: i32,
        /// The field `control_width` in the table `LayoutComponent`
        pub control_width: bool,
        /// The field `control_height` in the table `LayoutComponent`
        pub control_height: bool,
        /// The field `expand_width` in the table `LayoutComponent`
        pub expand_width: bool,
        /// The field `expand_height` in the table `LayoutComponent`
        pub expand_height: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for LayoutComponent {
        fn default() -> Self {
            Self {
                padding: ::core::default::Default::default(),
                spacing: 0.0,
                child_alignment: 0,
                control_width: false,
                control_height: false,
                expand_width: false,
                expand_height: false,
            }
        }
    }

    impl LayoutComponent {
        /// Creates a [LayoutComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> LayoutComponentBuilder<()> {
            LayoutComponentBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_padding: impl ::planus::WriteAs<self::Vec4>,
            field_spacing: impl ::planus::WriteAsDefault<f32, f32>,
            field_child_alignment: impl ::planus::WriteAsDefault<i32, i32>,
            field_control_width: impl ::planus::WriteAsDefault<bool, bool>,
            field_control_height: impl ::planus::WriteAsDefault<bool, bool>,
            field_expand_width: impl ::planus::WriteAsDefault<bool, bool>,
            field_expand_height: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_padding = field_padding.prepare(builder);
            let prepared_spacing = field_spacing.prepare(builder, &0.0);
            let prepared_child_alignment = field_child_alignment.prepare(builder, &0);
            let prepared_control_width = field_control_width.prepare(builder, &false);
            let prepared_control_height = field_control_height.prepare(builder, &false);
            let prepared_expand_width = field_expand_width.prepare(builder, &false);
            let prepared_expand_height = field_expand_height.prepare(builder, &false);

            let mut table_writer: ::planus::table_writer::TableWriter<18> =
                ::core::default::Default::default();
            table_writer.write_entry::<self::Vec4>(0);
            if prepared_spacing.is_some() {
                table_writer.write_entry::<f32>(1);
            }
            if prepared_child_alignment.is_some() {
                table_writer.write_entry::<i32>(2);
            }
            if prepared_control_width.is_some() {
                table_writer.write_entry::<bool>(3);
            }
            if prepared_control_height.is_some() {
                table_writer.write_entry::<bool>(4);
            }
            if prepared_expand_width.is_some() {
                table_writer.write_entry::<bool>(5);
            }
            if prepared_expand_height.is_some() {
                table_writer.write_entry::<bool>(6);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 16>(&prepared_padding);
                    if let ::core::option::Option::Some(prepared_spacing) = prepared_spacing {
                        object_writer.write::<_, _, 4>(&prepared_spacing);
                    }
                    if let ::core::option::Option::Some(prepared_child_alignment) = prepared_child_alignment {
                        object_writer.write::<_, _, 4>(&prepared_child_alignment);
                    }
                    if let ::core::option::Option::Some(prepared_control_width) = prepared_control_width {
                        object_writer.write::<_, _, 1>(&prepared_control_width);
                    }
                    if let ::core::option::Option::Some(prepared_control_height) = prepared_control_height {
                        object_writer.write::<_, _, 1>(&prepared_control_height);
                    }
                    if let ::core::option::Option::Some(prepared_expand_width) = prepared_expand_width {
                        object_writer.write::<_, _, 1>(&prepared_expand_width);
                    }
                    if let ::core::option::Option::Some(prepared_expand_height) = prepared_expand_height {
                        object_writer.write::<_, _, 1>(&prepared_expand_height);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<LayoutComponent>> for LayoutComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<LayoutComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<LayoutComponent>> for LayoutComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<LayoutComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<LayoutComponent> for LayoutComponent {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<LayoutComponent> {
            LayoutComponent::create(
                builder,
                self.padding,
                self.spacing,
                self.child_alignment,
                self.control_width,
                self.control_height,
                self.expand_width,
                self.expand_height,
            )
        }
    }

    /// Builder for serializing an instance of the [LayoutComponent] type.
    ///
    /// Can be created using the [LayoutComponent::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct LayoutComponentBuilder<State>(State);

    impl LayoutComponentBuilder<()> {
        /// Setter for the [`padding` field](LayoutComponent#structfield.padding).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn padding<T0>(self, value: T0) -> LayoutComponentBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<self::Vec4>,
        {
            LayoutComponentBuilder((value,))
        }
    }

    impl<T0> LayoutComponentBuilder<(T0,)> {
        /// Setter for the [`spacing` field](LayoutComponent#structfield.spacing).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn spacing<T1>(self, value: T1) -> LayoutComponentBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0,) = self.0;
            LayoutComponentBuilder((v0, value))
        }

        /// Sets the [`spacing` field](LayoutComponent#structfield.spacing) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn spacing_as_default(self) -> LayoutComponentBuilder<(T0, ::planus::DefaultValue)> {
            self.spacing(::planus::DefaultValue)
        }
    }

    impl<T0, T1> LayoutComponentBuilder<(T0, T1)> {
        /// Setter for the [`child_alignment` field](LayoutComponent#structfield.child_alignment).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn child_alignment<T2>(self, value: T2) -> LayoutComponentBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<i32, i32>,
        {
            let (v0, v1) = self.0;
            LayoutComponentBuilder((v0, v1, value))
        }

        /// Sets the [`child_alignment` field](LayoutComponent#structfield.child_alignment) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn child_alignment_as_default(self) -> LayoutComponentBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.child_alignment(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> LayoutComponentBuilder<(T0, T1, T2)> {
        /// Setter for the [`control_width` field](LayoutComponent#structfield.control_width).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn control_width<T3>(self, value: T3) -> LayoutComponentBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2) = self.0;
            LayoutComponentBuilder((v0, v1, v2, value))
        }

        /// Sets the [`control_width` field](LayoutComponent#structfield.control_width) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn control_width_as_default(
            self,
        ) -> LayoutComponentBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
            self.control_width(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3> LayoutComponentBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`control_height` field](LayoutComponent#structfield.control_height).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn control_height<T4>(self, value: T4) -> LayoutComponentBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3) = self.0;
            LayoutComponentBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`control_height` field](LayoutComponent#structfield.control_height) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn control_height_as_default(
            self,
        ) -> LayoutComponentBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
            self.control_height(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4> LayoutComponentBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`expand_width` field](LayoutComponent#structfield.expand_width).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn expand_width<T5>(self, value: T5) -> LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            LayoutComponentBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`expand_width` field](LayoutComponent#structfield.expand_width) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn expand_width_as_default(
            self,
        ) -> LayoutComponentBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)> {
            self.expand_width(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5> LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`expand_height` field](LayoutComponent#structfield.expand_height).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn expand_height<T6>(self, value: T6) -> LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            LayoutComponentBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`expand_height` field](LayoutComponent#structfield.expand_height) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn expand_height_as_default(
            self,
        ) -> LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5, ::planus::DefaultValue)> {
            self.expand_height(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [LayoutComponent].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<LayoutComponent>
        where
            Self: ::planus::WriteAsOffset<LayoutComponent>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<self::Vec4>,
            T1: ::planus::WriteAsDefault<f32, f32>,
            T2: ::planus::WriteAsDefault<i32, i32>,
            T3: ::planus::WriteAsDefault<bool, bool>,
            T4: ::planus::WriteAsDefault<bool, bool>,
            T5: ::planus::WriteAsDefault<bool, bool>,
            T6: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<LayoutComponent>>
        for LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
    {
        type Prepared = ::planus::Offset<LayoutComponent>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<LayoutComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<self::Vec4>,
            T1: ::planus::WriteAsDefault<f32, f32>,
            T2: ::planus::WriteAsDefault<i32, i32>,
            T3: ::planus::WriteAsDefault<bool, bool>,
            T4: ::planus::WriteAsDefault<bool, bool>,
            T5: ::planus::WriteAsDefault<bool, bool>,
            T6: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<LayoutComponent>>
        for LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
    {
        type Prepared = ::planus::Offset<LayoutComponent>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<LayoutComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<self::Vec4>,
            T1: ::planus::WriteAsDefault<f32, f32>,
            T2: ::planus::WriteAsDefault<i32, i32>,
            T3: ::planus::WriteAsDefault<bool, bool>,
            T4: ::planus::WriteAsDefault<bool, bool>,
            T5: ::planus::WriteAsDefault<bool, bool>,
            T6: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<LayoutComponent> for LayoutComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<LayoutComponent> {
            let (v0, v1, v2, v3, v4, v5, v6) = &self.0;
            LayoutComponent::create(builder, v0, v1, v2, v3, v4, v5, v6)
        }
    }

    /// Reference to a deserialized [LayoutComponent].
    #[derive(Copy, Clone)]
    pub struct LayoutComponentRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> LayoutComponentRef<'a> {
        /// Getter for the [`padding` field](LayoutComponent#structfield.padding).
        #[inline]
        pub fn padding(&self) -> ::planus::Result<self::Vec4Ref<'a>> {
            self.0.access_required(0, "LayoutComponent", "padding")
        }

        /// Getter for the [`spacing` field](LayoutComponent#structfield.spacing).
        #[inline]
        pub fn spacing(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(1, "LayoutComponent", "spacing")?.unwrap_or(0.0))
        }

        /// Getter for the [`child_alignment` field](LayoutComponent#structfield.child_alignment).
        #[inline]
        pub fn child_alignment(&self) -> ::planus::Result<i32> {
            ::core::result::Result::Ok(self.0.access(2, "LayoutComponent", "child_alignment")?.unwrap_or(0))
        }

        /// Getter for the [`control_width` field](LayoutComponent#structfield.control_width).
        #[inline]
        pub fn control_width(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(3, "LayoutComponent", "control_width")?.unwrap_or(false))
        }

        /// Getter for the [`control_height` field](LayoutComponent#structfield.control_height).
        #[inline]
        pub fn control_height(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(
                self.0.access(4, "LayoutComponent", "control_height")?.unwrap_or(false),
            )
        }

        /// Getter for the [`expand_width` field](LayoutComponent#structfield.expand_width).
        #[inline]
        pub fn expand_width(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(5, "LayoutComponent", "expand_width")?.unwrap_or(false))
        }

        /// Getter for the [`expand_height` field](LayoutComponent#structfield.expand_height).
        #[inline]
        pub fn expand_height(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(6, "LayoutComponent", "expand_height")?.unwrap_or(false))
        }
    }

    impl<'a> ::core::fmt::Debug for LayoutComponentRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("LayoutComponentRef");
            f.field("padding", &self.padding());
            f.field("spacing", &self.spacing());
            f.field("child_alignment", &self.child_alignment());
            f.field("control_width", &self.control_width());
            f.field("control_height", &self.control_height());
            f.field("expand_width", &self.expand_width());
            f.field("expand_height", &self.expand_height());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<LayoutComponentRef<'a>> for LayoutComponent {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: LayoutComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                padding: ::core::convert::Into::into(value.padding()?),
                spacing: ::core::convert::TryInto::try_into(value.spacing()?)?,
                child_alignment: ::core::convert::TryInto::try_into(value.child_alignment()?)?,
                control_width: ::core::convert::TryInto::try_into(value.control_width()?)?,
                control_height: ::core::convert::TryInto::try_into(value.control_height()?)?,
                expand_width: ::core::convert::TryInto::try_into(value.expand_width()?)?,
                expand_height: ::core::convert::TryInto::try_into(value.expand_height()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for LayoutComponentRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for LayoutComponentRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[LayoutComponentRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<LayoutComponent>> for LayoutComponent {
        type Value = ::planus::Offset<LayoutComponent>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<LayoutComponent>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for LayoutComponentRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[LayoutComponentRef]", "read_as_root", 0))
        }
    }

    /// The table `ControllerComponent`
    ///
    /// Generated from these locations:
    /// * Table `ControllerComponent` in the file `planus/prefab.fbs:47`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct ControllerComponent {
        /// The field `sets` in the table `ControllerComponent`
        pub sets: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `empties` in the table `ControllerComponent`
        pub empties: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `hides` in the table `ControllerComponent`
        pub hides: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `images` in the table `ControllerComponent`
        pub images: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `icons` in the table `ControllerComponent`
        pub icons: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `names` in the table `ControllerComponent`
        pub names: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `levels` in the table `ControllerComponent`
        pub levels: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `skills` in the table `ControllerComponent`
        pub skills: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `texts` in the table `ControllerComponent`
        pub texts: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `buttons` in the table `ControllerComponent`
        pub buttons: ::core::option::Option<::planus::alloc::vec::Vec<self::ObjectRef>>,
        /// The field `icon` in the table `ControllerComponent`
        pub icon: ::core::option::Option<self::ObjectRef>,
        /// The field `glow` in the table `ControllerComponent`
        pub glow: ::core::option::Option<self::ObjectRef>,
        /// The field `level` in the table `ControllerComponent`
        pub level: ::core::option::Option<self::ObjectRef>,
        /// The field `star` in the table `ControllerComponent`
        pub star: ::core::option::Option<self::ObjectRef>,
        /// The field `skill_list` in the table `ControllerComponent`
        pub skill_list: ::core::option::Option<self::ObjectRef>,
        /// The field `badge` in the table `ControllerComponent`
        pub badge: ::core::option::Option<self::ObjectRef>,
        /// The field `banner` in the table `ControllerComponent`
        pub banner: ::core::option::Option<self::ObjectRef>,
        /// The field `counter` in the table `ControllerComponent`
        pub counter: ::core::option::Option<self::ObjectRef>,
        /// The field `divider` in the table `ControllerComponent`
        pub divider: ::core::option::Option<self::ObjectRef>,
        /// The field `header` in the table `ControllerComponent`
        pub header: ::core::option::Option<self::ObjectRef>,
        /// The field `background` in the table `ControllerComponent`
        pub background: ::core::option::Option<self::ObjectRef>,
        /// The field `group` in the table `ControllerComponent`
        pub group: ::core::option::Option<self::ObjectRef>,
        /// The field `caption` in the table `ControllerComponent`
        pub caption: ::core::option::Option<self::ObjectRef>,
        /// The field `thumbnail` in the table `ControllerComponent`
        pub thumbnail: ::core::option::Option<self::ObjectRef>,
        /// The field `tooltip` in the table `ControllerComponent`
        pub tooltip: ::core::option::Option<self::ObjectRef>,
        /// The field `is_pinned` in the table `ControllerComponent`
        pub is_pinned: ::core::option::Option<bool>,
        /// The field `show_title` in the table `ControllerComponent`
        pub show_title: ::core::option::Option<bool>,
        /// The field `is_featured` in the table `ControllerComponent`
        pub is_featured: ::core::option::Option<bool>,
        /// The field `locked` in the table `ControllerComponent`
        pub locked: ::core::option::Option<bool>,
        /// The field `enable` in the table `ControllerComponent`
        pub enable: ::core::option::Option<bool>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for ControllerComponent {
        fn default() -> Self {
            Self {
                sets: ::core::default::Default::default(),
                empties: ::core::default::Default::default(),
                hides: ::core::default::Default::default(),
                images: ::core::default::Default::default(),
                icons: ::core::default::Default::default(),
                names: ::core::default::Default::default(),
                levels: ::core::default::Default::default(),
                skills: ::core::default::Default::default(),
                texts: ::core::default::Default::default(),
                buttons: ::core::default::Default::default(),
                icon: ::core::default::Default::default(),
                glow: ::core::default::Default::default(),
                level: ::core::default::Default::default(),
                star: ::core::default::Default::default(),
                skill_list: ::core::default::Default::default(),
                badge: ::core::default::Default::default(),
                banner: ::core::default::Default::default(),
                counter: ::core::default::Default::default(),
                divider: ::core::default::Default::default(),
                header: ::core::default::Default::default(),
                background: ::core::default::Default::default(),
                group: ::core::default::Default::default(),
                caption: ::core::default::Default::default(),
                thumbnail: ::core::default::Default::default(),
                tooltip: ::core::default::Default::default(),
                is_pinned: ::core::default::Default::default(),
                show_title: ::core::default::Default::default(),
                is_featured: ::core::default::Default::default(),
                locked: ::core::default::Default::default(),
                enable: ::core::default::Default::default(),
            }
        }
    }

    impl ControllerComponent {
        /// Creates a [ControllerComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ControllerComponentBuilder<()> {
            ControllerComponentBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_sets: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_empties: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_hides: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_images: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_icons: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_names: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_levels: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_skills: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_texts: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_buttons: impl ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            field_icon: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_glow: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_level: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_star: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_skill_list: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_badge: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_banner: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_counter: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_divider: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_header: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_background: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_group: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_caption: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_thumbnail: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_tooltip: impl ::planus::WriteAsOptional<self::ObjectRef>,
            field_is_pinned: impl ::planus::WriteAsOptional<bool>,
            field_show_title: impl ::planus::WriteAsOptional<bool>,
            field_is_featured: impl ::planus::WriteAsOptional<bool>,
            field_locked: impl ::planus::WriteAsOptional<bool>,
            field_enable: impl ::planus::WriteAsOptional<bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_sets = field_sets.prepare(builder);
            let prepared_empties = field_empties.prepare(builder);
            let prepared_hides = field_hides.prepare(builder);
            let prepared_images = field_images.prepare(builder);
            let prepared_icons = field_icons.prepare(builder);
            let prepared_names = field_names.prepare(builder);
            let prepared_levels = field_levels.prepare(builder);
            let prepared_skills = field_skills.prepare(builder);
            let prepared_texts = field_texts.prepare(builder);
            let prepared_buttons = field_buttons.prepare(builder);
            let prepared_icon = field_icon.prepare(builder);
            let prepared_glow = field_glow.prepare(builder);
            let prepared_level = field_level.prepare(builder);
            let prepared_star = field_star.prepare(builder);
            let prepared_skill_list = field_skill_list.prepare(builder);
            let prepared_badge = field_badge.prepare(builder);
            let prepared_banner = field_banner.prepare(builder);
            let prepared_counter = field_counter.prepare(builder);
            let prepared_divider = field_divider.prepare(builder);
            let prepared_header = field_header.prepare(builder);
            let prepared_background = field_background.prepare(builder);
            let prepared_group = field_group.prepare(builder);
            let prepared_caption = field_caption.prepare(builder);
            let prepared_thumbnail = field_thumbnail.prepare(builder);
            let prepared_tooltip = field_tooltip.prepare(builder);
            let prepared_is_pinned = field_is_pinned.prepare(builder);
            let prepared_show_title = field_show_title.prepare(builder);
            let prepared_is_featured = field_is_featured.prepare(builder);
            let prepared_locked = field_locked.prepare(builder);
            let prepared_enable = field_enable.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<64> =
                ::core::default::Default::default();
            if prepared_sets.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(0);
            }
            if prepared_empties.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(1);
            }
            if prepared_hides.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(2);
            }
            if prepared_images.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(3);
            }
            if prepared_icons.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(4);
            }
            if prepared_names.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(5);
            }
            if prepared_levels.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(6);
            }
            if prepared_skills.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(7);
            }
            if prepared_texts.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(8);
            }
            if prepared_buttons.is_some() {
                table_writer.write_entry::<::planus::Offset<[self::ObjectRef]>>(9);
            }
            if prepared_icon.is_some() {
                table_writer.write_entry::<self::ObjectRef>(10);
            }
            if prepared_glow.is_some() {
                table_writer.write_entry::<self::ObjectRef>(11);
            }
            if prepared_level.is_some() {
                table_writer.write_entry::<self::ObjectRef>(12);
            }
            if prepared_star.is_some() {
                table_writer.write_entry::<self::ObjectRef>(13);
            }
            if prepared_skill_list.is_some() {
                table_writer.write_entry::<self::ObjectRef>(14);
            }
            if prepared_badge.is_some() {
                table_writer.write_entry::<self::ObjectRef>(15);
            }
            if prepared_banner.is_some() {
                table_writer.write_entry::<self::ObjectRef>(16);
            }
            if prepared_counter.is_some() {
                table_writer.write_entry::<self::ObjectRef>(17);
            }
            if prepared_divider.is_some() {
                table_writer.write_entry::<self::ObjectRef>(18);
            }
            if prepared_header.is_some() {
                table_writer.write_entry::<self::ObjectRef>(19);
            }
            if prepared_background.is_some() {
                table_writer.write_entry::<self::ObjectRef>(20);
            }
            if prepared_group.is_some() {
                table_writer.write_entry::<self::ObjectRef>(21);
            }
            if prepared_caption.is_some() {
                table_writer.write_entry::<self::ObjectRef>(22);
            }
            if prepared_thumbnail.is_some() {
                table_writer.write_entry::<self::ObjectRef>(23);
            }
            if prepared_tooltip.is_some() {
                table_writer.write_entry::<self::ObjectRef>(24);
            }
            if prepared_is_pinned.is_some() {
                table_writer.write_entry::<bool>(25);
            }
            if prepared_show_title.is_some() {
                table_writer.write_entry::<bool>(26);
            }
            if prepared_is_featured.is_some() {
                table_writer.write_entry::<bool>(27);
            }
            if prepared_locked.is_some() {
                table_writer.write_entry::<bool>(28);
            }
            if prepared_enable.is_some() {
                table_writer.write_entry::<bool>(29);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_sets) = prepared_sets {
                        object_writer.write::<_, _, 4>(&prepared_sets);
                    }
                    if let ::core::option::Option::Some(prepared_empties) = prepared_empties {
                        object_writer.write::<_, _, 4>(&prepared_empties);
                    }
                    if let ::core::option::Option::Some(prepared_hides) = prepared_hides {
                        object_writer.write::<_, _, 4>(&prepared_hides);
                    }
                    if let ::core::option::Option::Some(prepared_images) = prepared_images {
                        object_writer.write::<_, _, 4>(&prepared_images);
                    }
                    if let ::core::option::Option::Some(prepared_icons) = prepared_icons {
                        object_writer.write::<_, _, 4>(&prepared_icons);
                    }
                    if let ::core::option::Option::Some(prepared_names) = prepared_names {
                        object_writer.write::<_, _, 4>(&prepared_names);
                    }
                    if let ::core::option::Option::Some(prepared_levels) = prepared_levels {
                        object_writer.write::<_, _, 4>(&prepared_levels);
                    }
                    if let ::core::option::Option::Some(prepared_skills) = prepared_skills {
                        object_writer.write::<_, _, 4>(&prepared_skills);
                    }
                    if let ::core::option::Option::Some(prepared_texts) = prepared_texts {
                        object_writer.write::<_, _, 4>(&prepared_texts);
                    }
                    if let ::core::option::Option::Some(prepared_buttons) = prepared_buttons {
                        object_writer.write::<_, _, 4>(&prepared_buttons);
                    }
                    if let ::core::option::Option::Some(prepared_icon) = prepared_icon {
                        object_writer.write::<_, _, 8>(&prepared_icon);
                    }
                    if let ::core::option::Option::Some(prepared_glow) = prepared_glow {
                        object_writer.write::<_, _, 8>(&prepared_glow);
                    }
                    if let ::core::option::Option::Some(prepared_level) = prepared_level {
                        object_writer.write::<_, _, 8>(&prepared_level);
                    }
                    if let ::core::option::Option::Some(prepared_star) = prepared_star {
                        object_writer.write::<_, _, 8>(&prepared_star);
                    }
                    if let ::core::option::Option::Some(prepared_skill_list) = prepared_skill_list {
                        object_writer.write::<_, _, 8>(&prepared_skill_list);
                    }
                    if let ::core::option::Option::Some(prepared_badge) = prepared_badge {
                        object_writer.write::<_, _, 8>(&prepared_badge);
                    }
                    if let ::core::option::Option::Some(prepared_banner) = prepared_banner {
                        object_writer.write::<_, _, 8>(&prepared_banner);
                    }
                    if let ::core::option::Option::Some(prepared_counter) = prepared_counter {
                        object_writer.write::<_, _, 8>(&prepared_counter);
                    }
                    if let ::core::option::Option::Some(prepared_divider) = prepared_divider {
                        object_writer.write::<_, _, 8>(&prepared_divider);
                    }
                    if let ::core::option::Option::Some(prepared_header) = prepared_header {
                        object_writer.write::<_, _, 8>(&prepared_header);
                    }
                    if let ::core::option::Option::Some(prepared_background) = prepared_background {
                        object_writer.write::<_, _, 8>(&prepared_background);
                    }
                    if let ::core::option::Option::Some(prepared_group) = prepared_group {
                        object_writer.write::<_, _, 8>(&prepared_group);
                    }
                    if let ::core::option::Option::Some(prepared_caption) = prepared_caption {
                        object_writer.write::<_, _, 8>(&prepared_caption);
                    }
                    if let ::core::option::Option::Some(prepared_thumbnail) = prepared_thumbnail {
                        object_writer.write::<_, _, 8>(&prepared_thumbnail);
                    }
                    if let ::core::option::Option::Some(prepared_tooltip) = prepared_tooltip {
                        object_writer.write::<_, _, 8>(&prepared_tooltip);
                    }
                    if let ::core::option::Option::Some(prepared_is_pinned) = prepared_is_pinned {
                        object_writer.write::<_, _, 1>(&prepared_is_pinned);
                    }
                    if let ::core::option::Option::Some(prepared_show_title) = prepared_show_title {
                        object_writer.write::<_, _, 1>(&prepared_show_title);
                    }
                    if let ::core::option::Option::Some(prepared_is_featured) = prepared_is_featured {
                        object_writer.write::<_, _, 1>(&prepared_is_featured);
                    }
                    if let ::core::option::Option::Some(prepared_locked) = prepared_locked {
                        object_writer.write::<_, _, 1>(&prepared_locked);
                    }
                    if let ::core::option::Option::Some(prepared_enable) = prepared_enable {
                        object_writer.write::<_, _, 1>(&prepared_enable);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<ControllerComponent>> for ControllerComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ControllerComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<ControllerComponent>> for ControllerComponent {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<ControllerComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<ControllerComponent> for ControllerComponent {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ControllerComponent> {
            ControllerComponent::create(
                builder,
                &self.sets,
                &self.empties,
                &self.hides,
                &self.images,
                &self.icons,
                &self.names,
                &self.levels,
                &self.skills,
                &self.texts,
                &self.buttons,
                self.icon,
                self.glow,
                self.level,
                self.star,
                self.skill_list,
                self.badge,
                self.banner,
                self.counter,
                self.divider,
                self.header,
                self.background,
                self.group,
                self.caption,
                self.thumbnail,
                self.tooltip,
                self.is_pinned,
                self.show_title,
                self.is_featured,
                self.locked,
                self.enable,
            )
        }
    }

    /// Builder for serializing an instance of the [ControllerComponent] type.
    ///
    /// Can be created using the [ControllerComponent::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ControllerComponentBuilder<State>(State);

    impl ControllerComponentBuilder<()> {
        /// Setter for the [`sets` field](ControllerComponent#structfield.sets).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn sets<T0>(self, value: T0) -> ControllerComponentBuilder<(T0,)>
        where
            T0: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            ControllerComponentBuilder((value,))
        }

        /// Sets the [`sets` field](ControllerComponent#structfield.sets) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn sets_as_null(self) -> ControllerComponentBuilder<((),)> {
            self.sets(())
        }
    }

    impl<T0> ControllerComponentBuilder<(T0,)> {
        /// Setter for the [`empties` field](ControllerComponent#structfield.empties).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn empties<T1>(self, value: T1) -> ControllerComponentBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0,) = self.0;
            ControllerComponentBuilder((v0, value))
        }

        /// Sets the [`empties` field](ControllerComponent#structfield.empties) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn empties_as_null(self) -> ControllerComponentBuilder<(T0, ())> {
            self.empties(())
        }
    }

    impl<T0, T1> ControllerComponentBuilder<(T0, T1)> {
        /// Setter for the [`hides` field](ControllerComponent#structfield.hides).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn hides<T2>(self, value: T2) -> ControllerComponentBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1) = self.0;
            ControllerComponentBuilder((v0, v1, value))
        }

        /// Sets the [`hides` field](ControllerComponent#structfield.hides) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn hides_as_null(self) -> ControllerComponentBuilder<(T0, T1, ())> {
            self.hides(())
        }
    }

    impl<T0, T1, T2> ControllerComponentBuilder<(T0, T1, T2)> {
        /// Setter for the [`images` field](ControllerComponent#structfield.images).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn images<T3>(self, value: T3) -> ControllerComponentBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2) = self.0;
            ControllerComponentBuilder((v0, v1, v2, value))
        }

        /// Sets the [`images` field](ControllerComponent#structfield.images) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn images_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, ())> {
            self.images(())
        }
    }

    impl<T0, T1, T2, T3> ControllerComponentBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`icons` field](ControllerComponent#structfield.icons).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn icons<T4>(self, value: T4) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2, v3) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`icons` field](ControllerComponent#structfield.icons) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn icons_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, T3, ())> {
            self.icons(())
        }
    }

    impl<T0, T1, T2, T3, T4> ControllerComponentBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`names` field](ControllerComponent#structfield.names).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn names<T5>(self, value: T5) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`names` field](ControllerComponent#structfield.names) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn names_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, ())> {
            self.names(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`levels` field](ControllerComponent#structfield.levels).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn levels<T6>(self, value: T6) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`levels` field](ControllerComponent#structfield.levels) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn levels_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, ())> {
            self.levels(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`skills` field](ControllerComponent#structfield.skills).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn skills<T7>(self, value: T7) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }

        /// Sets the [`skills` field](ControllerComponent#structfield.skills) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn skills_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, ())> {
            self.skills(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Setter for the [`texts` field](ControllerComponent#structfield.texts).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn texts<T8>(self, value: T8) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        where
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
        }

        /// Sets the [`texts` field](ControllerComponent#structfield.texts) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn texts_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, ())> {
            self.texts(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)> {
        /// Setter for the [`buttons` field](ControllerComponent#structfield.buttons).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn buttons<T9>(
            self,
            value: T9,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
        where
            T9: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, value))
        }

        /// Sets the [`buttons` field](ControllerComponent#structfield.buttons) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn buttons_as_null(self) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, ())> {
            self.buttons(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
    {
        /// Setter for the [`icon` field](ControllerComponent#structfield.icon).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn icon<T10>(
            self,
            value: T10,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
        where
            T10: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, value))
        }

        /// Sets the [`icon` field](ControllerComponent#structfield.icon) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn icon_as_null(
            self,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, ())> {
            self.icon(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
    {
        /// Setter for the [`glow` field](ControllerComponent#structfield.glow).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn glow<T11>(
            self,
            value: T11,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
        where
            T11: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, value))
        }

        /// Sets the [`glow` field](ControllerComponent#structfield.glow) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn glow_as_null(
            self,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, ())> {
            self.glow(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
    {
        /// Setter for the [`level` field](ControllerComponent#structfield.level).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn level<T12>(
            self,
            value: T12,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)>
        where
            T12: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, value))
        }

        /// Sets the [`level` field](ControllerComponent#structfield.level) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn level_as_null(
            self,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, ())> {
            self.level(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)>
    {
        /// Setter for the [`star` field](ControllerComponent#structfield.star).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn star<T13>(
            self,
            value: T13,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)>
        where
            T13: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, value))
        }

        /// Sets the [`star` field](ControllerComponent#structfield.star) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn star_as_null(
            self,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, ())> {
            self.star(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)>
    {
        /// Setter for the [`skill_list` field](ControllerComponent#structfield.skill_list).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn skill_list<T14>(
            self,
            value: T14,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14)>
        where
            T14: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13) = self.0;
            ControllerComponentBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, value))
        }

        /// Sets the [`skill_list` field](ControllerComponent#structfield.skill_list) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn skill_list_as_null(
            self,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, ())>
        {
            self.skill_list(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14)>
    {
        /// Setter for the [`badge` field](ControllerComponent#structfield.badge).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn badge<T15>(
            self,
            value: T15,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15)>
        where
            T15: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14) = self.0;
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, value,
            ))
        }

        /// Sets the [`badge` field](ControllerComponent#structfield.badge) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn badge_as_null(
            self,
        ) -> ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, ())>
        {
            self.badge(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>
        ControllerComponentBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15)>
    {
        /// Setter for the [`banner` field](ControllerComponent#structfield.banner).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn banner<T16>(
            self,
            value: T16,
        ) -> ControllerComponentBuilder<(
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
        )>
        where
            T16: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15) = self.0;
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, value,
            ))
        }

        /// Sets the [`banner` field](ControllerComponent#structfield.banner) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn banner_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            (),
        )> {
            self.banner(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16>
        ControllerComponentBuilder<(
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
        )>
    {
        /// Setter for the [`counter` field](ControllerComponent#structfield.counter).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn counter<T17>(
            self,
            value: T17,
        ) -> ControllerComponentBuilder<(
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
        )>
        where
            T17: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16) = self.0;
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, value,
            ))
        }

        /// Sets the [`counter` field](ControllerComponent#structfield.counter) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn counter_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            (),
        )> {
            self.counter(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17>
        ControllerComponentBuilder<(
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
        )>
    {
        /// Setter for the [`divider` field](ControllerComponent#structfield.divider).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn divider<T18>(
            self,
            value: T18,
        ) -> ControllerComponentBuilder<(
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
            T18: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17) = self.0;
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, value,
            ))
        }

        /// Sets the [`divider` field](ControllerComponent#structfield.divider) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn divider_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            (),
        )> {
            self.divider(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18>
        ControllerComponentBuilder<(
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
    {
        /// Setter for the [`header` field](ControllerComponent#structfield.header).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn header<T19>(
            self,
            value: T19,
        ) -> ControllerComponentBuilder<(
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
            T19: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18) =
                self.0;
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, value,
            ))
        }

        /// Sets the [`header` field](ControllerComponent#structfield.header) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn header_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.header(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19>
        ControllerComponentBuilder<(
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
        /// Setter for the [`background` field](ControllerComponent#structfield.background).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn background<T20>(
            self,
            value: T20,
        ) -> ControllerComponentBuilder<(
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
            T20: ::planus::WriteAsOptional<self::ObjectRef>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19) =
                self.0;
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                value,
            ))
        }

        /// Sets the [`background` field](ControllerComponent#structfield.background) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn background_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.background(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20>
        ControllerComponentBuilder<(
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
        /// Setter for the [`group` field](ControllerComponent#structfield.group).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn group<T21>(
            self,
            value: T21,
        ) -> ControllerComponentBuilder<(
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
            T21: ::planus::WriteAsOptional<self::ObjectRef>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, value,
            ))
        }

        /// Sets the [`group` field](ControllerComponent#structfield.group) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn group_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.group(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`caption` field](ControllerComponent#structfield.caption).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn caption<T22>(
            self,
            value: T22,
        ) -> ControllerComponentBuilder<(
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
            T22: ::planus::WriteAsOptional<self::ObjectRef>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, value,
            ))
        }

        /// Sets the [`caption` field](ControllerComponent#structfield.caption) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn caption_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.caption(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`thumbnail` field](ControllerComponent#structfield.thumbnail).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn thumbnail<T23>(
            self,
            value: T23,
        ) -> ControllerComponentBuilder<(
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
            T23: ::planus::WriteAsOptional<self::ObjectRef>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, value,
            ))
        }

        /// Sets the [`thumbnail` field](ControllerComponent#structfield.thumbnail) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn thumbnail_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.thumbnail(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`tooltip` field](ControllerComponent#structfield.tooltip).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn tooltip<T24>(
            self,
            value: T24,
        ) -> ControllerComponentBuilder<(
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
            T24: ::planus::WriteAsOptional<self::ObjectRef>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, value,
            ))
        }

        /// Sets the [`tooltip` field](ControllerComponent#structfield.tooltip) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn tooltip_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.tooltip(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`is_pinned` field](ControllerComponent#structfield.is_pinned).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn is_pinned<T25>(
            self,
            value: T25,
        ) -> ControllerComponentBuilder<(
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
            T25: ::planus::WriteAsOptional<bool>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, value,
            ))
        }

        /// Sets the [`is_pinned` field](ControllerComponent#structfield.is_pinned) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn is_pinned_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.is_pinned(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`show_title` field](ControllerComponent#structfield.show_title).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn show_title<T26>(
            self,
            value: T26,
        ) -> ControllerComponentBuilder<(
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
            T26: ::planus::WriteAsOptional<bool>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, value,
            ))
        }

        /// Sets the [`show_title` field](ControllerComponent#structfield.show_title) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn show_title_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.show_title(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`is_featured` field](ControllerComponent#structfield.is_featured).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn is_featured<T27>(
            self,
            value: T27,
        ) -> ControllerComponentBuilder<(
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
            T27: ::planus::WriteAsOptional<bool>,
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, value,
            ))
        }

        /// Sets the [`is_featured` field](ControllerComponent#structfield.is_featured) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn is_featured_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.is_featured(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`locked` field](ControllerComponent#structfield.locked).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn locked<T28>(
            self,
            value: T28,
        ) -> ControllerComponentBuilder<(
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, value,
            ))
        }

        /// Sets the [`locked` field](ControllerComponent#structfield.locked) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn locked_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.locked(())
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
        ControllerComponentBuilder<(
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
        /// Setter for the [`enable` field](ControllerComponent#structfield.enable).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn enable<T29>(
            self,
            value: T29,
        ) -> ControllerComponentBuilder<(
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
            ControllerComponentBuilder((
                v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
                v20, v21, v22, v23, v24, v25, v26, v27, v28, value,
            ))
        }

        /// Sets the [`enable` field](ControllerComponent#structfield.enable) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn enable_as_null(
            self,
        ) -> ControllerComponentBuilder<(
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
            self.enable(())
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
        ControllerComponentBuilder<(
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
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [ControllerComponent].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<ControllerComponent>
        where
            Self: ::planus::WriteAsOffset<ControllerComponent>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T5: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T6: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T9: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T10: ::planus::WriteAsOptional<self::ObjectRef>,
            T11: ::planus::WriteAsOptional<self::ObjectRef>,
            T12: ::planus::WriteAsOptional<self::ObjectRef>,
            T13: ::planus::WriteAsOptional<self::ObjectRef>,
            T14: ::planus::WriteAsOptional<self::ObjectRef>,
            T15: ::planus::WriteAsOptional<self::ObjectRef>,
            T16: ::planus::WriteAsOptional<self::ObjectRef>,
            T17: ::planus::WriteAsOptional<self::ObjectRef>,
            T18: ::planus::WriteAsOptional<self::ObjectRef>,
            T19: ::planus::WriteAsOptional<self::ObjectRef>,
            T20: ::planus::WriteAsOptional<self::ObjectRef>,
            T21: ::planus::WriteAsOptional<self::ObjectRef>,
            T22: ::planus::WriteAsOptional<self::ObjectRef>,
            T23: ::planus::WriteAsOptional<self::ObjectRef>,
            T24: ::planus::WriteAsOptional<self::ObjectRef>,
            T25: ::planus::WriteAsOptional<bool>,
            T26: ::planus::WriteAsOptional<bool>,
            T27: ::planus::WriteAsOptional<bool>,
            T28: ::planus::WriteAsOptional<bool>,
            T29: ::planus::WriteAsOptional<bool>,
        > ::planus::WriteAs<::planus::Offset<ControllerComponent>>
        for ControllerComponentBuilder<(
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
        type Prepared = ::planus::Offset<ControllerComponent>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ControllerComponent> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T5: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T6: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T9: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T10: ::planus::WriteAsOptional<self::ObjectRef>,
            T11: ::planus::WriteAsOptional<self::ObjectRef>,
            T12: ::planus::WriteAsOptional<self::ObjectRef>,
            T13: ::planus::WriteAsOptional<self::ObjectRef>,
            T14: ::planus::WriteAsOptional<self::ObjectRef>,
            T15: ::planus::WriteAsOptional<self::ObjectRef>,
            T16: ::planus::WriteAsOptional<self::ObjectRef>,
            T17: ::planus::WriteAsOptional<self::ObjectRef>,
            T18: ::planus::WriteAsOptional<self::ObjectRef>,
            T19: ::planus::WriteAsOptional<self::ObjectRef>,
            T20: ::planus::WriteAsOptional<self::ObjectRef>,
            T21: ::planus::WriteAsOptional<self::ObjectRef>,
            T22: ::planus::WriteAsOptional<self::ObjectRef>,
            T23: ::planus::WriteAsOptional<self::ObjectRef>,
            T24: ::planus::WriteAsOptional<self::ObjectRef>,
            T25: ::planus::WriteAsOptional<bool>,
            T26: ::planus::WriteAsOptional<bool>,
            T27: ::planus::WriteAsOptional<bool>,
            T28: ::planus::WriteAsOptional<bool>,
            T29: ::planus::WriteAsOptional<bool>,
        > ::planus::WriteAsOptional<::planus::Offset<ControllerComponent>>
        for ControllerComponentBuilder<(
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
        type Prepared = ::planus::Offset<ControllerComponent>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<ControllerComponent>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T1: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T3: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T4: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T5: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T6: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T8: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T9: ::planus::WriteAsOptional<::planus::Offset<[self::ObjectRef]>>,
            T10: ::planus::WriteAsOptional<self::ObjectRef>,
            T11: ::planus::WriteAsOptional<self::ObjectRef>,
            T12: ::planus::WriteAsOptional<self::ObjectRef>,
            T13: ::planus::WriteAsOptional<self::ObjectRef>,
            T14: ::planus::WriteAsOptional<self::ObjectRef>,
            T15: ::planus::WriteAsOptional<self::ObjectRef>,
            T16: ::planus::WriteAsOptional<self::ObjectRef>,
            T17: ::planus::WriteAsOptional<self::ObjectRef>,
            T18: ::planus::WriteAsOptional<self::ObjectRef>,
            T19: ::planus::WriteAsOptional<self::ObjectRef>,
            T20: ::planus::WriteAsOptional<self::ObjectRef>,
            T21: ::planus::WriteAsOptional<self::ObjectRef>,
            T22: ::planus::WriteAsOptional<self::ObjectRef>,
            T23: ::planus::WriteAsOptional<self::ObjectRef>,
            T24: ::planus::WriteAsOptional<self::ObjectRef>,
            T25: ::planus::WriteAsOptional<bool>,
            T26: ::planus::WriteAsOptional<bool>,
            T27: ::planus::WriteAsOptional<bool>,
            T28: ::planus::WriteAsOptional<bool>,
            T29: ::planus::WriteAsOptional<bool>,
        > ::planus::WriteAsOffset<ControllerComponent>
        for ControllerComponentBuilder<(
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
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<ControllerComponent> {
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
            ) = &self.0;
            ControllerComponent::create(
                builder, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18,
                v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29,
            )
        }
    }

    /// Reference to a deserialized [ControllerComponent].
    #[derive(Copy, Clone)]
    pub struct ControllerComponentRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ControllerComponentRef<'a> {
        /// Getter for the [`sets` field](ControllerComponent#structfield.sets).
        #[inline]
        pub fn sets(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(0, "ControllerComponent", "sets")
        }

        /// Getter for the [`empties` field](ControllerComponent#structfield.empties).
        #[inline]
        pub fn empties(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(1, "ControllerComponent", "empties")
        }

        /// Getter for the [`hides` field](ControllerComponent#structfield.hides).
        #[inline]
        pub fn hides(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(2, "ControllerComponent", "hides")
        }

        /// Getter for the [`images` field](ControllerComponent#structfield.images).
        #[inline]
        pub fn images(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(3, "ControllerComponent", "images")
        }

        /// Getter for the [`icons` field](ControllerComponent#structfield.icons).
        #[inline]
        pub fn icons(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(4, "ControllerComponent", "icons")
        }

        /// Getter for the [`names` field](ControllerComponent#structfield.names).
        #[inline]
        pub fn names(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(5, "ControllerComponent", "names")
        }

        /// Getter for the [`levels` field](ControllerComponent#structfield.levels).
        #[inline]
        pub fn levels(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(6, "ControllerComponent", "levels")
        }

        /// Getter for the [`skills` field](ControllerComponent#structfield.skills).
        #[inline]
        pub fn skills(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(7, "ControllerComponent", "skills")
        }

        /// Getter for the [`texts` field](ControllerComponent#structfield.texts).
        #[inline]
        pub fn texts(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(8, "ControllerComponent", "texts")
        }

        /// Getter for the [`buttons` field](ControllerComponent#structfield.buttons).
        #[inline]
        pub fn buttons(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, self::ObjectRefRef<'a>>>> {
            self.0.access(9, "ControllerComponent", "buttons")
        }

        /// Getter for the [`icon` field](ControllerComponent#structfield.icon).
        #[inline]
        pub fn icon(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(10, "ControllerComponent", "icon")
        }

        /// Getter for the [`glow` field](ControllerComponent#structfield.glow).
        #[inline]
        pub fn glow(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(11, "ControllerComponent", "glow")
        }

        /// Getter for the [`level` field](ControllerComponent#structfield.level).
        #[inline]
        pub fn level(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(12, "ControllerComponent", "level")
        }

        /// Getter for the [`star` field](ControllerComponent#structfield.star).
        #[inline]
        pub fn star(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(13, "ControllerComponent", "star")
        }

        /// Getter for the [`skill_list` field](ControllerComponent#structfield.skill_list).
        #[inline]
        pub fn skill_list(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(14, "ControllerComponent", "skill_list")
        }

        /// Getter for the [`badge` field](ControllerComponent#structfield.badge).
        #[inline]
        pub fn badge(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(15, "ControllerComponent", "badge")
        }

        /// Getter for the [`banner` field](ControllerComponent#structfield.banner).
        #[inline]
        pub fn banner(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(16, "ControllerComponent", "banner")
        }

        /// Getter for the [`counter` field](ControllerComponent#structfield.counter).
        #[inline]
        pub fn counter(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(17, "ControllerComponent", "counter")
        }

        /// Getter for the [`divider` field](ControllerComponent#structfield.divider).
        #[inline]
        pub fn divider(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(18, "ControllerComponent", "divider")
        }

        /// Getter for the [`header` field](ControllerComponent#structfield.header).
        #[inline]
        pub fn header(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(19, "ControllerComponent", "header")
        }

        /// Getter for the [`background` field](ControllerComponent#structfield.background).
        #[inline]
        pub fn background(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(20, "ControllerComponent", "background")
        }

        /// Getter for the [`group` field](ControllerComponent#structfield.group).
        #[inline]
        pub fn group(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(21, "ControllerComponent", "group")
        }

        /// Getter for the [`caption` field](ControllerComponent#structfield.caption).
        #[inline]
        pub fn caption(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(22, "ControllerComponent", "caption")
        }

        /// Getter for the [`thumbnail` field](ControllerComponent#structfield.thumbnail).
        #[inline]
        pub fn thumbnail(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(23, "ControllerComponent", "thumbnail")
        }

        /// Getter for the [`tooltip` field](ControllerComponent#structfield.tooltip).
        #[inline]
        pub fn tooltip(&self) -> ::planus::Result<::core::option::Option<self::ObjectRefRef<'a>>> {
            self.0.access(24, "ControllerComponent", "tooltip")
        }

        /// Getter for the [`is_pinned` field](ControllerComponent#structfield.is_pinned).
        #[inline]
        pub fn is_pinned(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(25, "ControllerComponent", "is_pinned")
        }

        /// Getter for the [`show_title` field](ControllerComponent#structfield.show_title).
        #[inline]
        pub fn show_title(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(26, "ControllerComponent", "show_title")
        }

        /// Getter for the [`is_featured` field](ControllerComponent#structfield.is_featured).
        #[inline]
        pub fn is_featured(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(27, "ControllerComponent", "is_featured")
        }

        /// Getter for the [`locked` field](ControllerComponent#structfield.locked).
        #[inline]
        pub fn locked(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(28, "ControllerComponent", "locked")
        }

        /// Getter for the [`enable` field](ControllerComponent#structfield.enable).
        #[inline]
        pub fn enable(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(29, "ControllerComponent", "enable")
        }
    }

    impl<'a> ::core::fmt::Debug for ControllerComponentRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ControllerComponentRef");
            if let ::core::option::Option::Some(field_sets) = self.sets().transpose() {
                f.field("sets", &field_sets);
            }
            if let ::core::option::Option::Some(field_empties) = self.empties().transpose() {
                f.field("empties", &field_empties);
            }
            if let ::core::option::Option::Some(field_hides) = self.hides().transpose() {
                f.field("hides", &field_hides);
            }
            if let ::core::option::Option::Some(field_images) = self.images().transpose() {
                f.field("images", &field_images);
            }
            if let ::core::option::Option::Some(field_icons) = self.icons().transpose() {
                f.field("icons", &field_icons);
            }
            if let ::core::option::Option::Some(field_names) = self.names().transpose() {
                f.field("names", &field_names);
            }
            if let ::core::option::Option::Some(field_levels) = self.levels().transpose() {
                f.field("levels", &field_levels);
            }
            if let ::core::option::Option::Some(field_skills) = self.skills().transpose() {
                f.field("skills", &field_skills);
            }
            if let ::core::option::Option::Some(field_texts) = self.texts().transpose() {
                f.field("texts", &field_texts);
            }
            if let ::core::option::Option::Some(field_buttons) = self.buttons().transpose() {
                f.field("buttons", &field_buttons);
            }
            if let ::core::option::Option::Some(field_icon) = self.icon().transpose() {
                f.field("icon", &field_icon);
            }
            if let ::core::option::Option::Some(field_glow) = self.glow().transpose() {
                f.field("glow", &field_glow);
            }
            if let ::core::option::Option::Some(field_level) = self.level().transpose() {
                f.field("level", &field_level);
            }
            if let ::core::option::Option::Some(field_star) = self.star().transpose() {
                f.field("star", &field_star);
            }
            if let ::core::option::Option::Some(field_skill_list) = self.skill_list().transpose() {
                f.field("skill_list", &field_skill_list);
            }
            if let ::core::option::Option::Some(field_badge) = self.badge().transpose() {
                f.field("badge", &field_badge);
            }
            if let ::core::option::Option::Some(field_banner) = self.banner().transpose() {
                f.field("banner", &field_banner);
            }
            if let ::core::option::Option::Some(field_counter) = self.counter().transpose() {
                f.field("counter", &field_counter);
            }
            if let ::core::option::Option::Some(field_divider) = self.divider().transpose() {
                f.field("divider", &field_divider);
            }
            if let ::core::option::Option::Some(field_header) = self.header().transpose() {
                f.field("header", &field_header);
            }
            if let ::core::option::Option::Some(field_background) = self.background().transpose() {
                f.field("background", &field_background);
            }
            if let ::core::option::Option::Some(field_group) = self.group().transpose() {
                f.field("group", &field_group);
            }
            if let ::core::option::Option::Some(field_caption) = self.caption().transpose() {
                f.field("caption", &field_caption);
            }
            if let ::core::option::Option::Some(field_thumbnail) = self.thumbnail().transpose() {
                f.field("thumbnail", &field_thumbnail);
            }
            if let ::core::option::Option::Some(field_tooltip) = self.tooltip().transpose() {
                f.field("tooltip", &field_tooltip);
            }
            if let ::core::option::Option::Some(field_is_pinned) = self.is_pinned().transpose() {
                f.field("is_pinned", &field_is_pinned);
            }
            if let ::core::option::Option::Some(field_show_title) = self.show_title().transpose() {
                f.field("show_title", &field_show_title);
            }
            if let ::core::option::Option::Some(field_is_featured) = self.is_featured().transpose() {
                f.field("is_featured", &field_is_featured);
            }
            if let ::core::option::Option::Some(field_locked) = self.locked().transpose() {
                f.field("locked", &field_locked);
            }
            if let ::core::option::Option::Some(field_enable) = self.enable().transpose() {
                f.field("enable", &field_enable);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ControllerComponentRef<'a>> for ControllerComponent {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ControllerComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                sets: if let ::core::option::Option::Some(sets) = value.sets()? {
                    ::core::option::Option::Some(sets.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                empties: if let ::core::option::Option::Some(empties) = value.empties()? {
                    ::core::option::Option::Some(empties.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                hides: if let ::core::option::Option::Some(hides) = value.hides()? {
                    ::core::option::Option::Some(hides.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                images: if let ::core::option::Option::Some(images) = value.images()? {
                    ::core::option::Option::Some(images.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                icons: if let ::core::option::Option::Some(icons) = value.icons()? {
                    ::core::option::Option::Some(icons.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                names: if let ::core::option::Option::Some(names) = value.names()? {
                    ::core::option::Option::Some(names.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                levels: if let ::core::option::Option::Some(levels) = value.levels()? {
                    ::core::option::Option::Some(levels.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                skills: if let ::core::option::Option::Some(skills) = value.skills()? {
                    ::core::option::Option::Some(skills.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                texts: if let ::core::option::Option::Some(texts) = value.texts()? {
                    ::core::option::Option::Some(texts.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                buttons: if let ::core::option::Option::Some(buttons) = value.buttons()? {
                    ::core::option::Option::Some(buttons.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                icon: value.icon()?.map(::core::convert::Into::into),
                glow: value.glow()?.map(::core::convert::Into::into),
                level: value.level()?.map(::core::convert::Into::into),
                star: value.star()?.map(::core::convert::Into::into),
                skill_list: value.skill_list()?.map(::core::convert::Into::into),
                badge: value.badge()?.map(::core::convert::Into::into),
                banner: value.banner()?.map(::core::convert::Into::into),
                counter: value.counter()?.map(::core::convert::Into::into),
                divider: value.divider()?.map(::core::convert::Into::into),
                header: value.header()?.map(::core::convert::Into::into),
                background: value.background()?.map(::core::convert::Into::into),
                group: value.group()?.map(::core::convert::Into::into),
                caption: value.caption()?.map(::core::convert::Into::into),
                thumbnail: value.thumbnail()?.map(::core::convert::Into::into),
                tooltip: value.tooltip()?.map(::core::convert::Into::into),
                is_pinned: if let ::core::option::Option::Some(is_pinned) = value.is_pinned()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(is_pinned)?)
                } else {
                    ::core::option::Option::None
                },
                show_title: if let ::core::option::Option::Some(show_title) = value.show_title()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(show_title)?)
                } else {
                    ::core::option::Option::None
                },
                is_featured: if let ::core::option::Option::Some(is_featured) = value.is_featured()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(is_featured)?)
                } else {
                    ::core::option::Option::None
                },
                locked: if let ::core::option::Option::Some(locked) = value.locked()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(locked)?)
                } else {
                    ::core::option::Option::None
                },
                enable: if let ::core::option::Option::Some(enable) = value.enable()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(enable)?)
                } else {
                    ::core::option::Option::None
                },
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ControllerComponentRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ControllerComponentRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ControllerComponentRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<ControllerComponent>> for ControllerComponent {
        type Value = ::planus::Offset<ControllerComponent>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<ControllerComponent>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ControllerComponentRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| {
                error_kind.with_error_location("[ControllerComponentRef]", "read_as_root", 0)
            })
        }
    }

    /// The union `Component`
    ///
    /// Generated from these locations:
    /// * Union `Component` in the file `planus/prefab.fbs:80`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub enum Component {
        /// The variant of type `ImageComponent` in the union `Component`
        ImageComponent(::planus::alloc::boxed::Box<self::ImageComponent>),

        /// The variant of type `TextComponent` in the union `Component`
        TextComponent(::planus::alloc::boxed::Box<self::TextComponent>),

        /// The variant of type `ButtonComponent` in the union `Component`
        ButtonComponent(::planus::alloc::boxed::Box<self::ButtonComponent>),

        /// The variant of type `LayoutComponent` in the union `Component`
        LayoutComponent(::planus::alloc::boxed::Box<self::LayoutComponent>),

        /// The variant of type `ControllerComponent` in the union `Component`
        ControllerComponent(::planus::alloc::boxed::Box<self::ControllerComponent>),
    }

    impl Component {
        /// Creates a [ComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ComponentBuilder<::planus::Uninitialized> {
            ComponentBuilder(::planus::Uninitialized)
        }

        #[inline]
        pub fn create_image_component(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::ImageComponent>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(1, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_text_component(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::TextComponent>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(2, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_button_component(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::ButtonComponent>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(3, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_layout_component(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::LayoutComponent>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(4, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_controller_component(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::ControllerComponent>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(5, value.prepare(builder).downcast())
        }
    }

    impl ::planus::WriteAsUnion<Component> for Component {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Self> {
            match self {
                Self::ImageComponent(value) => Self::create_image_component(builder, value),
                Self::TextComponent(value) => Self::create_text_component(builder, value),
                Self::ButtonComponent(value) => Self::create_button_component(builder, value),
                Self::LayoutComponent(value) => Self::create_layout_component(builder, value),
                Self::ControllerComponent(value) => Self::create_controller_component(builder, value),
            }
        }
    }

    impl ::planus::WriteAsOptionalUnion<Component> for Component {
        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::UnionOffset<Self>> {
            ::core::option::Option::Some(::planus::WriteAsUnion::prepare(self, builder))
        }
    }

    /// Builder for serializing an instance of the [Component] type.
    ///
    /// Can be created using the [Component::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ComponentBuilder<T>(T);

    impl ComponentBuilder<::planus::Uninitialized> {
        /// Creates an instance of the [`ImageComponent` variant](Component#variant.ImageComponent).
        #[inline]
        pub fn image_component<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<1, T>>
        where
            T: ::planus::WriteAsOffset<self::ImageComponent>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`TextComponent` variant](Component#variant.TextComponent).
        #[inline]
        pub fn text_component<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<2, T>>
        where
            T: ::planus::WriteAsOffset<self::TextComponent>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`ButtonComponent` variant](Component#variant.ButtonComponent).
        #[inline]
        pub fn button_component<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<3, T>>
        where
            T: ::planus::WriteAsOffset<self::ButtonComponent>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`LayoutComponent` variant](Component#variant.LayoutComponent).
        #[inline]
        pub fn layout_component<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<4, T>>
        where
            T: ::planus::WriteAsOffset<self::LayoutComponent>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`ControllerComponent` variant](Component#variant.ControllerComponent).
        #[inline]
        pub fn controller_component<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<5, T>>
        where
            T: ::planus::WriteAsOffset<self::ControllerComponent>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }
    }

    impl<const N: u8, T> ComponentBuilder<::planus::Initialized<N, T>> {
        /// Finish writing the builder to get an [UnionOffset](::planus::UnionOffset) to a serialized [Component].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component>
        where
            Self: ::planus::WriteAsUnion<Component>,
        {
            ::planus::WriteAsUnion::prepare(&self, builder)
        }
    }

    impl<T> ::planus::WriteAsUnion<Component> for ComponentBuilder<::planus::Initialized<1, T>>
    where
        T: ::planus::WriteAsOffset<self::ImageComponent>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(1, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<1, T>>
    where
        T: ::planus::WriteAsOffset<self::ImageComponent>,
    {
        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::UnionOffset<Component>> {
            ::core::option::Option::Some(::planus::WriteAsUnion::prepare(self, builder))
        }
    }
    impl<T> ::planus::WriteAsUnion<Component> for ComponentBuilder<::planus::Initialized<2, T>>
    where
        T: ::planus::WriteAsOffset<self::TextComponent>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(2, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<2, T>>
    where
        T: ::planus::WriteAsOffset<self::TextComponent>,
    {
        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::UnionOffset<Component>> {
            ::core::option::Option::Some(::planus::WriteAsUnion::prepare(self, builder))
        }
    }
    impl<T> ::planus::WriteAsUnion<Component> for ComponentBuilder<::planus::Initialized<3, T>>
    where
        T: ::planus::WriteAsOffset<self::ButtonComponent>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(3, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<3, T>>
    where
        T: ::planus::WriteAsOffset<self::ButtonComponent>,
    {
        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::UnionOffset<Component>> {
            ::core::option::Option::Some(::planus::WriteAsUnion::prepare(self, builder))
        }
    }
    impl<T> ::planus::WriteAsUnion<Component> for ComponentBuilder<::planus::Initialized<4, T>>
    where
        T: ::planus::WriteAsOffset<self::LayoutComponent>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(4, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<4, T>>
    where
        T: ::planus::WriteAsOffset<self::LayoutComponent>,
    {
        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::UnionOffset<Component>> {
            ::core::option::Option::Some(::planus::WriteAsUnion::prepare(self, builder))
        }
    }
    impl<T> ::planus::WriteAsUnion<Component> for ComponentBuilder<::planus::Initialized<5, T>>
    where
        T: ::planus::WriteAsOffset<self::ControllerComponent>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(5, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<5, T>>
    where
        T: ::planus::WriteAsOffset<self::ControllerComponent>,
    {
        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::UnionOffset<Component>> {
            ::core::option::Option::Some(::planus::WriteAsUnion::prepare(self, builder))
        }
    }

    /// Reference to a deserialized [Component].
    #[derive(Copy, Clone, Debug)]
    pub enum ComponentRef<'a> {
        ImageComponent(self::ImageComponentRef<'a>),
        TextComponent(self::TextComponentRef<'a>),
        ButtonComponent(self::ButtonComponentRef<'a>),
        LayoutComponent(self::LayoutComponentRef<'a>),
        ControllerComponent(self::ControllerComponentRef<'a>),
    }

    impl<'a> ::core::convert::TryFrom<ComponentRef<'a>> for Component {
        type Error = ::planus::Error;

        fn try_from(value: ComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(match value {
                ComponentRef::ImageComponent(value) => Self::ImageComponent(
                    ::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?),
                ),

                ComponentRef::TextComponent(value) => Self::TextComponent(::planus::alloc::boxed::Box::new(
                    ::core::convert::TryFrom::try_from(value)?,
                )),

                ComponentRef::ButtonComponent(value) => Self::ButtonComponent(
                    ::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?),
                ),

                ComponentRef::LayoutComponent(value) => Self::LayoutComponent(
                    ::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?),
                ),

                ComponentRef::ControllerComponent(value) => Self::ControllerComponent(
                    ::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?),
                ),
            })
        }
    }

    impl<'a> ::planus::TableReadUnion<'a> for ComponentRef<'a> {
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            tag: u8,
            field_offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            match tag {
                1 => ::core::result::Result::Ok(Self::ImageComponent(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                2 => ::core::result::Result::Ok(Self::TextComponent(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                3 => ::core::result::Result::Ok(Self::ButtonComponent(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                4 => ::core::result::Result::Ok(Self::LayoutComponent(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                5 => ::core::result::Result::Ok(Self::ControllerComponent(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                _ => ::core::result::Result::Err(::planus::errors::ErrorKind::UnknownUnionTag { tag }),
            }
        }
    }

    impl<'a> ::planus::VectorReadUnion<'a> for ComponentRef<'a> {
        const VECTOR_NAME: &'static str = "[ComponentRef]";
    }

    /// The table `PrefabObject`
    ///
    /// Generated from these locations:
    /// * Table `PrefabObject` in the file `planus/prefab.fbs:82`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct PrefabObject {
        /// The field `name` in the table `PrefabObject`
        pub name: ::planus::alloc::string::String,
        /// The field `components` in the table `PrefabObject`
        pub components: ::core::option::Option<::planus::alloc::vec::Vec<self::Component>>,
        /// The field `children` in the table `PrefabObject`
        pub children: ::core::option::Option<::planus::alloc::vec::Vec<i32>>,
        /// The field `rotation` in the table `PrefabObject`
        pub rotation: self::Vec4,
        /// The field `position` in the table `PrefabObject`
        pub position: self::Vec3,
        /// The field `scale` in the table `PrefabObject`
        pub scale: self::Vec3,
        /// The field `pivot` in the table `PrefabObject`
        pub pivot: self::Vec2,
        /// The field `anchor_min` in the table `PrefabObject`
        pub anchor_min: self::Vec2,
        /// The field `anchor_max` in the table `PrefabObject`
        pub anchor_max: self::Vec2,
        /// The field `size_delta` in the table `PrefabObject`
        pub size_delta: self::Vec2,
        /// The field `id` in the table `PrefabObject`
        pub id: i32,
        /// The field `active` in the table `PrefabObject`
        pub active: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for PrefabObject {
        fn default() -> Self {
            Self {
                name: ::core::default::Default::default(),
                components: ::core::default::Default::default(),
                children: ::core::default::Default::default(),
                rotation: ::core::default::Default::default(),
                position: ::core::default::Default::default(),
                scale: ::core::default::Default::default(),
                pivot: ::core::default::Default::default(),
                anchor_min: ::core::default::Default::default(),
                anchor_max: ::core::default::Default::default(),
                size_delta: ::core::default::Default::default(),
                id: 0,
                active: false,
            }
        }
    }

    impl PrefabObject {
        /// Creates a [PrefabObjectBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> PrefabObjectBuilder<()> {
            PrefabObjectBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_components: impl ::planus::WriteAsOptionalUnionVector<self::Component>,
            field_children: impl ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
            field_rotation: impl ::planus::WriteAs<self::Vec4>,
            field_position: impl ::planus::WriteAs<self::Vec3>,
            field_scale: impl ::planus::WriteAs<self::Vec3>,
            field_pivot: impl ::planus::WriteAs<self::Vec2>,
            field_anchor_min: impl ::planus::WriteAs<self::Vec2>,
            field_anchor_max: impl ::planus::WriteAs<self::Vec2>,
            field_size_delta: impl ::planus::WriteAs<self::Vec2>,
            field_id: impl ::planus::WriteAsDefault<i32, i32>,
            field_active: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_name = field_name.prepare(builder);
            let prepared_components = field_components.prepare(builder);
            let prepared_children = field_children.prepare(builder);
            let prepared_rotation = field_rotation.prepare(builder);
            let prepared_position = field_position.prepare(builder);
            let prepared_scale = field_scale.prepare(builder);
            let prepared_pivot = field_pivot.prepare(builder);
            let prepared_anchor_min = field_anchor_min.prepare(builder);
            let prepared_anchor_max = field_anchor_max.prepare(builder);
            let prepared_size_delta = field_size_delta.prepare(builder);
            let prepared_id = field_id.prepare(builder, &0);
            let prepared_active = field_active.prepare(builder, &false);

            let mut table_writer: ::planus::table_writer::TableWriter<30> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            if prepared_components.is_some() {
                table_writer.write_entry::<::planus::Offset<[u8]>>(1);
            }
            if prepared_components.is_some() {
                table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Component>]>>(2);
            }
            if prepared_children.is_some() {
                table_writer.write_entry::<::planus::Offset<[i32]>>(3);
            }
            table_writer.write_entry::<self::Vec4>(4);
            table_writer.write_entry::<self::Vec3>(5);
            table_writer.write_entry::<self::Vec3>(6);
            table_writer.write_entry::<self::Vec2>(7);
            table_writer.write_entry::<self::Vec2>(8);
            table_writer.write_entry::<self::Vec2>(9);
            table_writer.write_entry::<self::Vec2>(10);
            if prepared_id.is_some() {
                table_writer.write_entry::<i32>(11);
            }
            if prepared_active.is_some() {
                table_writer.write_entry::<bool>(12);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_name);
                    if let ::core::option::Option::Some(prepared_components) = prepared_components {
                        object_writer.write::<_, _, 4>(&prepared_components.tags_offset());
                    }
                    if let ::core::option::Option::Some(prepared_components) = prepared_components {
                        object_writer.write::<_, _, 4>(&prepared_components.values_offset());
                    }
                    if let ::core::option::Option::Some(prepared_children) = prepared_children {
                        object_writer.write::<_, _, 4>(&prepared_children);
                    }
                    object_writer.write::<_, _, 16>(&prepared_rotation);
                    object_writer.write::<_, _, 12>(&prepared_position);
                    object_writer.write::<_, _, 12>(&prepared_scale);
                    object_writer.write::<_, _, 8>(&prepared_pivot);
                    object_writer.write::<_, _, 8>(&prepared_anchor_min);
                    object_writer.write::<_, _, 8>(&prepared_anchor_max);
                    object_writer.write::<_, _, 8>(&prepared_size_delta);
                    if let ::core::option::Option::Some(prepared_id) = prepared_id {
                        object_writer.write::<_, _, 4>(&prepared_id);
                    }
                    if let ::core::option::Option::Some(prepared_active) = prepared_active {
                        object_writer.write::<_, _, 1>(&prepared_active);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<PrefabObject>> for PrefabObject {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PrefabObject> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<PrefabObject>> for PrefabObject {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<PrefabObject>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<PrefabObject> for PrefabObject {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PrefabObject> {
            PrefabObject::create(
                builder,
                &self.name,
                &self.components,
                &self.children,
                self.rotation,
                self.position,
                self.scale,
                self.pivot,
                self.anchor_min,
                self.anchor_max,
                self.size_delta,
                self.id,
                self.active,
            )
        }
    }

    /// Builder for serializing an instance of the [PrefabObject] type.
    ///
    /// Can be created using the [PrefabObject::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct PrefabObjectBuilder<State>(State);

    impl PrefabObjectBuilder<()> {
        /// Setter for the [`name` field](PrefabObject#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T0>(self, value: T0) -> PrefabObjectBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            PrefabObjectBuilder((value,))
        }
    }

    impl<T0> PrefabObjectBuilder<(T0,)> {
        /// Setter for the [`components` field](PrefabObject#structfield.components).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn components<T1>(self, value: T1) -> PrefabObjectBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsOptionalUnionVector<self::Component>,
        {
            let (v0,) = self.0;
            PrefabObjectBuilder((v0, value))
        }

        /// Sets the [`components` field](PrefabObject#structfield.components) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn components_as_null(self) -> PrefabObjectBuilder<(T0, ())> {
            self.components(())
        }
    }

    impl<T0, T1> PrefabObjectBuilder<(T0, T1)> {
        /// Setter for the [`children` field](PrefabObject#structfield.children).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn children<T2>(self, value: T2) -> PrefabObjectBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
        {
            let (v0, v1) = self.0;
            PrefabObjectBuilder((v0, v1, value))
        }

        /// Sets the [`children` field](PrefabObject#structfield.children) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn children_as_null(self) -> PrefabObjectBuilder<(T0, T1, ())> {
            self.children(())
        }
    }

    impl<T0, T1, T2> PrefabObjectBuilder<(T0, T1, T2)> {
        /// Setter for the [`rotation` field](PrefabObject#structfield.rotation).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn rotation<T3>(self, value: T3) -> PrefabObjectBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAs<self::Vec4>,
        {
            let (v0, v1, v2) = self.0;
            PrefabObjectBuilder((v0, v1, v2, value))
        }
    }

    impl<T0, T1, T2, T3> PrefabObjectBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`position` field](PrefabObject#structfield.position).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn position<T4>(self, value: T4) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAs<self::Vec3>,
        {
            let (v0, v1, v2, v3) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, value))
        }
    }

    impl<T0, T1, T2, T3, T4> PrefabObjectBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`scale` field](PrefabObject#structfield.scale).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn scale<T5>(self, value: T5) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAs<self::Vec3>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, value))
        }
    }

    impl<T0, T1, T2, T3, T4, T5> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`pivot` field](PrefabObject#structfield.pivot).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn pivot<T6>(self, value: T6) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAs<self::Vec2>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, v5, value))
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`anchor_min` field](PrefabObject#structfield.anchor_min).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn anchor_min<T7>(self, value: T7) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAs<self::Vec2>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Setter for the [`anchor_max` field](PrefabObject#structfield.anchor_max).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn anchor_max<T8>(self, value: T8) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)>
        where
            T8: ::planus::WriteAs<self::Vec2>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, v5, v6, v7, value))
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8)> {
        /// Setter for the [`size_delta` field](PrefabObject#structfield.size_delta).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn size_delta<T9>(
            self,
            value: T9,
        ) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)>
        where
            T9: ::planus::WriteAs<self::Vec2>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, value))
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9)> {
        /// Setter for the [`id` field](PrefabObject#structfield.id).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id<T10>(self, value: T10) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
        where
            T10: ::planus::WriteAsDefault<i32, i32>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, value))
        }

        /// Sets the [`id` field](PrefabObject#structfield.id) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id_as_default(
            self,
        ) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, ::planus::DefaultValue)> {
            self.id(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>
        PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)>
    {
        /// Setter for the [`active` field](PrefabObject#structfield.active).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn active<T11>(
            self,
            value: T11,
        ) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
        where
            T11: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10) = self.0;
            PrefabObjectBuilder((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, value))
        }

        /// Sets the [`active` field](PrefabObject#structfield.active) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn active_as_default(
            self,
        ) -> PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, ::planus::DefaultValue)>
        {
            self.active(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>
        PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
    {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [PrefabObject].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<PrefabObject>
        where
            Self: ::planus::WriteAsOffset<PrefabObject>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsOptionalUnionVector<self::Component>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
            T3: ::planus::WriteAs<self::Vec4>,
            T4: ::planus::WriteAs<self::Vec3>,
            T5: ::planus::WriteAs<self::Vec3>,
            T6: ::planus::WriteAs<self::Vec2>,
            T7: ::planus::WriteAs<self::Vec2>,
            T8: ::planus::WriteAs<self::Vec2>,
            T9: ::planus::WriteAs<self::Vec2>,
            T10: ::planus::WriteAsDefault<i32, i32>,
            T11: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<PrefabObject>>
        for PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
    {
        type Prepared = ::planus::Offset<PrefabObject>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PrefabObject> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsOptionalUnionVector<self::Component>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
            T3: ::planus::WriteAs<self::Vec4>,
            T4: ::planus::WriteAs<self::Vec3>,
            T5: ::planus::WriteAs<self::Vec3>,
            T6: ::planus::WriteAs<self::Vec2>,
            T7: ::planus::WriteAs<self::Vec2>,
            T8: ::planus::WriteAs<self::Vec2>,
            T9: ::planus::WriteAs<self::Vec2>,
            T10: ::planus::WriteAsDefault<i32, i32>,
            T11: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<PrefabObject>>
        for PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
    {
        type Prepared = ::planus::Offset<PrefabObject>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<PrefabObject>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAsOptionalUnionVector<self::Component>,
            T2: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
            T3: ::planus::WriteAs<self::Vec4>,
            T4: ::planus::WriteAs<self::Vec3>,
            T5: ::planus::WriteAs<self::Vec3>,
            T6: ::planus::WriteAs<self::Vec2>,
            T7: ::planus::WriteAs<self::Vec2>,
            T8: ::planus::WriteAs<self::Vec2>,
            T9: ::planus::WriteAs<self::Vec2>,
            T10: ::planus::WriteAsDefault<i32, i32>,
            T11: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<PrefabObject>
        for PrefabObjectBuilder<(T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<PrefabObject> {
            let (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11) = &self.0;
            PrefabObject::create(builder, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11)
        }
    }

    /// Reference to a deserialized [PrefabObject].
    #[derive(Copy, Clone)]
    pub struct PrefabObjectRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> PrefabObjectRef<'a> {
        /// Getter for the [`name` field](PrefabObject#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "PrefabObject", "name")
        }

        /// Getter for the [`components` field](PrefabObject#structfield.components).
        #[inline]
        pub fn components(
            &self,
        ) -> ::planus::Result<::core::option::Option<::planus::UnionVector<'a, self::ComponentRef<'a>>>>
        {
            self.0.access_union_vector(1, "PrefabObject", "components")
        }

        /// Getter for the [`children` field](PrefabObject#structfield.children).
        #[inline]
        pub fn children(&self) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, i32>>> {
            self.0.access(3, "PrefabObject", "children")
        }

        /// Getter for the [`rotation` field](PrefabObject#structfield.rotation).
        #[inline]
        pub fn rotation(&self) -> ::planus::Result<self::Vec4Ref<'a>> {
            self.0.access_required(4, "PrefabObject", "rotation")
        }

        /// Getter for the [`position` field](PrefabObject#structfield.position).
        #[inline]
        pub fn position(&self) -> ::planus::Result<self::Vec3Ref<'a>> {
            self.0.access_required(5, "PrefabObject", "position")
        }

        /// Getter for the [`scale` field](PrefabObject#structfield.scale).
        #[inline]
        pub fn scale(&self) -> ::planus::Result<self::Vec3Ref<'a>> {
            self.0.access_required(6, "PrefabObject", "scale")
        }

        /// Getter for the [`pivot` field](PrefabObject#structfield.pivot).
        #[inline]
        pub fn pivot(&self) -> ::planus::Result<self::Vec2Ref<'a>> {
            self.0.access_required(7, "PrefabObject", "pivot")
        }

        /// Getter for the [`anchor_min` field](PrefabObject#structfield.anchor_min).
        #[inline]
        pub fn anchor_min(&self) -> ::planus::Result<self::Vec2Ref<'a>> {
            self.0.access_required(8, "PrefabObject", "anchor_min")
        }

        /// Getter for the [`anchor_max` field](PrefabObject#structfield.anchor_max).
        #[inline]
        pub fn anchor_max(&self) -> ::planus::Result<self::Vec2Ref<'a>> {
            self.0.access_required(9, "PrefabObject", "anchor_max")
        }

        /// Getter for the [`size_delta` field](PrefabObject#structfield.size_delta).
        #[inline]
        pub fn size_delta(&self) -> ::planus::Result<self::Vec2Ref<'a>> {
            self.0.access_required(10, "PrefabObject", "size_delta")
        }

        /// Getter for the [`id` field](PrefabObject#structfield.id).
        #[inline]
        pub fn id(&self) -> ::planus::Result<i32> {
            ::core::result::Result::Ok(self.0.access(11, "PrefabObject", "id")?.unwrap_or(0))
        }

        /// Getter for the [`active` field](PrefabObject#structfield.active).
        #[inline]
        pub fn active(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(12, "PrefabObject", "active")?.unwrap_or(false))
        }
    }

    impl<'a> ::core::fmt::Debug for PrefabObjectRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("PrefabObjectRef");
            f.field("name", &self.name());
            if let ::core::option::Option::Some(field_components) = self.components().transpose() {
                f.field("components", &field_components);
            }
            if let ::core::option::Option::Some(field_children) = self.children().transpose() {
                f.field("children", &field_children);
            }
            f.field("rotation", &self.rotation());
            f.field("position", &self.position());
            f.field("scale", &self.scale());
            f.field("pivot", &self.pivot());
            f.field("anchor_min", &self.anchor_min());
            f.field("anchor_max", &self.anchor_max());
            f.field("size_delta", &self.size_delta());
            f.field("id", &self.id());
            f.field("active", &self.active());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<PrefabObjectRef<'a>> for PrefabObject {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: PrefabObjectRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                name: ::core::convert::Into::into(value.name()?),
                components: if let ::core::option::Option::Some(components) = value.components()? {
                    ::core::option::Option::Some(components.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                children: if let ::core::option::Option::Some(children) = value.children()? {
                    ::core::option::Option::Some(children.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
                rotation: ::core::convert::Into::into(value.rotation()?),
                position: ::core::convert::Into::into(value.position()?),
                scale: ::core::convert::Into::into(value.scale()?),
                pivot: ::core::convert::Into::into(value.pivot()?),
                anchor_min: ::core::convert::Into::into(value.anchor_min()?),
                anchor_max: ::core::convert::Into::into(value.anchor_max()?),
                size_delta: ::core::convert::Into::into(value.size_delta()?),
                id: ::core::convert::TryInto::try_into(value.id()?)?,
                active: ::core::convert::TryInto::try_into(value.active()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for PrefabObjectRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for PrefabObjectRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[PrefabObjectRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<PrefabObject>> for PrefabObject {
        type Value = ::planus::Offset<PrefabObject>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<PrefabObject>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for PrefabObjectRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[PrefabObjectRef]", "read_as_root", 0))
        }
    }

    /// The table `Prefab`
    ///
    /// Generated from these locations:
    /// * Table `Prefab` in the file `planus/prefab.fbs:97`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Prefab {
        /// The field `objects` in the table `Prefab`
        pub objects: ::planus::alloc::vec::Vec<self::PrefabObject>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Prefab {
        fn default() -> Self {
            Self { objects: ::core::default::Default::default() }
        }
    }

    impl Prefab {
        /// Creates a [PrefabBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> PrefabBuilder<()> {
            PrefabBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_objects: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::PrefabObject>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_objects = field_objects.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<6> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::PrefabObject>]>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_objects);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Prefab>> for Prefab {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Prefab> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Prefab>> for Prefab {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Prefab>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Prefab> for Prefab {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Prefab> {
            Prefab::create(builder, &self.objects)
        }
    }

    /// Builder for serializing an instance of the [Prefab] type.
    ///
    /// Can be created using the [Prefab::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct PrefabBuilder<State>(State);

    impl PrefabBuilder<()> {
        /// Setter for the [`objects` field](Prefab#structfield.objects).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn objects<T0>(self, value: T0) -> PrefabBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::PrefabObject>]>>,
        {
            PrefabBuilder((value,))
        }
    }

    impl<T0> PrefabBuilder<(T0,)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Prefab].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Prefab>
        where
            Self: ::planus::WriteAsOffset<Prefab>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::PrefabObject>]>>>
        ::planus::WriteAs<::planus::Offset<Prefab>> for PrefabBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Prefab>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Prefab> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::PrefabObject>]>>>
        ::planus::WriteAsOptional<::planus::Offset<Prefab>> for PrefabBuilder<(T0,)>
    {
        type Prepared = ::planus::Offset<Prefab>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Prefab>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::PrefabObject>]>>>
        ::planus::WriteAsOffset<Prefab> for PrefabBuilder<(T0,)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Prefab> {
            let (v0,) = &self.0;
            Prefab::create(builder, v0)
        }
    }

    /// Reference to a deserialized [Prefab].
    #[derive(Copy, Clone)]
    pub struct PrefabRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> PrefabRef<'a> {
        /// Getter for the [`objects` field](Prefab#structfield.objects).
        #[inline]
        pub fn objects(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::PrefabObjectRef<'a>>>> {
            self.0.access_required(0, "Prefab", "objects")
        }
    }

    impl<'a> ::core::fmt::Debug for PrefabRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("PrefabRef");
            f.field("objects", &self.objects());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<PrefabRef<'a>> for Prefab {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: PrefabRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self { objects: value.objects()?.to_vec_result()? })
        }
    }

    impl<'a> ::planus::TableRead<'a> for PrefabRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for PrefabRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[PrefabRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Prefab>> for Prefab {
        type Value = ::planus::Offset<Prefab>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Prefab>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for PrefabRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[PrefabRef]", "read_as_root", 0))
        }
    }
}
