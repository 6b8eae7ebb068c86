//! What there is to say, in a reader's language: the texts come from a catalogue, here is which one and what fills it.

use crate::{Line, Mark, Passage, Place, Reason, Refutation, Score, Summary, Threat, Trade, Verdict};
use kifu::notation::Notation;
use shogi::{Color, Handicap, Move, PieceKind, Position, Square};

/// Lines of play are told so far, but for mates, which are told to the end.
const LONGEST_LINE: usize = 12;

/// Gives the text with an id and these values in it (`locale/*/analysis.ftl`).
pub type Catalogue<'a> = dyn Fn(&str, &[(&str, &str)]) -> String + 'a;

/// A way to say things: a language and a notation.
pub struct Speech<'a> {
    /// The texts.
    pub text: &'a Catalogue<'a>,
    /// How moves are written.
    pub notation: Notation,
    /// What the sides are called depends on it.
    pub handicap: Handicap,
}

impl Speech<'_> {
    fn with(&self, id: &str, values: &[(&str, &str)]) -> String {
        (self.text)(id, values)
    }

    fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// What a side is called.
    pub fn side(&self, color: Color) -> String {
        self.get(arbiter::handicap::side(color, self.handicap))
    }

    /// The name of a mark: blunder, good move.
    pub fn mark(&self, mark: Mark) -> String {
        self.get(&format!("analysis-mark-{}", mark.code()))
    }

    /// A move as this speech writes it.
    pub fn write(&self, position: &Position, m: Move, last_to: Option<Square>) -> String {
        // Nothing is aligned in running text.
        self.notation.write(position, m, last_to).replace('\u{3000}', "")
    }

    /// The moves of a line, as far as they are legal; long ones are cut.
    pub fn line(&self, position: &Position, moves: &[Move], last_to: Option<Square>) -> String {
        self.line_of(position, moves, last_to, LONGEST_LINE)
    }

    /// The same of a line with a score: a mate is told to its end.
    pub fn scored_line(&self, position: &Position, line: &Line, last_to: Option<Square>) -> String {
        let mates = matches!(line.score, Score::MateIn(_) | Score::MatedIn(_));
        self.line_of(position, &line.moves, last_to, if mates { usize::MAX } else { LONGEST_LINE })
    }

    fn line_of(&self, position: &Position, moves: &[Move], last_to: Option<Square>, most: usize) -> String {
        let (mut position, mut last_to) = (position.clone(), last_to);
        let mut texts = Vec::new();
        for m in moves {
            let text = self.write(&position, *m, last_to);
            if position.play(*m).is_err() {
                break;
            }
            if texts.len() == most {
                texts.push("…".to_owned());
                break;
            }
            texts.push(text);
            last_to = Some(m.to());
        }
        texts.join(" ")
    }

    /// What a position is worth, where `side` has this score: always from Black's point of view, as all graphs are.
    pub fn score(&self, score: Score, side: Color) -> String {
        let black = if side == Color::Black { score } else { score.for_opponent() };
        match black {
            Score::Value(_) => {
                let (score, percent) = (black.to_string(), black.chance().percent().to_string());
                let values = [("side", self.side(Color::Black)), ("score", score), ("percent", percent)];
                self.with("analysis-value", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
            }
            Score::MateIn(plies) => self.mate(Color::Black, plies),
            Score::MatedIn(plies) => self.mate(Color::White, plies),
        }
    }

    fn mate(&self, winner: Color, plies: u16) -> String {
        match plies {
            0 => self.with("analysis-mated", &[("side", &self.side(!winner))]),
            _ => self.with("analysis-mates", &[("side", &self.side(winner)), ("plies", &plies.to_string())]),
        }
    }

    /// What a place is worth; a mate with its line.
    pub fn worth(&self, place: &Place) -> Option<String> {
        let best = &place.judgement.as_ref()?.best;
        let score = self.score(best.score, place.position.turn());
        let mates = matches!(best.score, Score::MateIn(_) | Score::MatedIn(_)) && !best.moves.is_empty();
        if !mates {
            return Some(score);
        }
        let line = self.scored_line(&place.position, best, place.last_to);
        Some(self.with("analysis-with-line", &[("text", &score), ("line", &line)]))
    }

    /// What is to be said of a move that deserves a mark: the name, what it cost and why, what was better.
    pub fn remark(&self, before: &Place, passage: &Passage, answer: &[Move]) -> Option<String> {
        let verdict = passage.verdict?;
        let mark = verdict.mark?;
        let head = [("sign", mark.sign()), ("name", &self.mark(mark))];
        if mark == Mark::Good {
            return Some(self.with("analysis-only-move", &head));
        }
        let line: Vec<Move> = std::iter::once(passage.m).chain(answer.iter().copied()).collect();
        let better = passage.better.as_ref().map_or(&[][..], |better| &better.moves);
        let reasons = crate::refutation::reasons(&before.position, &verdict, &line, better);
        let mut sentences = vec![self.with("analysis-mistake", &[head[0], head[1], ("fall", &self.fall(&verdict))])];
        sentences.extend(reasons.iter().map(|reason| self.reason(reason)));
        if !better.is_empty() {
            let line = self.line(&before.position, better, before.last_to);
            sentences.push(self.with("analysis-better", &[("line", &line)]));
        }
        Some(self.join(&sentences))
    }

    /// How far the mover's chance of winning falls.
    fn fall(&self, verdict: &Verdict) -> String {
        let percent = |score: Score| score.chance().percent().to_string();
        self.with("analysis-fall", &[("before", &percent(verdict.best)), ("after", &percent(verdict.played))])
    }

    /// Sentences one after the other.
    pub fn join(&self, sentences: &[String]) -> String {
        let join = |first: String, second: &String| {
            self.with("analysis-sentences", &[("first", first.as_str()), ("second", second.as_str())])
        };
        let mut sentences = sentences.iter();
        let first = sentences.next().cloned().unwrap_or_default();
        sentences.fold(first, join)
    }

    /// What is wrong with a move, as a sentence.
    pub fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::AllowsMate(plies) => self.with("analysis-allows-mate", &[("plies", &plies.to_string())]),
            Reason::MissesMate(plies) => self.with("analysis-misses-mate", &[("plies", &plies.to_string())]),
            Reason::Loses(trade) => self.exchange("analysis-loses", &trade.lost, &trade.gained),
            Reason::MissesGain(trade) => self.exchange("analysis-misses-gain", &trade.gained, &trade.lost),
            Reason::LetsPromote(kind) => self.with("analysis-lets-promote", &[("piece", &self.piece(*kind))]),
        }
    }

    fn exchange(&self, id: &str, pieces: &[PieceKind], price: &[PieceKind]) -> String {
        let pieces = self.pieces(pieces);
        match price {
            [] => self.with(id, &[("pieces", &pieces)]),
            price => self.with(&format!("{id}-for"), &[("pieces", &pieces), ("price", &self.pieces(price))]),
        }
    }

    fn piece(&self, kind: PieceKind) -> String {
        self.get(&format!("analysis-piece-{}", kind.name().code))
    }

    /// What these pieces are called all together, each kind once.
    fn pieces(&self, pieces: &[PieceKind]) -> String {
        let mut kinds: Vec<(PieceKind, usize)> = Vec::new();
        for kind in pieces {
            match kinds.iter_mut().find(|(known, _)| known == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((*kind, 1)),
            }
        }
        let name = |(kind, count): (PieceKind, usize)| match count {
            1 => self.piece(kind),
            _ => self.with(&format!("analysis-pieces-{}", kind.name().code), &[("count", &count.to_string())]),
        };
        let mut names = kinds.into_iter().map(name);
        let first = names.next().unwrap_or_default();
        let last = names.next_back();
        let join = |id: &str, first: &str, second: &str| self.with(id, &[("first", first), ("second", second)]);
        let all_but_last = names.fold(first, |first, second| join("analysis-comma", &first, &second));
        last.map_or(all_but_last.clone(), |last| join("analysis-and", &all_but_last, &last))
    }

    /// The answer to "why not this move?".
    pub fn refutation(&self, position: &Position, last_to: Option<Square>, refutation: &Refutation) -> String {
        let Refutation { verdict, line, reasons } = refutation;
        let mut sentences = Vec::new();
        match verdict.mark {
            _ if verdict.is_best => sentences.push(self.get("analysis-why-best")),
            Some(mark) if verdict.is_mistake() => {
                let head = [("sign", mark.sign()), ("name", &self.mark(mark)), ("fall", &self.fall(verdict))];
                sentences.push(self.with("analysis-mistake", &head));
            }
            _ => sentences.push(self.with("analysis-why-good", &[("fall", &self.fall(verdict))])),
        }
        sentences.extend(reasons.iter().map(|reason| self.reason(reason)));
        if line.len() > 1 {
            let line = self.line(position, line, last_to);
            sentences.push(self.with("analysis-why-line", &[("line", &line)]));
        }
        self.join(&sentences)
    }

    /// What threatens in a position.
    pub fn threat(&self, position: &Position, threat: &Threat) -> String {
        if !threat.is_serious() {
            return self.get("analysis-no-threat");
        }
        let Some(passed) = crate::pass(position) else { return self.get("analysis-in-check") };
        let line = self.scored_line(&passed, &Line { score: threat.score, moves: threat.line.clone() }, None);
        let Trade { lost, gained } = &threat.trade;
        let what = match threat.mate {
            Some(plies) if threat.is_brinkmate => self.with("analysis-brinkmate", &[("plies", &plies.to_string())]),
            Some(plies) => self.with("analysis-threat-mate", &[("plies", &plies.to_string())]),
            None if threat.trade.balance() > 0 => self.exchange("analysis-threat-gain", gained, lost),
            None => {
                let cost = format!("{:.0}", threat.cost * 100.0);
                self.with("analysis-threat-chance", &[("cost", &cost)])
            }
        };
        self.with("analysis-with-line", &[("text", &what), ("line", &line)])
    }

    /// Advice to the side to move, whose king cannot be mated (ゼット zetto): it may give up anything for this brinkmate
    /// (OPEN-10).
    pub fn brinkmate_at_any_price(&self, position: &Position, line: &[Move], last_to: Option<Square>) -> String {
        let line = self.line(position, line, last_to);
        self.with("analysis-at-any-price", &[("side", &self.side(position.turn())), ("line", &line)])
    }

    /// What a game comes to, one line for each fact.
    pub fn summary(&self, summary: &Summary, places: &[Place]) -> Vec<String> {
        let mut lines: Vec<String> = Color::ALL.into_iter().filter_map(|color| self.player(summary, color)).collect();
        for index in &summary.turning_points {
            let place = &places[*index];
            let Some((passage, verdict)) = place.passage.as_ref().and_then(|passage| Some((passage, passage.verdict?)))
            else {
                continue;
            };
            let before = &places[passage.from];
            let m = self.write(&before.position, passage.m, before.last_to);
            let values = [("ply", &place.plies.to_string()), ("move", &m), ("fall", &self.fall(&verdict))];
            lines.push(self.with("analysis-turning-point", &values.map(|(name, value)| (name, value.as_str()))));
        }
        let phases = [("middle-game", summary.phases.middle_game), ("endgame", summary.phases.endgame)];
        for (name, ply) in phases {
            let Some(ply) = ply else { continue };
            lines.push(self.with(&format!("analysis-{name}"), &[("ply", &ply.to_string())]));
        }
        lines
    }

    fn player(&self, summary: &Summary, color: Color) -> Option<String> {
        let player = &summary.players[color.index()];
        let accuracy = format!("{:.0}", player.accuracy? * 100.0);
        let counts = Mark::ALL.map(|mark| player.marked(mark).to_string());
        let [good, inaccuracies, mistakes, blunders] = &counts;
        let (moves, best) = (player.moves.to_string(), player.best.to_string());
        let values = [
            ("side", self.side(color)),
            ("accuracy", accuracy),
            ("best", best),
            ("moves", moves),
            ("good", good.clone()),
            ("inaccuracies", inaccuracies.clone()),
            ("mistakes", mistakes.clone()),
            ("blunders", blunders.clone()),
        ];
        Some(self.with("analysis-player", &values.each_ref().map(|(name, value)| (*name, value.as_str()))))
    }
}
