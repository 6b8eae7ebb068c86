//! One step: its fields as they stand, and what they mean where the record is.

use super::is;
use crate::csa::{self, MoveText};
use crate::draft::Draft;
use crate::jkf::SIGNS;
use crate::jkf::ending::{self, color_of, whole};
use crate::json::{Json, Kind, NoJson};
use crate::notation::text::{self, Columns, Origin, Target};
use crate::notation::{Motion, Side, Signs};
use crate::{Attempt, Ending, FindingKind, Illegal, NodeId, kanji};
use shogi::{Color, Move, Piece, PieceKind, Square};
use std::borrow::Cow;
use std::time::Duration;

/// The fields of a step.
pub(super) struct StepText<'a> {
    line: u32,
    column: u32,
    /// On the main line its step comes before all beside it.
    is_main: bool,
    /// What stands for the start.
    is_head: bool,
    /// Nothing stood after the step before when this one began: it comes before the variations it holds.
    is_first: bool,
    action: Option<MoveFields>,
    illegal: Option<Illegal>,
    special: Option<Cow<'a, str>>,
    ending: Option<Ending>,
    used: Option<Duration>,
    comment: Option<String>,
    bookmark: Option<Cow<'a, str>>,
}

/// The fields of a move.
#[derive(Clone, Copy, Default)]
struct MoveFields {
    color: Option<Color>,
    from: Option<Square>,
    to: Option<Square>,
    same: bool,
    piece: Option<PieceKind>,
    promote: Option<bool>,
    capture: Option<PieceKind>,
    signs: Signs,
    dropped: bool,
}

impl<'a> StepText<'a> {
    pub(super) fn new(json: &mut Json<'a>, draft: &Draft, is_main: bool, is_head: bool) -> StepText<'a> {
        let (line, column) = json.place();
        StepText {
            line: line as u32,
            column: column as u32,
            is_main,
            is_head,
            is_first: draft.is_last(),
            action: None,
            illegal: None,
            special: None,
            ending: None,
            used: None,
            comment: None,
            bookmark: None,
        }
    }

    /// Takes the value of a field; `false` if the field is not known, with the value still there.
    pub(super) fn read_field(&mut self, key: &str, json: &mut Json<'a>, draft: &mut Draft) -> Result<bool, NoJson> {
        match key {
            "move" if is(json, draft, Kind::Object, "move", "an object")? => {
                self.action = Some(read_move(json, draft)?);
            }
            "special" if is(json, draft, Kind::Text, "special", "a word such as \"TORYO\"")? => {
                self.special = Some(json.text()?);
            }
            "illegal" if is(json, draft, Kind::Text, "illegal", "a move such as \"-3c3e\"")? => {
                let place = json.place();
                self.illegal = json.text()?.parse().ok();
                if self.illegal.is_none() {
                    bad_field(draft, place, "illegal", "a move such as \"-3c3e\"");
                }
            }
            "ending" if is(json, draft, Kind::Object, "ending", "an object")? => {
                let place = json.place();
                self.ending = ending::read(json)?;
                if self.ending.is_none() {
                    bad_field(draft, place, "ending", "a known code, and the side it is about");
                }
            }
            "time" if is(json, draft, Kind::Object, "time", "an object")? => self.read_time(json, draft)?,
            "comments" if is(json, draft, Kind::Array, "comments", "an array of lines")? => {
                self.read_comments(json, draft)?;
            }
            "bookmark" if is(json, draft, Kind::Text, "bookmark", "a text")? => self.bookmark = Some(json.text()?),
            // What was of another kind than it should be has been passed over.
            "move" | "special" | "illegal" | "ending" | "time" | "comments" | "bookmark" => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_comments(&mut self, json: &mut Json<'a>, draft: &mut Draft) -> Result<(), NoJson> {
        json.enter();
        while json.next_item()? {
            if is(json, draft, Kind::Text, "comments", "a line")? {
                let line = json.text()?;
                match &mut self.comment {
                    None => self.comment = Some(line.into_owned()),
                    Some(comment) => {
                        comment.push('\n');
                        comment.push_str(&line);
                    }
                }
            }
        }
        Ok(())
    }

    /// The time of the step; the total follows from all of them.
    fn read_time(&mut self, json: &mut Json<'a>, draft: &mut Draft) -> Result<(), NoJson> {
        json.enter();
        while let Some(key) = json.next_key()? {
            match &*key {
                "now" if json.kind()? == Kind::Object => {
                    let (line, column) = json.place();
                    self.used = read_duration(json)?;
                    if self.used.is_none() {
                        let expected = "{\"m\":0,\"s\":16}";
                        draft.find_at(line, column, FindingKind::BadTime { expected });
                    }
                }
                _ => json.skip()?,
            }
        }
        Ok(())
    }

    /// Plays the step where the record is, and notes what is written beside it.
    pub(super) fn take_place(mut self, draft: &mut Draft) {
        draft.line = self.line as usize;
        let column = self.column as usize;
        let before = draft.place();
        let acts = self.illegal.is_some() || self.action.is_some();
        if let Some(illegal) = self.illegal {
            draft.attempt(illegal.by, illegal.attempt, self.used, column);
        } else if let Some(fields) = self.action {
            fields.take_place(draft, self.used, column);
        }
        if acts {
            self.settle(draft, before);
        }
        let ends = self.special.is_some() || self.ending.is_some();
        if ends {
            let before = draft.place();
            let ending = self.ending.take().or_else(|| self.said_ending(draft.turn()));
            let used = self.used.filter(|_| !acts);
            ending.into_iter().for_each(|ending| draft.end(ending, used, column));
            self.settle(draft, before);
        }
        if !(acts || ends) {
            if !self.is_head {
                let expected = "\"move\" or \"special\"";
                draft.find(column, FindingKind::BadField { field: "moves", expected });
            }
            self.note(draft);
        }
    }

    fn said_ending(&self, turn: Color) -> Option<Ending> {
        let word = self.special.as_ref()?;
        let word = word.strip_prefix('%').unwrap_or(word);
        Some(csa::ending_of(word, turn).unwrap_or_else(|| Ending::Other(word.replace(char::is_whitespace, ""))))
    }

    /// After the step has gone on from `before`, or failed to.
    fn settle(&mut self, draft: &mut Draft, before: NodeId) {
        if draft.place() != before {
            if self.is_main || self.is_first {
                draft.put_first();
            }
            self.note(draft);
        }
    }

    fn note(&mut self, draft: &mut Draft) {
        self.comment.take().into_iter().for_each(|comment| draft.comment(&comment));
        self.bookmark.take().into_iter().for_each(|bookmark| draft.bookmark(&bookmark));
    }
}

fn bad_field(draft: &mut Draft, (line, column): (usize, usize), field: &'static str, expected: &'static str) {
    draft.find_at(line, column, FindingKind::BadField { field, expected });
}

/// Hours may be missing; milliseconds are a field of our own.
fn read_duration(json: &mut Json<'_>) -> Result<Option<Duration>, NoJson> {
    let mut seconds = Some(0.0);
    json.enter();
    while let Some(key) = json.next_key()? {
        let unit = match &*key {
            "h" => 3600.0,
            "m" => 60.0,
            "s" => 1.0,
            "ms" => 0.001,
            _ => 0.0,
        };
        match json.kind()? {
            Kind::Number => {
                let number = json.number()?;
                seconds = seconds.filter(|_| number >= 0.0).map(|seconds| seconds + number * unit);
            }
            Kind::Null => json.skip()?,
            _ => {
                seconds = None;
                json.skip()?;
            }
        }
    }
    let millis = seconds.map(|seconds| (seconds * 1000.0).round()).filter(|millis| *millis < 1e15);
    Ok(millis.map(|millis| Duration::from_millis(millis as u64)))
}

fn read_move(json: &mut Json<'_>, draft: &mut Draft) -> Result<MoveFields, NoJson> {
    let mut fields = MoveFields::default();
    json.enter();
    while let Some(key) = json.next_key()? {
        let kind = json.kind()?;
        let place = json.place();
        let mut bad = |field, expected| bad_field(draft, place, field, expected);
        match (&*key, kind) {
            (_, Kind::Null) => json.skip()?,
            ("color", Kind::Number) => {
                fields.color = color_of(json.number()?);
                if fields.color.is_none() {
                    bad("color", "0 or 1");
                }
            }
            ("from" | "to", Kind::Object) => {
                let (field, value) = if key == "from" { ("from", &mut fields.from) } else { ("to", &mut fields.to) };
                *value = read_square(json)?;
                if value.is_none() {
                    bad(field, "a square such as {\"x\":7,\"y\":6}");
                }
            }
            ("piece" | "capture", Kind::Text) => {
                let known = csa::piece_of(&json.text()?);
                let (field, value) =
                    if key == "piece" { ("piece", &mut fields.piece) } else { ("capture", &mut fields.capture) };
                *value = known;
                if known.is_none() {
                    bad(field, "a piece such as \"FU\"");
                }
            }
            ("same" | "promote", Kind::True | Kind::False) => {
                let value = kind == Kind::True;
                json.skip()?;
                if key == "same" { fields.same = value } else { fields.promote = Some(value) }
            }
            ("relative", Kind::Text) => {
                if !fields.take_signs(&json.text()?) {
                    bad("relative", "letters of L, C, R, U, M and D, or H");
                }
            }
            ("color" | "from" | "to" | "piece" | "capture" | "same" | "promote" | "relative", _) => {
                draft.find_at(
                    place.0,
                    place.1,
                    FindingKind::BadField { field: "move", expected: "another kind of value" },
                );
                json.skip()?;
            }
            (key, _) => {
                draft.find_at(place.0, place.1, FindingKind::UnknownField(key.to_owned()));
                json.skip()?;
            }
        }
    }
    Ok(fields)
}

fn read_square(json: &mut Json<'_>) -> Result<Option<Square>, NoJson> {
    let (mut file, mut rank) = (None, None);
    json.enter();
    while let Some(key) = json.next_key()? {
        match (&*key, json.kind()?) {
            ("x", Kind::Number) => file = whole(json.number()?),
            ("y", Kind::Number) => rank = whole(json.number()?),
            _ => json.skip()?,
        }
    }
    let small = |number: Option<u32>| number.and_then(|number| u8::try_from(number).ok());
    Ok(small(file).zip(small(rank)).and_then(|(file, rank)| Square::try_new(file, rank)))
}

impl MoveFields {
    /// Takes the signs that tell pieces apart; `false` if they are none.
    fn take_signs(&mut self, text: &str) -> bool {
        for sign in text.chars() {
            match SIGNS.iter().find(|(own, _)| *own == sign).map(|(_, kanji)| *kanji) {
                Some('左') => self.signs.side = Some(Side::Left),
                Some('直') => self.signs.side = Some(Side::Straight),
                Some('右') => self.signs.side = Some(Side::Right),
                Some('上') => self.signs.motion = Some(Motion::Forward),
                Some('寄') => self.signs.motion = Some(Motion::Level),
                Some('引') => self.signs.motion = Some(Motion::Back),
                Some(_) => self.dropped = true,
                None => return false,
            }
        }
        true
    }

    fn take_place(self, draft: &mut Draft, used: Option<Duration>, column: usize) {
        let last_to = draft.last_to();
        let Some(to) = self.to.or(last_to.filter(|_| self.same)) else {
            return draft
                .break_off(column, FindingKind::BadMove { expected: "\"to\", the square where the piece goes" });
        };
        if !draft.is_broken() {
            if self.same && last_to != Some(to) {
                draft.find(column, FindingKind::ContradictoryField { field: "same" });
            }
            let captured = draft.position().piece_at(to).map(Piece::kind);
            if self.capture.is_some() && self.capture != captured {
                draft.find(column, FindingKind::ContradictoryField { field: "capture" });
            }
        }
        match self.resolve(draft, to, column) {
            Ok((by, Attempt::Move(m))) if by == draft.turn() => draft.play(m, used, column),
            Ok((by, attempt)) => draft.attempt(by, attempt, used, column),
            Err(kind) => draft.break_off(column, kind),
        }
    }

    /// Who does what. Where something stands on the square of origin, the board knows better than the text.
    fn resolve(self, draft: &mut Draft, to: Square, column: usize) -> Result<(Color, Attempt), FindingKind> {
        let turn = draft.turn();
        let Some(from) = self.from else { return self.resolve_without_origin(draft, to, turn) };
        let Some(found) = draft.position().piece_at(from) else {
            let promote = self.promote == Some(true);
            return Ok((self.color.unwrap_or(turn), Move::Board { from, to, promote }.into()));
        };
        let by = if found.color() == turn { turn } else { self.color.unwrap_or(turn) };
        if self.color.is_some_and(|color| color != by) && !draft.is_broken() {
            draft.find(column, FindingKind::ContradictoryField { field: "color" });
        }
        let named = self.piece.unwrap_or(found.kind());
        let promote = self.promote == Some(true);
        if named == found.kind() {
            return Ok((by, Move::Board { from, to, promote }.into()));
        }
        // Some programs name the piece as it is after the move.
        let after = if promote { named.promoted().unwrap_or(named) } else { named };
        match (MoveText { by, from: Some(from), to, piece: after }).attempt(draft.position()) {
            m @ Attempt::Move(Move::Board { promote: true, .. }) if self.promote != Some(false) => Ok((by, m)),
            changed @ Attempt::Changed { .. } => Ok((by, changed)),
            Attempt::Move(_) => Err(FindingKind::OtherPiece { found: kanji::piece(found.kind()) }),
        }
    }

    /// A drop, as the format has it; in texts made from KI2 also a piece that the signs tell from others.
    fn resolve_without_origin(self, draft: &Draft, to: Square, turn: Color) -> Result<(Color, Attempt), FindingKind> {
        let kind = self.piece.ok_or(FindingKind::BadMove { expected: "\"piece\", or \"from\"" })?;
        if let Some(by) = self.color.filter(|color| *color != turn) {
            return Ok((by, MoveText { by, from: None, to, piece: kind }.attempt(draft.position())));
        }
        let held = kind.in_hand().filter(|held| held.kind() == kind && self.promote != Some(true));
        let holds = held.is_some_and(|held| draft.position().hand(turn).has(held));
        let drops = self.dropped || holds && self.signs == Signs::default();
        let text = text::MoveText {
            mark: None,
            target: Target::Square(to),
            kind: Some(kind),
            signs: self.signs,
            origin: drops.then_some(Origin::Hand),
            captures: None,
            promote: self.promote == Some(true),
            drops_unsaid: true,
            columns: Columns { start: 1, target: 1, piece: 1, origin: 1, captures: 1 },
        };
        let resolved = text.resolve(draft.position(), draft.last_to());
        let expected = "a \"from\", as none or several of the pieces could go there";
        resolved.map(|m| (turn, m.into())).map_err(|_| FindingKind::BadMove { expected })
    }
}
