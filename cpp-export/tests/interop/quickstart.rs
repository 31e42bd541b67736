//! The program of the README, with the headers that stand in the repository.

use crate::compiler::Compiler;
use schema_examples::game::{Monster, Vec3, Weapon};
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_quickstart_prints_what_rust_wrote() {
    let Some(compiler) = Compiler::find() else { return };
    let cpp = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema-examples/cpp");
    let folder = tempfile::tempdir().expect("a directory");
    let program = folder.path().join("quickstart");
    compiler
        .build(&cpp.join("generated"), &cpp.join("quickstart.cpp"), &program, &[])
        .unwrap_or_else(|error| panic!("{error}"));

    let orc = Monster {
        name: "Orc".into(),
        mana: Some(25),
        position: Vec3 { x: 1.0, y: 2.0, z: 3.5 },
        weapons: vec![Weapon { name: "Axe".into(), damage: 9 }],
        ..Default::default()
    };
    let file = folder.path().join("monster.bin");
    fs::write(&file, tessera::to_bytes(&orc).expect("it can be written")).expect("a file");
    let output = Command::new(&program).arg(&file).output().expect("it runs");
    assert!(output.status.success());
    let expected = "name      Orc
hp        100 (the default: not stored)
mana      25
position  1 2 3.5
weapon    Axe, damage 9
{\"Name\":\"Orc\",\"Hp\":100,\"Mana\":25,\"Position\":{\"X\":1.0,\"Y\":2.0,\"Z\":3.5},\"Weapons\":[{\"Name\":\"Axe\",\"Damage\":9}]}
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
