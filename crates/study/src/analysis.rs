//! A game position by position: which positions there are to judge, what was said of them, and what that says of the
//! moves between them.

use crate::{Choice, Judgement, Line, Verdict};
use kifu::{Cursor, NodeId, Record, Step};
use shogi::{Color, Move, Position, Square};
use std::collections::HashMap;

/// Which moves of a record are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Those of the main line.
    MainLine,
    /// Those of the variations as well.
    Variations,
}

/// A position of a record and what there is to say of it.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its node.
    pub node: NodeId,
    /// How many moves led here.
    pub plies: usize,
    /// The position.
    pub position: Position,
    /// Where the last move went.
    pub last_to: Option<Square>,
    /// What the engine said of it, once it was asked.
    pub judgement: Option<Judgement>,
    /// It belongs to the main line; these places come first.
    pub is_in_main_line: bool,
    /// The legal move that led here; `None` at the start and after a foul.
    pub passage: Option<Passage>,
    /// The place whose judgement is this one's as well: the same position came before.
    same_as: Option<usize>,
}

/// A move from one place to another.
#[derive(Clone, Debug)]
pub struct Passage {
    /// The number of the place before it.
    pub from: usize,
    /// The move.
    pub m: Move,
    /// Who made it.
    pub by: Color,
    /// What is to be said of it, as soon as both places are judged.
    pub verdict: Option<Verdict>,
    /// What should have been played, where the move is marked as a mistake.
    pub better: Option<Line>,
}

/// A position to judge, as the game came there: repetitions are the engine's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The first position.
    pub start: Position,
    /// The moves played from it; all of them are legal.
    pub moves: Vec<Move>,
}

/// The positions of a record and the moves between them.
#[derive(Clone, Debug)]
pub struct Analysis {
    places: Vec<Place>,
}

impl Analysis {
    /// What there is to look at in a record. Positions in which a king could be taken, as odd starts and fouls leave them,
    /// are left out, and what was played in them.
    pub fn of(record: &Record, scope: Scope) -> Analysis {
        let (by_node, by_key) = (HashMap::new(), HashMap::new());
        let mut walk = Walk { record, is_in_main_line: true, places: Vec::new(), by_node, by_key };
        let mut cursor = Cursor::new(record);
        walk.arrive(&cursor, None);
        for line in record.lines().take(if scope == Scope::MainLine { 1 } else { usize::MAX }) {
            walk.is_in_main_line = line.first == NodeId::START;
            cursor.back_to(record, line.plies);
            for id in record.line_from(line.first).filter(|id| *id != NodeId::START) {
                walk.enter(&mut cursor, id);
            }
        }
        Analysis { places: walk.places }
    }

    /// All places: the start, the main line, then variations.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The places of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &Place> {
        self.places.iter().take_while(|place| place.is_in_main_line)
    }

    /// Every move, with the place it was played in.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (&Place, &Passage)> {
        self.places.iter().filter_map(|place| {
            let passage = place.passage.as_ref()?;
            Some((&self.places[passage.from], passage))
        })
    }

    /// The numbers of the places to judge, the last of the game first: what is found out about the end helps to judge
    /// what led there.
    pub fn open(&self) -> Vec<usize> {
        let is_open = |place: &Place| place.judgement.is_none() && place.same_as.is_none();
        (0..self.places.len()).rev().filter(|index| is_open(&self.places[*index])).collect()
    }

    /// What to ask an engine about a place.
    pub fn question(&self, index: usize) -> Question {
        let mut moves = Vec::new();
        let mut place = &self.places[index];
        while let Some(passage) = &place.passage {
            moves.push(passage.m);
            place = &self.places[passage.from];
        }
        moves.reverse();
        Question { start: place.position.clone(), moves }
    }

    /// Notes what the engine says of a place, and passes the verdicts on the moves around it.
    pub fn note(&mut self, index: usize, judgement: Judgement) {
        for place in &mut self.places[index..] {
            if place.same_as == Some(index) {
                place.judgement = Some(judgement.clone());
            }
        }
        self.places[index].judgement = Some(judgement);
        for to in 0..self.places.len() {
            let touches = |place: usize| place == index || self.places[place].same_as == Some(index);
            let is_next = self.places[to].passage.as_ref().is_some_and(|passage| touches(passage.from));
            if is_next || touches(to) {
                self.judge_move(to);
            }
        }
    }

    fn judge_move(&mut self, to: usize) {
        let place = &self.places[to];
        let Some(passage) = &place.passage else { return };
        let before = &self.places[passage.from];
        let Some(judgement) = &before.judgement else { return };
        let choice = Choice {
            position: &before.position,
            last_to: before.last_to,
            played: passage.m,
            before: judgement,
            after: place.judgement.as_ref(),
        };
        let verdict = Verdict::of(&choice);
        let better = verdict.filter(Verdict::is_mistake).map(|_| judgement.best.clone());
        if let Some(passage) = &mut self.places[to].passage {
            (passage.verdict, passage.better) = (verdict, better);
        }
    }

    /// The numbers of the places to which mistakes led: before a mark is given, the better move deserves to be looked at
    /// as long as the one played, which [`Analysis::second_question`] asks for.
    pub fn accused(&self) -> Vec<usize> {
        (0..self.places.len()).rev().filter(|index| self.better_move(*index).is_some()).collect()
    }

    fn better_move(&self, to: usize) -> Option<Move> {
        self.places[to].passage.as_ref()?.better.as_ref()?.moves.first().copied()
    }

    /// The position after the move that should have been played in place of the one that led to this place.
    pub fn second_question(&self, to: usize) -> Option<Question> {
        let m = self.better_move(to)?;
        let mut question = self.question(self.places[to].passage.as_ref()?.from);
        question.moves.push(m);
        Some(question)
    }

    /// Notes what the engine says of the position that [`Analysis::second_question`] asked for, which may clear the move.
    pub fn note_second(&mut self, to: usize, judgement: &Judgement) {
        let Some(passage) = &mut self.places[to].passage else { return };
        let (Some(verdict), Some(better)) = (&mut passage.verdict, &mut passage.better) else { return };
        let best = judgement.best.score.of_move_before();
        *verdict = Verdict::comparing(best, verdict.played, false);
        better.score = best;
        better.moves.truncate(1);
        better.moves.extend(&judgement.best.moves);
        if !verdict.is_mistake() {
            passage.better = None;
        }
    }

    /// Asks about every place that is open, then a second time where moves are to be marked; ends early when the answer
    /// is `None`.
    pub fn run(&mut self, judge: &mut dyn FnMut(&Question) -> Option<Judgement>) {
        for index in self.open() {
            let Some(judgement) = judge(&self.question(index)) else { return };
            self.note(index, judgement);
        }
        for index in self.accused() {
            let Some(question) = self.second_question(index) else { continue };
            let Some(judgement) = judge(&question) else { return };
            self.note_second(index, &judgement);
        }
    }
}

/// Going through a record.
struct Walk<'a> {
    record: &'a Record,
    is_in_main_line: bool,
    places: Vec<Place>,
    by_node: HashMap<NodeId, usize>,
    by_key: HashMap<u64, usize>,
}

impl Walk<'_> {
    fn enter(&mut self, cursor: &mut Cursor, id: NodeId) {
        let before = self.by_node.get(&cursor.id()).copied();
        let by = cursor.turn();
        cursor.enter(self.record, id);
        let passage = match self.record.step(id) {
            Some(Step::End(_)) | None => return,
            Some(Step::Illegal(_)) => None,
            // If something that cannot be judged came before, the game begins anew for the engine.
            Some(Step::Move(m)) => before.map(|from| Passage { from, m, by, verdict: None, better: None }),
        };
        self.arrive(cursor, passage);
    }

    fn arrive(&mut self, cursor: &Cursor, passage: Option<Passage>) {
        let position = cursor.position();
        let taken = position.king(!position.turn()).map(|king| position.attackers_to(king, position.turn()));
        if !cursor.is_open() || taken.is_some_and(|attackers| !attackers.is_empty()) {
            return;
        }
        let index = self.places.len();
        let same_as = self.same_as(position, passage.as_ref());
        self.by_node.insert(cursor.id(), index);
        if same_as.is_none() {
            self.by_key.entry(position.key()).or_insert(index);
        }
        self.places.push(Place {
            node: cursor.id(),
            plies: cursor.plies(),
            position: position.clone(),
            last_to: cursor.last_to(),
            judgement: None,
            is_in_main_line: self.is_in_main_line,
            passage,
            same_as,
        });
    }

    /// The place of another line with the same position. One of the same line is another matter: there the position
    /// repeats itself.
    fn same_as(&self, position: &Position, passage: Option<&Passage>) -> Option<usize> {
        let found = *self.by_key.get(&position.key())?;
        let before = |index: &usize| self.places[*index].passage.as_ref().map(|passage| passage.from);
        let mut line = std::iter::successors(passage.map(|passage| passage.from), before);
        let is_repetition = line.any(|index| self.places[index].position.key() == position.key());
        (!is_repetition && self.places[found].position.same_situation(position)).then_some(found)
    }
}

#[cfg(test)]
mod tests;
