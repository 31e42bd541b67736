//! How the times of a scene file grow with its size: where every figure should be a straight line.
//!
//! Only Tessera is measured. What the other libraries do with a scene of 200,000 nodes stands in the tables.

use std::collections::BTreeMap;
use std::hint::black_box;

use schema_examples::workloads::scene_file::{self, SceneFile};
use serde::{Deserialize, Serialize};

use crate::library::{Checks, Library, Reads, Writes};
use crate::measure::{Case, Effort, Inputs, Operation, run};
use crate::ours::Tessera;
use crate::walk::Sum;
use crate::workloads::scene_file::SceneLarge;

/// The name of this measurement on the command line, beside those of the workloads.
pub const NAME: &str = "growth";

/// The numbers of nodes that are measured.
pub const SIZES: [u32; 5] = [1_000, 10_000, 100_000, 1_000_000, 4_000_000];

/// A scene of one size; times are nanoseconds for the whole of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// How many nodes it has.
    pub nodes: u32,
    /// How long its buffer is.
    pub bytes: usize,
    /// Checking the buffer.
    pub verify: f64,
    /// Reading every field.
    pub read: f64,
    /// Writing into a buffer that is kept.
    pub write_reused: f64,
    /// Copying the buffer into one that is kept.
    pub memcpy: f64,
}

/// Measures every size up to `most`, and tells `progress` which one is next.
pub fn measure(most: u32, effort: Effort, mut progress: impl FnMut(&str)) -> Vec<Point> {
    let sizes = SIZES.into_iter().filter(|&nodes| nodes <= most);
    sizes
        .map(|nodes| {
            progress(&format!("{NAME}, {nodes} nodes"));
            point(nodes, effort)
        })
        .collect()
}

/// The scene is leaked, as every input is: the process ends soon after the largest.
fn point(nodes: u32, effort: Effort) -> Point {
    let scene: &'static SceneFile = Box::leak(Box::new(scene_file::data(nodes, scene_file::SEED)));
    let sources: &'static [&SceneFile] = vec![scene].leak();
    let buffers: &'static [_] = vec![<Tessera as Writes<SceneLarge>>::write(&scene)].leak();
    let roots: &'static [_] = vec![<Tessera as Reads<SceneLarge>>::root(&buffers[0])].leak();
    let bytes = <Tessera as Writes<SceneLarge>>::bytes(&buffers[0]).len();

    let ours = (<Tessera as Library>::NAME, <Tessera as Library>::CHECKS);
    let mut cases = [
        Case::new(Operation::Verify, ours, buffers, (), |(), buffer| {
            u64::from(<Tessera as Reads<SceneLarge>>::verify(buffer))
        }),
        Case::new(Operation::Read, ours, roots, (), |(), root| {
            let mut sum = Sum::default();
            <Tessera as Reads<SceneLarge>>::read(root, &mut sum);
            sum.0
        }),
        Case::new(Operation::WriteReused, ours, sources, Default::default(), |writer, source| {
            <Tessera as Writes<SceneLarge>>::rewrite(writer, source) as u64
        }),
        Case::new(
            Operation::Write,
            ("memcpy", Checks::Nothing),
            buffers,
            vec![0; bytes],
            |target, buffer| {
                target.copy_from_slice(<Tessera as Writes<SceneLarge>>::bytes(buffer));
                black_box(target.as_mut_slice());
                0
            },
        ),
    ];
    let samples = run(NAME, &mut cases, Inputs::Repeated, effort);
    let times: BTreeMap<Operation, f64> = samples.iter().map(|s| (s.operation, s.median)).collect();
    Point {
        nodes,
        bytes,
        verify: times[&Operation::Verify],
        read: times[&Operation::Read],
        write_reused: times[&Operation::WriteReused],
        memcpy: times[&Operation::Write],
    }
}
