//! What the validation of the `gltf` crate overlooks, or stumbles over itself.

use super::ImportError;
use gltf::Semantic;
use gltf::json::Root;
use gltf::json::validation::Checked;

/// Checks what the crate would panic on. This comes before its validation.
pub(super) fn check(root: &Root) -> Result<(), ImportError> {
    let positions = Checked::Valid(Semantic::Positions);
    let primitives = root.meshes.iter().flat_map(|mesh| &mesh.primitives);
    let mut numbers = primitives.filter_map(|primitive| primitive.attributes.get(&positions));
    if let Some(number) = numbers.find(|number| number.value() >= root.accessors.len()) {
        return Err(ImportError::invalid(format!("there is no accessor {number} of positions")));
    }
    let channels = root.animations.iter().flat_map(|animation| &animation.channels);
    for target in channels.map(|channel| &channel.target) {
        if matches!(target.path, Checked::Invalid) {
            return Err(ImportError::invalid("a channel moves what nodes do not have"));
        }
        if target.node.value() >= root.nodes.len() {
            return Err(ImportError::invalid(format!(
                "a channel moves node {}, which is not there",
                target.node
            )));
        }
    }
    Ok(())
}
