//! The replay of a record before the referee.

use super::clock::Clock;
use arbiter::{
    Declaration, Effect, Event, Foul, Fouls, Game, ImpasseCount, MoveLimit, Offer, Outcome, Refusal, Ruleset, Ruling,
    Terms,
};
use kifu::{Ending, FindingKind, Illegal, Key, NodeId, Reading, Record};
use play::Attempt;
use shogi::{Color, IllegalMove, Move, Piece, Square};
use std::time::Duration;

/// What the referee has to say of a record.
pub struct Judgement {
    /// The rules, with what the record itself says of them.
    pub ruleset: Ruleset,
    /// What the record says of the time the players had.
    pub clock: Clock,
    /// What there is to say of single moves, in their order.
    pub findings: Vec<Seen>,
    /// How the game ended; `None` if it did not, or the referee cannot know.
    pub outcome: Option<Outcome>,
    /// Whether the record says the same.
    pub agrees: bool,
}

/// Something that the referee sees in a game.
pub struct Seen {
    /// The number of the move, from 1, or of the one that would come next; 0 for the start.
    pub ply: usize,
    /// The line of the file, if it has one of its own.
    pub line: Option<usize>,
    /// What it is.
    pub what: What,
}

/// What the referee sees.
pub enum What {
    /// A foul.
    Foul {
        /// Who.
        by: Color,
        /// Which.
        foul: Foul,
        /// What was done, in USI as far as that can say it.
        done: Option<String>,
        /// The squares to look at.
        squares: Vec<Square>,
        /// What it is in the other reading, and whose, where nothing says whose move it was.
        or: Option<(Color, Foul)>,
    },
    /// The same situation for the second time or more often (END-12).
    Occurrence(u32),
    /// The points and conditions of an impasse, of Black and White: a king has entered, or the game ends like this.
    Impasse([ImpasseCount; 2]),
    /// A declaration, with what it rests on (END-15).
    Declared {
        /// Who.
        by: Color,
        /// What it rests on.
        count: ImpasseCount,
    },
    /// No legal move, in check or not (END-02, RULE-57).
    NoMoves {
        /// Whose turn it is.
        loser: Color,
        /// Whether in check.
        mate: bool,
    },
    /// Time was used up before this move (END-03).
    TimeUp {
        /// Whose time.
        loser: Color,
        /// What was noted for the move.
        used: Option<Duration>,
    },
    /// The record says that time was up, but there was some left.
    TimeLeft {
        /// Whose time.
        by: Color,
        /// How much.
        left: Duration,
    },
    /// So many moves stand after the end of the game.
    MovesAfterEnd(usize),
    /// The record's ending has no ground in its moves.
    Unfounded,
    /// The record's ending cannot be checked: nothing in the record shows it.
    NotShown,
}

/// Judges a record by these rules; what the record itself says of its rules goes before.
pub fn judge(reading: &Reading, ruleset: Ruleset) -> Judgement {
    let record = &reading.record;
    let ruleset = with_what_the_record_says(ruleset, record);
    let clock = Clock::of_headers(&record.headers);
    let clocks = clock.controls();
    let game = Game::new(Terms { start: record.start().clone(), ruleset, clocks, ..Terms::even() });
    let is_timed = clocks.iter().all(|clock| clock.is_timed());
    let mut referee =
        Referee { reading, game, is_timed, at: Duration::ZERO, findings: Vec::new(), entered: [false; 2] };
    let after_end = referee.replay();
    if referee.game.impasse_in_sight() {
        referee.count_impasse();
    }
    let outcome = referee.game.outcome().or_else(|| referee.hear_ending());
    if after_end > 0 {
        referee.find_moves_after_end(after_end);
    }
    let agrees = after_end == 0 && agrees(record, outcome);
    Judgement { ruleset, clock, findings: referee.findings, outcome, agrees }
}

/// Before the name of the [`Ruleset`] that a game was played by, in the comment at its start: no format has a word for it.
pub const RULESET_REMARK: &str = "Ruleset:";

/// What stands in a record was played, and nobody refused it; among friends it is taken back (FOUL-15). Some records say
/// by which rules they were played, which points win a declaration, and after how many moves the game is over.
fn with_what_the_record_says(ruleset: Ruleset, record: &Record) -> Ruleset {
    let fouls = if ruleset.base() == "friendly" { Fouls::Refused } else { Fouls::Lose };
    let header = |name: &str| record.headers.get(&Key::Other(name.to_owned()));
    let remark = |name: &str| record.comment(NodeId::START).lines().find_map(|line| line.strip_prefix(name));
    let ruleset = remark(RULESET_REMARK).and_then(|name| name.trim().parse().ok()).unwrap_or(ruleset);
    let declaration = match header("JISHOGI") {
        Some("27") => Declaration::Points27,
        Some("24") => Declaration::Points24,
        _ => ruleset.declaration,
    };
    let limit = header("MAX_MOVES").or_else(|| remark("Max_Moves:")).and_then(|moves| moves.trim().parse().ok());
    let move_limit = limit.filter(|moves| *moves > 0).map_or(ruleset.move_limit, MoveLimit::AtOnce);
    Ruleset { fouls, declaration, move_limit, ..ruleset }
}

struct Referee<'a> {
    reading: &'a Reading,
    game: Game,
    /// Whether the record says what time the players had.
    is_timed: bool,
    /// The time of all moves so far.
    at: Duration,
    findings: Vec<Seen>,
    /// Whose king has been seen in the promotion zone.
    entered: [bool; 2],
}

impl Referee<'_> {
    fn find(&mut self, ply: usize, what: What) {
        let id = (ply > 0).then(|| self.reading.record.main_line().nth(ply)).flatten();
        let line = id.and_then(|id| self.reading.line_of(id));
        self.findings.push(Seen { ply, line, what });
    }

    /// The first of them has a place; those that the reader has left out begin where it says so.
    fn find_moves_after_end(&mut self, count: usize) {
        let plies = self.reading.record.plies();
        let ply = plies + self.reading.lost - count + 1;
        self.find(ply, What::MovesAfterEnd(count));
        if ply > plies
            && let Some(finding) = self.findings.last_mut()
        {
            let left_out = self.reading.findings.iter().find(|finding| finding.kind == FindingKind::MovesNotRead);
            finding.line = left_out.map(|finding| finding.line);
        }
    }

    /// Plays the moves and the foul after them; says how many come after the end of the game.
    fn replay(&mut self) -> usize {
        let record = &self.reading.record;
        self.see_position(0);
        for (index, played) in record.moves().enumerate() {
            let ply = index + 1;
            if self.game.outcome().is_some() {
                return record.plies() - index + self.reading.lost;
            }
            let by = self.game.turn();
            self.at = self.at.saturating_add(played.used.unwrap_or_default());
            let effects = self.game.handle(Event::played(by, ply as u32, played.m), self.at).unwrap_or_default();
            if !matches!(effects.first(), Some(Effect::Moved { .. })) {
                self.find(ply, What::TimeUp { loser: by, used: played.used });
                return record.plies() - index + self.reading.lost;
            }
            self.see_position(ply);
        }
        let Some((id, illegal)) = record.illegal() else { return self.reading.lost };
        let ply = record.moves().count() + 1;
        let after = record.plies() - ply + self.reading.lost;
        if self.game.outcome().is_some() {
            return 1 + after;
        }
        let unmarked =
            self.reading.findings.iter().any(|finding| {
                finding.kind == FindingKind::UnmarkedMove && Some(finding.line) == self.reading.line_of(id)
            });
        self.judge_foul(ply, illegal, record.used(id), unmarked);
        after
    }

    /// What there is to say about the board after this move.
    fn see_position(&mut self, ply: usize) {
        let occurrences = self.game.occurrences();
        if occurrences > 1 {
            self.find(ply, What::Occurrence(occurrences));
        }
        if let Some(Outcome::Foul { loser, foul, .. }) = self.game.outcome() {
            let king = self.game.position().king(!loser).into_iter().collect();
            self.find(ply, What::Foul { by: loser, foul, done: None, squares: king, or: None });
        }
        let position = self.game.position();
        let entered = Color::ALL.map(|color| position.king(color).is_some_and(|king| king.in_promotion_zone(color)));
        let newly = entered.iter().zip(self.entered).any(|(now, before)| *now && !before);
        self.entered = entered;
        if newly {
            self.find(ply, What::Impasse(Color::ALL.map(|color| self.game.impasse(color))));
        }
        if !self.game.position().has_legal_move() {
            let (loser, mate) = (self.game.turn(), self.game.position().in_check());
            self.find(ply, What::NoMoves { loser, mate });
        }
    }

    /// The points at the end, if they have not just been counted.
    fn count_impasse(&mut self) {
        let ply = self.game.moves().len();
        if !self.findings.iter().any(|finding| finding.ply == ply && matches!(finding.what, What::Impasse(_))) {
            self.find(ply, What::Impasse(Color::ALL.map(|color| self.game.impasse(color))));
        }
    }

    /// A last move against the rules (FOUL-01 … FOUL-13). Where nothing says whose move it was there are two readings: of
    /// these the one counts whose offender the record names, else that its owner has moved the piece out of turn.
    fn judge_foul(&mut self, ply: usize, illegal: &Illegal, used: Option<Duration>, unmarked: bool) {
        self.at = self.at.saturating_add(used.unwrap_or_default());
        let before = self.game.clone();
        let named = match self.reading.record.ending() {
            Some(Ending::Foul { by, .. }) => Some(*by),
            _ => None,
        };
        let other = Illegal { by: !illegal.by, ..*illegal };
        let (counts, or) = match unmarked {
            false => (*illegal, None),
            true if named == Some(other.by) => (other, Some(*illegal)),
            true => (*illegal, Some(other)),
        };
        let or = or.and_then(|other| Some((other.by, commit(&mut before.clone(), ply, &other, self.at).1?)));
        let (done, foul) = commit(&mut self.game, ply, &counts, self.at);
        let Some(foul) = foul else {
            self.find(ply, What::TimeUp { loser: before.turn(), used });
            return;
        };
        let squares = squares(&before, &counts, foul);
        self.find(ply, What::Foul { by: counts.by, foul, done, squares, or });
    }

    /// What the record says after its last move, put to the referee.
    fn hear_ending(&mut self) -> Option<Outcome> {
        let record = &self.reading.record;
        let (end, ending) = record.end()?;
        let (turn, ply) = (self.game.turn(), record.plies() + 1);
        let outcome = match ending {
            Ending::Resign => self.ask(Event::Resign { by: turn }),
            Ending::Time => return self.hear_time_up(record.used(end)),
            Ending::Declaration | Ending::FailedDeclaration | Ending::Impasse { declared_by: Some(_) } => {
                self.find(ply, What::Declared { by: turn, count: self.game.impasse(turn) });
                return self.ask(Event::Declare { by: turn });
            }
            Ending::Impasse { declared_by: None } | Ending::Points { .. } => self.agree(Offer::Impasse),
            Ending::Repetition { agreed: true } => self.agree(Offer::Repetition),
            Ending::AgreedDraw => self.agree(Offer::Draw),
            Ending::Mate | Ending::NoLegalMove => self.without_moves(),
            Ending::Foul { .. } if record.illegal().is_some() => None,
            Ending::Foul { by, name, .. } => {
                self.find(ply, What::NotShown);
                let named = Foul::all().find(|foul| name.as_deref() == Some(foul.kanji()))?;
                return self.ask(Event::Rule(Ruling::Foul { offender: *by, foul: named }));
            }
            Ending::Default { loser } => self.ask(Event::Rule(Ruling::Absent(*loser))),
            Ending::Adjudicated { loser } => self.ask(Event::Rule(Ruling::Against(*loser))),
            Ending::Interrupted | Ending::SealedMove => self.ask(Event::Rule(Ruling::Interrupt)),
            Ending::Repetition { agreed: false } | Ending::PerpetualCheck { .. } | Ending::MoveLimit => None,
            Ending::NoMate | Ending::Other(_) => return None,
        };
        if outcome.is_none() {
            self.find(ply, What::Unfounded);
        }
        outcome
    }

    fn ask(&mut self, event: Event) -> Option<Outcome> {
        let _ = self.game.handle(event, self.at);
        self.game.outcome()
    }

    /// Both players agree, the one whose turn it is first.
    fn agree(&mut self, offer: Offer) -> Option<Outcome> {
        let by = self.game.turn();
        self.ask(Event::Offer { by, offer }).or_else(|| self.ask(Event::Answer { by: !by, accept: true }))
    }

    /// Official games wait for the resignation; a record may leave it out (END-02, END-10).
    fn without_moves(&self) -> Option<Outcome> {
        let (position, loser) = (self.game.position(), self.game.turn());
        match (position.has_legal_move(), position.in_check()) {
            (true, _) => None,
            (false, true) => Some(Outcome::Mate { loser }),
            (false, false) => Some(Outcome::NoLegalMove { loser }),
        }
    }

    /// Where nothing tells how long the player thought, or what they had, they are believed to have thought for too
    /// long.
    fn hear_time_up(&mut self, used: Option<Duration>) -> Option<Outcome> {
        let (loser, ply) = (self.game.turn(), self.reading.record.plies() + 1);
        let thought = used.filter(|used| self.is_timed && !used.is_zero());
        let Some(thought) = thought else {
            self.find(ply, What::NotShown);
            return Some(Outcome::Time { loser });
        };
        self.at = self.at.saturating_add(thought);
        let outcome = self.ask(Event::Tick);
        let what = match self.game.time_left(loser, self.at) {
            Some(left) if outcome.is_none() => What::TimeLeft { by: loser, left: left.main + left.period },
            _ => What::TimeUp { loser, used },
        };
        self.find(ply, what);
        outcome
    }
}

/// Hands a foul in: what was done, in USI as far as that can say it, and which foul it is; none if time was up before.
fn commit(game: &mut Game, ply: usize, illegal: &Illegal, at: Duration) -> (Option<String>, Option<Foul>) {
    let (done, event) = match attempt(game, illegal) {
        Ok(m) => (Some(m.to_string()), Event::Move { by: illegal.by, ply: ply as u32, m, lag: Duration::ZERO }),
        Err(foul) => (None, Event::Rule(Ruling::Foul { offender: illegal.by, foul })),
    };
    let answer = game.handle(event, at);
    let foul = match (answer, game.outcome()) {
        (_, Some(Outcome::Foul { foul, .. })) | (Err(Refusal::Foul(foul)), _) => Some(foul),
        (Err(Refusal::NotYourTurn), _) if ply == 1 => Some(Foul::WrongSideFirst),
        (Err(Refusal::NotYourTurn), _) => Some(Foul::TwoMoves),
        _ => None,
    };
    (done, foul)
}

/// What was done, as the referee knows it.
///
/// # Errors
/// With the foul, for what no player can do: a piece comes from where there is none such.
fn attempt(game: &Game, illegal: &Illegal) -> Result<Attempt, Foul> {
    match illegal.attempt {
        kifu::Attempt::Move(m) => Ok(Attempt::Move(m)),
        kifu::Attempt::Changed { from: None, to, piece } => match piece.in_hand() {
            Some(held) => Ok(Attempt::DropPromoted { piece: held, to }),
            None => Err(Foul::Illegal(IllegalMove::NotInHand)),
        },
        kifu::Attempt::Changed { from: Some(from), to, piece } => {
            let stood = game.position().piece_at(from).map(Piece::kind);
            let turned = stood.is_some_and(|stood| stood != piece && stood.unpromoted() == piece.unpromoted());
            if turned && (from == to || piece == piece.unpromoted()) {
                Ok(Attempt::TurnBack(from))
            } else {
                Err(Foul::Illegal(IllegalMove::NoPiece))
            }
        }
    }
}

/// The squares to look at.
fn squares(game: &Game, illegal: &Illegal, foul: Foul) -> Vec<Square> {
    match (illegal.attempt, foul) {
        (kifu::Attempt::Move(m), Foul::Illegal(reason)) => {
            game.position().squares_concerned(m, reason).into_iter().collect()
        }
        (kifu::Attempt::Move(m), _) => moved(m),
        (kifu::Attempt::Changed { from, to, .. }, _) => {
            let mut squares: Vec<Square> = from.into_iter().chain([to]).collect();
            squares.dedup();
            squares
        }
    }
}

fn moved(m: Move) -> Vec<Square> {
    m.from().into_iter().chain([m.to()]).collect()
}

/// Whether the record's ending is the referee's: the same reason, the same winner. A record that stops without a word
/// keeps silent on nothing but a foul.
fn agrees(record: &Record, outcome: Option<Outcome>) -> bool {
    let Some(ending) = record.ending() else { return !matches!(outcome, Some(Outcome::Foul { .. })) };
    let Some(outcome) = outcome else {
        return match ending {
            Ending::NoMate | Ending::Other(_) => true,
            Ending::Foul { .. } => record.illegal().is_none(),
            _ => false,
        };
    };
    let same_reason = match (ending, outcome) {
        (Ending::PerpetualCheck { .. }, Outcome::Foul { foul, .. }) => foul == Foul::PerpetualCheck,
        (Ending::Foul { name, ply, .. }, Outcome::Foul { foul, ply: at, .. }) => {
            name.as_ref().is_none_or(|name| name == foul.kanji()) && ply.is_none_or(|ply| ply == at)
        }
        // The commonest formats have one word for both.
        (Ending::Mate, Outcome::NoLegalMove { .. }) | (Ending::SealedMove, Outcome::Interrupted) => true,
        (ending, outcome) => ending.code() == outcome.code(),
    };
    same_reason && record.winner() == outcome.winner()
}
