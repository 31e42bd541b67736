//! Enums and flags.

/// An open enum: a number with names for some of its values.
#[doc(hidden)]
#[macro_export]
macro_rules! __open {
    (
        [$k:tt] [$B:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident $repr:tt
        { $( $(#[$($vattr:tt)*])* $v:ident $(= $val:expr)? ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive(
            $k::__private::Clone, $k::__private::Copy, $k::__private::PartialEq, $k::__private::Eq,
            $k::__private::PartialOrd, $k::__private::Ord, $k::__private::Hash, $k::__private::Default,
        )]
        #[repr(transparent)]
        $vis struct $name(
            #[doc = "The number; any value is legal, also one without a name."]
            pub $k::__private::$repr,
        );
        impl $k::__private::Debug for $name {
            fn fmt(&self, __f: &mut $k::__private::Formatter<'_>) -> $k::__private::FmtResult {
                $k::__private::debug_enum(*self, __f)
            }
        }

        #[allow(non_upper_case_globals, dead_code, missing_docs, deprecated, clippy::all, clippy::pedantic)]
        const _: () = {
            // rustc counts, and refuses at the user's token what repeats or does not fit.
            #[derive($k::__private::Clone, $k::__private::Copy)]
            #[repr($repr)]
            enum __V { $( $v $(= $val)? ),* }

            impl $name {
                $( $(#[$($vattr)*])* pub const $v: Self = Self(__V::$v as $k::__private::$repr); )*
            }
            $crate::__scalar! {
                [$k] [$B] [$([$($attr)*])*] $name $repr [closed: false, flags: false]
                [ $( [$([$($vattr)*])*] $v: __V::$v as $k::__private::$repr, )* ]
            }
            impl $k::__private::Key for $name {}
            impl $k::__private::Named for $name {}
        };
    };
}

/// A closed enum: a Rust enum, whose values are checked when a buffer is opened.
#[doc(hidden)]
#[macro_export]
macro_rules! __closed {
    (
        [$k:tt] [$B:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident $repr:tt
        { $( $(#[$($vattr:tt)*])* $v:ident $(= $val:expr)? ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive(
            $k::__private::Clone, $k::__private::Copy, $k::__private::Debug, $k::__private::PartialEq,
            $k::__private::Eq, $k::__private::PartialOrd, $k::__private::Ord, $k::__private::Hash,
        )]
        #[repr($repr)]
        $vis enum $name { $( $(#[$($vattr)*])* $v $(= $val)?, )* }

        #[allow(dead_code, deprecated, clippy::all, clippy::pedantic)]
        const _: () = {
            $crate::__scalar! {
                [$k] [$B] [$([$($attr)*])*] $name $repr [closed: true, flags: false]
                [ $( [$([$($vattr)*])*] $v: $name::$v as $k::__private::$repr, )* ]
            }
            impl $k::__private::Key for $name {}
            impl $k::__private::Named for $name {}
        };
    };
}

/// Flags: a number whose bits have names.
#[doc(hidden)]
#[macro_export]
macro_rules! __flags {
    (
        [$k:tt] [$B:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident $repr:tt
        { $( $(#[$($vattr:tt)*])* $v:ident $(= $val:expr)? ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive(
            $k::__private::Clone, $k::__private::Copy, $k::__private::PartialEq, $k::__private::Eq,
            $k::__private::PartialOrd, $k::__private::Ord, $k::__private::Hash, $k::__private::Default,
        )]
        #[repr(transparent)]
        $vis struct $name(
            #[doc = "The bits; bits without a name are legal and kept."]
            pub $k::__private::$repr,
        );
        impl $k::__private::Debug for $name {
            fn fmt(&self, __f: &mut $k::__private::Formatter<'_>) -> $k::__private::FmtResult {
                $k::__private::debug_flags(*self, __f)
            }
        }

        #[allow(
            non_upper_case_globals, non_camel_case_types, dead_code, missing_docs, deprecated,
            clippy::all, clippy::pedantic
        )]
        const _: () = {
            enum __I { $( $v, )* __End }

            const __GIVEN: &[$k::__private::Option<$k::__private::u64>; __I::__End as $k::__private::usize] =
                &[ $( {
                    const __GIVEN: $k::__private::Option<$k::__private::$repr> =
                        $k::__private::given(&[$($val)?]);
                    match __GIVEN {
                        $k::__private::Option::Some(__v) =>
                            $k::__private::Option::Some(__v as $k::__private::u64),
                        $k::__private::Option::None => $k::__private::Option::None,
                    }
                } ),* ];
            const __VALUES: [$k::__private::u64; __I::__End as $k::__private::usize] =
                $k::__private::flag_values(__GIVEN, $k::__private::$repr::BITS);
            const _: () = $k::__private::check_flags(
                __IDENT, &[$( $k::__private::stringify!($v) ),*], __GIVEN, &__VALUES,
            );

            impl $name {
                $( $(#[$($vattr)*])* pub const $v: Self =
                    Self(__VALUES[__I::$v as $k::__private::usize] as $k::__private::$repr); )*
            }
            $crate::__scalar! {
                [$k] [$B] [$([$($attr)*])*] $name $repr [closed: false, flags: true]
                [ $(
                    [$([$($vattr)*])*] $v: __VALUES[__I::$v as $k::__private::usize] as $k::__private::$repr,
                )* ]
            }
            impl $k::__private::Key for $name {}
            impl $k::__private::Flags for $name {
                const ALL: Self = Self(0 $( | __VALUES[__I::$v as $k::__private::usize] as $k::__private::$repr )*);
                const EMPTY: Self = Self(0);
            }
            impl $k::__private::BitOr for $name {
                type Output = Self;
                #[inline]
                fn bitor(self, __other: Self) -> Self { Self(self.0 | __other.0) }
            }
            impl $k::__private::BitAnd for $name {
                type Output = Self;
                #[inline]
                fn bitand(self, __other: Self) -> Self { Self(self.0 & __other.0) }
            }
            impl $k::__private::BitXor for $name {
                type Output = Self;
                #[inline]
                fn bitxor(self, __other: Self) -> Self { Self(self.0 ^ __other.0) }
            }
            impl $k::__private::Not for $name {
                type Output = Self;
                #[doc = "All bits flipped, those without a name included."]
                #[inline]
                fn not(self) -> Self { Self(!self.0) }
            }
            impl $k::__private::BitOrAssign for $name {
                #[inline]
                fn bitor_assign(&mut self, __other: Self) { self.0 |= __other.0; }
            }
            impl $k::__private::BitAndAssign for $name {
                #[inline]
                fn bitand_assign(&mut self, __other: Self) { self.0 &= __other.0; }
            }
        };
    };
}

/// What enums and flags have in common: the descriptor, and being a scalar.
#[doc(hidden)]
#[macro_export]
macro_rules! __scalar {
    (
        [$k:tt] [$B:ident] [$([$($attr:tt)*])*] $name:ident $repr:tt
        [closed: $closed:literal, flags: $flags:literal]
        [ $( [$([$($vattr:tt)*])*] $v:ident: $value:expr, )* ]
    ) => {
        const __SCOPE: $k::__private::u64 = <$B as $k::__private::Block>::SCOPE;
        const __IDENT: &$k::__private::str = $k::__private::strip_raw($k::__private::stringify!($name));
        const __KEY: $k::__private::u64 = $k::__private::identity(__SCOPE, __IDENT);
        const __KIND: $k::__private::Kind =
            <$k::__private::$repr as $k::__private::Scalar>::KIND;
        const __VARIANTS: &[$k::__private::Variant] = &[ $( $k::__private::Variant {
            name: $k::__private::strip_raw($k::__private::stringify!($v)),
            docs: $crate::__docs!([$k] $v $([$($vattr)*])*),
            value: ($value) as $k::__private::u64,
        } ),* ];
        const __DESC: $k::__private::EnumDesc = $k::__private::EnumDesc {
            key: __KEY,
            ident: __IDENT,
            docs: $crate::__docs!([$k] $name $([$($attr)*])*),
            kind: __KIND,
            closed: $closed,
            flags: $flags,
            variants: __VARIANTS,
            sorted: &$k::__private::sorted_values::<{ __VARIANTS.len() }>(__VARIANTS),
        };
        impl $k::__private::Field for $name {
            const TYPE: $k::__private::TypeRef = $k::__private::TypeRef::enumeration(
                __KIND, __KEY, __SCOPE, __IDENT, !$closed || $k::__private::has_zero(&__DESC),
            );
            type Model = $k::__private::ScalarModel;
        }
        // SAFETY: the type is represented as the integer of its kind. Any number is a value of an open enum
        // or of flags; of a closed enum those are that a variant has.
        unsafe impl $k::__private::Scalar for $name {
            const KIND: $k::__private::Kind = __KIND;
            const ENUM: $k::__private::Option<&'static $k::__private::EnumDesc> =
                $k::__private::Option::Some(&__DESC);
            #[inline]
            fn is_valid(__bits: $k::__private::u64) -> $k::__private::bool {
                !$closed || $k::__private::is_variant(&__DESC, __bits)
            }
        }
        // SAFETY: as for `Scalar`; there is one field and no padding.
        unsafe impl $k::__private::Plain for $name {
            const PADDED: $k::__private::bool = false;
            const CHECKED: $k::__private::bool = $closed;
            fn walk<__V: $k::__private::PlainVisitor>(&self, _: &mut __V) {}
            fn walk_types<__V: $k::__private::PlainTypeVisitor>(_: &mut __V) {}
            fn build<__S: $k::__private::PlainSource>(__s: &mut __S) -> Self { __s.scalar() }
        }
        impl $k::__private::Outlined for $name {
            const OUTLINE: $k::__private::Outline =
                $k::__private::Outline { key: __KEY, ident: __IDENT, fields: &[], arms: &[], plain: &[] };
        }
        impl<const __LAZY: $k::__private::bool> $k::__private::Described<__LAZY> for $name {
            const DESC: $k::__private::TypeDesc = $k::__private::TypeDesc::Enum(&__DESC);
        }
    };
}
