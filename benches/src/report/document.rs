//! The pages and pictures that a set of samples makes.

use std::fs;
use std::io::Result;
use std::path::Path;

use super::compile_time::CompileTime;
use super::goals::goals;
use super::losses;
use super::row::rows;
use super::samples::{Figures, Saved};
use super::tables::{self, Table};
use super::wording::{explanation, title};
use super::{charts, summary};
use crate::growth::Point;
use crate::library::Checks;
use crate::measure::{Effort, Operation};
use crate::workloads::INPUTS;

/// Where the samples, the pictures and the pages of single builds are, beside the main page.
const ASIDE: &str = "benchmarks";

/// Reads all samples in `docs` and writes the pages and pictures again.
///
/// # Errors
/// If a file cannot be read or written, or if there are no samples.
pub fn render(docs: &Path) -> Result<()> {
    let aside = docs.join(ASIDE);
    let all = Saved::load_all(&aside)?;
    let Some(main) = all.first() else {
        return Err(std::io::Error::other("there are no saved samples"));
    };
    let figures = Figures::new(&main.samples);
    for operation in Operation::ALL {
        if let Some(chart) = charts::ratios(&figures, operation, title(operation)) {
            fs::write(aside.join(operation.name()).with_extension("svg"), chart)?;
        }
    }
    if let Some(chart) = charts::growth(&main.growth) {
        fs::write(aside.join("growth.svg"), chart)?;
    }
    for other in &all[1..] {
        fs::write(aside.join(other.build.name()).with_extension("md"), page(other))?;
    }
    fs::write(docs.join("BENCHMARKS.md"), document(&all, CompileTime::load(&aside)?.as_ref()))
}

/// The main page, from the samples of all builds: the first one's in full.
#[must_use]
pub fn document(all: &[Saved], compile_time: Option<&CompileTime>) -> String {
    let Some(main) = all.first() else { return String::new() };
    let figures = Figures::new(&main.samples);
    let mut sections = vec![
        "# Benchmarks\n\nWritten by the binary `report` of the package `tessera-benches`: every figure and every \
         verdict on this page is computed from the samples in [`benchmarks/`](benchmarks).\n"
            .to_owned(),
        builds(all),
        include_str!("repeat.md").to_owned(),
        method(main),
        goals_section(all),
        means_section(all),
        losses_section(all),
    ];
    let intro = format!(
        "## Figures\n\nOf the build `{}`. **Bold**: Tessera is ahead of every peer \
         in the row that it is compared with.\n",
        main.build.name()
    );
    sections.push(intro);
    for operation in Operation::ALL.into_iter().filter(|&operation| !figures.workloads(operation).is_empty())
    {
        let name = operation.name();
        let chart = charts::ratios(&figures, operation, title(operation)).is_some();
        let chart =
            if chart { format!("![{}]({ASIDE}/{name}.svg)\n\n", title(operation)) } else { String::new() };
        let table = tables::operation(&figures, operation);
        sections.push(format!("### {}\n\n{}\n\n{chart}{table}", title(operation), explanation(operation)));
    }
    sections.extend(growth_section(&main.growth));
    sections.extend(compile_time.map(compile_time_section));
    sections.join("\n")
}

/// The page of a build that is not the main one.
fn page(saved: &Saved) -> String {
    let figures = Figures::new(&saved.samples);
    let mut page = format!(
        "# Benchmarks: {}\n\nHow to read this: [BENCHMARKS.md](../BENCHMARKS.md).\n",
        saved.build.name()
    );
    for operation in Operation::ALL.into_iter().filter(|&operation| !figures.workloads(operation).is_empty())
    {
        page += &format!("\n## {}\n\n{}", title(operation), tables::operation(&figures, operation));
    }
    page
}

fn builds(all: &[Saved]) -> String {
    let mut table =
        Table::text(["build", "allocator", "compiler", "system", "processor", "cores", "figures"]);
    for (number, Saved { build, .. }) in all.iter().enumerate() {
        let name = build.name();
        let page = if number == 0 { "below".into() } else { format!("[page]({ASIDE}/{name}.md)") };
        table.row([
            format!("`{name}`"),
            build.allocator.clone(),
            build.rustc.clone(),
            build.os.clone(),
            build.cpu.clone(),
            build.cores.to_string(),
            page,
        ]);
    }
    format!("{table}")
}

fn method(main: &Saved) -> String {
    let canada = if main.build.real_canada {
        "`canada` is the file `canada.json` of the JSON benchmarks; its other inputs have the rings shuffled."
    } else {
        "`canada` is a stand-in with the sizes of the real file; its other inputs have the rings shuffled."
    };
    let mut spreads: Vec<f64> = main
        .samples
        .iter()
        .filter(|sample| sample.operation != Operation::Size && sample.median > 0.0)
        .map(|sample| sample.spread / sample.median * 100.0)
        .collect();
    spreads.sort_by(f64::total_cmp);
    let spread = |tenths: usize| {
        spreads.get(spreads.len() * tenths / 10).map_or_else(String::new, |s| format!("{s:.1}"))
    };
    include_str!("method.md")
        .replace("{inputs}", &INPUTS.to_string())
        .replace("{canada}", canada)
        .replace("{rounds}", &Effort::FULL.rounds.to_string())
        .replace("{milliseconds}", &Effort::FULL.sample.as_millis().to_string())
        .replace("{spread}", &spread(5))
        .replace("{wide}", &spread(9))
        .replace("{checks}", &checks(&Figures::new(&main.samples)))
}

/// Which library checks when.
fn checks(figures: &Figures<'_>) -> String {
    let kinds = [
        (Checks::UpFront, "checks the whole buffer once, then reads without checks"),
        (Checks::Lazily, "† checks what is read, whenever it is read"),
        (Checks::WhileDecoding, "‡ checks while it decodes into owned values"),
    ];
    let mut table = Table::text(["when", "who"]);
    for (kind, when) in kinds {
        let mut names: Vec<&str> = Vec::new();
        for sample in figures.samples().iter().filter(|sample| sample.checks == kind) {
            let name = sample.library.split(',').next().unwrap_or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        table.row([when.to_owned(), names.join(", ")]);
    }
    table.to_string()
}

fn goals_section(all: &[Saved]) -> String {
    let names = all.iter().map(|saved| format!("`{}`", saved.build.name()));
    let mut table = Table::text(std::iter::once("goal".to_owned()).chain(names));
    let builds: Vec<_> = all.iter().map(|saved| goals(&Figures::new(&saved.samples))).collect();
    for (number, goal) in builds[0].iter().enumerate() {
        let outcomes = builds.iter().map(|goals| goals[number].outcome());
        table.row(std::iter::once(goal.text.to_owned()).chain(outcomes));
    }
    format!(
        "## Goals\n\nWhat this library set out to reach. A goal is reached if every workload it speaks of reaches it; else those \
         that miss it are named. The messages S1 to S6 have no goals but where they are named.\n\n{table}"
    )
}

fn means_section(all: &[Saved]) -> String {
    let mut section =
        "## In the mean\n\nThe geometric mean of the best peer's figure divided by Tessera's, which is \
                       above 1 where Tessera is ahead, and how many workloads are lost.\n"
            .to_owned();
    for saved in all {
        section += &format!("\n`{}`:\n\n{}", saved.build.name(), summary::means(&rows(&saved.samples)));
    }
    section
}

fn losses_section(all: &[Saved]) -> String {
    let list = |defaults| {
        let table = losses::table(all, defaults);
        if table.is_empty() { "Nowhere.\n".to_owned() } else { table.to_string() }
    };
    let decoders = losses::to_decoders(&Figures::new(&all[0].samples));
    let decoders = if decoders.is_empty() {
        String::new()
    } else {
        format!(
            "\nSerializers that cannot be read in place are not compared in writing and size above, since their \
             readers have yet to decode everything. They are ahead of Tessera's defaults here (`{}`):\n\n{decoders}",
            all[0].build.name()
        )
    };
    format!(
        "## Where Tessera loses\n\nEvery comparison in which the best peer is ahead in any build: its figure divided \
         by Tessera's, the worst first.\n\n{}\nThe same with nothing shared, and with everything shared:\n\n{}{decoders}",
        list(true),
        list(false)
    )
}

fn growth_section(points: &[Point]) -> Option<String> {
    let table = summary::growth(points)?;
    Some(format!(
        "## Growth\n\nOne scene, ever larger. Work that is linear takes the same time for every node, but for \
         the memory behind the caches, which is slower: a plain copy of the buffer shows by how much.\n\n\
         ![Growth]({ASIDE}/growth.svg)\n\n{table}"
    ))
}

fn compile_time_section(measured: &CompileTime) -> String {
    format!(
        "## Compile time\n\nUser time of `cargo check` for a crate of nothing but types, with its dependencies built, without incremental compilation: the \
         median of {} runs, both libraries in turn ({}, {}). Tessera's macro makes owned types, views, drafts and the \
         descriptor; rkyv's derives include bytecheck.\n\n{}",
        measured.rounds,
        measured.rustc,
        measured.cpu,
        measured.table()
    )
}

#[cfg(test)]
mod tests {
    use super::super::samples::Build;
    use super::super::testing::sample;
    use super::*;

    fn saved(target: &str, ours: f64) -> Saved {
        let build = Build {
            target: target.into(),
            allocator: "system".into(),
            rustc: "rustc 1.95.0".into(),
            os: "Linux".into(),
            cpu: "A processor".into(),
            cores: 2,
            real_canada: false,
        };
        let samples = vec![
            sample("monsters", Operation::Verify, "tessera", true, ours),
            sample("monsters", Operation::Verify, "rkyv", true, 100.0),
        ];
        let growth = vec![Point {
            nodes: 1_000,
            bytes: 250_000,
            verify: 90_000.0,
            read: 40_000.0,
            write_reused: 200_000.0,
            memcpy: 5_000.0,
        }];
        Saved { build, samples, growth }
    }

    #[test]
    fn the_document_has_goals_losses_and_tables_of_all_builds() {
        let document = document(&[saved("default", 50.0), saved("x86-64-v3", 125.0)], None);
        for text in [
            "| `x86-64-v3-system` | system ",
            "| reached: 2.00× (monsters) ",
            "**not reached**: 0.800× (monsters)",
            "| verify: monsters |      rkyv |          2.00× |           0.800× |",
            "| monsters | **50.0 ns** | 100 ns |",
            "![Verifying](benchmarks/verify.svg)",
            "0.020 ns |",
            "[page](benchmarks/x86-64-v3-system.md)",
        ] {
            assert!(document.contains(text), "{text}\n{document}");
        }
        assert!(!document.contains(['{', '}']), "{document}");
    }

    #[test]
    fn samples_are_saved_found_and_rendered() {
        let docs = std::env::temp_dir().join(format!("tessera-report-{}", std::process::id()));
        let aside = docs.join(ASIDE);
        saved("x86-64-v3", 40.0004).save(&aside).expect("saved");
        saved("default", 50.0).save(&aside).expect("saved");
        let all = Saved::load_all(&aside).expect("loaded");
        assert_eq!(
            all.iter().map(|saved| saved.build.name()).collect::<Vec<_>>(),
            ["default-system", "x86-64-v3-system"]
        );
        assert_eq!(all[1].samples[0].median, 40.0);
        assert_eq!(all[0].growth, saved("default", 50.0).growth);
        render(&docs).expect("rendered");
        for name in [
            "BENCHMARKS.md",
            "benchmarks/verify.svg",
            "benchmarks/growth.svg",
            "benchmarks/x86-64-v3-system.md",
        ] {
            assert!(docs.join(name).is_file(), "{name}");
        }
        fs::remove_dir_all(docs).expect("removed");
    }
}
