//! The same bytes, the same answer: values that Rust wrote and mutants of them, in both languages.
//!
//! Every buffer that C++ accepts it reads completely, as JSON. The full count, under sanitizers:
//!
//! ```text
//! TESSERA_MUTANTS=1000000 TESSERA_SANITIZE=1 cargo test --release -p cpp-export --test interop agree
//! ```

use crate::compiler::Compiler;
use crate::torture::{Choice, Defaults, Names, Shapes};
use crate::{Generated, torture};
use schema_examples::game::{self, GAME};
use schema_examples::scene::{self, SCENE, material::MATERIAL, math::MATH, mesh::MESH};
use schema_examples::tour::{self, TOUR};
use schema_examples::workloads::{prefab, records, scene_file, series};
use std::fmt;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use tessera::field::WriteTable;
use tessera::view::Viewed;
use tessera::{Reader, json};
use tessera_tests::mutate::{corpus, mutant};
use tessera_tests::random::Random;

/// JSON that is longer is not compared.
const LONGEST: usize = 1 << 16;

/// Mutants of each type, in a usual run.
const EACH: usize = 6_000;

fn mutants() -> usize {
    std::env::var("TESSERA_MUTANTS").map_or(EACH, |n| n.parse::<usize>().expect("a number") / TYPES.len())
}

/// A root type that both languages know.
struct Type {
    /// Its name in C++.
    name: &'static str,
    corpus: fn(u64) -> Vec<Vec<u8>>,
    judge: fn(&[u8]) -> String,
}

impl Type {
    const fn of<T: Viewed>(name: &'static str) -> Self
    where
        for<'a> T::View<'a>: WriteTable,
    {
        Type { name, corpus: corpus::<T>, judge: judge::<T> }
    }
}

const TYPES: [Type; 10] = [
    Type::of::<game::Monster>("::game::Monster"),
    Type::of::<tour::Monster>("::tour::Monster"),
    Type::of::<scene::Scene>("::scene::Scene"),
    Type::of::<records::RecordSet>("::records::RecordSet"),
    Type::of::<series::FixedSeries>("::series::FixedSeries"),
    Type::of::<prefab::Prefab>("::prefab::Prefab"),
    Type::of::<scene_file::SceneFile>("::scene_file::SceneFile"),
    Type::of::<Shapes>("::class_::delete_::namespace_::Shapes"),
    Type::of::<Names>("::class_::delete_::namespace_::Names"),
    Type::of::<Defaults>("::class_::delete_::namespace_::Defaults"),
];

/// Takes so many bytes of text.
struct Short(String);

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > LONGEST {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

fn judge<T: Viewed>(bytes: &[u8]) -> String
where
    for<'a> T::View<'a>: WriteTable,
{
    let reader = match Reader::<T>::open(bytes) {
        Ok(reader) => reader,
        Err(error) => return format!("{:?} {error}", error.kind()),
    };
    let mut json = Short(String::new());
    match json::write_to(reader.root(), &mut json) {
        Ok(()) => format!("ok {}", json.0),
        Err(_) => "ok long".into(),
    }
}

/// Asks C++ about all buffers at once.
fn ask(program: &std::path::Path, buffers: &[(usize, Vec<u8>)]) -> Vec<String> {
    let mut child =
        Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("it is piped");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            for (ty, bytes) in buffers {
                let head = [*ty as u32, bytes.len() as u32];
                let head: Vec<u8> = head.iter().flat_map(|number| number.to_le_bytes()).collect();
                input.write_all(&head).and_then(|()| input.write_all(bytes)).expect("the program reads on");
            }
        });
        child.wait_with_output().expect("the program ends")
    });
    assert!(output.status.success(), "{}", output.status);
    let text = String::from_utf8(output.stdout).expect("all text is UTF-8");
    text.lines().map(Into::into).collect()
}

#[test]
fn rust_and_cpp_agree_on_values_and_mutants() {
    let Some(compiler) = Compiler::find() else { return };
    let generated = Generated::of(
        "all",
        &[
            GAME,
            TOUR,
            SCENE,
            MATERIAL,
            MATH,
            MESH,
            records::schema::RECORDS,
            series::schema::SERIES,
            prefab::schema::PREFAB,
            scene_file::schema::SCENE_FILE,
            torture::NAMESPACE,
        ],
    );
    let cases = TYPES
        .iter()
        .enumerate()
        .map(|(i, ty)| format!("case {i}: answer = judge<{}>(bytes.get(), head[1]); break;\n", ty.name));
    let source = include_str!("judge.cpp").replace("CASES", &cases.collect::<String>());
    let file = generated.path().join("judge.cpp");
    fs::write(&file, format!("#include \"all.tessera.hpp\"\n{source}")).expect("it can be written");
    let program = generated.path().join("judge");
    let sanitize = std::env::var_os("TESSERA_SANITIZE").is_some();
    let flags: &[&str] = if sanitize {
        &["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover"]
    } else {
        &["-O1"]
    };
    compiler.build(generated.path(), &file, &program, flags).unwrap_or_else(|error| panic!("{error}"));

    let (mut accepted, mut refused) = (0, 0);
    for (number, ty) in TYPES.iter().enumerate() {
        let good = (ty.corpus)(number as u64);
        let mut random = Random::new(1_000 + number as u64, 0);
        let mut left = mutants();
        let mut next: Vec<Vec<u8>> = good.clone();
        while !next.is_empty() {
            let buffers: Vec<(usize, Vec<u8>)> = next.into_iter().map(|bytes| (number, bytes)).collect();
            let answers = ask(&program, &buffers);
            assert_eq!(answers.len(), buffers.len());
            for ((_, bytes), answer) in buffers.iter().zip(answers) {
                let expected = (ty.judge)(bytes);
                assert_eq!(answer, expected, "{} C++ (left) and Rust (right) differ: {bytes:?}", ty.name);
                *if answer.starts_with("ok ") { &mut accepted } else { &mut refused } += 1;
            }
            let count = left.min(10_000);
            left -= count;
            next = (0..count).map(|_| mutant(&good, &mut random)).collect();
        }
    }
    println!("{accepted} buffers were accepted by both, {refused} refused with one error");
    assert!(accepted * 20 > refused, "some mutants are accepted, or nothing is read");
}

/// Not a test of C++, but of what the tests above rely on: every union arm is among the values.
#[test]
fn random_values_have_every_arm() {
    let mut met = [false; 5];
    for seed in 0..500 {
        let shapes: Shapes = Random::new(seed, 4).value();
        let arm = match shapes.choice {
            Choice::register(_) => 0,
            Choice::Other(_) => 1,
            Choice::none(_) => 2,
            Choice::Kind(_) => 3,
            Choice::Unknown(_) => 4,
        };
        met[arm] = true;
    }
    assert_eq!(met[..4], [true; 4]);
}
