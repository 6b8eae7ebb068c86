use super::*;

#[test]
fn the_rate_rises_then_falls() {
    let schedule = Schedule { rate: 0.001, steps: 1000 };
    let rates: Vec<f32> = (0..1000).map(|step| schedule.rate_at(step)).collect();
    let highest = rates.iter().copied().fold(0.0, f32::max);
    assert!(rates[0] < 0.0001 && highest > 0.00099 && highest <= 0.001);
    assert!(rates[10..].is_sorted_by(|a, b| a >= b));
    assert!(rates[999] < 0.00001 && rates[999] > 0.0);
}
