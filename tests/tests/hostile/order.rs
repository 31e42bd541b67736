//! Two faults in one buffer: the canonical first one is reported (FORMAT 18.13).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadOffset, BadString, BadValue, OutOfBounds, ReservedBits};
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema order;
    enum Team: u8 [closed] { Red, Blue }
    table Leaf { name: String, team: Team }
    /// Cells by 6.2: a (alignment 8), then kids (4), then team (1); the source has another order.
    table Node { team: Team, kids: Vec<Leaf>, a: f64, fixed: bool [fixed], first: Team [fixed] }
}

/// A node with two kids, each with a name and a team.
fn node() -> Vec<u8> {
    buffer::<Node>(
        "@0   14 00 00 00 | 54 53 | 02 | 00 | fp
         @16  [00*4]
         @20  37 00 00 00                  # bits 0 a, 1 kids, 2 team; 4 and 5 fixed, a bool (6.1)
         @24  00 [00*7]                    # first, F = up(1, 8)
         @32  00*8 | 08 00 00 00 | 01 [00*3]   # a; kids -> 48; team
         @48  02 00 00 00 | 08 00 00 00 | 18 00 00 00   # -> 60, -> 80
         @60  03 00 00 00 | 08 00 00 00 | 01 [00*3]     # name -> 72; team
         @72  01 00 00 00 'a' 00 [00*2]
         @80  03 00 00 00 | 08 00 00 00 | 01 [00*3]     # name -> 92; team
         @92  01 00 00 00 'b' 00 [00*2]
         @100",
    )
}

#[test]
fn the_good_buffer_is_good() {
    accept::<Node>(&node());
}

/// The whole canonical order on one buffer: every fault that comes later is put in first, and the earlier one
/// takes over each time.
#[test]
fn the_first_fault_in_canonical_order_is_the_error() {
    let mut bytes = node();
    for (at, patch, kind, path, offset) in [
        // A node's last member: after all that its vector leads to.
        (44, "09", BadValue, "Node.team", 44),
        // The last kid, from its last member to its bits.
        (88, "09", BadValue, "Node.kids[1].team", 88),
        (96, "ff", BadString, "Node.kids[1].name", 96),
        (84, "02", BadOffset, "Node.kids[1].name", 84),
        (80, "0b", ReservedBits, "Node.kids[1]", 80),
        (56, "19", BadOffset, "Node.kids[1]", 56),
        // The first kid, likewise.
        (68, "09", BadValue, "Node.kids[0].team", 68),
        (76, "ff", BadString, "Node.kids[0].name", 76),
        (60, "0b", ReservedBits, "Node.kids[0]", 60),
        (52, "09", BadOffset, "Node.kids[0]", 52),
        // The vector, before its elements.
        (48, "ff ff ff ff", OutOfBounds, "Node.kids", 52),
        (40, "09", BadOffset, "Node.kids", 40),
        // A fixed cell, before all others.
        (24, "02", BadValue, "Node.first", 24),
        // The bits, before all members.
        (20, "3f", ReservedBits, "Node", 20),
        // The header.
        (0, "16", BadOffset, "", 0),
    ] {
        bytes = patched(&bytes, at, patch);
        refuse::<Node>(&bytes, kind, path, offset, "");
    }
}

/// An object before what it refers to: a cell that leaves the buffer is found before what an earlier cell
/// leads to.
#[test]
fn the_bounds_of_an_object_come_before_its_members() {
    let bytes = patched(&node(), 24, "02");
    refuse::<Node>(&bytes[..44], OutOfBounds, "Node", 20, "expected at most 24, found 25");
}

/// 18.15: bits, then bounds, then alignment.
#[test]
fn the_checks_of_an_object_are_made_in_their_order() {
    let node = |bits: &str, len: usize| {
        buffer::<Node>(&format!("10 00 00 00 54 53 02 00 fp @16 {bits} 00*3 @20 02 00*{}", len - 21))
    };
    refuse::<Node>(&node("3f", 30), ReservedBits, "Node", 16, "found 63");
    refuse::<Node>(&node("37", 30), OutOfBounds, "Node", 16, "expected at most 14, found 25");
    refuse::<Node>(&node("37", 41), BadOffset, "Node", 20, "expected a multiple of 8, found 20");
    refuse::<Node>(&node("30", 41), BadValue, "Node.first", 20, "found 2");
}
