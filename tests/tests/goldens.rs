//! The bytes of the format's worked examples and of its reference data sets (FORMAT 22, README of the
//! workloads): whoever writes other bytes does not write this format.

use schema_examples::game::{Monster, Vec3, Weapon};
use schema_examples::workloads::{lookup, monsters, prefab, records, scene_graph, series};
use sha2::{Digest, Sha256};
use tessera::{Sharing, Table, WriteOptions, Writer};
use tessera_tests::{hex, kitchen, unhex};

fn orc() -> Monster {
    Monster {
        name: "Orc".into(),
        hp: 100,
        mana: Some(25),
        position: Vec3 { x: 1.0, y: 2.0, z: 3.0 },
        weapons: vec![Weapon { name: "Axe".into(), damage: 9 }, Weapon { name: "Bow".into(), damage: 4 }],
    }
}

#[test]
fn the_monster_is_328_bytes_with_its_schema() {
    let expected = unhex(
        "f0 00 00 00 54 53 02 01 9f ec 42 62 3e df 31 1a
         dc 00 00 00 04 00 00 00 18 00 00 00 70 00 00 00
         8c 00 00 00 c0 00 00 00 01 00 05 00 20 e1 68 5f
         6e bd bd fc 49 1a e6 80 9f ec 42 62 3e df 31 1a
         01 00 05 00 21 82 45 20 11 4f 35 37 10 01 01 00
         45 2c 69 95 e3 e8 1b 98 0e 01 ff ff 0e 6f 95 76
         60 5d a6 ff 06 01 ff ff d8 bc a5 25 4c 04 df 02
         0d 00 03 00 57 ab 2c 3a 37 98 df 6c 04 00 ff ff
         03 00 00 00 00 00 00 00 50 1e 8f a1 95 ed f7 92
         f6 e7 a0 f2 6e d1 01 a7 0f 01 02 00 01 00 02 00
         9d bc 9e 4f 7c ca 64 71 27 36 03 36 7a c4 e8 41
         35 99 df 74 01 00 02 00 0c 11 32 38 51 7d 23 4f
         06 00 ff ff 45 2c 69 95 e3 e8 1b 98 0e 01 ff ff
         02 00 03 00 31 45 ad cd 8c a9 51 ac cb 58 cf 03
         e8 f6 59 37 6a 43 a2 7b 0c 00 04 00 [00 00 00 00]
         0f 00 00 00 18 00 00 00 48 00 00 00 19 00 00 00
         00 00 80 3f 00 00 00 40 00 00 40 40
         02 00 00 00 08 00 00 00 18 00 00 00
         03 00 00 00 09 00 00 00 04 00 00 00
         03 00 00 00 41 78 65 00
         03 00 00 00 04 00 00 00 04 00 00 00
         03 00 00 00 42 6f 77 00
         03 00 00 00 4f 72 63 00",
    );
    assert_eq!(expected.len(), 328);
    let bytes = tessera::to_bytes(&orc()).unwrap();
    assert_eq!(hex(&bytes), hex(&expected));
    let digest = "d0783d7bfe87b481f8e0a361bc6f0457ce2e89bf353c38724078abb289964c21";
    assert_eq!(hex(&Sha256::digest(&*bytes)), digest);
}

#[test]
fn the_monster_is_104_bytes_without_its_schema() {
    let mut writer = Writer::with_options(WriteOptions::new().include_schema(false));
    let bytes = writer.write(&orc()).unwrap();
    assert_eq!(bytes.len(), 104);
    let digest = "2b717713c64447b31d730d502c22161e0586d0fb8cda698a42d49fe5c2f57873";
    assert_eq!(hex(&Sha256::digest(bytes)), digest);
}

#[test]
fn the_kitchen_is_832_bytes_with_its_schema_and_232_without() {
    let expected = unhex(
        "14 00 00 00 54 53 02 00 0e 7e e5 34 44 d1 c5 a2
         [00 00 00 00] fe c5 00 00 07 00 00 00 00 00 00 00
         09 [00 00 00 00 00 00 00] 01 00 00 00 00 00 00 00
         00 00 00 00 00 00 04 40 01 00 00 00 00 00 00 00
         20 00 00 00 34 00 00 00 34 00 00 00 44 00 00 00
         74 00 00 00 2d 2e 92 a2 88 00 00 00 41 00 [00 00]
         03 00 00 00 50 00 00 00 00 00 00 00 04 00 00 00
         00 00 00 00 00 [00 00 00] 01 02 03 04 03 00 00 00
         05 00 00 00 01 00 00 00 00 00 00 00 03 00 00 00
         03 00 00 00 14 00 00 00 04 00 00 00 02 00 00 00
         01 00 00 00 02 00 00 00 02 00 00 00 08 00 00 00
         0c 00 00 00 01 00 00 00 61 00 [00 00] 01 00 00 00
         62 00 [00 00] 02 00 00 00 00 00 00 00 00 00 00 00
         bf 82 be 91 04 00 00 00 01 00 00 00 01 00 00 00
         0d 00 00 00 05 00 00 00",
    );
    assert_eq!(expected.len(), 232);
    let mut writer = Writer::with_options(WriteOptions::new().include_schema(false));
    assert_eq!(hex(writer.write(&kitchen::example()).unwrap()), hex(&expected));

    let bytes = tessera::to_bytes(&kitchen::example()).unwrap();
    assert_eq!(bytes.len(), 832);
    let digest = "5988cbdcd344c8abc42615544debf234186accbb977818c7943c9a028f5473ca";
    assert_eq!(hex(&Sha256::digest(&*bytes)), digest);
    assert_eq!(tessera::from_bytes::<kitchen::Kitchen>(&bytes).unwrap(), kitchen::example());
}

/// One row of the table: options, size, SHA-256.
type Row = (WriteOptions, usize, &'static str);

fn options() -> [WriteOptions; 4] {
    let default = WriteOptions::new();
    [default, default.sharing(Sharing::None), default.sharing(Sharing::All), default.include_schema(false)]
}

#[track_caller]
fn case<T: Table>(value: &T, rows: impl IntoIterator<Item = Row>) {
    let mut writer = Writer::new();
    for (options, size, digest) in rows {
        writer = Writer::with_options(options);
        let bytes = writer.write(value).unwrap();
        assert_eq!((bytes.len(), hex(&Sha256::digest(bytes)).as_str()), (size, digest), "{options:?}");
    }
    drop(writer);
}

#[track_caller]
fn four<T: Table>(value: &T, expected: [(usize, &'static str); 4]) {
    case(value, options().into_iter().zip(expected).map(|(options, (size, digest))| (options, size, digest)));
}

#[test]
fn prefab_has_the_reference_bytes() {
    four(
        &prefab::data(prefab::SEED),
        [
            (75_800, "3c25f16292c6ae3c48f1606a4fea1430f0955fa2d05dc75f6f1b4d2edd234137"),
            (89_800, "35b0fff90c7f07727023827a0ace5924455aaaf28e3734413d9c9885db191c18"),
            (74_232, "304490253cf6e49fb1384ff017565a2aaceb17f44a3acb2a9e4c178f9a282e88"),
            (74_384, "27f818825489fe2f625b0139600d7e5cdfab04992622a836d54baf7e263bfde5"),
        ],
    );
}

#[test]
fn monsters_has_the_reference_bytes() {
    four(
        &monsters::data(monsters::SEED),
        [
            (155_096, "16140f4b2ac8489579a9a1fabe808034f20a9ffaeaf17075e031a303010ac7c4"),
            (179_768, "7aa2ea0240f6f10f2e247c38256c85c1fcc6bb67bc32481190c9daebebfc2ba4"),
            (147_896, "bc816839216839a085368b7be76ca47cea4bcc3dc428efcb6c432e143b84424c"),
            (154_680, "c77522ce56a6b8eaabc13991bbcc34d537ed268be8c533c66bd1adbe0ca80f23"),
        ],
    );
}

#[test]
fn records_has_the_reference_bytes() {
    four(
        &records::data(records::SEED),
        [
            (70_928, "86e658344ffa67b3a990c216140c112bbf2fec45d3ed682d17b04e1a3a670272"),
            (96_000, "73dc4a52361c4ce678e7f28d3b4fc27497f8b3cc5af01f16ff90dc59ba76be7a"),
            (70_912, "259b4376e2cb9ad4d4d4589e8da89b97d7cd5010a90c5aeb0181906ce81babfd"),
            (70_336, "b8d75b38e44cff063f91c8ea8733894c5e34553cf877f4092c521c8579a61e2a"),
        ],
    );
}

#[test]
fn series_has_the_reference_bytes() {
    let shared = (581_288, "cbff4094f9d6bcae10e10b80ad5a23b7aba27c5ac23bcc975145e73c3b133ece");
    four(
        &series::data(series::SEED),
        [
            shared,
            shared,
            shared,
            (581_112, "45a6aabe361ffe38df579a1f8fc5893d7d8d3186a66d23f5789c16dfbb17e61e"),
        ],
    );
}

#[test]
fn series_with_fixed_cells_has_the_reference_bytes() {
    let digest = "a0dbe780f3998fe56bd3e4cb85d0baaacdb9f31775becc56031aef53e45fa5c9";
    case(&series::fixed_data(series::SEED), [(WriteOptions::new(), 581_296, digest)]);
}

#[test]
fn scene_graphs_have_the_reference_bytes() {
    use scene_graph::Shape;
    let dense = (69_528, "276cee70ee659e6ab6b07a51a9fc6cdc537b5d22136089a641ae82cf8b907ec0");
    four(
        &scene_graph::data(Shape::DenseUnique),
        [dense, dense, dense, (69_272, "d3417fc98e6f8ef41e7ea554f997b44a43c52807df0427cd85cb25520d3bc83e")],
    );
    let sparse = (33_480, "454bd993766c387fb9cf75d682be61bd06269227d2cbd9f22656ae21d863d242");
    four(
        &scene_graph::data(Shape::SparseUnique),
        [
            sparse,
            sparse,
            sparse,
            (33_224, "2adf70a405392ff791b022501f5eb134100d9c15778eebb8deafca9158cfad13"),
        ],
    );
    four(
        &scene_graph::data(Shape::DenseShared),
        [
            (52_984, "437a27fc9d596564e1b4ba7bea595395244b1c7f175551024d6fa607fd3f9892"),
            (65_080, "db174c5c25a1c02c1d9a94bd85b8c827406146d7322c5ac7e05669b7dd7b600b"),
            (5_352, "a6108eeb6fe63d4945bb0da5a42fe6bd76a947891b7c09b64925ea9407bb9e11"),
            (52_728, "1c27e60f5eb02aee1b169585f728804cd5c20e80eb9d082481ded9c9f7c22e6c"),
        ],
    );
}

#[test]
fn lookup_has_the_reference_bytes() {
    four(
        &lookup::data(lookup::SEED),
        [
            (240_416, "dbe696b5630127456662d5cc13d42107694f7906d0fa89f013ca461c7ea6bdf6"),
            (240_416, "dbe696b5630127456662d5cc13d42107694f7906d0fa89f013ca461c7ea6bdf6"),
            (240_368, "29cbbfafe90ec251816959991ecc4cc1cba1f99e963da39a548b68870aef1538"),
            (240_056, "6e010a74ffd14b59f9e2d6ac27ac63750883c12b3b0da05018158a212a5d08db"),
        ],
    );
}
