//! The header of a plain struct: the struct itself, and the proof that the compiler lays it out as the format does.

use super::names::Role;
use super::text::{Text, literal};
use super::types::{Needs, Types};
use super::{Header, generated_from};
use crate::descriptor::{Block, StructType};
use crate::fingerprint::NotDeclared;

/// Writes the header.
///
/// # Errors
/// If the struct refers to a type that is not exported.
pub(super) fn write(types: &Types<'_>, block: &Block, ty: &StructType) -> Result<Header, NotDeclared> {
    let header = Header::new(types.names, block, &ty.ident);
    let mut needs = Needs::default();
    needs.standard.extend(["cstddef", "string_view"]);
    let mut fields = Vec::new();
    for field in &ty.ty.fields {
        let name = types.names.of(&field.ident, Role::Field(&ty.ident));
        fields.push((field, name, types.spell(&field.ty, &mut needs)?));
    }
    let (name, qualified) = (&header.name, &header.qualified);

    let mut text = Text::default();
    generated_from(&mut text, block);
    header.includes(&mut text, &needs, &["tessera/plain.hpp"]);
    header.open(&mut text);
    text.docs(0, &ty.docs);
    text.line(format!("struct {name} {{"));
    for (field, name, spelled) in &fields {
        text.docs(4, &field.docs);
        text.line(format!("    {spelled} {name};"));
    }
    text.blank();
    text.line(format!(
        "    [[nodiscard]] friend constexpr bool operator==(const {name}&, const {name}&) noexcept = default;"
    ));
    text.line("};");
    header.close(&mut text);

    text.blank();
    let fact = |what: String, value: u32, message: String| {
        format!("static_assert({what} == {value}, {});", literal(&message))
    };
    text.line(fact(format!("sizeof({qualified})"), ty.ty.size.into(), format!("{}: size", ty.ident)));
    text.line(fact(format!("alignof({qualified})"), ty.ty.align.into(), format!("{}: alignment", ty.ident)));
    for (field, name, _) in &fields {
        let message = format!("{}.{}: offset", ty.ident, field.ident);
        text.line(fact(format!("offsetof({qualified}, {name})"), field.offset, message));
    }

    let checked = fields.iter().any(|(field, ..)| types.is_checked(&field.ty));
    let wire =
        |index: usize| literal(ty.names.get(index).map_or(ty.ty.fields[index].ident.as_str(), |name| name));
    text.blank();
    text.line("template <>");
    text.line(format!("struct tessera::PlainInfo<{qualified}> {{"));
    text.line(format!("    static constexpr std::string_view name = {};", literal(&ty.ident)));
    text.line(format!("    static constexpr bool checked = {checked};"));
    if checked {
        text.line("    template <class Inspector>");
        text.line("    static bool inspect(Inspector& v, std::size_t at) noexcept {");
        for (index, (field, _, spelled)) in fields.iter().enumerate() {
            if types.is_checked(&field.ty) {
                let (offset, name) = (field.offset, wire(index));
                text.line(format!(
                    "        if (!v.template field<{spelled}>(at + {offset}, {name})) return false;"
                ));
            }
        }
        text.line("        return true;");
        text.line("    }");
    }
    text.line("    template <class Visitor>");
    text.line("    static constexpr bool each(Visitor&& f) {");
    for (index, (_, name, _)) in fields.iter().enumerate() {
        text.line(format!("        if (!f({}, &{qualified}::{name})) return false;", wire(index)));
    }
    text.line("        return true;");
    text.line("    }");
    text.line("};");
    Ok(Header { text: text.finish(), ..header })
}
