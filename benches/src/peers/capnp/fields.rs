//! What is done for one field of a struct, by its kind:
//!
//! | Kind | In Cap'n Proto |
//! |---|---|
//! | `value` | a scalar or an enum |
//! | `optional` | a scalar, and a flag `has…` beside it |
//! | `bits` | a bitmap, and the scalars that are present if their bit is set |
//! | `inline` | a group |
//! | `text`, `data`, `list`, `item` | a pointer to a text, bytes, a list, a struct; `maybe_…` if it may be null |

/// Sets a field of the builder `$to` from the place `$value`.
macro_rules! set {
    (value $to:ident $field:ident ($value:expr)) => { paste::paste! {
        $to.[<set_ $field>]($crate::peers::capnp::Scalar::scalar($value));
    }};
    (optional $to:ident $field:ident ($value:expr)) => { paste::paste! {
        if let Some(value) = $value {
            $to.[<set_has_ $field>](true);
            $to.[<set_ $field>](value);
        }
    }};
    (bits $to:ident $field:ident ($value:expr) [$self:ident $($bit:ident)*]) => { paste::paste! {
        let mut bitmap = 0;
        let mut bit = 1;
        $(
            if let Some(value) = $self.$bit {
                bitmap |= bit;
                $to.[<set_ $bit>](value);
            }
            bit <<= 1;
        )*
        let _ = bit;
        $to.[<set_ $field>](bitmap);
    }};
    (text $to:ident $field:ident ($value:expr)) => { paste::paste! {
        $to.[<set_ $field>](&$value);
    }};
    (data $to:ident $field:ident ($value:expr)) => { paste::paste! {
        $to.[<set_ $field>](&$value);
    }};
    (inline $to:ident $field:ident ($value:expr)) => { paste::paste! {
        let builder = $to.reborrow().[<get_ $field>]();
        $crate::peers::capnp::Fill::put(&$value, builder);
    }};
    (list $to:ident $field:ident ($value:expr)) => { paste::paste! {
        let builder = $to.reborrow().[<init_ $field>]($value.len() as u32);
        $crate::peers::capnp::Fill::put(&$value, builder);
    }};
    (item $to:ident $field:ident ($value:expr)) => { paste::paste! {
        let builder = $to.reborrow().[<init_ $field>]();
        $crate::peers::capnp::Fill::put(&$value, builder);
    }};
    (maybe_text $to:ident $field:ident ($value:expr)) => {
        if let Some(value) = &$value {
            $crate::peers::capnp::fields::set!(text $to $field (value));
        }
    };
    (maybe_data $to:ident $field:ident ($value:expr)) => { paste::paste! {
        if let Some(value) = &$value {
            $to.[<set_ $field>](value);
        }
    }};
    (maybe_list $to:ident $field:ident ($value:expr)) => {
        if let Some(value) = &$value {
            $crate::peers::capnp::fields::set!(list $to $field (*value));
        }
    };
    (maybe_item $to:ident $field:ident ($value:expr)) => {
        if let Some(value) = &$value {
            $crate::peers::capnp::fields::set!(item $to $field (*value));
        }
    };
}
pub(super) use set;

/// Walks over a field of the reader `$from`.
macro_rules! walk {
    (optional $from:ident $field:ident $sum:ident) => { paste::paste! {
        match $from.[<get_has_ $field>]() {
            true => $crate::walk::Walk::walk(&$from.[<get_ $field>](), $sum),
            false => $sum.absent(),
        }
    }};
    (bits $from:ident $field:ident $sum:ident [$($bit:ident)*]) => { paste::paste! {
        let bitmap = $from.[<get_ $field>]();
        let mut bit = 1;
        $(
            match bitmap & bit != 0 {
                true => $crate::walk::Walk::walk(&$from.[<get_ $bit>](), $sum),
                false => $sum.absent(),
            }
            bit <<= 1;
        )*
        let _ = bit;
    }};
    (maybe_text $from:ident $field:ident $sum:ident) => {
        $crate::peers::capnp::fields::walk!(@ maybe $from $field $sum)
    };
    (maybe_data $from:ident $field:ident $sum:ident) => {
        $crate::peers::capnp::fields::walk!(@ maybe $from $field $sum)
    };
    (maybe_list $from:ident $field:ident $sum:ident) => {
        $crate::peers::capnp::fields::walk!(@ maybe $from $field $sum)
    };
    (maybe_item $from:ident $field:ident $sum:ident) => {
        $crate::peers::capnp::fields::walk!(@ maybe $from $field $sum)
    };
    (@ maybe $from:ident $field:ident $sum:ident) => { paste::paste! {
        match $from.[<has_ $field>]() {
            true => $crate::walk::Walk::walk(&$from.[<get_ $field>](), $sum),
            false => $sum.absent(),
        }
    }};
    ($kind:ident $from:ident $field:ident $sum:ident) => { paste::paste! {
        $crate::walk::Walk::walk(&$from.[<get_ $field>](), $sum)
    }};
}
pub(super) use walk;
