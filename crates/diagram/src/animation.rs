//! A game that moves: positions one after another, as GIF or as SVG.

mod gif;
mod palette;
mod smil;

use crate::Picture;
use crate::picture::check_width;
use std::fmt;

/// The pictures an animation may have at most.
pub const MOST_FRAMES: usize = 1000;
/// The widest GIF.
pub const WIDEST_GIF: u32 = 1600;

/// How long each position is seen, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Every position but the last.
    pub each: u32,
    /// The last, before it all begins anew.
    pub last: u32,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { each: 1000, last: 4000 }
    }
}

/// Why there is no animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationError {
    /// There is no picture.
    Empty,
    /// There are more than [`MOST_FRAMES`].
    TooLong,
    /// It would be too wide or too narrow.
    Size,
}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnimationError::Empty => f.write_str("expected one picture at least"),
            AnimationError::TooLong => write!(f, "expected {MOST_FRAMES} positions at most"),
            AnimationError::Size => write!(f, "expected a width from 16 to {WIDEST_GIF} pixels"),
        }
    }
}

impl std::error::Error for AnimationError {}

/// The pictures as GIF, this many pixels wide, going round for ever. Board, title and names are the first picture's; the
/// others differ from it in position, marks and caption.
///
/// ```
/// use diagram::{Pace, Picture};
/// use shogi::{Position, Setup};
/// let mut position = Position::even();
/// let mut pictures = vec![Picture::new(position.to_setup())];
/// for m in ["7g7f", "3c3d"] {
///     position.play(m.parse().unwrap()).unwrap();
///     pictures.push(Picture::new(position.to_setup()));
/// }
/// let gif = diagram::gif(pictures, 200, Pace::default()).unwrap();
/// assert!(gif.starts_with(b"GIF89a"));
/// ```
///
/// # Errors
/// If there are no pictures or too many, or they are too wide.
pub fn gif(pictures: impl IntoIterator<Item = Picture>, width: u32, pace: Pace) -> Result<Vec<u8>, AnimationError> {
    check_width(width).ok().filter(|()| width <= WIDEST_GIF).ok_or(AnimationError::Size)?;
    gif::write(&collected(pictures)?, width, pace)
}

/// The pictures as one SVG that moves, as [`gif()`] does. A reader that shows no motion shows the last.
///
/// # Errors
/// If there are no pictures or too many.
pub fn animated_svg(pictures: impl IntoIterator<Item = Picture>, pace: Pace) -> Result<String, AnimationError> {
    Ok(smil::write(&collected(pictures)?, pace))
}

/// The pictures, with room for a caption in all if any has one.
fn collected(pictures: impl IntoIterator<Item = Picture>) -> Result<Vec<Picture>, AnimationError> {
    let mut pictures: Vec<Picture> = pictures.into_iter().take(MOST_FRAMES + 1).collect();
    if pictures.len() > MOST_FRAMES {
        return Err(AnimationError::TooLong);
    }
    let Some(first) = pictures.first() else { return Err(AnimationError::Empty) };
    let style = first.style.clone();
    let is_captioned = pictures.iter().any(|picture| !picture.caption.is_empty());
    for picture in &mut pictures {
        picture.style.clone_from(&style);
        if is_captioned && picture.caption.is_empty() {
            picture.caption.push(' ');
        }
    }
    Ok(pictures)
}
