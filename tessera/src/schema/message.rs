//! Sentences of compile errors: a const panic takes one string, so its parts are joined here first.

/// A sentence under construction; what does not fit is cut off.
pub(crate) struct Message {
    text: [u8; 480],
    len: usize,
}

impl Message {
    pub(crate) const fn new(start: &str) -> Self {
        Message { text: [0; 480], len: 0 }.with(start)
    }

    /// A sentence about a field.
    pub(crate) const fn of_field(owner: &str, field: &str) -> Self {
        Message::new("`").with(owner).with(".").with(field).with("`: ")
    }

    pub(crate) const fn with(mut self, part: &str) -> Self {
        let part = part.as_bytes();
        let mut i = 0;
        while i < part.len() && self.len < self.text.len() {
            self.text[self.len] = part[i];
            self.len += 1;
            i += 1;
        }
        self
    }

    /// Stops compilation with the sentence.
    #[track_caller]
    pub(crate) const fn fail(&self) -> ! {
        match core::str::from_utf8(self.text.split_at(self.len).0) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("mistake in a schema (its message was cut inside a character)"),
        }
    }
}
