//! What holds whatever happens in a game, for tests and for the fuzz target that includes this file. Numbers from anywhere
//! are turned into terms and events; most of the events are moves that can be played.

use arbiter::handicap::{Opening, OpeningLength, OpeningTurn, Privileges};
use arbiter::{
    Beginning, Effect, Event, Foul, Game, Offer, Operator, Outcome, Phase, Remaining, Ruling, Takeback, Terms,
    TimeControl, TimeLeft,
};
use play::Attempt;
use shogi::{Color, HandPiece, Move, Position, Square};
use std::num::NonZeroU8;
use std::time::Duration;

const CLOCKS: [&str; 8] =
    ["none", "1m", "0m+20s", "1m+20s", "1m+20s/3x60s/seconds", "1m+10s/move", "3m/stopwatch", "2m/seconds"];

const RULESETS: [&str; 9] = [
    "official",
    "amateur",
    "friendly",
    "official/fouls-stand",
    "official/fouls-stand/mate-ends/takebacks-asked/40-moves",
    "friendly/takebacks/40-moves",
    "amateur/27-point/jsa2019/replay",
    "official/mate-ends/20-moves-at-once",
    "amateur/fouls-stand/no-limit",
];

/// The last two are over before they begin, where mate ends the game.
const STARTS: [&str; 8] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1",
    "8k/6+R2/9/9/9/9/9/9/4K4 b - 1",
    "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1",
    "4k4/9/9/9/4r4/9/2P6/9/3GK4 b PN 1",
    "9/9/4k4/R8/9/9/9/9/1R7 b 2P 1",
    "k8/2G6/1S7/9/9/9/9/9/4K4 w - 1",
    "9/9/9/9/9/9/9/9/9 b - 1",
];

/// Who begins with something else than all their time has this at most.
const MOST_LEFT: Duration = Duration::from_secs(77);

/// How many numbers make terms.
pub(crate) const TERMS: usize = 12;

/// Terms of every sort.
pub(crate) fn terms(numbers: [u8; TERMS]) -> Terms {
    let pick = |index: usize, texts: &[&'static str]| texts[usize::from(numbers[index]) % texts.len()];
    let clock = |index| pick(index, &CLOCKS).parse::<TimeControl>().expect("a clock");
    let clocks = [clock(0), clock(1)];
    let whole = clocks.map(TimeControl::allotment);
    let little = |player: usize| {
        let main = Duration::from_millis(u64::from(numbers[5 + player]) * 300).min(MOST_LEFT);
        Remaining { main, considerations: whole[player].considerations.min(1) }
    };
    Terms {
        start: pick(2, &STARTS).parse::<Position>().expect("a start"),
        ruleset: pick(3, &RULESETS).parse().expect("a ruleset"),
        clocks,
        left: match numbers[4] % 4 {
            0 => Some([little(0), little(1)]),
            1 => Some(whole),
            _ => None,
        },
        beginning: match numbers[7] % 8 {
            0 => Beginning::OnArrival,
            1 => Beginning::Appointed,
            2 => Beginning::AfterPause(Duration::from_secs(30)),
            _ => Beginning::AtOnce,
        },
        operator: if numbers[8].is_multiple_of(4) { Operator::Players } else { Operator::Timekeeper },
        days: 1 + numbers[9] % 2,
        privileges: Privileges {
            two_pawns: numbers[10] % 4 < 2,
            takebacks: numbers[10].is_multiple_of(4),
            first_foul: numbers[10] % 8 < 3,
        },
        opening: opening(numbers[11]),
    }
}

fn opening(number: u8) -> Option<Opening> {
    let length = match number % 32 {
        moves @ 1..=8 => NonZeroU8::new(moves).map(OpeningLength::Moves)?,
        9..=16 => OpeningLength::Unlimited,
        _ => return None,
    };
    let turn = if number < 128 { OpeningTurn::BeforeUwate } else { OpeningTurn::AfterUwate };
    Some(Opening { length, turn })
}

/// What a stranger might send: what kind of event, which of the kind, seconds since the last one.
pub(crate) type Impulse = (u8, u16, u8);

/// Turns an impulse into an event.
fn event(game: &Game, kind: u8, number: u16) -> Event {
    let by = if number % 7 == 6 { !game.turn() } else { game.turn() };
    let anybody = Color::ALL[usize::from(number % 2)];
    let ply = if number % 11 == 10 { u32::from(number % 40) } else { game.next_ply() };
    let square = |number: u16| Square::all().nth(usize::from(number % 81)).expect("there are 81");
    let fouls: Vec<Foul> = Foul::all().collect();
    let foul = fouls[usize::from(number) % fouls.len()];
    let lag = Duration::from_millis(u64::from(number % 500));
    match kind % 60 {
        0 if number.is_multiple_of(4) => Event::Resign { by },
        1 if number.is_multiple_of(4) => Event::Declare { by },
        2 => Event::Arrive { by: anybody },
        3 => Event::Begin,
        4 => Event::Press { by: anybody },
        5 => Event::Offer { by, offer: Offer::Impasse },
        6 if number.is_multiple_of(2) => Event::Offer { by, offer: Offer::Draw },
        6 => Event::Offer { by, offer: Offer::Repetition },
        7 | 8 => Event::Offer { by, offer: Offer::Takeback },
        9 => Event::Offer { by, offer: Offer::Break(Duration::from_secs(u64::from(number % 90))) },
        10 => Event::Offer { by, offer: Offer::Interrupt },
        11 | 12 => Event::Answer { by: anybody, accept: !number.is_multiple_of(3) },
        13 => Event::Resume { by },
        14 => match game.overlooked().get(usize::from(number) % 4) {
            Some((ply, foul)) => Event::Claim { by: anybody, ply: *ply, foul: *foul },
            None => Event::Claim { by, ply: u32::from(number % 50), foul },
        },
        15 if number.is_multiple_of(8) => Event::Rule(Ruling::Foul { offender: by, foul }),
        16 if number.is_multiple_of(8) => Event::Rule(Ruling::Against(None)),
        17 if number.is_multiple_of(8) => Event::Rule(Ruling::Absent(by)),
        18 if number.is_multiple_of(2) => Event::Close,
        18 => Event::Waive { by: anybody },
        31 if number.is_multiple_of(4) => Event::Leave { by: anybody },
        32 if number.is_multiple_of(4) => Event::ClaimGame { by: anybody },
        19 => Event::Tick,
        20 => Event::Move { by, ply, m: Attempt::TurnBack(square(number)), lag },
        21 => {
            let (from, to) = (square(number), square(number / 81));
            Event::played(by, ply, Move::Board { from, to, promote: number.is_multiple_of(2) })
        }
        22 | 23 => Event::played(by, ply, Move::Drop { piece: HandPiece::Pawn, to: square(number) }),
        24 => forbidden(game, number).map_or(Event::Tick, |m| Event::played(game.turn(), game.next_ply(), m)),
        25 => Event::Prepare { by, m: None },
        26..=30 => Event::Prepare { by, m: game.legal_moves().get(usize::from(number % 40)).copied() },
        _ => {
            let moves = game.legal_moves();
            match moves.get(usize::from(number) % moves.len().max(1)) {
                Some(m) => Event::Move { by, ply, m: Attempt::Move(*m), lag },
                None => Event::Tick,
            }
        }
    }
}

/// A move that is right by its movement but forbidden.
fn forbidden(game: &Game, number: u16) -> Option<Move> {
    let own = game.position().pieces_of(game.turn()).into_iter();
    let to = |from| Square::all().map(move |to| Move::Board { from, to, promote: false });
    let stands = |m: &Move| game.judge_move(*m).is_err_and(Foul::is_forbidden_move);
    let moves: Vec<Move> = own.flat_map(to).filter(stands).collect();
    moves.get(usize::from(number) % moves.len().max(1)).copied()
}

/// Hands a game what comes, checks after each event what must hold, and in the end what the whole must have been.
pub(crate) fn hold(terms: &Terms, impulses: &[Impulse]) {
    let mut game = Game::new(terms.clone());
    let (mut accepted, mut budget) = (Vec::new(), Budget::new(terms));
    let mut at = Duration::ZERO;
    for (kind, number, pause) in impulses {
        at += Duration::from_millis(u64::from(pause % 25) * 1000 + u64::from(number % 1000));
        let event = event(&game, *kind, *number);
        let (before, outcome) = (glance(&game), game.outcome());
        match game.handle(event, at) {
            // What is refused changes nothing.
            Err(_) => assert_eq!(before, glance(&game)),
            Ok(effects) => {
                one_result(outcome, &game, &effects);
                budget.follow(&game, event, &effects);
                if !effects.is_empty() {
                    accepted.push((event, at));
                }
            }
        }
        clocks_are_whole(&game, at);
    }
    board_is_whole(&game);
    same_again(terms, &game, &accepted, at);
    if let Some(replay) = game.replay() {
        assert!(game.outcome().is_some_and(Outcome::is_no_contest));
        let _ = Game::new(replay).deadline();
    }
    time_ends_it(game, at);
}

/// What a game shows of itself.
fn face(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let shown = (game.outcome(), game.offence(), game.phase(), game.offer(), game.is_closed(), game.standstill());
    (shown, game.moves().to_vec(), game.overlooked().to_vec(), prepared(game).to_vec(), game.position().to_string())
}

/// The same, as far as it can be seen without looking at every move.
fn glance(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let shown = (game.outcome(), game.offence(), game.phase(), game.offer(), game.is_closed(), game.standstill());
    (shown, game.next_ply(), game.overlooked().len(), prepared(game).len(), game.position().key())
}

/// What Black has played of the run, while it goes on.
fn prepared(game: &Game) -> &[Move] {
    game.opening().map_or(&[], |opening| opening.made())
}

/// A game ends once, and then only an earlier foul takes the place of its result (FOUL-17).
fn one_result(before: Option<Outcome>, game: &Game, effects: &[Effect]) {
    let ends: Vec<Outcome> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Ended(outcome) => Some(*outcome),
            _ => None,
        })
        .collect();
    assert!(ends.len() <= 1, "{effects:?}");
    assert_eq!(ends.last().copied().or(before), game.outcome());
    if let (Some(first), Some(now)) = (before, game.outcome())
        && first != now
    {
        let Outcome::Foul { ply, .. } = now else { panic!("{first} becomes {now}") };
        assert!(!matches!(first, Outcome::Foul { ply: first, .. } if first <= ply), "{first} becomes {now}");
    }
}

/// The clocks show no more than there can be, and somebody's time runs out unless there is a reason why not.
fn clocks_are_whole(game: &Game, at: Duration) {
    let patience = game.running().map_or(Duration::ZERO, |color| game.lag_left(color));
    assert!(game.deadline().is_none_or(|deadline| deadline.saturating_add(patience) > game.now()), "{game:?}");
    for (left, control) in clocks(game, at).into_iter().zip(game.terms().clocks) {
        let most = control.main().max(MOST_LEFT) + control.increment() * (game.next_ply() + 1);
        assert!(left.is_none_or(|left| left.main <= most && left.period <= MINUTE));
    }
    assert!(game.outcome().is_some() || game.phase() != Phase::Playing || game.running().is_some());
}

const MINUTE: Duration = Duration::from_secs(60);

fn clocks(game: &Game, at: Duration) -> [Option<TimeLeft>; 2] {
    Color::ALL.map(|color| game.time_left(color, at))
}

/// What the players have used up.
struct Budget {
    /// By colour, at the start.
    had: [Duration; 2],
    /// What the moves on the board cost: whose, and how much.
    moves: Vec<(Color, Duration)>,
    /// What moves cost that were taken back without asking, and how many they were.
    lost: [(Duration, u32); 2],
}

impl Budget {
    fn new(terms: &Terms) -> Budget {
        let left = terms.left.unwrap_or(terms.clocks.map(TimeControl::allotment));
        let had = [0, 1].map(|player| match terms.clocks[player] {
            // Nobody begins with less than its last minute.
            TimeControl::Stopwatch { .. } => left[player].main.max(MINUTE),
            _ => left[player].main + MINUTE * left[player].considerations,
        });
        Budget { had, moves: Vec::new(), lost: [(Duration::ZERO, 0); 2] }
    }

    /// No player uses more than they had and their moves have brought, even if they take them back (HCAP-50).
    fn follow(&mut self, game: &Game, event: Event, effects: &[Effect]) {
        if let Event::Offer { by, .. } = event
            && effects.iter().any(|effect| matches!(effect, Effect::TakenBack { .. }))
            && game.terms().takebacks(by) == Takeback::Free
        {
            let back = self.moves[game.moves().len()..].iter().filter(|(color, _)| *color == by);
            let (used, count) = &mut self.lost[by.index()];
            back.for_each(|(_, charged)| (*used, *count) = (*used + *charged, *count + 1));
        }
        let moves = game.moves().iter().zip(1..);
        self.moves = moves.map(|(played, ply)| (game.mover(ply), played.charged)).collect();
        Color::ALL.into_iter().for_each(|color| self.check(color, game.terms().clocks[color.index()]));
    }

    fn check(&self, color: Color, control: TimeControl) {
        let own = self.moves.iter().filter(|(own, _)| *own == color);
        let (lost, lost_moves) = self.lost[color.index()];
        let (used, moves) = own.fold((lost, lost_moves), |(used, moves), (_, charged)| (used + *charged, moves + 1));
        // Of considerations only whole ones are used up.
        let rest = if control.allotment().considerations > 0 { MINUTE } else { Duration::ZERO };
        let most = self.had[color.index()] + (control.increment() + control.period() + rest) * moves;
        assert!(!control.is_timed() || used <= most, "{color:?} has used {used:?} of {most:?}");
    }
}

/// The board is what the moves make of the start, and every situation has been counted.
fn board_is_whole(game: &Game) {
    // Before the first turn Black moves alone.
    if game.terms().opening.is_some() && game.moves().is_empty() {
        return;
    }
    let mut position = game.terms().start.clone();
    let mut met = vec![position.clone()];
    for played in game.moves() {
        position.play_unchecked(played.m);
        met.push(position.clone());
    }
    assert_eq!(position.to_string(), game.position().to_string());
    let same = met.iter().filter(|other| other.same_situation(&position)).count();
    assert_eq!(game.occurrences() as usize, same);
    assert!(same < 4 || game.outcome().is_some());
    assert!(game.overlooked().is_sorted_by_key(|(ply, _)| *ply));
    assert!(game.overlooked().iter().all(|(ply, _)| *ply < game.next_ply()));
}

/// What was accepted, handed in again, makes the same game.
fn same_again(terms: &Terms, game: &Game, accepted: &[(Event, Duration)], at: Duration) {
    let mut again = Game::new(terms.clone());
    for (event, at) in accepted {
        assert!(again.handle(*event, *at).is_ok_and(|effects| !effects.is_empty()));
    }
    assert_eq!(face(&again), face(game));
    assert_eq!(clocks(&again, at), clocks(game, at));
    assert_eq!(Color::ALL.map(|color| again.lag_left(color)), Color::ALL.map(|color| game.lag_left(color)));
    assert_eq!(again.occurrences(), game.occurrences());
    assert_eq!(again.replay().map(|terms| terms.left), game.replay().map(|terms| terms.left));
}

/// Who only waits loses in the end, where there is a clock: every game reaches a result.
fn time_ends_it(mut game: Game, mut at: Duration) {
    while let Some(deadline) = game.deadline() {
        at = at.max(deadline);
        assert!(game.handle(Event::Tick, at).is_ok_and(|effects| !effects.is_empty()));
    }
    let untimed = |color: Color| !game.terms().clocks[color.index()].is_timed();
    let endless = matches!(game.phase(), Phase::Waiting { .. }) || game.running().is_some_and(untimed);
    assert!(game.outcome().is_some() || endless);
}
