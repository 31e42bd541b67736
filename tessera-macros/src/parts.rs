//! Helpers for one field, one arm or one variant.

/// The doc lines among the attributes of `$what`, as `&[&str]`. Refuses `#[cfg]`. Each step takes a run of
/// doc lines or one other attribute.
#[doc(hidden)]
#[macro_export]
macro_rules! __docs {
    ([$k:tt] $what:ident $([doc = $doc:expr])*) => { &[$($doc),*] };
    ([$k:tt] $what:ident [doc = $doc:expr] $($rest:tt)*) => { $crate::__docs!(@ [$k] $what [$doc] $($rest)*) };
    ([$k:tt] $what:ident [cfg $($predicate:tt)*] $($rest:tt)*) => { $crate::__blame!([$k] NoCfg $what) };
    ([$k:tt] $what:ident [$($other:tt)*] $($rest:tt)*) => { $crate::__docs!([$k] $what $($rest)*) };
    (@ [$k:tt] $what:ident [$($doc:expr),*] $([doc = $more:expr])*) => { &[$($doc,)* $($more),*] };
    (@ [$k:tt] $what:ident [$($doc:expr),*] [doc = $more:expr] $($rest:tt)*) => {
        $crate::__docs!(@ [$k] $what [$($doc,)* $more] $($rest)*)
    };
    (@ [$k:tt] $what:ident [$($doc:expr),*] [cfg $($predicate:tt)*] $($rest:tt)*) => {
        $crate::__blame!([$k] NoCfg $what)
    };
    (@ [$k:tt] $what:ident [$($doc:expr),*] [$($other:tt)*] $($rest:tt)*) => {
        $crate::__docs!(@ [$k] $what [$($doc),*] $($rest)*)
    };
}

/// Reports a mistake under the name of what has it: rustc points at the name of a method whose bounds do
/// not hold, and at no other use of a name that went through a macro.
#[doc(hidden)]
#[macro_export]
macro_rules! __blame {
    ([$k:tt] $mistake:ident $what:ident) => {{
        trait __Blame: $k::__private::Sized {
            fn $what<__T: $k::__private::$mistake>(self) -> __T {
                loop {}
            }
        }
        impl __Blame for $k::__private::Mistake {}
        let $k::__private::Mistake = $k::__private::Mistake.$what();
        &[]
    }};
}

/// An accessor with the field's doc lines; other attributes stay with the owned type.
#[doc(hidden)]
#[macro_export]
macro_rules! __accessor {
    ([$k:tt] [$($function:tt)*] $([doc = $doc:expr])*) => {
        $(#[doc = $doc])*
        #[inline]
        #[must_use]
        #[allow(missing_docs)]
        $($function)*
    };
    ([$k:tt] [$($function:tt)*] $([$($attr:tt)*])*) => {
        $crate::__accessor! { @ [$k] [] [$($function)*] $([$($attr)*])* }
    };
    (@ [$k:tt] [$($doc:expr),*] [$($function:tt)*] $([doc = $more:expr])*) => {
        $crate::__accessor! { [$k] [$($function)*] $([doc = $doc])* $([doc = $more])* }
    };
    (@ [$k:tt] [$($doc:expr),*] [$($function:tt)*] [doc = $more:expr] $($rest:tt)*) => {
        $crate::__accessor! { @ [$k] [$($doc,)* $more] [$($function)*] $($rest)* }
    };
    (@ [$k:tt] [$($doc:expr),*] [$($function:tt)*] [$($other:tt)*] $($rest:tt)*) => {
        $crate::__accessor! { @ [$k] [$($doc),*] [$($function)*] $($rest)* }
    };
}

/// What a field marked `[skip]` starts as.
#[doc(hidden)]
#[macro_export]
macro_rules! __skipped {
    ([$k:tt]) => {
        $k::__private::Default::default()
    };
    ([$k:tt] __lost) => {
        $k::__private::lost()
    };
}
