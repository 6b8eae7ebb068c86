//! Positions to draw.

use diagram::{Hands, Picture, Style};
use shogi::{Move, Position, Square};

/// A mate problem of two moves' distance.
pub(crate) fn mate() -> Picture {
    let mut picture = Picture::new("6snl/6gk1/6ppp/9/9/9/9/9/9 b RG 1".parse().unwrap());
    picture.hands = Hands::Attacker;
    picture
}

/// The middle of a game, with every text there can be.
pub(crate) fn game() -> Picture {
    let sfen = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
    let mut picture = Picture::new(sfen.parse().unwrap());
    picture.title = "第5局 <1 & 2>".to_owned();
    picture.names = ["先手".to_owned(), "Bianca".to_owned()];
    picture.caption = "☗4二と まで".to_owned();
    picture.marked = ["4b", "4c"].into_iter().filter_map(Square::from_usi).collect();
    picture
}

/// So many moves of a game, the first ones that are legal in some fixed order, as pictures.
pub(crate) fn game_of(plies: usize, style: &Style) -> Vec<Picture> {
    let mut position = Position::even();
    let mut picture = Picture::new(position.to_setup());
    picture.style = style.clone();
    let mut pictures = vec![picture.clone()];
    for ply in 0..plies {
        let mut moves = position.legal_moves();
        moves.sort_by_key(Move::to_string);
        let m = moves[(ply * 7 + 3) % moves.len()];
        position.play_unchecked(m);
        picture.setup = position.to_setup();
        picture.marked = [Some(m.to()), m.from()].into_iter().flatten().collect();
        picture.caption = m.to_string();
        pictures.push(picture.clone());
    }
    pictures
}
