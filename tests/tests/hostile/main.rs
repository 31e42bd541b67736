//! scratch
tessera::tessera_schema! {
    schema scratch;
    struct In { a: u8, b: bool, c: [bool; 3] }
    struct Big { x: f64, y: u8 }
    table Weapon { name: String, damage: i32 }
    table Monster {
        name: String,
        inn: In,
        w: Vec<Weapon>,
        m: std::collections::BTreeMap<String, u32>,
        u: Hold,
        us: Vec<Hold>,
        big: Big,
        bigs: Vec<Big>,
        opt: Vec<Option<u64>>,
        b: bool,
        c: Vec<char>,
        arr: [String; 2],
        sh: In [shared],
        f: u64 [fixed] = 7,
    }
    union Hold { Weapon, Monster = Box<Monster> }
}
use tessera_tests::{reference::{Model, Limits, verify}, rng::Rng};
#[test]
fn explore() {
    let v = Monster { name: "x".into(), inn: In { a: 1, b: true, c: [true; 3] }, w: vec![Weapon { name: "Axe".into(), damage: 3 }; 2],
        m: [("a".into(), 1), ("b".into(), 2)].into(), u: Hold::Weapon(Weapon::default()), us: vec![Hold::Unknown(0), Hold::Weapon(Weapon { name: "k".into(), damage: 1 })],
        big: Big { x: 1.0, y: 2 }, bigs: vec![Big { x: 1.0, y: 2 }; 2], opt: vec![None, Some(3)], b: true, c: vec!['a', 'b'], arr: ["q".into(), "r".into()],
        sh: In { a: 2, b: true, c: [true; 3] }, f: 3 };
    let bytes = tessera::to_bytes_with(&v, tessera::WriteOptions::new().include_schema(false)).unwrap();
    let model = Model::of::<Monster>();
    let limits = Limits { depth: 128, types: 20 };
    assert!(verify(&model, &bytes, limits).is_ok());
    let mut seen = std::collections::BTreeMap::new();
    let mut rng = Rng::new(1);
    for _ in 0..200000 {
        let mut m = bytes.to_vec();
        for _ in 0..1 + rng.below(2) {
            let i = 16 + rng.below(m.len() - 16);
            match rng.below(4) { 0 => m[i] ^= 1 << rng.below(8), 1 => m[i] = rng.bits() as u8, 2 => { let j = (i & !3).min((m.len() - 4) & !3); let w = *rng.pick(&[0u32, 1, 4, 8, 0x7fffffff, 0x80000000, 0xffffffff]); m[j..j+4].copy_from_slice(&w.to_le_bytes()); }
              _ => { m.truncate(i.max(24)); } }
            if m.len() <= 24 { break; }
        }
        let root = u32::from_le_bytes(m[..4].try_into().unwrap()) as usize;
        if root >= m.len() { continue; }
        let a = verify(&model, &m, limits);
        let b = tessera::check::<Monster>(&m, tessera::ReadOptions::new());
        let (a, b) = match (a, b) { (Ok(_), Ok(())) => continue, (a, b) => (a.err(), b.err()) };
        let ka = a.as_ref().map(|f| (f.path.clone(), f.offset));
        let kb = b.as_ref().map(|e| (e.path().to_string(), e.offset() as usize));
        let r = if a.as_ref().is_some_and(|f| f.rule == "18.21") { format!("{:?} {:?}", ka, kb) } else {"".into()}; 
        let c = a.as_ref().map(|f| format!("{:?}", f.class)); let kk = b.as_ref().map(|e| format!("{:?}", e.kind()));
        let e = seen.entry((r, c.clone(), kk.clone(), ka == kb)).or_insert((0, String::new(), String::new()));
        e.0 += 1; if e.0 < 2 { e.1 = format!("{a:?}"); e.2 = format!("{b:?}"); }
    }
    for (k, v) in seen { println!("{k:?} {}\n    {}\n    {}", v.0, v.1, v.2); }
}
