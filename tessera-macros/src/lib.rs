//! The grammar of `tessera_schema!`: `macro_rules!` only, no dependency, no knowledge of bytes.
//!
//! Users call `tessera::tessera_schema!`, which hands its own `$crate` down as one token, the slot `[$k]`
//! of every macro here; all that expansions name is reached through `$k::__private`. That survives renamed
//! dependencies, missing preludes, and user items of any name.
//!
//! | file | macros | what they are for |
//! |---|---|---|
//! | `block` | `__schema`, `__block`, `__item` | the door: header, then items of one token shape |
//! | `table` | `__table` | owned type, view, presence, descriptor, walks |
//! | `plain` | `__struct`, `__foreign`, `__plain` | plain structs, declared here or elsewhere |
//! | `scalar` | `__enum`, `__open`, `__closed`, `__flags`, `__scalar` | enums and flags |
//! | `union` | `__union` | tagged unions of tables |
//! | `parts` | `__docs`, `__accessor`, `__arm` | one field, one arm |
//!
//! How it stays linear and within the default recursion limit:
//! - Items and fields are matched by repetition; nothing recurses over them. The depth is constant: door,
//!   item, kind, leaf.
//! - Options stand in brackets behind what they qualify. In `$(skip $($skip:lifetime)?)?` the lifetime never
//!   matches: it only makes the *presence* of the word a repetition that the output can follow.
//! - `[skip]` puts `#[cfg(any())]`, which is never true, before every other mention of the field.
//! - Options and defaults become method calls on a const builder, so that the type checker finds mistakes
//!   and names the token. An unknown option falls through to a second arm that only makes such calls.
//! - Emitted generic parameters, consts and hidden items start with two underscores: parameters of emitted
//!   functions would capture user types of their name.

mod block;
mod parts;
mod plain;
mod scalar;
mod table;
mod union;
