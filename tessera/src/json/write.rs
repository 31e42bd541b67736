//! The walk that prints (`docs/JSON.md` has the rules, one for each shape of value).

use super::number::{double, single};
use super::text::quoted;
use crate::field::{
    ArmVisitor, Choice, Conversion, Field, FieldVisitor, Key, Mapping, Members, Model, Optionals, Plain,
    PlainVisitor, Record, Scalar, Sequence, Table, Union, Value, Visitor, table_desc,
};
use crate::format::Kind;
use crate::schema::{Arm, EnumDesc};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::marker::PhantomData;

/// Where line breaks and spaces go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// Nowhere.
    Compact,
    /// A line for each member and element.
    Lines,
}

pub(super) struct Printer<'s, S> {
    pub(super) sink: &'s mut S,
    pub(super) layout: Layout,
    /// Brackets that are open.
    pub(super) depth: usize,
}

impl<S: Write> Printer<'_, S> {
    /// Prints a value where one may stand.
    pub(super) fn value(&mut self) -> Print<'_, S> {
        Print(Printer { sink: &mut *self.sink, layout: self.layout, depth: self.depth })
    }

    fn open(&mut self, bracket: char) -> fmt::Result {
        self.depth += 1;
        self.sink.write_char(bracket)
    }

    fn close(&mut self, bracket: char, is_empty: bool) -> fmt::Result {
        self.depth -= 1;
        if !is_empty {
            self.line()?;
        }
        self.sink.write_char(bracket)
    }

    /// Goes to where the next member or element stands.
    fn next(&mut self, is_first: bool) -> fmt::Result {
        if !is_first {
            self.sink.write_char(',')?;
        }
        self.line()
    }

    fn line(&mut self) -> fmt::Result {
        if self.layout == Layout::Compact {
            return Ok(());
        }
        self.sink.write_char('\n')?;
        (0..self.depth).try_for_each(|_| self.sink.write_str("  "))
    }

    /// Prints the name of a member; a wire name can be any text.
    fn name(&mut self, name: &str) -> fmt::Result {
        quoted(name, self.sink)?;
        self.colon()
    }

    fn colon(&mut self) -> fmt::Result {
        self.sink.write_str(if self.layout == Layout::Compact { ":" } else { ": " })
    }

    fn list<I>(mut self, items: I, mut print: impl FnMut(Print<'_, S>, I::Item) -> fmt::Result) -> fmt::Result
    where
        I: Iterator,
    {
        self.open('[')?;
        let mut is_empty = true;
        for item in items {
            self.next(is_empty)?;
            is_empty = false;
            print(self.value(), item)?;
        }
        self.close(']', is_empty)
    }

    /// Prints the names of the flags that are set, and then their remaining bits as a number, if any are.
    fn flags(&mut self, desc: &EnumDesc, bits: u64) -> fmt::Result {
        self.open('[')?;
        let (mut rest, mut is_empty) = (bits, true);
        for flag in desc.variants {
            if flag.value != 0 && bits & flag.value == flag.value {
                self.next(is_empty)?;
                is_empty = false;
                quoted(flag.name, self.sink)?;
                rest &= !flag.value;
            }
        }
        if rest != 0 {
            self.next(is_empty)?;
            is_empty = false;
            write!(self.sink, "{rest}")?;
        }
        self.close(']', is_empty)
    }

    fn number<T: Scalar>(&mut self, value: T) -> fmt::Result {
        let number = value.to_number();
        match T::KIND {
            Kind::Int8 | Kind::Int16 | Kind::Int32 | Kind::Int64 => write!(self.sink, "{}", number as i64),
            _ => write!(self.sink, "{number}"),
        }
    }
}

/// Prints one value.
pub(super) struct Print<'s, S>(Printer<'s, S>);

impl<S: Write> Visitor for Print<'_, S> {
    type Out = fmt::Result;

    fn scalar<T: Scalar>(mut self, value: T) -> fmt::Result {
        let out = &mut *self.0.sink;
        match T::ENUM {
            Some(desc) if desc.flags => return self.0.flags(desc, value.to_number()),
            Some(desc) => {
                return match desc.name_of(value.to_number()) {
                    Some(name) => quoted(name, out),
                    None => self.0.number(value),
                };
            }
            None => {}
        }
        let bits = value.to_bits();
        match T::KIND {
            Kind::Bool => out.write_str(if bits != 0 { "true" } else { "false" }),
            Kind::Float32 => single(f32::from_bits(bits as u32), out),
            Kind::Float64 => double(f64::from_bits(bits), out),
            _ if const { T::TYPE.character } => character(bits, out),
            _ => self.0.number(value),
        }
    }

    fn plain<T: Plain>(self, value: &T) -> fmt::Result {
        let mut out = self.0;
        let names = T::STRUCT.map(|desc| desc.names);
        let brackets = if names.is_some() { ('{', '}') } else { ('[', ']') };
        out.open(brackets.0)?;
        let mut fields = PlainFields { out, names, result: Ok(()), is_empty: true };
        value.walk(&mut fields);
        fields.result?;
        fields.out.close(brackets.1, fields.is_empty)
    }

    fn string(self, value: &str) -> fmt::Result {
        quoted(value, self.0.sink)
    }

    fn plain_slice<T: Plain>(self, items: &[T]) -> fmt::Result {
        self.0.list(items.iter(), |print, item| T::Model::visit(item, print))
    }

    fn optionals<T: Plain, I: Optionals<T>>(self, items: I) -> fmt::Result {
        self.0.list(items.items(), |print, item| match item {
            Some(item) => T::Model::visit(&item, print),
            None => print.none::<T>(),
        })
    }

    fn sequence<T: Field, Q: Sequence<T>>(self, items: Q) -> fmt::Result {
        self.0.list(items.items(), |print, item| item.visit(print))
    }

    fn map<K: Key, V: Field, M: Mapping<K, V>>(self, entries: M) -> fmt::Result {
        let mut out = self.0;
        out.open('{')?;
        let mut is_empty = true;
        let mut entry = |out: &mut Printer<'_, S>, key: M::Key, value: M::Item| {
            out.next(is_empty)?;
            is_empty = false;
            key.visit(PrintKey(&mut *out.sink))?;
            out.colon()?;
            value.visit(out.value())
        };
        if M::SORTED {
            entries.entries().try_for_each(|(key, value)| entry(&mut out, key, value))?;
        } else {
            // As the buffer has them.
            let mut sorted: Vec<(M::Key, M::Item)> = entries.entries().collect();
            sorted.sort_by(|(a, _), (b, _)| M::compare(a, b));
            sorted.into_iter().try_for_each(|(key, value)| entry(&mut out, key, value))?;
        }
        out.close('}', is_empty)
    }

    fn set<K: Key, M: Members<K>>(self, members: M) -> fmt::Result {
        if M::SORTED {
            return self.0.list(members.items(), |print, member| member.visit(print));
        }
        let mut sorted: Vec<M::Item> = members.items().collect();
        sorted.sort_by(M::compare);
        self.0.list(sorted.into_iter(), |print, member| member.visit(print))
    }

    fn table<T: Table, R: Record<T>>(self, record: R) -> fmt::Result {
        let mut out = self.0;
        out.open('{')?;
        let mut members = TableFields { out, result: Ok(()), is_empty: true, table: PhantomData::<T> };
        record.walk(&mut members);
        members.result?;
        members.out.close('}', members.is_empty)
    }

    fn union<U: Union, C: Choice<U>>(self, choice: C) -> fmt::Result {
        choice.walk(PrintArm(self.0))
    }

    fn none<T: Field>(self) -> fmt::Result {
        self.0.sink.write_str("null")
    }

    fn some<T: Field, X: Value<T>>(self, value: X) -> fmt::Result {
        value.visit(self)
    }

    fn stored<T: Field, M: Conversion<T>>(self, wire: &M::Wire) -> fmt::Result {
        <M::Wire as Field>::Model::visit(wire, self)
    }
}

fn character(bits: u64, out: &mut impl Write) -> fmt::Result {
    // Verified, or a value of the type.
    let character = u32::try_from(bits).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
    quoted(character.encode_utf8(&mut [0; 4]), out)
}

struct TableFields<'s, S, T> {
    out: Printer<'s, S>,
    result: fmt::Result,
    is_empty: bool,
    table: PhantomData<T>,
}

impl<S: Write, T: Table> FieldVisitor for TableFields<'_, S, T> {
    fn field<F: Field, X: Value<F>>(&mut self, index: usize, value: X) {
        if self.result.is_err() {
            return;
        }
        let is_first = core::mem::replace(&mut self.is_empty, false);
        self.result = self.out.next(is_first);
        if self.result.is_ok() {
            self.result = self.out.name(table_desc::<T>().names[index]);
        }
        if self.result.is_ok() {
            self.result = value.visit(self.out.value());
        }
    }
}

struct PlainFields<'s, S> {
    out: Printer<'s, S>,
    /// The names of a struct's fields; arrays have none.
    names: Option<&'static [&'static str]>,
    result: fmt::Result,
    is_empty: bool,
}

impl<S: Write> PlainVisitor for PlainFields<'_, S> {
    fn field<F: Plain>(&mut self, index: usize, value: &F) {
        if self.result.is_err() {
            return;
        }
        let is_first = core::mem::replace(&mut self.is_empty, false);
        self.result = self.out.next(is_first);
        if let (Ok(()), Some(names)) = (self.result, self.names) {
            self.result = self.out.name(names[index]);
        }
        if self.result.is_ok() {
            self.result = F::Model::visit(value, self.out.value());
        }
    }
}

struct PrintArm<'s, S>(Printer<'s, S>);

impl<S: Write> ArmVisitor for PrintArm<'_, S> {
    type Out = fmt::Result;

    fn arm<T: Table, R: Record<T>>(self, arm: &'static Arm, record: R) -> fmt::Result {
        let mut out = self.0;
        out.open('{')?;
        out.next(true)?;
        out.name("$type")?;
        quoted(arm.name, out.sink)?;
        out.next(false)?;
        out.name("$value")?;
        out.value().table::<T, R>(record)?;
        out.close('}', false)
    }

    fn unknown(self, tag: u32) -> fmt::Result {
        let mut out = self.0;
        if tag == 0 {
            return out.sink.write_str("null");
        }
        out.open('{')?;
        out.next(true)?;
        out.name("$type")?;
        write!(out.sink, "{tag}")?;
        out.close('}', false)
    }
}

/// Prints the key of a map, which is a string whatever its type.
struct PrintKey<'s, S>(&'s mut S);

/// The methods for shapes that keys do not have.
macro_rules! no_keys {
    ($($name:ident [$($parameters:tt)*] ($($value:ty)?);)*) => {$(
        fn $name<$($parameters)*>(self $(, _: $value)?) -> fmt::Result {
            unreachable!("keys are numbers and strings")
        }
    )*};
}

impl<S: Write> Visitor for PrintKey<'_, S> {
    type Out = fmt::Result;

    fn scalar<T: Scalar>(self, value: T) -> fmt::Result {
        if let Some(name) =
            T::ENUM.filter(|desc| !desc.flags).and_then(|desc| desc.name_of(value.to_number()))
        {
            return quoted(name, self.0);
        }
        if const { T::TYPE.character } {
            return character(value.to_bits(), self.0);
        }
        self.0.write_char('"')?;
        Printer { sink: &mut *self.0, layout: Layout::Compact, depth: 0 }.number(value)?;
        self.0.write_char('"')
    }

    fn string(self, value: &str) -> fmt::Result {
        quoted(value, self.0)
    }

    no_keys! {
        plain[T: Plain](&T);
        plain_slice[T: Plain](&[T]);
        optionals[T: Plain, I: Optionals<T>](I);
        sequence[T: Field, Q: Sequence<T>](Q);
        map[K: Key, V: Field, M: Mapping<K, V>](M);
        set[K: Key, M: Members<K>](M);
        table[T: Table, R: Record<T>](R);
        union[U: Union, C: Choice<U>](C);
        none[T: Field]();
        some[T: Field, X: Value<T>](X);
    }
}
