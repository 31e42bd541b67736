//! Macros that list the fields of types, each once for converting and for walking, in place and owned.
//!
//! They expect `generated` to be the generated module, and `native` the one with the plain types. The names
//! are those of the types and fields in both; `generated = plain` stands for a field whose names differ.

/// Tables by their fields. Each field needs a comma after it.
macro_rules! tables {
    ($($Table:ident { $($fields:tt)* })*) => {
        $($crate::peers::planus::tables!(@ $Table [] $($fields)*);)*
    };
    (@ $Table:ident [$($done:tt)*] $field:ident = $native:ident, $($rest:tt)*) => {
        $crate::peers::planus::tables!(@ $Table [$($done)* $field $native,] $($rest)*);
    };
    (@ $Table:ident [$($done:tt)*] $field:ident, $($rest:tt)*) => {
        $crate::peers::planus::tables!(@ $Table [$($done)* $field $field,] $($rest)*);
    };
    (@ $Table:ident [$($field:ident $native:ident,)*]) => {
        impl $crate::peers::planus::Convert<generated::$Table> for native::$Table {
            fn convert(&self) -> generated::$Table {
                generated::$Table { $($field: $crate::peers::planus::Convert::convert(&self.$native)),* }
            }
        }

        $crate::peers::planus::tables!(@ walk $Table { $($field),* });
    };
    (@ walk $Table:ident { $($field:ident),* }) => { paste::paste! {
        impl $crate::walk::Walk for generated::[<$Table Ref>]<'_> {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                $($crate::walk::Walk::walk(&self.$field(), sum);)*
            }
        }

        $crate::walk::walk_fields! { generated::$Table { $($field),* } }
    }};
}
pub(super) use tables;

/// Plain structs by their fields, which are read without a `Result`. Otherwise they are like tables.
macro_rules! structs {
    ($($Struct:ident { $($field:ident),* })*) => {
        $crate::peers::planus::tables! { $($Struct { $($field,)* })* }
    };
}
pub(super) use structs;

/// Enums by their variants.
macro_rules! enums {
    ($($Enum:ident { $($variant:ident),* })*) => {$(
        impl $crate::peers::planus::Convert<generated::$Enum> for native::$Enum {
            fn convert(&self) -> generated::$Enum {
                match self { $(Self::$variant => generated::$Enum::$variant),* }
            }
        }

        impl $crate::walk::Walk for generated::$Enum {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                sum.mix(*self as u64);
            }
        }
    )*};
}
pub(super) use enums;

/// Dictionaries, by the table of their entries.
macro_rules! entries {
    ($Entry:ident: $Key:ty => $Value:ty) => {
        impl $crate::peers::planus::Convert<Vec<generated::$Entry>>
            for std::collections::BTreeMap<$Key, $Value>
        {
            fn convert(&self) -> Vec<generated::$Entry> {
                let entry = |(key, value): (&$Key, &$Value)| generated::$Entry {
                    key: $crate::peers::planus::Convert::convert(key),
                    value: $crate::peers::planus::Convert::convert(value),
                };
                self.iter().map(entry).collect()
            }
        }

        $crate::peers::planus::tables!(@ walk $Entry { key, value });
    };
}
pub(super) use entries;

/// The union `Component` by its arms.
macro_rules! unions {
    ($($index:literal: $Arm:ident),* $(,)?) => {
        impl $crate::peers::planus::Convert<generated::Component> for native::Component {
            fn convert(&self) -> generated::Component {
                match self {
                    $(Self::$Arm(arm) => {
                        generated::Component::$Arm($crate::peers::planus::Convert::convert(arm))
                    })*
                }
            }
        }

        impl $crate::walk::Walk for generated::ComponentRef<'_> {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match self { $(Self::$Arm(arm) => $crate::walk::walk_arm($index, arm, sum)),* }
            }
        }

        impl $crate::walk::Walk for generated::Component {
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match self { $(Self::$Arm(arm) => $crate::walk::walk_arm($index, arm, sum)),* }
            }
        }
    };
}
pub(super) use unions;
