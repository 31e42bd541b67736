//! What was measured, by which build, as it is saved and found again.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Error, Result};
use std::path::Path;

use serde::{Deserialize, Serialize};
use sysinfo::System;

use crate::growth::Point;
use crate::measure::{Operation, Sample};

/// The circumstances that figures depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// The instructions that the compiler could use: `default`, or a level of x86-64.
    pub target: String,
    /// `system` or `mimalloc`.
    pub allocator: String,
    /// What `rustc --version` says.
    pub rustc: String,
    /// The name of the operating system.
    pub os: String,
    /// The processor's model.
    pub cpu: String,
    /// How many of its cores there were.
    pub cores: usize,
    /// Whether `canada` is the real file, not the stand-in of the same size.
    pub real_canada: bool,
}

impl Build {
    /// Of this process.
    #[must_use]
    pub fn current() -> Self {
        let system = System::new().map(|mut system| {
            system.refresh_cpu_all();
            system
        });
        let cpus = system.as_ref().map_or(&[][..], System::cpus);
        let rustc = std::process::Command::new("rustc").arg("--version").output();
        let rustc = rustc.ok().and_then(|output| String::from_utf8(output.stdout).ok()).unwrap_or_default();
        Self {
            target: target().into(),
            allocator: if cfg!(feature = "mimalloc") { "mimalloc" } else { "system" }.into(),
            rustc: rustc.trim().into(),
            os: System::long_os_version().unwrap_or_else(|_| std::env::consts::OS.into()),
            cpu: cpus.first().map_or_else(String::new, |cpu| cpu.brand().trim().into()),
            cores: cpus.len(),
            real_canada: crate::workloads::canada::real_file().is_some(),
        }
    }

    /// What tells this build from the others; its file is called so.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}-{}", self.target, self.allocator)
    }
}

/// The level of x86-64 whose last additions the compiler was allowed to use.
fn target() -> &'static str {
    if cfg!(all(target_feature = "avx512f", target_feature = "avx512vl")) {
        "x86-64-v4"
    } else if cfg!(all(target_feature = "avx2", target_feature = "bmi2", target_feature = "fma")) {
        "x86-64-v3"
    } else {
        "default"
    }
}

/// Everything that one build measured.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Who measured.
    pub build: Build,
    /// One for each library, operation and workload.
    pub samples: Vec<Sample>,
    /// How the times grow with the size.
    pub growth: Vec<Point>,
}

impl Saved {
    /// Writes the file of the build into a directory: one line a sample, so that two runs can be compared.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, directory: &Path) -> Result<()> {
        let samples = lines(self.samples.iter().map(|sample| Sample {
            median: thousandths(sample.median),
            spread: thousandths(sample.spread),
            ..sample.clone()
        }))?;
        let growth = lines(self.growth.iter().cloned())?;
        let build = serde_json::to_string(&self.build)?;
        fs::create_dir_all(directory)?;
        fs::write(
            directory.join(self.build.name()).with_extension("json"),
            format!(
                "{{\n\"build\": {build},\n\"samples\": [\n{samples}\n],\n\"growth\": [\n{growth}\n]\n}}\n"
            ),
        )
    }

    /// Reads the files of all builds in a directory: the default target and the system's allocator first.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn load_all(directory: &Path) -> Result<Vec<Self>> {
        let mut all = Vec::new();
        if !directory.exists() {
            return Ok(all);
        }
        for entry in fs::read_dir(directory)? {
            let path = entry?.path();
            let named = path.file_stem().is_some_and(|stem| stem != super::compile_time::NAME);
            if named && path.extension().is_some_and(|extension| extension == "json") {
                let saved: Self = serde_json::from_slice(&fs::read(&path)?)
                    .map_err(|error| Error::other(format!("{}: {error}", path.display())))?;
                all.push(saved);
            }
        }
        all.sort_by_key(|saved| {
            let Build { target, allocator, .. } = &saved.build;
            (allocator != "system", target != "default", saved.build.name())
        });
        Ok(all)
    }
}

fn lines<T: Serialize>(items: impl Iterator<Item = T>) -> Result<String> {
    let lines: Vec<String> =
        items.map(|item| serde_json::to_string(&item)).collect::<serde_json::Result<_>>()?;
    Ok(lines.join(",\n"))
}

/// More digits say nothing.
fn thousandths(figure: f64) -> f64 {
    (figure * 1_000.0).round() / 1_000.0
}

/// The samples of one build, by workload, operation and library.
#[derive(Clone, Debug)]
pub struct Figures<'s> {
    samples: &'s [Sample],
    by_place: BTreeMap<(&'s str, Operation, &'s str, bool), &'s Sample>,
}

impl<'s> Figures<'s> {
    /// Of these samples.
    #[must_use]
    pub fn new(samples: &'s [Sample]) -> Self {
        let place = |s: &'s Sample| ((s.workload.as_str(), s.operation, s.library.as_str(), s.rotated), s);
        Self { samples, by_place: samples.iter().map(place).collect() }
    }

    /// The figure that counts: over the rotated inputs, or over the only one.
    #[must_use]
    pub fn counting(&self, workload: &str, operation: Operation, library: &str) -> Option<f64> {
        let rotated = self.by_place.get(&(workload, operation, library, true));
        rotated.map(|sample| sample.median).or_else(|| self.repeated(workload, operation, library))
    }

    /// The figure over one input, again and again.
    #[must_use]
    pub fn repeated(&self, workload: &str, operation: Operation, library: &str) -> Option<f64> {
        self.by_place.get(&(workload, operation, library, false)).map(|sample| sample.median)
    }

    /// The workloads in which an operation was measured, in the order of measuring.
    #[must_use]
    pub fn workloads(&self, operation: Operation) -> Vec<&'s str> {
        distinct(self.samples.iter().filter(|s| s.operation == operation).map(|s| s.workload.as_str()))
    }

    /// One sample of each library that takes part in an operation, in the order of measuring.
    #[must_use]
    pub fn libraries(&self, operation: Operation) -> Vec<&'s Sample> {
        let mut seen = Vec::new();
        let taking_part = self.samples.iter().filter(|s| s.operation == operation);
        taking_part
            .filter(|s| {
                let new = !seen.contains(&s.library.as_str());
                if new {
                    seen.push(s.library.as_str());
                }
                new
            })
            .collect()
    }

    /// All samples.
    #[must_use]
    pub fn samples(&self) -> &'s [Sample] {
        self.samples
    }
}

/// Each item once, where it is first.
fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut distinct = Vec::new();
    for item in items {
        if !distinct.contains(&item) {
            distinct.push(item);
        }
    }
    distinct
}

/// The mean that ratios have; `None` if there are none.
#[must_use]
pub fn geometric_mean(ratios: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (mut logarithms, mut count) = (0.0, 0u32);
    for ratio in ratios {
        logarithms += ratio.ln();
        count += 1;
    }
    (count > 0).then(|| (logarithms / f64::from(count)).exp())
}
