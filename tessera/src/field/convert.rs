//! Types stored as plain data of another type: newtypes around plain data, times, identifiers, vectors of
//! mathematics whose memory is not what the format keeps.
//!
//! A [`Conversion`] says how; the models here make of it what vectors, options and arrays of such a type are.
//! A codec sees the plain data unless it overrides the methods `converted…` of its trait.

use super::models::{KeyModel, Model, OptionalModel, VecModel, of_references, option_model, sealed};
use super::newtype::{Newtype, Wrap};
use super::visit::{Source, TypeVisitor, Visitor};
use super::{ArrayModel, Field, Plain, zeroed};
use alloc::vec::Vec;
use core::marker::PhantomData;

/// How values of `T` are stored as plain data. Sealed; implemented by markers that models are made of.
pub trait Conversion<T: Field>: sealed::Sealed<T> + 'static {
    /// What is stored.
    type Wire: Plain;
    /// The value as it is stored.
    fn to_wire(value: &T) -> Self::Wire;
    /// The value that is stored as `wire`.
    fn from_wire(wire: Self::Wire) -> T;
}

/// Plain data as itself.
#[derive(Debug)]
pub struct Itself;
/// A newtype, as what the conversion `M` makes of what it wraps.
#[derive(Debug)]
pub struct Inner<M>(PhantomData<M>);
/// An array, each element by the conversion `M`.
#[derive(Debug)]
pub struct Each<M>(PhantomData<M>);

impl<T: Plain> sealed::Sealed<T> for Itself {}
impl<T: Plain> Conversion<T> for Itself {
    type Wire = T;
    #[inline]
    fn to_wire(value: &T) -> T {
        *value
    }
    #[inline]
    fn from_wire(wire: T) -> T {
        wire
    }
}

impl<N: Newtype, M: Conversion<N::Inner>> sealed::Sealed<N> for Inner<M> {}
impl<N: Newtype, M: Conversion<N::Inner>> Conversion<N> for Inner<M> {
    type Wire = M::Wire;
    #[inline]
    fn to_wire(value: &N) -> M::Wire {
        M::to_wire(value.get())
    }
    #[inline]
    fn from_wire(wire: M::Wire) -> N {
        N::new(M::from_wire(wire))
    }
}

impl<T: Field, M: Conversion<T>, const N: usize> sealed::Sealed<[T; N]> for Each<M> {}
impl<T: Field, M: Conversion<T>, const N: usize> Conversion<[T; N]> for Each<M> {
    type Wire = [M::Wire; N];
    #[inline]
    fn to_wire(value: &[T; N]) -> [M::Wire; N] {
        core::array::from_fn(|i| M::to_wire(&value[i]))
    }
    #[inline]
    fn from_wire(wire: [M::Wire; N]) -> [T; N] {
        wire.map(M::from_wire)
    }
}

/// Types stored by the conversion `M`.
#[derive(Debug)]
pub struct Converted<M>(PhantomData<M>);
/// `Vec` of such a type.
#[derive(Debug)]
pub struct ConvertedVec<M>(PhantomData<M>);
/// `Option` of such a type.
#[derive(Debug)]
pub struct ConvertedOption<M>(PhantomData<M>);
/// `Vec` of `Option`s of such a type.
#[derive(Debug)]
pub struct ConvertedOptionalVec<M>(PhantomData<M>);
/// Arrays of `Option`s of such a type.
#[derive(Debug)]
pub struct ConvertedOptionalArray<M>(PhantomData<M>);

/// Newtypes around integers, characters, enums and flags can be keys.
impl<M> KeyModel for Converted<M> {}

impl<T: Field, M: Conversion<T>> sealed::Sealed<T> for Converted<M> {}
impl<T: Field, M: Conversion<T>> Model<T> for Converted<M> {
    type Vector = ConvertedVec<M>;
    type Optional = ConvertedOption<M>;
    type Array<const LEN: usize> = Converted<Each<M>>;
    type Wrapped<W: Newtype<Inner = T>> = Converted<Inner<M>>;
    #[inline]
    fn initial(_: u64) -> T {
        M::from_wire(zeroed())
    }
    #[inline]
    fn visit<V: Visitor>(value: &T, v: V) -> V::Out {
        v.converted::<T, M>(value)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.converted::<T, M>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut T, s: S) {
        if const { size_of::<T>() <= 64 } {
            *value = Self::build(s);
        } else {
            fill_large::<T, Self, S>(value, s);
        }
    }
    #[inline]
    fn build<S: Source>(s: S) -> T {
        M::from_wire(<M::Wire as Field>::Model::build(s))
    }
}

/// Out of line, so that large values stay off the stack of what is nested.
#[inline(never)]
pub(super) fn fill_large<T: 'static, M: Model<T>, S: Source>(value: &mut T, s: S) {
    *value = M::build(s);
}

impl<T: Field, M: Conversion<T>> sealed::Sealed<Vec<T>> for ConvertedVec<M> {}
impl<T: Field, M: Conversion<T>> Model<Vec<T>> for ConvertedVec<M> {
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
        v.converted_vector::<T, M>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut Vec<T>, s: S) {
        s.converted_vec::<T, M>(value);
    }
}

option_model! {
    [T: Field, M: Conversion<T>] ConvertedOption<M>, ConvertedOptionalVec<M>, ConvertedOptionalArray<M>, true
}

impl<T: Field, M: Conversion<T>> sealed::Sealed<Vec<Option<T>>> for ConvertedOptionalVec<M> {}
impl<T: Field, M: Conversion<T>> Model<Vec<Option<T>>> for ConvertedOptionalVec<M> {
    of_references!(Vec<Option<T>>);
    fn initial(_: u64) -> Vec<Option<T>> {
        Vec::new()
    }
    #[inline]
    fn visit<V: Visitor>(value: &Vec<Option<T>>, v: V) -> V::Out {
        v.sequence::<Option<T>, _>(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.converted_optional_vector::<T, M>(None)
    }
    #[inline]
    fn fill<S: Source>(value: &mut Vec<Option<T>>, s: S) {
        s.converted_optional_vec::<T, M>(value);
    }
}

impl<T: Field, M: Conversion<T>, const N: usize> sealed::Sealed<[Option<T>; N]>
    for ConvertedOptionalArray<M>
{
}
impl<T: Field, M: Conversion<T>, const N: usize> Model<[Option<T>; N]> for ConvertedOptionalArray<M> {
    of_references!([Option<T>; N]);
    fn initial(_: u64) -> [Option<T>; N] {
        core::array::from_fn(|_| None)
    }
    #[inline]
    fn visit<V: Visitor>(value: &[Option<T>; N], v: V) -> V::Out {
        v.sequence::<Option<T>, _>(value.as_slice())
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.converted_optional_vector::<T, M>(Some(N))
    }
    // Out of line, so that large arrays stay off the stack of what is nested.
    #[inline(never)]
    fn fill<S: Source>(value: &mut [Option<T>; N], s: S) {
        let mut wire = [None; N];
        s.optional_array::<M::Wire>(&mut wire);
        *value = wire.map(|item| item.map(M::from_wire));
    }
}
