//! What operations are called in the document.

use crate::measure::Operation;

/// The heading of an operation's table and chart.
pub(super) fn title(operation: Operation) -> &'static str {
    match operation {
        Operation::Write => "Writing into a new buffer",
        Operation::WriteReused => "Writing into a kept buffer",
        Operation::Verify => "Verifying",
        Operation::Read => "Reading trusted bytes",
        Operation::SafeRead => "Reading foreign bytes",
        Operation::RandomReads => "Random reads",
        Operation::LookUps => "Look-ups",
        Operation::Owned => "Owned values",
        Operation::Size => "Size",
    }
}

/// What is done, in a sentence.
pub(super) fn explanation(operation: Operation) -> &'static str {
    match operation {
        Operation::Write => "From owned values into memory that is allocated for it.",
        Operation::WriteReused => "The same with everything kept that a library can keep between messages.",
        Operation::Verify => "Whether the whole buffer is good. Only libraries that can say so.",
        Operation::Read => {
            "Every field of a buffer that was checked before, or is trusted. Libraries marked † check what they read \
             here, too: they know no other way."
        }
        Operation::SafeRead => "Checking the buffer and reading every field, or both at once.",
        Operation::RandomReads => {
            "A few members of 1,000 elements anywhere in a buffer that was checked before."
        }
        Operation::LookUps => {
            "1,000 names in a dictionary; in `lookup` 1,000 numbers in another one besides."
        }
        Operation::Owned => "From bytes that are not trusted, and dropping the values again.",
        Operation::Size => "Bytes of the first input's buffer.",
    }
}
