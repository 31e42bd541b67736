//! One library doing one thing with one workload.

use std::fmt;
use std::hint::black_box;

use super::Operation;
use crate::library::Checks;

/// Which inputs a sample goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Inputs {
    /// The same one again and again.
    Repeated,
    /// All in turn.
    Rotated,
}

/// What a sample runs: so many calls, over the inputs; the sum of what they return.
type Calls = Box<dyn FnMut(Inputs, usize) -> u64>;

/// A case. Its loop is compiled together with the library's code, so that a call costs nothing in itself.
pub struct Case {
    /// What is done.
    pub operation: Operation,
    /// Who does it.
    pub library: &'static str,
    /// How the library treats foreign bytes.
    pub checks: Checks,
    /// How many inputs there are; one cannot be rotated.
    pub inputs: usize,
    calls: Calls,
}

impl Case {
    /// A case that calls `call` with an input and with what is kept between calls.
    pub fn new<I: 'static, K: 'static>(
        operation: Operation,
        (library, checks): (&'static str, Checks),
        inputs: &'static [I],
        mut kept: K,
        call: impl Fn(&mut K, &'static I) -> u64 + 'static,
    ) -> Self {
        let count = inputs.len();
        let calls = move |over, calls| {
            let inputs = match over {
                Inputs::Repeated => &inputs[..1],
                Inputs::Rotated => inputs,
            };
            let mut turn = inputs.iter();
            let mut sum = 0u64;
            for _ in 0..calls {
                let input = turn.next().unwrap_or_else(|| {
                    turn = inputs[1..].iter();
                    &inputs[0]
                });
                // The call cannot know which input it gets, nor be left out.
                sum = sum.wrapping_add(call(&mut kept, black_box(input)));
            }
            sum
        };
        Self { operation, library, checks, inputs: count, calls: Box::new(calls) }
    }

    /// Runs the calls of one sample.
    pub fn run(&mut self, over: Inputs, calls: usize) {
        black_box((self.calls)(over, calls));
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.operation, self.library)
    }
}
