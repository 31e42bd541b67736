//! The headers of enums and flags.

use super::names::Role;
use super::text::{Text, literal};
use super::types::{Needs, Types, scalar};
use super::values::integer;
use super::{Header, generated_from};
use crate::descriptor::{Block, EnumType};

const OPERATORS: [&str; 7] = ["|", "&", "^", "~", "|=", "&=", "^="];

/// Writes the header.
pub(super) fn write(types: &Types<'_>, block: &Block, ty: &EnumType) -> Header {
    let header = Header::new(types.names, block, &ty.ident);
    let (name, qualified) = (&header.name, &header.qualified);
    let variant = |name: &str| types.names.of(name, Role::Variant);

    let mut text = Text::default();
    generated_from(&mut text, block);
    let mut needs = Needs::default();
    needs.standard.extend(["cstdint", "string_view"]);
    if ty.flags {
        needs.standard.insert("array");
    }
    header.includes(&mut text, &needs, &["tessera/enum.hpp"]);
    header.open(&mut text);
    text.docs(0, &ty.docs);
    text.line(format!("enum class {name} : {} {{", underlying(ty)));
    for item in &ty.variants {
        text.docs(4, &item.docs);
        text.line(format!("    {} = {},", variant(&item.name), integer(ty.kind, item.value)));
    }
    text.line("};");
    text.blank();
    text.line("using ::tessera::is_known;");
    text.line("using ::tessera::to_string;");
    if ty.flags {
        text.line("using ::tessera::has_all;");
        text.line("using ::tessera::has_any;");
        for operator in OPERATORS {
            text.line(format!("using ::tessera::operator{operator};"));
        }
    }
    header.close(&mut text);

    text.blank();
    text.line("template <>");
    text.line(format!("struct tessera::EnumInfo<{qualified}> {{"));
    text.line(format!("    static constexpr std::string_view name = {};", literal(&ty.ident)));
    text.line(format!("    static constexpr bool closed = {};", ty.closed));
    text.line(format!("    static constexpr bool flags = {};", ty.flags));
    if ty.flags {
        let count = ty.variants.len();
        text.line(format!("    static constexpr std::array<Variant<{qualified}>, {count}> variants{{{{"));
        for item in &ty.variants {
            text.line(format!("        {{{}, {qualified}::{}}},", literal(&item.name), variant(&item.name)));
        }
        text.line("    }};");
    } else {
        text.line(format!(
            "    static constexpr std::string_view text([[maybe_unused]] {qualified} value) noexcept {{"
        ));
        text.line("        switch (value) {");
        for item in &ty.variants {
            let name = variant(&item.name);
            text.line(format!("            case {qualified}::{name}: return {};", literal(&item.name)));
        }
        text.line("            default: return {};");
        text.line("        }");
        text.line("    }");
    }
    text.line("};");
    Header { text: text.finish(), ..header }
}

/// The integer that an enum is stored as.
pub(super) fn underlying(ty: &EnumType) -> &'static str {
    scalar(ty.kind).unwrap_or("std::uint64_t")
}
