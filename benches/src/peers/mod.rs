//! The other serializers, each with the settings that its documentation says are best for the job.

pub mod by_hand;
pub mod capnp;
pub mod decoders;
pub mod flatbuffers;
pub mod generated;
pub mod musli;
pub mod planus;
pub mod prost;
pub mod rkyv;

pub use capnp::Capnp;
pub use decoders::{Bincode, Bitcode, Borsh, Nanoserde, Postcard, Savefile, Speedy, Wincode};
pub use flatbuffers::FlatBuffers;
pub use musli::{Musli, MusliSwiss};
pub use planus::Planus;
pub use prost::Prost;
pub use rkyv::Rkyv;
