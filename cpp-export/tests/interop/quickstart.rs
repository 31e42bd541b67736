//! Programs that use the headers which stand in the repository: the one of the README, and one that uses all of the API.

use crate::compiler::Compiler;
use schema_examples::game::{Monster, Vec3, Weapon};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The monster of the format document.
fn orc() -> Monster {
    Monster {
        name: "Orc".into(),
        mana: Some(25),
        position: Vec3 { x: 1.0, y: 2.0, z: 3.0 },
        weapons: vec![Weapon { name: "Axe".into(), damage: 9 }, Weapon { name: "Bow".into(), damage: 4 }],
        ..Default::default()
    }
}

fn build(compiler: &Compiler, source: &Path, folder: &TempDir) -> PathBuf {
    let headers = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema-examples/cpp/generated");
    let program = folder.path().join("program");
    compiler.build(&headers, source, &program, &[]).unwrap_or_else(|error| panic!("{error}"));
    program
}

#[test]
fn the_api_gives_what_it_promises() {
    let Some(compiler) = Compiler::find() else { return };
    let folder = tempfile::tempdir().expect("a directory");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interop/api.cpp");
    let program = build(&compiler, &source, &folder);
    let file = folder.path().join("monster.bin");
    fs::write(&file, tessera::to_bytes(&orc()).expect("it can be written")).expect("a file");
    let output = Command::new(&program).arg(&file).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.is_empty(), "{text}");
}

#[test]
fn the_quickstart_prints_what_rust_wrote() {
    let Some(compiler) = Compiler::find() else { return };
    let folder = tempfile::tempdir().expect("a directory");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema-examples/cpp/quickstart.cpp");
    let program = build(&compiler, &source, &folder);
    let file = folder.path().join("monster.bin");
    fs::write(&file, tessera::to_bytes(&orc()).expect("it can be written")).expect("a file");
    let output = Command::new(&program).arg(&file).output().expect("it runs");
    assert!(output.status.success());
    let expected = "name      Orc
hp        100 (the default: not stored)
mana      25
position  1 2 3
weapon    Axe, damage 9
weapon    Bow, damage 4
{\"Name\":\"Orc\",\"Hp\":100,\"Mana\":25,\"Position\":{\"X\":1.0,\"Y\":2.0,\"Z\":3.0},\
\"Weapons\":[{\"Name\":\"Axe\",\"Damage\":9},{\"Name\":\"Bow\",\"Damage\":4}]}
";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);

    let mut damaged = fs::read(&file).expect("a file");
    damaged[4] ^= 1;
    fs::write(&file, damaged).expect("a file");
    let output = Command::new(&program).arg(&file).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.starts_with("refused: not a Tessera buffer (byte 4): expected 21332, found 21333"),
        "{text}"
    );
}
