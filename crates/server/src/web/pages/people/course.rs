//! Somebody's points in a pool over time, as a drawing that takes the page's colours.

use dojo::wording;
use maud::{Markup, html};
use words::Language;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 170.0;
const LEFT: f64 = 38.0;
const RIGHT: f64 = 350.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 142.0;
/// No fewer points are between top and bottom, so that a single game does not look like a leap.
const LEAST: f64 = 100.0;
/// At most so many lines across.
const LINES: f64 = 5.0;

/// The line from game to game, by the time of their ends; nothing for fewer than two. Who cannot see it is told where it begins
/// and ends, and how far it goes.
pub(super) fn graph(points: &[(i64, f64)], language: Language) -> Markup {
    let ([first, .., last], [lowest, highest]) = (points, range(points)) else { return html! {} };
    let step = step(highest - lowest);
    let (floor, ceiling) = ((lowest / step).floor() * step, (highest / step).ceil() * step);
    let y = |value: f64| BOTTOM - (value - floor) / (ceiling - floor) * (BOTTOM - TOP);
    let whole = (last.0 - first.0).max(1) as f64;
    let x = |at_ms: i64| LEFT + (at_ms - first.0) as f64 / whole * (RIGHT - LEFT);
    let line: Vec<String> = points.iter().map(|(at, value)| format!("{:.1},{:.1}", x(*at), y(*value))).collect();
    let day = |ms: i64| wording::day(ms, &language.text("people-day"));
    let lines = ((ceiling - floor) / step).round() as usize;
    html! {
        svg.course viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(told(points, language)) {
            @for value in (0..=lines).map(|line| floor + line as f64 * step) {
                line.rule x1=(LEFT) x2=(RIGHT) y1=(format!("{:.1}", y(value))) y2=(format!("{:.1}", y(value))) {}
                text x=(LEFT - 6.0) y=(format!("{:.1}", y(value) + 3.5)) text-anchor="end" { (format!("{value:.0}")) }
            }
            polyline.curve points=(line.join(" ")) {}
            circle.dot cx=(format!("{:.1}", x(last.0))) cy=(format!("{:.1}", y(last.1))) r="3.5" {}
            text x=(LEFT) y=(HEIGHT - 8.0) { (day(first.0)) }
            text x=(RIGHT) y=(HEIGHT - 8.0) text-anchor="end" { (day(last.0)) }
        }
    }
}

/// From where to where the drawing goes.
fn range(points: &[(i64, f64)]) -> [f64; 2] {
    let lowest = points.iter().map(|(_, value)| *value).fold(f64::INFINITY, f64::min);
    let highest = points.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
    let more = ((LEAST - (highest - lowest)) / 2.0).max(0.0);
    [lowest - more, highest + more]
}

/// How far the lines across are from each other.
fn step(range: f64) -> f64 {
    [25.0, 50.0, 100.0, 200.0, 500.0].into_iter().find(|step| range / step <= LINES).unwrap_or(1_000.0)
}

fn told(points: &[(i64, f64)], language: Language) -> String {
    let values = || points.iter().map(|(_, value)| *value);
    let numbers = [
        ("first", points.first().map_or(0.0, |point| point.1)),
        ("last", points.last().map_or(0.0, |point| point.1)),
        ("lowest", values().fold(f64::INFINITY, f64::min)),
        ("highest", values().fold(f64::NEG_INFINITY, f64::max)),
    ];
    let texts = numbers.map(|(name, value)| (name, format!("{value:.0}")));
    let arguments: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    language.text_with_list("people-course", &arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_drawn_within_its_frame_and_told() {
        let points = [(0, 1000.0), (50, 1210.4), (1_000, 1111.0)];
        let drawn = graph(&points, Language::English).into_string();
        assert!(drawn.contains("1000") && drawn.contains("1210") && drawn.contains("1111"), "{drawn}");
        let (_, rest) = drawn.split_once("points=\"").expect("a line");
        let line = rest.split('"').next().expect("an end");
        for point in line.split(' ') {
            let (x, y) = point.split_once(',').expect("two numbers");
            let [x, y] = [x, y].map(|number| number.parse::<f64>().expect("a number"));
            assert!((LEFT..=RIGHT).contains(&x) && (TOP..=BOTTOM).contains(&y), "{point}");
        }
        assert_eq!(line.split(' ').count(), 3);
    }

    #[test]
    fn who_has_not_changed_is_drawn_and_a_single_game_is_not() {
        assert!(graph(&[(5, 1000.0), (5, 1000.0)], Language::Italian).into_string().contains("polyline"));
        for points in [&[][..], &[(5, 1000.0)]] {
            assert_eq!(graph(points, Language::Italian).into_string(), "");
        }
    }
}
