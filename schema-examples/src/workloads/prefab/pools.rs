//! What the values of a prefab are picked from: constants, and pools drawn once for each prefab.

use crate::workloads::DotNetRandom;

pub(super) const NAMES: [&str; 30] = [
    "Root",
    "BG",
    "Frame",
    "Icon",
    "Label",
    "Title",
    "Button",
    "ButtonLabel",
    "Image",
    "Text",
    "Shadow",
    "Glow",
    "Mask",
    "Content",
    "Scroll",
    "Item",
    "ItemIcon",
    "ItemName",
    "Badge",
    "Arrow",
    "Cursor",
    "Gauge",
    "GaugeFill",
    "Number",
    "Panel",
    "Header",
    "Footer",
    "List",
    "Grid",
    "Slot",
];

pub(super) const MATERIALS: [&str; 4] = ["UI/Default", "UI/Additive", "UI/Grayscale", "UI/Glow"];

pub(super) const FONTS: [&str; 3] = ["Fonts/Main", "Fonts/Title", "Fonts/Number"];

pub(super) const FONT_SIZES: [f32; 6] = [18.0, 20.0, 24.0, 28.0, 32.0, 40.0];

pub(super) const ALIGNMENTS: [i16; 6] = [0, 1, 4, 257, 258, 260];

pub(super) const SPACINGS: [f32; 5] = [0.0, 4.0, 8.0, 10.0, 16.0];

pub(super) const WHITE: [f32; 4] = [1.0, 1.0, 1.0, 1.0];

pub(super) const PALETTE: [[f32; 4]; 8] = [
    WHITE,
    [0.0, 0.0, 0.0, 1.0],
    [1.0, 0.8, 0.2, 1.0],
    [0.2, 0.6, 1.0, 1.0],
    [1.0, 1.0, 1.0, 0.5],
    [0.9, 0.1, 0.1, 1.0],
    [0.5, 0.5, 0.5, 1.0],
    [0.1, 0.9, 0.3, 1.0],
];

pub(super) const SCALES: [f32; 4] = [0.5, 0.8, 1.2, 2.0];

pub(super) const PIVOTS: [[f32; 2]; 6] =
    [[0.0, 0.0], [1.0, 1.0], [0.0, 1.0], [1.0, 0.0], [0.0, 0.5], [0.5, 1.0]];

pub(super) const SIZES: [[f32; 2]; 12] = [
    [100.0, 100.0],
    [200.0, 50.0],
    [64.0, 64.0],
    [128.0, 128.0],
    [300.0, 80.0],
    [48.0, 48.0],
    [1920.0, 1080.0],
    [256.0, 32.0],
    [400.0, 400.0],
    [32.0, 32.0],
    [180.0, 60.0],
    [90.0, 90.0],
];

/// The least common anchors, as (minimum, maximum): corners and edges.
pub(super) const EDGE_ANCHORS: [([f32; 2], [f32; 2]); 5] = [
    ([0.0, 1.0], [0.0, 1.0]),
    ([1.0, 1.0], [1.0, 1.0]),
    ([0.0, 0.0], [1.0, 0.0]),
    ([0.0, 1.0], [1.0, 1.0]),
    ([0.0, 0.0], [0.0, 1.0]),
];

const SPRITES: usize = 120;
const LINES: usize = 300;
const HASHES: usize = 40;

const WORDS: [&str; 20] = [
    "Attack", "Defense", "Level", "Quest", "Reward", "Item", "Equip", "Skill", "Gold", "Upgrade", "Confirm",
    "Cancel", "Back", "Start", "Options", "Shop", "Bonus", "Daily", "Event", "Limited",
];

/// The pools that are too long to write down or are random themselves.
pub(super) struct Pools {
    /// Paths of sprites.
    pub(super) sprites: Vec<String>,
    /// Lines of text.
    pub(super) lines: Vec<String>,
    /// Hashes of component names.
    pub(super) hashes: Vec<u32>,
}

impl Pools {
    /// Draws the pools.
    pub(super) fn new(random: &mut DotNetRandom) -> Self {
        Self {
            sprites: (0..SPRITES).map(|i| format!("ui/atlas/common/icon_{i:03}")).collect(),
            lines: (0..LINES).map(|i| line(i, random)).collect(),
            hashes: (0..HASHES).map(|_| (random.raw() as u32).wrapping_mul(2_654_435_761)).collect(),
        }
    }
}

/// Text line `i`: one to six words, and at times a number.
fn line(i: usize, random: &mut DotNetRandom) -> String {
    let count = random.next_range(1, 7);
    let words: Vec<&str> = (0..count).map(|_| *random.pick(&WORDS)).collect();
    let mut line = words.join(" ");
    if i.is_multiple_of(7) {
        line += &format!(" ×{}", random.next(99));
    }
    line
}

/// A pick that prefers the front of the pool, as real names and sprites are used unevenly.
pub(super) fn skewed<'a, T>(random: &mut DotNetRandom, pool: &'a [T]) -> &'a T {
    let index = (pool.len() as f64 * random.double().powf(2.5)) as usize;
    &pool[index.min(pool.len() - 1)]
}
