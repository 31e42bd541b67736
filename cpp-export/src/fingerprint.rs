//! Deep fingerprints of tables (FORMAT §13): what a buffer of a root type has in its header.
//!
//! Own fingerprints come from the descriptor. A deep one depends on all that a table reaches, so that the compiler would
//! compute it again for each root; here it costs nothing that anybody waits for.

use crate::descriptor::{Block, Declared, Package, TypeUse};
use std::collections::HashMap;
use std::fmt;
use tessera::format::Kind;
use xxhash_rust::xxh64::Xxh64;

/// A type that a table reaches and no block of the package declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDeclared {
    /// Its Rust name.
    pub name: String,
    /// The package that declares it, where that is known.
    pub package: Option<String>,
}

impl fmt::Display for NotDeclared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.package {
            Some(package) => write!(
                f,
                "the type `{}` of the package `{package}` is reached but not exported; add `--package {package}`",
                self.name
            ),
            None => write!(
                f,
                "the type `{}` is reached but not exported; export the package that declares it as well: `--package` can be given several times",
                self.name
            ),
        }
    }
}

impl std::error::Error for NotDeclared {}

impl NotDeclared {
    /// A type of which no more than the name is known.
    #[must_use]
    pub fn new(name: &str) -> Self {
        NotDeclared { name: name.into(), package: None }
    }

    /// Says which of these packages declares the type.
    #[must_use]
    pub fn of_one_of<'p>(self, packages: impl IntoIterator<Item = &'p Package>) -> Self {
        let declares = |package: &&Package| {
            package.blocks.iter().flat_map(|block| &block.types).any(|ty| ty.ident() == self.name)
        };
        let package = packages.into_iter().find(declares).map(|package| package.name.clone());
        NotDeclared { package, ..self }
    }
}

/// The declared types of a package, by identity.
#[derive(Clone, Debug)]
pub struct Declarations<'a>(HashMap<u64, (&'a Block, &'a Declared)>);

/// A type with an entry of its own.
#[derive(Clone, Copy)]
enum Node<'a> {
    Declared(&'a Declared),
    Other(&'a TypeUse),
}

impl<'a> Declarations<'a> {
    /// Those of `package`.
    #[must_use]
    pub fn of(package: &'a Package) -> Self {
        let types = package.blocks.iter().flat_map(|block| block.types.iter().map(move |ty| (block, ty)));
        Self(types.map(|(block, ty)| (ty.key(), (block, ty))).collect())
    }

    /// The declaration of a type, with its block.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<(&'a Block, &'a Declared)> {
        self.0.get(&key).copied()
    }

    /// The deep fingerprint of a declared type, and how many types it reaches with itself. Linear in the types and references that it reaches.
    ///
    /// # Errors
    /// If it reaches a type that is not declared here.
    pub fn deep(&self, root: &Declared) -> Result<(u64, usize), NotDeclared> {
        let mut order = Vec::new();
        let mut numbers = HashMap::new();
        let mut stack = vec![(Node::Declared(root), root.key())];
        // Preorder: a node gets its number when it is first met, its children before its siblings.
        while let Some((node, key)) = stack.pop() {
            if numbers.contains_key(&key) {
                continue;
            }
            numbers.insert(key, order.len() as u32);
            order.push(node);
            for child in references(node).into_iter().rev() {
                stack.push((self.node(child)?, child.key));
            }
        }
        let mut hash = Xxh64::new(0);
        for node in &order {
            hash.update(&own(*node).to_le_bytes());
            for child in references(*node) {
                hash.update(&numbers[&child.key].to_le_bytes());
            }
        }
        Ok((hash.digest(), order.len()))
    }

    fn node<'t>(&self, ty: &'t TypeUse) -> Result<Node<'t>, NotDeclared>
    where
        'a: 't,
    {
        match self.get(ty.key) {
            Some((_, declared)) => Ok(Node::Declared(declared)),
            None if ty.own != 0 => Ok(Node::Other(ty)),
            None => Err(NotDeclared::new(&ty.name)),
        }
    }
}

/// The types with entries that a type refers to, repeats kept: of tables in wire order, of unions by tag.
fn references(node: Node<'_>) -> Vec<&TypeUse> {
    let all: Vec<&TypeUse> = match node {
        Node::Declared(Declared::TableType(table)) => {
            table.order.iter().map(|field| &table.fields[usize::from(*field)].ty).collect()
        }
        Node::Declared(Declared::UnionType(union)) => union.arms.iter().map(|arm| &arm.ty).collect(),
        Node::Declared(_) => Vec::new(),
        Node::Other(ty) if matches!(ty.kind, STRUCT | SHARED_STRUCT) => Vec::new(),
        Node::Other(ty) => ty.element.iter().chain(&ty.value).map(Box::as_ref).collect(),
    };
    all.into_iter().filter(|ty| has_entry(ty.kind)).collect()
}

const STRUCT: u8 = Kind::Struct as u8;
const SHARED_STRUCT: u8 = Kind::SharedStruct as u8;

fn has_entry(kind: u8) -> bool {
    (STRUCT..=SHARED_STRUCT).contains(&kind) && kind != Kind::String as u8
}

fn own(node: Node<'_>) -> u64 {
    match node {
        Node::Declared(Declared::TableType(ty)) => ty.own,
        Node::Declared(Declared::UnionType(ty)) => ty.own,
        Node::Declared(Declared::StructType(ty)) => ty.own,
        Node::Declared(_) => 0,
        Node::Other(ty) => ty.own,
    }
}
