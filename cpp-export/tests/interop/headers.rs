//! Headers compile without a warning: each alone, all together, and between the macros of others.

use crate::Generated;
use crate::compiler::Compiler;
use std::fs;
use std::sync::Mutex;
use std::thread;

/// Macros that libraries and engines define, behind the parts of the standard library that do not bear them.
const MACROS: &str = "#include \"macros.hpp\"";

fn each_alone(compiler: &Compiler, generated: &Generated) {
    let next = Mutex::new(generated.paths.iter());
    let failures = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(path) = next.lock().expect("no panic").next() else { break };
                    let alone = generated.path().join(format!("alone-{}.cpp", path.replace('/', "-")));
                    fs::write(&alone, format!("#include \"{path}\"\n")).expect("it can be written");
                    if let Err(error) = compiler.check(generated.path(), &alone, &[]) {
                        failures.lock().expect("no panic").push(format!("{path}: {error}"));
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no panic");
    assert!(failures.is_empty(), "{} headers do not compile alone:\n{}", failures.len(), failures.join("\n"));
}

fn together(compiler: &Compiler, generated: &Generated, before: &str, behind: &str, more: &[&str]) {
    let umbrella =
        generated.paths.iter().find(|path| path.ends_with(".tessera.hpp")).expect("an umbrella header");
    let file = generated.path().join("together.cpp");
    // Twice: headers are read once.
    fs::write(generated.path().join("macros.hpp"), include_str!("macros.hpp")).expect("it can be written");
    let text = format!(
        "{before}\n#include \"{umbrella}\"\n#include \"{umbrella}\"\n{behind}\nint main() {{ return 0; }}\n"
    );
    fs::write(&file, text).expect("it can be written");
    if let Err(error) = compiler.check(generated.path(), &file, more) {
        panic!("{error}");
    }
}

#[test]
fn headers_of_the_examples_compile() {
    let Some(compiler) = Compiler::find() else { return };
    let generated = Generated::examples();
    each_alone(&compiler, &generated);
    together(&compiler, &generated, "", "", &[]);
}

#[test]
fn headers_with_hostile_names_compile() {
    let Some(compiler) = Compiler::find() else { return };
    let generated = Generated::torture();
    each_alone(&compiler, &generated);
    together(&compiler, &generated, "", MACROS, &[]);
}

#[test]
fn headers_compile_behind_the_macros_of_others() {
    let Some(compiler) = Compiler::find() else { return };
    for generated in [Generated::examples(), Generated::torture()] {
        together(&compiler, &generated, MACROS, "", &[]);
        // In GNU mode `linux` and `unix` are macros from the start.
        together(&compiler, &generated, MACROS, "", &["-std=gnu++20", "-Wno-pedantic"]);
    }
}
