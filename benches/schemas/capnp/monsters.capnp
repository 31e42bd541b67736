@0xc708a4ebc541deb6;

# An element of a list. A single position is a group, which is stored inline.
struct Vec3 {
  x @0 :Float32;
  y @1 :Float32;
  z @2 :Float32;
}

enum Color {
  red @0;
  green @1;
  blue @2;
}

struct Weapon {
  name @0 :Text;
  damage @1 :Int16;
}

# There are no optional scalars: `hasMana` says whether `mana` is present.
struct Monster {
  name @0 :Text;
  hp @1 :Int16 = 100;
  hasMana @2 :Bool;
  mana @3 :Int16;
  pos :group {
    x @4 :Float32;
    y @5 :Float32;
    z @6 :Float32;
  }
  color @7 :Color = blue;
  inventory @8 :Data;
  weapons @9 :List(Weapon);
  equipped @10 :Weapon;
  path @11 :List(Vec3);
  friendly @12 :Bool;
}

struct World {
  monsters @0 :List(Monster);
}
