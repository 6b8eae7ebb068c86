use super::super::data::{Bishops, Content, Demand, EnemyRook, Entry, File, Kind, Only, Shape};
use super::*;
use std::collections::BTreeSet;

/// A slow reading of the data files that shares nothing with the tables: what it says of a side after each move of a game.
struct Slow {
    entries: Vec<Entry>,
    opened: Vec<(String, Shape)>,
}

/// What has come of a game so far.
struct Story<'a> {
    positions: &'a [Position],
    moves: &'a [Move],
}

impl Slow {
    fn new() -> Slow {
        let texts = [
            include_str!("../../../patterns/castles.toml"),
            include_str!("../../../patterns/openings.toml"),
            include_str!("../../../patterns/formations.toml"),
        ];
        let files = texts.map(|text| File::read("a file", text).unwrap_or_else(|error| panic!("{error}")));
        let (mut entries, mut opened) = (Vec::new(), Vec::new());
        for file in files {
            entries.extend(file.pattern);
            opened.extend(file.event.iter().map(|event| (event.id.clone(), event.shape())));
        }
        Slow { entries, opened }
    }

    fn holding(&self, story: &Story<'_>, side: Color) -> BTreeSet<String> {
        let now = self.entries.iter().filter(|entry| !entry.computed && self.holds(entry, story, side));
        now.map(|entry| entry.id.clone()).collect()
    }

    fn holds(&self, entry: &Entry, story: &Story<'_>, side: Color) -> bool {
        let (ply, position) = (story.moves.len(), story.now());
        let in_time = entry.ply.is_none_or(|(first, last)| (usize::from(first)..=usize::from(last)).contains(&ply));
        let taken = Color::ALL.map(|color| story.bishops_taken(color));
        let holds_bishop = |color| position.hand(color).count(HandPiece::Bishop) > 0;
        let bishops = match entry.bishops {
            None => true,
            Some(Bishops::Kept) => taken == [0, 0],
            Some(Bishops::Exchanged) => taken.iter().all(|count| *count > 0),
            Some(Bishops::BothInHand) => Color::ALL.into_iter().all(holds_bishop),
        };
        let enemy_rook = match entry.enemy_rook {
            None => true,
            Some(EnemyRook::Ranging) => story.ranges(!side),
            Some(EnemyRook::Static) => !story.ranges(!side),
        };
        let last_move = entry.last_move.is_none_or(|wanted| {
            let Some((m, rest)) = story.moves.split_last() else { return false };
            let before = &story.positions[rest.len()];
            let moved = m.from().map_or_else(|| position.piece_at(m.to()), |from| before.piece_at(from));
            before.turn() == side
                && moved == Some(Piece::new(side, wanted.piece))
                && seen(m.to(), side) == wanted.to
                && if wanted.is_drop { m.from().is_none() } else { before.piece_at(m.to()).is_some() }
        });
        let only = entry.only.is_none_or(|Only::Second| story.positions[0].turn() != side);
        let after = entry.after.as_ref().is_none_or(|id| self.came_before(id, story, side));
        let own_rook = !self.is_of_ranging_rook(&entry.id) || story.ranges(side);
        in_time
            && bishops
            && enemy_rook
            && last_move
            && only
            && after
            && own_rook
            && fits(&entry.shape(), position, side)
    }

    fn came_before(&self, id: &str, story: &Story<'_>, side: Color) -> bool {
        (0..story.moves.len()).any(|plies| {
            let earlier = Story { positions: &story.positions[..=plies], moves: &story.moves[..plies] };
            match self.opened.iter().find(|(known, _)| known == id) {
                Some((_, shape)) => fits(shape, earlier.now(), side),
                None => self.entries.iter().any(|entry| entry.id == id && self.holds(entry, &earlier, side)),
            }
        })
    }

    fn is_of_ranging_rook(&self, id: &str) -> bool {
        let parent = |id: &str| self.entries.iter().find(|entry| entry.id == id).and_then(|entry| entry.parent.clone());
        id == "ranging-rook" || parent(id).is_some_and(|parent| self.is_of_ranging_rook(&parent))
    }
}

impl Story<'_> {
    fn now(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    fn bishops_taken(&self, by: Color) -> usize {
        let taken = self.positions.iter().zip(self.moves).filter(|(before, _)| before.turn() == by);
        let kinds = taken.filter_map(|(before, m)| before.piece_at(m.to())).map(Piece::kind);
        kinds.filter(|kind| matches!(kind, PieceKind::Bishop | PieceKind::Horse)).count()
    }

    /// Whether a rook of the start has stood on the ranging files by ply 40, before the pawn of its home file was gone.
    fn ranges(&self, side: Color) -> bool {
        let pawn = Some(Piece::new(side, PieceKind::Pawn));
        let home_file = (1..=9).map(|rank| seen(Square::new(2, rank), side));
        let has_pawn = |position: &Position| home_file.clone().any(|square| position.piece_at(square) == pawn);
        let rooks = self.positions[0].squares_of(Piece::new(side, PieceKind::Rook));
        rooks.into_iter().any(|start| {
            let squares = self.moves.iter().take(40).scan(Some(start), |rook, m| {
                *rook = match *rook {
                    Some(at) if m.from() == Some(at) => Some(m.to()).filter(|_| !m.promotes()),
                    Some(at) if m.to() == at => None,
                    same => same,
                };
                Some(rook.map(|at| seen(at, side)))
            });
            let mut moments = squares.zip(&self.positions[1..]).take_while(|(_, after)| has_pawn(after));
            moments.any(|(at, _)| at.is_some_and(|at| (5..=8).contains(&at.file()) && at.rank() >= 8))
        })
    }
}

fn seen(square: Square, side: Color) -> Square {
    if side == Color::Black { square } else { square.rotated() }
}

fn fits(shape: &Shape, position: &Position, side: Color) -> bool {
    let is_so = |demand: &Demand| {
        let piece = position.piece_at(seen(demand.stone.square, side));
        match demand.stone.content {
            Content::Nothing => piece.is_none(),
            Content::Piece(kind) => piece == Some(Piece::new(if demand.of_enemy { !side } else { side }, kind)),
        }
    };
    shape.clauses.iter().all(|clause| clause.iter().any(is_so)) && !shape.forbidden.iter().any(is_so)
}

// The tables and the files say the same of every position of the cases, and of what follows from there by chance.
#[test]
fn the_tables_say_what_the_files_say() {
    let (slow, catalogue) = (Slow::new(), Catalogue::builtin());
    let lines = concat!(
        include_str!("../../../tests/data/patterns.jsonl"),
        include_str!("../../../tests/data/patterns-own.jsonl")
    );
    let mut chance = 1976_u64;
    let mut compared = 0;
    for (number, line) in lines.lines().enumerate() {
        if number % 8 != 0 && !line.contains("moves") {
            continue;
        }
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let start: Position = case["sfen"].as_str().map_or_else(Position::even, |sfen| sfen.parse().unwrap());
        let given = case["moves"].as_str().unwrap_or_default().split_whitespace().map(|m| m.parse::<Move>().unwrap());
        let given: Vec<Move> = given.collect();
        let (mut positions, mut moves) = (vec![start.clone()], Vec::new());
        let mut watch = Watch::new(catalogue, &start);
        for number in 0.. {
            for side in Color::ALL {
                let fast = watch.holding(side).map(|id| &catalogue[id].id).filter(|id| *id != "itteson");
                let fast: BTreeSet<String> = fast.cloned().collect();
                let story = Story { positions: &positions, moves: &moves };
                assert_eq!(fast, slow.holding(&story, side), "{line}: {side:?} after {moves:?}");
                compared += fast.len();
            }
            let before = positions[number].clone();
            let legal = before.legal_moves();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let by_chance = legal.get((chance >> 33) as usize % legal.len().max(1)).copied();
            let Some(m) = given.get(number).copied().or(by_chance.filter(|_| number < given.len() + 6)) else { break };
            let mut after = before.clone();
            after.play_unchecked(m);
            watch.play(&before, m, &after);
            positions.push(after);
            moves.push(m);
        }
    }
    assert!(compared > 2_000, "{compared}");
    assert!(slow.entries.iter().all(|entry| !matches!(entry.kind, Kind::Game | Kind::Tesuji)));
}
