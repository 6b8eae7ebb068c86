use super::*;
use crate::Clocks;

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn clocks(left: u64, byoyomi: u64, increment: u64) -> Limits {
    let clocks = Clocks {
        left: [ms(left), ms(1)],
        increment: [ms(increment), ms(0)],
        byoyomi: ms(byoyomi),
        ..Clocks::default()
    };
    Limits { clocks: Some(clocks), ..Limits::default() }
}

#[track_caller]
fn check(limits: &Limits, soft: u64, hard: u64) {
    let budget = Budget::new(limits, Color::Black, 1, ms(120)).unwrap();
    assert_eq!((budget.soft, budget.hard), (ms(soft), ms(hard)));
}

#[test]
fn time_is_shared_out() {
    // Byōyomi alone is used up but for the margin, also when a little main time is left.
    check(&clocks(0, 1_000, 0), 880, 880);
    check(&clocks(500, 1_000, 0), 1_380, 1_380);
    // Main time is divided over the moves to come.
    check(&clocks(450_000, 10_000, 0), 20_000, 80_000);
    // 120 moves take up to fourteen seconds on their way.
    check(&clocks(464_400, 0, 0), 10_000, 40_000);
    check(&clocks(45_000, 0, 4_000), 4_000, 15_250);
    // Almost nothing left.
    check(&clocks(180, 0, 0), 1, 5);
    check(&clocks(0, 0, 0), 5, 5);
    check(&Limits { movetime: Some(ms(1_000)), ..Limits::default() }, 880, 880);
    check(&Limits { movetime: Some(ms(100)), ..Limits::default() }, 75, 75);
    check(&Limits { movetime: Some(ms(500)), ..clocks(450_000, 0, 0) }, 380, 380);
}

#[test]
fn no_limit_no_budget() {
    let limits = Limits { depth: Some(9), ..Limits::default() };
    assert_eq!(Budget::new(&limits, Color::Black, 1, ms(120)), None);
}

#[test]
fn never_more_than_the_clock_holds() {
    for left in [0, 1, 50, 300, 1_000, 10_000, 3_600_000, u64::MAX] {
        for byoyomi in [0, 100, 1_000, 60_000, u64::MAX] {
            for increment in [0, 100, 10_000, u64::MAX] {
                for ply in [1, 50, 400, u16::MAX] {
                    let budget = Budget::new(&clocks(left, byoyomi, increment), Color::Black, ply, ms(120)).unwrap();
                    let all = ms(left).saturating_add(ms(byoyomi)).saturating_sub(ms(120)).max(LEAST);
                    assert!(budget.hard <= all, "{left} {byoyomi} {increment}");
                    assert!(budget.soft <= budget.hard || budget.hard == LEAST, "{left} {byoyomi} {increment}");
                }
            }
        }
    }
}

/// A whole game of one player's moves: each takes what the budget allows at most, or less, and up to 100 ms on its way.
#[track_caller]
fn play_out(left: u64, byoyomi: u64, increment: u64, moves: u16) {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64 ^ left ^ byoyomi << 20 ^ increment << 40;
    let mut next = |below: u64| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random % below
    };
    let mut clock = ms(left);
    for number in 0..moves {
        let budget = Budget::new(&clocks(0, byoyomi, increment).with_left(clock), Color::Black, 2 * number, ms(120));
        let Budget { soft, hard, .. } = budget.unwrap();
        let unrest = Duration::from_millis(25 + next(226)).as_millis() as u32;
        let thought = if next(10) == 0 { hard } else { (soft * unrest / 100).min(hard) };
        // A search notices the end of its time a little late.
        let used = thought + ms(next(8)) + ms(next(101));
        let available = clock + ms(byoyomi);
        assert!(used < available, "{left}+{byoyomi}+{increment}: move {number} used {used:?} of {available:?}");
        clock = clock.saturating_sub(used) + ms(increment);
    }
}

impl Limits {
    fn with_left(mut self, left: Duration) -> Limits {
        self.clocks.as_mut().unwrap().left = [left, ms(1)];
        self
    }
}

#[test]
fn whole_games_are_played_within_the_clock() {
    for byoyomi in [1_000, 3_000, 10_000, 30_000, 60_000] {
        for left in [0, 500, 60_000, 600_000, 18_000_000] {
            play_out(left, byoyomi, 0, 250);
        }
    }
    for increment in [500, 1_000, 2_000, 5_000, 30_000] {
        for left in [increment, 10_000, 300_000, 900_000] {
            play_out(left, 0, increment, 250);
        }
    }
    // Where nothing is added, a game cannot last for ever: 100 ms a move are lost on the way.
    for (left, moves) in [(60_000, 90), (180_000, 120), (300_000, 140), (600_000, 150), (3_600_000, 180)] {
        play_out(left, 0, 0, moves);
    }
}

fn with_considerations(left: u64, considerations: u64) -> Limits {
    let mut limits = clocks(left, 30_000, 0);
    limits.clocks.as_mut().unwrap().considerations = [ms(considerations); 2];
    limits
}

#[test]
fn a_consideration_is_used_whole() {
    let black = |limits: &Limits| Budget::new(limits, Color::Black, 1, ms(120)).unwrap();
    // The running minute costs nothing; a search that wavers may spend it and then has the next one too.
    let many = black(&with_considerations(0, 600_000));
    assert_eq!((many.free, many.hard), (ms(59_880), ms(119_880)));
    for (unrest, enough) in [(25, 59_880), (100, 59_880), (150, 59_880), (151, 119_880), (250, 119_880)] {
        let ends = |time| many.is_enough(time, time, unrest);
        assert!(ends(ms(enough)) && !ends(ms(enough - 1)), "{unrest}");
    }
    // Half of the running one is gone. The last one is kept, and after it comes byōyomi.
    assert_eq!(
        black(&with_considerations(0, 570_000)),
        Budget { soft: ms(19_920), hard: ms(89_880), free: ms(29_880) }
    );
    assert_eq!(black(&with_considerations(0, 60_000)), Budget::all_of(ms(59_880)));
    assert_eq!(black(&with_considerations(0, 0)), Budget::all_of(ms(29_880)));
    // While main time lasts, its share comes to the minute that each move may take for nothing.
    assert_eq!(
        black(&with_considerations(450_000, 600_000)),
        Budget { soft: ms(70_000), hard: ms(172_500), free: ms(0) }
    );
}

/// A tournament's clock on television, 10 minutes and ten considerations and 30 seconds: no move is late, and the
/// considerations last a while though every fourth move is a hard one; the last of them is never spent.
#[test]
fn considerations_are_not_squandered() {
    let (mut main, mut considerations) = (600_000_u64, 10_u64);
    let mut lasted = 0;
    for number in 0..100_u16 {
        let limits = with_considerations(main, considerations * 60_000);
        let budget = Budget::new(&limits, Color::Black, 2 * number, ms(120)).unwrap();
        let wanted = (budget.soft * if number % 4 == 0 { 200 } else { 90 } / 100).min(budget.hard);
        let end = if wanted > budget.free && !budget.free.is_zero() { budget.hard } else { wanted.max(budget.free) };
        let used = end.as_millis() as u64 + 100;
        assert!(used < main + considerations * 60_000 + 30_000, "move {number}");
        let over = used.saturating_sub(main);
        main = main.saturating_sub(used);
        considerations -= (over / 60_000).min(considerations);
        lasted += u64::from(considerations > 1);
    }
    assert!((30..80).contains(&lasted) && considerations == 1, "{lasted}, {considerations}");
}

#[track_caller]
fn check_unrest(iterations: &[(bool, Value, u32)], least: u32, most: u32) {
    let mut unrest = Unrest::new();
    iterations.iter().for_each(|(changed, value, effort)| unrest.note(*changed, *value, *effort));
    assert!((least..=most).contains(&unrest.percent()), "{iterations:?}: {}", unrest.percent());
}

#[test]
fn a_search_that_wavers_takes_longer() {
    check_unrest(&[], 90, 120);
    check_unrest(&[(false, 30, 95); 12], 25, 40);
    check_unrest(&[(false, 30, 40); 12], 50, 75);
    check_unrest(&[(true, 30, 40); 12], 120, 180);
    check_unrest(&[(false, 300, 40), (false, 200, 40), (true, 0, 20)], 150, 250);
    check_unrest(&[(false, 0, 40), (false, 200, 40), (false, 300, 90)], 25, 60);
}

#[test]
fn a_timer_that_ponders_is_never_over() {
    let mut timer = Timer::start(Some(Budget::all_of(ms(0))), true);
    assert!(!timer.is_over() && timer.is_pondering());
    timer.ponder_hit();
    assert!(timer.is_over() && !timer.is_pondering());
}
