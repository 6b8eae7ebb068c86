//! One game between a person at the terminal and the computer.

use super::{PATIENCE, board, prompt};
use arbiter::handicap::OpeningFault;
use arbiter::{Attempt, Effect, Event, Game, Offer, Outcome, Phase, Stage, Takeback, TimeControl, TimeLeft};
use engine::{Answer, Clocks, Decision, Engine, Level, Limits, Score, Stop};
use kifu::notation::{self, Notation, Wrong};
use shogi::{Color, Handicap, Move, Position, Square};
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use words::Language;

/// How the board is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Kanji,
    Letters,
}

/// How moves are told.
#[derive(Clone, Copy)]
pub(super) enum Told {
    Written(Notation),
    /// For screen readers (NOTA-18).
    InWords,
}

/// How many positions it looks at for a hint, and to answer the offer of a draw.
const HINT_NODES: u64 = 200_000;

/// A game in progress.
pub(super) struct Session<W> {
    pub(super) language: Language,
    pub(super) style: Style,
    pub(super) told: Told,
    pub(super) handicap: Handicap,
    pub(super) player: Color,
    pub(super) game: Game,
    pub(super) engine: Engine,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) began: Instant,
    pub(super) lines: Receiver<String>,
    /// Whether somebody is there to be asked for a move.
    pub(super) asks: bool,
    pub(super) out: W,
}

/// Whether the game goes on after a line of the player's.
enum Next {
    Prompt,
    Turn,
    Quit,
}

impl<W: Write> Session<W> {
    /// Plays until the game is over, the player quits or his input ends.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        while self.game.outcome().is_none() {
            if self.game.turn() != self.player {
                self.computer_turn()?;
                continue;
            }
            self.show_board()?;
            self.say_opening()?;
            if !self.player_turn()? {
                return self.say("terminal-broken-off", &[]);
            }
        }
        self.show_board()?;
        self.say_result()
    }

    fn welcome(&mut self) -> io::Result<()> {
        let (side, level) = (self.called(self.player), words::grade(self.level.name(), self.language));
        self.say("terminal-welcome", &[("side", &side), ("level", &level)])?;
        if self.handicap != Handicap::Even {
            let name = self.language.text(&format!("handicap-{}", self.handicap.code()));
            let name = words::term(name, self.handicap.kanji(), self.language);
            self.say("terminal-handicap", &[("name", &name)])?;
        }
        if self.control().is_timed() {
            let clock = self.control().to_string();
            self.say("terminal-clock", &[("clock", &clock)])?;
        }
        self.say("terminal-try-help", &[])
    }

    /// Asks until the player has moved or resigned, or his time is up; `false` if he leaves.
    fn player_turn(&mut self) -> io::Result<bool> {
        loop {
            self.prompt()?;
            let line = match self.listen() {
                Ok(line) => line,
                Err(ended) => {
                    if self.asks {
                        writeln!(self.out)?;
                    }
                    if ended == RecvTimeoutError::Disconnected {
                        return Ok(false);
                    }
                    self.handle(Event::Tick)?;
                    return Ok(true);
                }
            };
            match self.obey(line.trim())? {
                Next::Prompt => {}
                Next::Turn => return Ok(true),
                Next::Quit => return Ok(false),
            }
        }
    }

    /// A script that plays needs no asking, but what was said so far.
    fn prompt(&mut self) -> io::Result<()> {
        if self.asks {
            let side = self.called(self.player);
            prompt(&mut self.out, self.language, self.game.next_ply() as usize, &side)?;
        }
        self.out.flush()
    }

    /// The player's next line, if it comes before his time is up.
    fn listen(&self) -> Result<String, RecvTimeoutError> {
        match self.game.deadline() {
            Some(deadline) => self.lines.recv_timeout(deadline.saturating_sub(self.began.elapsed())),
            None => self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        match line {
            "" => Ok(Next::Prompt),
            "help" | "?" => self.say("terminal-help", &[]).map(|()| Next::Prompt),
            "board" => self.show_board().map(|()| Next::Prompt),
            "hint" => self.hint().map(|()| Next::Prompt),
            "quit" => Ok(Next::Quit),
            "resign" => self.act(Event::Resign { by: self.player }),
            "declare" => self.act(Event::Declare { by: self.player }),
            "draw" => self.offer_draw(),
            "done" => self.act(Event::Prepare { by: self.player, m: None }),
            "undo" => self.act(Event::Offer { by: self.player, offer: Offer::Takeback }),
            text => match self.understand(text) {
                Ok(Attempt::Move(m)) if self.game.phase() == Phase::Opening => {
                    let drops = Err(OpeningFault::Drops);
                    if self.game.opening().is_some_and(|opening| opening.can_play(m) == drops) {
                        return self.say("refused-opening_drops", &[]).map(|()| Next::Prompt);
                    }
                    self.act(Event::Prepare { by: self.player, m: Some(m) })
                }
                Ok(m) => self.act(Event::Move { by: self.player, ply: self.game.next_ply(), m, lag: Duration::ZERO }),
                Err(Wrong::Ambiguous(moves)) => {
                    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                    let values = [("text", text), ("moves", &moves.join(", "))];
                    self.say("terminal-ambiguous", &values).map(|()| Next::Prompt)
                }
                Err(_) => self.say("terminal-not-understood", &[("text", text)]).map(|()| Next::Prompt),
            },
        }
    }

    /// A move in any notation, legal or not; in USI whatever can be done with the pieces.
    fn understand(&self, text: &str) -> Result<Attempt, Wrong> {
        let read = |_| notation::read(self.game.position(), text, self.last_to()).map(Attempt::Move);
        text.parse().or_else(read).map_err(|error| error.wrong)
    }

    fn act(&mut self, event: Event) -> io::Result<Next> {
        let accepted = self.handle(event)?;
        Ok(if accepted { Next::Turn } else { Next::Prompt })
    }

    /// Tells the referee, and the player what comes of it. Whether it was accepted.
    fn handle(&mut self, event: Event) -> io::Result<bool> {
        let before = self.game.position().clone();
        let last_to = self.last_to();
        match self.game.handle(event, self.began.elapsed()) {
            Ok(effects) => {
                for effect in effects {
                    match effect {
                        Effect::Moved { by, ply, m, .. } => self.announce(by, ply, m, &before, last_to)?,
                        Effect::Prepared { m } => {
                            let (side, text) = (self.called(before.turn()), self.move_text(&before, m, None));
                            let values = [("side", side.as_str()), ("move", &text), ("usi", &m.to_string())];
                            self.say("terminal-prepared", &values)?;
                        }
                        Effect::Forgiven { by, foul } => {
                            let (side, foul) = (self.called(by), self.language.text(&format!("foul-{}", foul.code())));
                            self.say("terminal-forgiven", &[("side", &side), ("foul", &foul)])?;
                        }
                        Effect::TakenBack { .. } => {
                            self.say("terminal-taken-back", &[])?;
                            // ETIQ-17
                            self.say("ritual-takeback-notice", &[])?;
                        }
                        // The result is said once, below the last board; nothing else happens without two people.
                        _ => {}
                    }
                }
                Ok(true)
            }
            Err(refusal) => {
                self.say(&format!("refused-{}", refusal.code()), &[])?;
                Ok(false)
            }
        }
    }

    fn announce(&mut self, by: Color, ply: u32, m: Move, before: &Position, last_to: Option<Square>) -> io::Result<()> {
        let (ply, side) = (ply.to_string(), self.called(by));
        let text = self.move_text(before, m, last_to);
        self.say("terminal-moved", &[("ply", &ply), ("side", &side), ("move", &text), ("usi", &m.to_string())])
    }

    /// What the moves before the game are about, while they go on (HCAP-51).
    fn say_opening(&mut self) -> io::Result<()> {
        let Some(left) = self.game.opening().map(|opening| opening.left().to_string()) else { return Ok(()) };
        match self.player {
            Color::Black => self.say("terminal-prepare", &[("left", &left)]),
            Color::White => self.say("terminal-first-move", &[]),
        }
    }

    /// The computer agrees to a draw if it does not think itself better off (END-23).
    fn offer_draw(&mut self) -> io::Result<Next> {
        if !self.handle(Event::Offer { by: self.player, offer: Offer::Draw })? {
            return Ok(Next::Prompt);
        }
        let accept = match self.ask_the_strongest().score {
            Score::Value(players) => players >= 0,
            Score::MateIn(_) => true,
            Score::MatedIn(_) => false,
        };
        self.handle(Event::Answer { by: !self.player, accept })?;
        if accept {
            return Ok(Next::Turn);
        }
        self.say("terminal-draw-declined", &[]).map(|()| Next::Prompt)
    }

    fn computer_turn(&mut self) -> io::Result<()> {
        let by = self.game.turn();
        let limits = match self.clocks() {
            Some(clocks) => Limits { clocks: Some(clocks), ..Limits::default() },
            None => Limits { movetime: Some(PATIENCE), ..Limits::default() },
        };
        if self.game.wins_by_declaring(by) {
            return self.handle(Event::Declare { by }).map(|_| ());
        }
        if self.game.phase() == Phase::Opening && by == Color::Black {
            // It takes its handicap without a run.
            return self.handle(Event::Prepare { by, m: None }).map(|_| ());
        }
        let event = match self.search(&limits).decision.played() {
            Some(m) if self.game.phase() == Phase::Opening => {
                // Before a run not every legal move may be made.
                let moves = self.game.legal_moves();
                Event::Prepare { by, m: Some(m).filter(|m| moves.contains(m)).or_else(|| moves.first().copied()) }
            }
            Some(m) => Event::played(by, self.game.next_ply(), m),
            None => Event::Resign { by },
        };
        self.handle(event).map(|_| ())
    }

    fn hint(&mut self) -> io::Result<()> {
        if self.game.terms().takebacks(self.player) == Takeback::Never {
            return self.say("refused-no_takebacks", &[]);
        }
        match self.ask_the_strongest().decision.played() {
            Some(m) => {
                let text = self.move_text(self.game.position(), m, self.last_to());
                self.say("terminal-hint", &[("move", &text), ("usi", &m.to_string())])
            }
            None => self.say("terminal-no-hint", &[]),
        }
    }

    /// What the engine at its best thinks of the position.
    fn ask_the_strongest(&mut self) -> Answer {
        self.engine.set_level(Level::STRONGEST);
        let answer = self.search(&Limits { nodes: Some(HINT_NODES), ..Limits::default() });
        self.engine.set_level(self.level);
        answer
    }

    fn search(&mut self, limits: &Limits) -> Answer {
        let preparing = self.game.phase() == Phase::Opening;
        let start = if preparing { self.game.position() } else { &self.game.terms().start };
        let mut game = engine::Game::new(start.clone());
        for played in self.game.moves() {
            // The referee has found every one of them legal.
            if game.play(played.m).is_err() {
                return Answer { decision: Decision::Resign, score: Score::Value(0), nodes: 0 };
            }
        }
        // Not the same mistake again after a takeback.
        self.engine.set_seed(self.seed.wrapping_add(self.game.takebacks().into()));
        self.engine.search(&game, limits, &Stop::new(), &mut |_| ())
    }

    /// Both players have the same.
    fn control(&self) -> TimeControl {
        self.game.terms().clocks[self.player.index()]
    }

    fn clocks(&self) -> Option<Clocks> {
        let control = self.control();
        let now = self.began.elapsed();
        let left = Color::ALL.map(|color| self.game.time_left(color, now));
        let of_each = |time: fn(TimeLeft) -> Duration| left.map(|left| left.map_or(Duration::ZERO, time));
        control.is_timed().then(|| Clocks {
            left: of_each(|left| left.main),
            considerations: of_each(|left| left.before_byoyomi() - left.main),
            increment: [control.increment(); 2],
            byoyomi: control.period(),
        })
    }

    fn show_board(&mut self) -> io::Result<()> {
        writeln!(self.out)?;
        let position = self.game.position().clone();
        match self.style {
            Style::Kanji => {
                let handicap = self.handicap != Handicap::Even;
                write!(self.out, "{}", kifu::diagram::write(&position.to_setup(), handicap))?;
            }
            Style::Letters => {
                self.show_hand(&position, Color::White)?;
                write!(self.out, "{}", board::letters(&position))?;
                self.show_hand(&position, Color::Black)?;
            }
        }
        self.show_times()?;
        if position.in_check() && self.game.outcome().is_none() {
            self.say("terminal-check", &[])?;
        }
        Ok(())
    }

    fn show_hand(&mut self, position: &Position, color: Color) -> io::Result<()> {
        let held = board::hand(position.hand(color), color);
        let held = if held.is_empty() { self.language.text("terminal-nothing-in-hand") } else { held };
        let side = self.called(color);
        self.say("terminal-hand", &[("side", &side), ("pieces", &held)])
    }

    fn show_times(&mut self) -> io::Result<()> {
        let now = self.began.elapsed();
        for color in Color::ALL {
            let Some(left) = self.game.time_left(color, now) else { continue };
            let side = self.called(color);
            let count = left.considerations.to_string();
            let (id, shown) = match left.stage {
                Stage::Main => ("terminal-time-left", left.main),
                Stage::Consideration => ("terminal-considerations-left", left.period),
                Stage::Byoyomi => ("terminal-byoyomi-left", left.period),
            };
            self.say(id, &[("side", &side), ("time", &minutes(shown)), ("count", &count)])?;
        }
        Ok(())
    }

    fn say_result(&mut self) -> io::Result<()> {
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let winner = outcome.winner().map(|winner| self.called(winner)).unwrap_or_default();
        let foul = match outcome {
            Outcome::Foul { foul, .. } => self.language.text(&format!("foul-{}", foul.code())),
            _ => String::new(),
        };
        let result = self.language.text_with_list(outcome.message(), &[("winner", &winner), ("foul", &foul)]);
        let result = words::term(result, outcome.kanji(), self.language);
        self.say("terminal-result", &[("result", &result)])
    }

    fn say(&mut self, id: &str, values: &[(&str, &str)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.language.text_with_list(id, values))
    }

    /// What a player is called: in handicap games the names differ.
    fn called(&self, color: Color) -> String {
        words::side(color, self.handicap, self.language)
    }

    fn move_text(&self, position: &Position, m: Move, last_to: Option<Square>) -> String {
        match self.told {
            Told::Written(notation) => notation.write(position, m, last_to),
            Told::InWords => words::spoken(position, m, last_to, self.language),
        }
    }

    fn last_to(&self) -> Option<Square> {
        self.game.moves().last().map(|played| played.m.to())
    }
}

/// `9:05`, `1:00:00`; a second that has begun counts, as on a clock.
fn minutes(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
