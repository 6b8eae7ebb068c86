use super::*;

/// The squares two steps around a piece that it reaches on an empty board, forward up; rays as far as they go.
#[track_caller]
fn check(text: &str, expected: &str) {
    let rays = parse(text).unwrap();
    let mut drawn = String::new();
    for forward in (-2..=2).rev() {
        for right in -2..=2 {
            let reached = rays
                .iter()
                .any(|ray| (1..=ray.range.min(2) as i8).any(|n| (ray.right * n, ray.forward * n) == (right, forward)));
            drawn.push(match (right, forward) {
                (0, 0) => 'o',
                _ if reached => 'x',
                _ => '.',
            });
        }
        drawn.push(' ');
    }
    assert_eq!(drawn.trim(), expected, "{text}: {rays:?}");
}

#[test]
fn pieces_of_the_family() {
    check("fW", "..... ..x.. ..o.. ..... .....");
    check("WfF", "..... .xxx. .xox. ..x.. .....");
    check("FfW", "..... .xxx. ..o.. .x.x. .....");
    check("FfsW", "..... .xxx. .xox. .x.x. .....");
    check("K", "..... .xxx. .xox. .xxx. .....");
    check("ffN", ".x.x. ..... ..o.. ..... .....");
    check("ffbbN", ".x.x. ..... ..o.. ..... .x.x.");
    check("fR", "..x.. ..x.. ..o.. ..... .....");
    check("fRbrBblF", "..x.. ..x.. ..o.. .x.x. ....x");
    check("fBbRbB2WF", "x...x .xxx. .xox. .xxx. x.x.x");
    check("fRbR2", "..x.. ..x.. ..o.. ..x.. ..x..");
    check("fDbF", "..x.. ..... ..o.. .x.x. .....");
    check("fFfsW", "..... .xxx. .xox. ..... .....");
    check("sRvW", "..... ..x.. xxoxx ..x.. .....");
    check("vF", "..... .x.x. ..o.. .x.x. .....");
}

#[test]
fn moves_and_captures_apart() {
    let rays = parse("mWcF").unwrap();
    assert_eq!(rays.iter().filter(|ray| ray.quiet && !ray.captures).count(), 4);
    assert_eq!(rays.iter().filter(|ray| !ray.quiet && ray.captures).count(), 4);
}

#[test]
fn mistakes_have_their_column() {
    let column = |text| parse(text).unwrap_err().column;
    assert_eq!(["", "f", "fX", "W0", "xW", "fN"].map(column), [1, 2, 2, 2, 1, 1]);
}
