//! How long the compiler takes for a schema: what the binary `compile_time` saves, as a table.

use std::fs;
use std::io::Result;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::samples::Build;
use super::tables::{Table, digits, ratio};

/// The file, without its extension.
pub const NAME: &str = "compile-time";

/// All measurements.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CompileTime {
    /// What `rustc --version` says.
    pub rustc: String,
    /// The processor's model.
    pub cpu: String,
    /// How often each was checked.
    pub rounds: usize,
    /// One for each set of types.
    pub rows: Vec<Checked>,
}

/// The same types, declared for both libraries.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Checked {
    /// What they are.
    pub types: String,
    /// Seconds of user time of `cargo check` with our macro; the median.
    pub tessera: f64,
    /// The same with rkyv's derives, including bytecheck.
    pub rkyv: f64,
}

impl CompileTime {
    /// Of this machine, without rows.
    #[must_use]
    pub fn new(rounds: usize) -> Self {
        let Build { rustc, cpu, .. } = Build::current();
        Self { rustc, cpu, rounds, rows: Vec::new() }
    }

    /// Writes the file into a directory.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, directory: &Path) -> Result<()> {
        fs::create_dir_all(directory)?;
        fs::write(directory.join(NAME).with_extension("json"), serde_json::to_string_pretty(self)? + "\n")
    }

    /// Reads the file, if it is there.
    ///
    /// # Errors
    /// If it is there and cannot be read.
    pub fn load(directory: &Path) -> Result<Option<Self>> {
        let path = directory.join(NAME).with_extension("json");
        if !path.exists() {
            return Ok(None);
        }
        Ok(Some(serde_json::from_slice(&fs::read(path)?)?))
    }

    /// The measurements and their ratios.
    #[must_use]
    pub fn table(&self) -> Table {
        let mut table = Table::new(["types", "tessera", "rkyv", "tessera ÷ rkyv"]);
        for row in &self.rows {
            let seconds = |time: f64| format!("{} s", digits(time));
            table.row([
                row.types.clone(),
                seconds(row.tessera),
                seconds(row.rkyv),
                ratio(row.tessera / row.rkyv),
            ]);
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_says_how_much_longer_ours_takes() {
        let row = Checked { types: "50 tables".into(), tessera: 1.5, rkyv: 2.0 };
        let all = CompileTime { rustc: String::new(), cpu: String::new(), rounds: 5, rows: vec![row] };
        assert!(all.table().to_string().ends_with("| 50 tables |  1.50 s | 2.00 s |          0.75× |\n"));
    }
}
