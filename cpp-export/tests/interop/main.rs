//! Rust and C++ agree: headers compile as they are promised to, and what one writes the other reads.

mod agreement;
mod cmake;
mod compiler;
mod headers;
mod quickstart;
mod torture;

use cpp_export::cpp::headers as generate;
use cpp_export::cpp::names::Names;
use cpp_export::descriptor::Package;
use schema_examples::game::GAME;
use schema_examples::scene::{SCENE, material::MATERIAL, math::MATH, mesh::MESH};
use schema_examples::tour::TOUR;
use std::path::Path;
use tempfile::TempDir;
use tessera::Schema;

/// Generated headers in a folder that goes away.
struct Generated {
    folder: TempDir,
    /// Their paths below it.
    paths: Vec<String>,
}

impl Generated {
    fn of(name: &str, schemas: &[Schema]) -> Self {
        let folder = tempfile::tempdir().expect("a directory");
        let package = Package::of(name, schemas);
        let files = generate(&package, &Names::new([])).expect("all types are declared");
        files.write(folder.path()).expect("they can be written");
        let paths = files.iter().map(|(path, _)| path.to_owned()).collect();
        Self { folder, paths }
    }

    fn examples() -> Self {
        Self::of("examples", &[GAME, TOUR, SCENE, MATERIAL, MATH, MESH])
    }

    fn torture() -> Self {
        Self::of("torture", &[torture::NAMESPACE])
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}
