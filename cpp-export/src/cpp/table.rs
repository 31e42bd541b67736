//! The header of a table: a class with an accessor for each member, and what the runtime has to know of its layout.

use super::names::{Names, Role};
use super::text::{Text, literal};
use super::types::{Needs, Spelled, Types};
use super::values::default;
use super::{Header, generated_from};
use crate::descriptor::{Block, Declared, Field, Place, Run, TableType};
use crate::fingerprint::NotDeclared;

/// A member with its C++ names and type.
struct Member<'a> {
    field: &'a Field,
    name: String,
    presence: String,
    ty: Spelled,
    /// The default value, if it is not zero.
    default: Option<String>,
}

/// Writes the header.
///
/// # Errors
/// If the table refers to a type that is not exported.
pub(super) fn write(
    types: &Types<'_>,
    block: &Block,
    declared: &Declared,
    table: &TableType,
) -> Result<Header, NotDeclared> {
    let header = Header::new(types.names, block, &table.ident);
    let mut needs = Needs::default();
    needs.standard.extend(["array", "cstdint", "string_view"]);
    let members: Vec<Member<'_>> =
        table.fields.iter().map(|field| member(types, table, field, &mut needs)).collect::<Result<_, _>>()?;
    needs.behind.remove(&header.path);

    let mut text = Text::default();
    generated_from(&mut text, block);
    header.includes(&mut text, &needs, &["tessera/table.hpp"]);
    header.open(&mut text);
    class(&mut text, &header, table, &members);
    header.close(&mut text);
    info(&mut text, types, &header, declared, table, &members)?;
    if !needs.behind.is_empty() {
        text.blank();
        text.line("// Types that refer to each other include each other here, where all are declared.");
        for path in &needs.behind {
            text.line(format!("#include {}", literal(path)));
        }
    }
    late(&mut text, &header, table, &members);
    Ok(Header { text: text.finish(), ..header })
}

fn member<'a>(
    types: &Types<'_>,
    table: &TableType,
    field: &'a Field,
    needs: &mut Needs,
) -> Result<Member<'a>, NotDeclared> {
    Ok(Member {
        field,
        name: types.names.of(&field.ident, Role::Field(&table.ident)),
        presence: Names::presence(&field.ident),
        ty: types.member(&field.ty, needs)?,
        default: default(types, field, needs),
    })
}

fn class(text: &mut Text, header: &Header, table: &TableType, members: &[Member<'_>]) {
    let Header { name, qualified, .. } = header;
    text.docs(0, &table.docs);
    text.line(format!("class {name} : public ::tessera::Table<{qualified}> {{"));
    text.line(" public:");
    text.line(format!("    using ::tessera::Table<{qualified}>::Table;"));
    for member in members {
        let Member { field, name, presence, ty, .. } = member;
        text.blank();
        text.docs(4, &field.docs);
        if ty.late {
            text.line(format!("    [[nodiscard]] {} {name}() const noexcept;", ty.returns));
        } else {
            text.line(format!("    [[nodiscard]] {} {name}() const noexcept {{", ty.returns));
            text.line(format!("        return {};", read(table, member)));
            text.line("    }");
        }
        text.line(format!("    /// Whether `{name}` is stored."));
        let stored = match field.place {
            Place::Fixed => "true".into(),
            _ => format!("::tessera::present<{}>(*this)", field.bit),
        };
        text.line(format!("    [[nodiscard]] bool {presence}() const noexcept {{ return {stored}; }}"));
    }
    text.line("};");
}

/// The accessors that return classes, behind all of these.
fn late(text: &mut Text, header: &Header, table: &TableType, members: &[Member<'_>]) {
    let late: Vec<&Member<'_>> = members.iter().filter(|member| member.ty.late).collect();
    if late.is_empty() {
        return;
    }
    text.blank();
    header.open(text);
    for member in late {
        let Member { name, ty, .. } = member;
        text.line(format!("inline {} {}::{name}() const noexcept {{", ty.returns, header.name));
        text.line(format!("    return {};", read(table, member)));
        text.line("}");
    }
    header.close(text);
}

/// The call that reads a member.
fn read(table: &TableType, member: &Member<'_>) -> String {
    let place = place(table, member.field);
    // A fixed member is always stored, if only in the object that stands in for absent ones.
    let default = member.default.as_ref().filter(|_| member.field.place != Place::Fixed);
    let default = default.map(|value| format!(", {value}")).unwrap_or_default();
    format!("::tessera::get<{}>(*this, {place}{{}}{default})", member.ty.text)
}

/// Where a member lies.
fn place(table: &TableType, field: &Field) -> String {
    match field.place {
        Place::Fixed => {
            format!("::tessera::Fixed<{}>", 4 * u32::from(table.head.words) + u32::from(field.at))
        }
        Place::Bool => format!("::tessera::Flag<{}>", field.bit),
        Place::Cell => {
            let mut runs: Vec<Run> = table.runs[..usize::from(field.runs)].to_vec();
            if field.mask != 0 {
                runs.push(Run { mask: field.mask, ..table.runs[usize::from(field.runs)] });
            }
            let runs: String = runs.iter().map(|run| format!(", {}", run_text(run))).collect();
            format!("::tessera::Cell<{}, {}{runs}>", field.bit, cells_start(table))
        }
    }
}

fn run_text(run: &Run) -> String {
    match run.word {
        0 => format!("::tessera::Run{{{:#x}, {}}}", run.mask, run.size),
        word => format!("::tessera::Run{{{:#x}, {}, {word}}}", run.mask, run.size),
    }
}

fn cells_start(table: &TableType) -> u32 {
    4 * u32::from(table.head.words) + u32::from(table.head.fixed_size)
}

fn info(
    text: &mut Text,
    types: &Types<'_>,
    header: &Header,
    declared: &Declared,
    table: &TableType,
    members: &[Member<'_>],
) -> Result<(), NotDeclared> {
    let (fingerprint, reached) = types.declarations.deep(declared)?;
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
        looked_at(types, table).any(|field| field.place == Place::Fixed),
    ));
    let words: Vec<String> =
        (0..u32::from(head.words)).map(|word| presence_word(types, table, word)).collect();
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
    inspect(text, types, table, members);
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
    Ok(())
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

/// The members that the verifier looks at.
fn looked_at<'a>(types: &'a Types<'_>, table: &'a TableType) -> impl Iterator<Item = &'a Field> {
    table.fields.iter().filter(|field| types.is_looked_at(&field.ty, field.shared))
}

/// Bits that mean something, values of bools, cells of alignment 8, and cells that the verifier looks at.
fn presence_word(types: &Types<'_>, table: &TableType, word: u32) -> String {
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
    let cells = looked_at(types, table).filter(|field| field.place == Place::Cell);
    let look = cells
        .filter(|field| u32::from(field.bit) / 32 == word)
        .fold(0u32, |bits, field| bits | 1 << (field.bit % 32));
    let align8 = below(head.align8_count.into());
    format!("{{{used:#x}, {:#x}, {align8:#x}, {look:#x}}}", bools & 0xAAAA_AAAA)
}

/// So many cells may be passed over on the way to those that are looked at.
const NEAR: usize = 6;

/// Whether looked-at cells lie behind so many others that finding one by the presence bits before it costs less than going
/// along.
fn is_wide(types: &Types<'_>, table: &TableType) -> bool {
    let cells = table.order.iter().map(|index| &table.fields[usize::from(*index)]);
    let cells: Vec<bool> = cells
        .filter(|field| field.place == Place::Cell)
        .map(|field| types.is_looked_at(&field.ty, field.shared))
        .collect();
    let last = cells.iter().rposition(|looked_at| *looked_at).unwrap_or(0);
    cells[..last.min(cells.len())].iter().filter(|looked_at| !**looked_at).count() > NEAR
}

/// The members that the verifier looks at, in wire order, and what it passes over on the way to them.
fn inspect(text: &mut Text, types: &Types<'_>, table: &TableType, members: &[Member<'_>]) {
    let looked_at = |field: &Field| types.is_looked_at(&field.ty, field.shared);
    let wide = is_wide(types, table);
    // Cells behind the last one that is looked at are passed over by nobody.
    let mut passed: Vec<Run> = Vec::new();
    for index in &table.order {
        let Member { field, ty, .. } = &members[usize::from(*index)];
        let name = literal(&field.name);
        match field.place {
            Place::Bool => {}
            Place::Fixed if looked_at(field) => {
                let at = 4 * u32::from(table.head.words) + u32::from(field.at);
                text.line(format!(
                    "        if (!v.template fixed<{}>(o, {at}, {name})) return false;",
                    ty.text
                ));
            }
            Place::Fixed => {}
            Place::Cell if looked_at(field) && wide => {
                let place = place(table, field);
                text.line(format!(
                    "        if (!v.template cell<{}>(o, {place}{{}}, {name})) return false;",
                    ty.text
                ));
            }
            Place::Cell if looked_at(field) => {
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
