//! Unions.

/// One union: the owned enum, the enum of views, the descriptor, the walks. The first arm is the grammar, the
/// second only explains an unknown option.
#[doc(hidden)]
#[macro_export]
macro_rules! __union {
    (
        [$k:tt] [$B:ident] [$V:ident] [$vis:vis] [$([$($attr:tt)*])*] $name:ident
        [$([$(name = $iname:literal)?])?]
        { $( $(#[$($aattr:tt)*])* $arm:ident $(= $ty:ty)? ),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        #[derive($k::__private::Clone, $k::__private::Debug, $k::__private::PartialEq)]
        #[allow(missing_docs)]
        $vis enum $name {
            $( $(#[$($aattr)*])* $arm($crate::__arm!($arm $($ty)?)), )*
            #[doc = "Null (0), or the tag of an arm that this build does not know."]
            Unknown($k::__private::u32),
        }

        #[doc = $k::__private::concat!("Reads a [`", $k::__private::stringify!($name), "`] in place.")]
        #[derive(
            $k::__private::Clone, $k::__private::Copy, $k::__private::Debug, $k::__private::PartialEq
        )]
        #[allow(missing_docs, dead_code)]
        $vis enum $V<'a> {
            $( $arm(<<$crate::__arm!($arm $($ty)?) as $k::__private::UnionArm>::Table
                as $k::__private::Viewed>::View<'a>), )*
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
                $k::__private::arm_of::<$crate::__arm!($arm $($ty)?)>(
                    $k::__private::strip_raw($k::__private::stringify!($arm))
                ),
            )* ];
            const __SORTED: &[$k::__private::Arm] =
                &$k::__private::sorted_arms(__IDENT, *__ARMS);
            const __DESC: $k::__private::UnionDesc = $k::__private::UnionDesc {
                key: __KEY,
                ident: __IDENT,
                name: $k::__private::stable_name(__IDENT, &[$($($iname)?)?]),
                docs: $crate::__docs!([$k] $([$($attr)*])*),
                arms: __SORTED,
                own: $k::__private::union_fingerprint(__SORTED),
            };

            impl $k::__private::Field for $name {
                const TYPE: $k::__private::TypeRef = $k::__private::TypeRef::union(__KEY, __SCOPE, __IDENT);
                type Model = $k::__private::UnionModel;
            }
            impl $k::__private::Outlined for $name {
                const OUTLINE: $k::__private::Outline =
                    $k::__private::Outline { key: __KEY, ident: __IDENT, fields: &[], arms: __ARMS };
            }
            impl<const __LAZY: $k::__private::bool> $k::__private::Described<__LAZY> for $name {
                const DESC: $k::__private::TypeDesc = $k::__private::TypeDesc::Union(&__DESC);
            }
            impl $k::__private::Default for $name {
                #[doc = "Null."]
                fn default() -> Self { Self::Unknown(0) }
            }
            impl $k::__private::Union for $name {
                const DESC: &'static $k::__private::UnionDesc = &__DESC;
                fn unknown(__tag: $k::__private::u32) -> Self { Self::Unknown(__tag) }
                #[inline]
                fn walk<__V: $k::__private::ArmVisitor>(&self, __v: __V) -> __V::Out {
                    match self {
                        $( Self::$arm(__arm) => __v.arm(
                            &__ARMS[__A::$arm as $k::__private::usize],
                            $k::__private::UnionArm::table(__arm),
                        ), )*
                        Self::Unknown(__tag) => __v.unknown(*__tag),
                    }
                }
                #[inline]
                fn walk_type<__V: $k::__private::ArmTypeVisitor>(__tag: $k::__private::u32, __v: __V) -> __V::Out {
                    $( if __tag == __ARMS[__A::$arm as $k::__private::usize].tag {
                        return __v.arm::<<$crate::__arm!($arm $($ty)?) as $k::__private::UnionArm>::Table>(
                            &__ARMS[__A::$arm as $k::__private::usize],
                        );
                    } )*
                    __v.unknown(__tag)
                }
                #[inline]
                fn build<__S: $k::__private::ArmSource>(__tag: $k::__private::u32, __s: __S) -> Self {
                    $( if __tag == __ARMS[__A::$arm as $k::__private::usize].tag {
                        return Self::$arm($k::__private::UnionArm::from_table(__s.arm()));
                    } )*
                    Self::Unknown(__tag)
                }
            }
            impl $k::__private::ViewedUnion for $name {
                type View<'a> = $V<'a>;
                #[inline]
                fn view<'a>(__held: $k::__private::Held<'a, Self>) -> $V<'a> {
                    $(
                        // SAFETY: the table is the one of the arm with this tag.
                        let __object = unsafe { __held.object::<
                            <$crate::__arm!($arm $($ty)?) as $k::__private::UnionArm>::Table
                        >(__ARMS[__A::$arm as $k::__private::usize].tag) };
                        if let $k::__private::Option::Some(__object) = __object {
                            return $V::$arm($k::__private::Viewed::view(__object));
                        }
                    )*
                    $V::Unknown(__held.tag())
                }
            }
            impl<'a> $k::__private::TryFrom<$V<'a>> for $name {
                type Error = $k::ReadError;
                fn try_from(__view: $V<'a>) -> $k::__private::Result<Self, $k::ReadError> {
                    $k::__private::Result::Ok(match __view {
                        $( $V::$arm(__arm) => Self::$arm($k::__private::UnionArm::from_table(
                            $k::__private::to_owned($k::__private::TableView::object(__arm))?,
                        )), )*
                        $V::Unknown(__tag) => Self::Unknown(__tag),
                    })
                }
            }
        };
    };
    (
        [$k:tt] [$B:ident] [$V:ident] [$vis:vis] [$($attrs:tt)*] $name:ident
        [$([$( $opt:ident $(= $val:literal)? ),* $(,)?])?] { $($body:tt)* }
    ) => {
        const _: $k::__private::UnionOptions = $k::__private::UnionOptions$($( .$opt($($val)?) )*)?;
    };
}
