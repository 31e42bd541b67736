//! Arrays of numbers in the buffers.
//!
//! The readers of the `gltf` crate (sparse accessors, strides, conversions) trust that an accessor has
//! elements, lies inside its buffer, and has a type that its use allows. [`check`] and [`Data::expect`] see
//! to that first.

use super::ImportError;
use gltf::accessor::{DataType, Dimensions, Item, Iter};
use gltf::{Accessor, Buffer, buffer};

/// The bytes that an accessor without a buffer may stand for; it is all zero, and need not be in the file.
const MAX_ZEROS: usize = 1 << 30;

/// Checks that every accessor lies inside its buffer.
pub(super) fn check(document: &gltf::Document, buffers: &[Vec<u8>]) -> Result<(), ImportError> {
    for accessor in document.accessors() {
        let invalid = |what: &str| ImportError::invalid(format!("accessor {} {what}", accessor.index()));
        let (count, size) = (accessor.count(), accessor.size());
        if count == 0 {
            return Err(invalid("has no elements"));
        }
        match accessor.view() {
            Some(view) if !fits(&view, buffers, accessor.offset(), count, size) => {
                return Err(invalid("lies outside its buffer"));
            }
            None if count.saturating_mul(size) > MAX_ZEROS => return Err(invalid("is too large")),
            _ => {}
        }
        if let Some(sparse) = accessor.sparse() {
            let (indices, values) = (sparse.indices(), sparse.values());
            let inside = (1..=count).contains(&sparse.count())
                && fits(
                    &indices.view(),
                    buffers,
                    indices.offset(),
                    sparse.count(),
                    indices.index_type().size(),
                )
                && fits(&values.view(), buffers, values.offset(), sparse.count(), size);
            if !inside {
                return Err(invalid("has sparse elements outside their buffer"));
            }
        }
    }
    Ok(())
}

/// Whether `count` elements of `size` bytes, the first at `offset`, lie inside the view and its buffer.
fn fits(view: &buffer::View<'_>, buffers: &[Vec<u8>], offset: usize, count: usize, size: usize) -> bool {
    let stride = view.stride().unwrap_or(size);
    let end = (count - 1)
        .checked_mul(stride)
        .and_then(|start| start.checked_add(size))
        .and_then(|end| end.checked_add(offset));
    let view_end = view.offset().checked_add(view.length());
    let buffer = buffers.get(view.buffer().index()).map_or(0, Vec::len);
    stride >= size && end.is_some_and(|end| end <= view.length()) && view_end.is_some_and(|end| end <= buffer)
}

/// An array of floats.
pub(super) trait Floats: Item {
    /// How glTF names its shape.
    const DIMENSIONS: Dimensions;
}

impl Floats for f32 {
    const DIMENSIONS: Dimensions = Dimensions::Scalar;
}
impl Floats for [f32; 3] {
    const DIMENSIONS: Dimensions = Dimensions::Vec3;
}
impl Floats for [f32; 4] {
    const DIMENSIONS: Dimensions = Dimensions::Vec4;
}
impl Floats for [[f32; 4]; 4] {
    const DIMENSIONS: Dimensions = Dimensions::Mat4;
}

/// Reads checked accessors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Data<'a> {
    buffers: &'a [Vec<u8>],
}

impl<'a> Data<'a> {
    /// What the accessors of a document read from. [`check`] accepted them.
    pub(super) fn new(buffers: &'a [Vec<u8>]) -> Self {
        Data { buffers }
    }

    /// What the readers of the `gltf` crate ask for bytes.
    pub(super) fn get<'d>(self) -> impl Fn(Buffer<'d>) -> Option<&'a [u8]> + Clone {
        move |buffer| self.buffers.get(buffer.index()).map(Vec::as_slice)
    }

    /// Checks that an accessor has a type that its use allows.
    pub(super) fn expect(
        accessor: &Accessor<'_>,
        dimensions: &[Dimensions],
        types: &[DataType],
    ) -> Result<(), ImportError> {
        if dimensions.contains(&accessor.dimensions()) && types.contains(&accessor.data_type()) {
            return Ok(());
        }
        Err(ImportError::invalid(format!(
            "accessor {} is {:?} of {:?}, where {dimensions:?} of {types:?} is expected",
            accessor.index(),
            accessor.dimensions(),
            accessor.data_type(),
        )))
    }

    /// The elements of an accessor that must be floats of the shape `T`; none if there is no accessor.
    pub(super) fn floats<T: Floats, U: From<T>>(
        self,
        accessor: Option<Accessor<'_>>,
    ) -> Result<Vec<U>, ImportError> {
        let Some(accessor) = accessor else { return Ok(Vec::new()) };
        Self::expect(&accessor, &[T::DIMENSIONS], &[DataType::F32])?;
        Ok(Iter::<T>::new(accessor, self.get()).into_iter().flatten().map(U::from).collect())
    }
}
