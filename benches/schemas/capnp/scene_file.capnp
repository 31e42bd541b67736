@0xace9cc7f61d2442a;

enum LightKind {
  point @0;
  spot @1;
  directional @2;
}

enum ColliderShape {
  box @0;
  sphere @1;
  capsule @2;
  mesh @3;
}

struct Mesh {
  mesh @0 :UInt32;
  materials @1 :List(UInt32);
  castShadows @2 :Bool;
}

# There are no optional scalars: `hasRange` says whether `range` is present.
struct Light {
  kind @0 :LightKind;
  color :group {
    x @1 :Float32;
    y @2 :Float32;
    z @3 :Float32;
    w @4 :Float32;
  }
  intensity @5 :Float32;
  hasRange @6 :Bool;
  range @7 :Float32;
}

# There are no optional scalars: `hasMass` says whether `mass` is present.
struct Collider {
  shape @0 :ColliderShape;
  size :group {
    x @1 :Float32;
    y @2 :Float32;
    z @3 :Float32;
  }
  hasMass @4 :Bool;
  mass @5 :Float32;
  layers @6 :UInt32;
}

# An entry of a dictionary; the list is sorted by key.
struct Param {
  key @0 :Text;
  value @1 :Float64;
}

struct Script {
  source @0 :Text;
  params @1 :List(Param);
}

struct Component {
  union {
    mesh @0 :Mesh;
    light @1 :Light;
    collider @2 :Collider;
    script @3 :Script;
  }
}

struct Node {
  name @0 :Text;
  transform :group {
    position :group {
      x @1 :Float32;
      y @2 :Float32;
      z @3 :Float32;
    }
    rotation :group {
      x @4 :Float32;
      y @5 :Float32;
      z @6 :Float32;
      w @7 :Float32;
    }
    scale :group {
      x @8 :Float32;
      y @9 :Float32;
      z @10 :Float32;
    }
  }
  children @11 :List(UInt32);
  components @12 :List(Component);
  tags @13 :List(Text);
  visible @14 :Bool = true;
}

# An entry of a dictionary; the list is sorted by key.
struct NameEntry {
  key @0 :Text;
  value @1 :UInt32;
}

struct SceneFile {
  nodes @0 :List(Node);
  names @1 :List(NameEntry);
}
