//! The descriptors of blocks in the link section of the user's crate, in builds of the exporter alone.
//!
//! The cfg stands here and not in the expansion, where it would be an unknown one.

/// Puts the descriptor of a block into the section `.tessera`.
#[cfg(tessera_export)]
#[doc(hidden)]
#[macro_export]
macro_rules! __export {
    ([$k:tt] $B:ident) => {
        const _: () = {
            const __LEN: $k::__private::usize = $k::export::descriptor_len::<$B>($B.namespace, $B.docs);
            #[used]
            #[unsafe(link_section = ".tessera")]
            static __DESCRIPTOR: [$k::__private::u8; __LEN] =
                $k::export::descriptor::<$B, __LEN>($B.namespace, $B.docs);
        };
    };
}

/// Nothing, in all other builds.
#[cfg(not(tessera_export))]
#[doc(hidden)]
#[macro_export]
macro_rules! __export {
    ([$k:tt] $B:ident) => {};
}

pub use __export;
