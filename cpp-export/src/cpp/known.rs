//! Types that the library knows and no block declares: `Duration`, `Uuid`, vectors of `glam`. They are plain structs, and get
//! headers in a namespace of their own.

use crate::descriptor::{Block, Declared, Package, StructType, TypeUse};
use crate::fingerprint::Declarations;
use std::collections::BTreeMap;

/// Their namespace.
const NAMESPACE: &str = "known";

/// The package, with declarations of the known types that it uses.
pub(super) fn with_known_types(package: &Package) -> Package {
    let declarations = Declarations::of(package);
    let mut known = BTreeMap::new();
    for declared in package.blocks.iter().flat_map(|block| &block.types) {
        for ty in uses(declared) {
            collect(&declarations, ty, &mut known);
        }
    }
    let mut package = package.clone();
    if !known.is_empty() {
        let docs = vec![" Types of the library and of other crates.".into()];
        let types = known.into_values().map(Declared::StructType).collect();
        package.blocks.push(Block { namespace: NAMESPACE.into(), docs, types });
    }
    package
}

fn uses(declared: &Declared) -> Vec<&TypeUse> {
    match declared {
        Declared::TableType(ty) => ty.fields.iter().map(|field| &field.ty).collect(),
        Declared::StructType(ty) => ty.ty.fields.iter().map(|field| &field.ty).collect(),
        _ => Vec::new(),
    }
}

fn collect(declarations: &Declarations<'_>, ty: &TypeUse, known: &mut BTreeMap<(String, u64), StructType>) {
    for inner in ty.element.iter().chain(&ty.value) {
        collect(declarations, inner, known);
    }
    let is_struct = !ty.fields.is_empty() && ty.element.is_none();
    if !is_struct || declarations.get(ty.key).is_some() {
        return;
    }
    for field in &ty.fields {
        collect(declarations, &field.ty, known);
    }
    known.entry((ty.name.clone(), ty.key)).or_insert_with(|| StructType {
        key: ty.key,
        ident: ty.name.clone(),
        name: ty.name.clone(),
        docs: Vec::new(),
        own: ty.own,
        ty: TypeUse { option: false, nullable: false, ..ty.clone() },
        names: ty.fields.iter().map(|field| field.ident.clone()).collect(),
    });
}
