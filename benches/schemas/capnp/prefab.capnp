@0xe510ea84c29f2e12;

# An element of a list, or optional. Where it is always there it is a group, which is stored inline.
struct ObjectRef {
  componentName @0 :UInt32;
  index @1 :Int16;
  objectRefId @2 :Int16;
}

struct ImageComponent {
  sprite @0 :Text;
  material @1 :Text;
  color :group {
    x @2 :Float32;
    y @3 :Float32;
    z @4 :Float32;
    w @5 :Float32;
  }
  uvRect :group {
    x @6 :Float32;
    y @7 :Float32;
    z @8 :Float32;
    w @9 :Float32;
  }
  fillMethod @10 :Int32;
  fillAmount @11 :Float32;
  enable @12 :Bool;
  raycastTarget @13 :Bool;
  preserveAspect @14 :Bool;
}

struct TextComponent {
  text @0 :Text;
  font @1 :Text;
  color :group {
    x @2 :Float32;
    y @3 :Float32;
    z @4 :Float32;
    w @5 :Float32;
  }
  fontSize @6 :Float32;
  lineSpacing @7 :Float32;
  alignment @8 :Int16;
  colorMode @9 :UInt8;
  enable @10 :Bool;
  richText @11 :Bool;
}

struct ButtonComponent {
  target :group {
    componentName @0 :UInt32;
    index @1 :Int16;
    objectRefId @2 :Int16;
  }
  onClick :group {
    componentName @3 :UInt32;
    index @4 :Int16;
    objectRefId @5 :Int16;
  }
  interactable @6 :Bool;
  transition @7 :UInt8;
}

struct LayoutComponent {
  padding :group {
    x @0 :Float32;
    y @1 :Float32;
    z @2 :Float32;
    w @3 :Float32;
  }
  spacing @4 :Float32;
  childAlignment @5 :Int32;
  controlWidth @6 :Bool;
  controlHeight @7 :Bool;
  expandWidth @8 :Bool;
  expandHeight @9 :Bool;
}

# There are no optional scalars: bit k of `present` says whether flag k is present.
struct ControllerComponent {
  sets @0 :List(ObjectRef);
  empties @1 :List(ObjectRef);
  hides @2 :List(ObjectRef);
  images @3 :List(ObjectRef);
  icons @4 :List(ObjectRef);
  names @5 :List(ObjectRef);
  levels @6 :List(ObjectRef);
  skills @7 :List(ObjectRef);
  texts @8 :List(ObjectRef);
  buttons @9 :List(ObjectRef);
  icon @10 :ObjectRef;
  glow @11 :ObjectRef;
  level @12 :ObjectRef;
  star @13 :ObjectRef;
  skillList @14 :ObjectRef;
  badge @15 :ObjectRef;
  banner @16 :ObjectRef;
  counter @17 :ObjectRef;
  divider @18 :ObjectRef;
  header @19 :ObjectRef;
  background @20 :ObjectRef;
  group @21 :ObjectRef;
  caption @22 :ObjectRef;
  thumbnail @23 :ObjectRef;
  tooltip @24 :ObjectRef;
  present @25 :UInt8;
  isPinned @26 :Bool;
  showTitle @27 :Bool;
  isFeatured @28 :Bool;
  locked @29 :Bool;
  enable @30 :Bool;
}

struct Component {
  union {
    image @0 :ImageComponent;
    text @1 :TextComponent;
    button @2 :ButtonComponent;
    layout @3 :LayoutComponent;
    controller @4 :ControllerComponent;
  }
}

struct PrefabObject {
  name @0 :Text;
  components @1 :List(Component);
  children @2 :List(Int32);
  rotation :group {
    x @3 :Float32;
    y @4 :Float32;
    z @5 :Float32;
    w @6 :Float32;
  }
  position :group {
    x @7 :Float32;
    y @8 :Float32;
    z @9 :Float32;
  }
  scale :group {
    x @10 :Float32;
    y @11 :Float32;
    z @12 :Float32;
  }
  pivot :group {
    x @13 :Float32;
    y @14 :Float32;
  }
  anchorMin :group {
    x @15 :Float32;
    y @16 :Float32;
  }
  anchorMax :group {
    x @17 :Float32;
    y @18 :Float32;
  }
  sizeDelta :group {
    x @19 :Float32;
    y @20 :Float32;
  }
  id @21 :Int32;
  active @22 :Bool;
}

struct Prefab {
  objects @0 :List(PrefabObject);
}
