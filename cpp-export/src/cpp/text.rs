//! Pieces of C++ text.

use std::fmt::Write;

/// Lines of a header, indented.
#[derive(Debug, Default)]
pub(super) struct Text {
    out: String,
}

impl Text {
    pub(super) fn line(&mut self, line: impl AsRef<str>) {
        self.out.push_str(line.as_ref());
        self.out.push('\n');
    }

    pub(super) fn blank(&mut self) {
        self.out.push('\n');
    }

    /// Doc comments, `indent` spaces from the left.
    pub(super) fn docs(&mut self, indent: usize, docs: &[String]) {
        for line in docs.iter().flat_map(|docs| docs.split('\n')) {
            // What the macro hands on begins with the space that stands behind `///`. Other ends of lines than this one
            // would be ends of the comment, too.
            let line = line.strip_prefix(' ').unwrap_or(line).trim_end();
            let line = line.replace(
                |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}'),
                " ",
            );
            // A trigraph, which compilers warn of even where they do not heed it.
            let line = line.replace("??/", "?? /");
            // A backslash at the end of a line would make the next one part of the comment.
            let end = if line.ends_with('\\') { "<br>" } else { "" };
            let space = if line.is_empty() { "" } else { " " };
            let _ = writeln!(self.out, "{:indent$}///{space}{line}{end}", "");
        }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }
}

/// A string literal.
pub(super) fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            // Trigraphs of older settings.
            b'?' => out.push_str("\\?"),
            b' '..=b'~' => out.push(char::from(byte)),
            // Three octal digits, so that what follows is not part of it; UTF-8 whatever the file is taken for.
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_ascii() {
        assert_eq!(literal("a\"b\\?é1"), r#""a\"b\\\?\303\2511""#);
    }

    #[test]
    fn docs_do_not_swallow_code() {
        let mut text = Text::default();
        text.docs(4, &[" one".into(), "".into(), " C:\\".into(), " a\rb\n c??/".into()]);
        assert_eq!(text.finish(), "    /// one\n    ///\n    /// C:\\<br>\n    /// a b\n    /// c?? /\n");
    }
}
