//! The runtime, which comes with the headers: generated code and runtime of one export always fit each other.

/// Lists the runtime's headers by name.
macro_rules! runtime {
    ($($name:literal)*) => {
        /// The headers of the runtime, by their paths below an include folder.
        pub const RUNTIME: &[(&str, &str)] = &[$(
            (concat!("tessera/", $name, ".hpp"), include_str!(concat!("../../include/tessera/", $name, ".hpp"))),
        )*];
    };
}

runtime! {
    "abi" "array" "compare" "enum" "error" "inspect" "iterator" "json" "keys" "load" "map" "memo" "place" "plain" "print" "reader" "search" "set" "table" "text" "type" "union" "utf8" "values" "vector" "verify"
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::{fs, path::Path};

    #[test]
    fn every_header_of_the_runtime_comes_along() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/tessera");
        let there =
            fs::read_dir(folder).expect("the runtime").map(|entry| entry.expect("an entry").file_name());
        let there: BTreeSet<String> = there
            .map(|name| format!("tessera/{}", name.to_string_lossy()))
            .filter(|name| name.ends_with(".hpp"))
            .collect();
        let listed: BTreeSet<String> = RUNTIME.iter().map(|(path, _)| (*path).to_owned()).collect();
        assert_eq!(listed, there);
    }
}
