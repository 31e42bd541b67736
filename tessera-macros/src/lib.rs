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
//! | `proof` | `__proof` | the unsafe claim about a plain struct |
//! | `scalar` | `__open`, `__closed`, `__flags`, `__scalar` | enums and flags |
//! | `union` | `__union`, `__arms` | tagged unions of tables |
//! | `parts` | `__docs`, `__blame`, `__accessor`, `__skipped` | one field, arm or variant |
//!
//! How it stays linear and within the default recursion limit:
//! - Items and fields are matched by repetition; nothing recurses over them. The depth is constant: door,
//!   item, kind, leaf.
//! - Options stand in brackets behind what they qualify. In `$(skip $($skip:lifetime)?)?` the lifetime never
//!   matches: it only makes the *presence* of the word a repetition that the output can follow.
//! - `[skip]` puts `#[cfg(any())]`, which is never true, before every other mention of the field.
//! - Emitted generic parameters, consts and hidden items start with two underscores: parameters of emitted
//!   functions would capture user types of their name.
//! - Nothing is named that a prelude brings: not even `#[diagnostic::…]`, whose first segment is from there.
//!
//! How one mistake becomes one error, under the user's token (`tests/ui` holds them all):
//! - What a type has to meet is asked as `<Type as Trait>::…`, with one trait for all uses: rustc reports equal
//!   errors once. Only the return type of an accessor cannot be moved under the field.
//! - Options and defaults become method calls and consts, so that the type checker finds the mistake.
//! - Values are computed whether or not they make sense. What is wrong with them is found by a `const _` that
//!   nothing depends on: a panicking const is one error, and one more for every const that uses it.
//! - Rules behind the grammar match a mistake, explain it (`__blame`), and emit the item without it, so that
//!   no other item misses it. There is no rule for everything else: rustc points at the token that fits none.

mod block;
mod parts;
mod plain;
mod proof;
mod scalar;
mod table;
mod union;
