//! What is found out, as the page is told it.

use super::talk::Reader;
use engine::{Answer, Info, ScoreBound};
use serde_json::{Value, json};
use shogi::{Color, Handicap, Move, Position, Square};
use std::time::Duration;
use study::{Judgement, Line, Score, Speech};

/// So many moves of a line are told, but for mates, which are told to the end.
const LONGEST_LINE: usize = 24;

/// Where a line begins.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) position: Position,
    /// Where the move before went.
    pub(super) last_to: Option<Square>,
}

impl Place {
    pub(super) fn of(game: &engine::Game) -> Place {
        Place { position: game.position().clone(), last_to: game.moves().last().map(|m| m.to()) }
    }
}

/// What is known of a position so far: its lines, the best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    lines: Vec<Info>,
}

impl Findings {
    /// Takes in what the engine says; what is not sure, or less deep than what is known, changes nothing.
    pub(super) fn add(&mut self, info: &Info) {
        let known = self.lines.iter().find(|line| line.rank == info.rank).map_or(0, |line| line.depth);
        if info.bound != ScoreBound::Exact || info.depth < known || info.moves.is_empty() {
            return;
        }
        // A move has one place: what it was worth on the depth before is forgotten.
        self.lines.retain(|line| line.rank != info.rank && line.moves.first() != info.moves.first());
        self.lines.push(info.clone());
        self.lines.sort_by_key(|line| line.rank);
    }

    /// Positions looked at in this turn.
    pub(super) fn nodes(&self) -> u64 {
        self.lines.first().map_or(0, |info| info.nodes)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// What they come to; `answer` is what is known where nothing can be played.
    pub(super) fn judgement(&self, answer: &Answer) -> Judgement {
        let line = |info: &Info| Line { score: score_of(info.score), moves: info.moves.clone() };
        let mut lines = self.lines.iter().map(line);
        let nothing = || Line { score: score_of(answer.score), moves: answer.decision.played().into_iter().collect() };
        Judgement {
            best: lines.next().unwrap_or_else(nothing),
            others: lines.collect(),
            depth: self.lines.first().map_or(0, |info| info.depth),
            nodes: answer.nodes,
        }
    }
}

/// A score of the engine's as the study of games takes it.
pub(super) fn score_of(score: engine::Score) -> Score {
    match score {
        engine::Score::Value(value) => Score::Value(value),
        engine::Score::MateIn(plies) => Score::MateIn(plies),
        engine::Score::MatedIn(plies) => Score::MatedIn(plies),
    }
}

/// What the work has cost so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cost {
    pub(super) nodes: u64,
    pub(super) time: Duration,
}

impl Reader {
    /// What is known of a position.
    pub(super) fn info(&self, id: &str, place: &Place, findings: &Findings, cost: Cost) -> Value {
        let line = |(info, rank): (&Info, usize)| {
            let mut line = self.line(place, &Line { score: score_of(info.score), moves: info.moves.clone() });
            line["rank"] = rank.into();
            line["depth"] = info.depth.into();
            line
        };
        let best = findings.lines.first();
        // Counted from the beginning of this turn.
        let (turn_nodes, turn_time) = best.map_or((0, Duration::ZERO), |info| (info.nodes, info.elapsed));
        json!({
            "type": "info",
            "id": id,
            "depth": best.map(|info| info.depth),
            "farthest": best.map(|info| info.farthest),
            "nodes": cost.nodes,
            "nps": (turn_nodes as f64 / turn_time.as_secs_f64().max(0.001)) as u64,
            "ms": cost.time.as_millis() as u64,
            "lines": findings.lines.iter().zip(1..).map(line).collect::<Vec<_>>(),
        })
    }

    /// Says something in the reader's language and notation.
    pub(super) fn say<T>(&self, say: impl FnOnce(&Speech<'_>) -> T) -> T {
        let text = |id: &str, values: &[(&str, &str)]| self.language.text_with_list(id, values);
        say(&Speech { text: &text, notation: self.notation, handicap: Handicap::Even })
    }

    /// A score as Black sees it, and in words.
    pub(super) fn score(&self, score: Score, turn: Color) -> Value {
        let black = if turn == Color::Black { score } else { score.for_opponent() };
        let (mate, winner) = match black {
            Score::Value(_) => (None, None),
            Score::MateIn(plies) => (Some(plies), Some(Color::Black)),
            Score::MatedIn(plies) => (Some(plies), Some(Color::White)),
        };
        let text = match (black, winner) {
            (Score::Value(value), _) => signed(value),
            (_, winner) => self.mate(mate.unwrap_or_default(), winner.unwrap_or(turn)),
        };
        let cp = if let Score::Value(value) = black { Some(value) } else { None };
        let winner = winner.map(Color::name);
        json!({"cp": cp, "mate": mate, "winner": winner, "chance": black.chance().value(), "text": text})
    }

    fn mate(&self, plies: u16, winner: Color) -> String {
        let side = words::side(winner, Handicap::Even, self.language);
        let id = if plies == 0 { "analysis-page-mated" } else { "analysis-page-mate" };
        self.language.text_with_values(id, [("side", side.into()), ("moves", plies.into())])
    }

    /// A line and what it is worth.
    pub(super) fn line(&self, place: &Place, line: &Line) -> Value {
        let most = if matches!(line.score, Score::Value(_)) { LONGEST_LINE } else { usize::MAX };
        let moves = self.so_many_moves(place, &line.moves, most);
        json!({"score": self.score(line.score, place.position.turn()), "moves": moves})
    }

    /// Moves in the reader's notation.
    pub(super) fn moves(&self, place: &Place, moves: &[Move]) -> Value {
        self.so_many_moves(place, moves, LONGEST_LINE)
    }

    fn so_many_moves(&self, place: &Place, moves: &[Move], most: usize) -> Value {
        let Place { mut position, mut last_to } = place.clone();
        let mut told = Vec::new();
        for m in moves.iter().take(most) {
            let text = self.notation.write(&position, *m, last_to);
            if position.play(*m).is_err() {
                break;
            }
            last_to = Some(m.to());
            told.push(json!({"usi": m.to_string(), "text": text}));
        }
        told.into()
    }
}

/// `+120`, `−35` with a true minus, `0`.
fn signed(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        value if value < 0 => format!("−{}", value.unsigned_abs()),
        value => format!("+{value}"),
    }
}
