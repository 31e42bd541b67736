//! Imports a glTF file, writes it as a scene, opens that in place and tells what is in it.
//!
//! ```text
//! cargo run --release -p schema-examples --example import_gltf -- FILE OUT
//! ```
//!
//! `import` makes the owned scene; everything that `report` prints comes from the view of the written file.

mod import;
mod report;

use import::Source;
use report::{Report, Sizes};
use schema_examples::scene::Scene;
use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use tessera::{Reader, Sharing, WriteError, WriteOptions};

const USAGE: &str = "\
Imports a glTF file, writes it as a Tessera scene, and tells what is in it.

usage: import_gltf FILE OUT

  FILE  a .glb, or a .gltf with the files it names beside it
  OUT   the buffer to write";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [file, out] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(file.as_ref(), out.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("import_gltf: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(file: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let scene = Source::open(file)?.scene()?;
    let named = |error: std::io::Error| format!("{}: {error}", out.display());
    std::fs::write(out, tessera::to_bytes(&scene)?).map_err(named)?;
    let sizes = Sizes {
        shared: size(&scene, WriteOptions::new().sharing(Sharing::All))?,
        without_schema: size(&scene, WriteOptions::new().include_schema(false))?,
    };

    let bytes = std::fs::read(out).map_err(named)?;
    let reader = Reader::<Scene>::open(&bytes)?;
    let report = Report { title: format!("{} → {}", file.display(), out.display()), reader, sizes };
    // Not `print!`, which panics when the reader of a pipe has seen enough.
    std::io::stdout().write_all(report.to_string().as_bytes())?;
    Ok(())
}

fn size(scene: &Scene, options: WriteOptions) -> Result<usize, WriteError> {
    Ok(tessera::to_bytes_with(scene, options)?.len())
}
