//! The header of a union: which arm it holds, and the arms' tables by tag.

use super::names::Role;
use super::text::{Text, literal};
use super::types::{Needs, Types};
use super::{Header, generated_from};
use crate::descriptor::{Block, UnionType};
use crate::fingerprint::NotDeclared;

/// Writes the header.
///
/// # Errors
/// If an arm's table is not exported.
pub(super) fn write(types: &Types<'_>, block: &Block, ty: &UnionType) -> Result<Header, NotDeclared> {
    let header = Header::new(types.names, block, &ty.ident);
    let (name, qualified) = (&header.name, &header.qualified);
    let mut needs = Needs::default();
    needs.standard.extend(["cstdint", "string_view"]);
    let mut arms = Vec::new();
    for arm in &ty.arms {
        arms.push((arm, types.names.of(&arm.name, Role::Arm), types.spell(&arm.ty, &mut needs)?));
    }

    let mut text = Text::default();
    generated_from(&mut text, block);
    header.includes(&mut text, &needs, &["tessera/enum.hpp", "tessera/union.hpp"]);
    header.open(&mut text);
    text.docs(0, &ty.docs);
    text.line(format!("class {name} : public ::tessera::Union<{qualified}> {{"));
    text.line(" public:");
    text.line(format!("    using ::tessera::Union<{qualified}>::Union;"));
    text.blank();
    text.line("    /// Which arm it holds: an arm's tag, `none` for null, or the tag of an arm that these headers do not know.");
    text.line("    enum class Kind : std::uint32_t {");
    text.line("        none = 0,");
    for (arm, name, _) in &arms {
        text.docs(8, &arm.docs);
        text.line(format!("        {name} = {:#010x},", arm.tag));
    }
    text.line("    };");
    text.blank();
    text.line("    /// Which arm it holds.");
    text.line("    [[nodiscard]] Kind kind() const noexcept { return static_cast<Kind>(tag()); }");
    text.line("};");
    text.blank();
    text.line("using ::tessera::is_known;");
    text.line("using ::tessera::to_string;");
    header.close(&mut text);

    text.blank();
    text.line("template <>");
    text.line(format!("struct tessera::EnumInfo<{qualified}::Kind> {{"));
    text.line(format!("    static constexpr std::string_view name = {};", literal(&ty.ident)));
    text.line("    static constexpr bool closed = false;");
    text.line("    static constexpr bool flags = false;");
    text.line(format!("    static constexpr std::string_view text({qualified}::Kind value) noexcept {{"));
    text.line("        switch (value) {");
    text.line(format!("            case {qualified}::Kind::none: return \"none\";"));
    for (arm, name, _) in &arms {
        text.line(format!("            case {qualified}::Kind::{name}: return {};", literal(&arm.name)));
    }
    text.line("            default: return {};");
    text.line("        }");
    text.line("    }");
    text.line("};");
    text.blank();
    text.line("template <>");
    text.line(format!("struct tessera::UnionInfo<{qualified}> {{"));
    text.line(format!("    static constexpr std::string_view name = {};", literal(&ty.ident)));
    text.line("    template <class Visitor>");
    text.line("    static constexpr decltype(auto) arm(std::uint32_t tag, Visitor&& f) {");
    text.line("        switch (tag) {");
    for (arm, _, table) in &arms {
        let name = literal(&arm.name);
        text.line(format!("            case {:#010x}: return f(Arm<{table}>{{}}, {name});", arm.tag));
    }
    text.line("            default: return f(Arm<void>{}, std::string_view{});");
    text.line("        }");
    text.line("    }");
    text.line("};");
    text.blank();
    text.line("// Types that refer to each other include each other here, where all are declared.");
    for path in &needs.behind {
        text.line(format!("#include {}", literal(path)));
    }
    Ok(Header { text: text.finish(), ..header })
}
