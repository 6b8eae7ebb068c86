use super::{Standing, expected};

#[test]
fn solving_raises_and_failing_lowers() {
    let new = Standing::default();
    let (up, problem_down) = new.after(900.0, true);
    let (down, problem_up) = new.after(900.0, false);
    assert_eq!((up.rating, problem_down), (980.0, -2.0));
    assert_eq!((down.rating, problem_up), (820.0, 2.0));
    assert_eq!((up.rated, up.solved, up.streak, up.best), (1, 1, 1, 1));
    assert_eq!((down.rated, down.solved, down.streak, down.best), (1, 0, 0, 0));
    let (broken, _) = up.after(900.0, false);
    assert_eq!((broken.streak, broken.best), (0, 1));
    assert!((expected(1300.0, 900.0) - 10.0 / 11.0).abs() < 1e-9);
}

#[test]
fn somebodys_number_comes_to_rest_where_he_stands() {
    // They solve what is easier than 1500, and fail at what is harder; problems are chosen near their number.
    let mut standing = Standing::default();
    for round in 0..200 {
        let problem = standing.rating + f64::from(round % 5 - 2) * 50.0;
        standing = standing.after(problem, problem < 1500.0).0;
    }
    assert!((standing.rating - 1500.0).abs() < 60.0, "{standing:?}");
}

#[test]
fn days_count_while_none_is_missed() {
    let one = Standing::default().with_day(100);
    let two = one.clone().with_day(100).with_day(101);
    assert_eq!((one.days, two.days), (1, 2));
    assert_eq!((two.days_on(101), two.days_on(102), two.days_on(103)), (2, 2, 0));
    assert_eq!(two.with_day(105).days, 1);
}
