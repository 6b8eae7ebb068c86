//! Whole games as texts: `tests/data/*.txt`. A story begins with `# IDs: what it shows`; the lines of it are
//!
//! ```text
//! start SFEN | handicap NAME        how the game begins; else an even game
//! rules RULESET                     else amateur
//! clock TEXT [TEXT]                 of both, or of Black and White; else none
//! begins at-once|on-arrival|appointed
//! clock-worked-by players
//! grants two-pawns|takebacks|first-foul      what a handicap grants
//! opening N|unlimited[/after]       moves of Black before the game, or after White's first
//! days N
//!
//! play MOVE…                        one second apart, by whose turn it is; `xN` before them: N times
//! wait SECONDS                      the next act happens so much later than the last
//! COLOR ACT                         see `act`
//! arbiter RULING
//!
//! = open | OUTCOME                  how the game stands
//! ! CODE                            the last act was refused
//! . EFFECT                          one effect of the last act
//! left COLOR MAIN [CONSIDERATIONS] PERIOD STAGE      the clock, in seconds
//! occurrences N, wins-by-declaring COLOR true|false, legal MOVE, illegal MOVE FOUL, count COLOR declared N agreed N
//! counted PLY SECONDS, bank COLOR SECONDS      what a move cost, what is left to pay for lag with
//! replay COLOR SECONDS SECONDS, replay none     who begins the game that follows, and with what time for Black and White
//! again                             that game begins, at its own time zero
//! ```

use arbiter::handicap::Privileges;
use arbiter::{
    Beginning, Effect, Event, Foul, Game, Offer, Operator, Outcome, Refusal, Ruling, Stage, Terms, TimeControl,
};
use play::Attempt;
use shogi::{Color, Handicap, Move, Setup};
use std::time::Duration;

#[test]
fn endings() {
    tell(include_str!("../data/endings.txt"));
}

#[test]
fn fouls() {
    tell(include_str!("../data/fouls.txt"));
}

#[test]
fn impasses() {
    tell(include_str!("../data/impasses.txt"));
}

#[test]
fn clocks() {
    tell(include_str!("../data/clocks.txt"));
}

#[test]
fn beginnings() {
    tell(include_str!("../data/beginnings.txt"));
}

#[test]
fn absences() {
    tell(include_str!("../data/absences.txt"));
}

#[test]
fn handicaps() {
    tell(include_str!("../data/handicaps.txt"));
}

/// Runs every story of a file.
fn tell(file: &str) {
    let mut story: Option<Story> = None;
    for (number, line) in file.lines().enumerate() {
        if let Some(title) = line.strip_prefix("# ") {
            story = Some(Story::new(title));
        } else if !line.trim().is_empty() {
            let story = story.as_mut().expect("a story begins with its title");
            story.line = format!("line {}: {line} ({})", number + 1, story.title);
            story.read(line);
        }
    }
}

struct Story {
    title: String,
    line: String,
    terms: Terms,
    game: Option<Game>,
    now: Duration,
    answer: Result<Vec<Effect>, Refusal>,
}

impl Story {
    fn new(title: &str) -> Story {
        let answer = Ok(Vec::new());
        Story {
            title: title.to_owned(),
            line: String::new(),
            terms: Terms::even(),
            game: None,
            now: Duration::ZERO,
            answer,
        }
    }

    fn game(&mut self) -> &mut Game {
        let terms = &self.terms;
        self.game.get_or_insert_with(|| Game::new(terms.clone()))
    }

    fn read(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "start" | "handicap" | "rules" | "clock" | "begins" | "clock-worked-by" | "grants" | "opening" | "days" => {
                assert!(self.game.is_none(), "too late: {}", self.line);
                self.agree(word, rest);
            }
            "play" => self.play(rest),
            "wait" => self.now += seconds(rest),
            "black" | "white" => {
                let event = act(color(word), rest, self.game());
                self.hand_in(event);
            }
            "arbiter" => self.hand_in(Event::Rule(ruling(rest))),
            "begin" => self.hand_in(Event::Begin),
            "close" => self.hand_in(Event::Close),
            "tick" => self.hand_in(Event::Tick),
            "again" => {
                self.terms = self.game().replay().expect("a game without result");
                (self.game, self.now) = (None, Duration::ZERO);
            }
            _ => self.check(word, rest),
        }
    }

    fn agree(&mut self, word: &str, rest: &str) {
        let terms = &mut self.terms;
        match word {
            "start" => {
                let setup: Setup = rest.parse().unwrap();
                terms.start = setup.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).unwrap();
            }
            "handicap" => terms.start = Terms::handicap(Handicap::from_name(rest).unwrap()).start,
            "rules" => terms.ruleset = rest.parse().unwrap(),
            "clock" => {
                let clocks: Vec<TimeControl> = rest.split(' ').map(|text| text.parse().unwrap()).collect();
                terms.clocks = [clocks[0], clocks[clocks.len() - 1]];
            }
            "begins" => {
                terms.beginning = match rest {
                    "on-arrival" => Beginning::OnArrival,
                    "appointed" => Beginning::Appointed,
                    _ => panic!("{rest}"),
                }
            }
            "clock-worked-by" => terms.operator = Operator::Players,
            "grants" => {
                terms.privileges = Privileges {
                    two_pawns: rest == "two-pawns",
                    takebacks: rest == "takebacks",
                    first_foul: rest == "first-foul",
                };
            }
            "opening" => terms.opening = Some(rest.parse().unwrap()),
            _ => terms.days = rest.parse().unwrap(),
        }
    }

    fn play(&mut self, text: &str) {
        let (times, moves) = match text.strip_prefix('x') {
            Some(text) => text.split_once(' ').unwrap(),
            None => ("1", text),
        };
        for _ in 0..times.parse().unwrap() {
            for usi in moves.split(' ') {
                assert_eq!(self.game().outcome(), None, "before {usi}: {}", self.line);
                let event = act(self.game().turn(), usi, self.game());
                self.now += Duration::from_secs(1);
                self.hand_in(event);
                assert!(self.answer.is_ok(), "{usi}: {:?}: {}", self.answer, self.line);
            }
        }
    }

    fn hand_in(&mut self, event: Event) {
        let now = self.now;
        self.answer = self.game().handle(event, now);
    }

    fn check(&mut self, word: &str, rest: &str) {
        let (line, now) = (self.line.clone(), self.now);
        match word {
            "=" => {
                let outcome = self.game().outcome();
                let told = outcome.map_or("open".to_owned(), |outcome: Outcome| outcome.to_string());
                assert_eq!(told, rest, "{line}");
            }
            "!" => assert_eq!(self.answer.as_ref().map_err(|refusal| refusal.code()), Err(rest), "{line}"),
            "." => {
                let told: Vec<String> = self.answer.iter().flatten().copied().map(effect).collect();
                assert!(told.iter().any(|effect| effect == rest), "{told:?}: {line}");
            }
            "left" => {
                let (who, expected) = rest.split_once(' ').unwrap();
                assert_eq!(left(self.game(), color(who), now), expected, "{line}");
            }
            "occurrences" => assert_eq!(self.game().occurrences().to_string(), rest, "{line}"),
            "wins-by-declaring" => {
                let (who, wins) = rest.split_once(' ').unwrap();
                assert_eq!(self.game().wins_by_declaring(color(who)).to_string(), wins, "{line}");
            }
            "legal" => assert!(self.game().legal_moves().contains(&rest.parse().unwrap()), "{line}"),
            "illegal" => {
                let (usi, foul) = rest.split_once(' ').unwrap();
                let judged = self.game().judge_move(usi.parse().unwrap());
                assert_eq!(judged.map_err(Foul::code), Err(foul), "{line}");
                assert!(!self.game().legal_moves().contains(&usi.parse().unwrap()), "{line}");
            }
            "counted" => {
                let (ply, expected) = rest.split_once(' ').unwrap();
                let played = self.game().moves()[ply.parse::<usize>().unwrap() - 1];
                assert_eq!(played.charged, seconds(expected), "{line}");
            }
            "bank" => {
                let (who, expected) = rest.split_once(' ').unwrap();
                assert_eq!(self.game().lag_left(color(who)), seconds(expected), "{line}");
            }
            "count" => {
                let (who, expected) = rest.split_once(' ').unwrap();
                let count = self.game().impasse(color(who));
                assert_eq!(format!("declared {} agreed {}", count.declared, count.agreed), expected, "{line}");
            }
            "replay" => {
                let replay = self.game().replay();
                let told = replay.map_or("none".to_owned(), |terms| {
                    let left = terms.left.unwrap().map(|left| left.main.as_secs());
                    format!("{} {} {}", terms.start.turn().name(), left[0], left[1])
                });
                assert_eq!(told, rest, "{line}");
            }
            _ => panic!("not understood: {line}"),
        }
    }
}

/// What a player does: a move (with its number, if it is not the next), or one of these words.
fn act(by: Color, text: &str, game: &Game) -> Event {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["resign"] => Event::Resign { by },
        ["declare"] => Event::Declare { by },
        ["arrive"] => Event::Arrive { by },
        ["leave"] => Event::Leave { by },
        ["claim-game"] => Event::ClaimGame { by },
        ["waive"] => Event::Waive { by },
        ["press"] => Event::Press { by },
        ["resume"] => Event::Resume { by },
        ["accept"] => Event::Answer { by, accept: true },
        ["decline"] => Event::Answer { by, accept: false },
        ["offer", "break", minutes] => {
            Event::Offer { by, offer: Offer::Break(Duration::from_secs(60 * minutes.parse::<u64>().unwrap())) }
        }
        ["offer", offer] => {
            let known = [Offer::Impasse, Offer::Repetition, Offer::Draw, Offer::Takeback, Offer::Interrupt];
            Event::Offer { by, offer: known.into_iter().find(|known| known.code() == offer).unwrap() }
        }
        ["claim", ply, foul] => Event::Claim { by, ply: ply.parse().unwrap(), foul: Foul::from_code(foul).unwrap() },
        ["prepare", "done"] => Event::Prepare { by, m: None },
        ["prepare", usi] => Event::Prepare { by, m: Some(usi.parse().unwrap()) },
        ["late", lag_ms, usi] => {
            let m: Move = usi.parse().unwrap();
            let lag = Duration::from_millis(lag_ms.parse().unwrap());
            Event::Move { by, ply: game.next_ply(), m: Attempt::Move(m), lag }
        }
        [ply, m] => Event::Move { by, ply: ply.parse().unwrap(), m: m.parse().unwrap(), lag: Duration::ZERO },
        [m] => Event::Move { by, ply: game.next_ply(), m: m.parse().unwrap(), lag: Duration::ZERO },
        _ => panic!("not understood: {text}"),
    }
}

fn ruling(text: &str) -> Ruling {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["foul", offender, foul] => Ruling::Foul { offender: color(offender), foul: Foul::from_code(foul).unwrap() },
        ["against", loser] => Ruling::Against(Some(color(loser))),
        ["draw"] => Ruling::Against(None),
        ["absent", who] => Ruling::Absent(color(who)),
        ["interrupt"] => Ruling::Interrupt,
        _ => panic!("not understood: {text}"),
    }
}

fn color(name: &str) -> Color {
    Color::named(name).unwrap()
}

fn seconds(text: &str) -> Duration {
    Duration::from_secs_f64(text.parse().unwrap())
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Arrived { by, deducted } => format!("arrived {} {}", by.name(), deducted.as_secs()),
        Effect::Left { by } => format!("left {}", by.name()),
        Effect::Began => "began".to_owned(),
        Effect::Prepared { m } => format!("prepared {m}"),
        Effect::PreparationEnded => "prepared".to_owned(),
        Effect::Forgiven { by, foul } => format!("forgiven {} {}", by.name(), foul.code()),
        Effect::Moved { m, used, .. } => format!("moved {m} {}", used.as_secs_f64()),
        Effect::Pressed { by } => format!("pressed {}", by.name()),
        Effect::TakenBack { ply } => format!("taken-back {ply}"),
        Effect::Offered { by, offer } => format!("offered {} {}", by.name(), offer.code()),
        Effect::Declined { by, offer } => format!("declined {} {}", by.name(), offer.code()),
        Effect::BreakBegan { until } => format!("break {}", until.as_secs()),
        Effect::BreakEnded => "resumed".to_owned(),
        Effect::Waived { by } => format!("waived {}", by.name()),
        Effect::Closed => "closed".to_owned(),
        Effect::Ended(outcome) => format!("ended {outcome}"),
    }
}

fn left(game: &Game, color: Color, at: Duration) -> String {
    let left = game.time_left(color, at).unwrap();
    let stage = match left.stage {
        Stage::Main => "main",
        Stage::Consideration => "consideration",
        Stage::Byoyomi => "byoyomi",
    };
    let considerations = if left.considerations > 0 { format!("{} ", left.considerations) } else { String::new() };
    format!("{} {considerations}{} {stage}", left.main.as_secs_f64(), left.period.as_secs_f64())
}
