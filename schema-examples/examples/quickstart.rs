//! The first example: declare, write, open, read in place.
//!
//! Writes `monster.bin` into the current folder: 328 bytes, which any implementation of the format reads.

use schema_examples::game::{Monster, Vec3, Weapon};
use std::error::Error;
use tessera::{Reader, WriteOptions, Writer};

fn main() -> Result<(), Box<dyn Error>> {
    let orc = Monster {
        name: "Orc".into(),
        mana: Some(25),
        position: Vec3 { x: 1.0, y: 2.0, z: 3.0 },
        weapons: vec![Weapon { name: "Axe".into(), damage: 9 }, Weapon { name: "Bow".into(), damage: 4 }],
        ..Monster::default()
    };

    let buffer = tessera::to_bytes(&orc)?;
    std::fs::write("monster.bin", &buffer)?;
    let mut writer = Writer::with_options(WriteOptions::new().include_schema(false));
    println!("monster.bin: {} bytes, {} without the schema", buffer.len(), writer.write(&orc)?.len());

    // Verified once; after that every accessor is a few instructions and a load.
    let reader = Reader::<Monster>::open(&buffer)?;
    let monster = reader.root();
    println!("name      {}", monster.name());
    println!("hp        {} (the default: not stored)", monster.hp());
    println!("mana      {:?}", monster.mana());
    let Vec3 { x, y, z } = *monster.position();
    println!("position  {x} {y} {z}");
    for weapon in monster.weapons() {
        println!("weapon    {}, damage {}", weapon.name(), weapon.damage());
    }

    let back: Monster = tessera::from_bytes(&buffer)?;
    assert_eq!(back, orc);
    println!("owned again, and equal");
    Ok(())
}
