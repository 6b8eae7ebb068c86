//! Any record there can be, for the laws.

use kifu::csa::MoveText;
use kifu::{Attempt, Cursor, Ending, Illegal, Key, NodeId, Record};
use proptest::prelude::*;
use shogi::{Color, Handicap, Move, PieceKind, Position, Setup, Square};
use std::time::Duration;

/// What is noted with a move.
#[derive(Clone, Debug)]
struct Note {
    choice: usize,
    time: Option<u64>,
    comment: String,
}

fn comment() -> impl Strategy<Value = String> {
    // What readers of one format or another take for more than a remark.
    let traps = [
        "終局：詰み",
        "終局：投了\n終局：詰み",
        "手数＝3",
        "反則手：+7g7f",
        "encoding=UTF-8",
        "* 30",
        "'",
        " a ",
        "/",
        "%TORYO",
    ];
    let traps = proptest::sample::select(traps.to_vec()).prop_map(str::to_owned);
    prop_oneof![12 => Just(String::new()), 1 => traps, 4 => "[ -~あ-ん一-龠\n]{1,20}".prop_filter("one blank line is none", |c| c != "\n")]
}

fn note() -> impl Strategy<Value = Note> {
    (any::<usize>(), proptest::option::of(0..20_000_u64), comment()).prop_map(|(choice, time, comment)| Note {
        choice,
        time,
        comment,
    })
}

fn start() -> impl Strategy<Value = Setup> {
    let handicap = (0..Handicap::all().len()).prop_map(|index| Handicap::all().nth(index).unwrap().setup());
    let others = [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 101",
        "9/9/9/9/9/9/9/9/k7K b 2R2B4G4S4N4L18P 1",
        "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ];
    prop_oneof![handicap, proptest::sample::select(others.to_vec()).prop_map(|sfen| sfen.parse().unwrap())]
}

/// Something done in any position, mostly against the rules.
#[derive(Clone, Copy, Debug)]
struct Foul {
    by: Color,
    from: Option<Square>,
    to: Square,
    piece: PieceKind,
    promote: bool,
    changes: bool,
}

impl Foul {
    fn attempt(self, position: &Position) -> Attempt {
        let Foul { by, from, to, piece, promote, changes } = self;
        match from {
            Some(from) if !changes => Move::Board { from, to, promote }.into(),
            from => MoveText { by, from, to, piece }.attempt(position),
        }
    }
}

fn foul() -> impl Strategy<Value = Foul> {
    let square = || (0..Square::COUNT).prop_map(Square::from_index);
    let piece = proptest::sample::select(PieceKind::ALL.to_vec());
    let by = proptest::bool::ANY.prop_map(|black| if black { Color::Black } else { Color::White });
    (by, proptest::option::of(square()), square(), piece, any::<bool>(), any::<bool>())
        .prop_map(|(by, from, to, piece, promote, changes)| Foul { by, from, to, piece, promote, changes })
}

fn ending() -> impl Strategy<Value = Ending> {
    let color = prop_oneof![Just(Color::Black), Just(Color::White)];
    let name = proptest::option::of(proptest::sample::select(vec!["二歩", "打ち歩詰め"]));
    let foul = (color.clone(), name, proptest::option::of(1..600_u32));
    let foul = foul.prop_map(|(by, name, ply)| Ending::Foul { by, name: name.map(str::to_owned), ply });
    let sided = (color, 0..5).prop_map(|(color, kind)| match kind {
        0 => Ending::PerpetualCheck { by: color },
        1 => Ending::Points { loser: color },
        2 => Ending::Default { loser: color },
        3 => Ending::Adjudicated { loser: Some(color) },
        _ => Ending::Impasse { declared_by: Some(color) },
    });
    let plain = proptest::sample::select(vec![
        Ending::Resign,
        Ending::Mate,
        Ending::NoLegalMove,
        Ending::Time,
        Ending::Repetition { agreed: false },
        Ending::Repetition { agreed: true },
        Ending::Impasse { declared_by: None },
        Ending::AgreedDraw,
        Ending::MoveLimit,
        Ending::FailedDeclaration,
        Ending::Adjudicated { loser: None },
        Ending::Other("トライ".to_owned()),
        Ending::Declaration,
        Ending::NoMate,
        Ending::Interrupted,
        Ending::SealedMove,
    ]);
    prop_oneof![plain, foul, sided]
}

/// An ending, the time and the remark on it.
fn end() -> impl Strategy<Value = Option<(Ending, Note)>> {
    proptest::option::of((ending(), note()))
}

fn headers() -> impl Strategy<Value = Vec<(Key, String)>> {
    let keys = vec![
        Key::Black,
        Key::White,
        Key::Event,
        Key::Place,
        Key::Started,
        Key::Ended,
        Key::TimeControl,
        Key::Byoyomi,
        Key::BlackTimeControl,
        Key::WhiteTimeControl,
        Key::ClockOperator,
        Key::Opening,
        Key::Title,
        Key::Note,
        Key::Other("振り駒".to_owned()),
        Key::Other("対局ID".to_owned()),
    ];
    proptest::collection::vec((proptest::sample::select(keys), "[ -~あ-ん：\n]{0,12}"), 0..6)
}

/// What is done next: a legal move by choice, or now and then a foul, after which the game may go on.
fn step() -> impl Strategy<Value = (Note, Option<Foul>)> {
    (note(), proptest::option::weighted(0.02, foul()))
}

/// A line of play and its end.
#[derive(Clone, Debug)]
struct Line {
    /// Which node it leaves.
    place: usize,
    steps: Vec<(Note, Option<Foul>)>,
    bookmark: String,
    end: Option<(Ending, Note)>,
}

prop_compose! {
    fn line(length: usize)(
        place in any::<usize>(),
        steps in proptest::collection::vec(step(), 0..length),
        bookmark in "[ -~あ-ん]{0,8}",
        end in end(),
    ) -> Line {
        Line { place, steps, bookmark, end }
    }
}

fn annotate(record: &mut Record, id: NodeId, Note { time, comment, .. }: &Note, unit: u64) {
    record.set_used(id, time.map(|time| Duration::from_millis(time * unit)));
    record.set_comment(id, comment);
}

/// Plays on from the cursor as far as the position allows.
fn play(record: &mut Record, cursor: &mut Cursor, line: &Line, unit: u64) {
    for (note, foul) in &line.steps {
        let moves = cursor.position().legal_moves();
        let played = match foul {
            Some(foul) => {
                let attempt = foul.attempt(cursor.position());
                cursor.play_illegally(record, Illegal::new(foul.by, attempt))
            }
            None if moves.is_empty() => break,
            None => cursor.play(record, moves[note.choice % moves.len()]),
        };
        let Ok(id) = played else { break };
        annotate(record, id, note, unit);
    }
    record.set_bookmark(cursor.id(), &line.bookmark);
    if let Some((ending, note)) = &line.end
        && let Ok(id) = cursor.end(record, ending.clone())
    {
        annotate(record, id, note, unit);
    }
}

prop_compose! {
    /// A record with variations, fouls that were played on from, and bookmarks. Times are in units of so many milliseconds.
    pub(crate) fn tree(unit: u64)(
        start in start(),
        headers in headers(),
        comment in comment(),
        main in line(80),
        variations in proptest::collection::vec(line(12), 0..8),
    ) -> Record {
        let mut record = Record::new(start).unwrap();
        headers.iter().for_each(|(key, value)| record.headers.push(key.clone(), value));
        let mut cursor = Cursor::new(&record);
        play(&mut record, &mut cursor, &main, unit);
        for line in &variations {
            let nodes: Vec<NodeId> = record.lines().flat_map(|line| record.line_from(line.first)).collect();
            let mut cursor = Cursor::at(&record, nodes[line.place % nodes.len()]);
            play(&mut record, &mut cursor, line, unit);
        }
        record.set_comment(NodeId::START, &comment);
        record
    }
}

prop_compose! {
    /// A record of one line, whose last move may be a foul. Times are in units of so many milliseconds.
    pub(crate) fn record(unit: u64)(
        start in start(),
        headers in headers(),
        comment in comment(),
        notes in proptest::collection::vec(note(), 0..120),
        foul in proptest::option::weighted(0.3, (foul(), note())),
        end in end(),
    ) -> Record {
        let mut record = Record::new(start).unwrap();
        for (key, value) in headers {
            record.headers.push(key, &value);
        }
        record.set_comment(NodeId::START, &comment);
        let mut cursor = Cursor::new(&record);
        for note in &notes {
            let moves = cursor.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            let id = cursor.play(&mut record, moves[note.choice % moves.len()]).unwrap();
            annotate(&mut record, id, note, unit);
        }
        if let Some((foul, note)) = &foul {
            let attempt = foul.attempt(cursor.position());
            let id = cursor.play_illegally(&mut record, Illegal::new(foul.by, attempt)).unwrap();
            annotate(&mut record, id, note, unit);
        }
        if let Some((ending, note)) = end {
            let id = cursor.end(&mut record, ending).unwrap();
            annotate(&mut record, id, &note, unit);
        }
        record
    }
}
