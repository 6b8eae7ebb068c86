use super::*;
use crate::net::{Quantised, Shape, Weights};
use crate::random::Random;

#[test]
fn a_round_plays_learns_compares_and_is_not_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let first = folder.path().join("first.nnue");
    let mut bytes = Vec::new();
    let shape = Shape::new(1, 256, 9).unwrap();
    Quantised::of(&Weights::random(&shape, &mut Random(1))).write(&mut bytes).unwrap();
    fs::write(&first, bytes).unwrap();
    let options = Options {
        folder: folder.path().join("rounds"),
        net: first,
        rounds: 1,
        minutes: 0.004,
        nodes: 30,
        rate: 0.0005,
        pairs: 1,
        seed: 1,
        threads: 1,
    };
    // So few positions do not fill a step: what is wrong is said, and the games are kept.
    let error = run(&options).unwrap_err().to_string();
    assert!(error.contains("do not fill a batch"), "{error}");
    let games = |options: &Options| fs::read_dir(options.games_of(1)).unwrap().count();
    let kept = games(&options);
    assert!(kept > 0);

    // Played minutes are not played again.
    run(&options).unwrap_err();
    assert_eq!(games(&options), kept);
    assert_eq!(fs::read_to_string(options.folder.join("1/minutes")).unwrap(), "0.004");

    // With a net there, only the match is played, and not a second time.
    fs::copy(&options.net, options.folder.join("1/net.nnue")).unwrap();
    run(&options).unwrap();
    let verdict = options.folder.join("1/match.txt");
    assert!(fs::read_to_string(&verdict).unwrap().starts_with("no better than"), "a net is as good as itself");
    fs::write(&verdict, "better than a dream").unwrap();
    run(&options).unwrap();
    assert_eq!(fs::read_to_string(&verdict).unwrap(), "better than a dream");
}
