//! Newtypes: types of the user's around one that is a field (DESIGN §1).

use super::models::{KeyModel, Model, OptionalModel, VecModel, of_references, sealed};
use super::visit::{Source, TypeVisitor, Visitor};
use super::{ArrayModel, Field, Table};
use crate::schema::TypeRef;
use alloc::boxed::Box;
use core::fmt::Debug;
use core::marker::PhantomData;

/// A type around another, stored as that one: `struct EntityId(u32)`.
///
/// It has no identity of its own: on the wire, in fingerprints and in the schema section it is what it wraps,
/// and replacing one by the other is no change of the schema. It can stand wherever what it wraps can, also
/// in vectors, options and arrays and as the key of a map, but not in a plain `struct`, since nobody
/// promises how it lies in memory.
///
/// Two values that wrap equal ones are one key of a map or set: if `Eq` of the newtype tells them apart, writing is
/// [`DuplicateKey`](crate::WriteErrorKind::DuplicateKey). `Debug` of views shows what is wrapped, unless that is plain
/// data.
///
/// Around plain data (numbers, enums, plain structs, arrays of these), accessors return the newtype by value,
/// for which it has to be `Copy`, `Debug` and `PartialEq`. Around anything else, accessors return what they
/// return for the inner type: `&str` for a newtype around `String`.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
/// pub struct EntityId(pub u32);
///
/// impl tessera::Newtype for EntityId {
///     type Inner = u32;
///     fn new(inner: u32) -> Self {
///         EntityId(inner)
///     }
///     fn get(&self) -> &u32 {
///         &self.0
///     }
/// }
///
/// tessera::tessera_schema! {
///     pub schema docs;
///     pub table Door { leads_to: EntityId, keys: Vec<EntityId>, master: Option<EntityId> }
/// }
///
/// let door = Door { leads_to: EntityId(7), keys: vec![EntityId(1), EntityId(2)], master: None };
/// let bytes = tessera::to_bytes(&door)?;
/// let reader = tessera::Reader::<Door>::open(&bytes)?;
/// assert_eq!(reader.root().leads_to(), EntityId(7));
/// assert_eq!(reader.root().keys().last(), Some(EntityId(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a Tessera table",
    label = "not a schema type",
    note = "fields are bool, numbers up to 64 bits, `char`, `String`, `Vec<T>`, `[T; N]`, `BTreeMap`, `HashMap`, sets, `Option<T>`, and types that a `tessera_schema!` block declares",
    note = "what is in a container has to be a field itself; keys of maps and members of sets are integers, `char`, `Char16`, enums, flags and `String`, since floats and bools have no order that the format could use",
    note = "for `usize` write `u32` or `u64`; for 128-bit numbers write `[u64; 2]`; a type of your own around one of these can implement `tessera::Newtype`; a field that is not part of the data is marked `[skip]` behind its type"
)]
pub trait Newtype: Debug + Sized + 'static {
    /// What it wraps.
    type Inner: Field;

    /// Wraps a value. Every value of the inner type can come out of a buffer.
    fn new(inner: Self::Inner) -> Self;

    /// What is wrapped.
    fn get(&self) -> &Self::Inner;

    /// What is wrapped, to be filled in place. Without it, values are read and then wrapped: the same, but large
    /// tables that are nested deeply need more stack.
    #[inline]
    fn get_mut(&mut self) -> Option<&mut Self::Inner> {
        None
    }
}

#[diagnostic::do_not_recommend]
impl<N: Newtype> Field for N {
    const TYPE: TypeRef = N::Inner::TYPE.wrapped();
    type Model = <<N::Inner as Field>::Model as Model<N::Inner>>::Wrapped<N>;
}

impl<T: Table> Newtype for Box<T> {
    type Inner = T;
    fn new(inner: T) -> Self {
        Box::new(inner)
    }
    #[inline]
    fn get(&self) -> &T {
        self
    }
    #[inline]
    fn get_mut(&mut self) -> Option<&mut T> {
        Some(self)
    }
}

/// Newtypes around what is not plain data; `M` is the model of that.
#[derive(Debug)]
pub struct Wrap<M>(PhantomData<M>);

impl<M: KeyModel> KeyModel for Wrap<M> {}

impl<N: Newtype, M: Model<N::Inner>> sealed::Sealed<N> for Wrap<M> {}
impl<N: Newtype, M: Model<N::Inner>> Model<N> for Wrap<M> {
    of_references!(N);
    // Out of line, so that the default of a large table does not lie on the stack of those that it contains.
    #[inline(never)]
    fn initial(default: u64) -> N {
        N::new(M::initial(default))
    }
    #[inline]
    fn visit<V: Visitor>(value: &N, v: V) -> V::Out {
        M::visit(value.get(), v)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        M::describe(v)
    }
    #[inline]
    fn fill<S: Source>(value: &mut N, s: S) {
        match value.get_mut() {
            Some(inner) => M::fill(inner, s),
            None => wrap_large::<N, M, S>(value, s),
        }
    }
}

/// Out of line, so that what is wrapped is not twice on the stack of what is nested.
#[inline(never)]
fn wrap_large<N: Newtype, M: Model<N::Inner>, S: Source>(value: &mut N, s: S) {
    *value = N::new(M::build(s));
}
