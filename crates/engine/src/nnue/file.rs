//! A net as bytes: what `lab train` writes and `EvalFile` names.
//!
//! Little endian, nothing between and nothing after: the mark `MYKNET01`; the number of king buckets, [`WIDTH`] and
//! [`STACKS`] as four bytes each; the bucket of each of 81 squares of the own king; three zeros. The first layer: 256
//! biases, then 256 weights for each feature of each bucket, two bytes each. For each stack: 16 biases of four bytes, 512
//! weights of one byte for each of them in turn; 32 biases and 32 weights for each likewise; the last bias in four bytes
//! and 32 weights of two.

use super::network::{FirstLayer, Network, Stack};
use super::{HIDDEN_1, HIDDEN_2, INPUTS, STACKS, WIDTH, features};
use shogi::Square;
use std::fmt;

const MARK: &[u8; 8] = b"MYKNET01";

/// More buckets than squares would be no help.
const MOST_BUCKETS: u32 = 81;

/// Why bytes are not a net of this kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// They do not begin as a net does.
    OtherMark,
    /// A number at the beginning is not what this engine is built for: which one, what it is, what it should be.
    OtherShape(&'static str, u32, &'static str),
    /// There are fewer or more bytes than a net of this shape has: how many there are, how many there should be.
    OtherLength(usize, usize),
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::OtherMark => f.write_str("not a net of this engine: it should begin with MYKNET01"),
            NetworkError::OtherShape(what, is, should) => write!(f, "the net's {what} is {is}, not {should}"),
            NetworkError::OtherLength(is, should) => write!(f, "the net has {is} bytes; its shape needs {should}"),
        }
    }
}

impl std::error::Error for NetworkError {}

impl Network {
    /// Reads a net.
    ///
    /// # Errors
    /// If the bytes are not a net of the shape that this engine is built for.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let mut input = Input(bytes);
        let length = || NetworkError::OtherLength(bytes.len(), HEAD);
        if bytes.get(..8).is_none_or(|mark| mark != MARK) {
            return Err(NetworkError::OtherMark);
        }
        if bytes.len() < HEAD {
            return Err(length());
        }
        input.0 = &bytes[8..];
        let [buckets, width, stacks] = [(); 3].map(|()| input.i32() as u32);
        if !(1..=MOST_BUCKETS).contains(&buckets) {
            return Err(NetworkError::OtherShape("number of king buckets", buckets, "1 to 81"));
        }
        if width as usize != WIDTH {
            return Err(NetworkError::OtherShape("width", width, "256"));
        }
        if stacks as usize != STACKS {
            return Err(NetworkError::OtherShape("number of stacks", stacks, "9"));
        }
        let should = HEAD + bytes_of_first(buckets as usize) + STACKS * BYTES_OF_STACK;
        if bytes.len() != should {
            return Err(NetworkError::OtherLength(bytes.len(), should));
        }
        let map: [u8; Square::COUNT] = input.array(|input| input.byte() as u8);
        if let Some(bucket) = map.iter().find(|bucket| u32::from(**bucket) >= buckets) {
            return Err(NetworkError::OtherShape("bucket of a square", u32::from(*bucket), "below their number"));
        }
        let _: [i8; 3] = input.array(Input::byte);
        let bias = input.array(Input::i16);
        let rows = (0..buckets as usize * features::COUNT).map(|_| input.array(Input::i16)).collect();
        let first = FirstLayer::new(map, bias, rows);
        Ok(Network::new(first, (0..STACKS).map(|_| read_stack(&mut input)).collect()))
    }
}

fn read_stack(input: &mut Input<'_>) -> Stack {
    let mut stack = Stack::default();
    stack.bias_1.0 = input.array(Input::i32);
    for output in 0..HIDDEN_1 {
        for i in 0..INPUTS {
            stack.weights_1.0[i / 4][output][i % 4] = input.byte();
        }
    }
    stack.bias_2.0 = input.array(Input::i32);
    for output in 0..HIDDEN_2 {
        for i in 0..HIDDEN_2 {
            stack.weights_2.0[i / 4][output][i % 4] = input.byte();
        }
    }
    stack.bias_3 = input.i32();
    stack.weights_3 = input.array(Input::i16);
    stack
}

const HEAD: usize = 8 + 3 * 4 + Square::COUNT + 3;
const BYTES_OF_STACK: usize = HIDDEN_1 * (4 + INPUTS) + HIDDEN_2 * (4 + HIDDEN_2) + 4 + HIDDEN_2 * 2;

const fn bytes_of_first(buckets: usize) -> usize {
    2 * WIDTH * (1 + buckets * features::COUNT)
}

/// Bytes to be read from the front. Their number has been checked.
struct Input<'a>(&'a [u8]);

impl Input<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (front, rest) = self.0.split_first_chunk().expect("the length has been checked");
        self.0 = rest;
        *front
    }

    fn byte(&mut self) -> i8 {
        i8::from_le_bytes(self.take())
    }

    fn i16(&mut self) -> i16 {
        i16::from_le_bytes(self.take())
    }

    fn i32(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }

    fn array<T: Copy + Default, const N: usize>(&mut self, mut next: impl FnMut(&mut Self) -> T) -> [T; N] {
        let mut array = [T::default(); N];
        array.fill_with(|| next(self));
        array
    }
}
