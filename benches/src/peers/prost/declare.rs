//! Declares messages: each from a plain struct, and walked over in its declaration order.

/// Declares the message of a plain struct: `member: Type = number [kind]`, in declaration order.
///
/// The kind is what would stand in prost's attribute. A list that may be null has the number of a flag behind
/// it, which is set if the list is there and empty.
macro_rules! messages {
    ($($Name:ident = $Plain:ty {
        $($member:ident: $Type:ty = $number:literal [$($kind:tt)*] $(, $empty:literal if empty)?;)*
    })*) => {$(paste::paste! {
        #[derive(Clone, PartialEq, prost::Message)]
        #[allow(missing_docs, reason = "as in the schema")]
        pub struct $Name {$(
            #[prost($($kind)*, tag = $number)]
            pub $member: $Type,
            $(
                #[prost(bool, tag = $empty)]
                pub [<$member _empty>]: bool,
            )?
        )*}

        impl $crate::workloads::Native<$Plain> for $Name {
            fn native(plain: &$Plain) -> Self {
                Self {$(
                    $member: $crate::peers::prost::declare::messages!(@made plain.$member $(, $empty)?),
                    $([<$member _empty>]:
                        $crate::peers::prost::declare::messages!(@empty plain.$member, $empty),)?
                )*}
            }
        }

        impl $crate::walk::Walk for $Name {
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                $($crate::peers::prost::declare::messages!(
                    @walk sum, self.$member $(, $empty, self.[<$member _empty>])?
                );)*
            }
        }
    })*};
    (@made $value:expr) => {
        $crate::workloads::Native::native(&$value)
    };
    (@made $list:expr, $empty:literal) => {
        $list.as_ref().map_or_else(Vec::new, $crate::workloads::Native::native)
    };
    (@empty $list:expr, $empty:literal) => {
        $list.as_ref().is_some_and(Vec::is_empty)
    };
    (@walk $sum:ident, $value:expr) => {
        $crate::walk::Walk::walk(&$value, $sum)
    };
    (@walk $sum:ident, $list:expr, $number:literal, $empty:expr) => {
        if $list.is_empty() && !$empty {
            $crate::walk::Sink::absent($sum);
        } else {
            $crate::walk::Walk::walk(&$list, $sum);
        }
    };
}
pub(super) use messages;

/// Declares the message of a union, which is a message with nothing but a oneof, since those cannot be repeated.
macro_rules! unions {
    ($($Name:ident, $Arm:ident of $plain:ident {
        $($index:literal: $Message:ident = $number:literal),* $(,)?
    })*) => {$(
        #[derive(Clone, PartialEq, prost::Message)]
        #[allow(missing_docs, reason = "as in the schema")]
        pub struct $Name {
            #[prost(oneof($Arm), tags($($number),*))]
            pub arm: Option<$Arm>,
        }

        #[derive(Clone, PartialEq, prost::Oneof)]
        #[allow(missing_docs, reason = "as in the schema")]
        #[allow(clippy::large_enum_variant, reason = "prost boxes only what is recursive")]
        pub enum $Arm {$(
            #[prost(message, tag = $number)]
            $Message($Message),
        )*}

        impl $crate::workloads::Native<$plain::$Name> for $Name {
            fn native(union: &$plain::$Name) -> Self {
                let arm = match union {
                    $($plain::$Name::$Message(arm) => $Arm::$Message($crate::workloads::Native::native(arm)),)*
                };
                Self { arm: Some(arm) }
            }
        }

        impl $crate::walk::Walk for $Name {
            fn walk<S: $crate::walk::Sink>(&self, sum: &mut S) {
                match &self.arm {
                    $(Some($Arm::$Message(arm)) => $crate::walk::walk_arm($index, arm, sum),)*
                    None => $crate::walk::Sink::absent(sum),
                }
            }
        }
    )*};
}
pub(super) use unions;

/// Says which message is the root of a workload.
macro_rules! roots {
    ($($Plain:ty: $Message:ty),* $(,)?) => {$(
        impl $crate::peers::prost::Schema for $Plain {
            type Message = $Message;
        }
    )*};
}
pub(super) use roots;
