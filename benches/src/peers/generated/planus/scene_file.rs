pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `planus/scene_file.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The struct `Vec3`
    ///
    /// Generated from these locations:
    /// * Struct `Vec3` in the file `planus/scene_file.fbs:1`
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
    /// * Struct `Vec4` in the file `planus/scene_file.fbs:2`
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

    /// The struct `Transform`
    ///
    /// Generated from these locations:
    /// * Struct `Transform` in the file `planus/scene_file.fbs:3`
    #[derive(
        Copy, Clone, Debug, PartialEq, PartialOrd, Default,
    )]
    pub struct Transform {
        /// The field `position` in the struct `Transform`
        pub position: self::Vec3,

        /// The field `rotation` in the struct `Transform`
        pub rotation: self::Vec4,

        /// The field `scale` in the struct `Transform`
        pub scale: self::Vec3,
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for Transform {
        const ALIGNMENT: usize = 4;
        const SIZE: usize = 40;
    }

    #[allow(clippy::identity_op)]
    impl ::planus::WriteAsPrimitive<Transform> for Transform {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            let (cur, cursor) = cursor.split::<12, 28>();
            self.position.write(cur, buffer_position - 0);
            let (cur, cursor) = cursor.split::<16, 12>();
            self.rotation.write(cur, buffer_position - 12);
            let (cur, cursor) = cursor.split::<12, 0>();
            self.scale.write(cur, buffer_position - 28);
            cursor.finish([]);
        }
    }

    impl ::planus::WriteAsOffset<Transform> for Transform {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Transform> {
            unsafe {
                builder.write_with(40, 3, |buffer_position, bytes| {
                    let bytes = bytes.as_mut_ptr();

                    ::planus::WriteAsPrimitive::write(
                        self,
                        ::planus::Cursor::new(&mut *(bytes as *mut [::core::mem::MaybeUninit<u8>; 40])),
                        buffer_position,
                    );
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<Transform> for Transform {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self {
            *self
        }
    }

    impl ::planus::WriteAsOptional<Transform> for Transform {
        type Prepared = Self;
        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<Self> {
            ::core::option::Option::Some(*self)
        }
    }

    /// Reference to a deserialized [Transform].
    #[derive(Copy, Clone)]
    pub struct TransformRef<'a>(::planus::ArrayWithStartOffset<'a, 40>);

    impl<'a> TransformRef<'a> {
        /// Getter for the [`position` field](Transform#structfield.position).
        pub fn position(&self) -> self::Vec3Ref<'a> {
            let buffer = self.0.advance_as_array::<12>(0).unwrap();

            ::core::convert::From::from(buffer)
        }

        /// Getter for the [`rotation` field](Transform#structfield.rotation).
        pub fn rotation(&self) -> self::Vec4Ref<'a> {
            let buffer = self.0.advance_as_array::<16>(12).unwrap();

            ::core::convert::From::from(buffer)
        }

        /// Getter for the [`scale` field](Transform#structfield.scale).
        pub fn scale(&self) -> self::Vec3Ref<'a> {
            let buffer = self.0.advance_as_array::<12>(28).unwrap();

            ::core::convert::From::from(buffer)
        }
    }

    impl<'a> ::core::fmt::Debug for TransformRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("TransformRef");
            f.field("position", &self.position());
            f.field("rotation", &self.rotation());
            f.field("scale", &self.scale());
            f.finish()
        }
    }

    impl<'a> ::core::convert::From<::planus::ArrayWithStartOffset<'a, 40>> for TransformRef<'a> {
        fn from(array: ::planus::ArrayWithStartOffset<'a, 40>) -> Self {
            Self(array)
        }
    }

    impl<'a> ::core::convert::From<TransformRef<'a>> for Transform {
        #[allow(unreachable_code)]
        fn from(value: TransformRef<'a>) -> Self {
            Self {
                position: ::core::convert::From::from(value.position()),
                rotation: ::core::convert::From::from(value.rotation()),
                scale: ::core::convert::From::from(value.scale()),
            }
        }
    }

    impl<'a, 'b> ::core::cmp::PartialEq<TransformRef<'a>> for TransformRef<'b> {
        fn eq(&self, other: &TransformRef<'_>) -> bool {
            self.position() == other.position()
                && self.rotation() == other.rotation()
                && self.scale() == other.scale()
        }
    }

    impl<'a, 'b> ::core::cmp::PartialOrd<TransformRef<'a>> for TransformRef<'b> {
        fn partial_cmp(&self, other: &TransformRef<'_>) -> ::core::option::Option<::core::cmp::Ordering> {
            match self.position().partial_cmp(&other.position()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            match self.rotation().partial_cmp(&other.rotation()) {
                ::core::option::Option::Some(::core::cmp::Ordering::Equal) => (),
                o => return o,
            }

            self.scale().partial_cmp(&other.scale())
        }
    }

    impl<'a> ::planus::TableRead<'a> for TransformRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let buffer = buffer.advance_as_array::<40>(offset)?;
            ::core::result::Result::Ok(Self(buffer))
        }
    }

    impl<'a> ::planus::VectorRead<'a> for TransformRef<'a> {
        const STRIDE: usize = 40;

        #[inline]
        unsafe fn from_buffer(buffer: ::planus::SliceWithStartOffset<'a>, offset: usize) -> Self {
            Self(unsafe { buffer.unchecked_advance_as_array(offset) })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<Transform> for Transform {
        const STRIDE: usize = 40;

        type Value = Transform;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> Self::Value {
            *self
        }

        #[inline]
        unsafe fn write_values(
            values: &[Transform],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 40];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (40 * i) as u32,
                );
            }
        }
    }

    /// The enum `LightKind`
    ///
    /// Generated from these locations:
    /// * Enum `LightKind` in the file `planus/scene_file.fbs:5`
    #[derive(
        Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
    )]
    #[repr(u8)]
    pub enum LightKind {
        /// The variant `Point` in the enum `LightKind`
        Point = 0,

        /// The variant `Spot` in the enum `LightKind`
        Spot = 1,

        /// The variant `Directional` in the enum `LightKind`
        Directional = 2,
    }

    impl LightKind {
        /// Array containing all valid variants of LightKind
        pub const ENUM_VALUES: [Self; 3] = [Self::Point, Self::Spot, Self::Directional];
    }

    impl ::core::convert::TryFrom<u8> for LightKind {
        type Error = ::planus::errors::UnknownEnumTagKind;
        #[inline]
        fn try_from(value: u8) -> ::core::result::Result<Self, ::planus::errors::UnknownEnumTagKind> {
            #[allow(clippy::match_single_binding)]
            match value {
                0 => ::core::result::Result::Ok(LightKind::Point),
                1 => ::core::result::Result::Ok(LightKind::Spot),
                2 => ::core::result::Result::Ok(LightKind::Directional),

                _ => ::core::result::Result::Err(::planus::errors::UnknownEnumTagKind { tag: value as i128 }),
            }
        }
    }

    impl ::core::convert::From<LightKind> for u8 {
        #[inline]
        fn from(value: LightKind) -> Self {
            value as u8
        }
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for LightKind {
        const ALIGNMENT: usize = 1;
        const SIZE: usize = 1;
    }

    impl ::planus::WriteAsPrimitive<LightKind> for LightKind {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            (*self as u8).write(cursor, buffer_position);
        }
    }

    impl ::planus::WriteAs<LightKind> for LightKind {
        type Prepared = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> LightKind {
            *self
        }
    }

    impl ::planus::WriteAsDefault<LightKind, LightKind> for LightKind {
        type Prepared = Self;

        #[inline]
        fn prepare(
            &self,
            _builder: &mut ::planus::Builder,
            default: &LightKind,
        ) -> ::core::option::Option<LightKind> {
            if self == default {
                ::core::option::Option::None
            } else {
                ::core::option::Option::Some(*self)
            }
        }
    }

    impl ::planus::WriteAsOptional<LightKind> for LightKind {
        type Prepared = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<LightKind> {
            ::core::option::Option::Some(*self)
        }
    }

    impl<'buf> ::planus::TableRead<'buf> for LightKind {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'buf>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let n: u8 = ::planus::TableRead::from_buffer(buffer, offset)?;
            ::core::result::Result::Ok(::core::convert::TryInto::try_into(n)?)
        }
    }

    impl<'buf> ::planus::VectorReadInner<'buf> for LightKind {
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
                error_kind.with_error_location(
                    "LightKind",
                    "VectorRead::from_buffer",
                    buffer.offset_from_start,
                )
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<LightKind> for LightKind {
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

    /// The enum `ColliderShape`
    ///
    /// Generated from these locations:
    /// * Enum `ColliderShape` in the file `planus/scene_file.fbs:6`
    #[derive(
        Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
    )]
    #[repr(u8)]
    pub enum ColliderShape {
        /// The variant `Box` in the enum `ColliderShape`
        Box = 0,

        /// The variant `Sphere` in the enum `ColliderShape`
        Sphere = 1,

        /// The variant `Capsule` in the enum `ColliderShape`
        Capsule = 2,

        /// The variant `Mesh` in the enum `ColliderShape`
        Mesh = 3,
    }

    impl ColliderShape {
        /// Array containing all valid variants of ColliderShape
        pub const ENUM_VALUES: [Self; 4] = [Self::Box, Self::Sphere, Self::Capsule, Self::Mesh];
    }

    impl ::core::convert::TryFrom<u8> for ColliderShape {
        type Error = ::planus::errors::UnknownEnumTagKind;
        #[inline]
        fn try_from(value: u8) -> ::core::result::Result<Self, ::planus::errors::UnknownEnumTagKind> {
            #[allow(clippy::match_single_binding)]
            match value {
                0 => ::core::result::Result::Ok(ColliderShape::Box),
                1 => ::core::result::Result::Ok(ColliderShape::Sphere),
                2 => ::core::result::Result::Ok(ColliderShape::Capsule),
                3 => ::core::result::Result::Ok(ColliderShape::Mesh),

                _ => ::core::result::Result::Err(::planus::errors::UnknownEnumTagKind { tag: value as i128 }),
            }
        }
    }

    impl ::core::convert::From<ColliderShape> for u8 {
        #[inline]
        fn from(value: ColliderShape) -> Self {
            value as u8
        }
    }

    /// # Safety
    /// The Planus compiler correctly calculates `ALIGNMENT` and `SIZE`.
    unsafe impl ::planus::Primitive for ColliderShape {
        const ALIGNMENT: usize = 1;
        const SIZE: usize = 1;
    }

    impl ::planus::WriteAsPrimitive<ColliderShape> for ColliderShape {
        #[inline]
        fn write<const N: usize>(&self, cursor: ::planus::Cursor<'_, N>, buffer_position: u32) {
            (*self as u8).write(cursor, buffer_position);
        }
    }

    impl ::planus::WriteAs<ColliderShape> for ColliderShape {
        type Prepared = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ColliderShape {
            *self
        }
    }

    impl ::planus::WriteAsDefault<ColliderShape, ColliderShape> for ColliderShape {
        type Prepared = Self;

        #[inline]
        fn prepare(
            &self,
            _builder: &mut ::planus::Builder,
            default: &ColliderShape,
        ) -> ::core::option::Option<ColliderShape> {
            if self == default {
                ::core::option::Option::None
            } else {
                ::core::option::Option::Some(*self)
            }
        }
    }

    impl ::planus::WriteAsOptional<ColliderShape> for ColliderShape {
        type Prepared = Self;

        #[inline]
        fn prepare(&self, _builder: &mut ::planus::Builder) -> ::core::option::Option<ColliderShape> {
            ::core::option::Option::Some(*self)
        }
    }

    impl<'buf> ::planus::TableRead<'buf> for ColliderShape {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'buf>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            let n: u8 = ::planus::TableRead::from_buffer(buffer, offset)?;
            ::core::result::Result::Ok(::core::convert::TryInto::try_into(n)?)
        }
    }

    impl<'buf> ::planus::VectorReadInner<'buf> for ColliderShape {
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
                error_kind.with_error_location(
                    "ColliderShape",
                    "VectorRead::from_buffer",
                    buffer.offset_from_start,
                )
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<ColliderShape> for ColliderShape {
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

    /// The table `Mesh`
    ///
    /// Generated from these locations:
    /// * Table `Mesh` in the file `planus/scene_file.fbs:8`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct Mesh {
        /// The field `mesh` in the table `Mesh`
        pub mesh: u32,
        /// The field `materials` in the table `Mesh`
        pub materials: ::planus::alloc::vec::Vec<u32>,
        /// The field `cast_shadows` in the table `Mesh`
        pub cast_shadows: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Mesh {
        fn default() -> Self {
            Self { mesh: 0, materials: ::core::default::Default::default(), cast_shadows: false }
        }
    }

    impl Mesh {
        /// Creates a [MeshBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> MeshBuilder<()> {
            MeshBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_mesh: impl ::planus::WriteAsDefault<u32, u32>,
            field_materials: impl ::planus::WriteAs<::planus::Offset<[u32]>>,
            field_cast_shadows: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_mesh = field_mesh.prepare(builder, &0);
            let prepared_materials = field_materials.prepare(builder);
            let prepared_cast_shadows = field_cast_shadows.prepare(builder, &false);

            let mut table_writer: ::planus::table_writer::TableWriter<10> =
                ::core::default::Default::default();
            if prepared_mesh.is_some() {
                table_writer.write_entry::<u32>(0);
            }
            table_writer.write_entry::<::planus::Offset<[u32]>>(1);
            if prepared_cast_shadows.is_some() {
                table_writer.write_entry::<bool>(2);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_mesh) = prepared_mesh {
                        object_writer.write::<_, _, 4>(&prepared_mesh);
                    }
                    object_writer.write::<_, _, 4>(&prepared_materials);
                    if let ::core::option::Option::Some(prepared_cast_shadows) = prepared_cast_shadows {
                        object_writer.write::<_, _, 1>(&prepared_cast_shadows);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Mesh>> for Mesh {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Mesh> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Mesh>> for Mesh {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Mesh>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Mesh> for Mesh {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Mesh> {
            Mesh::create(builder, self.mesh, &self.materials, self.cast_shadows)
        }
    }

    /// Builder for serializing an instance of the [Mesh] type.
    ///
    /// Can be created using the [Mesh::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct MeshBuilder<State>(State);

    impl MeshBuilder<()> {
        /// Setter for the [`mesh` field](Mesh#structfield.mesh).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn mesh<T0>(self, value: T0) -> MeshBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<u32, u32>,
        {
            MeshBuilder((value,))
        }

        /// Sets the [`mesh` field](Mesh#structfield.mesh) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn mesh_as_default(self) -> MeshBuilder<(::planus::DefaultValue,)> {
            self.mesh(::planus::DefaultValue)
        }
    }

    impl<T0> MeshBuilder<(T0,)> {
        /// Setter for the [`materials` field](Mesh#structfield.materials).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn materials<T1>(self, value: T1) -> MeshBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[u32]>>,
        {
            let (v0,) = self.0;
            MeshBuilder((v0, value))
        }
    }

    impl<T0, T1> MeshBuilder<(T0, T1)> {
        /// Setter for the [`cast_shadows` field](Mesh#structfield.cast_shadows).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn cast_shadows<T2>(self, value: T2) -> MeshBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1) = self.0;
            MeshBuilder((v0, v1, value))
        }

        /// Sets the [`cast_shadows` field](Mesh#structfield.cast_shadows) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn cast_shadows_as_default(self) -> MeshBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.cast_shadows(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> MeshBuilder<(T0, T1, T2)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Mesh].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Mesh>
        where
            Self: ::planus::WriteAsOffset<Mesh>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u32, u32>,
            T1: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T2: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<Mesh>> for MeshBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<Mesh>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Mesh> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u32, u32>,
            T1: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T2: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<Mesh>> for MeshBuilder<(T0, T1, T2)>
    {
        type Prepared = ::planus::Offset<Mesh>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Mesh>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<u32, u32>,
            T1: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T2: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<Mesh> for MeshBuilder<(T0, T1, T2)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Mesh> {
            let (v0, v1, v2) = &self.0;
            Mesh::create(builder, v0, v1, v2)
        }
    }

    /// Reference to a deserialized [Mesh].
    #[derive(Copy, Clone)]
    pub struct MeshRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> MeshRef<'a> {
        /// Getter for the [`mesh` field](Mesh#structfield.mesh).
        #[inline]
        pub fn mesh(&self) -> ::planus::Result<u32> {
            ::core::result::Result::Ok(self.0.access(0, "Mesh", "mesh")?.unwrap_or(0))
        }

        /// Getter for the [`materials` field](Mesh#structfield.materials).
        #[inline]
        pub fn materials(&self) -> ::planus::Result<::planus::Vector<'a, u32>> {
            self.0.access_required(1, "Mesh", "materials")
        }

        /// Getter for the [`cast_shadows` field](Mesh#structfield.cast_shadows).
        #[inline]
        pub fn cast_shadows(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(2, "Mesh", "cast_shadows")?.unwrap_or(false))
        }
    }

    impl<'a> ::core::fmt::Debug for MeshRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("MeshRef");
            f.field("mesh", &self.mesh());
            f.field("materials", &self.materials());
            f.field("cast_shadows", &self.cast_shadows());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<MeshRef<'a>> for Mesh {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: MeshRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                mesh: ::core::convert::TryInto::try_into(value.mesh()?)?,
                materials: value.materials()?.to_vec()?,
                cast_shadows: ::core::convert::TryInto::try_into(value.cast_shadows()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for MeshRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for MeshRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[MeshRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Mesh>> for Mesh {
        type Value = ::planus::Offset<Mesh>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Mesh>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for MeshRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[MeshRef]", "read_as_root", 0))
        }
    }

    /// The table `Light`
    ///
    /// Generated from these locations:
    /// * Table `Light` in the file `planus/scene_file.fbs:14`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Light {
        /// The field `kind` in the table `Light`
        pub kind: self::LightKind,
        /// The field `color` in the table `Light`
        pub color: self::Vec4,
        /// The field `intensity` in the table `Light`
        pub intensity: f32,
        /// The field `range` in the table `Light`
        pub range: ::core::option::Option<f32>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Light {
        fn default() -> Self {
            Self {
                kind: self::LightKind::Point,
                color: ::core::default::Default::default(),
                intensity: 0.0,
                range: ::core::default::Default::default(),
            }
        }
    }

    impl Light {
        /// Creates a [LightBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> LightBuilder<()> {
            LightBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_kind: impl ::planus::WriteAsDefault<self::LightKind, self::LightKind>,
            field_color: impl ::planus::WriteAs<self::Vec4>,
            field_intensity: impl ::planus::WriteAsDefault<f32, f32>,
            field_range: impl ::planus::WriteAsOptional<f32>,
        ) -> ::planus::Offset<Self> {
            let prepared_kind = field_kind.prepare(builder, &self::LightKind::Point);
            let prepared_color = field_color.prepare(builder);
            let prepared_intensity = field_intensity.prepare(builder, &0.0);
            let prepared_range = field_range.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<12> =
                ::core::default::Default::default();
            table_writer.write_entry::<self::Vec4>(1);
            if prepared_intensity.is_some() {
                table_writer.write_entry::<f32>(2);
            }
            if prepared_range.is_some() {
                table_writer.write_entry::<f32>(3);
            }
            if prepared_kind.is_some() {
                table_writer.write_entry::<self::LightKind>(0);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 16>(&prepared_color);
                    if let ::core::option::Option::Some(prepared_intensity) = prepared_intensity {
                        object_writer.write::<_, _, 4>(&prepared_intensity);
                    }
                    if let ::core::option::Option::Some(prepared_range) = prepared_range {
                        object_writer.write::<_, _, 4>(&prepared_range);
                    }
                    if let ::core::option::Option::Some(prepared_kind) = prepared_kind {
                        object_writer.write::<_, _, 1>(&prepared_kind);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Light>> for Light {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Light> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Light>> for Light {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Light>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Light> for Light {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Light> {
            Light::create(builder, self.kind, self.color, self.intensity, self.range)
        }
    }

    /// Builder for serializing an instance of the [Light] type.
    ///
    /// Can be created using the [Light::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct LightBuilder<State>(State);

    impl LightBuilder<()> {
        /// Setter for the [`kind` field](Light#structfield.kind).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn kind<T0>(self, value: T0) -> LightBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<self::LightKind, self::LightKind>,
        {
            LightBuilder((value,))
        }

        /// Sets the [`kind` field](Light#structfield.kind) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn kind_as_default(self) -> LightBuilder<(::planus::DefaultValue,)> {
            self.kind(::planus::DefaultValue)
        }
    }

    impl<T0> LightBuilder<(T0,)> {
        /// Setter for the [`color` field](Light#structfield.color).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn color<T1>(self, value: T1) -> LightBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<self::Vec4>,
        {
            let (v0,) = self.0;
            LightBuilder((v0, value))
        }
    }

    impl<T0, T1> LightBuilder<(T0, T1)> {
        /// Setter for the [`intensity` field](Light#structfield.intensity).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn intensity<T2>(self, value: T2) -> LightBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1) = self.0;
            LightBuilder((v0, v1, value))
        }

        /// Sets the [`intensity` field](Light#structfield.intensity) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn intensity_as_default(self) -> LightBuilder<(T0, T1, ::planus::DefaultValue)> {
            self.intensity(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2> LightBuilder<(T0, T1, T2)> {
        /// Setter for the [`range` field](Light#structfield.range).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn range<T3>(self, value: T3) -> LightBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1, v2) = self.0;
            LightBuilder((v0, v1, v2, value))
        }

        /// Sets the [`range` field](Light#structfield.range) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn range_as_null(self) -> LightBuilder<(T0, T1, T2, ())> {
            self.range(())
        }
    }

    impl<T0, T1, T2, T3> LightBuilder<(T0, T1, T2, T3)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Light].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Light>
        where
            Self: ::planus::WriteAsOffset<Light>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<self::LightKind, self::LightKind>,
            T1: ::planus::WriteAs<self::Vec4>,
            T2: ::planus::WriteAsDefault<f32, f32>,
            T3: ::planus::WriteAsOptional<f32>,
        > ::planus::WriteAs<::planus::Offset<Light>> for LightBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<Light>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Light> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<self::LightKind, self::LightKind>,
            T1: ::planus::WriteAs<self::Vec4>,
            T2: ::planus::WriteAsDefault<f32, f32>,
            T3: ::planus::WriteAsOptional<f32>,
        > ::planus::WriteAsOptional<::planus::Offset<Light>> for LightBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<Light>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Light>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<self::LightKind, self::LightKind>,
            T1: ::planus::WriteAs<self::Vec4>,
            T2: ::planus::WriteAsDefault<f32, f32>,
            T3: ::planus::WriteAsOptional<f32>,
        > ::planus::WriteAsOffset<Light> for LightBuilder<(T0, T1, T2, T3)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Light> {
            let (v0, v1, v2, v3) = &self.0;
            Light::create(builder, v0, v1, v2, v3)
        }
    }

    /// Reference to a deserialized [Light].
    #[derive(Copy, Clone)]
    pub struct LightRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> LightRef<'a> {
        /// Getter for the [`kind` field](Light#structfield.kind).
        #[inline]
        pub fn kind(&self) -> ::planus::Result<self::LightKind> {
            ::core::result::Result::Ok(self.0.access(0, "Light", "kind")?.unwrap_or(self::LightKind::Point))
        }

        /// Getter for the [`color` field](Light#structfield.color).
        #[inline]
        pub fn color(&self) -> ::planus::Result<self::Vec4Ref<'a>> {
            self.0.access_required(1, "Light", "color")
        }

        /// Getter for the [`intensity` field](Light#structfield.intensity).
        #[inline]
        pub fn intensity(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(2, "Light", "intensity")?.unwrap_or(0.0))
        }

        /// Getter for the [`range` field](Light#structfield.range).
        #[inline]
        pub fn range(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(3, "Light", "range")
        }
    }

    impl<'a> ::core::fmt::Debug for LightRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("LightRef");
            f.field("kind", &self.kind());
            f.field("color", &self.color());
            f.field("intensity", &self.intensity());
            if let ::core::option::Option::Some(field_range) = self.range().transpose() {
                f.field("range", &field_range);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<LightRef<'a>> for Light {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: LightRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                kind: ::core::convert::TryInto::try_into(value.kind()?)?,
                color: ::core::convert::Into::into(value.color()?),
                intensity: ::core::convert::TryInto::try_into(value.intensity()?)?,
                range: if let ::core::option::Option::Some(range) = value.range()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(range)?)
                } else {
                    ::core::option::Option::None
                },
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for LightRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for LightRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[LightRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Light>> for Light {
        type Value = ::planus::Offset<Light>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Light>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for LightRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[LightRef]", "read_as_root", 0))
        }
    }

    /// The table `Collider`
    ///
    /// Generated from these locations:
    /// * Table `Collider` in the file `planus/scene_file.fbs:21`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Collider {
        /// The field `shape` in the table `Collider`
        pub shape: self::ColliderShape,
        /// The field `size` in the table `Collider`
        pub size: self::Vec3,
        /// The field `mass` in the table `Collider`
        pub mass: ::core::option::Option<f32>,
        /// The field `layers` in the table `Collider`
        pub layers: u32,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Collider {
        fn default() -> Self {
            Self {
                shape: self::ColliderShape::Box,
                size: ::core::default::Default::default(),
                mass: ::core::default::Default::default(),
                layers: 0,
            }
        }
    }

    impl Collider {
        /// Creates a [ColliderBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ColliderBuilder<()> {
            ColliderBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_shape: impl ::planus::WriteAsDefault<self::ColliderShape, self::ColliderShape>,
            field_size: impl ::planus::WriteAs<self::Vec3>,
            field_mass: impl ::planus::WriteAsOptional<f32>,
            field_layers: impl ::planus::WriteAsDefault<u32, u32>,
        ) -> ::planus::Offset<Self> {
            let prepared_shape = field_shape.prepare(builder, &self::ColliderShape::Box);
            let prepared_size = field_size.prepare(builder);
            let prepared_mass = field_mass.prepare(builder);
            let prepared_layers = field_layers.prepare(builder, &0);

            let mut table_writer: ::planus::table_writer::TableWriter<12> =
                ::core::default::Default::default();
            table_writer.write_entry::<self::Vec3>(1);
            if prepared_mass.is_some() {
                table_writer.write_entry::<f32>(2);
            }
            if prepared_layers.is_some() {
                table_writer.write_entry::<u32>(3);
            }
            if prepared_shape.is_some() {
                table_writer.write_entry::<self::ColliderShape>(0);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 12>(&prepared_size);
                    if let ::core::option::Option::Some(prepared_mass) = prepared_mass {
                        object_writer.write::<_, _, 4>(&prepared_mass);
                    }
                    if let ::core::option::Option::Some(prepared_layers) = prepared_layers {
                        object_writer.write::<_, _, 4>(&prepared_layers);
                    }
                    if let ::core::option::Option::Some(prepared_shape) = prepared_shape {
                        object_writer.write::<_, _, 1>(&prepared_shape);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Collider>> for Collider {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Collider> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Collider>> for Collider {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Collider>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Collider> for Collider {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Collider> {
            Collider::create(builder, self.shape, self.size, self.mass, self.layers)
        }
    }

    /// Builder for serializing an instance of the [Collider] type.
    ///
    /// Can be created using the [Collider::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ColliderBuilder<State>(State);

    impl ColliderBuilder<()> {
        /// Setter for the [`shape` field](Collider#structfield.shape).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn shape<T0>(self, value: T0) -> ColliderBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<self::ColliderShape, self::ColliderShape>,
        {
            ColliderBuilder((value,))
        }

        /// Sets the [`shape` field](Collider#structfield.shape) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn shape_as_default(self) -> ColliderBuilder<(::planus::DefaultValue,)> {
            self.shape(::planus::DefaultValue)
        }
    }

    impl<T0> ColliderBuilder<(T0,)> {
        /// Setter for the [`size` field](Collider#structfield.size).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn size<T1>(self, value: T1) -> ColliderBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<self::Vec3>,
        {
            let (v0,) = self.0;
            ColliderBuilder((v0, value))
        }
    }

    impl<T0, T1> ColliderBuilder<(T0, T1)> {
        /// Setter for the [`mass` field](Collider#structfield.mass).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn mass<T2>(self, value: T2) -> ColliderBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<f32>,
        {
            let (v0, v1) = self.0;
            ColliderBuilder((v0, v1, value))
        }

        /// Sets the [`mass` field](Collider#structfield.mass) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn mass_as_null(self) -> ColliderBuilder<(T0, T1, ())> {
            self.mass(())
        }
    }

    impl<T0, T1, T2> ColliderBuilder<(T0, T1, T2)> {
        /// Setter for the [`layers` field](Collider#structfield.layers).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn layers<T3>(self, value: T3) -> ColliderBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsDefault<u32, u32>,
        {
            let (v0, v1, v2) = self.0;
            ColliderBuilder((v0, v1, v2, value))
        }

        /// Sets the [`layers` field](Collider#structfield.layers) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn layers_as_default(self) -> ColliderBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
            self.layers(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3> ColliderBuilder<(T0, T1, T2, T3)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Collider].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Collider>
        where
            Self: ::planus::WriteAsOffset<Collider>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<self::ColliderShape, self::ColliderShape>,
            T1: ::planus::WriteAs<self::Vec3>,
            T2: ::planus::WriteAsOptional<f32>,
            T3: ::planus::WriteAsDefault<u32, u32>,
        > ::planus::WriteAs<::planus::Offset<Collider>> for ColliderBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<Collider>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Collider> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<self::ColliderShape, self::ColliderShape>,
            T1: ::planus::WriteAs<self::Vec3>,
            T2: ::planus::WriteAsOptional<f32>,
            T3: ::planus::WriteAsDefault<u32, u32>,
        > ::planus::WriteAsOptional<::planus::Offset<Collider>> for ColliderBuilder<(T0, T1, T2, T3)>
    {
        type Prepared = ::planus::Offset<Collider>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Collider>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<self::ColliderShape, self::ColliderShape>,
            T1: ::planus::WriteAs<self::Vec3>,
            T2: ::planus::WriteAsOptional<f32>,
            T3: ::planus::WriteAsDefault<u32, u32>,
        > ::planus::WriteAsOffset<Collider> for ColliderBuilder<(T0, T1, T2, T3)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Collider> {
            let (v0, v1, v2, v3) = &self.0;
            Collider::create(builder, v0, v1, v2, v3)
        }
    }

    /// Reference to a deserialized [Collider].
    #[derive(Copy, Clone)]
    pub struct ColliderRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ColliderRef<'a> {
        /// Getter for the [`shape` field](Collider#structfield.shape).
        #[inline]
        pub fn shape(&self) -> ::planus::Result<self::ColliderShape> {
            ::core::result::Result::Ok(
                self.0.access(0, "Collider", "shape")?.unwrap_or(self::ColliderShape::Box),
            )
        }

        /// Getter for the [`size` field](Collider#structfield.size).
        #[inline]
        pub fn size(&self) -> ::planus::Result<self::Vec3Ref<'a>> {
            self.0.access_required(1, "Collider", "size")
        }

        /// Getter for the [`mass` field](Collider#structfield.mass).
        #[inline]
        pub fn mass(&self) -> ::planus::Result<::core::option::Option<f32>> {
            self.0.access(2, "Collider", "mass")
        }

        /// Getter for the [`layers` field](Collider#structfield.layers).
        #[inline]
        pub fn layers(&self) -> ::planus::Result<u32> {
            ::core::result::Result::Ok(self.0.access(3, "Collider", "layers")?.unwrap_or(0))
        }
    }

    impl<'a> ::core::fmt::Debug for ColliderRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ColliderRef");
            f.field("shape", &self.shape());
            f.field("size", &self.size());
            if let ::core::option::Option::Some(field_mass) = self.mass().transpose() {
                f.field("mass", &field_mass);
            }
            f.field("layers", &self.layers());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ColliderRef<'a>> for Collider {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ColliderRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                shape: ::core::convert::TryInto::try_into(value.shape()?)?,
                size: ::core::convert::Into::into(value.size()?),
                mass: if let ::core::option::Option::Some(mass) = value.mass()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(mass)?)
                } else {
                    ::core::option::Option::None
                },
                layers: ::core::convert::TryInto::try_into(value.layers()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ColliderRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ColliderRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ColliderRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Collider>> for Collider {
        type Value = ::planus::Offset<Collider>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Collider>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ColliderRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[ColliderRef]", "read_as_root", 0))
        }
    }

    /// The table `Param`
    ///
    /// Generated from these locations:
    /// * Table `Param` in the file `planus/scene_file.fbs:29`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Param {
        /// The field `key` in the table `Param`
        pub key: ::planus::alloc::string::String,
        /// The field `value` in the table `Param`
        pub value: f64,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Param {
        fn default() -> Self {
            Self { key: ::core::default::Default::default(), value: 0.0 }
        }
    }

    impl Param {
        /// Creates a [ParamBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ParamBuilder<()> {
            ParamBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_key: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_value: impl ::planus::WriteAsDefault<f64, f64>,
        ) -> ::planus::Offset<Self> {
            let prepared_key = field_key.prepare(builder);
            let prepared_value = field_value.prepare(builder, &0.0);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            if prepared_value.is_some() {
                table_writer.write_entry::<f64>(1);
            }
            table_writer.write_entry::<::planus::Offset<str>>(0);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_value) = prepared_value {
                        object_writer.write::<_, _, 8>(&prepared_value);
                    }
                    object_writer.write::<_, _, 4>(&prepared_key);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Param>> for Param {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Param> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Param>> for Param {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Param>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Param> for Param {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Param> {
            Param::create(builder, &self.key, self.value)
        }
    }

    /// Builder for serializing an instance of the [Param] type.
    ///
    /// Can be created using the [Param::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ParamBuilder<State>(State);

    impl ParamBuilder<()> {
        /// Setter for the [`key` field](Param#structfield.key).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn key<T0>(self, value: T0) -> ParamBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            ParamBuilder((value,))
        }
    }

    impl<T0> ParamBuilder<(T0,)> {
        /// Setter for the [`value` field](Param#structfield.value).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value<T1>(self, value: T1) -> ParamBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<f64, f64>,
        {
            let (v0,) = self.0;
            ParamBuilder((v0, value))
        }

        /// Sets the [`value` field](Param#structfield.value) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value_as_default(self) -> ParamBuilder<(T0, ::planus::DefaultValue)> {
            self.value(::planus::DefaultValue)
        }
    }

    impl<T0, T1> ParamBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Param].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Param>
        where
            Self: ::planus::WriteAsOffset<Param>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<f64, f64>>
        ::planus::WriteAs<::planus::Offset<Param>> for ParamBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Param>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Param> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<f64, f64>>
        ::planus::WriteAsOptional<::planus::Offset<Param>> for ParamBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Param>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Param>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<f64, f64>>
        ::planus::WriteAsOffset<Param> for ParamBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Param> {
            let (v0, v1) = &self.0;
            Param::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Param].
    #[derive(Copy, Clone)]
    pub struct ParamRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ParamRef<'a> {
        /// Getter for the [`key` field](Param#structfield.key).
        #[inline]
        pub fn key(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Param", "key")
        }

        /// Getter for the [`value` field](Param#structfield.value).
        #[inline]
        pub fn value(&self) -> ::planus::Result<f64> {
            ::core::result::Result::Ok(self.0.access(1, "Param", "value")?.unwrap_or(0.0))
        }
    }

    impl<'a> ::core::fmt::Debug for ParamRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ParamRef");
            f.field("key", &self.key());
            f.field("value", &self.value());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ParamRef<'a>> for Param {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ParamRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                key: ::core::convert::Into::into(value.key()?),
                value: ::core::convert::TryInto::try_into(value.value()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ParamRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ParamRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ParamRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Param>> for Param {
        type Value = ::planus::Offset<Param>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Param>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ParamRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[ParamRef]", "read_as_root", 0))
        }
    }

    /// The table `Script`
    ///
    /// Generated from these locations:
    /// * Table `Script` in the file `planus/scene_file.fbs:34`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Script {
        /// The field `source` in the table `Script`
        pub source: ::planus::alloc::string::String,
        /// The field `params` in the table `Script`
        pub params: ::planus::alloc::vec::Vec<self::Param>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Script {
        fn default() -> Self {
            Self { source: ::core::default::Default::default(), params: ::core::default::Default::default() }
        }
    }

    impl Script {
        /// Creates a [ScriptBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ScriptBuilder<()> {
            ScriptBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_source: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_params: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Param>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_source = field_source.prepare(builder);
            let prepared_params = field_params.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Param>]>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_source);
                    object_writer.write::<_, _, 4>(&prepared_params);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Script>> for Script {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Script> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Script>> for Script {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Script>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Script> for Script {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Script> {
            Script::create(builder, &self.source, &self.params)
        }
    }

    /// Builder for serializing an instance of the [Script] type.
    ///
    /// Can be created using the [Script::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct ScriptBuilder<State>(State);

    impl ScriptBuilder<()> {
        /// Setter for the [`source` field](Script#structfield.source).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn source<T0>(self, value: T0) -> ScriptBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            ScriptBuilder((value,))
        }
    }

    impl<T0> ScriptBuilder<(T0,)> {
        /// Setter for the [`params` field](Script#structfield.params).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn params<T1>(self, value: T1) -> ScriptBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Param>]>>,
        {
            let (v0,) = self.0;
            ScriptBuilder((v0, value))
        }
    }

    impl<T0, T1> ScriptBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Script].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Script>
        where
            Self: ::planus::WriteAsOffset<Script>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Param>]>>,
        > ::planus::WriteAs<::planus::Offset<Script>> for ScriptBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Script>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Script> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Param>]>>,
        > ::planus::WriteAsOptional<::planus::Offset<Script>> for ScriptBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Script>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Script>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Param>]>>,
        > ::planus::WriteAsOffset<Script> for ScriptBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Script> {
            let (v0, v1) = &self.0;
            Script::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Script].
    #[derive(Copy, Clone)]
    pub struct ScriptRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> ScriptRef<'a> {
        /// Getter for the [`source` field](Script#structfield.source).
        #[inline]
        pub fn source(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Script", "source")
        }

        /// Getter for the [`params` field](Script#structfield.params).
        #[inline]
        pub fn params(&self) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::ParamRef<'a>>>> {
            self.0.access_required(1, "Script", "params")
        }
    }

    impl<'a> ::core::fmt::Debug for ScriptRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("ScriptRef");
            f.field("source", &self.source());
            f.field("params", &self.params());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<ScriptRef<'a>> for Script {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: ScriptRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                source: ::core::convert::Into::into(value.source()?),
                params: value.params()?.to_vec_result()?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for ScriptRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for ScriptRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[ScriptRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Script>> for Script {
        type Value = ::planus::Offset<Script>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Script>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for ScriptRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[ScriptRef]", "read_as_root", 0))
        }
    }

    /// The union `Component`
    ///
    /// Generated from these locations:
    /// * Union `Component` in the file `planus/scene_file.fbs:39`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub enum Component {
        /// The variant of type `Mesh` in the union `Component`
        Mesh(::planus::alloc::boxed::Box<self::Mesh>),

        /// The variant of type `Light` in the union `Component`
        Light(::planus::alloc::boxed::Box<self::Light>),

        /// The variant of type `Collider` in the union `Component`
        Collider(::planus::alloc::boxed::Box<self::Collider>),

        /// The variant of type `Script` in the union `Component`
        Script(::planus::alloc::boxed::Box<self::Script>),
    }

    impl Component {
        /// Creates a [ComponentBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> ComponentBuilder<::planus::Uninitialized> {
            ComponentBuilder(::planus::Uninitialized)
        }

        #[inline]
        pub fn create_mesh(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::Mesh>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(1, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_light(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::Light>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(2, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_collider(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::Collider>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(3, value.prepare(builder).downcast())
        }

        #[inline]
        pub fn create_script(
            builder: &mut ::planus::Builder,
            value: impl ::planus::WriteAsOffset<self::Script>,
        ) -> ::planus::UnionOffset<Self> {
            ::planus::UnionOffset::new(4, value.prepare(builder).downcast())
        }
    }

    impl ::planus::WriteAsUnion<Component> for Component {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Self> {
            match self {
                Self::Mesh(value) => Self::create_mesh(builder, value),
                Self::Light(value) => Self::create_light(builder, value),
                Self::Collider(value) => Self::create_collider(builder, value),
                Self::Script(value) => Self::create_script(builder, value),
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
        /// Creates an instance of the [`Mesh` variant](Component#variant.Mesh).
        #[inline]
        pub fn mesh<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<1, T>>
        where
            T: ::planus::WriteAsOffset<self::Mesh>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`Light` variant](Component#variant.Light).
        #[inline]
        pub fn light<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<2, T>>
        where
            T: ::planus::WriteAsOffset<self::Light>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`Collider` variant](Component#variant.Collider).
        #[inline]
        pub fn collider<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<3, T>>
        where
            T: ::planus::WriteAsOffset<self::Collider>,
        {
            ComponentBuilder(::planus::Initialized(value))
        }

        /// Creates an instance of the [`Script` variant](Component#variant.Script).
        #[inline]
        pub fn script<T>(self, value: T) -> ComponentBuilder<::planus::Initialized<4, T>>
        where
            T: ::planus::WriteAsOffset<self::Script>,
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
        T: ::planus::WriteAsOffset<self::Mesh>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(1, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<1, T>>
    where
        T: ::planus::WriteAsOffset<self::Mesh>,
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
        T: ::planus::WriteAsOffset<self::Light>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(2, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<2, T>>
    where
        T: ::planus::WriteAsOffset<self::Light>,
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
        T: ::planus::WriteAsOffset<self::Collider>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(3, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<3, T>>
    where
        T: ::planus::WriteAsOffset<self::Collider>,
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
        T: ::planus::WriteAsOffset<self::Script>,
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::UnionOffset<Component> {
            ::planus::UnionOffset::new(4, (self.0).0.prepare(builder).downcast())
        }
    }

    impl<T> ::planus::WriteAsOptionalUnion<Component> for ComponentBuilder<::planus::Initialized<4, T>>
    where
        T: ::planus::WriteAsOffset<self::Script>,
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
        Mesh(self::MeshRef<'a>),
        Light(self::LightRef<'a>),
        Collider(self::ColliderRef<'a>),
        Script(self::ScriptRef<'a>),
    }

    impl<'a> ::core::convert::TryFrom<ComponentRef<'a>> for Component {
        type Error = ::planus::Error;

        fn try_from(value: ComponentRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(match value {
                ComponentRef::Mesh(value) => {
                    Self::Mesh(::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?))
                }

                ComponentRef::Light(value) => {
                    Self::Light(::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?))
                }

                ComponentRef::Collider(value) => Self::Collider(::planus::alloc::boxed::Box::new(
                    ::core::convert::TryFrom::try_from(value)?,
                )),

                ComponentRef::Script(value) => {
                    Self::Script(::planus::alloc::boxed::Box::new(::core::convert::TryFrom::try_from(value)?))
                }
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
                1 => ::core::result::Result::Ok(Self::Mesh(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                2 => ::core::result::Result::Ok(Self::Light(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                3 => ::core::result::Result::Ok(Self::Collider(::planus::TableRead::from_buffer(
                    buffer,
                    field_offset,
                )?)),
                4 => ::core::result::Result::Ok(Self::Script(::planus::TableRead::from_buffer(
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

    /// The table `Node`
    ///
    /// Generated from these locations:
    /// * Table `Node` in the file `planus/scene_file.fbs:41`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Node {
        /// The field `name` in the table `Node`
        pub name: ::planus::alloc::string::String,
        /// The field `transform` in the table `Node`
        pub transform: self::Transform,
        /// The field `children` in the table `Node`
        pub children: ::planus::alloc::vec::Vec<u32>,
        /// The field `components` in the table `Node`
        pub components: ::planus::alloc::vec::Vec<self::Component>,
        /// The field `tags` in the table `Node`
        pub tags: ::planus::alloc::vec::Vec<::planus::alloc::string::String>,
        /// The field `visible` in the table `Node`
        pub visible: bool,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Node {
        fn default() -> Self {
            Self {
                name: ::core::default::Default::default(),
                transform: ::core::default::Default::default(),
                children: ::core::default::Default::default(),
                components: ::core::default::Default::default(),
                tags: ::core::default::Default::default(),
                visible: true,
            }
        }
    }

    impl Node {
        /// Creates a [NodeBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> NodeBuilder<()> {
            NodeBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
            field_transform: impl ::planus::WriteAs<self::Transform>,
            field_children: impl ::planus::WriteAs<::planus::Offset<[u32]>>,
            field_components: impl ::planus::WriteAsUnionVector<self::Component>,
            field_tags: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<str>]>>,
            field_visible: impl ::planus::WriteAsDefault<bool, bool>,
        ) -> ::planus::Offset<Self> {
            let prepared_name = field_name.prepare(builder);
            let prepared_transform = field_transform.prepare(builder);
            let prepared_children = field_children.prepare(builder);
            let prepared_components = field_components.prepare(builder);
            let prepared_tags = field_tags.prepare(builder);
            let prepared_visible = field_visible.prepare(builder, &true);

            let mut table_writer: ::planus::table_writer::TableWriter<18> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<str>>(0);
            table_writer.write_entry::<self::Transform>(1);
            table_writer.write_entry::<::planus::Offset<[u32]>>(2);
            table_writer.write_entry::<::planus::Offset<[u8]>>(3);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Component>]>>(4);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<str>]>>(5);
            if prepared_visible.is_some() {
                table_writer.write_entry::<bool>(6);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_name);
                    object_writer.write::<_, _, 40>(&prepared_transform);
                    object_writer.write::<_, _, 4>(&prepared_children);
                    object_writer.write::<_, _, 4>(&prepared_components.tags_offset());
                    object_writer.write::<_, _, 4>(&prepared_components.values_offset());
                    object_writer.write::<_, _, 4>(&prepared_tags);
                    if let ::core::option::Option::Some(prepared_visible) = prepared_visible {
                        object_writer.write::<_, _, 1>(&prepared_visible);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Node>> for Node {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Node>> for Node {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Node>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Node> for Node {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            Node::create(
                builder,
                &self.name,
                self.transform,
                &self.children,
                &self.components,
                &self.tags,
                self.visible,
            )
        }
    }

    /// Builder for serializing an instance of the [Node] type.
    ///
    /// Can be created using the [Node::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct NodeBuilder<State>(State);

    impl NodeBuilder<()> {
        /// Setter for the [`name` field](Node#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T0>(self, value: T0) -> NodeBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            NodeBuilder((value,))
        }
    }

    impl<T0> NodeBuilder<(T0,)> {
        /// Setter for the [`transform` field](Node#structfield.transform).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn transform<T1>(self, value: T1) -> NodeBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<self::Transform>,
        {
            let (v0,) = self.0;
            NodeBuilder((v0, value))
        }
    }

    impl<T0, T1> NodeBuilder<(T0, T1)> {
        /// Setter for the [`children` field](Node#structfield.children).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn children<T2>(self, value: T2) -> NodeBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAs<::planus::Offset<[u32]>>,
        {
            let (v0, v1) = self.0;
            NodeBuilder((v0, v1, value))
        }
    }

    impl<T0, T1, T2> NodeBuilder<(T0, T1, T2)> {
        /// Setter for the [`components` field](Node#structfield.components).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn components<T3>(self, value: T3) -> NodeBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsUnionVector<self::Component>,
        {
            let (v0, v1, v2) = self.0;
            NodeBuilder((v0, v1, v2, value))
        }
    }

    impl<T0, T1, T2, T3> NodeBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`tags` field](Node#structfield.tags).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn tags<T4>(self, value: T4) -> NodeBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAs<::planus::Offset<[::planus::Offset<str>]>>,
        {
            let (v0, v1, v2, v3) = self.0;
            NodeBuilder((v0, v1, v2, v3, value))
        }
    }

    impl<T0, T1, T2, T3, T4> NodeBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`visible` field](Node#structfield.visible).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn visible<T5>(self, value: T5) -> NodeBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsDefault<bool, bool>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            NodeBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`visible` field](Node#structfield.visible) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn visible_as_default(self) -> NodeBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)> {
            self.visible(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5> NodeBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Node].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node>
        where
            Self: ::planus::WriteAsOffset<Node>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<self::Transform>,
            T2: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T3: ::planus::WriteAsUnionVector<self::Component>,
            T4: ::planus::WriteAs<::planus::Offset<[::planus::Offset<str>]>>,
            T5: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAs<::planus::Offset<Node>> for NodeBuilder<(T0, T1, T2, T3, T4, T5)>
    {
        type Prepared = ::planus::Offset<Node>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<self::Transform>,
            T2: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T3: ::planus::WriteAsUnionVector<self::Component>,
            T4: ::planus::WriteAs<::planus::Offset<[::planus::Offset<str>]>>,
            T5: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOptional<::planus::Offset<Node>> for NodeBuilder<(T0, T1, T2, T3, T4, T5)>
    {
        type Prepared = ::planus::Offset<Node>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Node>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<str>>,
            T1: ::planus::WriteAs<self::Transform>,
            T2: ::planus::WriteAs<::planus::Offset<[u32]>>,
            T3: ::planus::WriteAsUnionVector<self::Component>,
            T4: ::planus::WriteAs<::planus::Offset<[::planus::Offset<str>]>>,
            T5: ::planus::WriteAsDefault<bool, bool>,
        > ::planus::WriteAsOffset<Node> for NodeBuilder<(T0, T1, T2, T3, T4, T5)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            let (v0, v1, v2, v3, v4, v5) = &self.0;
            Node::create(builder, v0, v1, v2, v3, v4, v5)
        }
    }

    /// Reference to a deserialized [Node].
    #[derive(Copy, Clone)]
    pub struct NodeRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> NodeRef<'a> {
        /// Getter for the [`name` field](Node#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "Node", "name")
        }

        /// Getter for the [`transform` field](Node#structfield.transform).
        #[inline]
        pub fn transform(&self) -> ::planus::Result<self::TransformRef<'a>> {
            self.0.access_required(1, "Node", "transform")
        }

        /// Getter for the [`children` field](Node#structfield.children).
        #[inline]
        pub fn children(&self) -> ::planus::Result<::planus::Vector<'a, u32>> {
            self.0.access_required(2, "Node", "children")
        }

        /// Getter for the [`components` field](Node#structfield.components).
        #[inline]
        pub fn components(&self) -> ::planus::Result<::planus::UnionVector<'a, self::ComponentRef<'a>>> {
            self.0.access_union_vector_required(3, "Node", "components")
        }

        /// Getter for the [`tags` field](Node#structfield.tags).
        #[inline]
        pub fn tags(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<&'a ::core::primitive::str>>> {
            self.0.access_required(5, "Node", "tags")
        }

        /// Getter for the [`visible` field](Node#structfield.visible).
        #[inline]
        pub fn visible(&self) -> ::planus::Result<bool> {
            ::core::result::Result::Ok(self.0.access(6, "Node", "visible")?.unwrap_or(true))
        }
    }

    impl<'a> ::core::fmt::Debug for NodeRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("NodeRef");
            f.field("name", &self.name());
            f.field("transform", &self.transform());
            f.field("children", &self.children());
            f.field("components", &self.components());
            f.field("tags", &self.tags());
            f.field("visible", &self.visible());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<NodeRef<'a>> for Node {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: NodeRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                name: ::core::convert::Into::into(value.name()?),
                transform: ::core::convert::Into::into(value.transform()?),
                children: value.children()?.to_vec()?,
                components: value.components()?.to_vec()?,
                tags: value.tags()?.to_vec_result()?,
                visible: ::core::convert::TryInto::try_into(value.visible()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for NodeRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for NodeRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[NodeRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Node>> for Node {
        type Value = ::planus::Offset<Node>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Node>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for NodeRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[NodeRef]", "read_as_root", 0))
        }
    }

    /// The table `NameEntry`
    ///
    /// Generated from these locations:
    /// * Table `NameEntry` in the file `planus/scene_file.fbs:51`
    #[derive(
        Clone, Debug, PartialEq, PartialOrd, Eq, Ord, Hash,
    )]
    pub struct NameEntry {
        /// The field `key` in the table `NameEntry`
        pub key: ::planus::alloc::string::String,
        /// The field `value` in the table `NameEntry`
        pub value: u32,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for NameEntry {
        fn default() -> Self {
            Self { key: ::core::default::Default::default(), value: 0 }
        }
    }

    impl NameEntry {
        /// Creates a [NameEntryBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> NameEntryBuilder<()> {
            NameEntryBuilder(())
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

    impl ::planus::WriteAs<::planus::Offset<NameEntry>> for NameEntry {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<NameEntry> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<NameEntry>> for NameEntry {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<NameEntry>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<NameEntry> for NameEntry {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<NameEntry> {
            NameEntry::create(builder, &self.key, self.value)
        }
    }

    /// Builder for serializing an instance of the [NameEntry] type.
    ///
    /// Can be created using the [NameEntry::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct NameEntryBuilder<State>(State);

    impl NameEntryBuilder<()> {
        /// Setter for the [`key` field](NameEntry#structfield.key).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn key<T0>(self, value: T0) -> NameEntryBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<str>>,
        {
            NameEntryBuilder((value,))
        }
    }

    impl<T0> NameEntryBuilder<(T0,)> {
        /// Setter for the [`value` field](NameEntry#structfield.value).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value<T1>(self, value: T1) -> NameEntryBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsDefault<u32, u32>,
        {
            let (v0,) = self.0;
            NameEntryBuilder((v0, value))
        }

        /// Sets the [`value` field](NameEntry#structfield.value) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn value_as_default(self) -> NameEntryBuilder<(T0, ::planus::DefaultValue)> {
            self.value(::planus::DefaultValue)
        }
    }

    impl<T0, T1> NameEntryBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [NameEntry].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<NameEntry>
        where
            Self: ::planus::WriteAsOffset<NameEntry>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<u32, u32>>
        ::planus::WriteAs<::planus::Offset<NameEntry>> for NameEntryBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<NameEntry>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<NameEntry> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<u32, u32>>
        ::planus::WriteAsOptional<::planus::Offset<NameEntry>> for NameEntryBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<NameEntry>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<NameEntry>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<T0: ::planus::WriteAs<::planus::Offset<str>>, T1: ::planus::WriteAsDefault<u32, u32>>
        ::planus::WriteAsOffset<NameEntry> for NameEntryBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<NameEntry> {
            let (v0, v1) = &self.0;
            NameEntry::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [NameEntry].
    #[derive(Copy, Clone)]
    pub struct NameEntryRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> NameEntryRef<'a> {
        /// Getter for the [`key` field](NameEntry#structfield.key).
        #[inline]
        pub fn key(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(0, "NameEntry", "key")
        }

        /// Getter for the [`value` field](NameEntry#structfield.value).
        #[inline]
        pub fn value(&self) -> ::planus::Result<u32> {
            ::core::result::Result::Ok(self.0.access(1, "NameEntry", "value")?.unwrap_or(0))
        }
    }

    impl<'a> ::core::fmt::Debug for NameEntryRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("NameEntryRef");
            f.field("key", &self.key());
            f.field("value", &self.value());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<NameEntryRef<'a>> for NameEntry {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: NameEntryRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                key: ::core::convert::Into::into(value.key()?),
                value: ::core::convert::TryInto::try_into(value.value()?)?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for NameEntryRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for NameEntryRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[NameEntryRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<NameEntry>> for NameEntry {
        type Value = ::planus::Offset<NameEntry>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<NameEntry>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for NameEntryRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[NameEntryRef]", "read_as_root", 0))
        }
    }

    /// The table `SceneFile`
    ///
    /// Generated from these locations:
    /// * Table `SceneFile` in the file `planus/scene_file.fbs:56`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct SceneFile {
        /// The field `nodes` in the table `SceneFile`
        pub nodes: ::planus::alloc::vec::Vec<self::Node>,
        /// The field `names` in the table `SceneFile`
        pub names: ::planus::alloc::vec::Vec<self::NameEntry>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for SceneFile {
        fn default() -> Self {
            Self { nodes: ::core::default::Default::default(), names: ::core::default::Default::default() }
        }
    }

    impl SceneFile {
        /// Creates a [SceneFileBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> SceneFileBuilder<()> {
            SceneFileBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_nodes: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            field_names: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::NameEntry>]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_nodes = field_nodes.prepare(builder);
            let prepared_names = field_names.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Node>]>>(0);
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::NameEntry>]>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_nodes);
                    object_writer.write::<_, _, 4>(&prepared_names);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<SceneFile>> for SceneFile {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SceneFile> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<SceneFile>> for SceneFile {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<SceneFile>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<SceneFile> for SceneFile {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SceneFile> {
            SceneFile::create(builder, &self.nodes, &self.names)
        }
    }

    /// Builder for serializing an instance of the [SceneFile] type.
    ///
    /// Can be created using the [SceneFile::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct SceneFileBuilder<State>(State);

    impl SceneFileBuilder<()> {
        /// Setter for the [`nodes` field](SceneFile#structfield.nodes).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn nodes<T0>(self, value: T0) -> SceneFileBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
        {
            SceneFileBuilder((value,))
        }
    }

    impl<T0> SceneFileBuilder<(T0,)> {
        /// Setter for the [`names` field](SceneFile#structfield.names).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn names<T1>(self, value: T1) -> SceneFileBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::NameEntry>]>>,
        {
            let (v0,) = self.0;
            SceneFileBuilder((v0, value))
        }
    }

    impl<T0, T1> SceneFileBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [SceneFile].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<SceneFile>
        where
            Self: ::planus::WriteAsOffset<SceneFile>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::NameEntry>]>>,
        > ::planus::WriteAs<::planus::Offset<SceneFile>> for SceneFileBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<SceneFile>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SceneFile> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::NameEntry>]>>,
        > ::planus::WriteAsOptional<::planus::Offset<SceneFile>> for SceneFileBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<SceneFile>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<SceneFile>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            T1: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::NameEntry>]>>,
        > ::planus::WriteAsOffset<SceneFile> for SceneFileBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<SceneFile> {
            let (v0, v1) = &self.0;
            SceneFile::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [SceneFile].
    #[derive(Copy, Clone)]
    pub struct SceneFileRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> SceneFileRef<'a> {
        /// Getter for the [`nodes` field](SceneFile#structfield.nodes).
        #[inline]
        pub fn nodes(&self) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::NodeRef<'a>>>> {
            self.0.access_required(0, "SceneFile", "nodes")
        }

        /// Getter for the [`names` field](SceneFile#structfield.names).
        #[inline]
        pub fn names(
            &self,
        ) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::NameEntryRef<'a>>>> {
            self.0.access_required(1, "SceneFile", "names")
        }
    }

    impl<'a> ::core::fmt::Debug for SceneFileRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("SceneFileRef");
            f.field("nodes", &self.nodes());
            f.field("names", &self.names());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<SceneFileRef<'a>> for SceneFile {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: SceneFileRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                nodes: value.nodes()?.to_vec_result()?,
                names: value.names()?.to_vec_result()?,
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for SceneFileRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for SceneFileRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[SceneFileRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<SceneFile>> for SceneFile {
        type Value = ::planus::Offset<SceneFile>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<SceneFile>],
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

    impl<'a> ::planus::ReadAsRoot<'a> for SceneFileRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[SceneFileRef]", "read_as_root", 0))
        }
    }
}
