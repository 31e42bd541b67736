//! A summary of a scene for people, all of it read in place.

mod bounds;
mod bytes;
mod text;
mod tree;

use bytes::{Bytes, Part};
use schema_examples::scene::{Scene, SceneView};
use std::fmt;
use tessera::Reader;
use text::{bar, count, length, percents, thousands};

/// Sizes of the same scene, written in other ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// With all equal items written once.
    pub(crate) shared: usize,
    /// Without the schema that makes the file describe itself.
    pub(crate) without_schema: usize,
}

/// Prints as the summary.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    /// The first line.
    pub(crate) title: String,
    /// The scene.
    pub(crate) reader: Reader<'a, Scene>,
    /// For comparison.
    pub(crate) sizes: Sizes,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = self.reader.root();
        writeln!(f, "{}", self.title)?;
        if !scene.generator().is_empty() {
            writeln!(f, "made by {}", text::printable(scene.generator(), 80))?;
        }
        if let Some(owner) = scene.copyright() {
            writeln!(f, "copyright {}", text::printable(owner, 80))?;
        }
        writeln!(f)?;
        tree::write(scene, f)?;
        writeln!(f)?;
        counts(scene, f)?;
        writeln!(f)?;
        self.parts(f)?;
        writeln!(f)?;
        self.sizes(f)
    }
}

fn counts(scene: SceneView<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let primitives = || scene.meshes().iter().flat_map(|mesh| mesh.primitives());
    let vertices: usize = primitives().map(|primitive| primitive.positions().len()).sum();
    let indices: usize = primitives().map(|primitive| primitive.indices().len()).sum();
    let triangles: usize = primitives().map(|primitive| primitive.triangles()).sum();
    let channels: usize = scene.animations().iter().map(|animation| animation.channels().len()).sum();
    let seconds = scene.animations().iter().map(|animation| animation.duration()).fold(0.0, f32::max);

    let mut row = |label: &str, number: usize, more: String| {
        let line = format!("{label:<11}{:>9}   {more}", thousands(number));
        writeln!(f, "{}", line.trim_end())
    };
    row("Nodes", scene.nodes().len(), count(scene.roots().len(), "root"))?;
    row("Meshes", scene.meshes().len(), count(primitives().count(), "primitive"))?;
    row("Vertices", vertices, count(indices, "index"))?;
    row("Triangles", triangles, String::new())?;
    row("Materials", scene.materials().len(), String::new())?;
    row("Textures", scene.textures().len(), count(scene.images().len(), "image"))?;
    if !scene.skins().is_empty() {
        let joints = scene.skins().iter().map(|skin| skin.joints().len()).sum();
        row("Skins", scene.skins().len(), count(joints, "joint"))?;
    }
    let movement = match channels {
        0 => String::new(),
        channels => format!("{}, up to {seconds:.2} s", count(channels, "channel")),
    };
    row("Animations", scene.animations().len(), movement)?;
    match bounds::of(scene) {
        None => writeln!(f, "Bounds             none"),
        Some(bounds) => {
            let size = bounds::size(&bounds).map(length).join(" × ");
            let [min, max] =
                [bounds.min, bounds.max].map(|corner| <[f32; 3]>::from(corner).map(length).join(", "));
            writeln!(f, "Bounds     ({min}) to ({max}), {size} large")
        }
    }
}

impl Report<'_> {
    /// What the bytes of the file are.
    fn parts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = self.reader.as_bytes().len();
        let schema = total.saturating_sub(self.sizes.without_schema);
        let parts = Bytes::of(&self.reader, schema);
        let percents = percents(&parts.iter().map(|part| part.bytes).collect::<Vec<_>>());
        writeln!(f, "Bytes of the file")?;
        for (Part { label, bytes }, percent) in parts.iter().zip(percents) {
            let line =
                format!("  {label:<27}{:>11}  {percent:>7}  {}", thousands(*bytes), bar(*bytes, total));
            writeln!(f, "{}", line.trim_end())?;
        }
        writeln!(f, "  {:<27}{:>11}  {:>7}", "total", thousands(total), "100.0 %")
    }

    /// How large the file would be otherwise.
    fn sizes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.reader.as_bytes().len();
        let rows = [
            ("as written", written),
            ("without the schema", self.sizes.without_schema),
            ("all equal items shared", self.sizes.shared),
        ];
        writeln!(f, "Written in other ways")?;
        for (label, bytes) in rows {
            let change = match bytes.abs_diff(written) {
                0 => String::new(),
                less => format!("  {} {}", thousands(less), if bytes < written { "less" } else { "more" }),
            };
            writeln!(f, "  {label:<27}{:>11}{change}", thousands(bytes))?;
        }
        Ok(())
    }
}
