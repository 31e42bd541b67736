//! Macros that list the fields of types, each once for writing and for walking, in place and owned.
//!
//! They expect `fb` to be the generated module, and `native` the one with the plain types. The names are
//! those of the types and fields in both; `generated = plain` stands for a field whose names differ.

/// Tables by their fields. Each field needs a comma after it.
macro_rules! tables {
    ($($Table:ident { $($fields:tt)* })*) => {
        $($crate::peers::flatbuffers::tables!(@ $Table [] $($fields)*);)*
    };
    (@ $Table:ident [$($done:tt)*] $field:ident = $native:ident, $($rest:tt)*) => {
        $crate::peers::flatbuffers::tables!(@ $Table [$($done)* $field $native,] $($rest)*);
    };
    (@ $Table:ident [$($done:tt)*] $field:ident, $($rest:tt)*) => {
        $crate::peers::flatbuffers::tables!(@ $Table [$($done)* $field $field,] $($rest)*);
    };
    (@ $Table:ident [$($field:ident $native:ident,)*]) => { paste::paste! {
        impl $crate::peers::flatbuffers::Arg<'_, Option<flatbuffers::WIPOffset<fb::$Table<'static>>>>
            for native::$Table
        {
            #[inline]
            fn arg(
                &self,
                writer: &mut $crate::peers::flatbuffers::Writer,
            ) -> Option<flatbuffers::WIPOffset<fb::$Table<'static>>> {
                $(let $field = $crate::peers::flatbuffers::Arg::arg(&self.$native, writer);)*
                Some(fb::$Table::create(&mut writer.builder, &fb::[<$Table Args>] { $($field),* }))
            }
        }

        $crate::peers::flatbuffers::tables!(@ walk $Table { $($field),* });
    }};
    (@ walk $Table:ident { $($field:ident),* }) => { paste::paste! {
        impl $crate::walk::Walk for fb::$Table<'_> {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                $($crate::walk::Walk::walk(&self.$field(), sum);)*
            }
        }

        $crate::walk::walk_fields! { fb::[<$Table T>] { $($field),* } }
    }};
}
pub(super) use tables;

/// Plain structs by their fields.
macro_rules! structs {
    ($($Struct:ident { $($field:ident: $Type:ty),* $(,)? })*) => {$( paste::paste! {
        // Without padding, a struct is as large as its fields together.
        const _: () = assert!(size_of::<native::$Struct>() == 0 $(+ size_of::<$Type>())*);
        const _: fn(native::$Struct) = |native::$Struct { $($field),* }| {
            $(let _: $Type = $field;)*
        };

        impl<'n> $crate::peers::flatbuffers::Arg<'n, Option<&'n fb::$Struct>> for native::$Struct {
            #[inline(always)]
            fn arg(&'n self, _: &mut $crate::peers::flatbuffers::Writer) -> Option<&'n fb::$Struct> {
                $crate::peers::flatbuffers::write::same_bytes(std::slice::from_ref(self)).first()
            }
        }

        impl $crate::peers::flatbuffers::Arg<'_, Option<
            flatbuffers::WIPOffset<flatbuffers::Vector<'static, fb::$Struct>>,
        >> for Vec<native::$Struct> {
            #[inline]
            fn arg(
                &self,
                writer: &mut $crate::peers::flatbuffers::Writer,
            ) -> Option<flatbuffers::WIPOffset<flatbuffers::Vector<'static, fb::$Struct>>> {
                let structs: &[fb::$Struct] = $crate::peers::flatbuffers::write::same_bytes(self);
                Some(writer.builder.create_vector(structs))
            }
        }

        impl $crate::walk::Walk for fb::$Struct {
            #[inline(always)]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                $($crate::walk::Walk::walk(&self.$field(), sum);)*
            }
        }

        $crate::walk::walk_fields! { fb::[<$Struct T>] { $($field),* } }
    })*};
}
pub(super) use structs;

/// Enums, which have the same numbers in both modules.
macro_rules! enums {
    ($($Enum:ident),*) => {$(
        impl $crate::peers::flatbuffers::Arg<'_, fb::$Enum> for native::$Enum {
            #[inline(always)]
            fn arg(&self, _: &mut $crate::peers::flatbuffers::Writer) -> fb::$Enum {
                fb::$Enum(*self as u8)
            }
        }

        impl $crate::walk::Walk for fb::$Enum {
            #[inline(always)]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                $crate::walk::Walk::walk(&self.0, sum);
            }
        }
    )*};
}
pub(super) use enums;

/// Dictionaries, by the table of their entries.
macro_rules! entries {
    ($Entry:ident: $Key:ty => $Value:ty) => {
        paste::paste! {
            impl $crate::peers::flatbuffers::Arg<'_, Option<flatbuffers::WIPOffset<
                flatbuffers::Vector<'static, flatbuffers::ForwardsUOffset<fb::$Entry<'static>>>,
            >>> for std::collections::BTreeMap<$Key, $Value> {
                #[inline]
                fn arg(
                    &self,
                    writer: &mut $crate::peers::flatbuffers::Writer,
                ) -> Option<flatbuffers::WIPOffset<
                    flatbuffers::Vector<'static, flatbuffers::ForwardsUOffset<fb::$Entry<'static>>>,
                >> {
                    writer.list(self.iter(), |writer, (key, value)| {
                        let key = $crate::peers::flatbuffers::Arg::arg(key, writer);
                        let value = $crate::peers::flatbuffers::Arg::arg(value, writer);
                        Some(fb::$Entry::create(&mut writer.builder, &fb::[<$Entry Args>] { key, value }))
                    })
                }
            }

            $crate::peers::flatbuffers::tables!(@ walk $Entry { key, value });
        }
    };
}
pub(super) use entries;

/// The union `Component`, in the table `ComponentSlot`, by its arms.
macro_rules! unions {
    ($($index:literal: $Arm:ident),* $(,)?) => { paste::paste! {
        impl $crate::peers::flatbuffers::Arg<'_, Option<flatbuffers::WIPOffset<fb::ComponentSlot<'static>>>>
            for native::Component
        {
            #[inline]
            fn arg(
                &self,
                writer: &mut $crate::peers::flatbuffers::Writer,
            ) -> Option<flatbuffers::WIPOffset<fb::ComponentSlot<'static>>> {
                let (component_type, component) = match self {
                    $(Self::$Arm(arm) => {
                        let arm: Option<flatbuffers::WIPOffset<fb::$Arm<'static>>> =
                            $crate::peers::flatbuffers::Arg::arg(arm, writer);
                        (fb::Component::$Arm, arm?.as_union_value())
                    })*
                };
                let slot = fb::ComponentSlotArgs { component_type, component: Some(component) };
                Some(fb::ComponentSlot::create(&mut writer.builder, &slot))
            }
        }

        impl $crate::walk::Walk for fb::ComponentSlot<'_> {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match self.component_type() {
                    $(fb::Component::$Arm => match self.[<component_as_ $Arm:snake>]() {
                        Some(arm) => $crate::walk::walk_arm($index, &arm, sum),
                        None => sum.absent(),
                    },)*
                    _ => sum.absent(),
                }
            }
        }

        impl $crate::walk::Walk for fb::ComponentT {
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match self {
                    $(Self::$Arm(arm) => $crate::walk::walk_arm($index, arm, sum),)*
                    Self::NONE => sum.absent(),
                }
            }
        }

        $crate::walk::walk_fields! { fb::ComponentSlotT { component } }
    }};
}
pub(super) use unions;

impl<'a, T: flatbuffers::Follow<'a, Inner: crate::walk::Walk>> crate::walk::Walk
    for flatbuffers::Vector<'a, T>
{
    #[inline]
    fn walk<S: crate::walk::Sink>(&self, sum: &mut S) {
        crate::walk::walk_all(self.iter(), sum);
    }
}
