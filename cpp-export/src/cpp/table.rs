//! The header of a table: a class with an accessor for each member, and what the runtime has to know of it ([`info`]).

use super::names::{Names, Role};
use super::text::{Text, literal};
use super::types::{Needs, Spelled, Types};
use super::values::default;
use super::{Header, generated_from, info};
use crate::descriptor::{Block, Declared, Field, Place, Run, TableType};
use crate::fingerprint::NotDeclared;

/// A member with its C++ names and type.
pub(super) struct Member<'a> {
    pub(super) field: &'a Field,
    pub(super) name: String,
    presence: String,
    pub(super) ty: Spelled,
    /// The default value, if it is not zero.
    default: Option<String>,
    /// Whether the verifier looks at it.
    pub(super) looked_at: bool,
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
    info::write(&mut text, &header, table, &members, types.declarations.deep(declared)?);
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
        looked_at: types.is_looked_at(&field.ty, field.shared),
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
pub(super) fn place(table: &TableType, field: &Field) -> String {
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

pub(super) fn run_text(run: &Run) -> String {
    match run.word {
        0 => format!("::tessera::Run{{{:#x}, {}}}", run.mask, run.size),
        word => format!("::tessera::Run{{{:#x}, {}, {word}}}", run.mask, run.size),
    }
}

pub(super) fn cells_start(table: &TableType) -> u32 {
    4 * u32::from(table.head.words) + u32::from(table.head.fixed_size)
}
