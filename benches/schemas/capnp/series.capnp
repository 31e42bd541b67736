@0xf2036191b391c7d7;

struct Sample {
  timestamp @0 :Int64;
  value @1 :Float64;
  status @2 :Int32;
  quality @3 :Float32;
  note @4 :Text;
}

struct Series {
  samples @0 :List(Sample);
}
