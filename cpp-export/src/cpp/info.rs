//! What the runtime has to know of a table: its numbers, what the verifier looks at, and its members.

use super::Header;
use super::table::{Member, cells_start, place, run_text};
use super::text::{Text, literal};
use crate::descriptor::{Place, Run, TableType};

/// Writes the specialisation of `TableInfo`; with the deep fingerprint, and how many types the table reaches.
pub(super) fn write(
    text: &mut Text,
    header: &Header,
    table: &TableType,
    members: &[Member<'_>],
    (fingerprint, reached): (u64, usize),
) {
    let head = &table.head;
    let start = cells_start(table);
    text.blank();
    text.line("template <>");
    text.line(format!("struct tessera::TableInfo<{}> {{", header.qualified));
    text.line(format!("    static constexpr std::string_view name = {};", literal(&table.ident)));
    text.line(format!("    static constexpr std::uint64_t fingerprint = {fingerprint:#018x};"));
    text.line(format!("    static constexpr std::uint32_t types = {reached};"));
    text.line(format!(
        "    static constexpr Head head{{.words = {}, .cells_start = {start}, .max_size = {}, .work = {}, .align8 = {}, .look = {}}};",
        head.words,
        start + head.cells_size,
        start as usize + table.fields.len() / 4,
        head.fixed_align8 != 0,
        members.iter().any(|member| member.looked_at && member.field.place == Place::Fixed),
    ));
    let words: Vec<String> =
        (0..u32::from(head.words)).map(|word| presence_word(table, members, word)).collect();
    text.line(format!(
        "    static constexpr std::array<PresenceWord, {}> words{{{{{}}}}};",
        words.len(),
        words.join(", ")
    ));
    let runs: Vec<String> =
        table.runs.iter().map(|run| format!("{{{:#x}, {}, {}}}", run.mask, run.size, run.word)).collect();
    text.line(format!(
        "    static constexpr std::array<Run, {}> runs{{{{{}}}}};",
        runs.len(),
        runs.join(", ")
    ));
    if let Some(words) = absent(table) {
        text.line("    // What stands in for an absent object: its fixed members have their defaults.");
        text.line(format!(
            "    static constexpr std::array<std::uint64_t, {}> absent{{{{{}}}}};",
            words.len(),
            words.iter().map(|word| format!("{word:#x}U")).collect::<Vec<_>>().join(", ")
        ));
    }
    text.line("    template <class Inspector>");
    text.line("    static bool inspect([[maybe_unused]] Inspector& v, [[maybe_unused]] typename Inspector::Object& o) noexcept {");
    inspect(text, table, members);
    text.line("        return true;");
    text.line("    }");
    text.line("    template <class Visitor>");
    text.line("    static constexpr bool each([[maybe_unused]] Visitor&& f) {");
    for Member { field, name, .. } in members {
        let (wire, qualified) = (literal(&field.name), &header.qualified);
        text.line(format!("        if (!f({wire}, &{qualified}::{name})) return false;"));
    }
    text.line("        return true;");
    text.line("    }");
    text.line("};");
}

/// Bytes that the runtime has for absent objects of all tables that need nothing else.
const ZEROS: usize = 2048;

/// The object that an absent one is read from, if zeros will not do. Its fixed members lie on a multiple of 8.
fn absent(table: &TableType) -> Option<Vec<u64>> {
    let start = (4 * usize::from(table.head.words)).next_multiple_of(8);
    let size = start + usize::from(table.head.fixed_size);
    let fixed = table.fields.iter().filter(|field| field.place == Place::Fixed && field.default != 0);
    let mut bytes = vec![0; size.next_multiple_of(8)];
    let mut needed = size > ZEROS;
    for field in fixed {
        needed = true;
        let at = start + usize::from(field.at);
        let len = usize::from(field.ty.size);
        bytes[at..at + len].copy_from_slice(&field.default.to_le_bytes()[..len]);
    }
    let words = bytes.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
    needed.then(|| words.collect())
}

/// Bits that mean something, values of bools, cells of alignment 8, and cells that the verifier looks at.
fn presence_word(table: &TableType, members: &[Member<'_>], word: u32) -> String {
    let head = &table.head;
    let below = |end: u32| match end.saturating_sub(32 * word) {
        0 => 0,
        count if count >= 32 => u32::MAX,
        count => (1 << count) - 1,
    };
    let cells = u32::from(head.cell_count);
    let first_bool = cells.next_multiple_of(2);
    let bools = below(first_bool + 2 * u32::from(head.bool_count)) & !below(first_bool);
    let used = below(cells) | bools;
    let look = members
        .iter()
        .filter(|Member { field, looked_at, .. }| {
            *looked_at && field.place == Place::Cell && u32::from(field.bit) / 32 == word
        })
        .fold(0u32, |bits, member| bits | 1 << (member.field.bit % 32));
    let align8 = below(head.align8_count.into());
    format!("{{{used:#x}, {:#x}, {align8:#x}, {look:#x}}}", bools & 0xAAAA_AAAA)
}

/// So many cells may be passed over on the way to those that are looked at.
const NEAR: usize = 6;

/// Whether looked-at cells lie behind so many others that finding one by the presence bits before it costs less than going
/// along.
fn is_wide(table: &TableType, members: &[Member<'_>]) -> bool {
    let (mut passed, mut before_last) = (0, 0);
    for index in &table.order {
        let Member { field, looked_at, .. } = &members[usize::from(*index)];
        match (field.place, looked_at) {
            (Place::Cell, true) => before_last = passed,
            (Place::Cell, false) => passed += 1,
            _ => {}
        }
    }
    before_last > NEAR
}

/// The members that the verifier looks at, in wire order, and what it passes over on the way to them.
fn inspect(text: &mut Text, table: &TableType, members: &[Member<'_>]) {
    let wide = is_wide(table, members);
    // Cells behind the last one that is looked at are passed over by nobody.
    let mut passed: Vec<Run> = Vec::new();
    for index in &table.order {
        let Member { field, ty, looked_at, .. } = &members[usize::from(*index)];
        let name = literal(&field.name);
        match field.place {
            Place::Bool => {}
            Place::Fixed if *looked_at => {
                let at = 4 * u32::from(table.head.words) + u32::from(field.at);
                text.line(format!(
                    "        if (!v.template fixed<{}>(o, {at}, {name})) return false;",
                    ty.text
                ));
            }
            Place::Fixed => {}
            Place::Cell if *looked_at && wide => {
                let place = place(table, field);
                text.line(format!(
                    "        if (!v.template cell<{}>(o, {place}{{}}, {name})) return false;",
                    ty.text
                ));
            }
            Place::Cell if *looked_at => {
                for run in passed.drain(..) {
                    text.line(format!("        v.template skip<{}>(o);", run_text(&run)));
                }
                text.line(format!(
                    "        if (!v.template cell<{}, {}>(o, {name})) return false;",
                    ty.text, field.bit
                ));
            }
            Place::Cell if wide => {}
            Place::Cell => {
                let (word, mask) = (field.bit / 32, 1 << (field.bit % 32));
                let size = field.ty.cell_size;
                match passed.last_mut() {
                    Some(run) if run.word == word && run.size == size => run.mask |= mask,
                    _ => passed.push(Run { mask, word, size, align8: 0 }),
                }
            }
        }
    }
}
