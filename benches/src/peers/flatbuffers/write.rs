//! Writing: from a plain value to the argument that a generated `create` function takes for it.
//!
//! A table can only be created after everything that it refers to. [`Arg::arg`] writes all of that and gives
//! the offset; for a scalar it is the scalar itself, and for a plain struct a reference to it.

use std::fmt;

use flatbuffers::{FlatBufferBuilder, ForwardsUOffset, UnionWIPOffset, Vector, WIPOffset};

/// A builder, and what is kept beside it.
#[derive(Default)]
pub struct Writer {
    pub(super) builder: FlatBufferBuilder<'static>,
    /// The elements written so far of each list that is being written, one list behind the other. Keeping
    /// them spares an allocation for each list.
    offsets: Vec<WIPOffset<UnionWIPOffset>>,
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

impl Writer {
    /// Writes a list of tables or strings: first each of `items`, then their offsets.
    #[inline]
    pub(super) fn list<N, T>(
        &mut self,
        items: impl Iterator<Item = N>,
        mut put: impl FnMut(&mut Self, N) -> Option<WIPOffset<T>>,
    ) -> Option<WIPOffset<Vector<'static, ForwardsUOffset<T>>>> {
        let begin = self.offsets.len();
        for item in items {
            let offset = put(self, item)?;
            self.offsets.push(WIPOffset::new(offset.value()));
        }
        let list = self.builder.create_vector(&self.offsets[begin..]);
        self.offsets.truncate(begin);
        Some(WIPOffset::new(list.value()))
    }
}

/// A value that is passed to a `create` function as a `T`. Everything that has an offset is passed as an
/// `Option`, whether it is required or not.
pub(super) trait Arg<'n, T> {
    /// Writes what the argument refers to.
    fn arg(&'n self, writer: &mut Writer) -> T;
}

/// Scalars, optional scalars, and vectors of scalars.
macro_rules! scalars {
    ($($Scalar:ty),*) => {$(
        impl Arg<'_, $Scalar> for $Scalar {
            #[inline(always)]
            fn arg(&self, _: &mut Writer) -> $Scalar {
                *self
            }
        }

        impl Arg<'_, Option<$Scalar>> for $Scalar {
            #[inline(always)]
            fn arg(&self, _: &mut Writer) -> Option<$Scalar> {
                Some(*self)
            }
        }

        impl Arg<'_, Option<WIPOffset<Vector<'static, $Scalar>>>> for Vec<$Scalar> {
            #[inline]
            fn arg(&self, writer: &mut Writer) -> Option<WIPOffset<Vector<'static, $Scalar>>> {
                Some(writer.builder.create_vector(self))
            }
        }
    )*};
}
scalars!(bool, u8, u16, u32, u64, i16, i32, i64, f32, f64);

impl Arg<'_, Option<WIPOffset<&'static str>>> for String {
    #[inline]
    fn arg(&self, writer: &mut Writer) -> Option<WIPOffset<&'static str>> {
        Some(writer.builder.create_string(self))
    }
}

impl<'n, N: Arg<'n, Option<T>>, T> Arg<'n, Option<T>> for Option<N> {
    #[inline]
    fn arg(&'n self, writer: &mut Writer) -> Option<T> {
        self.as_ref()?.arg(writer)
    }
}

impl<'n, N, T> Arg<'n, Option<WIPOffset<Vector<'static, ForwardsUOffset<T>>>>> for Vec<N>
where
    N: Arg<'n, Option<WIPOffset<T>>>,
{
    #[inline]
    fn arg(&'n self, writer: &mut Writer) -> Option<WIPOffset<Vector<'static, ForwardsUOffset<T>>>> {
        writer.list(self.iter(), |writer, item| item.arg(writer))
    }
}

/// A plain struct of ours as the generated one, which has the same bytes.
///
/// A program that writes FlatBuffers would keep its points in the generated type, whose vectors the builder
/// copies as they are. Converting them first would be a cost of the benchmark and not of the library.
#[inline(always)]
pub(super) fn same_bytes<N: Copy, G>(natives: &[N]) -> &[G] {
    const {
        assert!(size_of::<N>() == size_of::<G>() && align_of::<G>() == 1);
        assert!(cfg!(target_endian = "little"));
    }
    // SAFETY: `G` is an array of bytes, valid whatever they are, with no alignment. It takes as many bytes as
    // `N`, which the macro `structs!` asserts to be a struct without padding.
    unsafe { std::slice::from_raw_parts(natives.as_ptr().cast(), natives.len()) }
}
