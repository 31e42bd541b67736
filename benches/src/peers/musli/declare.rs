//! Declares the stored forms of structs, enums and unions.

/// Declares what stands in a buffer for a plain struct: `struct Name = plain::Name { members } reads [order]`.
///
/// The members are in the order of their places, with the presence bits between semicolons if any is optional;
/// what is read, in declaration order, has a question mark where it is optional.
macro_rules! stored {
    ($(
        struct $Name:ident = $Plain:ty {
            $($first:ident: $First:ty),* $(,)?
            $(; present: $Bits:ty; $($second:ident: $Second:ty),* $(,)?)?
        } reads [$($member:ident $(? $(@ $optional:tt)?)?),* $(,)?]
    )*) => {$(paste::paste! {
        #[derive(Clone, Copy, Debug, musli_zerocopy::ZeroCopy)]
        #[repr(C)]
        #[allow(missing_docs, reason = "as in the schema")]
        pub struct $Name {
            $(pub $first: $First,)*
            $(pub present: $Bits, $(pub $second: $Second,)*)?
        }

        /// The members by number, which is the number of their presence bit.
        #[allow(non_camel_case_types, dead_code, missing_docs, reason = "these are names of members")]
        #[derive(Clone, Copy, Debug)]
        pub enum [<$Name Member>] { $($member),* }

        $(
            impl $Name {
                /// An optional member, if it is there.
                #[allow(dead_code, reason = "only some are read alone")]
                #[inline]
                pub fn option<T>(&self, member: [<$Name Member>], value: T) -> Option<T> {
                    let bits: $Bits = 1 << member as u32;
                    (self.present & bits != 0).then_some(value)
                }
            }
        )?

        impl $crate::peers::musli::stored::Store for $Plain {
            type Stored = $Name;

            #[inline]
            fn store(&self, buf: &mut musli_zerocopy::OwnedBuf) -> $Name {
                $(let mut present: $Bits = 0;)?
                $(
                    let $member = $crate::peers::musli::declare::stored!(
                        @store self.$member, buf
                        $(, present |= 1 << [<$Name Member>]::$member as u32 $(@ $optional)?)?
                    );
                )*
                $Name { $($first,)* $(present: { let bits: $Bits = present; bits }, $($second,)*)? }
            }
        }

        impl $crate::peers::musli::stored::Stored for $Name {
            #[inline]
            fn read<S: $crate::walk::Sink>(&self, buf: &musli_zerocopy::Buf, sum: &mut S) {
                $($crate::peers::musli::declare::stored!(
                    @read self.$member, buf, sum
                    $(, self.present & 1 << [<$Name Member>]::$member as u32 $(@ $optional)?)?
                );)*
            }
        }
    })*};
    (@store $value:expr, $buf:ident) => {
        $crate::peers::musli::stored::Store::store(&$value, $buf)
    };
    (@store $value:expr, $buf:ident, $present:ident |= $bit:expr) => {
        match &$value {
            Some(value) => {
                $present |= $bit;
                $crate::peers::musli::stored::Store::store(value, $buf)
            }
            None => $crate::peers::musli::stored::Absent::absent(),
        }
    };
    (@read $value:expr, $buf:ident, $sum:ident) => {
        $crate::peers::musli::stored::Stored::read(&$value, $buf, $sum)
    };
    (@read $value:expr, $buf:ident, $sum:ident, $present:expr) => {
        if $present != 0 {
            $crate::peers::musli::stored::Stored::read(&$value, $buf, $sum);
        } else {
            $crate::walk::Sink::absent($sum);
        }
    };
}
pub(super) use stored;

/// Declares the stored form of an enum without data.
macro_rules! stored_enum {
    ($($Name:ident = $Plain:ty { $($Variant:ident),* $(,)? })*) => {$(
        #[derive(Clone, Copy, Debug, musli_zerocopy::ZeroCopy)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "as in the schema")]
        pub enum $Name { $($Variant),* }

        impl $crate::peers::musli::stored::Store for $Plain {
            type Stored = $Name;

            #[inline]
            fn store(&self, _: &mut musli_zerocopy::OwnedBuf) -> $Name {
                match self {
                    $(Self::$Variant => $Name::$Variant,)*
                }
            }
        }

        impl $crate::peers::musli::stored::Stored for $Name {
            #[inline]
            fn read<S: $crate::walk::Sink>(&self, _: &musli_zerocopy::Buf, sum: &mut S) {
                sum.mix(*self as u64);
            }
        }
    )*};
}
pub(super) use stored_enum;

/// Declares the stored form of a union: an enum that holds its small arms and refers to those marked `apart`.
macro_rules! stored_union {
    ($($Name:ident = $Plain:ty {
        $($index:literal: $Arm:ident = $Stored:ty $(, apart $(@ $apart:tt)?)?;)*
    })*) => {$(
        #[derive(Clone, Copy, Debug, musli_zerocopy::ZeroCopy)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "as in the schema")]
        pub enum $Name { $($Arm($Stored)),* }

        impl $crate::peers::musli::stored::Store for $Plain {
            type Stored = $Name;

            #[inline]
            fn store(&self, buf: &mut musli_zerocopy::OwnedBuf) -> $Name {
                match self {$(
                    Self::$Arm(arm) => {
                        let arm = $crate::peers::musli::stored::Store::store(arm, buf);
                        $(let arm = buf.store(&arm).expect($crate::peers::musli::stored::GOOD); $($apart)?)?
                        $Name::$Arm(arm)
                    }
                )*}
            }
        }

        impl $crate::peers::musli::stored::Stored for $Name {
            #[inline]
            fn read<S: $crate::walk::Sink>(&self, buf: &musli_zerocopy::Buf, sum: &mut S) {
                match self {$(
                    Self::$Arm(arm) => {
                        sum.mix($index);
                        $crate::peers::musli::stored::Stored::read(arm, buf, sum);
                    }
                )*}
            }
        }
    )*};
}
pub(super) use stored_union;
