//! Tables in Markdown, which a terminal shows as well, and how figures are written in them.

use std::fmt;

use super::samples::Figures;
use crate::library::Checks;
use crate::measure::{Operation, Sample};

/// A table: its first column is text, and its other columns are figures unless it is all text.
#[derive(Clone, Debug, Default)]
pub struct Table {
    all_text: bool,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings.
    #[must_use]
    pub fn new(headings: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut table = Self::default();
        table.row(headings);
        table
    }

    /// A table without figures, with these headings.
    #[must_use]
    pub fn text(headings: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { all_text: true, ..Self::new(headings) }
    }

    /// Adds a row; cells that are missing stay empty.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// Whether there is nothing but headings.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.len() <= 1
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rows[0].len();
        let cell = |row: &'_ [String], column: usize| row.get(column).cloned().unwrap_or_default();
        let width = |column| self.rows.iter().map(|row| cell(row, column).chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let left = |column| self.all_text || column == 0;
        for (number, row) in self.rows.iter().enumerate() {
            write!(f, "|")?;
            for (column, &width) in widths.iter().enumerate() {
                let cell = cell(row, column);
                if left(column) { write!(f, " {cell:width$} |")? } else { write!(f, " {cell:>width$} |")? }
            }
            writeln!(f)?;
            if number == 0 {
                write!(f, "|")?;
                for (column, &width) in widths.iter().enumerate() {
                    write!(f, "-{}{}|", "-".repeat(width), if left(column) { "-" } else { ":" })?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// Three digits that count.
#[must_use]
pub fn digits(figure: f64) -> String {
    let decimals = match figure {
        figure if figure < 9.995 => 2,
        figure if figure < 99.95 => 1,
        _ => 0,
    };
    format!("{figure:.decimals$}")
}

/// How often one figure contains another; near 1 with one digit more, so that a narrow loss does not look like a draw.
#[must_use]
pub fn ratio(ratio: f64) -> String {
    if (0.8..1.3).contains(&ratio) { format!("{ratio:.3}×") } else { format!("{}×", digits(ratio)) }
}

/// Nanoseconds in the unit that fits, and how many of them it is.
fn unit(nanoseconds: f64) -> (&'static str, f64) {
    match nanoseconds {
        ns if ns < 999.5 => ("ns", 1.0),
        ns if ns < 999.5e3 => ("µs", 1e3),
        ns if ns < 999.5e6 => ("ms", 1e6),
        _ => ("s", 1e9),
    }
}

/// A time.
#[must_use]
pub fn time(nanoseconds: f64) -> String {
    let (unit, size) = unit(nanoseconds);
    format!("{} {unit}", digits(nanoseconds / size))
}

/// A number of bytes, nodes or calls, in groups of three digits.
#[must_use]
pub fn whole(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or_default()).collect();
    groups.join(",")
}

/// What an operation's figure is: a time or a number of bytes.
#[must_use]
pub fn figure(operation: Operation, figure: f64) -> String {
    if operation == Operation::Size { whole(figure) } else { time(figure) }
}

/// A library's name with the mark of what it does about foreign bytes.
#[must_use]
pub fn marked(library: &str, checks: Checks) -> String {
    match checks {
        Checks::UpFront | Checks::Nothing => library.into(),
        Checks::Lazily => format!("{library} †"),
        Checks::WhileDecoding => format!("{library} ‡"),
    }
}

/// The table of one operation: workloads as rows, libraries as columns, the physical limits last.
#[must_use]
pub fn operation(figures: &Figures<'_>, operation: Operation) -> Table {
    let (limits, libraries): (Vec<&Sample>, Vec<_>) =
        figures.libraries(operation).into_iter().partition(|sample| sample.checks == Checks::Nothing);
    let headings = libraries.iter().map(|sample| marked(&sample.library, sample.checks));
    let limit_headings = limits.iter().map(|sample| format!("*{}*", sample.library));
    let mut table = Table::new(std::iter::once("workload".into()).chain(headings).chain(limit_headings));
    for workload in figures.workloads(operation) {
        let rivals = libraries.iter().filter(|sample| sample.is_peer() && sample.is_rival_at(operation));
        let best = rivals
            .filter_map(|sample| figures.counting(workload, operation, &sample.library))
            .min_by(f64::total_cmp);
        let cells = libraries.iter().chain(&limits).map(|sample| {
            let cell = cell(figures, workload, operation, &sample.library)?;
            let ours = figures.counting(workload, operation, &sample.library)?;
            let ahead = sample.is_ours() && best.is_some_and(|best| ours < best);
            Some(if ahead { format!("**{cell}**") } else { cell })
        });
        let cells = cells.map(|cell| cell.unwrap_or_else(|| "–".into()));
        table.row(std::iter::once(workload.to_owned()).chain(cells));
    }
    table
}

/// The figure that counts and, in its unit and in parentheses, the one over a single input.
fn cell(figures: &Figures<'_>, workload: &str, operation: Operation, library: &str) -> Option<String> {
    let counting = figures.counting(workload, operation, library)?;
    let repeated = figures.repeated(workload, operation, library);
    let only = repeated == Some(counting);
    Some(match repeated.filter(|_| !only && operation != Operation::Size) {
        Some(repeated) => format!("{} ({})", time(counting), digits(repeated / unit(counting).1)),
        None => figure(operation, counting),
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::sample;
    use super::*;

    #[test]
    fn figures_have_three_digits_and_a_unit() {
        assert_eq!(time(0.478), "0.48 ns");
        assert_eq!(time(9.999), "10.0 ns");
        assert_eq!(time(999.4), "999 ns");
        assert_eq!(time(999.6), "1.00 µs");
        assert_eq!(time(45_249.0), "45.2 µs");
        assert_eq!(time(38_360_000.0), "38.4 ms");
        assert_eq!(time(1.5e9), "1.50 s");
        assert_eq!(whole(50_121_714.0), "50,121,714");
        assert_eq!(whole(16.0), "16");
        assert_eq!(ratio(0.9984), "0.998×");
        assert_eq!(ratio(12.34), "12.3×");
    }

    #[test]
    fn a_table_has_the_rotated_figure_first_and_ours_bold_where_it_is_ahead() {
        let samples = [
            sample("monsters", Operation::Read, "tessera", false, 20_000.0),
            sample("monsters", Operation::Read, "tessera", true, 41_000.0),
            sample("monsters", Operation::Read, "rkyv", true, 42_000.0),
            sample("monsters", Operation::Read, "memcpy", true, 760.0),
            sample("scene-large", Operation::Read, "tessera", false, 9.5e6),
            sample("scene-large", Operation::Read, "planus", false, 9.4e6),
        ];
        let expected = "\
| workload    |        tessera |    rkyv | planus † | *memcpy* |
|-------------|---------------:|--------:|---------:|---------:|
| monsters    | **41.0 µs (20.0)** | 42.0 µs |        – |   760 ns |
| scene-large |        9.50 ms |       – |  9.40 ms |        – |
";
        let squeezed = |text: &str| text.replace(['-', ' '], "");
        let table = operation(&Figures::new(&samples), Operation::Read).to_string();
        assert_eq!(squeezed(&table), squeezed(expected));
    }
}
