//! Whole games in every notation: what is written is read back (NOTA-45).

use kifu::notation::{self, GameText, Layout, Notation, Numbering};
use kifu::{Ending, Record};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Handicap, Move, Position};

const START: &str = "ln1g1r1nl/2k6/ppppp2pp/6p2/9/2P6/PP1PP1PPP/1B1S2+sR1/LN1GKG2L b BSPgsnp 31";
const MOVES: [&str; 4] = ["4i5h", "N*3c", "8h3c+", "3h4i"];

fn notation(name: &str) -> Notation {
    name.parse().unwrap()
}

/// NOTA-01, NOTA-02, NOTA-15, NOTA-16, NOTA-17, NOTA-22, NOTA-30, NOTA-31, NOTA-34, NOTA-35, NOTA-39, NOTA-40, NOTA-41, NOTA-42,
/// NOTA-43, NOTA-44, NOTA-46
#[test]
fn worked_example() {
    let start: Position = START.parse().unwrap();
    let game = GameText { moves: MOVES.map(|m| m.parse().unwrap()).to_vec(), ending: Some(Ending::Resign) };
    let file = include_str!("../data/worked-example.txt");
    for block in file.split("== ").skip(1) {
        let (heading, text) = block.split_once('\n').unwrap();
        let words: Vec<&str> = heading.split(' ').collect();
        let layout = Layout {
            notation: notation(words[0]),
            numbering: match words[1] {
                "single" => Numbering::Single,
                "pairs" => Numbering::Pairs,
                _ => Numbering::None,
            },
            per_line: words[2].parse().unwrap(),
            opening_line: words.get(3) == Some(&"0"),
        };
        let written = layout.write(&start, game.moves.iter().copied(), game.ending.as_ref());
        assert_eq!(written.as_deref(), Ok(text.trim_end()), "{heading}");
        assert_eq!(layout.notation.read_game(&start, text), Ok(game.clone()), "{heading}");
    }
    let mut last_to = None;
    let mut position = start;
    for m in game.moves {
        for (name, notation) in Notation::ALL {
            let text = notation.write(&position, m, last_to);
            assert_eq!(notation::read(&position, &text, last_to), Ok(m), "{name}: {text}");
        }
        position.play(m).unwrap();
        last_to = Some(m.to());
    }
}

/// NOTA-03, NOTA-31, NOTA-38
#[test]
fn white_begins_a_handicap_game() {
    let start = Record::with_handicap(Handicap::Lance).start().clone();
    let moves = ["5a5b", "7g7f", "3c3d"].map(|m| m.parse::<Move>().unwrap());
    let check = |name: &str, numbering: Numbering, expected: &str| {
        let layout = Layout { numbering, ..Layout::of(notation(name)) };
        assert_eq!(layout.write(&start, moves, None).as_deref(), Ok(expected));
        assert_eq!(layout.notation.read_game(&start, expected).unwrap().moves, moves);
    };
    check("western", Numbering::Pairs, "1…K-52\n2.P-76 P-34");
    check("kitao-kawasaki", Numbering::Pairs, "1.☖玉-52\n2.☗歩-76 ☖歩-34");
    check("japanese/official/plain", Numbering::Single, "1.52玉\n2.76歩\n3.34歩");
}

#[test]
fn texts_of_games_in_the_wild() {
    let start = Position::even();
    let check = |name: &str, text: &str, expected: &str| {
        let read = match notation(name).read_game(&start, text) {
            Ok(GameText { moves, ending }) => {
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                format!("{} {}", moves.join(" "), ending.map_or("-", |ending| ending.code()))
            }
            Err(error) => format!("{}:{}: {}", error.line, error.column, error.kind.code()),
        };
        assert_eq!(read, expected, "{name}: {text}");
    };
    check("japanese", "▲７六歩△３四歩▲２二角成△同　銀", "7g7f 3c3d 8h2b+ 3a2b -");
    check("japanese", "７六歩３四歩２二角成同銀", "7g7f 3c3d 8h2b+ 3a2b -");
    check("japanese", "1 76歩\r\n2 34歩\r3 22角成\n\n4手目 同銀 5．投了\n", "7g7f 3c3d 8h2b+ 3a2b resign");
    check("japanese", "0.開始\n1.７六歩\n2.反則手", "7g7f foul");
    check("japanese", "1.７六歩\n3.３四歩", "2:1: wrong_number");
    check("japanese", "７六歩 投了 ３四歩", "1:5: malformed");
    check("japanese", "７六歩 投了\n３四歩", "2:1: after_ending");
    check("japanese", "７六歩 ３五歩", "1:7: no_piece");
    check("western", "1. P-76 P-34 2. Bx22+ Sx22 3. resign", "7g7f 3c3d 8h2b+ 3a2b resign");
    check("western", "1. P-76 1... P-34 2. Bx22+ 2... Sx22", "7g7f 3c3d 8h2b+ 3a2b -");
    check("western", "1.P-76 2.P-34 3.Bx22+ 4.Sx22", "7g7f 3c3d 8h2b+ 3a2b -");
    check("western", "1.P-76 P-34 4.Bx22+", "1:13: wrong_number");
    check("western", "1...P-76", "1:3: not_whites");
    check("western", "1.P-76 P-34 2.B-22+", "1:16: malformed");
    check("western", "31.P-76 P-34 32.P-26", "7g7f 3c3d 2g2f -");
    check("usi", "7g7f 3c3d resign", "7g7f 3c3d resign");
    check("usi", "7g7f 3c3e", "7g7f 3c3e -");
    check("usi", "7g7f 3c3e 2g2f", "1:11: illegal_move");
    check("usi", "7g7f 7f7e resign", "7g7f 7f7e resign");
    check("csa", "+7776FU\n-3334FU\n", "7g7f 3c3d -");
    check("csa", "+7776FU\n+3334FU\n", "2:1: other_side");
    check("iroha", "春歩 ら歩 る角成 同銀", "7g7f 3c3d 8h2b+ 3a2b -");
    check("western", "", " -");
}

/// Only what ends a game may be illegal.
#[test]
fn a_foul_ends_the_text() {
    let start = Position::even();
    let write = |moves: &[&str]| {
        Layout::of(Notation::WESTERN).write(&start, moves.iter().map(|m| m.parse().unwrap()), None).map_err(|e| e.index)
    };
    assert_eq!(write(&["7g7f", "3c3d", "8h3c"]), Ok("1.P-76 P-34\n2.B-33=".to_owned()));
    assert_eq!(write(&["7g7f", "3c3e", "8h3c"]), Err(1));
    assert_eq!(write(&["7g7f", "5e5f"]), Err(1));
}

fn ending() -> impl Strategy<Value = Ending> {
    let color = || prop_oneof![Just(Color::Black), Just(Color::White)];
    let foul = (color(), proptest::option::of(1..600_u32), proptest::option::of(Just("二歩".to_owned())));
    prop_oneof![
        proptest::sample::select(vec![
            Ending::Resign,
            Ending::Mate,
            Ending::NoLegalMove,
            Ending::Time,
            Ending::Declaration,
            Ending::FailedDeclaration,
            Ending::Repetition { agreed: false },
            Ending::Repetition { agreed: true },
            Ending::Impasse { declared_by: None },
            Ending::AgreedDraw,
            Ending::MoveLimit,
            Ending::Adjudicated { loser: None },
            Ending::NoMate,
            Ending::Interrupted,
            Ending::SealedMove,
        ]),
        color().prop_map(|by| Ending::PerpetualCheck { by }),
        color().prop_map(|loser| Ending::Points { loser }),
        color().prop_map(|loser| Ending::Default { loser }),
        color().prop_map(|loser| Ending::Adjudicated { loser: Some(loser) }),
        color().prop_map(|color| Ending::Impasse { declared_by: Some(color) }),
        foul.prop_map(|(by, ply, name)| Ending::Foul { by, name, ply }),
    ]
}

/// Starts that soon lead to many promoted pieces of a kind, and some that no game reaches.
fn start() -> impl Strategy<Value = Position> {
    let handicap = (0..Handicap::all().len()).prop_map(|index| Handicap::all().nth(index).unwrap().setup());
    let others = [
        START,
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 101",
        "9/PPPPPPPPP/9/1+P+P+P+P+P+P2/1+P+PG+L+N+S2/9/9/9/K8 b 2R2B2G2S2N2L 1",
        "1+R5+R1/9/9/2+B3+B2/9/9/9/9/K7k b 2G2S2N2L2g2s2n2l9p 1",
        "8+R/8+R/9/4+R4/9/9/+R8/9/8+R b 3B 1",
    ];
    let others = proptest::sample::select(others.to_vec()).prop_map(|sfen| sfen.parse().unwrap());
    prop_oneof![handicap, others].prop_map(|setup| Record::new(setup).unwrap().start().clone())
}

/// A game with twice as many promotions, drops and captures as there would be.
fn game() -> impl Strategy<Value = (Position, Vec<Move>)> {
    let choices = proptest::collection::vec((any::<u32>(), any::<bool>()), 0..150);
    (start(), choices).prop_map(|(start, choices)| {
        let mut position = start.clone();
        let mut moves = Vec::new();
        for (choice, lively) in choices {
            let mut legal = position.legal_moves();
            let is_lively = |m: &Move| m.promotes() || m.from().is_none() || position.piece_at(m.to()).is_some();
            if lively && legal.iter().any(is_lively) {
                legal.retain(is_lively);
            }
            if legal.is_empty() {
                break;
            }
            let m = legal[choice as usize % legal.len()];
            position.play(m).unwrap();
            moves.push(m);
        }
        (start, moves)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// NOTA-45
    #[test]
    fn read_back_in_every_notation(
        (start, moves) in game(),
        ending in proptest::option::of(ending()),
        options in proptest::sample::select(vec!["", "/plain", "/triangles", "/pieces"]),
        forward in proptest::sample::select(vec!["", "/up", "/go", "/enter/padded"]),
        numbering in proptest::sample::select(vec![Numbering::None, Numbering::Single, Numbering::Pairs]),
        per_line in 0..8_usize,
        opening_line in any::<bool>(),
    ) {
        let game = GameText { moves, ending };
        for (name, usual) in Notation::ALL {
            let name = format!("{name}{options}");
            let forward: Result<Notation, _> = format!("{name}{forward}").parse();
            let notation = forward.unwrap_or_else(|_| name.parse().unwrap());
            prop_assert_eq!(notation.to_string().parse(), Ok(notation));
            prop_assert!(!options.is_empty() || notation.marks == usual.marks);
            let layout = Layout { notation, numbering, per_line, opening_line };
            let text = layout.write(&start, game.moves.iter().copied(), game.ending.as_ref()).unwrap();
            let read = notation.read_game(&start, &text);
            prop_assert_eq!(read.as_ref(), Ok(&game), "{} from {}:\n{}", name, start, text);
        }
    }

    /// Whatever text comes, a reader answers, and says where it fails.
    #[test]
    fn any_text((start, moves) in game(), noise in "[ -~\n１-９一-九歩香桂銀金角飛玉と馬龍成不生打左右直上寄引行同　▲△☗☖い-ん(){}.…x+=*’-]{0,40}") {
        let mut position = start;
        let mut last_to = None;
        for m in moves.iter().take(20) {
            position.play(*m).unwrap();
            last_to = Some(m.to());
        }
        if let Err(error) = notation::read(&position, &noise, last_to) {
            prop_assert!((1..=noise.chars().count() + 1).contains(&error.column), "{} in {:?}", error, noise);
        }
        for (_, notation) in Notation::ALL {
            if let Err(error) = notation.read_game(&position, &noise) {
                let longest = noise.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                prop_assert!((1..=longest + 1).contains(&error.column), "{} in {:?}", error, noise);
            }
        }
    }
}
