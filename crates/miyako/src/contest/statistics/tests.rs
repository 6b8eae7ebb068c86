use super::{Points, Score, elo_of, score_of};

/// A score from the counts of its pairs, each in one of the ways it can come about.
fn score(pairs: [u32; 5]) -> Score {
    use Points::{Draw, Loss, Win};
    let ways = [[Loss, Loss], [Loss, Draw], [Win, Loss], [Draw, Win], [Win, Win]];
    let mut score = Score::default();
    for (way, count) in ways.into_iter().zip(pairs) {
        for _ in 0..count {
            way.into_iter().for_each(|points| score.add_game(points));
            score.add_pair(way);
        }
    }
    score
}

fn near(found: f64, expected: f64, off: f64) {
    assert!((found - expected).abs() <= off, "{found} is not {expected}");
}

// Mean, standard error and likelihood of superiority, by an independent calculation in double precision.
#[test]
fn pairs_tell_how_sure_a_score_is() {
    let check = |pairs, mean, error, superiority| {
        let score = score(pairs);
        near(score.mean(), mean, 1e-9);
        near(score.standard_error(), error, 1e-9);
        near(score.superiority(), superiority, 1e-6);
    };
    check([10, 30, 50, 40, 20], 0.55, 0.022_683_504_734, 0.986_246_4);
    check([39, 1172, 2509, 1242, 38], 0.5034, 0.002_608_457_170, 0.903_789_8);
    // A pair that always ends one to one says that the players are equal, single games that they might not be.
    check([0, 0, 40, 0, 0], 0.5, 0.0, 0.5);
}

#[test]
fn bounds_hold_the_score_and_grow_narrower() {
    let mut width = 1.0;
    for times in [1, 2, 5, 20, 100] {
        let score = score([1, 2, 5, 4, 3].map(|count| count * times));
        let [low, high] = score.bounds();
        assert!(0.0 < low && low < score.mean() && score.mean() < high && high < 1.0);
        assert!(high - low < width);
        width = high - low;
    }
    // In long matches Wilson's bounds are those of the normal distribution.
    let [low, high] = score([39, 1172, 2509, 1242, 38]).bounds().map(elo_of);
    near(low, -1.19, 0.02);
    near(high, 5.92, 0.02);
}

// Wilson's interval for 20 of 20 is [0.8389, 1].
#[test]
fn a_clean_sweep_has_a_lower_bound() {
    let [low, high] = score([0, 0, 0, 0, 10]).bounds();
    near(low, 0.8389, 1e-4);
    near(high, 1.0, 1e-12);
    assert_eq!(elo_of(1.0), f64::INFINITY);
    assert_eq!(Score::default().bounds(), [0.0, 1.0]);
}

#[test]
fn single_games_count_before_there_are_pairs() {
    let mut score = Score::default();
    for points in [Points::Win, Points::Win, Points::Draw] {
        score.add_game(points);
    }
    assert_eq!((score.wins(), score.draws(), score.losses(), score.games()), (2, 1, 0, 3));
    near(score.points(), 2.5, 0.0);
    near(score.standard_error(), 1.0 / 6.0, 1e-12);
}

#[test]
fn elo_and_score_are_each_other_s_inverse() {
    near(score_of(0.0), 0.5, 0.0);
    near(score_of(400.0), 10.0 / 11.0, 1e-12);
    near(elo_of(0.75), 190.848_5, 1e-4);
    for elo in [-700.0, -35.0, 0.0, 5.0, 400.0] {
        near(elo_of(score_of(elo)), elo, 1e-9);
    }
}
