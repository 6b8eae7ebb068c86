use super::*;
use study::Score;

fn curve(values: &[i32]) -> Vec<String> {
    draw(&values.iter().map(|value| Some(Score::Value(*value).chance())).collect::<Vec<_>>())
}

#[test]
fn curves() {
    assert!(curve(&[0, 100]).is_empty());
    let rising = curve(&[-9000, 0, 9000]);
    assert_eq!(rising.len(), ROWS);
    assert_eq!((rising[0].as_str(), rising[8].as_str()), ("100 % ⠀⠀⡇", "  0 % ⡇⠀⠀"));
    // A long game is as wide as a window.
    let long = curve(&vec![0; 2000]);
    assert!(long.iter().all(|line| line.chars().count() == 6 + COLUMNS), "{long:?}");
}

#[test]
fn what_is_not_known_is_not_drawn() {
    let even = Some(Score::EVEN.chance());
    let gap = draw(&[even, even, None, None, None, None, even, even, even]);
    let known = draw(&[even; 9]);
    let dots = |lines: &[String]| lines.concat().chars().map(|c| (u32::from(c) & 0xff).count_ones()).sum::<u32>();
    assert!(dots(&gap) < dots(&known));
}
