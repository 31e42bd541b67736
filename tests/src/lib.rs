//! Helpers shared by the integration tests in `tests/tests`.

pub mod dump;
pub mod everything;
pub mod kitchen;
pub mod mutate;
pub mod random;
pub mod reference;
pub mod rng;

use std::fmt::Write as _;

/// Bytes as lower-case hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes that a dump like those of the format document spells: hexadecimal, spaces and brackets ignored.
///
/// # Panics
///
/// If something else stands in the text.
#[must_use]
pub fn unhex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text
        .chars()
        .filter(|c| !c.is_whitespace() && !"[]".contains(*c))
        .map(|c| c.to_digit(16).expect("a hexadecimal digit") as u8)
        .collect();
    digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}
