//! One game between a person at the terminal and the computer.

use super::computer::{Computer, Effort, Game, Thought};
use super::look::Look;
use super::prompt;
use arbiter::handicap::OpeningFault;
use arbiter::{Offer, Phase, Stage, Takeback};
use kifu::notation::{self, Wrong};
use play::{AnyBoard, AnyMove, Attempt, Board as _};
use shogi::{Color, Handicap};
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

type Event = arbiter::Event<AnyMove>;
type Effect = arbiter::Effect<AnyMove>;

/// A game in progress.
pub(super) struct Session<W> {
    pub(super) look: Look,
    pub(super) player: Color,
    pub(super) game: Game,
    pub(super) computer: Computer,
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
        let (side, level) = (self.look.side(self.player), self.computer.level(self.look.language));
        match &self.game.terms().start {
            AnyBoard::Shogi(_) => self.say("terminal-welcome", &[("side", &side), ("level", &level)])?,
            AnyBoard::Family(course) => {
                let names = course.position().game().names();
                let name = format!("{} {}", names.kanji, words::own_name(names, self.look.language));
                self.say("variant-welcome", &[("game", &name), ("side", &side), ("level", &level)])?;
            }
        }
        let handicap = self.look.handicap;
        if handicap != Handicap::Even {
            let name = self.look.language.text(&format!("handicap-{}", handicap.code()));
            let name = words::term(name, handicap.kanji(), self.look.language);
            self.say("terminal-handicap", &[("name", &name)])?;
        }
        // Both players have the same.
        let clock = self.game.terms().clocks[self.player.index()];
        if clock.is_timed() {
            self.say("terminal-clock", &[("clock", &clock.to_string())])?;
        }
        self.say(self.by_game("terminal-try-help", "variant-try-help"), &[])
    }

    /// One for standard shogi, the other for the rest of the family.
    fn by_game<T>(&self, standard: T, family: T) -> T {
        if self.game.position().standard().is_some() { standard } else { family }
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
            let side = self.look.side(self.player);
            prompt(&mut self.out, self.look.language, self.game.next_ply() as usize, &side)?;
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
            "help" | "?" => self.say(self.by_game("terminal-help", "variant-help"), &[]).map(|()| Next::Prompt),
            "moves" => self.list_moves().map(|()| Next::Prompt),
            "board" => self.show_board().map(|()| Next::Prompt),
            "hint" => self.hint().map(|()| Next::Prompt),
            "quit" => Ok(Next::Quit),
            "resign" => self.act(Event::Resign { by: self.player }),
            "declare" => self.act(Event::Declare { by: self.player }),
            "draw" => self.offer_draw(),
            "done" => self.act(Event::Prepare { by: self.player, m: None }),
            "undo" => self.act(Event::Offer { by: self.player, offer: Offer::Takeback }),
            text => self.try_move(text),
        }
    }

    fn list_moves(&mut self) -> io::Result<()> {
        let mut moves: Vec<String> = self.game.legal_moves().iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        writeln!(self.out, "{}", moves.join(" "))
    }

    fn try_move(&mut self, text: &str) -> io::Result<Next> {
        match self.understand(text) {
            Ok(Attempt::Move(AnyMove::Shogi(m))) if self.game.phase() == Phase::Opening => {
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
        }
    }

    /// What can be done with the pieces, in USI; in standard shogi a move in any notation. Legal or not.
    fn understand(&self, text: &str) -> Result<Attempt<AnyMove>, Wrong> {
        let board = self.game.position();
        match (board.read(text), board.standard()) {
            (Some(attempt), _) => Ok(attempt),
            (None, Some(position)) => {
                let last_to = self.last().and_then(AnyBoard::standard_move).map(shogi::Move::to);
                let m = notation::read(position, text, last_to).map_err(|error| error.wrong)?;
                Ok(Attempt::Move(m.into()))
            }
            (None, None) => Err(Wrong::Malformed { expected: "a move of this game" }),
        }
    }

    fn act(&mut self, event: Event) -> io::Result<Next> {
        let accepted = self.handle(event)?;
        Ok(if accepted { Next::Turn } else { Next::Prompt })
    }

    /// Tells the referee, and the player what comes of it. Whether it was accepted.
    fn handle(&mut self, event: Event) -> io::Result<bool> {
        let (before, last) = (self.game.position().still(), self.last());
        match self.game.handle(event, self.began.elapsed()) {
            Ok(effects) => {
                for effect in effects {
                    match effect {
                        Effect::Moved { by, ply, m, .. } => {
                            let ply = ply.to_string();
                            self.say_move(
                                "terminal-moved",
                                &before,
                                (m, last),
                                &[("ply", &ply), ("side", &self.look.side(by))],
                            )?;
                        }
                        Effect::Prepared { m } => {
                            let side = self.look.side(before.turn());
                            self.say_move("terminal-prepared", &before, (m.into(), None), &[("side", &side)])?;
                        }
                        Effect::Forgiven { by, foul } => {
                            let foul = self.look.language.text(&format!("foul-{}", foul.code()));
                            let side = self.look.side(by);
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

    /// Says something about a move of this board, and the one before it, by its text and in USI.
    fn say_move(
        &mut self,
        id: &str,
        board: &AnyBoard,
        (m, last): (AnyMove, Option<AnyMove>),
        values: &[(&str, &str)],
    ) -> io::Result<()> {
        let (text, usi) = (self.look.move_text(board, m, last), m.to_string());
        self.say(id, &[values, &[("move", &text), ("usi", &usi)]].concat())
    }

    /// What the moves before the game are about, while they go on (HCAP-51).
    fn say_opening(&mut self) -> io::Result<()> {
        let Some(left) = self.game.opening().map(|opening| opening.left().to_string()) else { return Ok(()) };
        match self.player {
            Color::Black => self.say("terminal-prepare", &[("left", &left)]),
            Color::White => self.say("terminal-first-move", &[]),
        }
    }

    /// The computer agrees to a draw late in the game, if it does not think itself better off (END-23).
    fn offer_draw(&mut self) -> io::Result<Next> {
        if !self.handle(Event::Offer { by: self.player, offer: Offer::Draw })? {
            return Ok(Next::Prompt);
        }
        let (moves, pieces) = (self.game.moves().len(), self.game.terms().start.pieces());
        let accept = engine::is_late_enough_for_a_draw(moves, pieces)
            && engine::is_even_or_worse(-self.think(Effort::Advise).score);
        self.handle(Event::Answer { by: !self.player, accept })?;
        if accept {
            return Ok(Next::Turn);
        }
        self.say("terminal-draw-declined", &[]).map(|()| Next::Prompt)
    }

    fn computer_turn(&mut self) -> io::Result<()> {
        let by = self.game.turn();
        if self.game.wins_by_declaring(by) {
            return self.handle(Event::Declare { by }).map(|_| ());
        }
        if self.game.phase() == Phase::Opening && by == Color::Black {
            // It takes its handicap without a run.
            return self.handle(Event::Prepare { by, m: None }).map(|_| ());
        }
        let event = match self.think(Effort::Play(self.began.elapsed())).best {
            Some(m) if self.game.phase() == Phase::Opening => {
                // Before a run not every legal move may be made.
                let moves = self.game.legal_moves();
                let m = Some(m).filter(|m| moves.contains(m)).or_else(|| moves.first().copied());
                Event::Prepare { by, m: m.and_then(AnyBoard::standard_move) }
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
        match self.think(Effort::Advise).best {
            Some(m) => self.say_move("terminal-hint", &self.game.position().still(), (m, self.last()), &[]),
            None => self.say("terminal-no-hint", &[]),
        }
    }

    fn think(&mut self, effort: Effort) -> Thought {
        self.computer.think(&self.game, effort)
    }

    fn show_board(&mut self) -> io::Result<()> {
        writeln!(self.out)?;
        let board = self.look.board(self.game.position());
        write!(self.out, "{board}")?;
        self.show_times()?;
        if self.game.position().in_check() && self.game.outcome().is_none() {
            self.say("terminal-check", &[])?;
        }
        Ok(())
    }

    fn show_times(&mut self) -> io::Result<()> {
        let now = self.began.elapsed();
        for color in Color::ALL {
            let Some(left) = self.game.time_left(color, now) else { continue };
            let side = self.look.side(color);
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
        let result = words::result(outcome, self.look.handicap, self.look.language);
        let result = words::term(result, outcome.kanji(), self.look.language);
        self.say("terminal-result", &[("result", &result)])
    }

    fn say(&mut self, id: &str, values: &[(&str, &str)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.look.language.text_with_list(id, values))
    }

    /// The last move.
    fn last(&self) -> Option<AnyMove> {
        self.game.moves().last().map(|played| played.m)
    }
}

/// `9:05`, `1:00:00`; a second that has begun counts, as on a clock.
fn minutes(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
