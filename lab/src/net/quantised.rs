//! The net in whole numbers: the file that the engine reads, and a slow, plain reading of it to check both by.
//!
//! All little endian: `MYKNET01`; buckets, width and sets of layers (4 bytes each); the bucket of each square of the own king
//! (81 bytes), three bytes of nothing; the sums' bias and the rows (2 bytes a number, 255 is one); then for each set of
//! layers: the first layer's bias (4 bytes, 127·64 is one) and weights (1 byte, 64 is one, output after output), the second
//! layer's likewise, the last one's bias (4 bytes, 127·1024 is one) and weights (2 bytes, 1024 is one).

use super::features::Features;
use super::line::LANES;
use super::shape::{HIDDEN, OUTER, Shape};
use super::weights::{SUM_ONE, WEIGHT_ONE, Weights};
use crate::failure;
use std::io::{self, Read, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"MYKNET01";
/// One, between layers.
const ONE: i32 = 127;
/// [`WEIGHT_ONE`] as a shift.
const WEIGHT_SHIFT: u32 = 6;
/// One, among the weights of the last layer.
const OUT_ONE: i32 = 1024;
/// A value of one in hundredths of a pawn.
pub(crate) const CENTIPAWNS: i32 = 600;

/// A net in whole numbers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Quantised {
    shape: Shape,
    bias: Vec<i16>,
    rows: Vec<i16>,
    stacks: Vec<QuantisedStack>,
}

#[derive(Clone, Debug, PartialEq)]
struct QuantisedStack {
    first_bias: Vec<i32>,
    first: Vec<i8>,
    second_bias: Vec<i32>,
    second: Vec<i8>,
    out_bias: i32,
    out: Vec<i16>,
}

impl Quantised {
    /// The nearest whole numbers.
    pub(crate) fn of(weights: &Weights) -> Quantised {
        let sums = |lines: &[super::Line]| lines.iter().flat_map(|line| line.0).map(|x| short(x, SUM_ONE)).collect();
        Quantised {
            shape: weights.shape().clone(),
            bias: sums(weights.bias()),
            rows: sums(weights.rows()),
            stacks: (0..weights.shape().stacks()).map(|i| QuantisedStack::of(weights, i)).collect(),
        }
    }

    /// The same numbers as floats again.
    pub(crate) fn to_weights(&self) -> Weights {
        let mut weights = Weights::zero(&self.shape);
        let (bias, rows) = weights.bias_and_rows_mut();
        for (lines, numbers) in [(bias, &self.bias), (rows, &self.rows)] {
            for (to, from) in lines.iter_mut().flat_map(|line| &mut line.0).zip(numbers) {
                *to = f32::from(*from) / SUM_ONE;
            }
        }
        for (i, stack) in self.stacks.iter().enumerate() {
            stack.put_into(&mut weights, i);
        }
        weights
    }

    /// How large the net is.
    pub(crate) fn shape(&self) -> &Shape {
        &self.shape
    }

    /// What the position is worth to the side to move, in hundredths of a pawn.
    pub(crate) fn evaluate(&self, features: &Features) -> i32 {
        let width = self.shape.width();
        let mut inputs = Vec::with_capacity(2 * width);
        for view in 0..2 {
            let mut sums: Vec<i32> = self.bias.iter().copied().map(i32::from).collect();
            for feature in features.seen_by(view) {
                let row = &self.rows[usize::from(*feature) * width..][..width];
                sums.iter_mut().zip(row).for_each(|(sum, x)| *sum += i32::from(*x));
            }
            inputs.extend(sums.into_iter().map(|x| x.clamp(0, 255)).map(|x| (x * x) >> 9));
        }
        self.stacks[features.stack()].evaluate(&inputs)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If `to` does not take it.
    pub(crate) fn write(&self, mut to: impl Write) -> io::Result<()> {
        to.write_all(MAGIC)?;
        for size in [self.shape.buckets(), self.shape.width(), self.shape.stacks()] {
            to.write_all(&(size as u32).to_le_bytes())?;
        }
        to.write_all(self.shape.bucket_of())?;
        to.write_all(&[0; 3])?;
        let mut bytes = Vec::new();
        bytes.extend(self.bias.iter().chain(&self.rows).flat_map(|x| x.to_le_bytes()));
        self.stacks.iter().for_each(|stack| stack.append_to(&mut bytes));
        to.write_all(&bytes)
    }

    /// Reads the file at `path`.
    ///
    /// # Errors
    /// If it cannot be read, or is not such a file.
    pub(crate) fn read(path: &Path) -> io::Result<Quantised> {
        let bytes = failure::at(path, std::fs::read(path))?;
        Quantised::from_bytes(&bytes).map_err(|what| failure::wrong(path, &what))
    }

    fn from_bytes(mut bytes: &[u8]) -> Result<Quantised, String> {
        let input = &mut bytes;
        if take::<8>(input)? != *MAGIC {
            return Err("is not a net: it does not begin with MYKNET01".into());
        }
        let [buckets, width, stacks] =
            [take(input)?, take(input)?, take(input)?].map(|x| u32::from_le_bytes(x) as usize);
        let shape = Shape::with_buckets(take(input)?, width, stacks)?;
        if shape.buckets() != buckets {
            return Err(format!("says {buckets} buckets, but its map has {}", shape.buckets()));
        }
        take::<3>(input)?;
        let net = Quantised {
            bias: numbers(input, width, i16::from_le_bytes)?,
            rows: numbers(input, width * shape.features(), i16::from_le_bytes)?,
            stacks: (0..stacks).map(|_| QuantisedStack::take(input, width)).collect::<Result<_, _>>()?,
            shape,
        };
        if input.is_empty() { Ok(net) } else { Err(format!("has {} bytes too many", input.len())) }
    }
}

impl QuantisedStack {
    fn of(weights: &Weights, stack: usize) -> QuantisedStack {
        let stack = weights.stack(stack);
        let byte = |x: f32| round(x, WEIGHT_ONE).clamp(-127, 127) as i8;
        let bias = |x: f32| round(x, ONE as f32 * WEIGHT_ONE);
        let numbers = |lines: &[super::Line]| lines.iter().flat_map(|line| line.0).collect::<Vec<_>>();
        let first = numbers(stack.first);
        let second = numbers(stack.second);
        let turned = |matrix: &[f32], outputs: usize| {
            let inputs = matrix.len() / outputs;
            (0..matrix.len()).map(|i| byte(matrix[i % inputs * outputs + i / inputs])).collect()
        };
        QuantisedStack {
            first_bias: stack.first_bias.0.map(bias).to_vec(),
            first: turned(&first, HIDDEN),
            second_bias: numbers(stack.second_bias).into_iter().map(bias).collect(),
            second: turned(&second, OUTER),
            out_bias: round(stack.out_bias, (ONE * OUT_ONE) as f32),
            out: numbers(stack.out).into_iter().map(|x| short(x, OUT_ONE as f32)).collect(),
        }
    }

    fn put_into(&self, weights: &mut Weights, stack: usize) {
        let stack = weights.stack_mut(stack);
        let bias_one = ONE as f32 * WEIGHT_ONE;
        let inputs = stack.first.len();
        for (i, x) in self.first.iter().enumerate() {
            stack.first[i % inputs].0[i / inputs] = f32::from(*x) / WEIGHT_ONE;
        }
        for (i, x) in self.second.iter().enumerate() {
            let (input, output) = (i % OUTER, i / OUTER);
            stack.second[2 * input + output / LANES].0[output % LANES] = f32::from(*x) / WEIGHT_ONE;
        }
        for (to, from) in stack.first_bias.0.iter_mut().zip(&self.first_bias) {
            *to = *from as f32 / bias_one;
        }
        for (to, from) in stack.second_bias.iter_mut().flat_map(|line| &mut line.0).zip(&self.second_bias) {
            *to = *from as f32 / bias_one;
        }
        for (to, from) in stack.out.iter_mut().flat_map(|line| &mut line.0).zip(&self.out) {
            *to = f32::from(*from) / OUT_ONE as f32;
        }
        *stack.out_bias = self.out_bias as f32 / (ONE * OUT_ONE) as f32;
    }

    fn evaluate(&self, inputs: &[i32]) -> i32 {
        let hidden = layer(&self.first_bias, &self.first, inputs);
        let plain = hidden.iter().map(|x| (x >> WEIGHT_SHIFT).clamp(0, ONE));
        let squared = hidden.iter().map(|x| ((i64::from(*x) * i64::from(*x)) >> 19).min(i64::from(ONE)) as i32);
        let outer = layer(&self.second_bias, &self.second, &plain.chain(squared).collect::<Vec<_>>());
        let products =
            outer.iter().zip(&self.out).map(|(x, weight)| (x >> WEIGHT_SHIFT).clamp(0, ONE) * i32::from(*weight));
        let sum = i64::from(self.out_bias) + products.map(i64::from).sum::<i64>();
        (sum * i64::from(CENTIPAWNS) / i64::from(ONE * OUT_ONE)) as i32
    }

    fn append_to(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.first_bias.iter().flat_map(|x| x.to_le_bytes()));
        bytes.extend(self.first.iter().map(|x| *x as u8));
        bytes.extend(self.second_bias.iter().flat_map(|x| x.to_le_bytes()));
        bytes.extend(self.second.iter().map(|x| *x as u8));
        bytes.extend(self.out_bias.to_le_bytes());
        bytes.extend(self.out.iter().flat_map(|x| x.to_le_bytes()));
    }

    fn take(input: &mut &[u8], width: usize) -> Result<QuantisedStack, String> {
        Ok(QuantisedStack {
            first_bias: numbers(input, HIDDEN, i32::from_le_bytes)?,
            first: numbers(input, HIDDEN * 2 * width, i8::from_le_bytes)?,
            second_bias: numbers(input, OUTER, i32::from_le_bytes)?,
            second: numbers(input, OUTER * OUTER, i8::from_le_bytes)?,
            out_bias: i32::from_le_bytes(take(input)?),
            out: numbers(input, OUTER, i16::from_le_bytes)?,
        })
    }
}

/// Each output's bias and its inputs, weighed.
fn layer(bias: &[i32], weights: &[i8], inputs: &[i32]) -> Vec<i32> {
    let weigh = |weights: &[i8]| weights.iter().zip(inputs).map(|(weight, x)| i32::from(*weight) * x).sum::<i32>();
    bias.iter().zip(weights.chunks_exact(inputs.len())).map(|(bias, weights)| bias + weigh(weights)).collect()
}

fn round(x: f32, one: f32) -> i32 {
    (x * one).round() as i32
}

fn short(x: f32, one: f32) -> i16 {
    round(x, one).clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

fn take<const N: usize>(input: &mut &[u8]) -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    input.read_exact(&mut bytes).map_err(|_| "is cut short".to_owned())?;
    Ok(bytes)
}

fn numbers<const N: usize, T>(input: &mut &[u8], count: usize, read: fn([u8; N]) -> T) -> Result<Vec<T>, String> {
    (0..count).map(|_| take(input).map(read)).collect()
}

#[cfg(test)]
mod tests;
