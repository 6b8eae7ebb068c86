//! A whole game, from its end to its beginning: what is found out about the end helps to judge what led there.

use super::request::Question;
use super::seat::Seat;
use super::talk::{Reader, Talk};
use super::tell::Place;
use super::work::End;
use crate::step::step;
use crate::turns::Ticket;
use engine::Game;
use kifu::{Cursor, NodeId, Record, Step};
use serde_json::{Value, json};
use shogi::{Color, Move};
use study::{Analysis, Judgement, Mistake, Scope, Summary, annotate};

/// Two lines tell a move that is the only good one.
const LINES: usize = 2;

/// Analyses every place of a game: each is told as it comes, then what is said of the moves, and what goes into the record.
pub(super) async fn game(ticket: Ticket, question: &Question, talk: &Talk) -> End {
    let Some(record) = record_of(&question.game) else { return End::BrokenOff };
    let mut analysis = Analysis::of(&record, Scope::MainLine);
    let mut work = Work { seat: Seat::new(ticket, talk, &question.id), question, talk };
    for index in analysis.open() {
        let Some(judgement) = work.ask(&analysis.question(index)).await else { return End::BrokenOff };
        work.tell_place(&analysis, index, &judgement);
        analysis.note(index, judgement);
        for to in [index, index + 1] {
            work.tell_mark(&analysis, to);
        }
    }
    // Before a move is blamed the better one is looked at for as long.
    for index in analysis.accused() {
        let Some(second) = analysis.second_question(index) else { continue };
        let Some(judgement) = work.ask(&second).await else { return End::BrokenOff };
        analysis.note_second(index, &judgement);
        work.tell_mark(&analysis, index);
    }
    let notes = talk.reader.notes(&record, &analysis);
    talk.tell(&json!({"type": "notes", "id": question.id, "summary": notes.summary, "comments": notes.comments, "lines": notes.lines}));
    End::Finished
}

/// Finds out what there is to say of a game and of its mistakes by these sides, with so many positions looked at for each of
/// its places, while nobody else wants an engine. `None` when the server closes.
pub(crate) async fn look_through(ticket: Ticket, analysis: &mut Analysis, sides: &[Color], nodes: u64) -> Option<()> {
    let mut seat = Seat::of_nobody(ticket);
    for index in analysis.open() {
        let judgement = seat.judge_afresh(&asked_about(&analysis.question(index))?, nodes).await?;
        analysis.note(index, judgement);
    }
    for index in analysis.accused() {
        let by = analysis.places()[index].passage.as_ref().map(|passage| passage.by);
        let Some(second) = analysis.second_question(index).filter(|_| by.is_some_and(|by| sides.contains(&by))) else {
            continue;
        };
        let judgement = seat.judge_afresh(&asked_about(&second)?, nodes).await?;
        analysis.note_second(index, &judgement);
    }
    Some(())
}

/// What an engine says of a position from so many others looked at, whatever it was asked before. `None` when the server closes.
pub(crate) async fn judge_once(ticket: Ticket, game: &Game, nodes: u64) -> Option<Judgement> {
    Seat::of_nobody(ticket).judge_afresh(game, nodes).await
}

/// Asks once more, and for longer, about mistakes; those that still are some, if they are worth looking for.
pub(crate) async fn look_again(ticket: Ticket, mistakes: Vec<Mistake>, nodes: u64) -> Option<Vec<Mistake>> {
    let (mut seat, mut confirmed) = (Seat::of_nobody(ticket), Vec::new());
    for mistake in mistakes {
        let Some(first) = mistake.better.moves.first().copied() else { continue };
        let mut lines = Vec::new();
        for m in [first, mistake.played] {
            let mut game = Game::new(mistake.position.clone());
            game.play(m).ok()?;
            lines.push(seat.judge_afresh(&game, nodes).await?.best);
        }
        confirmed.extend(mistake.confirmed(&lines[0], &lines[1]).filter(Mistake::is_instructive));
    }
    Some(confirmed)
}

fn asked_about(question: &study::Question) -> Option<Game> {
    let mut game = Game::new(question.start.clone());
    for m in &question.moves {
        game.play(*m).ok()?;
    }
    Some(game)
}

struct Work<'a> {
    seat: Seat<'a>,
    question: &'a Question,
    talk: &'a Talk,
}

impl Work<'_> {
    async fn ask(&mut self, question: &study::Question) -> Option<Judgement> {
        self.seat.judge(&asked_about(question)?, self.question.effort, LINES).await
    }

    fn tell_place(&self, analysis: &Analysis, index: usize, judgement: &Judgement) {
        let reader = &self.talk.reader;
        let own = &analysis.places()[index];
        let place = Place { position: own.position.clone(), last_to: own.last_to };
        let lines = judgement.lines().filter(|line| !line.moves.is_empty());
        self.talk.tell(&json!({
            "type": "place",
            "id": self.question.id,
            "ply": own.plies,
            "depth": judgement.depth,
            "score": reader.score(judgement.best.score, own.position.turn()),
            "lines": lines.map(|line| reader.line(&place, line)).collect::<Vec<_>>(),
        }));
    }

    /// What is said of the move that led to a place, if anything.
    fn tell_mark(&self, analysis: &Analysis, to: usize) {
        let reader = &self.talk.reader;
        let Some(place) = analysis.places().get(to) else { return };
        let Some((passage, verdict)) = place.passage.as_ref().and_then(|passage| Some((passage, passage.verdict?)))
        else {
            return;
        };
        let before = &analysis.places()[passage.from];
        let answer = place.judgement.as_ref().map_or(&[][..], |judgement| &judgement.best.moves);
        let start = Place { position: before.position.clone(), last_to: before.last_to };
        let better = passage.better.as_ref().map_or(Value::Null, |better| reader.line(&start, better));
        self.talk.tell(&json!({
            "type": "mark",
            "id": self.question.id,
            "ply": place.plies,
            "best": verdict.is_best,
            "loss": verdict.loss(),
            "mark": verdict.mark.map(study::Mark::code),
            "sign": verdict.mark.map(study::Mark::sign),
            "name": verdict.mark.map(|mark| reader.say(|speech| speech.mark(mark))),
            "text": reader.say(|speech| speech.remark(before, passage, answer)),
            "better": better,
        }));
    }
}

/// What goes into a record, and what is said of it all.
struct Notes {
    summary: Vec<String>,
    /// Beside the place after so many moves.
    comments: Vec<Value>,
    /// Variations.
    lines: Vec<Value>,
}

impl Reader {
    fn notes(&self, record: &Record, analysis: &Analysis) -> Notes {
        let mut record = record.clone();
        self.say(|speech| annotate(&mut record, analysis, speech));
        let summary = self.say(|speech| speech.summary(&Summary::of(analysis), analysis.places()));
        let mut notes = Notes { summary, comments: Vec::new(), lines: Vec::new() };
        let mut cursor = Cursor::new(&record);
        for (ply, id) in record.line_from(NodeId::START).enumerate() {
            if id != NodeId::START {
                cursor.enter(&record, id);
            }
            let comment = record.comment(id);
            if !comment.is_empty() {
                notes.comments.push(json!({"ply": ply, "comment": comment}));
            }
            for other in record.children(id).skip(1) {
                let moves: Vec<Move> = record.line_from(other).filter_map(|id| played(&record, id)).collect();
                let place = Place { position: cursor.position().clone(), last_to: cursor.last_to() };
                notes
                    .lines
                    .push(json!({"ply": ply, "comment": record.comment(other), "moves": self.steps(&place, &moves)}));
            }
        }
        notes
    }

    /// Moves with all that a record on the page needs of them.
    fn steps(&self, place: &Place, moves: &[Move]) -> Vec<Value> {
        let Place { mut position, mut last_to } = place.clone();
        let mut steps = Vec::with_capacity(moves.len());
        for m in moves {
            steps.push(step(&position, *m, last_to, self.notation, self.language));
            position.play_unchecked(*m);
            last_to = Some(m.to());
        }
        steps
    }
}

fn played(record: &Record, id: NodeId) -> Option<Move> {
    match record.step(id)? {
        Step::Move(m) => Some(m),
        Step::Illegal(_) | Step::End(_) => None,
    }
}

fn record_of(game: &Game) -> Option<Record> {
    let mut record = Record::new(game.start().to_setup()).ok()?;
    let mut cursor = Cursor::new(&record);
    for m in game.moves() {
        cursor.play(&mut record, *m).ok()?;
    }
    Some(record)
}
