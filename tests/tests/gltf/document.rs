//! Small glTF documents, made in place.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// The JSON of a document under construction: its one buffer, and what points into it.
#[derive(Default)]
pub(crate) struct Document {
    bytes: Vec<u8>,
    views: Vec<String>,
    accessors: Vec<String>,
}

impl Document {
    /// Adds bytes, gives the number of their buffer view.
    pub(crate) fn view(&mut self, bytes: &[u8]) -> usize {
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
        let (offset, len) = (self.bytes.len(), bytes.len());
        self.views.push(format!(r#"{{"buffer":0,"byteOffset":{offset},"byteLength":{len}}}"#));
        self.bytes.extend_from_slice(bytes);
        self.views.len() - 1
    }

    /// Adds an accessor with further members, gives its number.
    pub(crate) fn accessor(&mut self, shape: &str, component: u32, count: usize, more: &str) -> usize {
        self.accessors.push(format!(
            r#"{{"type":"{shape}","componentType":{component},"count":{count},"min":[0,0,0],"max":[9,9,9],{more}}}"#
        ));
        self.accessors.len() - 1
    }

    /// Adds an accessor of floats, `width` for each element.
    pub(crate) fn floats(&mut self, shape: &str, width: usize, values: &[f32]) -> usize {
        let view = self.view(&values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<_>>());
        self.accessor(shape, 5126, values.len() / width, &format!(r#""bufferView":{view}"#))
    }

    /// Adds an accessor of unsigned bytes.
    pub(crate) fn bytes(&mut self, shape: &str, width: usize, values: &[u8]) -> usize {
        let view = self.view(values);
        self.accessor(shape, 5121, values.len() / width, &format!(r#""bufferView":{view}"#))
    }

    fn json(&self, buffer: &str, rest: &str) -> String {
        let [views, accessors] = [&self.views, &self.accessors].map(|list| list.join(","));
        let len = self.bytes.len();
        let mut lists = format!(r#""asset":{{"version":"2.0","generator":"tests"}},{rest}"#);
        if len != 0 {
            lists += &format!(
                r#","buffers":[{{"byteLength":{len}{buffer}}}],"bufferViews":[{views}],"accessors":[{accessors}]"#
            );
        }
        format!("{{{lists}}}")
    }

    /// A `.gltf` with its buffer inside.
    pub(crate) fn gltf(&self, rest: &str) -> String {
        let base64 = STANDARD.encode(&self.bytes);
        self.json(&format!(r#","uri":"data:application/octet-stream;base64,{base64}""#), rest)
    }

    /// A `.glb`.
    pub(crate) fn glb(&self, rest: &str) -> Vec<u8> {
        let mut json = self.json("", rest).into_bytes();
        json.resize(json.len().next_multiple_of(4), b' ');
        let mut bytes = self.bytes.clone();
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        let total = (12 + 8 + json.len() + 8 + bytes.len()) as u32;
        let chunk = |kind: &[u8; 4], content: &[u8]| {
            [&(content.len() as u32).to_le_bytes(), kind.as_slice(), content].concat()
        };
        let header = [b"glTF".as_slice(), &2_u32.to_le_bytes(), &total.to_le_bytes()].concat();
        [header, chunk(b"JSON", &json), chunk(b"BIN\0", &bytes)].concat()
    }
}

/// Three positions.
pub(crate) const TRIANGLE: [f32; 9] = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0];

/// One of everything.
pub(crate) fn everything() -> String {
    let mut document = Document::default();
    let positions = document.floats("VEC3", 3, &TRIANGLE);
    let normals = document.floats("VEC3", 3, &[0.0, 0.0, 1.0].repeat(3));
    let tangents = document.floats("VEC4", 4, &[1.0, 0.0, 0.0, -1.0].repeat(3));
    let uvs = document.bytes("VEC2", 2, &[0, 0, 255, 0, 0, 255]);
    let colors = document.bytes("VEC3", 3, &[255, 0, 0, 0, 255, 0, 0, 0, 255]);
    let joints = document.bytes("VEC4", 4, &[0, 1, 0, 0].repeat(3));
    let weights = document.floats("VEC4", 4, &[0.5, 0.5, 0.0, 0.0].repeat(3));
    let indices = document.bytes("SCALAR", 1, &[0, 1, 2, 2]);
    let matrices = document.floats("MAT4", 16, &[0.5; 32]);
    let times = document.floats("SCALAR", 1, &[0.0, 1.5]);
    let turns = document.floats("VEC4", 4, &[0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0]);
    let moves = document.floats("VEC3", 3, &[0.25; 18]);
    let picture = document.view(b"not really a PNG file");
    document.gltf(&format!(
        r#""scene":1,"scenes":[{{"nodes":[]}},{{"name":"main","nodes":[0,4]}}],"nodes":[
            {{"name":"root","children":[1,2,3]}},
            {{"name":"arm","mesh":0,"skin":0,"weights":[0.25],"translation":[1,2,3],
              "rotation":[0,0.6,0,0.8],"scale":[2,2,0.5],"extras":{{"tags":["door","exit",7],"id":4}}}},
            {{"name":"eye","camera":0,
              "matrix":[0,1,0,0, -1,0,0,0, 0,0,2,0, 5,6,7,1]}},
            {{"camera":1,"extensions":{{"KHR_lights_punctual":{{"light":1}}}}}},
            {{"name":"root","mesh":1,"extensions":{{"KHR_lights_punctual":{{"light":0}}}}}}],
        "meshes":[
            {{"name":"bent","weights":[0.75],"primitives":[{{"material":0,"indices":{indices},"mode":5,
              "attributes":{{"POSITION":{positions},"NORMAL":{normals},"TANGENT":{tangents},"TEXCOORD_0":{uvs},
                "COLOR_0":{colors},"JOINTS_0":{joints},"WEIGHTS_0":{weights}}},
              "targets":[{{"POSITION":{normals}}}]}}]}},
            {{"primitives":[{{"attributes":{{"POSITION":{positions}}}}},
              {{"mode":0,"material":1,"attributes":{{"POSITION":{positions},"TEXCOORD_1":{uvs}}}}}]}}],
        "skins":[{{"joints":[0,2],"skeleton":0,"inverseBindMatrices":{matrices}}}],
        "materials":[
            {{"name":"glass","doubleSided":true,"alphaMode":"BLEND","emissiveFactor":[1,0.5,0],
              "pbrMetallicRoughness":{{"baseColorFactor":[0.5,0.25,1,0.125],"metallicFactor":0,
                "baseColorTexture":{{"index":0}}}},"normalTexture":{{"index":0,"texCoord":1,"scale":2}},
              "extensions":{{"KHR_materials_ior":{{"ior":1.33}},"KHR_materials_unlit":{{}},
                "KHR_materials_transmission":{{"transmissionFactor":0.9}}}}}},
            {{}}],
        "textures":[{{"source":0,"sampler":0}},{{"source":1}},{{"extensions":{{}}}}],
        "samplers":[{{"wrapS":33648,"wrapT":33071,"magFilter":9728,"minFilter":9987}}],
        "images":[{{"name":"picture","bufferView":{picture},"mimeType":"image/png"}},{{"uri":"a%20b.jpg"}},
            {{"uri":"data:image/png;base64,AAAA"}}],
        "animations":[{{"name":"wave","samplers":[{{"input":{times},"output":{turns}}},
              {{"input":{times},"output":{moves},"interpolation":"CUBICSPLINE"}}],
            "channels":[{{"sampler":0,"target":{{"node":1,"path":"rotation"}}}},
              {{"sampler":1,"target":{{"node":2,"path":"translation"}}}}]}}],
        "cameras":[{{"type":"perspective","perspective":{{"yfov":0.5,"znear":0.01}}}},
            {{"name":"map","type":"orthographic","orthographic":{{"xmag":4,"ymag":3,"znear":0,"zfar":50}}}}],
        "extensions":{{"KHR_lights_punctual":{{"lights":[{{"type":"point","range":8}},
            {{"name":"torch","type":"spot","intensity":40,"color":[1,0.5,0],
              "spot":{{"innerConeAngle":0.1,"outerConeAngle":0.2}}}}]}}}},
        "extensionsUsed":["KHR_lights_punctual"],"extensionsRequired":["KHR_materials_unlit"]"#
    ))
}
