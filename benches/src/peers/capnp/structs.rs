//! Macros that list the fields of types, each once for writing and for walking.
//!
//! They expect `generated` to be the generated module, and `native` the one with the plain types. The kinds
//! of fields are explained in [`fields`](super::fields).

/// Structs and groups by their fields: `Type in module, another { kind field, … }`. A type that is a struct
/// here and a group there is in several modules.
macro_rules! structs {
    ($($Type:ident in $($($module:ident)::+),+ { $($fields:tt)* })*) => {$(
        $crate::peers::capnp::structs!(@ each [$($($module)::+),+] $Type { $($fields)* });
    )*};
    (@ each [$($($module:ident)::+),+] $Type:ident $fields:tt) => {$(
        $crate::peers::capnp::structs!(@ $Type [$($module)::+] $fields);
    )+};
    (@ walk [$($module:ident)::+] { $($kind:ident $field:ident $([$($bit:ident)*])?),* }) => {
        impl $crate::walk::Walk for generated::$($module)::+::Reader<'_> {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                let from = *self;
                $($crate::peers::capnp::fields::walk!($kind from $field sum $([$($bit)*])?);)*
            }
        }
    };
    (@ $Type:ident [$($module:ident)::+] { $($kind:ident $field:ident $([$($bit:ident)*])?),* $(,)? }) => {
        impl $crate::peers::capnp::Fill<generated::$($module)::+::Builder<'_>> for native::$Type {
            #[inline]
            fn put(&self, mut to: generated::$($module)::+::Builder<'_>) {
                $($crate::peers::capnp::fields::set!($kind to $field (self.$field) $([self $($bit)*])?);)*
            }
        }

        impl $crate::peers::capnp::Item<generated::$($module)::+::Owned> for native::$Type {
            #[inline]
            fn put_item(&self, builder: generated::$($module)::+::Builder<'_>) {
                $crate::peers::capnp::Fill::put(self, builder);
            }
        }

        $crate::peers::capnp::structs!(@ walk [$($module)::+] { $($kind $field $([$($bit)*])?),* });
    };
}
pub(super) use structs;

/// Enums by their variants.
macro_rules! enums {
    ($($Enum:ident { $($variant:ident),* })*) => {$(
        impl $crate::peers::capnp::Scalar<generated::$Enum> for native::$Enum {
            #[inline(always)]
            fn scalar(self) -> generated::$Enum {
                match self { $(Self::$variant => generated::$Enum::$variant),* }
            }
        }

        impl $crate::walk::Walk for generated::$Enum {
            #[inline(always)]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                sum.mix(*self as u64);
            }
        }
    )*};
}
pub(super) use enums;

/// Dictionaries, by the struct of their entries.
macro_rules! entries {
    ($entry:ident: $key:ident $Key:ty => $value:ident $Value:ty) => {
        impl $crate::peers::capnp::Fill<generated::$entry::Builder<'_>> for (&$Key, &$Value) {
            #[inline]
            fn put(&self, mut to: generated::$entry::Builder<'_>) {
                $crate::peers::capnp::fields::set!($key to key (*self.0));
                $crate::peers::capnp::fields::set!($value to value (*self.1));
            }
        }

        impl $crate::peers::capnp::Item<generated::$entry::Owned> for (&$Key, &$Value) {
            #[inline]
            fn put_item(&self, builder: generated::$entry::Builder<'_>) {
                $crate::peers::capnp::Fill::put(self, builder);
            }
        }

        $crate::peers::capnp::structs!(@ walk [$entry] { $key key, $value value });
    };
}
pub(super) use entries;

/// The union `Component` by its arms.
macro_rules! unions {
    ($($index:literal: $arm:ident $Arm:ident),* $(,)?) => { paste::paste! {
        impl $crate::peers::capnp::Fill<generated::component::Builder<'_>> for native::Component {
            #[inline]
            fn put(&self, to: generated::component::Builder<'_>) {
                match self {
                    $(Self::$Arm(arm) => $crate::peers::capnp::Fill::put(arm, to.[<init_ $arm>]()),)*
                }
            }
        }

        impl $crate::peers::capnp::Item<generated::component::Owned> for native::Component {
            #[inline]
            fn put_item(&self, builder: generated::component::Builder<'_>) {
                $crate::peers::capnp::Fill::put(self, builder);
            }
        }

        impl $crate::walk::Walk for generated::component::Reader<'_> {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match self.which().expect($crate::peers::capnp::GOOD) {
                    $(generated::component::[<$arm:camel>](arm) => $crate::walk::walk_arm($index, &arm, sum),)*
                }
            }
        }
    }};
}
pub(super) use unions;
