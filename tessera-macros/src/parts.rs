//! Helpers for one field or one arm.

/// The doc lines among attributes, as `&[&str]`. Refuses `#[cfg]`. Each step takes a run of doc lines or one
/// other attribute.
#[doc(hidden)]
#[macro_export]
macro_rules! __docs {
    ([$k:tt] $([doc = $doc:expr])*) => { &[$($doc),*] };
    ([$k:tt] [doc = $doc:expr] $($rest:tt)*) => { $crate::__docs!(@ [$k] [$doc] $($rest)*) };
    ([$k:tt] [cfg $($predicate:tt)*] $($rest:tt)*) => {
        $k::__private::compile_error!(
            "`#[cfg]` cannot stand in a schema: a schema that depends on features has two fingerprints; \
             declare the field always, or two schemas"
        )
    };
    ([$k:tt] [$($other:tt)*] $($rest:tt)*) => { $crate::__docs!([$k] $($rest)*) };
    (@ [$k:tt] [$($doc:expr),*] $([doc = $more:expr])*) => { &[$($doc,)* $($more),*] };
    (@ [$k:tt] [$($doc:expr),*] [doc = $more:expr] $($rest:tt)*) => {
        $crate::__docs!(@ [$k] [$($doc,)* $more] $($rest)*)
    };
    (@ [$k:tt] [$($doc:expr),*] [cfg $($predicate:tt)*] $($rest:tt)*) => {
        $crate::__docs!([$k] [cfg $($predicate)*])
    };
    (@ [$k:tt] [$($doc:expr),*] [$($other:tt)*] $($rest:tt)*) => {
        $crate::__docs!(@ [$k] [$($doc),*] $($rest)*)
    };
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

/// The type of an arm: given, or the table of the arm's name.
#[doc(hidden)]
#[macro_export]
macro_rules! __arm {
    ($arm:ident) => {
        $arm
    };
    ($arm:ident $ty:ty) => {
        $ty
    };
}
