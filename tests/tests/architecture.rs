//! Data flows one way through the library: a module imports only from those above it (docs/ARCHITECTURE.md).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of `tessera/src` in order: each may import those before it.
const MODULES: [&str; 14] = [
    "format",
    "error",
    "schema",
    "field",
    "buffer",
    "raw",
    "view",
    "compare",
    "write",
    "verify",
    "read",
    "json",
    "export",
    "__private",
];

/// Edges that the order would allow but the modules' jobs do not.
const FORBIDDEN: [(&str, &str); 9] = [
    ("schema", "error"),
    ("write", "view"),
    ("write", "compare"),
    ("verify", "view"),
    ("verify", "compare"),
    ("verify", "write"),
    ("read", "write"),
    ("json", "view"),
    ("json", "write"),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tessera/src")
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the library's source is beside the tests") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The top-level module that a file belongs to.
fn module_of(path: &Path) -> String {
    let relative = path.strip_prefix(source()).expect("a file of the library");
    let first = relative.components().next().expect("a path").as_os_str().to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// Names that stand behind `prefix` in code: comments and doc lines are left out.
fn names_behind(text: &str, prefix: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let mut names = BTreeSet::new();
    for line in code {
        for (at, _) in line.match_indices(prefix) {
            let rest = &line[at + prefix.len()..];
            let group = rest.strip_prefix('{').map(|list| list.split('}').next().unwrap_or(list));
            for part in group.unwrap_or(rest).split(',').take(if group.is_some() { usize::MAX } else { 1 }) {
                let name: String =
                    part.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                names.insert(name);
            }
        }
    }
    names
}

/// Every import edge of the library, as (importing module, imported module).
fn edges() -> BTreeSet<(String, String)> {
    let mut files = Vec::new();
    rust_files(&source(), &mut files);
    let mut edges = BTreeSet::new();
    for file in files {
        let module = module_of(&file);
        let text = fs::read_to_string(&file).expect("UTF-8 source");
        for target in names_behind(&text, "crate::") {
            edges.insert((module.clone(), target));
        }
    }
    edges
}

#[test]
fn every_module_imports_only_from_those_above_it() {
    let position = |module: &str| MODULES.iter().position(|known| *known == module);
    let edges = edges();
    assert!(edges.len() > 30, "the check sees imports: {edges:?}");
    for (from, to) in &edges {
        if from == "lib" || from == to {
            continue;
        }
        let from_at =
            position(from).unwrap_or_else(|| panic!("`{from}` has no place in the order of modules"));
        let to_at = position(to).unwrap_or_else(|| panic!("`{from}` imports `{to}`, which is no module"));
        assert!(to_at < from_at, "`{from}` imports `{to}`, which stands below it");
        assert!(
            !FORBIDDEN.contains(&(from.as_str(), to.as_str())),
            "`{from}` imports `{to}`, which it should know nothing of"
        );
    }
}

#[test]
fn the_check_reads_lists_of_imports() {
    let text = "use crate::{write, view::Map};\n// crate::comment\nfn f() { crate::raw::x() }";
    let expected = ["raw", "view", "write"].map(str::to_owned);
    assert_eq!(names_behind(text, "crate::"), BTreeSet::from(expected));
}

#[test]
fn the_grammar_has_no_dependencies() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tessera-macros/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the manifest of the grammar");
    assert!(!manifest.contains("dependencies]"), "{manifest}");
}

/// Unsafe code stands where the README says: a new place is a decision, not an accident.
#[test]
fn unsafe_code_stands_only_where_the_readme_lists_it() {
    let mut files = Vec::new();
    rust_files(&source(), &mut files);
    let found: BTreeSet<String> = files
        .iter()
        .filter(|file| {
            let text = fs::read_to_string(file).expect("UTF-8 source");
            text.lines().any(|line| !line.trim_start().starts_with("//") && line.contains("unsafe {"))
        })
        .map(|file| {
            let relative = file.strip_prefix(source()).expect("a file of the library");
            relative.to_string_lossy().replace('\\', "/")
        })
        .collect();
    let expected = [
        "compare.rs",
        "field/plain.rs",
        "field/scalar.rs",
        "raw.rs",
        "read/mod.rs",
        "read/owned.rs",
        "view/access.rs",
        "view/convert.rs",
        "view/map.rs",
        "view/mod.rs",
        "view/object.rs",
        "view/place.rs",
        "view/places.rs",
        "view/search.rs",
        "view/set.rs",
        "view/union.rs",
        "view/vector.rs",
    ];
    assert_eq!(found, expected.map(str::to_owned).into());
}
