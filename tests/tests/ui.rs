//! What a user reads after a mistake: one case for each, with the compiler's words.
//!
//! rustc words its errors anew with every release, so the cases are compared on one release and skipped on
//! others. After a change that alters messages, look at every one of them as a user would:
//!
//! ```text
//! TRYBUILD=overwrite cargo test -p tessera-tests --test ui && git diff tests/ui
//! ```

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The release whose words stand in `ui/*.stderr`.
const RELEASE: &str = "1.95.0";

#[test]
fn every_mistake_is_explained() {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs");
    let version = String::from_utf8_lossy(&version.stdout);
    if version.split(' ').nth(1) != Some(RELEASE) {
        println!("skipped: the messages are those of rustc {RELEASE}, and this is {version}");
        return;
    }
    trybuild::TestCases::new().compile_fail("ui/*.rs");
}

/// The names of the files in `ui` that end in `.extension`.
fn cases(extension: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui");
    let paths = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
    paths
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect()
}

fn stderr_of(case: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui").join(case).with_extension("stderr");
    std::fs::read_to_string(path).expect("a file")
}

#[test]
fn every_case_has_its_message_and_no_message_is_an_orphan() {
    assert_eq!(cases("rs"), cases("stderr"));
}

/// One mistake is one error, or two: rustc has no way to point at the return type of an accessor.
#[test]
fn a_mistake_is_not_buried_under_what_follows_from_it() {
    // What rustc adds by itself, and cases with several mistakes.
    let more = [
        ("cfg_on_field", 4),
        ("default_of_wrong_type", 3),
        ("draft_of_wrong_type", 3),
        ("enum_value_overflows", 2),
        ("foreign_with_unknown_field", 3),
        ("option_of_field_with_value", 3),
        ("struct_in_itself", 9),
        ("struct_with_instant", 3),
        ("table_in_itself", 5),
        ("was_of_another", 3),
        ("union_of_number", 9),
        ("union_of_struct", 9),
    ];
    for case in cases("stderr") {
        let errors = stderr_of(&case).lines().filter(|line| line.starts_with("error")).count();
        let allowed = more.iter().find(|(name, _)| *name == case).map_or(2, |(_, allowed)| *allowed);
        assert!(errors <= allowed, "{case}: {errors} errors for one mistake");
    }
}

/// A message that only shows the whole block has to say in words which field or type it means.
#[test]
fn a_message_shows_the_place_or_names_it() {
    // rustc names the variant in a note.
    for case in cases("stderr").into_iter().filter(|case| case != "enum_value_overflows") {
        let text = stderr_of(&case);
        let mut lines = text.lines();
        let title = lines.next().expect("a line");
        // The block begins at the start of a line, and nothing in it does.
        let whole_block = lines.next().is_some_and(|place| place.ends_with(":1"));
        assert!(!whole_block || title.contains('`'), "{case}: {title}");
    }
}
