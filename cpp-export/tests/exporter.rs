//! The command, on a workspace whose settings are as unkind as users' settings can be.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// What descriptors start with.
const MAGIC: &[u8] = b"TESSERA-DESC";

/// A virtual workspace with a schema package that is never published, a package that uses its types, and a program.
struct Workspace(TempDir);

const ROOT: &str = r#"
[workspace]
resolver = "3"
members = ["schemas", "level", "game", "empty"]

[profile.dev]
strip = true
lto = "fat"
panic = "abort"
opt-level = "z"
codegen-units = 1

[profile.release]
strip = true
lto = "fat"
panic = "abort"
opt-level = "z"
"#;

/// A platform that is not the host's, and flags of the user's own that must arrive.
const CONFIG: &str = r#"
[build]
target = "wasm32-unknown-unknown"
rustflags = ["--cfg", "of_the_user"]
"#;

const SCHEMAS: &str = r#"
#![forbid(unsafe_code)]
#![deny(warnings)]
#![allow(unexpected_cfgs)]

#[cfg(not(of_the_user))]
compile_error!("the user's flags were dropped");

tessera::tessera_schema! {
    /// What the game saves.
    pub schema game;
    pub struct Vec3 { x: f32, y: f32, z: f32 }
    pub table Monster { name: String, position: Vec3 }
}

#[cfg(feature = "more")]
pub mod more {
    tessera::tessera_schema! {
        pub schema more in game;
        pub table Quest { title: String }
    }
}
"#;

const LEVEL: &str = r#"
use schemas::Monster;
tessera::tessera_schema! {
    use schemas::GAME;
    pub schema level;
    pub table Level { monsters: Vec<Monster> }
}
"#;

const GAME: &str = r#"
use schemas::Monster;
fn main() {
    let monster = Monster { name: "Orc".into(), ..Default::default() };
    println!("{}", tessera::to_bytes(&monster).expect("a monster").len());
}
"#;

impl Workspace {
    fn new() -> Self {
        let workspace = Self(tempfile::tempdir().expect("a directory"));
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let tessera = format!("tessera = {{ path = {:?} }}", repository.join("tessera"));
        let package = |name: &str, rest: &str| {
            format!(
                "[package]\nname = {name:?}\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n{rest}\n"
            )
        };
        workspace.put("Cargo.toml", ROOT);
        workspace.put(".cargo/config.toml", CONFIG);
        let features = format!("[features]\nmore = []\n[dependencies]\n{tessera}");
        workspace.put("schemas/Cargo.toml", &package("schemas", &features));
        workspace.put("schemas/src/lib.rs", SCHEMAS);
        let uses = format!("[dependencies]\n{tessera}\nschemas = {{ path = \"../schemas\" }}");
        workspace.put("level/Cargo.toml", &package("level", &uses));
        workspace.put("level/src/lib.rs", LEVEL);
        workspace.put("game/Cargo.toml", &package("game", &uses));
        workspace.put("game/src/main.rs", GAME);
        workspace.put("empty/Cargo.toml", &package("empty", ""));
        workspace.put("empty/src/lib.rs", "");
        // The versions that this repository was tested with, which are there already.
        fs::copy(repository.join("Cargo.lock"), workspace.path("Cargo.lock")).expect("the lock file");
        workspace
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    fn put(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Output {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(self.0.path()).env("CARGO_NET_OFFLINE", "true");
        // What this test's own cargo was told is not for the user's.
        for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR", "CARGO_BUILD_TARGET"] {
            command.env_remove(name);
        }
        command.output().expect("it runs")
    }

    fn export(&self, arguments: &[&str]) -> Output {
        self.run(env!("CARGO_BIN_EXE_cpp-export"), arguments)
    }
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

fn listed(output: &Output) -> Vec<String> {
    let (types, errors) = said(output);
    assert!(output.status.success(), "{errors}");
    types.lines().map(Into::into).collect()
}

fn contains(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|window| window == what)
}

#[test]
fn schemas_are_exported_from_a_workspace_with_unkind_settings() {
    let workspace = Workspace::new();
    let output = workspace.export(&["--package", "schemas", "--list", "--descriptor", "game.tsd"]);
    assert_eq!(listed(&output), ["game::Vec3", "game::Monster"]);

    // Nothing to do is a mistake.
    let output = workspace.export(&["--package", "schemas"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).1.contains("--out <DIR>|--descriptor <FILE.tsd>|--list"), "{}", said(&output).1);

    // The file says the same, without a build.
    assert_eq!(listed(&workspace.export(&["game.tsd", "--list"])), ["game::Vec3", "game::Monster"]);

    // A feature brings another block; two packages make one export.
    let output = workspace.export(&["-p", "schemas", "-p", "level", "--features", "schemas/more", "--list"]);
    let all = ["game::Vec3", "game::Monster", "game::more::Quest", "level::Level"];
    assert_eq!(listed(&output), all);

    let output = workspace.export(&["-p", "empty", "--list"]);
    let (_, error) = said(&output);
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("the package `empty` exports no types; declare them"), "{error}");

    let output = workspace.export(&["-p", "game", "--list"]);
    let (_, error) = said(&output);
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("no library targets") || error.contains("has no Rust library"), "{error}");

    // Headers are written once, compared, and written again when something changes.
    let out = ["-p", "schemas", "--out", "cpp"];
    let output = workspace.export(&out);
    assert!(output.status.success(), "{}", said(&output).1);
    assert!(
        workspace.path("cpp/game/Monster.hpp").exists() && workspace.path("cpp/tessera/reader.hpp").exists()
    );
    let check = [&out[..], &["--check"]].concat();
    assert_eq!(workspace.export(&check).status.code(), Some(0), "nothing changed");
    workspace.put("cpp/game/Vec3.hpp", "// edited");
    let output = workspace.export(&check);
    assert_eq!((output.status.code(), said(&output).0.as_str()), (Some(1), "game/Vec3.hpp differs\n"));
    let (_, summary) = said(&workspace.export(&["game.tsd", "--out", "cpp"]));
    assert!(summary.contains("2 types in cpp: 0 headers new, 1 changed, 0 removed"), "{summary}");
    assert_eq!(workspace.export(&check).status.code(), Some(0), "a file gives what its package gives");

    // What another package declares is not exported by the way.
    let output = workspace.export(&["-p", "level", "--out", "other"]);
    let (_, error) = said(&output);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        error.contains(
            "the type `Monster` of the package `schemas` is reached but not exported; add `--package schemas`"
        ),
        "{error}"
    );
    assert!(!workspace.path("other").exists(), "nothing is written by halves");

    // What is shipped has no descriptors in it; the library of the exporter's build has, which shows that the search works.
    let host = workspace.run("rustc", &["-vV"]);
    let (version, _) = said(&host);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    let built = workspace.run("cargo", &["build", "--release", "-p", "game", "--target", host]);
    assert!(built.status.success(), "{}", said(&built).1);
    let name = format!("target/{host}/release/game{}", std::env::consts::EXE_SUFFIX);
    let shipped = fs::read(workspace.path(&name)).expect("it was built");
    assert!(!contains(&shipped, MAGIC), "no descriptor in the program");
    let library = workspace.path(&format!("target/tessera-export/{host}/debug/libschemas.rlib"));
    assert!(contains(&fs::read(library).expect("it was built"), MAGIC));
}
