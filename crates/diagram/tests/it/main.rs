//! Pictures as their makers get them: files.

mod animation;
mod png;
mod positions;
mod sheet;
mod svg;
