//! The cases of a workload.

use std::hint::black_box;
use std::marker::PhantomData;

use schema_examples::workloads::{Checksum, checksum};

use super::{Case, Operation};
use crate::library::{Checks, Finds, Owns, Reads, Visits, Writes};
use crate::structs::Structs;
use crate::walk::Sum;
use crate::workloads::{Input, Workload};

/// What is asked for: a workload, an operation, or both. Nothing stands for everything.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// The name of a workload.
    pub workload: Option<String>,
    /// The name of an operation.
    pub operation: Option<String>,
}

impl Filter {
    /// What `monsters`, `monsters/verify` or `/verify` asks for.
    ///
    /// # Errors
    /// If there is no such workload or operation; the message lists those that there are.
    pub fn parse(only: &str, workloads: &[&str]) -> Result<Self, String> {
        let (workload, operation) = only.split_once('/').unwrap_or((only, ""));
        let operations = Operation::ALL.map(Operation::name);
        Ok(Self {
            workload: known("workload", workload, workloads)?,
            operation: known("operation", operation, &operations)?,
        })
    }

    /// Whether a workload is asked for.
    #[must_use]
    pub fn takes(&self, workload: &str) -> bool {
        self.workload.as_deref().is_none_or(|name| name == workload)
    }

    fn takes_operation(&self, operation: Operation) -> bool {
        self.operation.as_deref().is_none_or(|name| name == operation.name())
    }
}

/// A name from a list, or nothing if none is given.
fn known(kind: &str, name: &str, names: &[&str]) -> Result<Option<String>, String> {
    match name {
        "" => Ok(None),
        name if names.contains(&name) => Ok(Some(name.into())),
        _ => Err(format!("there is no {kind} {name:?}; there are {}", names.join(", "))),
    }
}

/// The cases of one workload, and the sizes of its buffers.
#[derive(Debug)]
pub struct Set<W: Workload> {
    inputs: &'static [Input<W>],
    checksums: Vec<u64>,
    filter: Filter,
    /// What is to be timed.
    pub cases: Vec<Case>,
    /// Who wrote input 0 into how many bytes.
    pub sizes: Vec<(&'static str, Checks, usize)>,
}

impl<W: Workload> Set<W> {
    /// A set without libraries; makes the inputs.
    ///
    /// # Panics
    /// If the data is not the published one.
    #[must_use]
    pub fn new(filter: &Filter) -> Self {
        let inputs: Vec<Input<W>> = (0..W::INPUTS).map(Input::new).collect();
        let checksums: Vec<u64> = inputs.iter().map(|input| checksum::of(&input.ours)).collect();
        if let Some(published) = W::CHECKSUM {
            assert_eq!(checksums[0], published, "the data of {} is not the published one", W::NAME);
        }
        Self {
            inputs: inputs.leak(),
            checksums,
            filter: filter.clone(),
            cases: Vec::new(),
            sizes: Vec::new(),
        }
    }

    /// Adds a library, which writes all inputs now; what it is measured with is said by the methods that follow.
    pub fn library<L: Writes<W>>(&mut self) -> Added<'_, W, L> {
        let sources: &'static [L::Source] = self.inputs.iter().map(L::source).collect::<Vec<_>>().leak();
        let buffers: &'static [L::Buffer] = sources.iter().map(L::write).collect::<Vec<_>>().leak();
        Added { set: self, sources, buffers, library: PhantomData }
    }

    /// Adds the physical limits: copying the bytes of our buffer, and adding them up as 64-bit words.
    pub fn limits<L: Writes<W>>(&mut self) {
        let buffers: Vec<Vec<u8>> =
            self.inputs.iter().map(|input| L::bytes(&L::write(&L::source(input))).to_vec()).collect();
        let longest = buffers.iter().map(Vec::len).max().unwrap_or(0);
        let buffers: &'static [Vec<u8>] = buffers.leak();
        let copy = |target: &mut Vec<u8>, bytes: &'static Vec<u8>| {
            target[..bytes.len()].copy_from_slice(bytes);
            black_box(target.as_mut_slice());
            bytes.len() as u64
        };
        for operation in [Operation::Write, Operation::WriteReused] {
            self.push(operation, ("memcpy", Checks::Nothing), buffers, vec![0; longest], copy);
        }
        for operation in [Operation::Verify, Operation::Read, Operation::SafeRead] {
            let sum = |(): &mut (), bytes: &'static Vec<u8>| {
                let words = bytes.as_chunks::<8>().0.iter();
                words.fold(0u64, |sum, word| sum.wrapping_add(u64::from_le_bytes(*word)))
            };
            self.push(operation, ("sum of words", Checks::Nothing), buffers, (), sum);
        }
    }

    fn push<I: 'static, K: 'static>(
        &mut self,
        operation: Operation,
        library: (&'static str, Checks),
        inputs: &'static [I],
        kept: K,
        call: impl Fn(&mut K, &'static I) -> u64 + 'static,
    ) {
        if self.filter.takes_operation(operation) {
            self.cases.push(Case::new(operation, library, inputs, kept, call));
        }
    }
}

/// A library that was added to a set.
#[derive(Debug)]
#[must_use = "a library that does nothing is not measured"]
pub struct Added<'s, W: Workload, L: Writes<W>> {
    set: &'s mut Set<W>,
    sources: &'static [L::Source],
    buffers: &'static [L::Buffer],
    library: PhantomData<L>,
}

impl<W: Workload, L: Writes<W>> Added<'_, W, L> {
    const LIBRARY: (&'static str, Checks) = (L::NAME, L::CHECKS);

    /// Ends the list of what the library does.
    pub fn done(self) {}

    /// Adds writing, and the size of the buffer.
    pub fn writes(self) -> Self {
        if self.set.filter.takes_operation(Operation::Size) {
            self.set.sizes.push((L::NAME, L::CHECKS, L::bytes(&self.buffers[0]).len()));
        }
        self.set.push(Operation::Write, Self::LIBRARY, self.sources, (), |(), source| {
            black_box(L::bytes(&L::write(source))).len() as u64
        });
        let rewrite = |writer: &mut L::Writer, source: &'static L::Source| {
            let bytes = L::rewrite(writer, source);
            black_box(&mut *writer);
            bytes as u64
        };
        self.set.push(Operation::WriteReused, Self::LIBRARY, self.sources, L::Writer::default(), rewrite);
        self
    }

    /// Adds verifying, reading every field, and both.
    ///
    /// # Panics
    /// If the library reads something else than was written.
    pub fn reads(self) -> Self
    where
        L: Reads<W>,
    {
        for (buffer, &expected) in self.buffers.iter().zip(&self.set.checksums) {
            let mut sum = Checksum::new();
            L::read(&L::root(buffer), &mut sum);
            assert_eq!(sum.finish(), expected, "{} reads {} wrongly", L::NAME, W::NAME);
            let mut sum = Checksum::new();
            L::safe_read(buffer, &mut sum);
            assert_eq!(sum.finish(), expected, "{} reads {} wrongly, checked", L::NAME, W::NAME);
        }
        if L::CHECKS == Checks::UpFront {
            assert!(self.buffers.iter().all(L::verify), "{} refuses its own {}", L::NAME, W::NAME);
            self.set.push(Operation::Verify, Self::LIBRARY, self.buffers, (), |(), buffer| {
                u64::from(L::verify(buffer))
            });
        }
        let roots: &'static [L::Root] = self.buffers.iter().map(L::root).collect::<Vec<_>>().leak();
        self.set.push(Operation::Read, Self::LIBRARY, roots, (), |(), root| {
            let mut sum = Sum::default();
            L::read(root, &mut sum);
            sum.0
        });
        self.set.push(Operation::SafeRead, Self::LIBRARY, self.buffers, (), |(), buffer| {
            let mut sum = Sum::default();
            L::safe_read(buffer, &mut sum);
            sum.0
        });
        self
    }

    /// Adds random reads.
    ///
    /// # Panics
    /// If the library reads something else than stands in the structs.
    pub fn visits(self) -> Self
    where
        L: Visits<W>,
        Structs: Visits<W>,
    {
        let mut visits = Vec::new();
        for (buffer, input) in self.buffers.iter().zip(self.set.inputs) {
            let structs = structs_root(input);
            for picks in &input.picks {
                let root = L::root(buffer);
                let expected = <Structs as Visits<W>>::visit(&structs, picks);
                assert_eq!(L::visit(&root, picks), expected, "{} visits {} wrongly", L::NAME, W::NAME);
                visits.push((root, picks));
            }
        }
        self.set.push(Operation::RandomReads, Self::LIBRARY, visits.leak(), (), |(), (root, picks)| {
            L::visit(root, picks)
        });
        self
    }

    /// Adds look-ups.
    ///
    /// # Panics
    /// If the library finds something else than stands in the structs.
    pub fn finds(self) -> Self
    where
        L: Finds<W>,
        Structs: Finds<W>,
    {
        let mut finds = Vec::new();
        for (buffer, input) in self.buffers.iter().zip(self.set.inputs) {
            let structs = structs_root(input);
            for keys in &input.keys {
                let root = L::root(buffer);
                let expected = <Structs as Finds<W>>::find(&structs, keys);
                assert_eq!(L::find(&root, keys), expected, "{} finds {} wrongly", L::NAME, W::NAME);
                finds.push((root, keys));
            }
        }
        self.set.push(Operation::LookUps, Self::LIBRARY, finds.leak(), (), |(), (root, keys)| {
            L::find(root, keys)
        });
        self
    }

    /// Adds owned values.
    ///
    /// # Panics
    /// If the library decodes something else than was written.
    pub fn owns(self) -> Self
    where
        L: Owns<W>,
    {
        for (buffer, &expected) in self.buffers.iter().zip(&self.set.checksums) {
            let mut sum = Checksum::new();
            L::walk(&L::own(buffer), &mut sum);
            assert_eq!(sum.finish(), expected, "{} decodes {} wrongly", L::NAME, W::NAME);
        }
        self.set.push(Operation::Owned, Self::LIBRARY, self.buffers, (), |(), buffer| {
            black_box(&L::own(buffer));
            0
        });
        self
    }
}

/// The structs that a library's answers are compared with. On its own, since inside of a bound on `Structs` the
/// compiler does not look at what its roots are.
fn structs_root<W: Workload>(input: &'static Input<W>) -> <Structs as Reads<W>>::Root {
    &input.native
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_names_a_workload_an_operation_or_both() {
        let parse =
            |only| Filter::parse(only, &["monsters", "S1"]).map(|filter| (filter.workload, filter.operation));
        assert_eq!(parse("S1"), Ok((Some("S1".into()), None)));
        assert_eq!(parse("/look-ups"), Ok((None, Some("look-ups".into()))));
        assert_eq!(parse("monsters/verify"), Ok((Some("monsters".into()), Some("verify".into()))));
        assert_eq!(parse("S9"), Err("there is no workload \"S9\"; there are monsters, S1".into()));
        assert!(parse("S1/sing").is_err_and(|error| error.ends_with("random-reads, look-ups, owned, size")));
    }
}
