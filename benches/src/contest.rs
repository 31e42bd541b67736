//! Which library takes part in which workload, and the run over all of them.

use crate::measure::{Effort, Filter, Inputs, Operation, Sample, Set, run};
use crate::ours::{Shared, Tessera, Unshared};
#[cfg(feature = "peers")]
use crate::peers;
use crate::structs::Structs;
use crate::workloads::Workload;
use crate::workloads::canada::Canada;
use crate::workloads::lookup::LookUps;
use crate::workloads::messages::{S1, S2, S3Large, S3Small, S4, S5, S6};
use crate::workloads::monsters::Monsters;
use crate::workloads::prefab::Prefabs;
use crate::workloads::records::Records;
use crate::workloads::scene_file::{Scene, SceneLarge};
use crate::workloads::scene_graph::{DenseShared, DenseUnique, SparseUnique};
use crate::workloads::series::{FixedSamples, Samples};

/// A workload with everybody who takes part.
pub trait Contest: Workload {
    /// Adds the libraries.
    fn contenders(set: &mut Set<Self>);
}

/// States what the libraries that read in place do in a workload besides writing, verifying and reading, and
/// what is done by a second kind of buffers that has maps for look-ups.
macro_rules! contests {
    ($($Workload:ty: $($does:ident)* $(, and with maps $Maps:ty: $($do:ident)*)?;)*) => {$(
        impl Contest for $Workload {
            fn contenders(set: &mut Set<Self>) {
                set.library::<Tessera>().writes().reads().owns()$(.$does())*.done();
                set.library::<Unshared>().writes().done();
                set.library::<Shared>().writes().done();
                set.library::<Structs>().reads()$(.$does())*.done();
                set.limits::<Tessera>();
                #[cfg(feature = "peers")]
                {
                    set.library::<peers::Rkyv>().writes().reads().owns()$(.$does())*.done();
                    set.library::<peers::FlatBuffers>().writes().reads().owns()$(.$does())*.done();
                    set.library::<peers::Planus>().writes().reads().owns()$(.$does())*.done();
                    set.library::<peers::Capnp>().writes().reads()$(.$does())*.done();
                    set.library::<peers::Musli>().writes().reads()$(.$does())*.done();
                    $(set.library::<$Maps>().writes()$(.$do())*.done();)?
                    set.library::<peers::Bincode>().writes().owns().done();
                    set.library::<peers::Bitcode>().writes().owns().done();
                    set.library::<peers::Borsh>().writes().owns().done();
                    set.library::<peers::Nanoserde>().writes().owns().done();
                    set.library::<peers::Postcard>().writes().owns().done();
                    set.library::<peers::Prost>().writes().owns().done();
                    set.library::<peers::Savefile>().writes().owns().done();
                    set.library::<peers::Speedy>().writes().owns().done();
                    set.library::<peers::Wincode>().writes().owns().done();
                }
            }
        }
    )*};
}

contests! {
    Prefabs: visits;
    Monsters: visits;
    Records: visits;
    Samples: visits;
    FixedSamples: visits;
    DenseUnique: visits;
    SparseUnique: visits;
    DenseShared: visits;
    LookUps: finds, and with maps peers::MusliSwiss: finds;
    Canada: visits;
    Scene: visits finds, and with maps peers::MusliSwiss: finds;
    SceneLarge: visits finds, and with maps peers::MusliSwiss: finds;
    S1: ;
    S2: ;
    S3Small: ;
    S3Large: ;
    S4: ;
    S5: ;
    S6: ;
}

/// Lists the workloads in the order in which they are measured.
macro_rules! order {
    ($($Workload:ty),* $(,)?) => {
        /// The names of all workloads, in the order in which they are measured.
        pub const WORKLOADS: &[&str] = &[$(<$Workload>::NAME),*];

        const RUNS: &[fn(&Filter, Effort) -> Vec<Sample>] = &[$(run_one::<$Workload>),*];
    };
}

order! {
    Prefabs, Monsters, Records, Samples, FixedSamples, DenseUnique, SparseUnique, DenseShared, LookUps, Canada,
    Scene, S1, S2, S3Small, S3Large, S4, S5, S6, SceneLarge,
}

/// Runs every workload that is asked for, and tells `progress` which one is next.
///
/// # Panics
/// If a library does not read what was written.
pub fn run_all(filter: &Filter, effort: Effort, mut progress: impl FnMut(&str)) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (name, run) in WORKLOADS.iter().zip(RUNS) {
        if filter.takes(name) {
            progress(name);
            samples.extend(run(filter, effort));
        }
    }
    samples
}

fn run_one<W: Contest>(filter: &Filter, effort: Effort) -> Vec<Sample> {
    let mut set = Set::<W>::new(filter);
    W::contenders(&mut set);
    let mut samples = run(W::NAME, &mut set.cases, Inputs::Repeated, effort);
    samples.extend(run(W::NAME, &mut set.cases, Inputs::Rotated, effort));
    samples.extend(set.sizes.iter().map(|&(library, checks, bytes)| Sample {
        workload: W::NAME.into(),
        operation: Operation::Size,
        library: library.into(),
        checks,
        rotated: false,
        median: bytes as f64,
        spread: 0.0,
    }));
    samples
}
