//! A conversation with a GUI: this thread reads while another one thinks.

use super::command::{self, Command, LineError, Setting};
use super::options::{self, Change};
use super::reader::{self, LONGEST, Line};
use super::strength::Strength;
use super::text;
use crate::{Book, Engine, Game, Limits, Stop};
use shogi::Position;
use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Speaks USI until `quit` or the end of input, which also end a search that runs.
///
/// # Errors
/// When input cannot be read or output cannot be written.
pub fn run(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let output = Output(Mutex::new(output));
    let unanswered = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (jobs, queue) = mpsc::channel();
        let mut engine = Engine::new(HASH_MEGABYTES);
        engine.set_book(Some(Book::built_in()));
        Strength::FULL.begin_game(&mut engine);
        let thinker = Thinker { engine, strength: Strength::FULL, output: &output, unanswered: &unanswered };
        let thinker = scope.spawn(move || thinker.work(&queue));
        let session = Session {
            output: &output,
            unanswered: &unanswered,
            jobs,
            setting: Some(Setting::at_first()),
            search: None,
        };
        let heard = session.listen(&mut input);
        // The session is gone and with it its end of the queue, so the thinker finishes. It does not panic; if it did,
        // the scope would pass the panic on.
        let thought = thinker.join().unwrap_or(Ok(()));
        heard.and(thought)
    })
}

/// So often it is told how a mate problem is getting on.
const BETWEEN_PROBLEM_INFOS: Duration = Duration::from_secs(1);

/// What `USI_Hash` says unless set.
pub(super) const HASH_MEGABYTES: usize = 64;

struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    /// Lines go out one at a time and at once.
    fn say(&self, line: &str) -> io::Result<()> {
        let mut writer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(writer, "{line}")?;
        writer.flush()
    }
}

/// Something for the thinking thread to do, in the order asked: what is asked during a search waits for its end.
enum Job {
    Search { game: Box<Game>, limits: Limits, stop: Stop },
    Solve { position: Box<Position>, time: Option<Duration>, stop: Stop },
    Change(Change),
    NewGame,
    Ready,
}

/// The listening side.
struct Session<'a, W> {
    output: &'a Output<W>,
    /// How many searches have not been answered yet.
    unanswered: &'a AtomicUsize,
    jobs: Sender<Job>,
    /// What to think about; `None` after a `position` that could not be read, so that nobody is told a move of another
    /// position.
    setting: Option<Setting>,
    /// The last search, perhaps over.
    search: Option<Stop>,
}

impl<W: Write> Session<'_, W> {
    fn listen(mut self, input: &mut impl BufRead) -> io::Result<()> {
        let heard = self.hear_all(input);
        // Whatever ended it, nobody is to think on for ever.
        self.stop();
        heard
    }

    fn hear_all(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        let mut number = 0_u64;
        loop {
            number += 1;
            match reader::next_line(input)? {
                Some(Line::Text(line)) if self.hear(&line, number)? => {}
                Some(Line::TooLong) => self.pass_over(number)?,
                _ => return Ok(()),
            }
        }
    }

    /// Obeys one line; `false` is the wish to quit.
    fn hear(&mut self, line: &str, number: u64) -> io::Result<bool> {
        let command = match command::read(line, self.setting.as_ref()) {
            Ok(reading) => {
                reading.errors.iter().try_for_each(|error| self.complain(number, error))?;
                reading.command
            }
            Err(error) => {
                if line.trim_start().starts_with("position") {
                    self.setting = None;
                }
                self.complain(number, &error)?;
                return Ok(true);
            }
        };
        match command {
            Command::Usi => self.introduce()?,
            Command::IsReady if self.is_thinking() => self.output.say("readyok")?,
            Command::IsReady => self.order(Job::Ready),
            Command::NewGame => {
                self.stop();
                self.order(Job::NewGame);
            }
            Command::SetOption(name, change) => self.set_option(name, change)?,
            Command::Position(setting) => self.setting = Some(*setting),
            Command::Go(limits) => self.go(limits)?,
            Command::GoMate(time) => self.go_mate(time)?,
            Command::Stop | Command::GameOver => self.stop(),
            Command::PonderHit => self.search.iter().for_each(Stop::ponder_hit),
            Command::Quit => return Ok(false),
            Command::Nothing => {}
        }
        Ok(true)
    }

    fn complain(&self, number: u64, error: &LineError) -> io::Result<()> {
        self.output.say(&format!("info string error: line {number}, {error}"))
    }

    /// A line was too long to be read: perhaps a position, so that nobody is told a move of the one before.
    fn pass_over(&mut self, number: u64) -> io::Result<()> {
        self.setting = None;
        let problem = format!("the line is longer than {LONGEST} bytes and is passed over");
        self.complain(number, &LineError { column: LONGEST + 1, problem })
    }

    fn set_option(&self, name: &str, change: Change) -> io::Result<()> {
        self.order(Job::Change(change));
        if self.is_thinking() {
            self.output.say(&format!("info string {name} is set when the search is over"))?;
        }
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        self.output.say(concat!("id name Miyako ", env!("CARGO_PKG_VERSION")))?;
        self.output.say("id author the Miyako authors")?;
        options::describe().try_for_each(|line| self.output.say(&line))?;
        self.output.say("usiok")
    }

    fn go(&mut self, limits: Limits) -> io::Result<()> {
        let Some(setting) = &self.setting else { return self.has_nothing_to_think_about("bestmove resign") };
        let game = Box::new(setting.game.clone());
        let stop = self.begin();
        self.order(Job::Search { game, limits, stop });
        Ok(())
    }

    fn go_mate(&mut self, time: Option<Duration>) -> io::Result<()> {
        let Some(setting) = &self.setting else { return self.has_nothing_to_think_about("checkmate timeout") };
        let position = Box::new(setting.game.position().clone());
        let stop = self.begin();
        self.order(Job::Solve { position, time, stop });
        Ok(())
    }

    fn has_nothing_to_think_about(&self, answer: &str) -> io::Result<()> {
        self.output.say("info string error: there is no position to think about: the last one could not be read")?;
        self.output.say(answer)
    }

    /// Ends the last search; the next is stopped by what this gives.
    fn begin(&mut self) -> Stop {
        self.stop();
        let stop = Stop::new();
        self.search = Some(stop.clone());
        self.unanswered.fetch_add(1, Ordering::SeqCst);
        stop
    }

    fn is_thinking(&self) -> bool {
        self.unanswered.load(Ordering::SeqCst) > 0
    }

    fn stop(&self) {
        self.search.iter().for_each(Stop::stop);
    }

    fn order(&self, job: Job) {
        // The thinker is gone only if it could not write; then its error ends the conversation.
        let _ = self.jobs.send(job);
    }
}

/// The thinking side.
struct Thinker<'a, W> {
    engine: Engine,
    strength: Strength,
    output: &'a Output<W>,
    unanswered: &'a AtomicUsize,
}

impl<W: Write> Thinker<'_, W> {
    fn work(mut self, queue: &Receiver<Job>) -> io::Result<()> {
        for job in queue {
            match job {
                Job::Search { game, limits, stop } => self.search(&game, &limits, &stop)?,
                Job::Solve { position, time, stop } => self.solve(&position, time, &stop)?,
                Job::Change(change) => change.apply(&mut self.engine, &mut self.strength),
                Job::NewGame => self.strength.begin_game(&mut self.engine),
                Job::Ready => self.output.say("readyok")?,
            }
        }
        Ok(())
    }

    fn search(&mut self, game: &Game, limits: &Limits, stop: &Stop) -> io::Result<()> {
        self.strength.apply(&mut self.engine, game);
        let mut told = Ok(());
        let answer = self.engine.search(game, limits, stop, &mut |info| {
            if told.is_ok() {
                told = self.output.say(&text::info(info));
            }
            if told.is_err() {
                stop.stop();
            }
        });
        self.unanswered.fetch_sub(1, Ordering::SeqCst);
        told?;
        self.output.say(&text::best_move(&answer))
    }

    fn solve(&mut self, position: &Position, time: Option<Duration>, stop: &Stop) -> io::Result<()> {
        let mut told = Ok(());
        let mut quiet_until = BETWEEN_PROBLEM_INFOS;
        let verdict = self.engine.solve(position, time, stop, &mut |info| {
            if told.is_ok() && info.elapsed >= quiet_until {
                quiet_until = info.elapsed + BETWEEN_PROBLEM_INFOS;
                told = self.output.say(&text::problem_info(info));
            }
            if told.is_err() {
                stop.stop();
            }
        });
        self.unanswered.fetch_sub(1, Ordering::SeqCst);
        told?;
        self.output.say(&text::checkmate(&verdict))
    }
}
