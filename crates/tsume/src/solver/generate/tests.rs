use super::*;

/// Every check and only the checks, in positions of all kinds: both sides, kings or none, discovered checks by pawns.
#[test]
fn the_checks_are_the_legal_moves_that_give_check() {
    let positions = [
        "4k4/9/4P4/9/9/9/9/9/9 b G 1",
        "9/4k4/9/4S4/9/9/9/9/9 b 2G2N2L2R2B4P 1",
        "4k4/9/9/4N4/4L4/4P4/4R4/9/4K4 b 2P 1",
        "k8/9/2P6/3P5/4B4/9/9/9/K7R b GSNLP 1",
        "1k7/4R4/+P1G6/2L6/9/9/9/9/r3K4 b GSNLP 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "4k4/9/9/9/9/4l4/4p4/9/4K4 w RBGSNLPrb2g2s2n2l2p 1",
        "g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/4+P1P1L/+B5G1g b - 1",
    ];
    for sfen in positions {
        let mut position: Position = sfen.parse().unwrap();
        for _ in 0..40 {
            let checks = Checks::new(&position);
            let mut expected: Vec<Move> =
                position.legal_moves().into_iter().filter(|m| checks.given_by(&position, *m)).collect();
            let mut found = Vec::new();
            for_each_check(&position, &checks, |m| found.push(m));
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{position}");
            let mut defences = Vec::new();
            for_each_defence(&position, true, |m| defences.push(m));
            let mut legal = position.legal_moves();
            defences.sort();
            legal.sort();
            assert_eq!(defences, legal, "{position}");
            // Onward by a move that is neither the first nor the last, so that the positions differ in kind.
            let Some(m) = legal.get(legal.len() * 2 / 3).or(legal.first()) else { break };
            position.play_unchecked(*m);
        }
    }
}
