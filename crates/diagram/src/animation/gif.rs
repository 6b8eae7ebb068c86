//! GIF: the first picture whole, then only what changes.

use super::palette::{CLEAR, Palette};
use super::{AnimationError, Pace};
use crate::Picture;
use crate::raster::{Canvas, Sprites};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;
use tiny_skia::Pixmap;

pub(super) fn write(pictures: &[Picture], width: u32, pace: Pace) -> Result<Vec<u8>, AnimationError> {
    let mut film = Film::new(&pictures[0], width);
    let samples: Vec<Pixmap> =
        [0, pictures.len() / 2, pictures.len() - 1].map(|index| film.draw(&pictures[index])).into();
    let mut palette = Palette::new(&samples);
    let size = (samples[0].width(), samples[0].height());
    let [columns, rows] = [size.0, size.1].map(u16::try_from);
    let (Ok(columns), Ok(rows)) = (columns, rows) else { return Err(AnimationError::Size) };
    let mut bytes = Vec::new();
    let failed = |_| AnimationError::Size;
    let mut encoder = Encoder::new(&mut bytes, columns, rows, &palette.bytes()).map_err(failed)?;
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    let mut before: Vec<u8> = Vec::new();
    for (index, picture) in pictures.iter().enumerate() {
        let now = palette.indexes(&film.draw(picture));
        let pause = if index + 1 == pictures.len() { pace.last } else { pace.each };
        let delay = u16::try_from(pause / 10).unwrap_or(u16::MAX);
        encoder.write_frame(&Frame { delay, ..changed(&before, &now, size) }).map_err(failed)?;
        before = now;
    }
    drop(encoder);
    Ok(bytes)
}

/// Draws the pictures of one animation on the same ground.
struct Film {
    scene: crate::scene::Scene,
    ground: usize,
    pixmap: Pixmap,
    sprites: Sprites,
}

impl Film {
    fn new(first: &Picture, width: u32) -> Film {
        let scene = first.ground(crate::scene::Symbols::default());
        let canvas = Canvas::new(&scene, width);
        let mut pixmap = canvas.empty();
        canvas.draw(&scene.symbols, &scene.items, &mut pixmap);
        Film { ground: scene.items.len(), scene, pixmap, sprites: Sprites::new(canvas) }
    }

    fn draw(&mut self, picture: &Picture) -> Pixmap {
        picture.figures(&mut self.scene);
        let figures = self.scene.items.split_off(self.ground);
        let mut pixmap = self.pixmap.clone();
        self.sprites.draw(&self.scene.symbols, &figures, &mut pixmap);
        pixmap
    }
}

/// The part of a picture that differs from the one before; within it, what is the same is clear.
fn changed(before: &[u8], now: &[u8], (width, height): (u32, u32)) -> Frame<'static> {
    let (width, height) = (width as usize, height as usize);
    let differs = |at: usize| before.get(at) != now.get(at);
    let row_differs = |row: &usize| (row * width..(row + 1) * width).any(differs);
    let column_differs = |column: &usize| (0..height).any(|row| differs(row * width + column));
    let (top, bottom) = ((0..height).find(row_differs).unwrap_or(0), (0..height).rfind(row_differs).unwrap_or(0));
    let left = (0..width).find(column_differs).unwrap_or(0);
    let right = (0..width).rfind(column_differs).unwrap_or(0);
    let pixels = (top..=bottom).flat_map(|row| (left..=right).map(move |column| row * width + column));
    let buffer: Vec<u8> = pixels.map(|at| if differs(at) { now[at] } else { CLEAR }).collect();
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        dispose: DisposalMethod::Keep,
        transparent: Some(CLEAR),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests;
