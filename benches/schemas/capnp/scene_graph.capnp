@0x9d922b00e0694927;

# There are no optional scalars: `has…` says whether one is present.
struct Node {
  id @0 :Int32;
  name @1 :Text;
  hasActive @2 :Bool;
  active @3 :Bool;
  x @4 :Float32;
  y @5 :Float32;
  z @6 :Float32;
  hasParent @7 :Bool;
  parent @8 :Int32;
  children @9 :List(Int32);
}

struct Scene {
  nodes @0 :List(Node);
  name @1 :Text;
}
