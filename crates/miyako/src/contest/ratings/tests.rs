use super::{Meeting, Ratings};

fn fit(players: usize, meetings: &[(usize, usize, f64, f64)]) -> Ratings {
    let meetings: Vec<Meeting> =
        meetings.iter().map(|&(a, b, points, games)| Meeting { players: [a, b], points, games }).collect();
    Ratings::fit(players, &meetings)
}

// By another method (minorization and maximization), computed independently.
#[test]
fn the_likeliest_ratings() {
    let check = |meetings: &[(usize, usize, f64, f64)], expected: &[f64]| {
        let ratings = fit(expected.len(), meetings);
        for (player, expected) in expected.iter().enumerate() {
            assert!((ratings.elo(player) - expected).abs() < 0.01, "{player}: {}", ratings.elo(player));
        }
    };
    check(&[(0, 1, 75.0, 100.0)], &[94.281_254, -94.281_254]);
    check(&[(0, 1, 70.0, 100.0), (1, 2, 60.0, 100.0), (0, 2, 75.0, 100.0)], &[111.797_940, -24.932_891, -86.865_049]);
    check(
        &[(0, 1, 30.0, 40.0), (1, 2, 30.0, 40.0), (2, 3, 40.0, 40.0)],
        &[422.403_772, 237.159_556, 51.915_340, -711.478_668],
    );
    check(&[(0, 1, 0.0, 0.0)], &[0.0, 0.0]);
    check(&[], &[0.0]);
}

#[test]
fn bounds_come_from_the_games() {
    let two = fit(2, &[(0, 1, 75.0, 100.0)]);
    let (difference, bound) = two.difference(0, 1);
    // Of 101 games, the drawn one before them included, at a score of 75.5 in 101.
    assert!((difference - 188.562_508).abs() < 0.01 && (bound - 77.984_720).abs() < 0.01, "{difference} {bound}");
    assert!((two.bound(0) - bound / 2.0).abs() < 1e-6);

    let few = fit(3, &[(0, 1, 6.0, 10.0), (1, 2, 6.0, 10.0)]);
    let many = fit(3, &[(0, 1, 600.0, 1000.0), (1, 2, 600.0, 1000.0)]);
    assert!(many.bound(0) < few.bound(0) / 5.0);
    // Who have not met each other are told apart less surely.
    assert!(many.difference(0, 2).1 > many.difference(0, 1).1);
}
