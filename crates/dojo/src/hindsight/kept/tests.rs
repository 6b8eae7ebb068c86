use super::*;

#[test]
fn what_was_found_out_comes_back() {
    let line = |score, moves: &str| Line { score, moves: moves.split(' ').map(|m| m.parse().unwrap()).collect() };
    for (score, last_to) in [(Score::Value(-80), None), (Score::MateIn(3), Square::from_usi("8d"))] {
        let worst = Worst {
            plies: 4,
            position: "lnsgkgsnl/1r5b1/p1pppp1pp/6p2/1p7/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5".parse().unwrap(),
            last_to,
            played: "2f2e".parse().unwrap(),
            better: line(score, "8h2b+ P*2c"),
            answer: line(Score::MatedIn(0), "3a2b"),
        };
        let text = write(Some(&worst)).unwrap();
        assert_eq!(read(&text).unwrap(), Hindsight::Mistake(Box::new(worst)), "{text}");
    }
    assert_eq!(read(&write(None).unwrap()).unwrap(), Hindsight::Sound);
    for wrong in ["", "{}", "[]", "{\"plies\":1}"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
