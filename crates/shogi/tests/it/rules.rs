//! The acceptance examples of the requirements catalogue, as data: `tests/data/rules.txt`.

use crate::support::{mv, position};
use shogi::{Color, FACTS, HandPiece, IllegalMove, Piece, PieceKind, Position, Setup, Square};

/// Each line: requirement | position | move | `legal`, `mate` (legal and mate), or the code of the reason.
#[test]
fn acceptance_examples() {
    for line in include_str!("../data/rules.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [_, sfen, usi, verdict] = fields[..] else { panic!("four fields expected: {line}") };
        let position = if sfen == "startpos" { Position::even() } else { position(sfen) };
        let m = mv(usi);
        let found = match position.judge(m) {
            Err(reason) => reason.code(),
            Ok(()) => {
                let mut next = position.clone();
                next.play_unchecked(m);
                if next.is_checkmate() { "mate" } else { "legal" }
            }
        };
        assert_eq!(found, verdict, "{line}");
        assert_eq!(position.legal_moves().contains(&m), ["legal", "mate"].contains(&verdict), "{line}");
    }
}

/// RULE-56, RULE-57: mate, and a side that cannot move without being in check.
#[test]
fn mate_and_no_move() {
    let mate = position("ln1g1r1nl/2k6/ppppp1+Bpp/6p2/9/2P6/PP1PP1PPP/3SG2R1/LN1GK+s2L b BSNPgsp 35");
    assert!(mate.is_checkmate());
    let stuck = position("k8/2G6/1S7/9/9/9/9/9/4K4 w - 1");
    assert!(!stuck.in_check());
    assert!(!stuck.has_legal_move());
    assert!(!stuck.is_checkmate());
}

/// RULE-37, RULE-38, RULE-46, RULE-47: what captures and promotions leave behind.
#[test]
fn captures_and_promotions() {
    let play = |moves: &str| {
        let mut position = Position::even();
        moves.split(' ').for_each(|usi| position.play(mv(usi)).unwrap());
        position
    };
    let horse = play("7g7f 3c3d 8h2b+ 9c9d");
    assert_eq!(horse.hand(shogi::Color::Black).count(shogi::HandPiece::Bishop), 1);
    assert!(horse.is_legal(mv("2b2c")) && horse.is_legal(mv("2b3c")));
    let mut tokin = position("4k4/9/9/9/9/4+p4/4G4/9/4K4 b - 1");
    tokin.play(mv("5g5f")).unwrap();
    assert_eq!(tokin.hand(shogi::Color::Black).count(shogi::HandPiece::Pawn), 1);
}

#[test]
fn every_reason_has_its_own_code_and_squares_on_the_board() {
    let mut codes: Vec<_> = IllegalMove::ALL.iter().map(|reason| reason.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), IllegalMove::ALL.len());
}

/// The squares shown beside a refusal.
#[test]
fn squares_concerned() {
    let check = |sfen: &str, usi: &str, expected: &str| {
        let (position, m) = (position(sfen), mv(usi));
        let reason = position.judge(m).unwrap_err();
        let squares: Vec<String> = position.squares_concerned(m, reason).into_iter().map(|s| s.to_string()).collect();
        assert_eq!(squares.join(" "), expected, "{sfen} {usi} {reason:?}");
    };
    check("4k4/9/9/9/9/9/2P6/9/4K4 b P 1", "P*7e", "7g");
    check("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "1a");
    check("4k4/9/9/9/4r4/9/9/9/3GK4 b - 1", "6i7h", "5e");
    check("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", "5h4h", "5e");
    check("4k4/9/9/9/3r5/9/9/9/4K4 b - 1", "5i6i", "6e");
    check("4k4/9/9/9/9/9/4P4/4L4/4K4 b - 1", "5h5c", "5g");
}

/// EQUIP-01, EQUIP-02, RULE-18: 81 squares, each with one piece or none; forty pieces of eight kinds.
#[test]
fn board_and_pieces() {
    assert_eq!(Square::all().count(), 81);
    let start = Setup::even();
    let count = |kind| start.board.iter().flatten().filter(|piece| piece.kind() == kind).count();
    let counts = PieceKind::ALL.map(count);
    assert_eq!(counts, [18, 4, 4, 4, 4, 2, 2, 2, 0, 0, 0, 0, 0, 0]);
    for piece in HandPiece::ALL {
        assert_eq!(counts[piece.kind().index()], usize::from(piece.in_set()));
    }
    let mut setup = start.clone();
    let square = Square::new(5, 9);
    setup.board[square.index()] = Some(Piece::new(Color::White, PieceKind::Pawn));
    assert_eq!(setup.board.iter().flatten().count(), 40, "a second piece takes the place of the first");
}

/// RULE-02: seen from the other side a square lies elsewhere and has the same name.
#[test]
fn turning_the_board() {
    for square in Square::all() {
        assert_eq!(square.rotated().rotated(), square);
        assert_eq!(square.rank_from(Color::White), square.rotated().rank());
    }
}

/// RULE-40: the three farthest ranks.
#[test]
fn promotion_zones() {
    for square in Square::all() {
        assert_eq!(square.in_promotion_zone(Color::Black), square.rank() <= 3, "{square}");
        assert_eq!(square.in_promotion_zone(Color::White), square.rank() >= 7, "{square}");
    }
}

/// RULE-42, RULE-43: promoting is part of the move, and so is leaving it.
#[test]
fn promotion_takes_no_turn_of_its_own() {
    for (usi, kind) in [("2c2b+", PieceKind::PromotedSilver), ("2c2b", PieceKind::Silver)] {
        let mut position = position("4k4/9/7S1/9/9/9/9/9/4K4 b - 1");
        position.play(mv(usi)).unwrap();
        assert_eq!((position.ply(), position.turn()), (2, Color::White));
        assert_eq!(position.piece_at(Square::new(2, 2)), Some(Piece::new(Color::Black, kind)));
    }
}

/// RULE-54: check, whether or not anybody says so.
#[test]
fn check() {
    assert!(position("4k4/9/9/9/4r4/9/9/9/4K4 b P 1").in_check());
    assert!(!position("4k4/9/9/9/3r5/9/9/9/4K4 b P 1").in_check());
    assert!(!Position::even().in_check());
}

/// EQUIP-12, EQUIP-14.
#[test]
fn facts() {
    assert_eq!((FACTS.players, FACTS.age_from, FACTS.set_up_minutes), (2, 5, 1));
    assert_eq!((FACTS.duration_minutes, FACTS.first), ((1, 1080), Color::Black));
    assert_eq!([FACTS.teams, FACTS.chance, FACTS.gambling], [false; 3]);
    assert_eq!((FACTS.origin, FACTS.century, FACTS.longest_game), ("JP", 16, 420));
    assert_eq!(shogi::BoardMaterial::ALL.map(shogi::BoardMaterial::code), ["wood", "plastic", "magnetic"]);
}

/// RULE-01, EQUIP-02.
#[test]
fn start_position() {
    let start = Position::even();
    assert_eq!(start.to_string(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_eq!(start.legal_moves().len(), 30);
    let black = |kind| Some(Piece::new(Color::Black, kind));
    assert_eq!(start.piece_at(Square::new(2, 8)), black(PieceKind::Rook));
    assert_eq!(start.piece_at(Square::new(8, 8)), black(PieceKind::Bishop));
}

/// EQUIP-06, RULE-45, RULE-46: what is on each back.
#[test]
fn promoted_faces() {
    let backs = PieceKind::ALL.map(|kind| kind.promoted().map_or("–", |back| back.name().kanji)).join(" ");
    assert_eq!(backs, "と金 成香 成桂 成銀 – 龍馬 龍王 – – – – – – –");
    for kind in PieceKind::ALL {
        assert_eq!(kind.promoted().map(PieceKind::unpromoted), kind.promoted().map(|_| kind));
    }
}

/// RULE-47: a piece comes down unpromoted, and may promote with its next move.
#[test]
fn a_dropped_piece_promotes_later() {
    let mut position = position("4k4/9/9/9/9/9/9/9/4K4 b B 1");
    position.play(mv("B*2b")).unwrap();
    position.play(mv("5a5b")).unwrap();
    assert_eq!(position.judge(mv("2b3c+")), Ok(()));
}
