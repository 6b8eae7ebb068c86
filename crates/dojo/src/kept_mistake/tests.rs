use super::*;

#[test]
fn what_was_found_out_comes_back() {
    let line = |score, moves: &str| Line { score, moves: moves.split(' ').map(|m| m.parse().unwrap()).collect() };
    for (score, last_to) in [(Score::Value(-80), None), (Score::MateIn(3), Square::from_usi("8d"))] {
        let mistake = Mistake {
            plies: 4,
            position: "lnsgkgsnl/1r5b1/p1pppp1pp/6p2/1p7/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5".parse().unwrap(),
            last_to,
            played: "2f2e".parse().unwrap(),
            better: line(score, "8h2b+ P*2c"),
            answer: line(Score::MatedIn(0), "3a2b"),
        };
        let text = serde_json::to_string(&KeptMistake::of(&mistake)).unwrap();
        let kept: KeptMistake = serde_json::from_str(&text).unwrap();
        assert_eq!(kept.read().unwrap(), mistake, "{text}");
    }
}
