//! From the plain types to those that planus generated, before the clock runs.

/// A plain value that has a counterpart.
pub trait Convert<T> {
    /// The counterpart.
    fn convert(&self) -> T;
}

/// Types that are the same on both sides.
macro_rules! same {
    ($($Type:ty),*) => {$(
        impl Convert<$Type> for $Type {
            fn convert(&self) -> $Type {
                self.clone()
            }
        }
    )*};
}
same!(bool, u8, u16, u32, u64, i16, i32, i64, f32, f64, String);

impl<N: Convert<T>, T> Convert<Option<T>> for Option<N> {
    fn convert(&self) -> Option<T> {
        self.as_ref().map(N::convert)
    }
}

impl<N: Convert<T>, T> Convert<Vec<T>> for Vec<N> {
    fn convert(&self) -> Vec<T> {
        self.iter().map(N::convert).collect()
    }
}

/// Tables lie in boxes.
impl<N: Convert<T>, T> Convert<Box<T>> for N {
    fn convert(&self) -> Box<T> {
        Box::new(self.convert())
    }
}
