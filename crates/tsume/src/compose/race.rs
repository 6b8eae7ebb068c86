//! Who is quicker (TSUME-06): two kings under attack, and how many moves each side needs for a mate.

use super::arrange;
use super::random::Random;
use crate::{Inquiry, Slack, Solver};
use shogi::{Color, Fault, Faults, HandPiece, Move, Piece, PieceKind, Position, Setup, Square};
use std::fmt;
use std::sync::LazyLock;

/// More moves than this are not counted: three and more are one.
pub const MOST_COUNTED: usize = 2;
/// About so many positions may be looked at for each side; what needs more is given up.
const NODES: u64 = 20_000;
/// How much memory the solver has, in bytes.
const MEMORY: usize = 1 << 20;

/// The races that come with the program, one a line: `SFEN<TAB>Black's way<TAB>White's way`, a way being the side's own moves to
/// the mate, up to its first check; `-` where it is longer than [`MOST_COUNTED`]. All were made by [`races_from`].
const RACES: &str = include_str!("../../data/races.tsv");

/// A position in which both sides attack, Black to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The position.
    pub position: Position,
    /// Each side's own moves to the mate, if the other does nothing: those that prepare it, and the first check. By
    /// [`Color::index`]; `None` if they are more than [`MOST_COUNTED`]. Both are proven.
    pub ways: [Option<Vec<Move>>; 2],
}

impl Race {
    /// The moves that a side needs, [`MOST_COUNTED`] + 1 standing for all that are more.
    pub fn moves(&self, side: Color) -> usize {
        self.ways[side.index()].as_ref().map_or(MOST_COUNTED + 1, Vec::len)
    }

    /// Who mates first if both only attack: the side that needs fewer moves, at equality Black, who is to move.
    pub fn quicker(&self) -> Color {
        if self.moves(Color::Black) <= self.moves(Color::White) { Color::Black } else { Color::White }
    }

    fn read(line: &str) -> Option<Race> {
        let [sfen, own, other] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
        let way = |text: &str| match text {
            "-" => Some(None),
            moves => moves.split(' ').map(|m| m.parse().ok()).collect::<Option<Vec<Move>>>().map(Some),
        };
        Some(Race { position: sfen.parse().ok()?, ways: [way(own)?, way(other)?] })
    }
}

/// As it stands in the file.
impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = |way: &Option<Vec<Move>>| match way {
            Some(moves) => moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "),
            None => "-".to_owned(),
        };
        write!(f, "{}\t{}\t{}", self.position, way(&self.ways[0]), way(&self.ways[1]))
    }
}

/// The races that come with the program.
///
/// # Panics
/// At its first use, if a line in the program is none; a test reads them.
pub fn races() -> &'static [Race] {
    static ALL: LazyLock<Vec<Race>> = LazyLock::new(|| {
        RACES.lines().map(|line| Race::read(line).unwrap_or_else(|| panic!("no race: {line}"))).collect()
    });
    &ALL
}

/// Races, as many as one wants; the same seed has the same. Each count comes about as often as another.
pub fn races_from(seed: u64) -> impl Iterator<Item = Race> {
    const COUNTS: [(usize, usize); 6] = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)];
    let mut lots = Random::new(!seed, 0);
    let (mut solver, mut number) = (Solver::new(MEMORY), 0);
    std::iter::from_fn(move || {
        let (own, other) = lots.of(&COUNTS);
        loop {
            number += 1;
            let made = arranged(&mut Random::new(seed, number)).and_then(|position| judged(&mut solver, position));
            if let Some(race) = made.filter(|race| (race.moves(Color::Black), race.moves(Color::White)) == (own, other))
            {
                return Some(race);
            }
        }
    })
}

/// A position with what is proven of it.
fn judged(solver: &mut Solver, position: Position) -> Option<Race> {
    let mut way = |color| {
        let known = Inquiry::new(solver, NODES, &mut |_| true).slack(&position, color, MOST_COUNTED).ok()?;
        Some(known.map(|Slack { free, mate }| free.into_iter().chain(mate.line.first().copied()).collect()))
    };
    let ways = [way(Color::Black)?, way(Color::White)?];
    Some(Race { position, ways })
}

/// Two kings, each at home, with a few pieces for and against it around it, and what is in hand.
fn arranged(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    let homes = Color::ALL.map(|color| {
        let rank = random.of(&[1, 1, 1, 2]);
        let square = Square::new(random.below(9) as u8 + 1, if color == Color::White { rank } else { 10 - rank });
        setup.board[square.index()] = Some(Piece::new(color, PieceKind::King));
        square
    });
    for (color, home) in Color::ALL.into_iter().zip(homes) {
        for _ in 0..1 + random.below(3) {
            arrange::put(&mut setup, home, !color, random);
        }
        for _ in 0..1 + random.below(3) {
            arrange::put(&mut setup, home, color, random);
        }
        for _ in 0..random.below(3) {
            setup.hands[color.index()].add(random.of(&HandPiece::ALL));
        }
    }
    setup.turn = Color::Black;
    setup.ply = 1;
    let position = setup.into_position().or_else(|error| error.forgive(Faults::of(&[Fault::MissingPieces]))).ok()?;
    (!position.in_check()).then_some(position)
}
