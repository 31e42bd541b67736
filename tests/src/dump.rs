//! Annotated dumps: buffers that tests spell byte by byte.
//!
//! ```text
//! @0   10 00 00 00 | 54 53 02 00 | fp      # root 16; magic, version 2, no flags; fingerprint
//! @16  01 00 00 00                         # bit 0
//! @20  04 00 00 00 | 03 00 00 00 'Axe' 00  # -> 24; the string
//! ```
//!
//! | token | stands for |
//! |---|---|
//! | two hexadecimal digits | a byte |
//! | `fp` | the eight bytes of a fingerprint |
//! | `'Axe'` | the bytes of a text without spaces |
//! | `tag:Axe` | the four bytes of the tag of the table `Axe` (FORMAT 4.5) |
//! | `00*12` | a byte, that often |
//! | `@16` | nothing: the next byte must have that address |
//! | `\|`, `[`, `]` | nothing |
//! | `#` | the rest of the line is prose |

use xxhash_rust::xxh32::xxh32;

/// The bytes that a dump spells; `fp` in it stands for `fingerprint`.
///
/// # Panics
///
/// If the dump is malformed, or an address in it is wrong.
#[must_use]
#[track_caller]
pub fn dump(fingerprint: u64, text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default();
        for token in line.split_whitespace() {
            for token in token.split(['[', ']', '|']).filter(|t| !t.is_empty()) {
                put(&mut bytes, fingerprint, token);
            }
        }
    }
    bytes
}

#[track_caller]
fn put(bytes: &mut Vec<u8>, fingerprint: u64, token: &str) {
    if let Some(address) = token.strip_prefix('@') {
        let address: usize = address.parse().expect("an address in decimal");
        assert_eq!(bytes.len(), address, "the dump says that this byte has the address {address}");
    } else if let Some(name) = token.strip_prefix("tag:") {
        bytes.extend(xxh32(name.as_bytes(), 0).to_le_bytes());
    } else if let Some(text) = token.strip_prefix('\'') {
        bytes.extend(text.strip_suffix('\'').expect("a closing quote").bytes());
    } else if token == "fp" {
        bytes.extend(fingerprint.to_le_bytes());
    } else {
        let (byte, count) = token.split_once('*').unwrap_or((token, "1"));
        assert_eq!(byte.len(), 2, "`{token}` is no byte");
        let byte = u8::from_str_radix(byte, 16).unwrap_or_else(|_| panic!("`{token}` is no byte"));
        bytes.resize(bytes.len() + count.parse::<usize>().expect("a count"), byte);
    }
}

/// `bytes` with what `patch` spells at `address` instead of what was there.
///
/// # Panics
///
/// If the patch does not fit.
#[must_use]
#[track_caller]
pub fn patched(bytes: &[u8], address: usize, patch: &str) -> Vec<u8> {
    let (mut bytes, patch) = (bytes.to_vec(), dump(0, patch));
    bytes[address..address + patch.len()].copy_from_slice(&patch);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dump_is_its_bytes() {
        let bytes = dump(0x0102_0304_0506_0708, "@0 fp | [00 00] # prose\n@10 'Axe' 00*2 @15 ff tag:Monster");
        let expected = [8, 7, 6, 5, 4, 3, 2, 1, 0, 0, b'A', b'x', b'e', 0, 0, 0xFF, 0x20, 0xE1, 0x68, 0x5F];
        assert_eq!(bytes, expected);
        assert_eq!(patched(&bytes, 1, "aa bb")[..4], [8, 0xAA, 0xBB, 5]);
    }

    #[test]
    #[should_panic(expected = "has the address 3")]
    fn a_wrong_address_is_a_mistake() {
        let _ = dump(0, "00 00 @3");
    }
}
