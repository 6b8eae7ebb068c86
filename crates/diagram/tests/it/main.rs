//! Pictures as their makers get them: files.

mod png;
mod positions;
mod svg;
