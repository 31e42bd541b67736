//! Tables.

/// One table. The first arm is the grammar; the others explain an unknown option, and emit the table without
/// it. Of a table with an unknown option of a field, all fields with options become `[skip __lost]`, so that
/// the table exists for other items.
///
/// Emits, in this order: the owned type; the view and presence types; in an anonymous const the descriptor,
/// the walks, and the accessors. `__F` numbers the fields, so that a field is `__F::hp as usize` everywhere;
/// in patterns it is `__I::hp`.
#[doc(hidden)]
#[macro_export]
macro_rules! __table {
    (
        [$k:tt] [$B:ident] [$V:ident] [$P:ident $D:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident
        [$([$(name = $iname:literal)?])?]
        { $(
            $(#[$($fattr:tt)*])*
            $f:ident : $ty:ty
            $([ $(
                $(skip $($skip:lifetime)? $(__lost $($lost:lifetime)?)?)? $(fixed $($fixed:lifetime)?)? $(shared $($shared:lifetime)?)?
                $(name = $wname:literal)? $(was = $was:literal)?
            ),+ ])?
            $(= $default:expr)?
        ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive($k::__private::Clone, $k::__private::Debug, $k::__private::PartialEq)]
        $vis struct $name { $(
            $(#[$($fattr)*])*
            $vis $f: $ty,
        )* }

        #[doc = $k::__private::concat!("Reads a [`", $k::__private::stringify!($name), "`] in place.")]
        #[derive($k::__private::Clone, $k::__private::Copy)]
        $vis struct $V<'a>($k::__private::Object<'a, $name>);

        #[doc = $k::__private::concat!(
            "Which fields of a [`", $k::__private::stringify!($name), "`] a buffer holds."
        )]
        #[derive($k::__private::Clone, $k::__private::Copy, $k::__private::Debug)]
        #[allow(dead_code)]
        $vis struct $P<'a>($k::__private::Object<'a, $name>);

        #[doc = $k::__private::concat!(
            "A [`", $k::__private::stringify!($name), "`] of borrowed data, on its way into a buffer."
        )]
        #[derive($k::__private::Clone, $k::__private::Copy, $k::__private::Debug)]
        #[allow(dead_code)]
        $vis struct $D<__L = ()>(__L);

        #[allow(
            deprecated, non_camel_case_types, non_upper_case_globals, dead_code, unused_variables, clippy::all,
            clippy::pedantic
        )]
        const _: () = {
            enum __F { $( $($($( #[cfg(any($($skip)?))] )?)*)? $f, )* __End }

            struct __I;
            impl __I {
                $( $($($( #[cfg(any($($skip)?))] )?)*)?
                    const $f: $k::__private::u16 = __F::$f as $k::__private::u16; )*
            }

            const __FIELDS: &[$k::__private::FieldDesc] = &$k::__private::fields(
                [ $(
                    $($($( #[cfg(any($($skip)?))] )?)*)?
                    $k::__private::FieldDesc::new(
                        $k::__private::strip_raw($k::__private::stringify!($f)),
                        $crate::__docs!([$k] $f $([$($fattr)*])*),
                        <$ty as $k::__private::Member>::TYPE,
                    )
                    $(.default_bits({
                        const __DEFAULT: $ty = $default;
                        $k::__private::scalar_bits::<$ty>(__DEFAULT)
                    }))?
                    $($(
                        $(.fixed($($fixed)?))? $(.shared($($shared)?))? $(.name($wname))? $(.was($was))?
                    )*)?,
                )* ],
                <$B as $k::__private::Block>::RULE,
            );
            const _: () = $k::__private::check_table(__IDENT, __FIELDS);
            const _: () = $k::__private::check_options(__IDENT, &[ $( $( (
                $k::__private::stringify!($f),
                &[ $( &[
                    $( "skip", $($skip)? )? $( "fixed", $($fixed)? )? $( "shared", $($shared)? )?
                    $( ("name", $wname).0, )? $( ("was", $was).0, )?
                ] ),* ],
            ), )? )* ]);
            const _: () = $k::__private::check_defaults(
                __IDENT, __FIELDS,
                &[ $( $( ($k::__private::stringify!($f), $k::__private::stringify!($default)), )? )* ],
            );
            const __LEN: $k::__private::usize = __FIELDS.len();
            const __NAME_BYTES: $k::__private::usize = $k::__private::FieldDesc::ident_bytes(__FIELDS);
            const __SCOPE: $k::__private::u64 = <$B as $k::__private::Block>::SCOPE;
            const __IDENT: &$k::__private::str = $k::__private::strip_raw($k::__private::stringify!($name));
            const __KEY: $k::__private::u64 = $k::__private::identity(__SCOPE, __IDENT);

            impl $k::__private::Field for $name {
                const TYPE: $k::__private::TypeRef = $k::__private::TypeRef::table(__KEY, __SCOPE, __IDENT);
                type Model = $k::__private::TableModel;
            }
            impl $k::__private::Outlined for $name {
                const OUTLINE: $k::__private::Outline =
                    $k::__private::Outline { key: __KEY, ident: __IDENT, fields: __FIELDS, arms: &[], plain: &[] };
            }
            impl<const __LAZY: $k::__private::bool> $k::__private::Described<__LAZY> for $name {
                const DESC: $k::__private::TypeDesc =
                    $k::__private::TypeDesc::Table($k::__private::table_desc::<$name>());
            }
            impl $k::__private::Default for $name {
                fn default() -> Self {
                    Self {
                        $( $($($( #[cfg(any($($skip)?))] )?)*)?
                            $f: <$ty as $k::__private::Member>::initial(
                                &__FIELDS[__F::$f as $k::__private::usize],
                            ), )*
                        $( $($($(
                            #[cfg(all($($skip)?))]
                            $f: $crate::__skipped!([$k] $(__lost $($lost)?)?),
                        )?)*)? )*
                    }
                }
            }

            /// The `__K`-th field in an order. One arm is left where it is compiled. It matches an integer: of a
            /// match on an enum, rustc would compile all arms for each `__K`.
            #[inline]
            fn __value<
                const __ORDER: $k::__private::u8,
                const __K: $k::__private::usize,
                __V: $k::__private::FieldVisitor,
            >(
                __table: &$name,
                __v: &mut __V,
            ) {
                match const { $k::__private::field_at::<$name>(__ORDER, __K) } {
                    $( $($($( #[cfg(any($($skip)?))] )?)*)?
                        __I::$f => <$ty as $k::__private::Member>::walk(
                            &__table.$f, __v, __F::$f as $k::__private::usize,
                        ), )*
                    _ => {}
                }
            }
            #[inline(always)]
            fn __type<
                const __ORDER: $k::__private::u8,
                const __K: $k::__private::usize,
                __V: $k::__private::FieldTypeVisitor,
            >(
                __v: &mut __V,
            ) {
                match const { $k::__private::field_at::<$name>(__ORDER, __K) } {
                    $( $($($( #[cfg(any($($skip)?))] )?)*)?
                        __I::$f =>
                            <$ty as $k::__private::Member>::walk_type(__v, __F::$f as $k::__private::usize), )*
                    _ => {}
                }
            }

            // SAFETY: every walk names each field once, with the type that `__FIELDS` describes; the layout is
            // computed from them.
            unsafe impl $k::__private::Table for $name {
                type Block = $B;
                type Layout = $k::__private::LayoutOf<Self, { __LEN }, { __NAME_BYTES }>;
                const HEADING: $k::__private::Heading = $k::__private::Heading {
                    key: __KEY,
                    ident: __IDENT,
                    name: $k::__private::stable_name(__IDENT, &[$($($iname)?)?]),
                    docs: $crate::__docs!([$k] $name $([$($attr)*])*),
                };
                const FIELDS: &'static [$k::__private::FieldDesc] = __FIELDS;
                #[inline]
                fn walk_in<const __ORDER: $k::__private::u8, __V: $k::__private::FieldVisitor>(
                    &self,
                    __v: &mut __V,
                ) {
                    $( $($($( #[cfg(any($($skip)?))] )?)*)?
                        __value::<__ORDER, { __F::$f as $k::__private::usize }, __V>(self, __v); )*
                }
                #[inline(always)]
                fn walk_types_in<const __ORDER: $k::__private::u8, __V: $k::__private::FieldTypeVisitor>(
                    __v: &mut __V,
                ) {
                    $( $($($( #[cfg(any($($skip)?))] )?)*)?
                        __type::<__ORDER, { __F::$f as $k::__private::usize }, __V>(__v); )*
                }
                fn fill<__S: $k::__private::FieldSource>(&mut self, __s: &mut __S) {
                    $( $($($( #[cfg(any($($skip)?))] )?)*)?
                        <$ty as $k::__private::Member>::fill(&mut self.$f, __s, __F::$f as $k::__private::usize); )*
                }
            }
            impl $k::__private::UnionArm for $name {
                type Table = Self;
                fn table(&self) -> &Self { self }
                fn table_mut(&mut self) -> &mut Self { self }
                fn from_table(__table: Self) -> Self { __table }
            }
            impl $k::__private::Viewed for $name {
                type View<'a> = $V<'a>;
                #[inline]
                fn view<'a>(__object: $k::__private::Object<'a, Self>) -> $V<'a> { $V(__object) }
            }
            impl<'a> $k::__private::TableView<'a> for $V<'a> {
                type Table = $name;
                type Presence = $P<'a>;
                #[inline]
                fn presence(self) -> $P<'a> { $P(self.0) }
                #[inline]
                fn object(self) -> $k::__private::Object<'a, $name> { self.0 }
            }
            impl $k::__private::Debug for $V<'_> {
                fn fmt(&self, __f: &mut $k::__private::Formatter<'_>) -> $k::__private::FmtResult {
                    $k::__private::debug(self.0, __f)
                }
            }
            impl $k::__private::PartialEq for $V<'_> {
                fn eq(&self, __other: &Self) -> $k::__private::bool {
                    $k::__private::equal(self.0, __other.0)
                }
            }
            impl<'a> $k::__private::TryFrom<$V<'a>> for $name {
                type Error = $k::ReadError;
                fn try_from(__view: $V<'a>) -> $k::__private::Result<Self, $k::ReadError> {
                    $k::__private::to_owned(__view.0)
                }
            }
            impl<'a> $V<'a> { $(
                $($($( #[cfg(any($($skip)?))] )?)*)?
                $crate::__accessor! {
                    [$k]
                    [$vis fn $f(self) -> $k::__private::View<'a, $ty> {
                        // SAFETY: the type is the one that this field was declared with.
                        unsafe { self.0.get::<$ty>(__F::$f as $k::__private::usize) }
                    }]
                    $([$($fattr)*])*
                }
            )* }
            impl $P<'_> { $(
                $($($( #[cfg(any($($skip)?))] )?)*)?
                #[doc = $k::__private::concat!(
                    "Whether the buffer holds `", $k::__private::stringify!($f), "`."
                )]
                #[inline]
                #[must_use]
                $vis fn $f(self) -> $k::__private::bool {
                    self.0.has(__F::$f as $k::__private::usize)
                }
            )* }
            $crate::__draft! { [$k] [$vis] $name $V $D }
            #[allow(missing_docs)]
            impl<__L: $k::__private::Givens> $D<__L> { $(
                $($($( #[cfg(any($($skip)?))] )?)*)?
                #[inline]
                #[must_use]
                $vis fn $f<__X: $k::__private::Stands<$ty>>(self, __value: __X) -> $D<
                    $k::__private::Given<{ __F::$f as $k::__private::usize }, $ty, __X, __L>
                > {
                    $D(<__X as $k::__private::Stands<$ty>>::given(__value, self.0))
                }
            )* }
        };
    };
    (
        [$k:tt] [$B:ident] [$V:ident] [$P:ident $D:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident
        [$([$(name = $iname:literal)?])?]
        { $(
            $(#[$($fattr:tt)*])*
            $f:ident : $ty:ty
            $([ $($never:lifetime)? $( $opt:ident $(= $val:literal)? ),* $(,)? ])?
            $(= $default:expr)?
        ),* $(,)? }
    ) => {
        const _: &[$k::__private::FieldOptions] =
            &[$( $k::__private::FieldOptions$($( .$opt($($val)?) )*)? ),*];
        $crate::__table! {
            [$k] [$B] [$V] [$P $D] [$vis] [$([$($attr)*])*] $name [$([$(name = $iname)?])?]
            { $( $(#[$($fattr)*])* $f : $ty $([ skip $($never)? __lost ])?, )* }
        }
    };
    (
        [$k:tt] [$B:ident] [$V:ident] [$P:ident $D:ident] [$vis:vis] [$($attrs:tt)*] $name:ident
        [[$( $opt:ident $(= $val:literal)? ),* $(,)?]] { $($body:tt)* }
    ) => {
        const _: $k::__private::TableOptions = $k::__private::TableOptions$( .$opt($($val)?) )*;
        $crate::__table! { [$k] [$B] [$V] [$P $D] [$vis] [$($attrs)*] $name [] { $($body)* } }
    };
}

/// What makes a draft, and a view, something that can be written.
#[doc(hidden)]
#[macro_export]
macro_rules! __draft {
    ([$k:tt] [$vis:vis] $name:ident $V:ident $D:ident) => {
        impl $k::__private::Drafted for $name {
            type Draft = $D;
            #[inline]
            fn draft() -> $D {
                $D(())
            }
        }
        impl<__L: $k::__private::Givens> $k::__private::WriteTable for $D<__L> {
            type Table = $name;
            type Record = Self;
            #[inline]
            fn record(self) -> Self {
                self
            }
        }
        impl<__L: $k::__private::Givens> $k::__private::Record<$name> for $D<__L> {
            #[inline]
            fn walk_in<const __ORDER: $k::__private::u8, __V: $k::__private::FieldVisitor>(
                &self,
                __v: &mut __V,
            ) {
                $k::__private::draft_walk::<__ORDER, $name, __L, __V>(&self.0, __v);
            }
        }
        impl<__L: $k::__private::Givens> $k::__private::Value<$name> for $D<__L> {
            #[inline]
            fn visit<__V: $k::__private::Visitor>(self, __v: __V) -> __V::Out {
                __v.table::<$name, Self>(self)
            }
        }
        impl<__L: $k::__private::Givens> $k::__private::Value<$k::__private::Box<$name>> for $D<__L> {
            #[inline]
            fn visit<__V: $k::__private::Visitor>(self, __v: __V) -> __V::Out {
                __v.table::<$name, Self>(self)
            }
        }
        impl<'a> $k::__private::WriteTable for $V<'a> {
            type Table = $name;
            type Record = $k::__private::Object<'a, $name>;
            #[inline]
            fn record(self) -> $k::__private::Object<'a, $name> {
                self.0
            }
        }
        impl $k::__private::Value<$name> for $V<'_> {
            #[inline]
            fn visit<__V: $k::__private::Visitor>(self, __v: __V) -> __V::Out {
                __v.table::<$name, _>(self.0)
            }
        }
        impl $k::__private::Value<$k::__private::Box<$name>> for $V<'_> {
            #[inline]
            fn visit<__V: $k::__private::Visitor>(self, __v: __V) -> __V::Out {
                __v.table::<$name, _>(self.0)
            }
        }
    };
}
