//! Every mistake that only const evaluation can find; found by `cargo check`, without any layout.
//!
//! What a block expands to has a value whether or not it makes sense, and each check is a const of its own
//! that nothing depends on: so one mistake is one error. All functions are `#[track_caller]`, which keeps
//! the library's own lines out of that error.

mod block;

pub use block::{Scope, check_block};

use super::desc::Arm;
use super::hash::xxh64;
use super::message::Message;
use super::names::strip_raw;
use super::plain::StructField;
use super::table::FieldDesc;
use crate::format::{Kind, limits};

/// Checks the naming rule of a block. Stops compilation on a mistake.
#[track_caller]
pub const fn check_rule(schema: &str, unknown: Option<&str>) {
    if let Some(rule) = unknown {
        Message::new("schema `")
            .with(schema)
            .with("`: `rename_all = \"")
            .with(rule)
            .with("\"` is no naming rule; write \"PascalCase\", \"camelCase\" or \"snake_case\"")
            .fail();
    }
}

/// Checks one table by itself. Stops compilation on a mistake.
#[track_caller]
pub const fn check_table(table: &str, fields: &[FieldDesc]) {
    if fields.len() > limits::MAX_MEMBERS {
        Message::new("table `")
            .with(table)
            .with("` has more than 4096 fields; put some into tables of their own")
            .fail();
    }
    let mut i = 0;
    while i < fields.len() {
        let f = &fields[i];
        if !f.ty.mistake.is_empty() {
            Message::of_field(table, f.ident).with(f.ty.mistake).fail();
        }
        if f.shared && f.fixed {
            Message::of_field(table, f.ident)
                .with("a member is either `fixed` or `shared`; take one of them off")
                .fail();
        }
        if f.shared && !matches!(f.ty.kind, Kind::SharedStruct) {
            Message::of_field(table, f.ident)
                .with("`shared` is for plain structs and arrays of plain data; take `[shared]` off")
                .fail();
        }
        if f.fixed && !f.ty.is_plain() {
            Message::of_field(table, f.ident)
                .with("`fixed` is for numbers, bools, enums, plain structs and arrays of them, without `Option`; take `[fixed]` off")
                .fail();
        }
        if !f.ty.zero && !f.has_default {
            Message::of_field(table, f.ident)
                .with("the closed enum has no variant with value 0, so an absent field could not be read; ")
                .with(match f.ty.element {
                    None => "write a default (`= Enum::Variant`) or make the field an `Option`",
                    Some(_) => "make the field a `Vec` or an `Option`, or give the enum a variant 0",
                })
                .fail();
        }
        i += 1;
    }
    refuse_equal_names(table, fields);
    refuse_former_names(table, fields);
}

/// A former name must not lead to two fields.
#[track_caller]
const fn refuse_former_names(table: &str, fields: &[FieldDesc]) {
    let mut i = 0;
    while i < fields.len() {
        let was = fields[i].was;
        let hash = xxh64(was.as_bytes());
        let mut k = 0;
        while !was.is_empty() && k < fields.len() {
            let other = &fields[k];
            if hash == other.hash {
                Message::of_field(table, fields[i].ident)
                    .with("`was = \"")
                    .with(was)
                    .with(if k == i {
                        "\"` is the name it has; take the option off"
                    } else {
                        "\"` is the name of another field; fields of old buffers could be either"
                    })
                    .fail();
            }
            if k < i && equal(other.was, was) {
                Message::of_field(table, fields[i].ident)
                    .with("`was = \"")
                    .with(was)
                    .with("\"` stands at `")
                    .with(other.ident)
                    .with("` too; only one field can have been called that")
                    .fail();
            }
            k += 1;
        }
        i += 1;
    }
}

/// A hash set of the field hashes: linear, since tables may have thousands of fields.
#[track_caller]
const fn refuse_equal_names(table: &str, fields: &[FieldDesc]) {
    const SLOTS: usize = 2 * limits::MAX_MEMBERS;
    if fields.len() < 2 {
        return;
    }
    let mut set = [0u16; SLOTS];
    let mut i = 0;
    while i < fields.len() {
        let hash = fields[i].hash;
        let mut slot = hash as usize % SLOTS;
        while set[slot] != 0 {
            let other = &fields[set[slot] as usize - 1];
            if other.hash == hash {
                Message::new("table `").with(table).with("`: the fields `").with(other.ident).with("` and `")
                    .with(fields[i].ident)
                    .with("` have the same name on the wire; give one another name with `[name = \"…\"]` behind its type")
                    .fail();
            }
            slot = (slot + 1) % SLOTS;
        }
        set[slot] = i as u16 + 1;
        i += 1;
    }
}

/// Checks that every default, given as field and expression, belongs to a field of the schema: that of a
/// field marked `[skip]` would have no effect. Stops compilation on a mistake.
#[track_caller]
pub const fn check_defaults(table: &str, fields: &[FieldDesc], given: &[(&'static str, &str)]) {
    let (mut i, mut k) = (0, 0);
    while k < given.len() {
        while i < fields.len() && !fields[i].has_default {
            i += 1;
        }
        let (field, default) = given[k];
        if i == fields.len() || !equal(fields[i].ident, strip_raw(field)) {
            Message::of_field(table, field)
                .with("a field marked `[skip]` starts as `Default::default()` of its type; take `= ")
                .with(default)
                .with("` off")
                .fail();
        }
        i += 1;
        k += 1;
    }
}

pub(crate) const fn equal(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Checks one plain struct, of `size` bytes and alignment `align` in memory: that the format can hold it and
/// that it lies in memory as the format says. Stops compilation on a mistake.
#[track_caller]
pub const fn check_struct(name: &str, fields: &[StructField], size: usize, align: usize) {
    if fields.is_empty() {
        Message::new("struct `").with(name).with("` needs at least one field").fail();
    }
    let (mut end, mut largest, mut i) = (0usize, 1usize, 0);
    while i < fields.len() {
        let f = &fields[i];
        check_struct_field(name, f);
        let mut j = 0;
        while j < i {
            if fields[j].hash == f.hash {
                Message::new("struct `")
                    .with(name)
                    .with("`: the fields `")
                    .with(fields[j].ident)
                    .with("` and `")
                    .with(f.ident)
                    .with("` have the same name on the wire; rename one")
                    .fail();
            }
            j += 1;
        }
        let start = end.next_multiple_of(f.align);
        if f.offset != start {
            Message::of_field(name, f.ident)
                .with("the field does not lie where C would put it; put `#[repr(C)]` on the struct, and declare its fields in the order they have there")
                .fail();
        }
        end = start + f.size;
        if f.align > largest {
            largest = f.align;
        }
        i += 1;
    }
    if align > limits::MAX_ALIGN {
        Message::new("struct `")
            .with(name)
            .with("` has an alignment of more than 8 bytes, which the format cannot keep; take `#[repr(align)]` off, or declare a struct of its fields and convert")
            .fail();
    }
    if size != end.next_multiple_of(largest) || align != largest {
        Message::new("struct `").with(name)
            .with("` has another size or alignment than its fields have in C; put `#[repr(C)]` on it, without `packed` or `align`, and declare all of its fields")
            .fail();
    }
    if size > limits::MAX_STRUCT {
        Message::new("struct `")
            .with(name)
            .with("` has more than 65535 bytes; use a table, and a `Vec` for its arrays")
            .fail();
    }
}

#[track_caller]
const fn check_struct_field(name: &str, f: &StructField) {
    if !f.ty.mistake.is_empty() {
        Message::of_field(name, f.ident).with(f.ty.mistake).fail();
    }
    if !f.ty.zero {
        Message::of_field(name, f.ident)
            .with("the closed enum has no variant with value 0, so an absent struct could not be read; give it one, or take `[closed]` off")
            .fail();
    }
    if !f.ty.is_plain() {
        Message::of_field(name, f.ident)
            .with("a plain struct cannot hold an array of shared structs; take `[shared]` off the element's type")
            .fail();
    }
    if f.align != f.ty.align as usize || f.size != f.ty.size as usize {
        Message::of_field(name, f.ident)
            .with("the field has another size or alignment on this target than in the format; 64-bit numbers need a target that aligns them to 8")
            .fail();
    }
}

/// Checks one union by itself; its arms are sorted by tag. Stops compilation on a mistake.
#[track_caller]
pub const fn check_union(union: &str, arms: &[Arm]) {
    let mut i = 0;
    while i < arms.len() {
        if arms[i].tag == 0 {
            Message::new("union `")
                .with(union)
                .with("`: the name of arm `")
                .with(arms[i].name)
                .with("`'s table hashes to tag 0, which means null; give the table another name with `[name = \"…\"]`")
                .fail();
        }
        if i > 0 && arms[i].tag == arms[i - 1].tag {
            Message::new("union `").with(union).with("`: the arms `").with(arms[i - 1].name).with("` and `")
                .with(arms[i].name)
                .with("` have the same tag, since ")
                .with(if arms[i].ty.key == arms[i - 1].ty.key {
                    "they hold the same table; wrap it in another table for one of them"
                } else {
                    "the names of their tables are equal or collide; give one table another name with `[name = \"…\"]`"
                })
                .fail();
        }
        i += 1;
    }
}

/// Checks that flags without a given value got one. Stops compilation on a mistake.
#[track_caller]
pub const fn check_flags<const N: usize>(
    flags: &str,
    names: &[&str; N],
    given: &[Option<u64>; N],
    values: &[u64; N],
) {
    let mut i = 0;
    while i < N {
        if given[i].is_none() && values[i] == 0 {
            Message::new("flags `").with(flags).with("`: no bit is left for `").with(names[i])
                .with("`, which has no value and comes behind the highest bit; use a larger integer, or give values (`Flag = 1`)")
                .fail();
        }
        i += 1;
    }
}
