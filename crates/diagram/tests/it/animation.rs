//! GIF and SVG that move.

use crate::positions::game_of;
use diagram::{AnimationError, MOST_FRAMES, Natural, Pace, Picture, Style, WIDEST_GIF, animated_svg, gif};
use shogi::Setup;

/// The delays of the pictures in a GIF, in hundredths of a second, read block by block.
fn delays(gif: &[u8]) -> Vec<u16> {
    assert!(gif.starts_with(b"GIF89a"));
    let table = |flags: u8| if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) };
    let after_blocks = |mut at: usize| {
        while gif[at] > 0 {
            at += usize::from(gif[at]) + 1;
        }
        at + 1
    };
    let (mut at, mut delays) = (13 + table(gif[10]), Vec::new());
    loop {
        match gif[at] {
            0x21 => {
                if gif[at + 1] == 0xf9 {
                    delays.push(u16::from_le_bytes([gif[at + 4], gif[at + 5]]));
                }
                at = after_blocks(at + 2);
            }
            0x2c => at = after_blocks(at + 10 + table(gif[at + 9]) + 1),
            0x3b => return delays,
            other => panic!("a block of kind {other:#x}"),
        }
    }
}

#[test]
fn a_gif_has_a_picture_for_every_position() {
    for style in [Style::Natural(Natural::default()), Picture::new(Setup::even()).style] {
        let bytes = gif(game_of(12, &style), 300, Pace { each: 700, last: 2500 }).unwrap();
        let mut expected = vec![70; 13];
        expected[12] = 250;
        assert_eq!(delays(&bytes), expected);
    }
}

#[test]
fn the_same_game_is_the_same_bytes() {
    let style = Style::Natural(Natural::default());
    let draw = || gif(game_of(5, &style), 240, Pace::default()).unwrap();
    assert_eq!(draw(), draw());
}

#[test]
fn a_moving_svg_draws_a_piece_once_for_each_stay() {
    let style = Picture::new(Setup::even()).style;
    let pictures = game_of(6, &style);
    let still = pictures[0].svg().len();
    let svg = animated_svg(pictures, Pace::default()).unwrap();
    // Six moves: who moved comes and goes, and a mark with it.
    assert!(svg.len() < 2 * still, "{} against {still}", svg.len());
    let moving = svg.matches("<animate ").count();
    assert!((12..=40).contains(&moving), "{moving}");
    assert_eq!(svg.matches('<').count(), svg.matches('>').count());
}

#[test]
fn limits() {
    let style = Picture::new(Setup::even()).style;
    let one = || game_of(0, &style);
    assert_eq!(gif(Vec::new(), 300, Pace::default()), Err(AnimationError::Empty));
    assert_eq!(animated_svg(Vec::new(), Pace::default()), Err(AnimationError::Empty));
    for width in [0, 15, WIDEST_GIF + 1, u32::MAX] {
        assert_eq!(gif(one(), width, Pace::default()), Err(AnimationError::Size), "{width}");
    }
    let endless = || std::iter::repeat_with(|| Picture::new(Setup::EMPTY)).take(MOST_FRAMES + 1);
    assert_eq!(gif(endless(), 300, Pace::default()), Err(AnimationError::TooLong));
    assert_eq!(animated_svg(endless(), Pace::default()), Err(AnimationError::TooLong));
}
