//! The grammar of `tessera_schema!` (DESIGN 1): everything that it accepts, written, read in place and read
//! back.

#![allow(missing_docs, unreachable_pub, unused_qualifications, reason = "schemas in modules of a test")]

use std::fmt::Debug;
use tessera::field::table_desc;
use tessera::schema::TypeDesc;
use tessera::view::Viewed;
use tessera::{Reader, Schema, Table};

/// Writes, reads in place, reads back. Views print as owned values do, and equal themselves.
#[track_caller]
pub(crate) fn round_trip<T>(value: &T)
where
    T: Viewed + Debug + PartialEq + for<'a> TryFrom<T::View<'a>, Error = tessera::ReadError>,
{
    let buffer = tessera::to_bytes(value).expect("written");
    let reader = Reader::<T>::open(&buffer).expect("verified");
    let view = reader.root();
    assert_eq!(format!("{view:?}"), format!("{value:?}"));
    assert_eq!(format!("{view:#?}"), format!("{value:#?}"));
    assert!(view == reader.root());
    assert_eq!(T::try_from(view).expect("owned"), *value);
    assert_eq!(tessera::from_bytes::<T>(&buffer).expect("owned"), *value);
}

/// The wire names of a table's fields.
#[track_caller]
pub(crate) fn wire_names<T: Table>(expected: &[&str]) {
    assert_eq!(table_desc::<T>().names, expected);
}

pub(crate) fn type_named(schema: &Schema, ident: &str) -> TypeDesc {
    *schema.types().iter().find(|t| t.ident() == ident).expect("the schema declares it")
}

mod blocks;
mod items;
mod scalars;
mod types;
mod views;
mod wire_names;
