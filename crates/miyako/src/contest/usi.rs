//! An engine as a player: the dialogue in USI, and how long its answers take.

mod process;
mod text;

pub(crate) use text::{Best, Insight, Score};

use super::entrant::Entrant;
use super::halt::Halt;
use super::log::Log;
use process::{Line, Process, Silence};
use shogi::Move;
use std::sync::Arc;
use std::time::{Duration, Instant};
use text::Declared;

/// An engine that is running.
pub(crate) struct Player {
    process: Process,
    options: Vec<Declared>,
    ponders: bool,
    /// The answer it expects, and is thinking about.
    pondering: Option<Move>,
}

/// A turn of an engine.
pub(crate) struct Turn<'a> {
    /// `position …`, with all moves.
    pub(crate) position: &'a str,
    /// The last of them.
    pub(crate) last: Option<Move>,
    /// The clocks or the limit: what stands behind `go` or `go ponder`.
    pub(crate) limit: &'a str,
    /// When it is too late for an answer.
    pub(crate) patience: Duration,
    /// How long the question is on its way to the engine, and the answer back, by the match's own doing.
    pub(crate) delays: [Duration; 2],
}

/// What an engine did in its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reply {
    pub(crate) best: Best,
    /// From the question to the answer, delays included.
    pub(crate) took: Duration,
    pub(crate) insight: Insight,
}

/// Why an engine does not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Not in time. It may still be asked for another game, if it answers `stop`.
    Late {
        /// How long the answer to `stop` took, from the question on.
        answered: Option<Duration>,
    },
    /// Its process has ended, or it does not get ready: how.
    Died(String),
    /// The match is broken off.
    Halted,
}

/// How long an engine may take to name itself if nobody says otherwise.
pub(crate) const INTRODUCTION: Duration = Duration::from_secs(30);
/// How long it may take to get ready; large nets and tables take their time.
const PREPARATION: Duration = Duration::from_secs(120);
/// How long it may take to answer `stop`.
const GRACE: Duration = Duration::from_secs(2);

impl Player {
    /// Starts an engine, which names itself within `patience`, and sets its options. What is odd about them is told to
    /// `warn`.
    ///
    /// # Errors
    /// If it does not start, or does not speak USI.
    pub(crate) fn start(
        entrant: &Entrant,
        rule: &str,
        patience: Duration,
        (halt, log): (&Arc<Halt>, Option<&Arc<Log>>),
        warn: &mut dyn FnMut(String),
    ) -> Result<Player, Trouble> {
        let process = Process::start(entrant, halt, log).map_err(Trouble::Died)?;
        let mut player = Player { process, options: Vec::new(), ponders: entrant.ponders, pondering: None };
        player.process.send("usi");
        let mut options = Vec::new();
        player.wait_for("usiok", patience, |line| options.extend(Declared::read(line)))?;
        player.options = options;
        player.set_options(entrant, rule, warn);
        player.get_ready()?;
        Ok(player)
    }

    /// What the user asked for; and what belongs to the match unless they say otherwise: the rule on entering kings,
    /// and whether to ponder.
    fn set_options(&mut self, entrant: &Entrant, rule: &str, warn: &mut dyn FnMut(String)) {
        let declared = |name: &str| self.options.iter().find(|option| option.name == name);
        let mut settings = entrant.options.clone();
        let is_set = |settings: &[(String, Option<String>)], name: &str| settings.iter().any(|(own, _)| own == name);
        for (name, value) in &entrant.options {
            let objection = match declared(name) {
                Some(option) => option.objection(value.as_deref()),
                None => Some("the engine names no such option".to_owned()),
            };
            if let Some(objection) = objection {
                warn(format!("{}: option.{name}: {objection}", entrant.name));
            }
        }
        let knows_rule = declared("EnteringKingRule").is_some_and(|option| option.values.iter().any(|own| own == rule));
        if knows_rule && !is_set(&settings, "EnteringKingRule") {
            settings.push(("EnteringKingRule".to_owned(), Some(rule.to_owned())));
        }
        if declared("USI_Ponder").is_some() && !is_set(&settings, "USI_Ponder") {
            settings.push(("USI_Ponder".to_owned(), Some(entrant.ponders.to_string())));
        }
        for (name, value) in settings {
            let value = value.map(|value| format!(" value {value}")).unwrap_or_default();
            self.process.send(&format!("setoption name {name}{value}"));
        }
    }

    /// A new game begins.
    ///
    /// # Errors
    /// If the engine does not get ready.
    pub(crate) fn begin_game(&mut self) -> Result<(), Trouble> {
        self.get_ready()?;
        self.process.send("usinewgame");
        Ok(())
    }

    fn get_ready(&mut self) -> Result<(), Trouble> {
        self.process.send("isready");
        self.wait_for("readyok", PREPARATION, |_| ())
    }

    fn wait_for(&mut self, word: &str, patience: Duration, mut hear: impl FnMut(&str)) -> Result<(), Trouble> {
        let heard = self.listen(patience, |line| {
            hear(line);
            line == word
        });
        match heard {
            Ok(_) => Ok(()),
            Err(Trouble::Late { .. }) => Err(Trouble::Died(format!("no {word} within {} s", patience.as_secs()))),
            Err(trouble) => Err(trouble),
        }
    }

    /// The game is over: `win`, `lose` or `draw` for this engine.
    ///
    /// # Errors
    /// If it thinks on in the opponent's time and does not stop.
    pub(crate) fn end_game(&mut self, result: &str) -> Result<(), Trouble> {
        self.stop_pondering()?;
        self.process.send(&format!("gameover {result}"));
        Ok(())
    }

    /// Asks for a move.
    ///
    /// # Errors
    /// If no answer comes, in time or at all.
    pub(crate) fn think(&mut self, turn: &Turn<'_>) -> Result<Reply, Trouble> {
        let guessed = self.pondering.is_some() && self.pondering == turn.last;
        if guessed {
            self.pondering = None;
        } else {
            self.stop_pondering()?;
            // What it says unasked is no answer.
            self.process.skip_lines();
            self.process.send(turn.position);
        }
        let asked = Instant::now();
        std::thread::sleep(turn.delays[0]);
        let question = if guessed { "ponderhit".to_owned() } else { format!("go {}", turn.limit) };
        self.process.send(&question);
        let mut insight = Insight::default();
        let patience = turn.patience.saturating_sub(turn.delays[0]);
        match self.answer(patience, &mut insight) {
            Ok((best, at)) => {
                std::thread::sleep(turn.delays[1]);
                let took = at.saturating_duration_since(asked) + turn.delays[1];
                Ok(Reply { best, took, insight })
            }
            Err(Trouble::Late { .. }) => {
                self.process.send("stop");
                let answered = match self.answer(GRACE, &mut insight) {
                    Ok((_, at)) => Some(at.saturating_duration_since(asked)),
                    Err(Trouble::Late { .. }) => None,
                    Err(trouble) => return Err(trouble),
                };
                Err(Trouble::Late { answered })
            }
            Err(trouble) => Err(trouble),
        }
    }

    /// Lets the engine think in the opponent's time, if it does that, about the position after the answer it expects.
    pub(crate) fn ponder(&mut self, position: &str, expected: Option<Move>, limit: &str) {
        if let Some(m) = expected.filter(|_| self.ponders) {
            self.process.send(position);
            self.process.send(&format!("go ponder {limit}"));
            self.pondering = Some(m);
        }
    }

    fn stop_pondering(&mut self) -> Result<(), Trouble> {
        if self.pondering.take().is_some() {
            self.process.send("stop");
            self.answer(GRACE, &mut Insight::default())?;
        }
        Ok(())
    }

    fn answer(&mut self, patience: Duration, insight: &mut Insight) -> Result<(Best, Instant), Trouble> {
        let mut best = None;
        let line = self.listen(patience, |line| {
            insight.learn(line);
            best = text::best_move(line);
            best.is_some()
        })?;
        best.map(|best| (best, line.at)).ok_or(Trouble::Late { answered: None })
    }

    /// The first line that is waited for.
    fn listen(&mut self, patience: Duration, mut is_awaited: impl FnMut(&str) -> bool) -> Result<Line, Trouble> {
        let until = Instant::now() + patience;
        loop {
            match self.process.receive(until) {
                Ok(line) if is_awaited(&line.text) => return Ok(line),
                // Who never stops talking is late, too.
                Ok(line) if line.at > until => return Err(Trouble::Late { answered: None }),
                Ok(_) => {}
                Err(Silence::Late) => return Err(Trouble::Late { answered: None }),
                Err(Silence::Halted) => return Err(Trouble::Halted),
                Err(Silence::Ended) => {
                    return Err(Trouble::Died(self.process.status().unwrap_or_else(|| "closed its output".to_owned())));
                }
            }
        }
    }
}
