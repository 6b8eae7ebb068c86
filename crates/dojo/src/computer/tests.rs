use super::clocks;
use arbiter::{Clock, TimeControl};
use shogi::Color;
use std::time::Duration;

#[test]
fn the_engine_is_told_what_the_clock_allows() {
    // Thinking since so many seconds: main time, increment, considerations, byōyomi for the engine.
    let check = |text: &str, spent: u64, expected: [u64; 4]| {
        let control: TimeControl = text.parse().unwrap();
        let left = Clock::new(control).left(Duration::from_secs(spent)).unwrap();
        let clocks = clocks(control, left, Color::White);
        let told = [clocks.left[1], clocks.increment[1], clocks.considerations[1], clocks.byoyomi];
        let told = told.map(|time| time.as_secs());
        assert_eq!(told, expected, "{text} {spent}");
        assert_eq!(clocks.left[0], Duration::ZERO, "{text}");
    };
    check("10m+30s", 0, [600, 0, 0, 30]);
    check("10m+30s", 595, [5, 0, 0, 30]);
    check("10m+30s", 605, [0, 0, 0, 25]);
    check("10m+30s", 615, [0, 0, 0, 15]);
    check("10m+30s", 670, [0, 0, 0, 0]);
    check("10m+30s/10x60s", 0, [600, 0, 600, 30]);
    check("10m+30s/10x60s", 605, [0, 0, 595, 30]);
    check("10m+30s/10x60s", 615, [0, 0, 585, 30]);
    check("10m+30s/10x60s", 1195, [0, 0, 5, 30]);
    check("10m+30s/10x60s", 1220, [0, 0, 0, 10]);
    check("5m+3s/move", 0, [303, 3, 0, 0]);
    check("3m/stopwatch", 100, [20, 0, 0, 60]);
    check("10m", 1, [599, 0, 0, 0]);
}
