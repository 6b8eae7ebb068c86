//! Reading KIF of other games than standard shogi.

use super::board::Drawing;
use super::{MINI, OPTIONS, SHOOTS, STEPS, VARIATION, named, words};
use crate::catalogue::NAMES;
use crate::position::Position;
use crate::record::{Cursor, Ending, Fault, Foul, Record, RecordError, line};
use crate::text::{SHOT, square_name};
use shogi::Color;
use std::time::Duration;
use tree::{NodeId, Step};

/// What else programs call these games.
const OTHER_NAMES: [(&str, &str); 9] = [
    ("五々将棋", "minishogi"),
    ("５五将棋", "minishogi"),
    (MINI.1, MINI.0),
    ("京都", "kyoto"),
    ("どうぶつ", "dobutsu"),
    ("動物将棋", "dobutsu"),
    ("ごろごろ将棋", "gorogoro"),
    ("五々", "minishogi"),
    ("5五", "minishogi"),
];

/// Reads KIF whose head or moves are of a game of the family; `None` if they are not.
pub(in crate::record) fn read(text: &str) -> Option<Result<Record, RecordError>> {
    let game = game_of(text)?;
    Some(Reader::new(game).read(text))
}

/// Which game a text is of. Only chū shōgi need not be named.
fn game_of(text: &str) -> Option<&'static str> {
    let said = text.lines().find_map(|line| header(line).filter(|(key, _)| *key == "手合割"));
    let known = |name: &str| {
        let other = OTHER_NAMES.iter().find(|(other, _)| *other == name).map(|(_, id)| *id);
        let told = name.strip_suffix('）').and_then(|name| name.rsplit_once('（'));
        let by_id = || NAMES.iter().copied().find(|id| told.is_some_and(|(_, told)| told == *id));
        other.or_else(by_id).or_else(|| named(name)).filter(|id| *id != "shogi")
    };
    let looks_like_chu = || {
        text.lines().filter(|line| line.starts_with('|')).count() == 12
            || text
                .lines()
                .any(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()) && line.contains("（←"))
    };
    said.and_then(|(_, name)| known(name)).or_else(|| looks_like_chu().then_some("chu"))
}

/// A header and its value.
fn header(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(['：', ':'])?;
    Some((key.trim(), value.trim()))
}

/// The steps of one turn that have been read.
#[derive(Default)]
struct Turn {
    /// The squares of the way; of a drop its text alone.
    stops: Vec<String>,
    /// Where it leads.
    to: String,
    /// What it shoots at, as moves write it.
    shots: String,
    promotes: bool,
    used: Option<Duration>,
    /// The line of the last.
    line: usize,
}

struct Reader<'a> {
    game: &'static str,
    options: Vec<(&'a str, &'a str)>,
    drawing: Drawing<'a>,
    players: [&'a str; 2],
    headers: Vec<(String, String)>,
    /// Remarks before anything is known.
    remarks: Vec<&'a str>,
    bookmark: &'a str,
    /// Once the head is over, with the place in it.
    record: Option<(Record, Cursor)>,
    /// A turn whose steps are not all read.
    turn: Option<Turn>,
    last: String,
    line: usize,
}

impl<'a> Reader<'a> {
    fn new(game: &'static str) -> Reader<'a> {
        Reader {
            game,
            options: Vec::new(),
            drawing: Drawing::default(),
            players: [""; 2],
            headers: Vec::new(),
            remarks: Vec::new(),
            bookmark: "",
            record: None,
            turn: None,
            last: String::new(),
            line: 0,
        }
    }

    fn read(mut self, text: &'a str) -> Result<Record, RecordError> {
        for (number, line) in (1..).zip(text.lines()) {
            self.line = number;
            self.read_line(line.trim())?;
        }
        self.finish_turn()?;
        self.begin()?;
        let line = self.line;
        self.record.map(|(record, _)| record).ok_or_else(|| Fault::UnknownLine(String::new()).at(line))
    }

    fn fault(&self, fault: Fault) -> RecordError {
        fault.at(self.line)
    }

    fn read_line(&mut self, text: &'a str) -> Result<(), RecordError> {
        if let Some(remark) = text.strip_prefix('*') {
            self.finish_turn()?;
            self.remark(remark.trim_start());
            return Ok(());
        }
        if let Some(name) = text.strip_prefix('&') {
            self.finish_turn()?;
            self.bookmark(name);
            return Ok(());
        }
        if text.is_empty() || text.starts_with(['#', '+']) || text.starts_with("手数-") {
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix(VARIATION) {
            self.finish_turn()?;
            self.begin()?;
            return self.branch(rest);
        }
        if let Some(closing) = text.strip_prefix("まで") {
            self.finish_turn()?;
            self.begin()?;
            self.close(closing);
            return Ok(());
        }
        if text.starts_with('|') {
            self.drawing.rows.push((self.line, text));
            return Ok(());
        }
        let (number, rest) = words::digits(text);
        if !number.is_empty() && !rest.starts_with(['：', ':']) && !is_file_row(text) {
            self.begin()?;
            return self.read_numbered(rest.trim_start());
        }
        self.read_head(text)
    }

    fn read_head(&mut self, text: &'a str) -> Result<(), RecordError> {
        match (text, header(text)) {
            ("後手番" | "上手番", _) => self.drawing.white_begins = true,
            ("先手番" | "下手番", _) => self.drawing.white_begins = false,
            (_, Some(("手合割", _))) => {}
            (_, Some(("先手" | "下手", name))) => self.players[0] = name,
            (_, Some(("後手" | "上手", name))) => self.players[1] = name,
            (_, Some(("先手の持駒" | "下手の持駒", hand))) => self.drawing.hands[0] = Some((self.line, hand)),
            (_, Some(("後手の持駒" | "上手の持駒", hand))) => self.drawing.hands[1] = Some((self.line, hand)),
            (_, Some((OPTIONS, options))) => {
                self.options = options.split_whitespace().filter_map(|word| word.split_once('=')).collect();
            }
            (_, Some((key, value))) => self.headers.push((key.to_owned(), value.to_owned())),
            (_, None) if is_file_row(text) => {}
            (_, None) => return Err(self.fault(Fault::UnknownLine(text.chars().take(40).collect()))),
        }
        Ok(())
    }

    /// Settles the start, once the head is over.
    fn begin(&mut self) -> Result<(), RecordError> {
        if self.record.is_some() {
            return Ok(());
        }
        let game = line::game(self.game, &self.options).map_err(|fault| self.fault(fault))?;
        let start = if self.drawing.rows.is_empty() {
            Position::start(&game)
        } else {
            let bad = |line| Fault::BadPosition(String::new()).at(line);
            self.drawing.position(&game).map_err(bad)?
        };
        let mut record = Record::new(start);
        record.players = self.players.map(str::to_owned);
        record.headers = std::mem::take(&mut self.headers);
        self.remarks.drain(..).for_each(|remark| record.add_comment(NodeId::START, remark));
        record.set_bookmark(NodeId::START, self.bookmark);
        let cursor = Cursor::new(&record);
        self.record = Some((record, cursor));
        Ok(())
    }

    fn remark(&mut self, text: &'a str) {
        let Some((record, cursor)) = &mut self.record else { return self.remarks.push(text) };
        if !tell_foul(record, cursor, text) {
            record.add_comment(cursor.id(), text);
        }
    }

    fn bookmark(&mut self, name: &'a str) {
        match &mut self.record {
            Some((record, cursor)) => record.set_bookmark(cursor.id(), name),
            None => self.bookmark = name,
        }
    }

    /// `：3手`: another third move than that of the line before.
    fn branch(&mut self, text: &str) -> Result<(), RecordError> {
        let (number, _) = words::digits(text.trim_start_matches(['：', ':', ' ', '　']));
        let ply = number.parse::<usize>().ok().and_then(|ply| ply.checked_sub(1));
        let Some((record, cursor)) = &mut self.record else { return Ok(()) };
        let Some(before) = ply.filter(|before| *before <= cursor.plies()) else {
            return Err(Fault::Variation.at(self.line));
        };
        cursor.back_to(record, before);
        self.last = cursor.last_to(record).map_or_else(String::new, |(file, rank)| square_name(file, rank));
        Ok(())
    }

    /// What follows the number of a line: a move, a step of one, or an ending.
    fn read_numbered(&mut self, text: &str) -> Result<(), RecordError> {
        let text = text.trim_start_matches("手目").trim_start_matches(['.', '。']).trim_start();
        let step = STEPS.iter().position(|step| text.starts_with(step));
        let text = step.map_or(text, |step| text[STEPS[step].len()..].trim_start());
        let text = text.trim_start_matches(['▲', '△', '☗', '☖', '▼', '▽']).trim_start();
        if step.is_none_or(|step| step == 0) {
            self.finish_turn()?;
        }
        let unknown = || Fault::UnknownLine(text.chars().take(40).collect());
        match self.target(text) {
            Some((to, rest)) => self.read_move(&to, rest).ok_or_else(|| self.fault(unknown()))?,
            None => {
                let word = text.split([' ', '　', '(', '（']).next().unwrap_or_default();
                let ended = self.end(word).unwrap_or_else(|| Err(unknown()));
                ended.map_err(|fault| self.fault(fault))?;
            }
        }
        if step.is_none() { self.finish_turn() } else { Ok(()) }
    }

    /// The square that a move names first, as moves write it, and what follows.
    fn target<'b>(&self, text: &'b str) -> Option<(String, &'b str)> {
        if let Some(rest) = text.strip_prefix(['同', '仝']) {
            return (!self.last.is_empty()).then(|| (self.last.clone(), rest.trim_start()));
        }
        let ((file, rank), rest) = square_of_board(text)?;
        Some((square_name(file, rank), rest))
    }

    /// What follows the square: a piece, whether it promotes, where it comes from, the time.
    fn read_move(&mut self, to: &str, text: &str) -> Option<()> {
        let line = self.line;
        let Divided { what, origin, shots, used } = divide(text);
        let turn = self.turn.get_or_insert_with(Turn::default);
        turn.line = line;
        turn.used = used.or(turn.used);
        turn.shots += &shots;
        match origin {
            Some((file, rank)) => {
                // Where a step comes from is said more surely than where the one before it led: of both some write 仝.
                turn.stops.pop();
                turn.stops.extend([square_name(file, rank), to.to_owned()]);
                turn.promotes |= what.ends_with('成');
            }
            None => {
                let name = what.strip_suffix('打')?;
                let (_, cursor) = self.record.as_ref()?;
                turn.stops = vec![drop_text(cursor.position(), name, to)?];
            }
        }
        turn.to = to.to_owned();
        Some(())
    }

    /// Plays the turn whose steps have been read.
    fn finish_turn(&mut self) -> Result<(), RecordError> {
        let (Some(turn), Some((record, cursor))) = (self.turn.take(), &mut self.record) else { return Ok(()) };
        let Turn { stops, to, shots, promotes, used, line } = turn;
        self.last = to;
        let plain = stops.concat() + &shots;
        let promoted = format!("{plain}+");
        // What goes on has not ended.
        cursor.reopen(record);
        // Where a piece must turn over, some do not say that it does.
        let legal = |text: &str| cursor.position().parse_move(text).is_ok();
        let forced = !promotes && !legal(&plain) && legal(&promoted);
        let played = cursor.play(record, if promotes || forced { &promoted } else { &plain });
        let id = played.map_err(|fault| fault.at(line))?;
        if used.is_some() {
            record.set_used(id, used);
        }
        Ok(())
    }

    fn end(&mut self, word: &str) -> Option<Result<(), Fault>> {
        let (record, cursor) = self.record.as_mut()?;
        let ending = Ending::of_word(word, cursor.position().turn())?;
        cursor.reopen(record);
        Some(cursor.end(record, ending).map(drop))
    }

    /// `まで34手で先手の勝ち`: who won, if the last line has not said it.
    fn close(&mut self, text: &str) {
        let Some((record, cursor)) = &mut self.record else { return };
        let side = |name: char| [format!("{name}手の勝ち"), format!("{name}手勝ち")];
        let wins = |names: [char; 2]| names.into_iter().flat_map(side).any(|said| text.contains(&said));
        let winner = match (wins(['先', '下']), wins(['後', '上'])) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        };
        if let (Some(Step::End(ending)), Some(_)) = (record.step(cursor.id()), winner) {
            let ending = Ending { winner, ..ending.clone() };
            record.set_ending(cursor.id(), ending);
        }
    }
}

/// Takes a remark that tells by which foul the game was lost, where it has just ended by one; says whether it does.
fn tell_foul(record: &mut Record, cursor: &Cursor, text: &str) -> bool {
    let Some(Step::End(ending)) = record.step(cursor.id()) else { return false };
    if ending.code() != "foul" || ending.foul.is_some() {
        return false;
    }
    let told = Foul::from_remark(text, cursor.position()).filter(|(loser, _)| ending.winner == Some(!*loser));
    let Some((_, foul)) = told else { return false };
    let ending = Ending { foul: Some(foul), ..ending.clone() };
    record.set_ending(cursor.id(), ending);
    true
}

/// The row of files above a board: figures and blanks alone.
fn is_file_row(text: &str) -> bool {
    text.contains([' ', '　'])
        && text.chars().all(|c| c.is_ascii_digit() || ('０'..='９').contains(&c) || " 　".contains(c))
}

/// A drop as moves write it: of a kind that is held, with whichever face up fits the name.
fn drop_text(position: &Position, name: &str, to: &str) -> Option<String> {
    let game = position.game();
    let held = position.hand(position.turn()).map(|(kind, _)| kind);
    let faces = held.flat_map(|kind| [Some(kind), game.kind(kind).other_face]).flatten();
    let wanted = words::in_katakana(name);
    let called = |name: &String| words::in_katakana(name) == wanted;
    let mut named = faces.filter(|kind| called(&game.kind(*kind).short) || called(&game.kind(*kind).kanji));
    named.next().map(|kind| format!("{}*{to}", game.kind(kind).id))
}

/// A move's line behind its square.
#[derive(Default)]
struct Divided {
    /// Piece and promotion, without what stands in brackets.
    what: String,
    origin: Option<(u8, u8)>,
    /// The squares that it shoots at, as moves write them.
    shots: String,
    used: Option<Duration>,
}

/// A square that a board may have: both are counted from one, and the `00` of some programs, a hand, is none.
fn square_of_board(text: &str) -> Option<((u8, u8), &str)> {
    words::square(text).filter(|((file, rank), _)| *file > 0 && *rank > 0)
}

fn divide(text: &str) -> Divided {
    let mut divided = Divided::default();
    let mut rest = text;
    while let Some(open) = rest.find(['(', '（']) {
        divided.what += rest[..open].trim();
        let inner = &rest[open + rest[open..].chars().next().map_or(1, char::len_utf8)..];
        let close = inner.find([')', '）']).unwrap_or(inner.len());
        let said = inner[..close].trim();
        if let Some(shots) = said.strip_prefix(SHOOTS) {
            let squares = shots.split_whitespace().filter_map(square_of_board);
            divided.shots.extend(squares.map(|((file, rank), _)| format!("{SHOT}{}", square_name(file, rank))));
        } else if said.contains(':') {
            divided.used = time(said);
        } else if let Some((square, "")) = square_of_board(said.trim_start_matches('←')) {
            divided.origin = Some(square);
        }
        rest = inner[close..].trim_start_matches([')', '）']);
    }
    divided.what += rest.trim();
    divided.what = divided.what.trim_end_matches('+').trim().to_owned();
    divided
}

/// `0:16/00:00:16`: the time of the move.
fn time(text: &str) -> Option<Duration> {
    let own = text.split('/').next()?;
    let parts = own.split(':').map(|part| part.trim().parse::<u64>());
    let seconds = parts
        .collect::<Result<Vec<_>, _>>()
        .ok()?
        .into_iter()
        .try_fold(0_u64, |sum, part| sum.checked_mul(60)?.checked_add(part))?;
    Some(Duration::from_secs(seconds))
}
