//! Daily measuring with criterion: a few workloads, Tessera and (feature `peers`) rkyv, inputs in rotation.
//!
//! `cargo bench -p tessera-benches -- monsters/verify` compares with the run before. What is published is measured
//! by the binary `report`, which interleaves everybody.

use std::hint::black_box;
use std::iter::Cycle;
use std::slice::Iter;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use tessera_benches::library::{Owns, Reads};
use tessera_benches::ours::Tessera;
#[cfg(feature = "peers")]
use tessera_benches::peers::Rkyv;
use tessera_benches::walk::Sum;
use tessera_benches::workloads::monsters::Monsters;
use tessera_benches::workloads::records::Records;
use tessera_benches::workloads::scene_file::Scene;
use tessera_benches::workloads::{Input, Workload};

/// Everything that a library needs to be measured; leaked, as roots borrow from it.
struct Prepared<L: Reads<W>, W: Workload> {
    sources: &'static [L::Source],
    buffers: &'static [L::Buffer],
    roots: &'static [L::Root],
}

impl<L: Reads<W>, W: Workload> Prepared<L, W> {
    fn new(inputs: &'static [Input<W>]) -> Self {
        let sources: &'static [L::Source] = inputs.iter().map(L::source).collect::<Vec<_>>().leak();
        let buffers: &'static [L::Buffer] = sources.iter().map(L::write).collect::<Vec<_>>().leak();
        Self { sources, buffers, roots: buffers.iter().map(L::root).collect::<Vec<_>>().leak() }
    }

    fn write(&self, group: &mut BenchmarkGroup<'_, WallTime>) {
        let mut writer = L::Writer::default();
        rotate(group, L::NAME, self.sources, |source| L::rewrite(&mut writer, source) as u64);
    }

    fn verify(&self, group: &mut BenchmarkGroup<'_, WallTime>) {
        rotate(group, L::NAME, self.buffers, |buffer| u64::from(L::verify(buffer)));
    }

    fn read(&self, group: &mut BenchmarkGroup<'_, WallTime>) {
        rotate(group, L::NAME, self.roots, |root| {
            let mut sum = Sum::default();
            L::read(root, &mut sum);
            sum.0
        });
    }

    fn owned(&self, group: &mut BenchmarkGroup<'_, WallTime>)
    where
        L: Owns<W>,
    {
        rotate(group, L::NAME, self.buffers, |buffer| {
            black_box(&L::own(buffer));
            0
        });
    }
}

/// Measures a call with every input in turn.
fn rotate<T: 'static>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    library: &str,
    inputs: &'static [T],
    mut call: impl FnMut(&'static T) -> u64,
) {
    let mut turn: Cycle<Iter<'static, T>> = inputs.iter().cycle();
    group.bench_function(library, |bencher| {
        bencher.iter(|| turn.next().map(|input| call(black_box(input))));
    });
}

/// The groups of a workload: one for each operation, so that a report has the libraries side by side.
macro_rules! groups {
    ($($name:ident: $Workload:ty;)*) => {
        $(
            fn $name(criterion: &mut Criterion) {
                type W = $Workload;
                let inputs: &'static [Input<W>] = (0..W::INPUTS).map(Input::new).collect::<Vec<_>>().leak();
                let tessera = Prepared::<Tessera, W>::new(inputs);
                #[cfg(feature = "peers")]
                let rkyv = Prepared::<Rkyv, W>::new(inputs);
                groups!(@operations criterion, tessera, rkyv: write verify read owned);
            }
        )*
        criterion_group!(workloads, $($name),*);
    };
    (@operations $criterion:ident, $tessera:ident, $rkyv:ident: $($operation:ident)*) => {$(
        let mut group = $criterion.benchmark_group(format!("{}/{}", W::NAME, stringify!($operation)));
        $tessera.$operation(&mut group);
        #[cfg(feature = "peers")]
        $rkyv.$operation(&mut group);
        group.finish();
    )*};
}

groups! {
    monsters: Monsters;
    records: Records;
    scene: Scene;
}

criterion_main!(workloads);
