//! See the description in Cargo.toml; filled in below.
