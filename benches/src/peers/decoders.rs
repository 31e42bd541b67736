//! The serializers that are not read in place: they write, and decode into owned values.
//!
//! All of them work on the plain Rust types. Each keeps a buffer between messages. None of them trusts its
//! input in this use; where a library has a limit of its own, it is raised far enough for the largest data set.

use crate::library::{Checks, Library, Owns, Writes};
use crate::walk::{Sink, Walk};
use crate::workloads::{Input, Workload};

const GOOD: &str = "the data sets can be written and read";

/// Implements a library that encodes the plain types into bytes: `fresh` makes a buffer, `kept` fills the one
/// that is kept and returns its length, `own` decodes.
macro_rules! decoder {
    (
        $(#[$doc:meta])* $Name:ident, $name:literal, keeps $Kept:ty,
        where [$($bounds:tt)*],
        fresh |$source:ident| $fresh:expr,
        kept |$kept:ident, $again:ident| $rewrite:expr,
        own |$bytes:ident| $own:expr $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $Name;

        impl Library for $Name {
            const NAME: &'static str = $name;
            const CHECKS: Checks = Checks::WhileDecoding;
        }

        impl<W: Workload<Native: $($bounds)*>> Writes<W> for $Name {
            type Source = &'static W::Native;
            type Buffer = Vec<u8>;
            type Writer = $Kept;

            fn source(input: &'static Input<W>) -> Self::Source {
                &input.native
            }

            fn write($source: &Self::Source) -> Vec<u8> {
                $fresh
            }

            fn rewrite($kept: &mut $Kept, $again: &Self::Source) -> usize {
                $rewrite
            }

            fn bytes(buffer: &Vec<u8>) -> &[u8] {
                buffer
            }
        }

        impl<W: Workload<Native: $($bounds)*>> Owns<W> for $Name {
            type Owned = W::Native;

            fn own($bytes: &Vec<u8>) -> W::Native {
                $own
            }

            fn walk<S: Sink>(owned: &W::Native, sum: &mut S) {
                owned.walk(sum);
            }
        }
    };
}

decoder! {
    /// bitcode 0.6: columns, with a kept `Buffer`.
    Bitcode, "bitcode", keeps bitcode::Buffer,
    where [bitcode::Encode + for<'a> bitcode::Decode<'a>],
    fresh |source| bitcode::encode(*source),
    kept |kept, source| kept.encode(*source).len(),
    own |bytes| bitcode::decode(bytes).expect(GOOD),
}

const BINCODE: bincode::config::Configuration<bincode::config::LittleEndian, bincode::config::Fixint> =
    bincode::config::standard().with_fixed_int_encoding();

decoder! {
    /// bincode 2 with integers of fixed size, the faster of its encodings.
    Bincode, "bincode", keeps Vec<u8>,
    where [bincode::Encode + bincode::Decode<()>],
    fresh |source| bincode::encode_to_vec(*source, BINCODE).expect(GOOD),
    kept |kept, source| {
        fill(kept, |slice| bincode::encode_into_slice(*source, slice, BINCODE).ok())
    },
    own |bytes| bincode::decode_from_slice(bytes, BINCODE).expect(GOOD).0,
}

decoder! {
    /// postcard 1: variable-length integers, through serde.
    Postcard, "postcard", keeps Vec<u8>,
    where [serde::Serialize + serde::de::DeserializeOwned],
    fresh |source| postcard::to_allocvec(*source).expect(GOOD),
    kept |kept, source| fill(kept, |slice| postcard::to_slice(*source, slice).ok().map(|used| used.len())),
    own |bytes| postcard::from_bytes(bytes).expect(GOOD),
}

decoder! {
    /// speedy 0.8.
    Speedy, "speedy", keeps Vec<u8>,
    where [speedy::Writable<speedy::LittleEndian> + for<'a> speedy::Readable<'a, speedy::LittleEndian>],
    fresh |source| speedy::Writable::<speedy::LittleEndian>::write_to_vec(*source).expect(GOOD),
    kept |kept, source| {
        let bytes = speedy::Writable::<speedy::LittleEndian>::bytes_needed(*source).expect(GOOD);
        kept.resize(bytes, 0);
        speedy::Writable::<speedy::LittleEndian>::write_to_buffer(*source, kept).expect(GOOD);
        bytes
    },
    own |bytes| speedy::Readable::<speedy::LittleEndian>::read_from_buffer(bytes).expect(GOOD),
}

decoder! {
    /// borsh 1.
    Borsh, "borsh", keeps Vec<u8>,
    where [borsh::BorshSerialize + borsh::BorshDeserialize],
    fresh |source| borsh::to_vec(*source).expect(GOOD),
    kept |kept, source| {
        kept.clear();
        borsh::to_writer(&mut *kept, *source).expect(GOOD);
        kept.len()
    },
    own |bytes| borsh::from_slice(bytes).expect(GOOD),
}

/// bincode's layout; a sequence may take a gigabyte.
type WincodeConfig = wincode::config::Configuration<true, { 1 << 30 }>;

const WINCODE: WincodeConfig =
    wincode::config::Configuration::default().with_preallocation_size_limit::<{ 1 << 30 }>();

decoder! {
    /// wincode 0.6: the layout of bincode 1, written by placement.
    Wincode, "wincode", keeps Vec<u8>,
    where [
        wincode::SchemaWrite<WincodeConfig, Src = W::Native>
        + for<'a> wincode::SchemaRead<'a, WincodeConfig, Dst = W::Native>
    ],
    fresh |source| wincode::config::serialize(*source, WINCODE).expect(GOOD),
    kept |kept, source| {
        let bytes = wincode::config::serialized_size(*source, WINCODE).expect(GOOD) as usize;
        kept.resize(bytes, 0);
        wincode::config::serialize_into(kept.as_mut_slice(), *source, WINCODE).expect(GOOD);
        bytes
    },
    own |bytes| wincode::config::deserialize(bytes, WINCODE).expect(GOOD),
}

decoder! {
    /// nanoserde 0.2.
    Nanoserde, "nanoserde", keeps Vec<u8>,
    where [nanoserde::SerBin + nanoserde::DeBin],
    fresh |source| nanoserde::SerBin::serialize_bin(*source),
    kept |kept, source| {
        kept.clear();
        nanoserde::SerBin::ser_bin(*source, kept);
        kept.len()
    },
    own |bytes| nanoserde::DeBin::deserialize_bin(bytes).expect(GOOD),
}

decoder! {
    /// savefile 0.20 without its schema.
    Savefile, "savefile", keeps Vec<u8>,
    where [savefile::Savefile],
    fresh |source| {
        let mut bytes = Vec::new();
        savefile::save_noschema(&mut bytes, 0, *source).expect(GOOD);
        bytes
    },
    kept |kept, source| {
        kept.clear();
        savefile::save_noschema(&mut *kept, 0, *source).expect(GOOD);
        kept.len()
    },
    own |bytes| savefile::load_noschema(&mut bytes.as_slice(), 0).expect(GOOD),
}

/// Encodes into a slice that is kept, and makes it twice as long until the message fits; after the first
/// message it does.
fn fill(kept: &mut Vec<u8>, mut encode: impl FnMut(&mut [u8]) -> Option<usize>) -> usize {
    loop {
        if let Some(used) = encode(kept) {
            return used;
        }
        kept.resize((2 * kept.len()).max(64), 0);
    }
}
