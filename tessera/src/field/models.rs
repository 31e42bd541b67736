//! How each family of Rust types behaves in the walks.
//!
//! A type names its [`Model`]; the model says what `Vec`, `Option` and arrays of the type are in turn. So
//! `Vec<f32>` is a block of bytes, `Vec<Option<f32>>` carries presence bits and `Vec<String>` holds
//! offsets, without a trait that two impls could both claim to meet.

use super::convert::{Converted, Inner, Itself};
use super::newtype::{Newtype, Wrap};
use super::visit::{Optionals, Sequence, Source, TypeVisitor, Visitor};
use super::{Field, Plain, Scalar, Table, Union};
use alloc::string::String;
use alloc::vec::Vec;

pub(super) mod sealed {
    /// Verification and reading trust a model for a type, so that there are no other pairs than these. The type is a
    /// parameter, as a seal of the model alone would let a crate implement `Model<Its>` for one of ours.
    pub trait Sealed<T: ?Sized> {}
    /// The same for pointers.
    pub trait Pointer {}
}

/// The models that keys of maps can have.
pub trait KeyModel {}
impl KeyModel for ScalarModel {}
impl KeyModel for StringModel {}

/// The behaviour of a field type `T`. Sealed: a type chooses one of the models below.
pub trait Model<T: 'static>: sealed::Sealed<T> {
    /// The behaviour of `Vec<T>`.
    type Vector: Model<Vec<T>>;
    /// The behaviour of `Option<T>`.
    type Optional: Model<Option<T>>;
    /// The behaviour of `[T; N]`.
    type Array<const N: usize>: Model<[T; N]>;
    /// The behaviour of a newtype around `T`.
    type Wrapped<N: Newtype<Inner = T>>: Model<N>;
    /// Whether a verifier has to look at a cell of this type; not at plain data of which all bytes are values.
    const CHECKED: bool = true;
    /// The schema's default value; `default` are the bits of a scalar's declared default.
    fn initial(default: u64) -> T;
    /// Hands a value to a visitor.
    fn visit<V: Visitor>(value: &T, v: V) -> V::Out;
    /// Hands the type to a visitor.
    fn describe<V: TypeVisitor>(v: V) -> V::Out;
    /// Fills a default value from a source.
    fn fill<S: Source>(value: &mut T, s: S);
    /// Takes a value from a source.
    #[inline]
    fn build<S: Source>(s: S) -> T {
        let mut value = Self::initial(0);
        Self::fill(&mut value, s);
        value
    }
}

/// Numbers, `bool`, characters, enums, flags.
#[derive(Debug)]
pub struct ScalarModel;
/// Plain structs, arrays of plain data.
#[derive(Debug)]
pub struct PlainModel;
/// Plain structs that are stored behind an offset.
#[derive(Debug)]
pub struct SharedModel;
/// `String`.
#[derive(Debug)]
pub struct StringModel;
/// Tables.
#[derive(Debug)]
pub struct TableModel;
/// Unions.
#[derive(Debug)]
pub struct UnionModel;
/// Maps.
#[derive(Debug)]
pub struct MapModel;
/// `Vec` of plain data.
#[derive(Debug)]
pub struct PlainVecModel;
/// `Vec` of anything that is not plain, nor an `Option` of plain data.
#[derive(Debug)]
pub struct VecModel;
/// Arrays of the same.
#[derive(Debug)]
pub struct ArrayModel;
/// `Option` of plain data.
#[derive(Debug)]
pub struct OptionalPlainModel;
/// `Vec` of optional plain data.
#[derive(Debug)]
pub struct OptionalVecModel;
/// Arrays of optional plain data.
#[derive(Debug)]
pub struct OptionalArrayModel;
/// `Option` of anything else.
#[derive(Debug)]
pub struct OptionalModel;

/// What containers of plain data are.
macro_rules! of_plain {
    ($t:ty) => {
        type Vector = PlainVecModel;
        type Optional = OptionalPlainModel;
        type Array<const LEN: usize> = PlainModel;
        type Wrapped<W: Newtype<Inner = $t>> = Converted<Inner<Itself>>;
    };
}

/// What containers of references are.
macro_rules! of_references {
    ($t:ty) => {
        type Vector = VecModel;
        type Optional = OptionalModel;
        type Array<const LEN: usize> = ArrayModel;
        type Wrapped<W: Newtype<Inner = $t>> = Wrap<Self>;
    };
}
pub(super) use of_references;

impl<T: Scalar + Field<Model = Self>> sealed::Sealed<T> for ScalarModel {}
impl<T: Scalar + Field<Model = Self>> Model<T> for ScalarModel {
    of_plain!(T);
    const CHECKED: bool = <T as Plain>::CHECKED;
    #[inline]
    fn initial(default: u64) -> T {
        T::from_bits(default).expect("defaults are values, and 0 is one unless a default was declared")
    }
    #[inline]
    fn visit<V: Visitor>(value: &T, v: V) -> V::Out {
        v.scalar(*value)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.scalar::<T>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut T, s: S) {
        *value = s.scalar();
    }
    #[inline]
    fn build<S: Source>(s: S) -> T {
        s.scalar()
    }
}

/// A struct behaves the same inline and shared; only containers of it differ.
macro_rules! struct_model {
    ($model:ident, $containers:ident, $checked:expr) => {
        impl<T: Plain> sealed::Sealed<T> for $model {}
        impl<T: Plain> Model<T> for $model {
            $containers!(T);
            const CHECKED: bool = $checked;
            #[inline]
            fn initial(_: u64) -> T {
                super::plain::zeroed()
            }
            #[inline]
            fn visit<V: Visitor>(value: &T, v: V) -> V::Out {
                v.plain(value)
            }
            #[inline(always)]
            fn describe<V: TypeVisitor>(v: V) -> V::Out {
                v.plain::<T>()
            }
            #[inline]
            fn fill<S: Source>(value: &mut T, s: S) {
                *value = s.plain();
            }
            #[inline]
            fn build<S: Source>(s: S) -> T {
                s.plain()
            }
        }
    };
}
struct_model!(PlainModel, of_plain, T::CHECKED);
struct_model!(SharedModel, of_references, true);

impl sealed::Sealed<String> for StringModel {}
impl Model<String> for StringModel {
    of_references!(String);
    fn initial(_: u64) -> String {
        String::new()
    }
    #[inline]
    fn visit<V: Visitor>(value: &String, v: V) -> V::Out {
        v.string(value)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.string()
    }
    #[inline]
    fn fill<S: Source>(value: &mut String, s: S) {
        s.string(value);
    }
}

impl<T: Table> sealed::Sealed<T> for TableModel {}
impl<T: Table> Model<T> for TableModel {
    of_references!(T);
    fn initial(_: u64) -> T {
        T::default()
    }
    #[inline]
    fn visit<V: Visitor>(value: &T, v: V) -> V::Out {
        v.table(value)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.table::<T>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut T, s: S) {
        s.table(value);
    }
}

impl<U: Union> sealed::Sealed<U> for UnionModel {}
impl<U: Union> Model<U> for UnionModel {
    of_references!(U);
    fn initial(_: u64) -> U {
        U::unknown(0)
    }
    #[inline]
    fn visit<V: Visitor>(value: &U, v: V) -> V::Out {
        v.union::<U, &U>(value)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.union::<U>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut U, s: S) {
        s.union(value);
    }
}

impl<T: Plain> sealed::Sealed<Vec<T>> for PlainVecModel {}
impl<T: Plain> Model<Vec<T>> for PlainVecModel {
    of_references!(Vec<T>);
    fn initial(_: u64) -> Vec<T> {
        Vec::new()
    }
    #[inline]
    fn visit<V: Visitor>(value: &Vec<T>, v: V) -> V::Out {
        v.plain_slice(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.plain_vector::<T>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut Vec<T>, s: S) {
        s.plain_vec(value);
    }
}

impl<T: Field> sealed::Sealed<Vec<T>> for VecModel {}
impl<T: Field> Model<Vec<T>> for VecModel {
    of_references!(Vec<T>);
    fn initial(_: u64) -> Vec<T> {
        Vec::new()
    }
    #[inline]
    fn visit<V: Visitor>(value: &Vec<T>, v: V) -> V::Out {
        v.sequence::<T, _>(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.vector::<T>(None)
    }
    #[inline]
    fn fill<S: Source>(value: &mut Vec<T>, s: S) {
        s.vec(value);
    }
}

impl<T: Field, const N: usize> sealed::Sealed<[T; N]> for ArrayModel {}
impl<T: Field, const N: usize> Model<[T; N]> for ArrayModel {
    of_references!([T; N]);
    fn initial(_: u64) -> [T; N] {
        core::array::from_fn(|_| T::Model::initial(0))
    }
    #[inline]
    fn visit<V: Visitor>(value: &[T; N], v: V) -> V::Out {
        v.sequence::<T, _>(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.vector::<T>(Some(N))
    }
    #[inline]
    fn fill<S: Source>(value: &mut [T; N], s: S) {
        s.array::<T>(value);
    }
}

impl<T: Plain> sealed::Sealed<Vec<Option<T>>> for OptionalVecModel {}
impl<T: Plain> Model<Vec<Option<T>>> for OptionalVecModel {
    of_references!(Vec<Option<T>>);
    fn initial(_: u64) -> Vec<Option<T>> {
        Vec::new()
    }
    #[inline]
    fn visit<V: Visitor>(value: &Vec<Option<T>>, v: V) -> V::Out {
        v.optionals::<T, _>(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.optional_vector::<T>(None)
    }
    #[inline]
    fn fill<S: Source>(value: &mut Vec<Option<T>>, s: S) {
        s.optional_vec(value);
    }
}

impl<T: Plain, const N: usize> sealed::Sealed<[Option<T>; N]> for OptionalArrayModel {}
impl<T: Plain, const N: usize> Model<[Option<T>; N]> for OptionalArrayModel {
    of_references!([Option<T>; N]);
    fn initial(_: u64) -> [Option<T>; N] {
        [None; N]
    }
    #[inline]
    fn visit<V: Visitor>(value: &[Option<T>; N], v: V) -> V::Out {
        v.optionals::<T, _>(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.optional_vector::<T>(Some(N))
    }
    #[inline]
    fn fill<S: Source>(value: &mut [Option<T>; N], s: S) {
        s.optional_array::<T>(value);
    }
}

/// Models of `Option` differ only in what containers of it are.
macro_rules! option_model {
    ([$($generics:tt)*] $model:ty, $vector:ty, $array:ty, $checked:expr) => {
        impl<$($generics)*> sealed::Sealed<Option<T>> for $model {}
        impl<$($generics)*> Model<Option<T>> for $model {
            type Vector = $vector;
            type Optional = OptionalModel;
            type Array<const LEN: usize> = $array;
            type Wrapped<W: Newtype<Inner = Option<T>>> = Wrap<Self>;
            const CHECKED: bool = $checked;
            fn initial(_: u64) -> Option<T> {
                None
            }
            #[inline]
            fn visit<V: Visitor>(value: &Option<T>, v: V) -> V::Out {
                match value {
                    None => v.none::<T>(),
                    Some(value) => v.some::<T, &T>(value),
                }
            }
            #[inline(always)]
            fn describe<V: TypeVisitor>(v: V) -> V::Out {
                v.option::<T>()
            }
            #[inline]
            fn fill<S: Source>(value: &mut Option<T>, s: S) {
                s.option(value);
            }
        }
    };
}
pub(super) use option_model;
option_model!([T: Plain] OptionalPlainModel, OptionalVecModel, OptionalArrayModel, T::CHECKED);
option_model!([T: Field] OptionalModel, VecModel, ArrayModel, true);

impl<'a, T: Field> Sequence<T> for &'a [T] {
    type Item = &'a T;
    #[inline]
    fn items(self) -> impl DoubleEndedIterator<Item = &'a T> + ExactSizeIterator {
        self.iter()
    }
}

impl<T: Plain> Optionals<T> for &[Option<T>] {
    #[inline]
    fn items(self) -> impl DoubleEndedIterator<Item = Option<T>> + ExactSizeIterator {
        self.iter().copied()
    }
}
