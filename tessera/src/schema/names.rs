//! How Rust identifiers become wire names (FORMAT §4): raw prefixes go, `rename_all` applies.
//!
//! Spelling only ever removes bytes or changes case, so the names of one table fit into as many bytes as
//! its identifiers have. Hashes are needed by every `cargo check` and are computed without building text;
//! the text itself is built where something prints it.

use super::hash::Xxh64;

/// The naming rule of a block: `schema game [rename_all = "…"];`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamingRule {
    /// Names are the identifiers; the default, also written `"snake_case"`.
    AsIs,
    /// `one_two` is spelled `OneTwo`.
    PascalCase,
    /// `one_two` is spelled `oneTwo`.
    CamelCase,
}

impl NamingRule {
    /// The rule with this name.
    #[must_use]
    pub const fn parse(name: &str) -> Option<NamingRule> {
        Some(match name.as_bytes() {
            b"snake_case" => NamingRule::AsIs,
            b"PascalCase" => NamingRule::PascalCase,
            b"camelCase" => NamingRule::CamelCase,
            _ => return None,
        })
    }
}

/// An identifier without the `r#` of raw identifiers.
#[must_use]
pub const fn strip_raw(ident: &'static str) -> &'static str {
    match ident.as_bytes() {
        [b'r', b'#', ..] => ident.split_at(2).1,
        _ => ident,
    }
}

/// The bytes of a wire name, one at a time.
struct Speller {
    ident: &'static [u8],
    rule: NamingRule,
    at: usize,
    /// The next byte starts a word.
    upper: bool,
    /// A byte has come out: underscores before the first do not start a second word.
    started: bool,
}

impl Speller {
    const fn new(ident: &'static str, rule: NamingRule) -> Self {
        let upper = matches!(rule, NamingRule::PascalCase);
        Speller { ident: strip_raw(ident).as_bytes(), rule, at: 0, upper, started: false }
    }

    const fn next(&mut self) -> Option<u8> {
        while self.at < self.ident.len() {
            let c = self.ident[self.at];
            self.at += 1;
            if matches!(self.rule, NamingRule::AsIs) {
                return Some(c);
            }
            if c == b'_' {
                self.upper = self.upper || self.started;
                continue;
            }
            let c = if self.upper { c.to_ascii_uppercase() } else { c };
            self.upper = false;
            self.started = true;
            return Some(c);
        }
        None
    }
}

/// xxHash64 of the wire name of `ident`.
#[must_use]
pub const fn spelled_hash(ident: &'static str, rule: NamingRule) -> u64 {
    let mut h = Xxh64::new();
    if matches!(rule, NamingRule::AsIs) {
        h.bytes(strip_raw(ident).as_bytes());
        return h.finish();
    }
    let mut speller = Speller::new(ident, rule);
    let (mut word, mut len) = (0u64, 0u32);
    while let Some(c) = speller.next() {
        word |= (c as u64) << (8 * len);
        len += 1;
        if len == 8 {
            h.push(word, 8);
            (word, len) = (0, 0);
        }
    }
    h.push(word, len);
    h.finish()
}

/// What both kinds of fields need to be [`Spelled`]; const code has no generic access to `ident`.
macro_rules! spelled_fields {
    ($field:ty) => {
        impl $field {
            /// The identifiers of fields.
            #[must_use]
            pub const fn idents<const N: usize>(fields: &[Self]) -> [&'static str; N] {
                let mut out = [""; N];
                let mut i = 0;
                while i < N {
                    out[i] = fields[i].ident;
                    i += 1;
                }
                out
            }

            /// The bytes of the identifiers of fields, which are those of their wire names.
            #[must_use]
            pub const fn ident_bytes(fields: &[Self]) -> usize {
                let (mut len, mut i) = (0, 0);
                while i < fields.len() {
                    len += fields[i].ident.len();
                    i += 1;
                }
                len
            }
        }
    };
}
spelled_fields!(super::FieldDesc);
spelled_fields!(super::StructField);

/// The wire names of several identifiers, back to back.
#[derive(Debug)]
pub struct Spelled<const BYTES: usize, const NAMES: usize> {
    text: [u8; BYTES],
    ends: [usize; NAMES],
}

impl<const BYTES: usize, const NAMES: usize> Spelled<BYTES, NAMES> {
    /// Spells all of `idents`, which have at most `BYTES` bytes together.
    #[must_use]
    pub const fn new(idents: &[&'static str; NAMES], rule: NamingRule) -> Self {
        let mut s = Spelled { text: [0; BYTES], ends: [0; NAMES] };
        let (mut len, mut i) = (0, 0);
        while i < NAMES {
            let mut speller = Speller::new(idents[i], rule);
            while let Some(c) = speller.next() {
                s.text[len] = c;
                len += 1;
            }
            s.ends[i] = len;
            i += 1;
        }
        s
    }

    /// The names, where `explicit[i]` wins if it is not empty.
    #[must_use]
    pub const fn names(&'static self, explicit: &[&'static str; NAMES]) -> [&'static str; NAMES] {
        let mut names = [""; NAMES];
        let (mut start, mut i) = (0, 0);
        while i < NAMES {
            let text = self.text.split_at(self.ends[i]).0.split_at(start).1;
            names[i] = match core::str::from_utf8(text) {
                _ if !explicit[i].is_empty() => explicit[i],
                Ok(name) => name,
                Err(_) => panic!("spelling changes ASCII letters only, so names stay UTF-8"),
            };
            start = self.ends[i];
            i += 1;
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::super::hash::xxh64;
    use super::*;

    #[track_caller]
    fn case(ident: &'static str, rule: NamingRule, expected: &str) {
        let spelled: &'static Spelled<64, 1> = Box::leak(Box::new(Spelled::new(&[ident], rule)));
        assert_eq!(spelled.names(&[""]), [expected]);
        assert_eq!(spelled_hash(ident, rule), xxh64(expected.as_bytes()), "hash of {expected}");
    }

    #[test]
    fn identifiers_are_spelled_by_the_rule_of_their_block() {
        use NamingRule::{AsIs, CamelCase, PascalCase};
        case("one_two_three", AsIs, "one_two_three");
        case("r#type", AsIs, "type");
        case("one_two_three", PascalCase, "OneTwoThree");
        case("x1_2", PascalCase, "X12");
        case("r#match", PascalCase, "Match");
        case("_lead", PascalCase, "Lead");
        case("one_two_three", CamelCase, "oneTwoThree");
        case("_lead", CamelCase, "lead");
        case("trail_", CamelCase, "trail");
        case("__two_leads", CamelCase, "twoLeads");
        // Only ASCII letters change case.
        case("größe_öl", PascalCase, "Größeöl");
        case("a_name_longer_than_eight_bytes", PascalCase, "ANameLongerThanEightBytes");
    }

    #[test]
    fn an_explicit_name_wins() {
        static S: Spelled<8, 2> = Spelled::new(&["ab", "cd"], NamingRule::PascalCase);
        assert_eq!(S.names(&["", "Other"]), ["Ab", "Other"]);
    }
}
