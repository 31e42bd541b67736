//! Declares plain Rust types with the derives of every peer.

/// Declares the plain types of a workload beside ours: `struct Name = ours::Name { fields }`, `plain Name = …`
/// for those that are laid out like C, and `enum Name = ours::Name { Arm(Type) }` for unions. Each can be
/// made from ours and walked over, and so can what rkyv makes of it.
macro_rules! native {
    () => {};
    ($(#[$meta:meta])* plain $Name:ident = $Ours:ty { $($field:ident: $Type:ty),* $(,)? } $($rest:tt)*) => {
        $crate::workloads::native! { @struct [
            $(#[$meta])*
            #[repr(C)]
            #[derive(Copy)]
            #[cfg_attr(feature = "peers", derive(musli_zerocopy::ZeroCopy))]
        ] $Name = $Ours { $($field: $Type),* } }
        $crate::workloads::native! { $($rest)* }
    };
    ($(#[$meta:meta])* struct $Name:ident = $Ours:ty { $($field:ident: $Type:ty),* $(,)? } $($rest:tt)*) => {
        $crate::workloads::native! { @struct [$(#[$meta])*] $Name = $Ours { $($field: $Type),* } }
        $crate::workloads::native! { $($rest)* }
    };
    (@struct [$(#[$meta:meta])*] $Name:ident = $Ours:ty { $($field:ident: $Type:ty),* }) => {
        $crate::workloads::native! { @derive
            #[cfg_attr(feature = "peers", derive(bincode::Decode, bincode::Encode))]
            $(#[$meta])*
            #[allow(missing_docs, reason = "as in the schema")]
            pub struct $Name { $(pub $field: $Type),* }
        }

        impl $crate::workloads::Native<$Ours> for $Name {
            fn native(ours: &$Ours) -> Self {
                Self { $($field: $crate::workloads::Native::native(&ours.$field)),* }
            }
        }

        $crate::walk::walk_fields! { $Name { $($field),* } }
        #[cfg(feature = "peers")]
        paste::paste! {
            $crate::walk::walk_fields! { [<Archived $Name>] { $($field),* } }
        }
        #[cfg(feature = "peers")]
        $crate::peers::by_hand::nanoserde! { struct $Name { $($field),* } }
    };
    // An open enum of ours is a real enum here; the data has no other values.
    ($(#[$meta:meta])* enum $Name:ident: $Repr:ty = $Ours:ident { $($variant:ident),* $(,)? } $($rest:tt)*) => {
        $crate::workloads::native! { @derive
            $(#[$meta])*
            #[derive(Copy)]
            #[cfg_attr(feature = "peers", derive(bincode::Decode, bincode::Encode))]
            #[allow(missing_docs, reason = "as in the schema")]
            pub enum $Name { $($variant),* }
        }

        impl $crate::workloads::Native<$Ours> for $Name {
            fn native(ours: &$Ours) -> Self {
                match *ours {
                    $($Ours::$variant => Self::$variant,)*
                    other => unreachable!("the data has no {other:?}"),
                }
            }
        }

        impl $crate::walk::Walk for $Name {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                sum.mix(*self as u64);
            }
        }
        #[cfg(feature = "peers")]
        paste::paste! {
            impl $crate::walk::Walk for [<Archived $Name>] {
                #[inline]
                fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                    sum.mix(match self { $(Self::$variant => $Name::$variant as u64),* });
                }
            }
        }
        #[cfg(feature = "peers")]
        $crate::peers::by_hand::nanoserde! { enum $Name { $($variant),* } }
        $crate::workloads::native! { $($rest)* }
    };
    ($(#[$meta:meta])* union $Name:ident = $Ours:ident { $($index:literal: $Arm:ident),* $(,)? } $($rest:tt)*) => {
        $crate::workloads::native! { @derive
            $(#[$meta])*
            #[allow(missing_docs, reason = "as in the schema")]
            pub enum $Name { $($Arm($Arm)),* }
        }

        impl $crate::workloads::Native<$Ours> for $Name {
            fn native(ours: &$Ours) -> Self {
                match ours {
                    $($Ours::$Arm(arm) => Self::$Arm($crate::workloads::Native::native(arm)),)*
                    other => unreachable!("the data has no {other:?}"),
                }
            }
        }

        impl $crate::walk::Walk for $Name {
            #[inline]
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match self { $(Self::$Arm(arm) => $crate::walk::walk_arm($index, arm, sum)),* }
            }
        }
        #[cfg(feature = "peers")]
        paste::paste! {
            impl $crate::walk::Walk for [<Archived $Name>] {
                #[inline]
                fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                    match self { $(Self::$Arm(arm) => $crate::walk::walk_arm($index, arm, sum)),* }
                }
            }
        }
        #[cfg(feature = "peers")]
        $crate::peers::by_hand::nanoserde! { union $Name { $($index: $Arm),* } }
        #[cfg(feature = "peers")]
        $crate::peers::by_hand::bincode! { union $Name { $($index: $Arm),* } }
        $crate::workloads::native! { $($rest)* }
    };
    (@derive $($item:tt)*) => {
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "peers", derive(
            bitcode::Decode, bitcode::Encode, borsh::BorshDeserialize,
            borsh::BorshSerialize, rkyv::Archive, rkyv::Deserialize,
            rkyv::Serialize, savefile_derive::Savefile, serde::Deserialize, serde::Serialize,
            speedy::Readable, speedy::Writable, wincode::SchemaRead, wincode::SchemaWrite,
        ))]
        $($item)*
    };
}
pub(crate) use native;
