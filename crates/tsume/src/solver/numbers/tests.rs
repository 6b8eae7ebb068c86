use super::*;

fn gathered(others: &[(u32, bool)], few: u32) -> u32 {
    let moves = others.iter().enumerate().map(|(at, (other, of_many))| MoveNumbers {
        at,
        of_many: *of_many,
        numbers: Numbers { own: 1, other: *other },
        apparent: 1,
    });
    gather(moves, false, few).numbers.other
}

#[test]
fn the_hardest_counts_and_one_for_each_other_that_is_open() {
    assert_eq!(gathered(&[(3, false), (5, false), (0, false), (1, false)], 1), 7);
}

#[test]
fn of_many_that_differ_little_few_are_counted() {
    let others = [(3, false), (5, true), (2, true), (1, true), (0, true)];
    assert_eq!(gathered(&others, 1), 6);
    assert_eq!(gathered(&others, 2), 7);
    assert_eq!(gathered(&others, 9), 8);
    assert_eq!(gathered(&[(0, true), (0, false)], 2), 0, "all have failed");
}
