//! Mutated buffers: whatever the bytes are, opening says yes or no, and after a yes every read is safe.
//!
//! Good buffers of up to 4 KiB, of schemas that together have every kind of field, are damaged in a few places
//! and opened. For each mutant:
//!
//! 1. opening and the reference (`tessera_tests::reference`, written from FORMAT alone) say the same, and name
//!    the same error, path and address;
//! 2. if it is accepted, all of it is read twice, by the accessors and by the walks, with equal results;
//! 3. map keys are found, texts are UTF-8, bools, characters and closed enums are values;
//! 4. an owned value of limited size is made of it, reads the same, and is written and read again.
//!
//! Mutants lie in memory of exactly their length, so that a sanitizer sees every read outside.
//!
//! Each run makes the same 680,000 mutants. The full count is run before a release:
//!
//! ```text
//! TESSERA_MUTANTS=100000000 cargo test --release -p tessera-tests --test mutation
//! RUSTFLAGS=-Zsanitizer=address cargo +nightly test -p tessera-tests --test mutation --target x86_64-unknown-linux-gnu
//! ```

mod accessors;
mod digest;
mod schemas;
mod survive;
