//! Plain structs.

/// A struct declared here: emits it with C layout.
#[doc(hidden)]
#[macro_export]
macro_rules! __struct {
    (
        [$k:tt] [$B:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident [$($opt:tt)*]
        { $( $(#[$($fattr:tt)*])* $f:ident : $ty:ty ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive($k::__private::Clone, $k::__private::Copy, $k::__private::Debug, $k::__private::PartialEq)]
        #[repr(C)]
        $vis struct $name { $( $(#[$($fattr)*])* $vis $f: $ty, )* }

        impl $k::__private::Default for $name {
            #[doc = "All fields zero, as an absent struct reads."]
            fn default() -> Self { $k::__private::zeroed() }
        }
        $crate::__plain! {
            [$k] [$B] [$([$($attr)*])*] $name [$name] [] [$($opt)*]
            { $( [$([$($fattr)*])*] $f: $ty as $ty, )* }
        }
    };
}

/// A struct declared elsewhere: emits an alias. That the fields are all of its fields, and have its types, is
/// proved where [`__plain`] makes a value of them.
#[doc(hidden)]
#[macro_export]
macro_rules! __foreign {
    (
        [$k:tt] [$B:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident [$foreign:ty] [$($opt:tt)*]
        { $( $(#[$($fattr:tt)*])* $f:ident : $ty:ty ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        $vis type $name = $foreign;

        $crate::__plain! {
            [$k] [$B] [$([$($attr)*])*] $name [$name] [] [$($opt)*]
            { $( [$([$($fattr)*])*] $f: _ as $ty, )* }
        }
    };
}

/// A struct of another crate, for which this one cannot implement traits: emits a type of its own around it, with the
/// same memory.
#[doc(hidden)]
#[macro_export]
macro_rules! __wrapped {
    (
        [$k:tt] [$B:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident [$foreign:ty] [$($opt:tt)*]
        { $( $(#[$($fattr:tt)*])* $f:ident : $ty:ty ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive($k::__private::Clone, $k::__private::Copy, $k::__private::Debug, $k::__private::PartialEq)]
        #[repr(transparent)]
        $vis struct $name(
            #[doc = "The wrapped struct."]
            $vis $foreign,
        );

        impl $k::__private::Default for $name {
            #[doc = "All fields zero, as an absent struct reads."]
            fn default() -> Self { $k::__private::zeroed() }
        }
        impl $k::__private::From<$foreign> for $name {
            fn from(__inner: $foreign) -> Self { Self(__inner) }
        }
        impl $k::__private::From<$name> for $foreign {
            fn from(__wrapped: $name) -> Self { __wrapped.0 }
        }
        impl $k::__private::Deref for $name {
            type Target = $foreign;
            fn deref(&self) -> &$foreign { &self.0 }
        }
        impl $k::__private::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut $foreign { &mut self.0 }
        }
        $crate::__plain! {
            [$k] [$B] [$([$($attr)*])*] $name [$foreign] [0] [$($opt)*]
            { $( [$([$($fattr)*])*] $f: _ as $ty, )* }
        }
    };
}

/// What both have in common: the descriptor, the walks. The first arm is the grammar of options; the second
/// explains an unknown one, and emits the struct without options. A value is made of the struct in the second bracket,
/// whose fields lie behind field 0 if the third says so. A field of a foreign struct has a given type,
/// which is inferred, and the declared one, which has to be the same.
#[doc(hidden)]
#[macro_export]
macro_rules! __plain {
    (
        [$k:tt] [$B:ident] [$([$($attr:tt)*])*] $name:ident [$made:ty] $at:tt
        [$([$( $(shared $($shared:lifetime)?)? $(name = $iname:literal)? ),+])?]
        { $( [$([$($fattr:tt)*])*] $f:ident : $given:ty as $ty:ty, )* }
    ) => {
        #[allow(deprecated, non_camel_case_types, dead_code, clippy::all, clippy::pedantic)]
        const _: () = {
            enum __F { $( $f, )* }

            const __SCOPE: $k::__private::u64 = <$B as $k::__private::Block>::SCOPE;
            const __IDENT: &$k::__private::str = $k::__private::strip_raw($k::__private::stringify!($name));
            const __KEY: $k::__private::u64 = $k::__private::identity(__SCOPE, __IDENT);
            const __SIZE: $k::__private::usize = $k::__private::size_of::<$name>();
            const __FIELDS: &[$k::__private::StructField] = &[ $(
                $k::__private::StructField::new(
                    $k::__private::strip_raw($k::__private::stringify!($f)),
                    $crate::__docs!([$k] $f $([$($fattr)*])*),
                    <$B as $k::__private::Block>::RULE,
                    <$ty as $k::__private::PlainMember>::TYPE,
                    (
                        $crate::__offset!([$k] $name $at $f),
                        $k::__private::size_of::<$ty>(),
                        $k::__private::align_of::<$ty>(),
                    ),
                ),
            )* ];
            const _: () = $k::__private::check_options(__IDENT, &[ $( (
                "", &[ $( &[ $( "shared", $($shared)? )? $( ("name", $iname).0, )? ] ),* ],
            ) )? ]);
            const _: () = $k::__private::check_struct(
                __IDENT, __FIELDS, __SIZE, $k::__private::align_of::<$name>(),
            );
            const __TYPE: $k::__private::TypeRef = $k::__private::TypeRef::structure(
                __KEY, __SCOPE, __IDENT, (__SIZE, $k::__private::align_of::<$name>()), __FIELDS,
            ) $( $( $( .shared($($shared)?) )? )* )?;
            const __SPELLED: &$k::__private::Spelled<{ $k::__private::StructField::ident_bytes(__FIELDS) }, { __FIELDS.len() }> =
                &$k::__private::Spelled::new(
                    &$k::__private::StructField::idents(__FIELDS), <$B as $k::__private::Block>::RULE,
                );
            const __DESC: $k::__private::StructDesc = $k::__private::StructDesc {
                key: __KEY,
                ident: __IDENT,
                name: $k::__private::stable_name(__IDENT, &[$( $( $($iname)? )* )?]),
                docs: $crate::__docs!([$k] $name $([$($attr)*])*),
                rule: <$B as $k::__private::Block>::RULE,
                fields: __FIELDS,
                names: &__SPELLED.names(&[""; __FIELDS.len()]),
                ty: __TYPE,
            };

            impl $k::__private::Field for $name {
                const TYPE: $k::__private::TypeRef = __TYPE;
                $( $( $( #[cfg(any($($shared)?))] )? )* )?
                type Model = $k::__private::PlainModel;
                $( $( $( #[cfg(all($($shared)?))] type Model = $k::__private::SharedModel; )? )* )?
            }
            type __Made = $made;
            $crate::__proof! { [$k] $name $at { $( $f: $given as $ty, )* } }
            impl $k::__private::Outlined for $name {
                const OUTLINE: $k::__private::Outline =
                    $k::__private::Outline { key: __KEY, ident: __IDENT, fields: &[], arms: &[], plain: __FIELDS };
            }
            impl<const __LAZY: $k::__private::bool> $k::__private::Described<__LAZY> for $name {
                const DESC: $k::__private::TypeDesc = $k::__private::TypeDesc::Struct(&__DESC);
            }
        };
    };
    (
        [$k:tt] [$B:ident] [$($attrs:tt)*] $name:ident $made:tt $at:tt
        [[$( $opt:ident $(= $val:literal)? ),* $(,)?]] { $($body:tt)* }
    ) => {
        const _: $k::__private::StructOptions = $k::__private::StructOptions$( .$opt($($val)?) )*;
        $crate::__plain! { [$k] [$B] [$($attrs)*] $name $made $at [] { $($body)* } }
    };
}
