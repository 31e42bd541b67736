//! C++20 headers: one for each type in a folder for each namespace, one that declares the types of a namespace, and one that
//! includes all.
//!
//! What stands in them is names, types and numbers; all that can be said once for all types is in the runtime,
//! `include/tessera/`, whose templates they instantiate. Every number comes from the descriptor.

mod enums;
mod info;
mod known;
pub mod names;
mod plain;
pub mod runtime;
mod table;
mod text;
mod types;
mod unions;
mod values;

use crate::descriptor::{Block, Declared, Package};
use crate::files::{Files, FilesError, MARK};
use crate::fingerprint::{Declarations, NotDeclared};
use names::Names;
use std::collections::BTreeMap;
use std::fmt;
use text::{Text, literal};
use types::{Needs, Types};

/// The number that generated headers and the runtime have to agree on: it changes when either needs the other to.
pub const ABI: u32 = 1;

/// Why headers cannot be generated.
#[derive(Debug)]
#[non_exhaustive]
pub enum CppError {
    /// There is nothing to export.
    NoTypes(String),
    /// A type is reached but not exported.
    NotDeclared(NotDeclared),
    /// Two headers would be one file.
    Files(FilesError),
}

impl fmt::Display for CppError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CppError::NoTypes(package) => write!(
                f,
                "the package `{package}` exports no types; declare them in a `tessera_schema!` block of its library"
            ),
            CppError::NotDeclared(error) => error.fmt(f),
            CppError::Files(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CppError {}

impl From<NotDeclared> for CppError {
    fn from(error: NotDeclared) -> Self {
        CppError::NotDeclared(error)
    }
}

impl From<FilesError> for CppError {
    fn from(error: FilesError) -> Self {
        CppError::Files(error)
    }
}

/// The headers of a package; the same for the same package, byte by byte.
///
/// # Errors
/// If there are no types, if one of them refers to a type of another package, or if two headers differ in case alone.
pub fn headers(package: &Package, names: &Names) -> Result<Files, CppError> {
    if package.blocks.iter().all(|block| block.types.is_empty()) {
        return Err(CppError::NoTypes(package.name.clone()));
    }
    let package = &known::with_known_types(package);
    let declarations = Declarations::of(package);
    let types = Types { declarations: &declarations, names };
    let mut files = Files::default();
    let mut paths = Vec::new();
    for block in &package.blocks {
        for declared in &block.types {
            let header = match declared {
                Declared::TableType(ty) => table::write(&types, block, declared, ty)?,
                Declared::StructType(ty) => plain::write(&types, block, ty)?,
                Declared::EnumType(ty) => enums::write(&types, block, ty),
                Declared::UnionType(ty) => unions::write(&types, block, ty)?,
                Declared::Unknown(_) => continue,
            };
            paths.push(header.path.clone());
            files.add(header.path, header.text)?;
        }
    }
    for (path, text) in forwards(package, names) {
        paths.push(path.clone());
        files.add(path, text)?;
    }
    paths.sort();
    files.add(format!("{}.tessera.hpp", package.name), umbrella(&paths))?;
    Ok(files)
}

/// Adds the headers of the runtime, so that one include folder is all that C++ needs.
///
/// # Errors
/// If a file of that path is there already; headers of schemas never have one, as `tessera` is taken as a namespace.
pub fn add_runtime(files: &mut Files) -> Result<(), FilesError> {
    for (path, text) in runtime::RUNTIME {
        let version = env!("CARGO_PKG_VERSION");
        files.add((*path).into(), format!("// {MARK}: the runtime of Tessera {version}.\n{text}"))?;
    }
    Ok(())
}

/// A header in the making.
#[derive(Clone, Debug)]
struct Header {
    path: String,
    /// The parts of the namespace.
    namespace: Vec<String>,
    /// The name of the type, alone and from the outermost namespace.
    name: String,
    qualified: String,
    text: String,
}

impl Header {
    fn new(names: &Names, block: &Block, ident: &str) -> Self {
        Header {
            path: types::header(names, block, ident),
            namespace: types::namespace(names, block),
            name: names.of(ident, names::Role::Type),
            qualified: types::qualified(names, block, ident),
            text: String::new(),
        }
    }

    /// What stands before the namespace.
    fn includes(&self, text: &mut Text, needs: &Needs, runtime: &[&str]) {
        let own = format!("{}/_fwd.hpp", self.namespace.join("/"));
        let others = needs.forward.iter().filter(|path| **path != own);
        for path in [&own].into_iter().chain(others).chain(&needs.before) {
            text.line(format!("#include {}", literal(path)));
        }
        for path in runtime {
            text.line(format!("#include <{path}>"));
        }
        for path in &needs.standard {
            text.line(format!("#include <{path}>"));
        }
        text.blank();
    }

    fn open(&self, text: &mut Text) {
        text.line(format!("namespace {} {{", self.namespace.join("::")));
        text.blank();
    }

    fn close(&self, text: &mut Text) {
        text.blank();
        text.line(format!("}}  // namespace {}", self.namespace.join("::")));
    }
}

fn generated_from(text: &mut Text, block: &Block) {
    text.line(format!("// {MARK} from the schema `{}`. Do not edit: it is written anew.", block.namespace));
    text.line("#pragma once");
    text.blank();
}

/// For each namespace, the header that declares its types. Several blocks may have one namespace.
fn forwards(package: &Package, names: &Names) -> Vec<(String, String)> {
    let mut namespaces: BTreeMap<&str, Vec<&Block>> = BTreeMap::new();
    for block in &package.blocks {
        namespaces.entry(&block.namespace).or_default().push(block);
    }
    let forward = |blocks: &Vec<&Block>| {
        let namespace = types::namespace(names, blocks[0]);
        let mut text = Text::default();
        generated_from(&mut text, blocks[0]);
        text.line("#include <cstdint>");
        text.line("#include <tessera/abi.hpp>");
        text.blank();
        text.line(format!(
            "static_assert(::tessera::abi == {ABI}, \"these headers and the tessera runtime headers do not fit each other: run cpp-export again and use the include folder that it writes\");"
        ));
        text.blank();
        let docs: Vec<String> = blocks.iter().flat_map(|block| block.docs.iter().cloned()).collect();
        text.docs(0, &docs);
        text.line(format!("namespace {} {{", namespace.join("::")));
        text.blank();
        let mut lines: Vec<(String, String)> = Vec::new();
        for declared in blocks.iter().flat_map(|block| &block.types) {
            let name = names.of(declared.ident(), names::Role::Type);
            let line = match declared {
                Declared::StructType(_) => format!("struct {name};"),
                Declared::EnumType(ty) => format!("enum class {name} : {};", enums::underlying(ty)),
                _ => format!("class {name};"),
            };
            lines.push((name, line));
        }
        lines.sort();
        for (_, line) in lines {
            text.line(line);
        }
        text.blank();
        text.line(format!("}}  // namespace {}", namespace.join("::")));
        (types::forward(names, blocks[0]), text.finish())
    };
    namespaces.values().map(forward).collect()
}

fn umbrella(paths: &[String]) -> String {
    let mut text = Text::default();
    text.line(format!("// {MARK}. Do not edit: it is written anew."));
    text.line("#pragma once");
    text.blank();
    for path in paths {
        text.line(format!("#include {}", literal(path)));
    }
    for path in ["compare", "json", "print", "reader"] {
        text.line(format!("#include <tessera/{path}.hpp>"));
    }
    text.finish()
}
