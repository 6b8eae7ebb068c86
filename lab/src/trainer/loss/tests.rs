use super::*;

#[test]
fn the_slope_is_what_a_small_change_does() {
    for target in [0.0, 0.1, 0.5, 0.93, 1.0] {
        for value in [-6.0, -1.0, 0.0, 0.3, 4.0] {
            let found = (loss(value + 0.01, target) - loss(value - 0.01, target)) / 0.02;
            assert!((found - slope(value, target)).abs() < 1e-3, "{value}, {target}: {found}");
            assert!(loss(value, target) >= -1e-6);
        }
    }
    assert!(loss(0.0, 0.5).abs() < 1e-6, "nothing is better than right");
}

#[test]
fn a_target_is_between_score_and_result() {
    let record = Record { position: [0; 32], score: 600, result: -1 };
    let target = |lambda| {
        let target = Target { lambda, score_scale: 600.0 };
        let [scored, result] = target.parts_of(&record);
        target.mix(scored, result)
    };
    assert_eq!(target(0.0), 0.0);
    assert!((target(1.0) - 0.731).abs() < 1e-3);
    assert!((target(0.5) - 0.3655).abs() < 1e-3);
}
