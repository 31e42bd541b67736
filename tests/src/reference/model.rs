//! What a schema declares, collected through the library's walks over types.

use super::layout::{Field, Table};
use std::collections::HashMap;
use tessera::field::{
    FieldTypeVisitor, Key, Model as _, Plain as PlainType, PlainTypeVisitor, Scalar, TypeVisitor,
    Union as UnionType, table_desc,
};
use tessera::format::Kind;
use tessera::{Field as FieldType, Table as TableType};

/// Which bytes are values of a scalar (FORMAT 18.21).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// All.
    Any,
    /// 0 and 1.
    Bool,
    /// Unicode scalar values.
    Char,
    /// The variants of a closed enum, as unsigned numbers of its size.
    Closed(Vec<u64>),
}

/// One scalar in a value: the value itself, a field of a struct, an element of an array.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// Bytes from the start of the value.
    pub at: usize,
    /// Its size, which is its alignment too.
    pub size: usize,
    /// Which bytes are values.
    pub check: Check,
    /// Whether it counts as signed where it is a key.
    pub signed: bool,
    /// How the path goes on from the value: `.field[3]`.
    pub path: String,
}

/// Plain data: a scalar, a struct, an array.
#[derive(Clone, Debug, Default)]
pub struct Plain {
    /// Bytes, trailing padding included.
    pub size: usize,
    /// Alignment.
    pub align: usize,
    /// The scalars in it, in the order of the source.
    pub leaves: Vec<Leaf>,
}

impl Plain {
    /// Whether some bytes of it are no value.
    #[must_use]
    pub fn is_checked(&self) -> bool {
        self.leaves.iter().any(|leaf| leaf.check != Check::Any)
    }
}

/// A type.
#[derive(Clone, Debug)]
pub enum Type {
    /// A bool, as a member or an element.
    Bool(Plain),
    /// Any other plain value that lies where it is used.
    Plain(Plain),
    /// A shared struct.
    Shared(Plain),
    /// A string.
    String,
    /// A table, by its number in the model.
    Table(usize),
    /// A map.
    Map(Box<(Type, Type)>),
    /// A set, by its vector.
    Set(Box<Type>),
    /// A vector or an array of what is not plain.
    Vector {
        /// The elements' type.
        element: Box<Type>,
        /// Whether it is an optional vector (FORMAT 9.5).
        optional: bool,
        /// The length it must have.
        len: Option<usize>,
    },
    /// A union, by its number in the model.
    Union(usize),
}

impl Type {
    /// Whether something is checked in a value of the type, beyond its bounds.
    #[must_use]
    pub fn is_checked(&self) -> bool {
        match self {
            Type::Plain(plain) | Type::Bool(plain) => plain.is_checked(),
            _ => true,
        }
    }

    /// Size and alignment of a cell (FORMAT 3.1).
    #[must_use]
    pub fn cell(&self) -> (usize, usize) {
        match self {
            Type::Plain(plain) | Type::Bool(plain) => (plain.size, plain.align),
            Type::Union(_) => (8, 4),
            _ => (4, 4),
        }
    }
}

/// A union.
#[derive(Clone, Debug)]
pub struct Union {
    /// Tag, name of the arm, table.
    pub arms: Vec<(u32, String, usize)>,
}

/// All types that a root reaches.
#[derive(Debug, Default)]
pub struct Model {
    /// The tables; the root is number 0.
    pub tables: Vec<Table>,
    /// The unions.
    pub unions: Vec<Union>,
    ids: HashMap<u64, usize>,
}

impl Model {
    /// The types that the table `T` reaches.
    #[must_use]
    pub fn of<T: TableType>() -> Self {
        let mut model = Model::default();
        let root = model.table::<T>();
        assert_eq!(root, 0, "the root is met first");
        model
    }

    fn table<T: TableType>(&mut self) -> usize {
        if let Some(&id) = self.ids.get(&T::HEADING.key) {
            return id;
        }
        let id = self.tables.len();
        self.ids.insert(T::HEADING.key, id);
        self.tables.push(Table::default());
        let mut fields = Fields { model: self, types: Vec::new() };
        T::walk_types(&mut fields);
        let fields = fields.types.into_iter().enumerate().map(|(i, (ty, optional))| {
            let desc = &T::FIELDS[i];
            let ty = match ty {
                Type::Plain(plain) if desc.shared => Type::Shared(plain),
                ty => ty,
            };
            Field { name: table_desc::<T>().names[i].into(), ty, optional, fixed: desc.fixed }
        });
        self.tables[id] = Table::new(T::HEADING.ident, fields.collect());
        id
    }

    fn union<U: UnionType>(&mut self) -> usize {
        if let Some(&id) = self.ids.get(&U::DESC.key) {
            return id;
        }
        let id = self.unions.len();
        self.ids.insert(U::DESC.key, id);
        self.unions.push(Union { arms: Vec::new() });
        for arm in U::DESC.arms {
            let table = U::walk_type(arm.tag, ArmTable(self)).expect("the tag of an arm");
            self.unions[id].arms.push((arm.tag, arm.name.into(), table));
        }
        id
    }

    /// The type, and whether it is an `Option`.
    fn ty<F: FieldType>(&mut self) -> (Type, bool) {
        F::Model::describe(Describe(self))
    }
}

struct ArmTable<'a>(&'a mut Model);

impl tessera::field::ArmTypeVisitor for ArmTable<'_> {
    type Out = Option<usize>;
    fn arm<T: TableType>(self, _: &'static tessera::schema::Arm) -> Option<usize> {
        Some(self.0.table::<T>())
    }
    fn unknown(self, _: u32) -> Option<usize> {
        None
    }
}

struct Fields<'a> {
    model: &'a mut Model,
    types: Vec<(Type, bool)>,
}

impl FieldTypeVisitor for Fields<'_> {
    fn field<F: FieldType>(&mut self, index: usize) {
        assert_eq!(index, self.types.len(), "fields come in the order of the source");
        let ty = self.model.ty::<F>();
        self.types.push(ty);
    }
}

struct Describe<'a>(&'a mut Model);

impl TypeVisitor for Describe<'_> {
    type Out = (Type, bool);
    fn scalar<T: Scalar>(self) -> (Type, bool) {
        let plain = scalar::<T>();
        (if T::KIND == Kind::Bool { Type::Bool(plain) } else { Type::Plain(plain) }, false)
    }
    fn plain<T: PlainType>(self) -> (Type, bool) {
        let plain = structure::<T>();
        (if T::TYPE.kind == Kind::SharedStruct { Type::Shared(plain) } else { Type::Plain(plain) }, false)
    }
    fn string(self) -> (Type, bool) {
        (Type::String, false)
    }
    fn plain_vector<T: PlainType>(self) -> (Type, bool) {
        let element = self.0.ty::<T>().0;
        (Type::Vector { element: Box::new(element), optional: false, len: None }, false)
    }
    fn optional_vector<T: PlainType>(self, len: Option<usize>) -> (Type, bool) {
        let element = self.0.ty::<T>().0;
        (Type::Vector { element: Box::new(element), optional: true, len }, false)
    }
    fn vector<T: FieldType>(self, len: Option<usize>) -> (Type, bool) {
        let element = self.0.ty::<T>().0;
        (Type::Vector { element: Box::new(element), optional: false, len }, false)
    }
    fn map<K: Key, V: FieldType>(self) -> (Type, bool) {
        let key = self.0.ty::<K>().0;
        let (value, optional) = self.0.ty::<V>();
        let optional = optional && matches!(value, Type::Plain(_) | Type::Bool(_));
        let values = Type::Vector { element: Box::new(value), optional, len: None };
        let keys = Type::Vector { element: Box::new(key), optional: false, len: None };
        (Type::Map(Box::new((keys, values))), false)
    }
    fn set<K: Key>(self) -> (Type, bool) {
        let element = Box::new(self.0.ty::<K>().0);
        (Type::Set(Box::new(Type::Vector { element, optional: false, len: None })), false)
    }
    fn table<T: TableType>(self) -> (Type, bool) {
        (Type::Table(self.0.table::<T>()), false)
    }
    fn union<U: UnionType>(self) -> (Type, bool) {
        (Type::Union(self.0.union::<U>()), false)
    }
    fn option<T: FieldType>(self) -> (Type, bool) {
        (self.0.ty::<T>().0, true)
    }
}

fn scalar<T: Scalar>() -> Plain {
    let size = match T::KIND as u8 {
        1..=3 => 1,
        4 | 5 | 12 => 2,
        6 | 7 | 10 => 4,
        _ => 8,
    };
    let mask = u64::MAX >> (64 - 8 * size);
    let check = match T::ENUM {
        Some(desc) if desc.closed => Check::Closed(desc.variants.iter().map(|v| v.value & mask).collect()),
        Some(_) => Check::Any,
        None if T::KIND == Kind::Bool => Check::Bool,
        // Of the scalars that are no enum and not a bool, only `char` does not take every value.
        None if T::CHECKED => Check::Char,
        None => Check::Any,
    };
    let signed = matches!(T::KIND as u8, 2 | 4 | 6 | 8);
    Plain { size, align: size, leaves: vec![Leaf { at: 0, size, check, signed, path: String::new() }] }
}

/// FORMAT 5.2: C layout, in the order of the source.
fn structure<T: PlainType>() -> Plain {
    let mut fields = StructFields { plain: Plain { align: 1, ..Plain::default() }, names: Vec::new() };
    if let Some(desc) = T::STRUCT {
        fields.names = desc.fields.iter().map(|f| f.ident).collect();
    }
    T::walk_types(&mut fields);
    let mut plain = fields.plain;
    plain.size = plain.size.next_multiple_of(plain.align);
    plain
}

struct StructFields {
    plain: Plain,
    /// Empty for arrays.
    names: Vec<&'static str>,
}

impl PlainTypeVisitor for StructFields {
    fn field<F: PlainType>(&mut self, index: usize, offset: usize) {
        let field = F::Model::describe(FieldPlain);
        let at = self.plain.size.next_multiple_of(field.align);
        assert_eq!(at, offset, "the compiler lays structs out as FORMAT 5.2 says");
        let step = match self.names.get(index) {
            Some(name) => format!(".{name}"),
            None => format!("[{index}]"),
        };
        for leaf in field.leaves {
            let path = format!("{step}{}", leaf.path);
            self.plain.leaves.push(Leaf { at: at + leaf.at, path, ..leaf });
        }
        self.plain.size = at + field.size;
        self.plain.align = self.plain.align.max(field.align);
    }
}

/// The shape of a field of a struct.
struct FieldPlain;

impl TypeVisitor for FieldPlain {
    type Out = Plain;
    fn scalar<T: Scalar>(self) -> Plain {
        scalar::<T>()
    }
    fn plain<T: PlainType>(self) -> Plain {
        structure::<T>()
    }
    fn string(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn plain_vector<T: PlainType>(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn optional_vector<T: PlainType>(self, _: Option<usize>) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn vector<T: FieldType>(self, _: Option<usize>) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn map<K: Key, V: FieldType>(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn set<K: Key>(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn table<T: TableType>(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn union<U: UnionType>(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
    fn option<T: FieldType>(self) -> Plain {
        unreachable!("plain data holds plain data")
    }
}
