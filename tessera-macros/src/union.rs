//! Unions.

/// One union: parses the arms, and refuses one that is called like the variant that every union has.
#[doc(hidden)]
#[macro_export]
macro_rules! __union {
    ([$k:tt] [$B:ident] [$V:ident] [$vis:vis] $attrs:tt $name:ident $options:tt {}) => {
        const _: &[&$k::__private::str] = $crate::__blame!([$k] UnionWithArms $name);
        $vis type $name = $k::__private::Mistake;
        $vis type $V<'a> = $k::__private::Mistake;
    };
    (
        [$k:tt] [$B:ident] [$V:ident] [$vis:vis] $attrs:tt $name:ident
        $options:tt
        { $( $(#[$($aattr:tt)*])* $arm:ident $(= $ty:ty)? ),* $(,)? }
    ) => {
        // The first rule that matches is that of an arm with this name, else the last.
        macro_rules! __unless_an_arm_is {
            $( ($arm) => {
                const _: &[&$k::__private::str] = $crate::__blame!([$k] ArmName $arm);
                $crate::__arms! {
                    [$k] [$B] [$V] [$vis] $attrs $name $options { [] __Other [$($ty,)? $arm] }
                }
            }; )*
            (Unknown) => {
                $crate::__arms! {
                    [$k] [$B] [$V] [$vis] $attrs $name $options
                    { $( [$([$($aattr)*])*] $arm [$($ty,)? $arm] )* }
                }
            };
        }
        __unless_an_arm_is! { Unknown }
    };
}

/// The owned enum, the enum of views, the descriptor, the walks. The type of an arm is the first in its
/// brackets: the one that was given, else the table of the arm's name. It is one token of the user's either
/// way, so that mistakes are found there. The second rule explains an unknown option, and emits the union
/// without options.
#[doc(hidden)]
#[macro_export]
macro_rules! __arms {
    (
        [$k:tt] [$B:ident] [$V:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident
        [$([$(name = $iname:literal)?])?]
        { $( [$([$($aattr:tt)*])*] $arm:ident [$ty:ty $(, $own:ident)?] )* }
    ) => {
        $(#[$($attr)*])*
        #[derive($k::__private::Clone, $k::__private::Debug, $k::__private::PartialEq)]
        #[allow(missing_docs)]
        $vis enum $name {
            $( $(#[$($aattr)*])* $arm($ty), )*
            #[doc = "Null (0), or the tag of an arm that this build does not know."]
            Unknown($k::__private::u32),
        }

        #[doc = $k::__private::concat!("Reads a [`", $k::__private::stringify!($name), "`] in place.")]
        #[derive(
            $k::__private::Clone, $k::__private::Copy, $k::__private::Debug, $k::__private::PartialEq,
        )]
        #[allow(missing_docs, dead_code)]
        $vis enum $V<'a> {
            $( $arm(<$ty as $k::__private::ArmMember>::View<'a>), )*
            #[doc = "Null (0), or the tag of an arm that this build does not know."]
            Unknown($k::__private::u32),
        }

        #[allow(deprecated, non_camel_case_types, dead_code, clippy::all, clippy::pedantic)]
        const _: () = {
            enum __A { $( $arm, )* __End }

            const __SCOPE: $k::__private::u64 = <$B as $k::__private::Block>::SCOPE;
            const __IDENT: &$k::__private::str = $k::__private::strip_raw($k::__private::stringify!($name));
            const __KEY: $k::__private::u64 = $k::__private::identity(__SCOPE, __IDENT);
            /// In declaration order; the descriptor sorts them by tag.
            const __ARMS: &[$k::__private::Arm; __A::__End as $k::__private::usize] = &[ $(
                $k::__private::Arm::new(
                    $k::__private::strip_raw($k::__private::stringify!($arm)),
                    $crate::__docs!([$k] $arm $([$($aattr)*])*),
                    <$ty as $k::__private::ArmMember>::TYPE,
                    <$ty as $k::__private::ArmMember>::STABLE,
                ),
            )* ];
            const __SORTED: &[$k::__private::Arm] =
                &$k::__private::sorted_arms(*__ARMS);
            const _: () = $k::__private::check_union(__IDENT, __SORTED);
            const __DESC: $k::__private::UnionDesc = $k::__private::UnionDesc {
                key: __KEY,
                ident: __IDENT,
                name: $k::__private::stable_name(__IDENT, &[$($($iname)?)?]),
                docs: $crate::__docs!([$k] $name $([$($attr)*])*),
                arms: __SORTED,
                own: $k::__private::union_fingerprint(__SORTED),
            };

            impl $k::__private::Field for $name {
                const TYPE: $k::__private::TypeRef = $k::__private::TypeRef::union(__KEY, __SCOPE, __IDENT);
                type Model = $k::__private::UnionModel;
            }
            impl $k::__private::Outlined for $name {
                const OUTLINE: $k::__private::Outline =
                    $k::__private::Outline { key: __KEY, ident: __IDENT, fields: &[], arms: __ARMS, plain: &[] };
            }
            impl<const __LAZY: $k::__private::bool> $k::__private::Described<__LAZY> for $name {
                const DESC: $k::__private::TypeDesc = $k::__private::TypeDesc::Union(&__DESC);
            }
            impl $k::__private::Default for $name {
                #[doc = "Null."]
                fn default() -> Self { Self::Unknown(0) }
            }
            // SAFETY: all walks choose the arm by the tag alone, and agree on its table.
            unsafe impl $k::__private::Union for $name {
                const DESC: &'static $k::__private::UnionDesc = &__DESC;
                fn unknown(__tag: $k::__private::u32) -> Self { Self::Unknown(__tag) }
                #[inline]
                fn walk<__V: $k::__private::ArmVisitor>(&self, __v: __V) -> __V::Out {
                    match self {
                        $( Self::$arm(__arm) => <$ty as $k::__private::ArmMember>::walk(
                            __arm, __v, &__ARMS[__A::$arm as $k::__private::usize],
                        ), )*
                        Self::Unknown(__tag) => __v.unknown(*__tag),
                    }
                }
                #[inline]
                fn walk_type<__V: $k::__private::ArmTypeVisitor>(__tag: $k::__private::u32, __v: __V) -> __V::Out {
                    $( if __tag == __ARMS[__A::$arm as $k::__private::usize].tag {
                        return <$ty as $k::__private::ArmMember>::walk_type(
                            __v, &__ARMS[__A::$arm as $k::__private::usize],
                        );
                    } )*
                    __v.unknown(__tag)
                }
                // Out of line, so that arms that are large in themselves stay off the stack of nested unions.
                #[inline(never)]
                fn set(&mut self, __tag: $k::__private::u32) {
                    $( if __tag == __ARMS[__A::$arm as $k::__private::usize].tag {
                        *self = Self::$arm(<$ty as $k::__private::ArmMember>::initial());
                        return;
                    } )*
                    *self = Self::Unknown(__tag);
                }
                #[inline]
                fn fill<__S: $k::__private::ArmSource>(&mut self, __s: __S) {
                    match self {
                        $( Self::$arm(__arm) => <$ty as $k::__private::ArmMember>::fill(__arm, __s), )*
                        Self::Unknown(_) => {}
                    }
                }
            }
            impl $k::__private::ViewedUnion for $name {
                type View<'a> = $V<'a>;
                #[inline]
                fn view<'a>(__held: $k::__private::Held<'a, Self>) -> $V<'a> {
                    $(
                        // SAFETY: the table is the one of the arm with this tag.
                        let __object = unsafe {
                            __held.object(__ARMS[__A::$arm as $k::__private::usize].tag)
                        };
                        if let $k::__private::Option::Some(__object) = __object {
                            return <$ty as $k::__private::ArmMember>::view(__object, $V::$arm);
                        }
                    )*
                    $V::Unknown(__held.tag())
                }
            }
            impl<'a> $k::__private::TryFrom<$V<'a>> for $name {
                type Error = $k::ReadError;
                fn try_from(__view: $V<'a>) -> $k::__private::Result<Self, $k::ReadError> {
                    match __view {
                        $( $V::$arm(__arm) => <$ty as $k::__private::ArmMember>::owned(__arm, Self::$arm), )*
                        $V::Unknown(__tag) => $k::__private::Result::Ok(Self::Unknown(__tag)),
                    }
                }
            }
        };
    };
    (
        [$k:tt] [$B:ident] [$V:ident] [$vis:vis] $attrs:tt $name:ident
        [[$( $opt:ident $(= $val:literal)? ),* $(,)?]] $arms:tt
    ) => {
        const _: $k::__private::UnionOptions = $k::__private::UnionOptions$( .$opt($($val)?) )*;
        $crate::__arms! { [$k] [$B] [$V] [$vis] $attrs $name [] $arms }
    };
}
