//! What two derives would write, which do not take types that come out of a macro: all of nanoserde's, which
//! parses types by itself (fields one after the other, variants by their number as a `u16`), and bincode's of
//! enums with data (variants by their number as a `u32`).

/// The error of an unknown variant.
#[must_use]
#[cold]
pub fn unknown_variant(offset: usize) -> nanoserde::DeBinErr {
    nanoserde::DeBinErr::new(offset, 0, 0)
}

/// Implements nanoserde's traits for a struct, an enum without data or a union.
macro_rules! nanoserde {
    (struct $Name:ident { $($field:ident),* }) => {
        impl nanoserde::SerBin for $Name {
            fn ser_bin(&self, output: &mut Vec<u8>) {
                $(self.$field.ser_bin(output);)*
            }
        }

        impl nanoserde::DeBin for $Name {
            fn de_bin(offset: &mut usize, bytes: &[u8]) -> Result<Self, nanoserde::DeBinErr> {
                Ok(Self { $($field: nanoserde::DeBin::de_bin(offset, bytes)?),* })
            }
        }
    };
    (enum $Name:ident { $($variant:ident),* }) => {
        impl nanoserde::SerBin for $Name {
            fn ser_bin(&self, output: &mut Vec<u8>) {
                (*self as u16).ser_bin(output);
            }
        }

        impl nanoserde::DeBin for $Name {
            fn de_bin(offset: &mut usize, bytes: &[u8]) -> Result<Self, nanoserde::DeBinErr> {
                let variant = u16::de_bin(offset, bytes)?;
                $(if variant == Self::$variant as u16 {
                    return Ok(Self::$variant);
                })*
                Err($crate::peers::by_hand::unknown_variant(*offset))
            }
        }
    };
    (union $Name:ident { $($index:literal: $Arm:ident),* }) => {
        impl nanoserde::SerBin for $Name {
            fn ser_bin(&self, output: &mut Vec<u8>) {
                match self {
                    $(Self::$Arm(arm) => {
                        let number: u16 = $index;
                        number.ser_bin(output);
                        arm.ser_bin(output);
                    })*
                }
            }
        }

        impl nanoserde::DeBin for $Name {
            fn de_bin(offset: &mut usize, bytes: &[u8]) -> Result<Self, nanoserde::DeBinErr> {
                match u16::de_bin(offset, bytes)? {
                    $($index => Ok(Self::$Arm(nanoserde::DeBin::de_bin(offset, bytes)?)),)*
                    _ => Err($crate::peers::by_hand::unknown_variant(*offset)),
                }
            }
        }
    };
}
pub(crate) use nanoserde;

/// Implements bincode's traits for a union.
macro_rules! bincode {
    (union $Name:ident { $($index:literal: $Arm:ident),* }) => {
        impl bincode::Encode for $Name {
            fn encode<E: bincode::enc::Encoder>(
                &self,
                encoder: &mut E,
            ) -> Result<(), bincode::error::EncodeError> {
                match self {
                    $(Self::$Arm(arm) => {
                        let number: u32 = $index;
                        number.encode(encoder)?;
                        arm.encode(encoder)
                    })*
                }
            }
        }

        impl<C> bincode::Decode<C> for $Name {
            fn decode<D: bincode::de::Decoder<Context = C>>(
                decoder: &mut D,
            ) -> Result<Self, bincode::error::DecodeError> {
                match u32::decode(decoder)? {
                    $($index => Ok(Self::$Arm(bincode::Decode::decode(decoder)?)),)*
                    _ => Err(bincode::error::DecodeError::Other("unknown variant")),
                }
            }
        }

        bincode::impl_borrow_decode!($Name);
    };
}
pub(crate) use bincode;
