//! JSON: the rules of docs/JSON.md by hand, and what every value's text has in common.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;
use tessera::view::Viewed;
use tessera::{Char16, Reader, Table, json};
use tessera_tests::everything::{
    Arrays, Defaults, Everything, Fixed, Known, Maps, Newtypes, Optional, OptionalElements, Plain, Pointers,
    Scalars, Sets, Vectors,
};
use tessera_tests::random::Random;

tessera::tessera_schema! {
    pub(crate) schema shapes;

    pub(crate) enum Element: u8 { None, Fire = 3 }
    pub(crate) enum Sign: i8 [closed] { Minus = -1, Zero = 0 }
    pub(crate) flags Layers: u32 { Ground, Air, Water = 8 }
    pub(crate) struct Vec2 { x: f32, y: f32 }
    pub(crate) struct Grid { origin: Vec2, cells: [u8; 3], on: bool }
    pub(crate) union Shape { Circle, Square = Box<Box2> }
    pub(crate) table Circle { radius: f64 }
    pub(crate) table Box2 { corner: Vec2 }
    pub(crate) table Shapes {
        r#type: String [name = "kind"],
        yes: bool,
        tiny: i8,
        huge: u64,
        low: i64,
        letter: char,
        unit: Char16,
        element: Element,
        sign: Sign,
        layers: Layers,
        grid: Grid,
        bytes: Vec<u8>,
        maybe: Option<f32>,
        maybes: Vec<Option<i16>>,
        square: [i16; 2],
        names: [String; 2],
        shape: Shape,
        shapes: Vec<Shape>,
        by_name: BTreeMap<String, Vec2>,
        by_number: HashMap<i16, bool>,
        by_element: BTreeMap<Element, u8>,
        by_letter: BTreeMap<char, u8>,
        tags: BTreeSet<String>,
        time: Duration,
        child: Option<Circle>,
        nothing: Option<String>,
    }
}

#[test]
fn every_shape_prints_by_its_rule() {
    let value = Shapes {
        r#type: "a \"b\"\n".into(),
        yes: true,
        tiny: -8,
        huge: u64::MAX,
        low: i64::MIN,
        letter: 'é',
        unit: Char16(0xD800),
        element: Element(7),
        sign: Sign::Minus,
        layers: Layers::Air | Layers::Water | Layers(0x80),
        grid: Grid { origin: Vec2 { x: 0.1, y: -0.0 }, cells: [1, 2, 3], on: true },
        bytes: vec![0, 255],
        maybe: Some(1e20),
        maybes: vec![Some(1), None],
        square: [1, -1],
        names: ["".into(), "x".into()],
        shape: Shape::Circle(Circle { radius: 2.5 }),
        shapes: vec![Shape::Square(Box::default()), Shape::Unknown(0)],
        by_name: BTreeMap::from([
            ("b".into(), Vec2 { x: 1.0, y: 2.0 }),
            ("a".into(), Vec2 { x: 3.0, y: 4.0 }),
        ]),
        by_number: HashMap::from([(10, true), (-2, false), (9, true)]),
        by_element: BTreeMap::from([(Element::Fire, 1), (Element(9), 2)]),
        by_letter: BTreeMap::from([('"', 1)]),
        tags: BTreeSet::from(["z".into(), "y".into()]),
        time: Duration::new(5, 6),
        child: Some(Circle { radius: f64::INFINITY }),
        nothing: None,
    };
    let expected = concat!(
        r#"{"kind":"a \"b\"\n","yes":true,"tiny":-8,"huge":18446744073709551615,"low":-9223372036854775808,"#,
        r#""letter":"é","unit":55296,"element":7,"sign":"Minus","layers":["Air","Water",128],"#,
        r#""grid":{"origin":{"x":0.1,"y":-0.0},"cells":[1,2,3],"on":true},"bytes":[0,255],"maybe":1e20,"#,
        r#""maybes":[1,null],"square":[1,-1],"names":["","x"],"shape":{"$type":"Circle","$value":{"radius":2.5}},"#,
        r#""shapes":[{"$type":"Square","$value":{"corner":{"x":0.0,"y":0.0}}},null],"#,
        r#""by_name":{"a":{"x":3.0,"y":4.0},"b":{"x":1.0,"y":2.0}},"by_number":{"-2":false,"9":true,"10":true},"#,
        r#""by_element":{"Fire":1,"9":2},"by_letter":{"\"":1},"tags":["y","z"],"time":{"secs":5,"nanos":6},"#,
        r#""child":{"radius":"Infinity"},"nothing":null}"#,
    );
    assert_eq!(json::to_string(&value), expected);
    let bytes = tessera::to_bytes(&value).expect("it can be written");
    let reader = Reader::<Shapes>::open(&bytes).expect("it can be read");
    assert_eq!(json::to_string(reader.root()), expected, "a view prints as its value");
}

#[test]
fn lines_are_indented_by_two_spaces() {
    let circle = Shapes { maybes: vec![None], ..Default::default() };
    let text = json::to_string_pretty(&circle);
    assert!(text.starts_with("{\n  \"kind\": \"\",\n  \"yes\": false,\n"), "{text}");
    assert!(text.contains("\n  \"maybes\": [\n    null\n  ],\n"), "{text}");
    assert!(text.contains("\n  \"bytes\": [],\n"), "what is empty takes no lines: {text}");
    assert!(text.ends_with("\n  \"nothing\": null\n}"), "{text}");
    assert_eq!(text.replace("\n", "").replace(" ", ""), json::to_string(&circle));
}

/// A sink that is full after some bytes.
struct Full(usize);

impl std::fmt::Write for Full {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(std::fmt::Error)?;
        Ok(())
    }
}

#[test]
fn errors_of_the_sink_arrive() {
    let value = Shapes::default();
    let len = json::to_string(&value).len();
    for room in 0..len {
        assert!(json::write_to(&value, &mut Full(room)).is_err(), "{room} of {len} bytes");
    }
    assert!(json::write_to(&value, &mut Full(len)).is_ok());
}

/// What holds for every value: it is JSON for another parser, whichever way it is laid out, and for the view as well.
fn prints<T: Viewed>()
where
    for<'a> T::View<'a>: tessera::field::WriteTable,
{
    for seed in 0..200 {
        let value: T = Random::new(seed, (seed % 6) as usize).value();
        let text = json::to_string(&value);
        let parsed: serde_json::Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let pretty: serde_json::Value = serde_json::from_str(&json::to_string_pretty(&value)).expect("JSON");
        assert_eq!(parsed, pretty);
        let members = parsed.as_object().expect("a table is an object");
        assert_eq!(members.len(), T::FIELDS.len(), "every member is there");
        let Ok(bytes) = tessera::to_bytes(&value) else { continue };
        let reader = Reader::<T>::open(&bytes).expect("it was written by us");
        assert_eq!(json::to_string(reader.root()), text, "{}", <T as Table>::HEADING.ident);
    }
}

#[test]
fn random_values_are_json_to_others() {
    prints::<Scalars>();
    prints::<Defaults>();
    prints::<Fixed>();
    prints::<Optional>();
    prints::<Plain>();
    prints::<Vectors>();
    prints::<OptionalElements>();
    prints::<Arrays>();
    prints::<Maps>();
    prints::<Newtypes>();
    prints::<Sets>();
    prints::<Known>();
    prints::<Pointers>();
    prints::<Everything>();
}

#[test]
fn floats_read_back_exactly() {
    let mut random = Random::new(7, 0);
    for _ in 0..200_000 {
        let bits = random.word();
        let (double, single) = (f64::from_bits(bits), f32::from_bits(bits as u32));
        let value = Floats { double, single };
        let text = json::to_string(&value);
        let parsed: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        if double.is_finite() {
            let read = parsed["double"].as_f64().expect("a number");
            assert_eq!(read.to_bits(), bits, "{text}");
        }
        if single.is_finite() {
            let number = text.split("\"single\":").nth(1).expect("it is there").trim_end_matches('}');
            assert_eq!(number.parse::<f32>().expect("a number").to_bits(), bits as u32, "{text}");
        }
    }
}

tessera::tessera_schema! {
    pub(crate) schema floats;
    pub(crate) table Floats { double: f64, single: f32 }
}
