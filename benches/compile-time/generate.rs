//! The sources of the crates: the same types for both libraries.

use std::fmt::Write;
use std::path::Path;

/// Who handles the types.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Library {
    /// `tessera_schema!`.
    Tessera,
    /// The derives of rkyv; its default features include bytecheck.
    Rkyv,
}

impl Library {
    /// Both, in the order of the columns.
    pub(crate) const BOTH: [Self; 2] = [Self::Tessera, Self::Rkyv];

    fn name(self) -> &'static str {
        match self {
            Self::Tessera => "tessera",
            Self::Rkyv => "rkyv",
        }
    }

    /// The line of a manifest.
    pub(crate) fn dependency(self, root: &Path) -> String {
        match self {
            Self::Tessera => format!("tessera = {{ path = {:?} }}", root.join("tessera")),
            Self::Rkyv => "rkyv = \"0.8\"".into(),
        }
    }
}

/// A set of types.
#[derive(Debug)]
pub(crate) struct Types {
    /// What they are called in the table.
    pub(crate) says: &'static str,
    name: &'static str,
    tables: usize,
    fields: usize,
    doc_lines: usize,
}

/// What is measured.
pub(crate) const ALL: [Types; 3] = [
    Types { says: "50 tables of 20 fields", name: "tables-50", tables: 50, fields: 20, doc_lines: 0 },
    Types { says: "200 tables of 20 fields", name: "tables-200", tables: 200, fields: 20, doc_lines: 0 },
    Types {
        says: "1 table of 500 fields, 30 doc lines each",
        name: "fields-500",
        tables: 1,
        fields: 500,
        doc_lines: 30,
    },
];

/// What fields hold in turn; `$` is another table of the set.
const KINDS: [&str; 20] = [
    "i32",
    "f64",
    "bool",
    "String",
    "Vec<u32>",
    "Option<i16>",
    "u64",
    "Vec<String>",
    "Option<String>",
    "f32",
    "Vec<$>",
    "u8",
    "BTreeMap<String, u32>",
    "i64",
    "Option<f64>",
    "String",
    "Vec<f32>",
    "u16",
    "Option<$>",
    "i8",
];

/// Tables refer to the one before, in chains of so many: neither library is to be asked how deep rustc goes.
const CHAIN: usize = 10;

impl Types {
    /// The name of the crate.
    pub(crate) fn package(&self, library: Library) -> String {
        format!("{}-{}", library.name(), self.name)
    }

    /// The source of the crate.
    pub(crate) fn source(&self, library: Library) -> String {
        let mut source = "use std::collections::BTreeMap;\n".to_owned();
        match library {
            Library::Tessera => {
                source += "\ntessera::tessera_schema! {\n    pub schema types;\n";
                (0..self.tables).for_each(|table| self.table(&mut source, table, "pub table", ""));
                source += "}\n";
            }
            Library::Rkyv => {
                let derives = "#[derive(Clone, Debug, Default, PartialEq, \
                               rkyv::Archive, rkyv::Serialize, rkyv::Deserialize)]\npub struct";
                (0..self.tables).for_each(|table| self.table(&mut source, table, derives, "pub "));
            }
        }
        source
    }

    fn table(&self, source: &mut String, table: usize, keyword: &str, field_keyword: &str) {
        let other = match table % CHAIN {
            0 => "String".to_owned(),
            _ => format!("T{}", table - 1),
        };
        let mut line = |text: std::fmt::Arguments<'_>| {
            writeln!(source, "{text}").expect("a string can be written to");
        };
        line(format_args!("\n{keyword} T{table} {{"));
        for (field, kind) in (0..self.fields).zip(KINDS.iter().cycle()) {
            for doc in 0..self.doc_lines {
                line(format_args!("    /// Line {doc} of what is to be said of field {field}."));
            }
            line(format_args!("    {field_keyword}f{field}: {},", kind.replace('$', &other)));
        }
        line(format_args!("}}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_crates_declare_the_same_fields() {
        let types = Types { says: "", name: "two", tables: 2, fields: 11, doc_lines: 1 };
        let fields = |library| -> Vec<String> {
            let source = types.source(library);
            let fields = source.lines().map(|line| line.trim().trim_start_matches("pub ").to_owned());
            fields.filter(|line| line.starts_with('f') || line.starts_with("///")).collect()
        };
        let tessera = fields(Library::Tessera);
        assert_eq!(tessera, fields(Library::Rkyv));
        assert_eq!(tessera.len(), 2 * 11 * 2);
        assert_eq!(tessera[21], "f10: Vec<String>,");
        assert_eq!(tessera[43], "f10: Vec<T0>,");
    }
}
