//! The one unsafe claim about a plain struct, on what [`__plain`](crate::__plain) computed.

/// Implements `Plain`. A field has a given type, inferred if the struct is foreign, and the declared one.
#[doc(hidden)]
#[macro_export]
macro_rules! __proof {
    ([$k:tt] $name:ident $at:tt { $( $f:ident : $given:ty as $ty:ty, )* }) => {
        // SAFETY: `check_struct` compared size, alignment and offsets with those of the compiler; every field
        // is plain; padding and checked fields are those of the fields; the walks name the fields that
        // `build` names, and a struct literal names all.
        unsafe impl $k::__private::Plain for $name {
            const PADDED: $k::__private::bool =
                $k::__private::is_padded(__FIELDS, __SIZE) $( || <$ty as $k::__private::PlainMember>::PADDED )*;
            const CHECKED: $k::__private::bool = false $( || <$ty as $k::__private::PlainMember>::CHECKED )*;
            const STRUCT: $k::__private::Option<&'static $k::__private::StructDesc> =
                $k::__private::Option::Some(&__DESC);
            #[inline]
            fn walk<__V: $k::__private::PlainVisitor>(&self, __v: &mut __V) {
                $( <$given as $k::__private::PlainMember>::walk(
                    $crate::__place!(self $at $f), __v, __F::$f as $k::__private::usize,
                ); )*
            }
            #[inline]
            fn walk_types<__V: $k::__private::PlainTypeVisitor>(__v: &mut __V) {
                $( <$ty as $k::__private::PlainMember>::walk_type(
                    __v, __F::$f as $k::__private::usize, $crate::__offset!([$k] $name $at $f),
                ); )*
            }
            #[inline]
            fn build<__S: $k::__private::PlainSource>(__s: &mut __S) -> Self {
                <$name as $k::__private::From<__Made>>::from(__Made { $( $f: $k::__private::same::<$ty, _>(
                    <$ty as $k::__private::PlainMember>::build(__s, __F::$f as $k::__private::usize),
                ), )* })
            }
        }
    };
}

/// Where a field lies in a struct, or in the struct that it wraps.
#[doc(hidden)]
#[macro_export]
macro_rules! __offset {
    ([$k:tt] $name:ident [] $f:ident) => {
        $k::__private::offset_of!($name, $f)
    };
    ([$k:tt] $name:ident [0] $f:ident) => {
        $k::__private::offset_of!($name, 0.$f)
    };
}

/// A field of a struct, or of the struct that it wraps.
#[doc(hidden)]
#[macro_export]
macro_rules! __place {
    ($of:tt [] $f:ident) => {
        &$of.$f
    };
    ($of:tt [0] $f:ident) => {
        &$of.0.$f
    };
}
