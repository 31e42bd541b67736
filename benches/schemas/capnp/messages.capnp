@0x89d51c88d6ac890f;

# S1
struct PlayerMoved {
  moved :group {
    entity @0 :UInt32;
    x @1 :Float32;
    y @2 :Float32;
    z @3 :Float32;
  }
}

# S2
struct SpawnEntity {
  id @0 :UInt32;
  position :group {
    x @1 :Float32;
    y @2 :Float32;
    z @3 :Float32;
  }
  name @4 :Text;
}

# S3
struct Entity {
  id @0 :UInt32;
  x @1 :Float32;
  y @2 :Float32;
  z @3 :Float32;
  yaw @4 :UInt16;
  flags @5 :UInt16;
  hp @6 :UInt32;
}

struct Snapshot {
  tick @0 :UInt32;
  entities @1 :List(Entity);
}

# S4. The list is sorted by key.
struct Stack {
  key @0 :Text;
  value @1 :UInt32;
}

struct Inventory {
  items @0 :List(Stack);
}

# S5
struct Record {
  id @0 :UInt64;
  score @1 :Float64;
  active @2 :Bool;
  name @3 :Text;
  values @4 :List(UInt32);
  blob @5 :Data;
}

# S6
struct Address {
  street @0 :Text;
  city @1 :Text;
}

struct Customer {
  name @0 :Text;
  address @1 :Address;
}

struct Line {
  sku @0 :Text;
  qty @1 :UInt16;
  price @2 :Float64;
}

struct Order {
  id @0 :UInt64;
  customer @1 :Customer;
  lines @2 :List(Line);
  note @3 :Text;
}
