@0xb8d1a601ff10341f;

struct Point {
  x @0 :Float64;
  y @1 :Float64;
}

struct Geometry {
  type @0 :Text;
  coordinates @1 :List(List(Point));
}

# An entry of a dictionary; the list is sorted by key.
struct Property {
  key @0 :Text;
  value @1 :Text;
}

struct Feature {
  type @0 :Text;
  properties @1 :List(Property);
  geometry @2 :Geometry;
}

struct FeatureCollection {
  type @0 :Text;
  features @1 :List(Feature);
}
