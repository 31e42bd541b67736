pub use root::*;

const _: () = ::planus::check_version_compatibility("planus-1.3.0");

/// The root namespace
///
/// Generated from these locations:
/// * File `flatbuffers/scene_graph.fbs`
#[no_implicit_prelude]
#[allow(clippy::needless_lifetimes)]
mod root {
    /// The table `Node`
    ///
    /// Generated from these locations:
    /// * Table `Node` in the file `flatbuffers/scene_graph.fbs:3`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Node {
        /// The field `id` in the table `Node`
        pub id: i32,
        /// The field `name` in the table `Node`
        pub name: ::core::option::Option<::planus::alloc::string::String>,
        /// The field `active` in the table `Node`
        pub active: ::core::option::Option<bool>,
        /// The field `x` in the table `Node`
        pub x: f32,
        /// The field `y` in the table `Node`
        pub y: f32,
        /// The field `z` in the table `Node`
        pub z: f32,
        /// The field `parent` in the table `Node`
        pub parent: ::core::option::Option<i32>,
        /// The field `children` in the table `Node`
        pub children: ::core::option::Option<::planus::alloc::vec::Vec<i32>>,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Node {
        fn default() -> Self {
            Self {
                id: 0,
                name: ::core::default::Default::default(),
                active: ::core::default::Default::default(),
                x: 0.0,
                y: f32::NAN,
                z: 0.0,
                parent: ::core::default::Default::default(),
                children: ::core::default::Default::default(),
            }
        }
    }

    impl Node {
        /// Creates a [NodeBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> NodeBuilder<()> {
            NodeBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_id: impl ::planus::WriteAsDefault<i32, i32>,
            field_name: impl ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            field_active: impl ::planus::WriteAsOptional<bool>,
            field_x: impl ::planus::WriteAsDefault<f32, f32>,
            field_y: impl ::planus::WriteAsDefault<f32, f32>,
            field_z: impl ::planus::WriteAsDefault<f32, f32>,
            field_parent: impl ::planus::WriteAsOptional<i32>,
            field_children: impl ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
        ) -> ::planus::Offset<Self> {
            let prepared_id = field_id.prepare(builder, &0);
            let prepared_name = field_name.prepare(builder);
            let prepared_active = field_active.prepare(builder);
            let prepared_x = field_x.prepare(builder, &0.0);
            let prepared_y = field_y.prepare(builder, &f32::NAN);
            let prepared_z = field_z.prepare(builder, &0.0);
            let prepared_parent = field_parent.prepare(builder);
            let prepared_children = field_children.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<20> =
                ::core::default::Default::default();
            if prepared_id.is_some() {
                table_writer.write_entry::<i32>(0);
            }
            if prepared_name.is_some() {
                table_writer.write_entry::<::planus::Offset<str>>(1);
            }
            if prepared_x.is_some() {
                table_writer.write_entry::<f32>(3);
            }
            if prepared_y.is_some() {
                table_writer.write_entry::<f32>(4);
            }
            if prepared_z.is_some() {
                table_writer.write_entry::<f32>(5);
            }
            if prepared_parent.is_some() {
                table_writer.write_entry::<i32>(6);
            }
            if prepared_children.is_some() {
                table_writer.write_entry::<::planus::Offset<[i32]>>(7);
            }
            if prepared_active.is_some() {
                table_writer.write_entry::<bool>(2);
            }

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    if let ::core::option::Option::Some(prepared_id) = prepared_id {
                        object_writer.write::<_, _, 4>(&prepared_id);
                    }
                    if let ::core::option::Option::Some(prepared_name) = prepared_name {
                        object_writer.write::<_, _, 4>(&prepared_name);
                    }
                    if let ::core::option::Option::Some(prepared_x) = prepared_x {
                        object_writer.write::<_, _, 4>(&prepared_x);
                    }
                    if let ::core::option::Option::Some(prepared_y) = prepared_y {
                        object_writer.write::<_, _, 4>(&prepared_y);
                    }
                    if let ::core::option::Option::Some(prepared_z) = prepared_z {
                        object_writer.write::<_, _, 4>(&prepared_z);
                    }
                    if let ::core::option::Option::Some(prepared_parent) = prepared_parent {
                        object_writer.write::<_, _, 4>(&prepared_parent);
                    }
                    if let ::core::option::Option::Some(prepared_children) = prepared_children {
                        object_writer.write::<_, _, 4>(&prepared_children);
                    }
                    if let ::core::option::Option::Some(prepared_active) = prepared_active {
                        object_writer.write::<_, _, 1>(&prepared_active);
                    }
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Node>> for Node {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Node>> for Node {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Node>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Node> for Node {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            Node::create(
                builder,
                self.id,
                &self.name,
                self.active,
                self.x,
                self.y,
                self.z,
                self.parent,
                &self.children,
            )
        }
    }

    /// Builder for serializing an instance of the [Node] type.
    ///
    /// Can be created using the [Node::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct NodeBuilder<State>(State);

    impl NodeBuilder<()> {
        /// Setter for the [`id` field](Node#structfield.id).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id<T0>(self, value: T0) -> NodeBuilder<(T0,)>
        where
            T0: ::planus::WriteAsDefault<i32, i32>,
        {
            NodeBuilder((value,))
        }

        /// Sets the [`id` field](Node#structfield.id) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn id_as_default(self) -> NodeBuilder<(::planus::DefaultValue,)> {
            self.id(::planus::DefaultValue)
        }
    }

    impl<T0> NodeBuilder<(T0,)> {
        /// Setter for the [`name` field](Node#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T1>(self, value: T1) -> NodeBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
        {
            let (v0,) = self.0;
            NodeBuilder((v0, value))
        }

        /// Sets the [`name` field](Node#structfield.name) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name_as_null(self) -> NodeBuilder<(T0, ())> {
            self.name(())
        }
    }

    impl<T0, T1> NodeBuilder<(T0, T1)> {
        /// Setter for the [`active` field](Node#structfield.active).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn active<T2>(self, value: T2) -> NodeBuilder<(T0, T1, T2)>
        where
            T2: ::planus::WriteAsOptional<bool>,
        {
            let (v0, v1) = self.0;
            NodeBuilder((v0, v1, value))
        }

        /// Sets the [`active` field](Node#structfield.active) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn active_as_null(self) -> NodeBuilder<(T0, T1, ())> {
            self.active(())
        }
    }

    impl<T0, T1, T2> NodeBuilder<(T0, T1, T2)> {
        /// Setter for the [`x` field](Node#structfield.x).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn x<T3>(self, value: T3) -> NodeBuilder<(T0, T1, T2, T3)>
        where
            T3: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2) = self.0;
            NodeBuilder((v0, v1, v2, value))
        }

        /// Sets the [`x` field](Node#structfield.x) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn x_as_default(self) -> NodeBuilder<(T0, T1, T2, ::planus::DefaultValue)> {
            self.x(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3> NodeBuilder<(T0, T1, T2, T3)> {
        /// Setter for the [`y` field](Node#structfield.y).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn y<T4>(self, value: T4) -> NodeBuilder<(T0, T1, T2, T3, T4)>
        where
            T4: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2, v3) = self.0;
            NodeBuilder((v0, v1, v2, v3, value))
        }

        /// Sets the [`y` field](Node#structfield.y) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn y_as_default(self) -> NodeBuilder<(T0, T1, T2, T3, ::planus::DefaultValue)> {
            self.y(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4> NodeBuilder<(T0, T1, T2, T3, T4)> {
        /// Setter for the [`z` field](Node#structfield.z).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn z<T5>(self, value: T5) -> NodeBuilder<(T0, T1, T2, T3, T4, T5)>
        where
            T5: ::planus::WriteAsDefault<f32, f32>,
        {
            let (v0, v1, v2, v3, v4) = self.0;
            NodeBuilder((v0, v1, v2, v3, v4, value))
        }

        /// Sets the [`z` field](Node#structfield.z) to the default value.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn z_as_default(self) -> NodeBuilder<(T0, T1, T2, T3, T4, ::planus::DefaultValue)> {
            self.z(::planus::DefaultValue)
        }
    }

    impl<T0, T1, T2, T3, T4, T5> NodeBuilder<(T0, T1, T2, T3, T4, T5)> {
        /// Setter for the [`parent` field](Node#structfield.parent).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn parent<T6>(self, value: T6) -> NodeBuilder<(T0, T1, T2, T3, T4, T5, T6)>
        where
            T6: ::planus::WriteAsOptional<i32>,
        {
            let (v0, v1, v2, v3, v4, v5) = self.0;
            NodeBuilder((v0, v1, v2, v3, v4, v5, value))
        }

        /// Sets the [`parent` field](Node#structfield.parent) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn parent_as_null(self) -> NodeBuilder<(T0, T1, T2, T3, T4, T5, ())> {
            self.parent(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6> NodeBuilder<(T0, T1, T2, T3, T4, T5, T6)> {
        /// Setter for the [`children` field](Node#structfield.children).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn children<T7>(self, value: T7) -> NodeBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
        where
            T7: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
        {
            let (v0, v1, v2, v3, v4, v5, v6) = self.0;
            NodeBuilder((v0, v1, v2, v3, v4, v5, v6, value))
        }

        /// Sets the [`children` field](Node#structfield.children) to null.
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn children_as_null(self) -> NodeBuilder<(T0, T1, T2, T3, T4, T5, T6, ())> {
            self.children(())
        }
    }

    impl<T0, T1, T2, T3, T4, T5, T6, T7> NodeBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Node].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node>
        where
            Self: ::planus::WriteAsOffset<Node>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<i32, i32>,
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T2: ::planus::WriteAsOptional<bool>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsDefault<f32, f32>,
            T5: ::planus::WriteAsDefault<f32, f32>,
            T6: ::planus::WriteAsOptional<i32>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
        > ::planus::WriteAs<::planus::Offset<Node>> for NodeBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
    {
        type Prepared = ::planus::Offset<Node>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<i32, i32>,
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T2: ::planus::WriteAsOptional<bool>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsDefault<f32, f32>,
            T5: ::planus::WriteAsDefault<f32, f32>,
            T6: ::planus::WriteAsOptional<i32>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
        > ::planus::WriteAsOptional<::planus::Offset<Node>>
        for NodeBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
    {
        type Prepared = ::planus::Offset<Node>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::core::option::Option<::planus::Offset<Node>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAsDefault<i32, i32>,
            T1: ::planus::WriteAsOptional<::planus::Offset<::core::primitive::str>>,
            T2: ::planus::WriteAsOptional<bool>,
            T3: ::planus::WriteAsDefault<f32, f32>,
            T4: ::planus::WriteAsDefault<f32, f32>,
            T5: ::planus::WriteAsDefault<f32, f32>,
            T6: ::planus::WriteAsOptional<i32>,
            T7: ::planus::WriteAsOptional<::planus::Offset<[i32]>>,
        > ::planus::WriteAsOffset<Node> for NodeBuilder<(T0, T1, T2, T3, T4, T5, T6, T7)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Node> {
            let (v0, v1, v2, v3, v4, v5, v6, v7) = &self.0;
            Node::create(builder, v0, v1, v2, v3, v4, v5, v6, v7)
        }
    }

    /// Reference to a deserialized [Node].
    #[derive(Copy, Clone)]
    pub struct NodeRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> NodeRef<'a> {
        /// Getter for the [`id` field](Node#structfield.id).
        #[inline]
        pub fn id(&self) -> ::planus::Result<i32> {
            ::core::result::Result::Ok(self.0.access(0, "Node", "id")?.unwrap_or(0))
        }

        /// Getter for the [`name` field](Node#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<::core::option::Option<&'a ::core::primitive::str>> {
            self.0.access(1, "Node", "name")
        }

        /// Getter for the [`active` field](Node#structfield.active).
        #[inline]
        pub fn active(&self) -> ::planus::Result<::core::option::Option<bool>> {
            self.0.access(2, "Node", "active")
        }

        /// Getter for the [`x` field](Node#structfield.x).
        #[inline]
        pub fn x(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(3, "Node", "x")?.unwrap_or(0.0))
        }

        /// Getter for the [`y` field](Node#structfield.y).
        #[inline]
        pub fn y(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(4, "Node", "y")?.unwrap_or(f32::NAN))
        }

        /// Getter for the [`z` field](Node#structfield.z).
        #[inline]
        pub fn z(&self) -> ::planus::Result<f32> {
            ::core::result::Result::Ok(self.0.access(5, "Node", "z")?.unwrap_or(0.0))
        }

        /// Getter for the [`parent` field](Node#structfield.parent).
        #[inline]
        pub fn parent(&self) -> ::planus::Result<::core::option::Option<i32>> {
            self.0.access(6, "Node", "parent")
        }

        /// Getter for the [`children` field](Node#structfield.children).
        #[inline]
        pub fn children(&self) -> ::planus::Result<::core::option::Option<::planus::Vector<'a, i32>>> {
            self.0.access(7, "Node", "children")
        }
    }

    impl<'a> ::core::fmt::Debug for NodeRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("NodeRef");
            f.field("id", &self.id());
            if let ::core::option::Option::Some(field_name) = self.name().transpose() {
                f.field("name", &field_name);
            }
            if let ::core::option::Option::Some(field_active) = self.active().transpose() {
                f.field("active", &field_active);
            }
            f.field("x", &self.x());
            f.field("y", &self.y());
            f.field("z", &self.z());
            if let ::core::option::Option::Some(field_parent) = self.parent().transpose() {
                f.field("parent", &field_parent);
            }
            if let ::core::option::Option::Some(field_children) = self.children().transpose() {
                f.field("children", &field_children);
            }
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<NodeRef<'a>> for Node {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: NodeRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                id: ::core::convert::TryInto::try_into(value.id()?)?,
                name: value.name()?.map(::core::convert::Into::into),
                active: if let ::core::option::Option::Some(active) = value.active()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(active)?)
                } else {
                    ::core::option::Option::None
                },
                x: ::core::convert::TryInto::try_into(value.x()?)?,
                y: ::core::convert::TryInto::try_into(value.y()?)?,
                z: ::core::convert::TryInto::try_into(value.z()?)?,
                parent: if let ::core::option::Option::Some(parent) = value.parent()? {
                    ::core::option::Option::Some(::core::convert::TryInto::try_into(parent)?)
                } else {
                    ::core::option::Option::None
                },
                children: if let ::core::option::Option::Some(children) = value.children()? {
                    ::core::option::Option::Some(children.to_vec()?)
                } else {
                    ::core::option::Option::None
                },
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for NodeRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for NodeRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[NodeRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Node>> for Node {
        type Value = ::planus::Offset<Node>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Node>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for NodeRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[NodeRef]", "read_as_root", 0))
        }
    }

    /// The table `Scene`
    ///
    /// Generated from these locations:
    /// * Table `Scene` in the file `flatbuffers/scene_graph.fbs:14`
    #[derive(Clone, Debug, PartialEq, PartialOrd)]
    pub struct Scene {
        /// The field `nodes` in the table `Scene`
        pub nodes: ::planus::alloc::vec::Vec<self::Node>,
        /// The field `name` in the table `Scene`
        pub name: ::planus::alloc::string::String,
    }

    #[allow(clippy::derivable_impls)]
    impl ::core::default::Default for Scene {
        fn default() -> Self {
            Self { nodes: ::core::default::Default::default(), name: ::core::default::Default::default() }
        }
    }

    impl Scene {
        /// Creates a [SceneBuilder] for serializing an instance of this table.
        #[inline]
        pub fn builder() -> SceneBuilder<()> {
            SceneBuilder(())
        }

        #[allow(clippy::too_many_arguments)]
        pub fn create(
            builder: &mut ::planus::Builder,
            field_nodes: impl ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            field_name: impl ::planus::WriteAs<::planus::Offset<str>>,
        ) -> ::planus::Offset<Self> {
            let prepared_nodes = field_nodes.prepare(builder);
            let prepared_name = field_name.prepare(builder);

            let mut table_writer: ::planus::table_writer::TableWriter<8> =
                ::core::default::Default::default();
            table_writer.write_entry::<::planus::Offset<[::planus::Offset<self::Node>]>>(0);
            table_writer.write_entry::<::planus::Offset<str>>(1);

            unsafe {
                table_writer.finish(builder, |object_writer| {
                    object_writer.write::<_, _, 4>(&prepared_nodes);
                    object_writer.write::<_, _, 4>(&prepared_name);
                });
            }
            builder.current_offset()
        }
    }

    impl ::planus::WriteAs<::planus::Offset<Scene>> for Scene {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Scene> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl ::planus::WriteAsOptional<::planus::Offset<Scene>> for Scene {
        type Prepared = ::planus::Offset<Self>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Scene>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl ::planus::WriteAsOffset<Scene> for Scene {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Scene> {
            Scene::create(builder, &self.nodes, &self.name)
        }
    }

    /// Builder for serializing an instance of the [Scene] type.
    ///
    /// Can be created using the [Scene::builder] method.
    #[derive(Debug)]
    #[must_use]
    pub struct SceneBuilder<State>(State);

    impl SceneBuilder<()> {
        /// Setter for the [`nodes` field](Scene#structfield.nodes).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn nodes<T0>(self, value: T0) -> SceneBuilder<(T0,)>
        where
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
        {
            SceneBuilder((value,))
        }
    }

    impl<T0> SceneBuilder<(T0,)> {
        /// Setter for the [`name` field](Scene#structfield.name).
        #[inline]
        #[allow(clippy::type_complexity)]
        pub fn name<T1>(self, value: T1) -> SceneBuilder<(T0, T1)>
        where
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        {
            let (v0,) = self.0;
            SceneBuilder((v0, value))
        }
    }

    impl<T0, T1> SceneBuilder<(T0, T1)> {
        /// Finish writing the builder to get an [Offset](::planus::Offset) to a serialized [Scene].
        #[inline]
        pub fn finish(self, builder: &mut ::planus::Builder) -> ::planus::Offset<Scene>
        where
            Self: ::planus::WriteAsOffset<Scene>,
        {
            ::planus::WriteAsOffset::prepare(&self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        > ::planus::WriteAs<::planus::Offset<Scene>> for SceneBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Scene>;

        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Scene> {
            ::planus::WriteAsOffset::prepare(self, builder)
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        > ::planus::WriteAsOptional<::planus::Offset<Scene>> for SceneBuilder<(T0, T1)>
    {
        type Prepared = ::planus::Offset<Scene>;

        #[inline]
        fn prepare(
            &self,
            builder: &mut ::planus::Builder,
        ) -> ::core::option::Option<::planus::Offset<Scene>> {
            ::core::option::Option::Some(::planus::WriteAsOffset::prepare(self, builder))
        }
    }

    impl<
            T0: ::planus::WriteAs<::planus::Offset<[::planus::Offset<self::Node>]>>,
            T1: ::planus::WriteAs<::planus::Offset<str>>,
        > ::planus::WriteAsOffset<Scene> for SceneBuilder<(T0, T1)>
    {
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> ::planus::Offset<Scene> {
            let (v0, v1) = &self.0;
            Scene::create(builder, v0, v1)
        }
    }

    /// Reference to a deserialized [Scene].
    #[derive(Copy, Clone)]
    pub struct SceneRef<'a>(#[allow(dead_code)] ::planus::table_reader::Table<'a>);

    impl<'a> SceneRef<'a> {
        /// Getter for the [`nodes` field](Scene#structfield.nodes).
        #[inline]
        pub fn nodes(&self) -> ::planus::Result<::planus::Vector<'a, ::planus::Result<self::NodeRef<'a>>>> {
            self.0.access_required(0, "Scene", "nodes")
        }

        /// Getter for the [`name` field](Scene#structfield.name).
        #[inline]
        pub fn name(&self) -> ::planus::Result<&'a ::core::primitive::str> {
            self.0.access_required(1, "Scene", "name")
        }
    }

    impl<'a> ::core::fmt::Debug for SceneRef<'a> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            let mut f = f.debug_struct("SceneRef");
            f.field("nodes", &self.nodes());
            f.field("name", &self.name());
            f.finish()
        }
    }

    impl<'a> ::core::convert::TryFrom<SceneRef<'a>> for Scene {
        type Error = ::planus::Error;

        #[allow(unreachable_code)]
        fn try_from(value: SceneRef<'a>) -> ::planus::Result<Self> {
            ::core::result::Result::Ok(Self {
                nodes: value.nodes()?.to_vec_result()?,
                name: ::core::convert::Into::into(value.name()?),
            })
        }
    }

    impl<'a> ::planus::TableRead<'a> for SceneRef<'a> {
        #[inline]
        fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::core::result::Result<Self, ::planus::errors::ErrorKind> {
            ::core::result::Result::Ok(Self(::planus::table_reader::Table::from_buffer(buffer, offset)?))
        }
    }

    impl<'a> ::planus::VectorReadInner<'a> for SceneRef<'a> {
        type Error = ::planus::Error;
        const STRIDE: usize = 4;

        unsafe fn from_buffer(
            buffer: ::planus::SliceWithStartOffset<'a>,
            offset: usize,
        ) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(buffer, offset).map_err(|error_kind| {
                error_kind.with_error_location("[SceneRef]", "get", buffer.offset_from_start)
            })
        }
    }

    /// # Safety
    /// The planus compiler generates implementations that initialize
    /// the bytes in `write_values`.
    unsafe impl ::planus::VectorWrite<::planus::Offset<Scene>> for Scene {
        type Value = ::planus::Offset<Scene>;
        const STRIDE: usize = 4;
        #[inline]
        fn prepare(&self, builder: &mut ::planus::Builder) -> Self::Value {
            ::planus::WriteAs::prepare(self, builder)
        }

        #[inline]
        unsafe fn write_values(
            values: &[::planus::Offset<Scene>],
            bytes: *mut ::core::mem::MaybeUninit<u8>,
            buffer_position: u32,
        ) {
            let bytes = bytes as *mut [::core::mem::MaybeUninit<u8>; 4];
            for (i, v) in ::core::iter::Iterator::enumerate(values.iter()) {
                ::planus::WriteAsPrimitive::write(
                    v,
                    ::planus::Cursor::new(unsafe { &mut *bytes.add(i) }),
                    buffer_position - (Self::STRIDE * i) as u32,
                );
            }
        }
    }

    impl<'a> ::planus::ReadAsRoot<'a> for SceneRef<'a> {
        fn read_as_root(slice: &'a [u8]) -> ::planus::Result<Self> {
            ::planus::TableRead::from_buffer(
                ::planus::SliceWithStartOffset { buffer: slice, offset_from_start: 0 },
                0,
            )
            .map_err(|error_kind| error_kind.with_error_location("[SceneRef]", "read_as_root", 0))
        }
    }
}
