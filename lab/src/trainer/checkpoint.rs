//! A net in training as a file, to go on another day.
//!
//! `MYKTRAIN`, the steps done (8 bytes), buckets, width, stacks (4 each), then all floats of the own part and of the common
//! ones: values, means, mean squares. All little endian.

use super::adam::Adam;
use crate::failure;
use crate::net::{Line, Quantised, Shape, Weights};
use std::fs;
use std::io;
use std::path::Path;

const MAGIC: &[u8; 8] = b"MYKTRAIN";
const HEADER: usize = 28;
const LINE: usize = size_of::<Line>();

impl Adam {
    /// Writes the file, which appears whole or not at all.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn save(&self, path: &Path) -> io::Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.steps.to_le_bytes());
        let shape = self.weights.shape();
        for size in [shape.buckets(), shape.width(), shape.stacks()] {
            bytes.extend((size as u32).to_le_bytes());
        }
        for part in [&self.own].into_iter().chain(self.common.iter().map(|common| &common.part)) {
            for lines in [&part.values, &part.mean, &part.square] {
                bytes.extend(lines.iter().flat_map(|line| line.0).flat_map(f32::to_le_bytes));
            }
        }
        let unfinished = path.with_extension("part");
        failure::at(&unfinished, fs::write(&unfinished, bytes))?;
        failure::at(path, fs::rename(unfinished, path))
    }

    /// Reads the file of a net of this shape.
    ///
    /// # Errors
    /// If it cannot be read, or holds something else.
    pub(crate) fn load(path: &Path, shape: &Shape) -> io::Result<Adam> {
        let bytes = failure::at(path, fs::read(path))?;
        Adam::from_bytes(&bytes, shape).map_err(|what| failure::wrong(path, &what))
    }

    /// The weights of a net of this shape, in training or done, with no step done yet. What is done has lost which parts
    /// its kin share, and has them as their own.
    ///
    /// # Errors
    /// If it cannot be read, or holds something else.
    pub(crate) fn begin_with(path: &Path, shape: &Shape) -> io::Result<Adam> {
        if path.extension().is_none_or(|extension| extension != "nnue") {
            return Ok(Adam::load(path, shape)?.begun_anew());
        }
        let net = Quantised::read(path)?;
        if net.shape() != shape {
            return Err(failure::wrong(path, "is a net of another shape"));
        }
        Ok(Adam::with_own(net.to_weights()))
    }

    fn from_bytes(bytes: &[u8], shape: &Shape) -> Result<Adam, String> {
        let Some((header, rest)) = bytes.split_at_checked(HEADER).filter(|(header, _)| header.starts_with(MAGIC))
        else {
            return Err("is not a net in training: it does not begin with MYKTRAIN".into());
        };
        let (steps, sizes) = header[MAGIC.len()..].split_at(8);
        let sizes: Vec<usize> = sizes.as_chunks().0.iter().map(|x| u32::from_le_bytes(*x) as usize).collect();
        if sizes != [shape.buckets(), shape.width(), shape.stacks()] {
            let [buckets, width, stacks] = sizes[..] else { unreachable!("a header holds three sizes") };
            return Err(format!("is a net of {buckets} buckets, width {width} and {stacks} stacks"));
        }
        let mut adam = Adam::with_own(Weights::zero(shape));
        adam.steps = u64::from_le_bytes(steps.try_into().expect("eight bytes"));
        let parts = [&mut adam.own].into_iter().chain(adam.common.iter_mut().map(|common| &mut common.part));
        let mut lines: Vec<&mut Line> =
            parts.flat_map(|part| [&mut part.values, &mut part.mean, &mut part.square]).flatten().collect();
        if rest.len() != lines.len() * LINE {
            return Err(format!("holds {} bytes of numbers instead of {}", rest.len(), lines.len() * LINE));
        }
        lines.iter_mut().zip(rest.as_chunks().0).for_each(|(to, bytes)| **to = read_line(bytes));
        adam.add_up();
        adam.fit();
        Ok(adam)
    }
}

fn read_line(bytes: &[u8; LINE]) -> Line {
    let floats = bytes.as_chunks().0;
    Line(std::array::from_fn(|i| f32::from_le_bytes(floats[i])))
}

#[cfg(test)]
mod tests;
