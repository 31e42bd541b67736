//! Headers compile without a warning: each alone, all together, and between the macros of others.

use crate::Generated;
use crate::compiler::Compiler;
use std::fs;
use std::sync::Mutex;
use std::thread;

/// Macros that libraries and engines define, as they do (DEMANDS: windows.h, sysmacros.h, Unreal, Qt, libc in GNU mode).
const HOSTILE: &str = "
#define ERROR 0
#define ABSOLUTE 1
#define RELATIVE 2
#define NEAR
#define FAR
#define IN
#define OUT
#define DELETE (0x00010000L)
#define TEXT(quote) L##quote
#define PI (3.1415926535897932f)
#define near
#define far
#define small char
#define interface struct
#define major(dev) gnu_dev_major(dev)
#define minor(dev) gnu_dev_minor(dev)
#define makedev(maj, min) gnu_dev_makedev(maj, min)
#define linux 1
#define unix 1
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define check(expression)
#define verify(expression)
#define ensure(expression)
#define slots
#define signals public
#define emit
";

/// What stands before macros like these in any program: the standard library does not bear all of them.
const STANDARD: &str = "
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>
";

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
    together(&compiler, &generated, "", HOSTILE, &[]);
}

#[test]
fn headers_compile_behind_the_macros_of_others() {
    let Some(compiler) = Compiler::find() else { return };
    let before = format!("{STANDARD}{HOSTILE}");
    for generated in [Generated::examples(), Generated::torture()] {
        together(&compiler, &generated, &before, "", &[]);
        // In GNU mode `linux` and `unix` are macros from the start.
        together(&compiler, &generated, STANDARD, "", &["-std=gnu++20", "-Wno-pedantic"]);
    }
}
