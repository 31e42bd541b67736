//! The door: imports, header, items.

/// Accepts a whole block. Emits the schema const with [`__block`], and each item with [`__item`].
#[doc(hidden)]
#[macro_export]
macro_rules! __schema {
    (
        [$k:tt]
        $( use $import:ty ; )*
        $(#[$($sattr:tt)*])*
        $(pub $(($($svis:tt)*))?)? schema $sname:ident $(in $($sseg:ident)::+)?
        $([ $( $sopt:ident $(= $sval:literal)? ),* $(,)? ])? ;
        $(
            $(#[$($attr:tt)*])*
            $vis:vis $kw:ident $name:ident $(: $repr:tt)? $(= $foreign:ty)? $([ $($opt:tt)* ])?
            { $($body:tt)* } $(;)?
        )*
    ) => {
        $k::__private::paste! {
            $crate::__block! {
                [$k] [[<$sname:upper>]] [$($($sseg)*)?] $sname [$(pub $(($($svis)*))?)?]
                [$([$($sattr)*])*] [$($( $sopt [$($sval)?] )*)?] [$($import;)*] [$($name)*]
            }
            $(
                $crate::__item! {
                    [$k] [[<$sname:upper>]] [[<$name View>]] [[<$name Presence>] [<$name Draft>]] [$vis] [$([$($attr)*])*]
                    $kw $name [$($repr)?] [$($repr)?] [$($foreign)?] [$([$($opt)*])?] { $($body)* }
                }
            )*
        }
    };

    // An import behind the header.
    (
        [$k:tt]
        $( use $import:ty ; )*
        $(#[$($sattr:tt)*])*
        $(pub $(($($svis:tt)*))?)? schema $sname:ident $(in $($sseg:ident)::+)? $([ $($sopt:tt)* ])? ;
        use $($rest:tt)*
    ) => {
        $k::__private::compile_error! { $k::__private::concat!(
            "the `use` lines of a block come first: write them in front of `schema ",
            $k::__private::stringify!($sname), "`"
        ) }
    };
}

/// The schema const, and under the same name in the type namespace the type that carries the block's consts.
/// That type is public even where the schema is not: public tables name it.
#[doc(hidden)]
#[macro_export]
macro_rules! __block {
    (
        [$k:tt] [$B:ident] [$($sseg:ident)*] $sname:ident [$($svis:tt)*]
        [$([$($sattr:tt)*])*] [$( $sopt:ident [$($sval:literal)?] )*] [$($import:ty;)*] [$($name:ident)*]
    ) => {
        #[doc(hidden)]
        #[allow(
            non_camel_case_types, dead_code, missing_docs, missing_debug_implementations, unreachable_pub
        )]
        pub enum $B<const __LAZY: $k::__private::bool = true> {}

        $(#[$($sattr)*])*
        #[allow(dead_code)]
        $($svis)* const $B: $k::Schema = $k::Schema::of::<$B>(
            {
                const __PATH: &$k::__private::str = $k::__private::concat!(
                    $( "::", $k::__private::stringify!($sseg), )* "::", $k::__private::stringify!($sname)
                );
                $k::__private::text(
                    &const { $k::__private::namespace::<{ $k::__private::namespace_len(__PATH) }>(__PATH) },
                )
            },
            $crate::__docs!([$k] $sname $([$($sattr)*])*),
        );
        $k::__private::__export! { [$k] $B }

        // The parameter keeps `cargo check` from computing every layout: it evaluates the consts of impls
        // without parameters only.
        // A `use` line may name more of a path than its place needs, as any path that is moved may.
        #[allow(unused_qualifications)]
        impl<const __LAZY: $k::__private::bool> $k::__private::Block for $B<__LAZY> {
            const RULE: $k::__private::NamingRule =
                $k::__private::SchemaOptions::new()$( .$sopt($($sval)?) )*.rule;
            const SCOPE: $k::__private::u64 = $k::__private::xxh64($k::__private::concat!(
                $k::__private::module_path!(), ":", $k::__private::line!(), ":", $k::__private::column!()
            ).as_bytes());
            const TYPES: &'static [$k::__private::TypeDesc] =
                &[$( <$name as $k::__private::Described<__LAZY>>::DESC ),*];
            const IMPORTS: &'static [&'static [$k::__private::TypeDesc]] =
                &[$( <$import as $k::__private::Block>::TYPES ),*];
            const OUTLINES: &'static [$k::__private::Outline] =
                &[$( <$name as $k::__private::Outlined>::OUTLINE ),*];
        }

        const _: () = $k::__private::check_rule(
            $k::__private::stringify!($sname),
            $k::__private::SchemaOptions::new()$( .$sopt($($sval)?) )*.unknown_rule,
        );
        #[allow(unused_qualifications)]
        const _: () = $k::__private::check_block(&[
            $k::__private::Scope {
                scope: <$B as $k::__private::Block>::SCOPE,
                outlines: <$B as $k::__private::Block>::OUTLINES,
            },
            $( $k::__private::Scope {
                scope: <$import as $k::__private::Block>::SCOPE,
                outlines: <$import as $k::__private::Block>::OUTLINES,
            }, )*
        ]);
    };
}

/// One item: its keyword decides.
///
/// The integer of an enum comes twice, once to be compared and once to be named. Arms behind the grammar
/// explain a mistake at the user's token, and emit what the item would be without it: what other items say
/// about this one is then no mistake as well.
#[doc(hidden)]
#[macro_export]
macro_rules! __item {
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        table $name:ident [] [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__table! { [$k] [$B] [$V] [$($P)*] [$vis] [$($attrs)*] $name [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        struct $name:ident [] [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__struct! { [$k] [$B] [$vis] [$($attrs)*] $name [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        struct $name:ident [] [] [$foreign:ty] [[wrap $(, $($opt:tt)*)?]] { $($body:tt)* }
    ) => {
        $crate::__wrapped! {
            [$k] [$B] [$vis] [$($attrs)*] $name [$foreign] [$([$($opt)*])?] { $($body)* }
        }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        struct $name:ident [] [] [$foreign:ty] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__foreign! { [$k] [$B] [$vis] [$($attrs)*] $name [$foreign] [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [$(u8)? $(u16)? $(u32)? $(u64)? $(i8)? $(i16)? $(i32)? $(i64)?] [$repr:tt]
        [] [$([])?] { $($body:tt)* }
    ) => {
        $crate::__open! { [$k] [$B] [$vis] [$($attrs)*] $name $repr { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [$(u8)? $(u16)? $(u32)? $(u64)? $(i8)? $(i16)? $(i32)? $(i64)?] [$repr:tt]
        [] [[closed $(,)?]] { $($body:tt)* }
    ) => {
        $crate::__closed! { [$k] [$B] [$vis] [$($attrs)*] $name $repr { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        flags $name:ident [$(u8)? $(u16)? $(u32)? $(u64)?] [$repr:tt] [] [$([])?] { $($body:tt)* }
    ) => {
        $crate::__flags! { [$k] [$B] [$vis] [$($attrs)*] $name $repr { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        union $name:ident [] [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__union! { [$k] [$B] [$V] [$vis] [$($attrs)*] $name [$($opt)*] { $($body)* } }
    };

    // An option that enums or flags do not have.
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*] enum $name:ident
        [$r:tt] [$repr:tt] [] [[$( $opt:ident $(= $val:literal)? ),* $(,)?]] { $($body:tt)* }
    ) => {
        const _: $k::__private::EnumOptions = $k::__private::EnumOptions$( .$opt($($val)?) )*;
        $crate::__item! {
            [$k] [$B] [$V] [$($P)*] [$vis] [$($attrs)*] enum $name [$r] [$repr] [] [] { $($body)* }
        }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*] flags $name:ident
        [$r:tt] [$repr:tt] [] [[$( $opt:ident $(= $val:literal)? ),* $(,)?]] { $($body:tt)* }
    ) => {
        const _: $k::__private::FlagsOptions = $k::__private::FlagsOptions$( .$opt($($val)?) )*;
        $crate::__item! {
            [$k] [$B] [$V] [$($P)*] [$vis] [$($attrs)*] flags $name [$r] [$repr] [] [] { $($body)* }
        }
    };

    // An integer that enums or flags cannot have, or none.
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [$r:tt] [$repr:tt] [] [] { $($body:tt)* }
    ) => {
        const _: () = <$repr as $k::__private::EnumInteger>::IS_ONE;
        $crate::__open! { [$k] [$B] [$vis] [$($attrs)*] $name i64 { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        flags $name:ident [$r:tt] [$repr:tt] [] [] { $($body:tt)* }
    ) => {
        const _: () = <$repr as $k::__private::FlagsInteger>::IS_ONE;
        $crate::__flags! { [$k] [$B] [$vis] [$($attrs)*] $name u64 { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [] [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        const _: &[&$k::__private::str] = $crate::__blame!([$k] EnumWithInteger $name);
        $crate::__item! {
            [$k] [$B] [$V] [$($P)*] [$vis] [$($attrs)*] enum $name [i64] [i64] [] [$($opt)*] { $($body)* }
        }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$($P:tt)*] [$vis:vis] [$($attrs:tt)*]
        flags $name:ident [] [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        const _: &[&$k::__private::str] = $crate::__blame!([$k] FlagsWithInteger $name);
        $crate::__item! {
            [$k] [$B] [$V] [$($P)*] [$vis] [$($attrs)*] flags $name [u64] [u64] [] [$($opt)*] { $($body)* }
        }
    };
}
