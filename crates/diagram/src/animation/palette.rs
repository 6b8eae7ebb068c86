//! The colours of a GIF: 255, and one that lets the picture before shine through.

use color_quant::NeuQuant;
use std::collections::BTreeSet;
use tiny_skia::Pixmap;

/// The index of no colour.
pub(super) const CLEAR: u8 = 255;

/// Up to 255 colours, and for every other the nearest of them.
pub(super) struct Palette {
    colors: Vec<[u8; 3]>,
    /// The index by the six upper bits of red, green and blue; unknown until it is asked for.
    nearest: Vec<Option<u8>>,
}

impl Palette {
    /// The colours that serve these pictures best.
    pub(super) fn new(samples: &[Pixmap]) -> Palette {
        let pixels = samples.iter().flat_map(|pixmap| pixmap.data().chunks_exact(4));
        let mut colors = BTreeSet::new();
        for pixel in pixels.clone() {
            colors.insert([pixel[0], pixel[1], pixel[2]]);
            if colors.len() > 255 {
                break;
            }
        }
        let colors = if colors.len() <= 255 {
            colors.into_iter().collect()
        } else {
            let all: Vec<u8> = pixels.flatten().copied().collect();
            // Of small pictures every pixel teaches, of large ones every tenth.
            let step = if all.len() < 1 << 20 { 1 } else { 10 };
            let map = NeuQuant::new(step, 255, &all).color_map_rgb();
            map.chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect()
        };
        Palette { colors, nearest: vec![None; 1 << 18] }
    }

    /// Red, green and blue of every colour, the clear one included.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize(256 * 3, 0);
        bytes
    }

    /// The indexes of a picture's pixels.
    pub(super) fn indexes(&mut self, pixmap: &Pixmap) -> Vec<u8> {
        pixmap.data().chunks_exact(4).map(|pixel| self.index([pixel[0], pixel[1], pixel[2]])).collect()
    }

    fn index(&mut self, rgb: [u8; 3]) -> u8 {
        let [r, g, b] = rgb.map(|part| usize::from(part >> 2));
        let slot = r << 12 | g << 6 | b;
        if let Some(index) = self.nearest[slot] {
            return index;
        }
        let far =
            |color: &[u8; 3]| -> u32 { color.iter().zip(rgb).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
        let nearest = (0..self.colors.len()).min_by_key(|index| far(&self.colors[*index])).unwrap_or(0);
        self.nearest[slot] = Some(nearest as u8);
        nearest as u8
    }
}

#[cfg(test)]
mod tests;
