//! `Rc` and `Arc`: tables that several owners hold (DESIGN §1).
//!
//! They are written as `Box` is, byte for byte. A codec may tell that two of them are one: under full sharing
//! the writer then walks what they hold once, and a reader may give owned values that share again.

use super::models::{ArrayModel, Model, OptionalModel, VecModel, of_references, sealed};
use super::newtype::{Newtype, Wrap};
use super::visit::{Source, TypeVisitor, Visitor};
use super::{Field, Table};
use crate::schema::TypeRef;
use alloc::rc::Rc;
use alloc::sync::Arc;

/// `Rc` or `Arc` of a table.
pub trait Pointer: Field + Clone + sealed::Pointer {
    /// The table.
    type Table: Table;
    /// A pointer of its own to `table`.
    fn new(table: Self::Table) -> Self;
    /// The table; its address tells whether two pointers are one.
    fn get(&self) -> &Self::Table;
    /// The table, if nobody else holds it.
    fn get_mut(&mut self) -> Option<&mut Self::Table>;
    /// Whether there are other pointers to the table.
    fn is_shared(&self) -> bool;
}

/// `Rc` and `Arc` of tables.
#[derive(Debug)]
pub struct PointerModel;

macro_rules! pointers {
    ($($pointer:ident),*) => { $(
        impl<T> sealed::Pointer for $pointer<T> {}
        impl<T: Table> Field for $pointer<T> {
            const TYPE: TypeRef = T::TYPE.boxed();
            type Model = PointerModel;
        }
        impl<T: Table> Pointer for $pointer<T> {
            type Table = T;
            fn new(table: T) -> Self {
                $pointer::new(table)
            }
            #[inline]
            fn get(&self) -> &T {
                self
            }
            #[inline]
            fn get_mut(&mut self) -> Option<&mut T> {
                $pointer::get_mut(self)
            }
            #[inline]
            fn is_shared(&self) -> bool {
                $pointer::strong_count(self) > 1
            }
        }
    )* };
}
pointers!(Rc, Arc);

impl<P: Pointer> sealed::Sealed<P> for PointerModel {}
impl<P: Pointer> Model<P> for PointerModel {
    of_references!(P);
    // Out of line, so that the default of a large table does not lie on the stack of those that it contains.
    #[inline(never)]
    fn initial(_: u64) -> P {
        P::new(P::Table::default())
    }
    #[inline]
    fn visit<V: Visitor>(value: &P, v: V) -> V::Out {
        v.pointer(value)
    }
    #[inline(always)]
    fn describe<V: TypeVisitor>(v: V) -> V::Out {
        v.table::<P::Table>()
    }
    #[inline]
    fn fill<S: Source>(value: &mut P, s: S) {
        s.pointer(value);
    }
    #[inline]
    fn build<S: Source>(s: S) -> P {
        // What is there already needs no default to be filled.
        if let Some(shared) = s.shared_pointer() {
            return shared;
        }
        let mut value = Self::initial(0);
        s.pointer(&mut value);
        value
    }
}
