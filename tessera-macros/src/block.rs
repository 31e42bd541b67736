//! The door: imports, header, items.

/// Accepts a whole block. Emits the schema const with [`__block`], and each item with [`__item`].
#[doc(hidden)]
#[macro_export]
macro_rules! __schema {
    (
        [$k:tt]
        $( use $import:path ; )*
        $(#[$($sattr:tt)*])*
        $(pub $(($($svis:tt)*))?)? schema $sname:ident $(in $($sseg:ident)::+)?
        $([ $( $sopt:ident = $sval:literal ),* $(,)? ])? ;
        $(
            $(#[$($attr:tt)*])*
            $vis:vis $kw:ident $name:ident $(: $repr:tt)? $(= $foreign:ty)? $([ $($opt:tt)* ])?
            { $($body:tt)* } $(;)?
        )*
    ) => {
        $k::__private::paste! {
            $crate::__block! {
                [$k] [[<$sname:upper>]] [$($($sseg)*)? $sname] [$(pub $(($($svis)*))?)?]
                [$([$($sattr)*])*] [$($( $sopt = $sval )*)?] [$($import;)*] [$($name)*]
            }
            $(
                $crate::__item! {
                    [$k] [[<$sname:upper>]] [[<$name View>]] [[<$name Presence>]] [$vis]
                    [$([$($attr)*])*] $kw $name [$($repr)?] [$($foreign)?] [$([$($opt)*])?] { $($body)* }
                }
            )*
        }
    };
}

/// The schema const, and under the same name in the type namespace the type that carries the block's consts.
/// That type is public even where the schema is not: public tables name it.
#[doc(hidden)]
#[macro_export]
macro_rules! __block {
    (
        [$k:tt] [$B:ident] [$($ns:ident)*] [$($svis:tt)*]
        [$([$($sattr:tt)*])*] [$( $sopt:ident = $sval:literal )*] [$($import:path;)*] [$($name:ident)*]
    ) => {
        #[doc(hidden)]
        #[allow(
            non_camel_case_types, dead_code, missing_docs, missing_debug_implementations, unreachable_pub
        )]
        pub enum $B<const __LAZY: $k::__private::bool = true> {}

        $(#[$($sattr)*])*
        #[allow(dead_code)]
        $($svis)* const $B: $k::Schema = $k::Schema::of::<$B>(
            $k::__private::namespace($k::__private::concat!($( "::", $k::__private::stringify!($ns) ),*)),
            $crate::__docs!([$k] $([$($sattr)*])*),
        );

        // The parameter keeps `cargo check` from computing every layout: it evaluates the consts of impls
        // without parameters only.
        impl<const __LAZY: $k::__private::bool> $k::__private::Block for $B<__LAZY> {
            const RULE: $k::__private::NamingRule =
                $k::__private::SchemaOptions::new()$( .$sopt($sval) )*.rule;
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

/// One item: its keyword decides. Arms that only explain come last.
#[doc(hidden)]
#[macro_export]
macro_rules! __item {
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        table $name:ident [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__table! { [$k] [$B] [$V] [$P] [$vis] [$($attrs)*] $name [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        struct $name:ident [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__struct! { [$k] [$B] [$vis] [$($attrs)*] $name [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        struct $name:ident [] [$foreign:ty] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__foreign! { [$k] [$B] [$vis] [$($attrs)*] $name [$foreign] [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [$repr:tt] [] [] { $($body:tt)* }
    ) => {
        $crate::__enums_are_stored_as! { $repr }
        $crate::__open! { [$k] [$B] [$vis] [$($attrs)*] $name $repr { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [$repr:tt] [] [[closed]] { $($body:tt)* }
    ) => {
        $crate::__enums_are_stored_as! { $repr }
        $crate::__closed! { [$k] [$B] [$vis] [$($attrs)*] $name $repr { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        flags $name:ident [$repr:tt] [] [] { $($body:tt)* }
    ) => {
        $crate::__flags_are_stored_as! { $repr }
        $crate::__flags! { [$k] [$B] [$vis] [$($attrs)*] $name $repr { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        union $name:ident [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $crate::__union! { [$k] [$B] [$V] [$vis] [$($attrs)*] $name [$($opt)*] { $($body)* } }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $k::__private::compile_error! { $k::__private::concat!(
            "enum `", $k::__private::stringify!($name), "` needs the integer it is stored as: write `enum ",
            $k::__private::stringify!($name), ": u8 { … }`"
        ) }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        flags $name:ident [] [] [$($opt:tt)*] { $($body:tt)* }
    ) => {
        $k::__private::compile_error! { $k::__private::concat!(
            "flags `", $k::__private::stringify!($name), "` need the integer they are stored as: write `flags ",
            $k::__private::stringify!($name), ": u32 { … }`"
        ) }
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        enum $name:ident [$repr:tt] [] [[$( $opt:ident $(= $val:literal)? ),*]] { $($body:tt)* }
    ) => {
        const _: $k::__private::EnumOptions = $k::__private::EnumOptions$( .$opt($($val)?) )*;
    };
    ([$k:tt] [$B:ident] [$V:ident] [$P:ident] [$vis:vis] [$($attrs:tt)*]
        flags $name:ident [$repr:tt] [] [[$( $opt:ident $(= $val:literal)? ),*]] { $($body:tt)* }
    ) => {
        const _: $k::__private::FlagsOptions = $k::__private::FlagsOptions$( .$opt($($val)?) )*;
    };
}
