@0x863c7e49b51e0814;

# There are no optional scalars: bit k of `present` says whether scalar k, in order of declaration, is present.
struct Record {
  present @0 :UInt64;
  i0 @1 :Int32;
  i1 @2 :Int32;
  i2 @3 :Int32;
  i3 @4 :Int32;
  i4 @5 :Int32;
  i5 @6 :Int32;
  i6 @7 :Int32;
  i7 @8 :Int32;
  i8 @9 :Int32;
  i9 @10 :Int32;
  i10 @11 :Int32;
  i11 @12 :Int32;
  i12 @13 :Int32;
  i13 @14 :Int32;
  i14 @15 :Int32;
  i15 @16 :Int32;
  f0 @17 :Float32;
  f1 @18 :Float32;
  f2 @19 :Float32;
  f3 @20 :Float32;
  f4 @21 :Float32;
  f5 @22 :Float32;
  f6 @23 :Float32;
  f7 @24 :Float32;
  d0 @25 :Float64;
  d1 @26 :Float64;
  d2 @27 :Float64;
  d3 @28 :Float64;
  b0 @29 :Bool;
  b1 @30 :Bool;
  b2 @31 :Bool;
  b3 @32 :Bool;
  b4 @33 :Bool;
  b5 @34 :Bool;
  b6 @35 :Bool;
  b7 @36 :Bool;
  s0 @37 :Text;
  s1 @38 :Text;
  s2 @39 :Text;
  s3 @40 :Text;
}

struct RecordSet {
  records @0 :List(Record);
}
