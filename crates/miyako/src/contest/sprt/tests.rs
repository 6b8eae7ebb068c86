use super::super::statistics::{Points, Score};
use super::{Sprt, Verdict};

fn score(pairs: [u32; 5]) -> Score {
    use Points::{Draw, Loss, Win};
    let ways = [[Loss, Loss], [Loss, Draw], [Win, Loss], [Draw, Win], [Win, Win]];
    let mut score = Score::default();
    ways.into_iter().zip(pairs).for_each(|(way, count)| (0..count).for_each(|_| score.add_pair(way)));
    score
}

fn sprt(text: &str) -> Sprt {
    text.parse().unwrap()
}

// By an independent calculation in double precision.
#[test]
fn ratios() {
    let check = |pairs, elo0: f64, elo1: f64, expected: f64| {
        let found = sprt(&format!("elo0={elo0},elo1={elo1}")).ratio(&score(pairs));
        assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
    };
    check([10, 30, 50, 40, 20], 0.0, 10.0, 1.176_146_529);
    check([39, 1172, 2509, 1242, 38], 0.0, 5.0, -0.209_508_562);
    check([0, 0, 0, 0, 10], 0.0, 10.0, 0.283_737_483);
    check([5, 5, 5, 5, 5], -5.0, 0.0, 0.005_177_241);
    check([0; 5], 0.0, 10.0, 0.0);
}

#[test]
fn verdicts() {
    let test = sprt("elo0=0,elo1=10");
    let [low, high] = test.bounds();
    assert!((high - 2.944_439).abs() < 1e-6 && (low + high).abs() < 1e-12);
    assert_eq!(test.verdict(&score([100, 300, 500, 400, 200])), Some(Verdict::Elo1));
    assert_eq!(test.verdict(&score([200, 400, 500, 300, 100])), Some(Verdict::Elo0));
    assert_eq!(test.verdict(&score([10, 30, 50, 40, 20])), None);
}

#[test]
fn refuses() {
    for wrong in [
        "",
        "elo0=0",
        "elo0=5,elo1=5",
        "elo0=0,elo1=x",
        "elo0=0,elo1=inf",
        "elo0=0,elo1=5,alpha=0",
        "elo0=0,elo1=5,beta=0.6",
        "elo0=0,elo1=2000",
        "elo0=0,elo1=5,gamma=1",
    ] {
        assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
    }
}
