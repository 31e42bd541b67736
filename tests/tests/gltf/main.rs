//! glTF files as scenes: what a view gives equals what the `gltf` crate reads from the file, and the owned
//! scene comes back whole.
//!
//! Small documents are made here. Real files are read from the folder that `TESSERA_DATA` names, where it
//! exists.

mod document;
#[path = "../../../schema-examples/examples/import_gltf/import/mod.rs"]
mod import;
mod same;

use document::{Document, TRIANGLE};
use import::{ImportError, Source};
use schema_examples::scene::material::{AlphaMode, Filter, Wrap};
use schema_examples::scene::math::Vec3;
use schema_examples::scene::mesh::{Topology, VertexStreams};
use schema_examples::scene::{
    Animated, ComponentView, Interpolation, LightKind, ProjectionView, Scene, SceneView,
};
use std::path::{Path, PathBuf};
use tessera::{Reader, Sharing, WriteOptions};
use tessera_tests::rng::Rng;

fn import(bytes: impl AsRef<[u8]>) -> Result<Source, ImportError> {
    Source::from_slice(bytes.as_ref(), Path::new(""))
}

/// Imports, writes, reads, compares; hands the view to further checks.
#[track_caller]
fn case(source: &Source, more: impl Fn(SceneView<'_>)) {
    let scene = source.scene().unwrap();
    let default = WriteOptions::new();
    let options =
        [default, default.sharing(Sharing::All), default.sharing(Sharing::None).include_schema(false)];
    for options in options {
        let bytes = tessera::to_bytes_with(&scene, options).unwrap();
        let reader = Reader::<Scene>::open(&bytes).unwrap();
        let view = reader.root();
        same::same(source, view);
        more(view);
        assert_eq!(tessera::from_bytes::<Scene>(&bytes).unwrap(), scene);
    }
}

#[test]
fn one_of_everything_is_read_in_place() {
    case(&import(document::everything()).unwrap(), |scene| {
        assert_eq!((scene.name(), scene.generator(), scene.copyright()), ("main", "tests", None));
        assert_eq!(scene.node_by_name().iter().collect::<Vec<_>>(), [("arm", 1), ("eye", 2), ("root", 0)]);

        let nodes: Vec<_> = scene.nodes().iter().collect();
        assert_eq!(nodes[1].tags().iter().collect::<Vec<_>>(), ["door", "exit"]);
        let ComponentView::MeshInstance(instance) = nodes[1].components().first().unwrap() else { panic!() };
        assert_eq!((instance.mesh(), instance.skin(), instance.weights()), (0, Some(0), [0.25].as_slice()));
        let ComponentView::Camera(eye) = nodes[2].components().first().unwrap() else { panic!() };
        let ProjectionView::Perspective(lens) = eye.projection() else { panic!() };
        assert_eq!((lens.fov_y(), lens.aspect(), lens.near(), lens.far()), (0.5, None, 0.01, None));
        let ComponentView::Camera(map) = nodes[3].components().first().unwrap() else { panic!() };
        let ProjectionView::Orthographic(lens) = map.projection() else { panic!() };
        assert_eq!((map.name(), lens.half_width(), lens.half_height(), lens.far()), ("map", 4.0, 3.0, 50.0));
        let ComponentView::Light(torch) = nodes[3].components().last().unwrap() else { panic!() };
        assert_eq!((torch.name(), torch.kind(), torch.intensity()), ("torch", LightKind::Spot, 40.0));
        assert_eq!(torch.cone().map(|cone| (cone.inner, cone.outer)), Some((0.1, 0.2)));
        let ComponentView::Light(lamp) = nodes[4].components().last().unwrap() else { panic!() };
        assert_eq!((lamp.kind(), lamp.range(), lamp.intensity()), (LightKind::Point, Some(8.0), 1.0));

        let bent = scene.meshes().get(0).unwrap().primitives().get(0).unwrap();
        assert_eq!((bent.topology(), bent.triangles()), (Topology::TriangleStrip, 2));
        assert_eq!(bent.bounds().max, Vec3 { x: 1.0, y: 2.0, z: 0.0 });
        assert_eq!((bent.uvs()[2].y, bent.colors()[1].g, bent.colors()[1].a), (1.0, 1.0, 1.0));
        assert_eq!(bent.joints()[2].index, [0, 1, 0, 0]);
        let all = VertexStreams(0b111_1111);
        assert_eq!(bent.streams(), all & !VertexStreams::Uvs2);
        let points = scene.meshes().get(1).unwrap().primitives().get(1).unwrap();
        assert_eq!((points.topology(), points.streams()), (Topology::Points, VertexStreams::Uvs2));
        assert_eq!(points.material(), Some(1));

        let glass = scene.materials().get(0).unwrap();
        assert_eq!((glass.alpha_mode(), glass.ior(), glass.transmission()), (AlphaMode::Blend, 1.33, 0.9));
        assert!(glass.unlit() && glass.double_sided());
        let normal = glass.normal_texture().map(|texture| (texture.texture, texture.uv_set));
        assert_eq!((normal, glass.normal_scale()), (Some((0, 1)), 2.0));
        let sampler = scene.textures().get(0).unwrap().sampler();
        assert_eq!((sampler.wrap_u, sampler.wrap_v), (Wrap::Mirror, Wrap::Clamp));
        assert_eq!((sampler.magnify, sampler.minify), (Filter::Nearest, Filter::Trilinear));
        let images: Vec<_> =
            scene.images().iter().map(|image| (image.mime(), image.uri(), image.embedded_bytes())).collect();
        let png = Some("image/png");
        assert_eq!(images, [(png, None, 21), (None, Some("a%20b.jpg"), 0), (png, None, 3)]);

        let wave = scene.animations().get(0).unwrap();
        let moves = wave.channels().get(1).unwrap();
        assert_eq!((wave.duration(), moves.animated(), moves.values().len()), (1.5, Animated::Position, 18));
        assert_eq!(moves.interpolation(), Interpolation::CubicSpline);
        assert_eq!(scene.skins().get(0).unwrap().inverse_bind().len(), 2);
    });
}

#[test]
fn a_document_may_have_next_to_nothing() {
    case(&import(Document::default().gltf(r#""nodes":[]"#)).unwrap(), |scene| {
        assert!(scene.roots().is_empty())
    });

    // No scene, no names, no normals: the roots are the nodes without a parent.
    let mut document = Document::default();
    let positions = document.floats("VEC3", 3, &TRIANGLE);
    let rest = format!(
        r#""nodes":[{{}},{{"children":[0,2]}},{{"mesh":0}}],
        "meshes":[{{"primitives":[{{"attributes":{{"POSITION":{positions}}}}}]}}]"#
    );
    for source in [import(document.gltf(&rest)), import(document.glb(&rest))] {
        case(&source.unwrap(), |scene| {
            assert_eq!(scene.roots(), [1]);
            assert_eq!(scene.meshes().get(0).unwrap().primitives().get(0).unwrap().triangles(), 1);
        });
    }
}

#[test]
fn sparse_accessors_are_filled_in() {
    let mut document = Document::default();
    let (index, value) = (document.view(&[1]), document.view(&4.0_f32.to_le_bytes().repeat(3)));
    let sparse = format!(
        r#""sparse":{{"count":1,"indices":{{"bufferView":{index},"componentType":5121}},
        "values":{{"bufferView":{value}}}}}"#
    );
    let positions = document.accessor("VEC3", 5126, 3, &sparse);
    let mesh = format!(r#""meshes":[{{"primitives":[{{"attributes":{{"POSITION":{positions}}}}}]}}]"#);
    case(&import(document.gltf(&mesh)).unwrap(), |scene| {
        let primitive = scene.meshes().get(0).unwrap().primitives().get(0).unwrap();
        assert_eq!(primitive.positions().iter().map(|p| p.y).collect::<Vec<_>>(), [0.0, 4.0, 0.0]);
    });
}

/// Index buffers over one set of vertices are common. The streams are then written once.
#[test]
fn streams_that_primitives_have_in_common_can_be_shared() {
    let mut document = Document::default();
    let positions = document.floats("VEC3", 3, &TRIANGLE.repeat(100));
    let indices = [document.bytes("SCALAR", 1, &[0, 1, 2]), document.bytes("SCALAR", 1, &[3, 4, 5])];
    let primitives = indices
        .map(|indices| format!(r#"{{"indices":{indices},"attributes":{{"POSITION":{positions}}}}}"#))
        .join(",");
    let source = import(document.gltf(&format!(r#""meshes":[{{"primitives":[{primitives}]}}]"#))).unwrap();
    case(&source, |_| ());
    let scene = source.scene().unwrap();
    let [strings, all] = [Sharing::Strings, Sharing::All]
        .map(|sharing| tessera::to_bytes_with(&scene, WriteOptions::new().sharing(sharing)).unwrap().len());
    // The length, the positions; then both buffers are padded to 8 bytes.
    assert!((strings - all).abs_diff(4 + 300 * 12) < 8, "{strings} {all}");
}

#[test]
fn buffers_may_be_files_beside_the_document() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let floats: Vec<u8> = TRIANGLE.iter().flat_map(|v| v.to_le_bytes()).collect();
    std::fs::write(folder.join("three points.bin"), floats).unwrap();
    let document = |uri: &str| {
        format!(
            r#"{{"asset":{{"version":"2.0"}},"buffers":[{{"byteLength":36,"uri":"{uri}"}}],
            "bufferViews":[{{"buffer":0,"byteLength":36}}],
            "accessors":[{{"bufferView":0,"type":"VEC3","componentType":5126,"count":3,
              "min":[0,0,0],"max":[1,2,0]}}],
            "meshes":[{{"primitives":[{{"attributes":{{"POSITION":0}}}}]}}]}}"#
        )
    };
    std::fs::write(folder.join("scene.gltf"), document("three%20points.bin")).unwrap();
    case(&Source::open(&folder.join("scene.gltf")).unwrap(), |scene| assert_eq!(scene.meshes().len(), 1));

    let error = import(document("nothing.bin")).unwrap_err();
    assert!(matches!(error, ImportError::Read(..)), "{error}");
    let error = import(document("https://example.com/a.bin")).unwrap_err();
    assert!(matches!(error, ImportError::Invalid(..)), "{error}");
}

/// Each row: what to replace in a good document, by what, and the error that it makes.
#[test]
fn what_is_wrong_is_an_error_and_never_a_panic() {
    let good = document::everything();
    let rows = [
        (r#""version":"2.0""#, r#""version":2"#, "invalid type"),
        (r#""children":[1,2,3]"#, r#""children":[1,2,9]"#, "children"),
        (r#""children":[1,2,3]"#, r#""children":[1,2,2]"#, "a node is a child twice"),
        (r#""children":[1,2,3]"#, r#""children":[0]"#, "a node is a root and has a parent"),
        (r#""nodes":[0,4]"#, r#""nodes":[0,1]"#, "a node is a root and has a parent"),
        (r#""nodes":[0,4]"#, r#""nodes":[0,0]"#, "a node is a root twice"),
        (r#""count":3"#, r#""count":4"#, "accessor 0 lies outside its buffer"),
        (r#""count":3"#, r#""count":0"#, "accessor 0 has no elements"),
        (r#""count":3"#, r#""count":18446744073709551615"#, "accessor 0 lies outside its buffer"),
        (r#""byteLength":36}"#, r#""byteLength":36,"byteStride":4}"#, "accessor 0 lies outside its buffer"),
        (r#""byteOffset":0"#, r#""byteOffset":18446744073709551615"#, "accessor 0 lies outside its buffer"),
        (r#""type":"VEC3""#, r#""type":"VEC2""#, "accessor 0 is Vec2 of F32"),
        (r#""componentType":5126"#, r#""componentType":5123"#, "accessor 0 is Vec3 of U16"),
        (r#""TEXCOORD_0":3"#, r#""TEXCOORD_0":0"#, "accessor 0 is Vec3 of F32, where [Vec2]"),
        (r#""JOINTS_0":5"#, r#""JOINTS_0":6"#, "accessor 6 is Vec4 of F32"),
        (r#""NORMAL":1"#, r#""NORMAL":11"#, "mesh 0, primitive 0: VertexStreams(Normals) of 6"),
        (r#""POSITION":0"#, r#""POSITION":99"#, "there is no accessor 99 of positions"),
        (r#""indices":7"#, r#""indices":0"#, "mesh 0, primitive 0: accessor 0 is Vec3"),
        (r#""indices":7"#, r#""indices":99"#, "indices"),
        (r#""type":"perspective""#, r#""type":"orthographic""#, "camera 0 lacks its projection"),
        (r#""type":"spot","#, r#""type":"laser","#, "lights"),
        (r#""spot":{"#, r#""sport":{"#, "lights"),
        (r#""light":1"#, r#""light":2"#, "light"),
        (r#""path":"rotation""#, r#""path":"scale""#, "accessor 10 is Vec4 of F32"),
        (r#""interpolation":"CUBICSPLINE""#, r#""interpolation":"STEP""#, "18 floats for 2 keys"),
        (r#""data:application/octet-stream;base64,"#, r#""data:;base64,!"#, "a data URI"),
        (r#""data:application/octet-stream;base64,"#, r#""data:,short","more":""#, "buffer 0 has 5 bytes of"),
        (r#""uri":"data:application"#, r#""url":"data:application"#, "buffer 0 is nowhere"),
        (
            r#""extensionsRequired":["KHR_materials_unlit""#,
            r#""extensionsRequired":["X""#,
            "extensionsRequired",
        ),
    ];
    for (from, to, expected) in rows {
        assert!(good.contains(from), "{from}");
        let bad = good.replacen(from, to, 1);
        let error = import(bad).and_then(|source| source.scene()).unwrap_err().to_string();
        assert!(error.contains(expected), "{from} -> {to}: {error}");
    }
    let circle = Document::default().gltf(r#""nodes":[{"children":[1]},{"children":[0]},{}]"#);
    assert!(import(circle).unwrap_err().to_string().contains("a node is a child of itself"));
}

#[test]
fn changed_digits_and_letters_never_panic() {
    let good = document::everything();
    let places: Vec<usize> =
        (0..good.len()).filter(|i| good.as_bytes()[*i].is_ascii_alphanumeric()).collect();
    let mut rng = Rng::new(11);
    let (mut scenes, mut errors) = (0, 0);
    for _ in 0..5_000 {
        let mut bytes = good.clone().into_bytes();
        for _ in 0..=rng.below(3) {
            let byte = &mut bytes[*rng.pick(&places)];
            *byte = *rng.pick(if byte.is_ascii_digit() { b"0123456789" } else { b"aeSPT,:[]{}\"-9" });
        }
        match import(bytes).and_then(|source| source.scene()) {
            Ok(scene) => {
                scenes += 1;
                drop(tessera::to_bytes(&scene).unwrap().open::<Scene>().unwrap());
            }
            Err(error) => errors += usize::from(!error.to_string().is_empty()),
        }
    }
    assert!(scenes > 500 && errors > 500, "{scenes} scenes, {errors} errors");
}

/// The folder of real files.
fn data() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    workspace.join(std::env::var_os("TESSERA_DATA").unwrap_or("../shared/data".into())).join("gltf")
}

#[test]
fn real_files_are_read_in_place() {
    let Ok(folder) = std::fs::read_dir(data()) else {
        return eprintln!("skipped: {} is not there", data().display());
    };
    for entry in folder {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "glb" || extension == "gltf") {
            let source = Source::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            case(&source, |scene| assert!(!scene.roots().is_empty(), "{}", path.display()));
        }
    }
}
