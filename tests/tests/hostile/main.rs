//! Hostile buffers: bytes that no correct writer produces, and what a reader has to say about each.
//!
//! Every test opens with the attack in prose. The expected answers come from FORMAT, by rule number; a second
//! verifier that was written from FORMAT alone (`tessera_tests::reference`) has to give the same ones.
//!
//! | module | what is attacked | FORMAT |
//! |---|---|---|
//! | [`header`] | the first 16 bytes, short inputs, addresses | 18.3, 18.4 |
//! | [`objects`] | presence bits and cells | 18.15 |
//! | [`slots`] | offsets | 18.16 |
//! | [`vectors`], [`optionals`], [`arrays`] | counts, presence words, alignment, lengths | 18.17, 18.23 |
//! | [`strings`], [`shared`], [`unions`], [`values`], [`maps`] | the other items, and values | 18.18 to 18.22 |
//! | [`absent`] | what is not there | 20.1 to 20.5 |
//! | [`order`] | two faults at once | 18.13 |
//! | [`depth`] | levels | 17.3, 17.4 |
//! | [`work`], [`once`], [`overlap`] | the effort of verifying and of making owned values | 18.25 to 18.29, 20.8 |
//! | [`memory`] | lengths that want to be allocated | DEMANDS 10 |
//! | [`stack`] | levels that want to be recursed into | DEMANDS 2 |
//! | [`padding`] | what writers leave in padding | 1.9, 5.6 |

mod case;

mod absent;
mod arrays;
mod depth;
mod header;
mod maps;
mod memory;
mod objects;
mod once;
mod optionals;
mod order;
mod overlap;
mod padding;
mod shared;
mod slots;
mod stack;
mod strings;
mod unions;
mod values;
mod vectors;
mod work;
