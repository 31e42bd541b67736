@0x8bb574b1025b5b97;

# An entry of a dictionary; the list is sorted by key. The value is a group, which is stored inline.
struct Item {
  key @0 :Text;
  value :group {
    count @1 :Int32;
    weight @2 :Float32;
  }
}

# An entry of a dictionary; the list is sorted by key.
struct Price {
  key @0 :Int32;
  value @1 :Float64;
}

struct Lookup {
  items @0 :List(Item);
  prices @1 :List(Price);
}
