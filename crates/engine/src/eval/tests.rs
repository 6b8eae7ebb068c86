use super::*;

fn judge(sfen: &str) -> Value {
    let position: Position = sfen.parse().unwrap();
    Evaluator::new(Network::shipped(), &position).evaluate(0, &position)
}

/// The shipped net has learnt what every beginner knows.
#[test]
fn more_is_better() {
    let even = judge("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert!((0..150).contains(&even), "{even}");
    for (sfen, most) in [
        ("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "a rook"),
        ("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "a bishop"),
        ("lnsgk1snl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "a gold"),
    ] {
        let value = judge(sfen);
        assert!(value > even + 300, "{most} ahead is worth {value}");
    }
}
