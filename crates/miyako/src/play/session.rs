//! One game at the terminal, of people and the computer: who is asked, what is understood, what is told.

use super::setting::{Effort, MoveOf, SeatOf, Setting};
use arbiter::handicap::OpeningFault;
use arbiter::{Effect, EffectOn, Event, EventOn, Game, Offer, Phase, Ruling, Stage, Takeback};
use kifu::notation::Wrong;
use play::{Attempt, Board as _, Seat as _};
use shogi::Color;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// A game in progress.
pub(super) struct Session<S: Setting, W> {
    pub(super) setting: S,
    /// Where people sit; the computer has the other seats.
    pub(super) people: Vec<SeatOf<S>>,
    pub(super) game: Game<S::Board>,
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

impl<S: Setting, W: Write> Session<S, W> {
    /// Plays until the game is over, somebody quits or the input ends.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        while self.game.outcome().is_none() {
            if !self.people.contains(&self.game.turn()) {
                self.computer_turn()?;
                continue;
            }
            self.show_board()?;
            self.say_opening()?;
            if !self.person_turn()? {
                // Whoever leaves has nobody else to ask.
                let _ = self.game.handle(Event::Rule(Ruling::Interrupt), self.began.elapsed());
                return self.say("terminal-broken-off", &[]);
            }
        }
        self.show_board()?;
        self.say_result()
    }

    fn welcome(&mut self) -> io::Result<()> {
        let lines = self.setting.welcome(&self.game, &self.people);
        self.tell(&lines)?;
        // Everybody has the same.
        let clock = self.game.terms().clocks[self.game.turn().index()];
        if clock.is_timed() {
            self.say("terminal-clock", &[("clock", &clock.to_string())])?;
        }
        self.say(self.setting.try_help(), &[])
    }

    /// Asks until the player has moved or resigned, or their time is up; `false` if they leave.
    fn person_turn(&mut self) -> io::Result<bool> {
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
            let (ply, side) = (self.game.next_ply().to_string(), self.setting.side(self.game.turn()));
            let asked = self.text("terminal-prompt", &[("ply", &ply), ("side", &side)]);
            write!(self.out, "{asked} ")?;
        }
        self.out.flush()
    }

    /// The next line, if it comes before the time of whose turn it is is up.
    fn listen(&self) -> Result<String, RecvTimeoutError> {
        match self.game.deadline() {
            Some(deadline) => self.lines.recv_timeout(deadline.saturating_sub(self.began.elapsed())),
            None => self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let by = self.game.turn();
        match line {
            "" => Ok(Next::Prompt),
            "help" | "?" => self.say(self.setting.help(), &[]).map(|()| Next::Prompt),
            "moves" => self.list_moves().map(|()| Next::Prompt),
            "board" => self.show_board().map(|()| Next::Prompt),
            "hint" => self.hint().map(|()| Next::Prompt),
            "quit" => Ok(Next::Quit),
            "resign" => self.act(Event::Resign { by }),
            "declare" => self.act(Event::Declare { by }),
            "draw" => self.offer_draw(),
            "done" => self.act(Event::Prepare { by, m: None }),
            "undo" => {
                let by = self.last_of_people().unwrap_or(by);
                self.act(Event::Offer { by, offer: Offer::Takeback })
            }
            text => self.try_move(text),
        }
    }

    /// The person who has moved last: it is their move that is taken back.
    fn last_of_people(&self) -> Option<SeatOf<S>> {
        self.game.moves().iter().rev().map(|played| played.by).find(|by| self.people.contains(by))
    }

    fn list_moves(&mut self) -> io::Result<()> {
        let board = self.game.position();
        let mut moves: Vec<String> = self.game.legal_moves().into_iter().map(|m| board.text(m)).collect();
        moves.sort_unstable();
        writeln!(self.out, "{}", moves.join(" "))
    }

    fn try_move(&mut self, text: &str) -> io::Result<Next> {
        let by = self.game.turn();
        match self.setting.understand(&self.game, text) {
            Ok(Attempt::Move(m)) if self.game.phase() == Phase::Opening => self.prepare(m),
            Ok(m) => self.act(Event::Move { by, ply: self.game.next_ply(), m, lag: Duration::ZERO }),
            Err(Wrong::Ambiguous(moves)) => {
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                let values = [("text", text), ("moves", &moves.join(", "))];
                self.say("terminal-ambiguous", &values).map(|()| Next::Prompt)
            }
            Err(_) => self.say("terminal-not-understood", &[("text", text)]).map(|()| Next::Prompt),
        }
    }

    /// Makes a move before the game (HCAP-51).
    fn prepare(&mut self, m: MoveOf<S>) -> io::Result<Next> {
        let m = S::Board::standard_move(m);
        let barred = m.zip(self.game.opening()).and_then(|(m, opening)| opening.can_play(m).err());
        if barred == Some(OpeningFault::Drops) {
            return self.say("refused-opening_drops", &[]).map(|()| Next::Prompt);
        }
        self.act(Event::Prepare { by: self.game.turn(), m })
    }

    fn act(&mut self, event: EventOn<S::Board>) -> io::Result<Next> {
        let accepted = self.handle(event)?;
        Ok(if accepted { Next::Turn } else { Next::Prompt })
    }

    /// Tells the referee, and the people what comes of it. Whether it was accepted.
    fn handle(&mut self, event: EventOn<S::Board>) -> io::Result<bool> {
        let (before, last) = (self.game.position().still(), self.last());
        match self.game.handle(event, self.began.elapsed()) {
            Ok(effects) => {
                for effect in effects {
                    self.say_effect(effect, &before, last)?;
                }
                let lines = self.setting.aftermath(&before, &self.game);
                self.tell(&lines)?;
                Ok(true)
            }
            Err(refusal) => {
                self.say(&format!("refused-{}", refusal.code()), &[])?;
                Ok(false)
            }
        }
    }

    fn say_effect(&mut self, effect: EffectOn<S::Board>, before: &S::Board, last: Option<MoveOf<S>>) -> io::Result<()> {
        match effect {
            Effect::Moved { by, ply, m, .. } => {
                let (ply, side) = (ply.to_string(), self.setting.side(by));
                self.say_move("terminal-moved", before, (m, last), &[("ply", &ply), ("side", &side)])
            }
            Effect::Prepared { m } => {
                let side = self.setting.side(before.turn());
                let Some(m) = S::Board::of_standard_move(m) else { return Ok(()) };
                self.say_move("terminal-prepared", before, (m, None), &[("side", &side)])
            }
            Effect::Forgiven { by, foul } => {
                let foul = self.text(&format!("foul-{}", foul.code()), &[]);
                let side = self.setting.side(by);
                self.say("terminal-forgiven", &[("side", &side), ("foul", &foul)])
            }
            Effect::TakenBack { .. } => {
                self.say("terminal-taken-back", &[])?;
                // ETIQ-17
                self.say("ritual-takeback-notice", &[])
            }
            // The result is said once, below the last board; who is out is told with what it means for the others.
            _ => Ok(()),
        }
    }

    /// Says something about a move of this board, and the one before it, by its text and in USI.
    fn say_move(
        &mut self,
        id: &str,
        board: &S::Board,
        (m, last): (MoveOf<S>, Option<MoveOf<S>>),
        values: &[(&str, &str)],
    ) -> io::Result<()> {
        let (text, usi) = (self.setting.move_text(board, m, last), board.text(m));
        self.say(id, &[values, &[("move", &text), ("usi", &usi)]].concat())
    }

    /// What the moves before the game are about, while they go on (HCAP-51).
    fn say_opening(&mut self) -> io::Result<()> {
        let Some(left) = self.game.opening().map(|opening| opening.left().to_string()) else { return Ok(()) };
        match self.game.turn().color() {
            Some(Color::Black) => self.say("terminal-prepare", &[("left", &left)]),
            _ => self.say("terminal-first-move", &[]),
        }
    }

    fn offer_draw(&mut self) -> io::Result<Next> {
        let by = self.game.turn();
        if self.game.can_propose(by, Offer::Draw).is_err() {
            return self.act(Event::Offer { by, offer: Offer::Draw });
        }
        match self.setting.agrees_to_draw(&self.game) {
            None => self.say("refused-not_in_this_game", &[]).map(|()| Next::Prompt),
            Some(false) => self.say("terminal-draw-declined", &[]).map(|()| Next::Prompt),
            Some(true) => {
                self.handle(Event::Offer { by, offer: Offer::Draw })?;
                let others: Vec<SeatOf<S>> = self.game.yet_to_agree().collect();
                for by in others {
                    self.handle(Event::Answer { by, accept: true })?;
                }
                Ok(Next::Turn)
            }
        }
    }

    fn computer_turn(&mut self) -> io::Result<()> {
        let by = self.game.turn();
        if self.game.wins_by_declaring(by) {
            return self.handle(Event::Declare { by }).map(|_| ());
        }
        if self.game.phase() == Phase::Opening && by.color() == Some(Color::Black) {
            // It takes its handicap without a run.
            return self.handle(Event::Prepare { by, m: None }).map(|_| ());
        }
        let event = match self.setting.think(&self.game, Effort::Play(self.began.elapsed())) {
            Some(m) if self.game.phase() == Phase::Opening => {
                // Before a run not every legal move may be made.
                let moves = self.game.legal_moves();
                let m = Some(m).filter(|m| moves.contains(m)).or_else(|| moves.first().copied());
                Event::Prepare { by, m: m.and_then(S::Board::standard_move) }
            }
            Some(m) => Event::played(by, self.game.next_ply(), m),
            None => Event::Resign { by },
        };
        self.handle(event).map(|_| ())
    }

    fn hint(&mut self) -> io::Result<()> {
        if self.game.terms().takebacks(self.game.turn()) == Takeback::Never {
            return self.say("refused-no_takebacks", &[]);
        }
        match self.setting.think(&self.game, Effort::Advise) {
            Some(m) => self.say_move("terminal-hint", &self.game.position().still(), (m, self.last()), &[]),
            None => self.say("terminal-no-hint", &[]),
        }
    }

    fn show_board(&mut self) -> io::Result<()> {
        let board = self.setting.drawn(self.game.position());
        write!(self.out, "\n{board}")?;
        self.show_times()?;
        let in_check = self.game.position().in_check() && self.game.outcome().is_none();
        let check = self.setting.check().filter(|_| in_check);
        self.tell(check.as_slice())
    }

    fn show_times(&mut self) -> io::Result<()> {
        let now = self.began.elapsed();
        for seat in SeatOf::<S>::ALL.iter().copied() {
            let plays = self.game.position().plays(seat);
            let Some(left) = self.game.time_left(seat, now).filter(|_| plays) else { continue };
            let side = self.setting.side(seat);
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
        let lines = self.setting.result(&self.game);
        self.tell(&lines)
    }

    fn text(&self, id: &str, values: &[(&str, &str)]) -> String {
        self.setting.language().text_with_list(id, values)
    }

    fn say(&mut self, id: &str, values: &[(&str, &str)]) -> io::Result<()> {
        let text = self.text(id, values);
        writeln!(self.out, "{text}")
    }

    fn tell(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// The last move.
    fn last(&self) -> Option<MoveOf<S>> {
        self.game.moves().last().map(|played| played.m)
    }
}

/// `9:05`, `1:00:00`; a second that has begun counts, as on a clock.
fn minutes(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
