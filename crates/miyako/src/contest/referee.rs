//! One game between two engines, before the referee of all games.

use super::entrant::Entrant;
use super::limit::Limit;
use super::opening::Opening;
use super::random::Random;
use super::usi::{Best, Insight, Player, Trouble, Turn};
use arbiter::{Effect, Event, Game, Outcome, Ruleset, Ruling, Terms};
use shogi::{Color, Move, Position};
use std::fmt::Write;
use std::str::FromStr;
use std::time::Duration;

/// What holds for all games of a match.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) ruleset: Ruleset,
    /// How much later than allowed a move may come: what the machine between the engines may take.
    pub(super) margin: Duration,
    /// How long an engine without a clock may think.
    pub(super) patience: Duration,
    pub(super) resignation: Option<Resignation>,
    /// The longest that messages of a turn are held back on their way, at random.
    pub(super) delay: Duration,
}

/// When a game counts as lost: both engines have said so for a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Resignation {
    /// By so many hundredths of a pawn.
    pub(super) score: i32,
    /// In so many own moves one after the other.
    pub(super) moves: u32,
}

/// What an engine did that ended a game in which it was to play a move; illegal moves and time are the referee's affair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Its process ended.
    Died(String),
    /// It had no clock, and did not answer.
    Stalled,
    /// Its answer was no move.
    Nonsense(String),
}

impl Fault {
    /// A name for programs and message catalogues.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Fault::Died(_) => "died",
            Fault::Stalled => "stalled",
            Fault::Nonsense(_) => "nonsense",
        }
    }

    /// What there is to say of it.
    pub(super) fn detail(&self) -> &str {
        match self {
            Fault::Died(detail) | Fault::Nonsense(detail) => detail,
            Fault::Stalled => "",
        }
    }

    /// The fault of this name.
    pub(super) fn from_code(code: &str, detail: &str) -> Option<Fault> {
        Some(match code {
            "died" => Fault::Died(detail.to_owned()),
            "stalled" => Fault::Stalled,
            "nonsense" => Fault::Nonsense(detail.to_owned()),
            _ => return None,
        })
    }
}

/// What an engine spent on a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Effort {
    pub(super) moves: u32,
    pub(super) time: Duration,
    pub(super) nodes: u64,
    /// The sum of the depths that its moves were searched to.
    pub(super) depths: u64,
    /// How much later than allowed its slowest move came.
    pub(super) overrun: Duration,
}

/// A game that is over.
pub(super) struct Played {
    pub(super) game: Game,
    /// How it ended.
    pub(super) outcome: Outcome,
    pub(super) fault: Option<Fault>,
    /// What the engines thought, move by move; nothing for those of the opening.
    pub(super) insights: Vec<Option<Insight>>,
    pub(super) effort: [Effort; 2],
    /// Who has to be started anew before another game.
    pub(super) broken: [bool; 2],
}

/// Why there is no game.
pub(super) enum NoGame {
    /// This one does not get ready.
    Unready(Color, Trouble),
    Halted,
}

/// Plays a game: Black and White, who they are, and the opening.
///
/// # Errors
/// If an engine does not get ready, or the match is broken off.
pub(super) fn play(
    rules: &Rules,
    entrants: [&Entrant; 2],
    opening: &Opening,
    random: Random,
    players: [&mut Player; 2],
) -> Result<Played, NoGame> {
    let [black, white] = players;
    for (color, player) in [(Color::Black, &mut *black), (Color::White, &mut *white)] {
        player.begin_game().map_err(|trouble| unready(color, trouble))?;
    }
    let mut table = Table::new(rules, entrants, opening, random, [black, white]);
    let outcome = loop {
        if let Some(outcome) = table.game.outcome() {
            break outcome;
        }
        table.turn()?;
    };
    table.say_goodbye(outcome)?;
    let Table { game, fault, insights, effort, broken, .. } = table;
    Ok(Played { game, outcome, fault, insights, effort, broken })
}

fn unready(color: Color, trouble: Trouble) -> NoGame {
    if trouble == Trouble::Halted { NoGame::Halted } else { NoGame::Unready(color, trouble) }
}

/// A game in progress and all that belongs to it.
struct Table<'a> {
    rules: &'a Rules,
    entrants: [&'a Entrant; 2],
    random: Random,
    players: [&'a mut Player; 2],
    game: Game,
    /// The time of the game: what the engines have thought, and nothing between their turns.
    now: Duration,
    /// `position …` for the engines.
    line: String,
    fault: Option<Fault>,
    insights: Vec<Option<Insight>>,
    effort: [Effort; 2],
    broken: [bool; 2],
    /// How often in turn each has thought that it loses, and that it wins.
    losing: [u32; 2],
    winning: [u32; 2],
}

impl<'a> Table<'a> {
    fn new(
        rules: &'a Rules,
        entrants: [&'a Entrant; 2],
        opening: &Opening,
        random: Random,
        players: [&'a mut Player; 2],
    ) -> Table<'a> {
        let clocks = entrants.map(|entrant| entrant.limit.control());
        let game = Game::new(Terms { start: opening.start.clone(), ruleset: rules.ruleset, clocks, ..Terms::even() });
        let start = match opening.start == Position::even() {
            true => "startpos".to_owned(),
            false => format!("sfen {}", opening.start),
        };
        let mut table = Table {
            rules,
            entrants,
            random,
            players,
            game,
            now: Duration::ZERO,
            line: format!("position {start}"),
            fault: None,
            insights: Vec::new(),
            effort: [Effort::default(); 2],
            broken: [false; 2],
            losing: [0; 2],
            winning: [0; 2],
        };
        opening.moves.iter().for_each(|m| table.play_opening(*m));
        table
    }

    /// A move that nobody thought about: it costs what the clock gives for it.
    fn play_opening(&mut self, m: Move) {
        let by = self.game.turn();
        let given = self.game.terms().clocks[by.index()].increment();
        self.now += given.saturating_sub(Duration::from_nanos(1));
        self.happen(Event::played(by, self.game.next_ply(), m));
        self.insights.push(None);
    }

    /// Asks the engine whose turn it is, and judges what it does.
    fn turn(&mut self) -> Result<(), NoGame> {
        let by = self.game.turn();
        let allowed = self.game.deadline().map(|deadline| deadline.saturating_sub(self.now));
        let held_back = self.random.up_to(self.rules.delay);
        let there = self.random.up_to(held_back);
        let turn = Turn {
            position: &self.line,
            last: self.game.moves().last().map(|played| played.m),
            limit: &self.limit(by),
            patience: allowed.map_or(self.rules.patience, |allowed| allowed + self.rules.margin),
            delays: [there, held_back - there],
        };
        match self.players[by.index()].think(&turn) {
            Ok(reply) => {
                self.note_time(by, reply.took, allowed);
                self.insights.push(Some(reply.insight));
                self.effort[by.index()].nodes += reply.insight.nodes;
                self.effort[by.index()].depths += u64::from(reply.insight.depth);
                self.judge(by, reply.best, reply.insight);
                Ok(())
            }
            Err(Trouble::Halted) => Err(NoGame::Halted),
            Err(trouble) => {
                self.give_up_on(by, trouble, allowed);
                Ok(())
            }
        }
    }

    /// Lets the game's time pass. Within the margin a move counts as just in time.
    fn note_time(&mut self, by: Color, took: Duration, allowed: Option<Duration>) {
        let effort = &mut self.effort[by.index()];
        effort.moves += 1;
        effort.time += took;
        let overrun = allowed.map_or(Duration::ZERO, |allowed| took.saturating_sub(allowed));
        effort.overrun = effort.overrun.max(overrun);
        let just_in_time = allowed.map_or(took, |allowed| allowed.saturating_sub(Duration::from_nanos(1)));
        self.now += if overrun <= self.rules.margin { took.min(just_in_time) } else { took };
    }

    fn judge(&mut self, by: Color, best: Best, insight: Insight) {
        let (m, expected) = match best {
            Best::Move(m, expected) => (m, expected),
            Best::Resign => return self.happen(Event::Resign { by }),
            Best::Win => return self.happen(Event::Declare { by }),
            Best::Nonsense(text) => {
                self.broken[by.index()] = true;
                return self.blame(by, Fault::Nonsense(text));
            }
        };
        self.happen(Event::played(by, self.game.next_ply(), m));
        self.note_score(by, insight);
        if self.game.outcome().is_some() {
            return;
        }
        if let Some(expected) = expected {
            let position =
                format!("{}{}{expected}", self.line, if self.line.contains(" moves") { " " } else { " moves " });
            let limit = self.limit(by);
            self.players[by.index()].ponder(&position, Some(expected), &limit);
        }
    }

    /// Tells the referee. It takes everything that this match brings, fouls included, because by its rules they lose.
    fn happen(&mut self, event: Event) {
        for effect in self.game.handle(event, self.now).unwrap_or_default() {
            if let Effect::Moved { m, .. } = effect {
                let first = !self.line.contains(" moves");
                // Writing to a string cannot fail.
                let _ = write!(self.line, "{} {m}", if first { " moves" } else { "" });
            }
        }
    }

    fn blame(&mut self, loser: Color, fault: Fault) {
        self.happen(Event::Rule(Ruling::Against(Some(loser))));
        self.fault = Some(fault);
    }

    fn give_up_on(&mut self, by: Color, trouble: Trouble, allowed: Option<Duration>) {
        let answered = match trouble {
            Trouble::Late { answered } => answered,
            Trouble::Died(how) => {
                self.broken[by.index()] = true;
                return self.blame(by, Fault::Died(how));
            }
            Trouble::Halted => return,
        };
        self.broken[by.index()] = answered.is_none();
        match allowed {
            Some(allowed) => {
                let took = answered.unwrap_or(allowed + self.rules.margin).max(allowed + self.rules.margin);
                self.note_time(by, took + Duration::from_nanos(1), Some(allowed));
                self.happen(Event::Tick);
            }
            None => self.blame(by, Fault::Stalled),
        }
    }

    /// Ends a game that both engines hold to be lost for the same one.
    fn note_score(&mut self, by: Color, insight: Insight) {
        let Some(Resignation { score, moves }) = self.rules.resignation else { return };
        let value = insight.score.map_or(0, super::usi::Score::value);
        let count = |counter: &mut u32, holds: bool| *counter = if holds { *counter + 1 } else { 0 };
        count(&mut self.losing[by.index()], value <= -score);
        count(&mut self.winning[by.index()], value >= score);
        let lost = |loser: &Color| self.losing[loser.index()] >= moves && self.winning[(!*loser).index()] >= moves;
        if let Some(loser) = Color::ALL.into_iter().find(lost).filter(|_| self.game.outcome().is_none()) {
            self.happen(Event::Rule(Ruling::Against(Some(loser))));
        }
    }

    /// What stands behind `go`.
    fn limit(&self, by: Color) -> String {
        let control = match self.entrants[by.index()].limit {
            Limit::Clock(control) => control,
            Limit::Nodes(nodes) => return format!("nodes {nodes}"),
            Limit::Depth(depth) => return format!("depth {depth}"),
        };
        let [black, white] = Color::ALL.map(|color| {
            let left = self.game.time_left(color, self.now).map(|left| left.before_byoyomi());
            left.unwrap_or_default().as_millis()
        });
        let period = control.period().as_millis();
        match self.game.terms().clocks.map(|clock| clock.increment().as_millis()) {
            // One line has no room for both: what is the engine's own counts.
            [b, w] if b + w > 0 && period == 0 => format!("btime {black} wtime {white} binc {b} winc {w}"),
            _ => format!("btime {black} wtime {white} byoyomi {period}"),
        }
    }

    /// Tells the engines how the game has ended.
    fn say_goodbye(&mut self, outcome: Outcome) -> Result<(), NoGame> {
        for color in Color::ALL {
            let result = match outcome.winner() {
                None => "draw",
                Some(winner) if winner == color => "win",
                Some(_) => "lose",
            };
            if self.broken[color.index()] {
                continue;
            }
            match self.players[color.index()].end_game(result) {
                Ok(()) => {}
                Err(Trouble::Halted) => return Err(NoGame::Halted),
                // The game is played: this is seen to before the next one.
                Err(_) => self.broken[color.index()] = true,
            }
        }
        Ok(())
    }
}

impl FromStr for Resignation {
    type Err = String;

    /// Reads `3000/4`: by 3000 hundredths of a pawn, for four moves of each.
    fn from_str(text: &str) -> Result<Resignation, String> {
        let numbers = text.split_once('/').and_then(|(score, moves)| Some((score.parse().ok()?, moves.parse().ok()?)));
        match numbers {
            Some((score, moves)) if (1..=100_000).contains(&score) && (1..=100).contains(&moves) => {
                Ok(Resignation { score, moves })
            }
            _ => Err(format!("{text:?} should be a score and a number of moves, such as 3000/4")),
        }
    }
}
