//! Strings between quotation marks.

use core::fmt::{self, Write};

/// Writes a string. What must be escaped is, and nothing else.
pub(super) fn quoted(text: &str, out: &mut impl Write) -> fmt::Result {
    out.write_char('"')?;
    let mut start = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte >= b' ' && byte != b'"' && byte != b'\\' {
            continue;
        }
        // All of these are one byte of ASCII, so that both sides are text.
        out.write_str(&text[start..at])?;
        start = at + 1;
        match byte {
            b'"' => out.write_str("\\\""),
            b'\\' => out.write_str("\\\\"),
            0x08 => out.write_str("\\b"),
            0x0C => out.write_str("\\f"),
            b'\n' => out.write_str("\\n"),
            b'\r' => out.write_str("\\r"),
            b'\t' => out.write_str("\\t"),
            _ => write!(out, "\\u{byte:04x}"),
        }?;
    }
    out.write_str(&text[start..])?;
    out.write_char('"')
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    #[test]
    fn only_what_must_be_is_escaped() {
        let mut text = String::new();
        quoted("a\"b\\c/\u{8}\u{c}\n\r\t\u{0}\u{1f} \u{7f}é\u{2028}😀", &mut text)
            .expect("it takes everything");
        assert_eq!(text, "\"a\\\"b\\\\c/\\b\\f\\n\\r\\t\\u0000\\u001f \u{7f}é\u{2028}😀\"");
    }
}
