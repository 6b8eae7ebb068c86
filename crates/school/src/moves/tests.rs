use super::*;
use shogi::Color;

fn task(text: &str) -> Moves {
    toml_edit::de::from_str(text).unwrap()
}

fn line(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|m| m.parse().unwrap()).collect()
}

#[test]
fn what_is_taken_one_after_the_other_is_counted() {
    let task = task("sfen = \"9/9/9/3p5/5p3/4G4/9/9/9 b - 1\"\naim = \"take\"\nsquares = [\"6d\", \"4e\"]\nwithin = 4");
    let stand = |moves: &str| task.judge(&line(moves));
    let Ok(Stand::Open { position, squares, left, by: None }) = stand("5f4e") else { panic!("it goes on") };
    assert_eq!((squares.len(), left, position.turn()), (1, 3, Color::Black));
    assert!(matches!(stand("5f4e 4e5e 5e6d"), Err(_) | Ok(Stand::Done { .. })));
    assert!(matches!(stand("5f5e 5e5f 5f5e 5e5f"), Ok(Stand::Late { .. })));
    let Err(Refused { number: 1, reason: Some(_), .. }) = stand("5f5e 5e5c") else { panic!("no gold goes so") };
    let Err(Refused { number: 4, reason: None, .. }) = stand("5f5e 5e5f 5f5e 5e5f 5f5e") else { panic!("over") };
}

#[test]
fn white_takes_what_it_can() {
    let task = task(
        "sfen = \"9/9/9/4p4/9/4G4/9/9/9 b - 1\"\naim = \"take\"\nsquares = [\"5d\"]\nwithin = 4\nreply = \"takes\"",
    );
    let Ok(Stand::Taken { by, .. }) = task.judge(&line("5f5e")) else { panic!("the pawn takes the gold") };
    assert_eq!(by.to_string(), "5d5e");
    let way = task.shortest(&[]).expect("round it");
    assert!(!way.iter().any(|m| m.to().to_string() == "5e"), "{way:?}");
    assert!(matches!(task.judge(&way), Ok(Stand::Done { .. })));
}

#[test]
fn what_white_takes_back_is_counted() {
    let exchange = |board: &str, within| {
        let text = format!(
            "sfen = \"{board} b - 1\"\naim = \"take\"\nsquares = [\"5e\"]\nwithin = {within}\nreply = \"retakes\""
        );
        task(&text)
    };
    let one = exchange("9/9/9/4p4/4s4/5S3/9/4R4/9", 2);
    let Ok(Stand::Open { position, left: 1, by: Some(by), .. }) = one.judge(&line("4f5e")) else {
        panic!("it goes on")
    };
    assert_eq!((by.to_string().as_str(), position.turn()), ("5d5e", Color::Black));
    assert!(matches!(one.judge(&line("4f5e 5h5e")), Ok(Stand::Done { .. })));
    assert!(matches!(one.judge(&line("5h5e 4f5e")), Ok(Stand::Late { .. })), "a rook is more than a silver and a pawn");
    let two = exchange("9/9/9/4pg3/4s4/5S3/9/4R4/9", 2);
    assert!(matches!(two.judge(&line("4f5e 5h5e")), Ok(Stand::Taken { .. })), "white takes last");
    assert_eq!(two.shortest(&[]), None);
    let left = exchange("9/9/9/5g3/4s4/6S2/9/4R4/9", 3);
    assert!(matches!(left.judge(&line("3f3e 3e4d")), Ok(Stand::Open { by: Some(_), .. })));
    assert!(!matches!(left.judge(&line("3f3e 3e4d 5h5e")), Ok(Stand::Done { .. })), "what has gone is not taken");
}

#[test]
fn each_aim_is_reached_in_its_own_way() {
    let at = |sfen: &str, rest: &str| task(&format!("sfen = \"{sfen}\"\nwithin = 1\n{rest}"));
    let done = |task: &Moves, m: &str| matches!(task.judge(&line(m)), Ok(Stand::Done { .. }));
    let pawn = at("9/9/9/4P4/9/9/9/9/9 b - 1", "aim = \"promote\"");
    assert!(done(&pawn, "5d5c+") && !done(&pawn, "5d5c"));
    let hand = at("9/9/9/9/9/9/9/9/9 b G 1", "aim = \"drop\"\nsquares = [\"5e\"]");
    assert!(done(&hand, "G*5e") && !done(&hand, "G*5d"));
    let safe = at("9/9/9/4r4/9/9/4G4/9/9 b - 1", "aim = \"safe\"\nreply = \"takes\"");
    assert!(done(&safe, "5g4g") && !done(&safe, "5g5f"));
    let king = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    let (check, mate) = (at(king, "aim = \"check\""), at(king, "aim = \"checkmate\""));
    assert!(done(&check, "G*4b") && !done(&mate, "G*4b") && done(&mate, "G*5b"));
    let answer = at(king, "aim = \"answer\"\nanswers = [\"G*4b\"]");
    assert!(done(&answer, "G*4b") && !done(&answer, "G*5b"));
}

#[test]
fn what_is_built_is_built_in_any_order() {
    let task = task(
        "sfen = \"9/9/9/9/9/9/9/9/3KG4 b - 1\"\naim = \"build\"\nstands = [\"K6h\", \"G5h\"]\nway = [\"6i6h\", \"5i5h\"]\nwithin = 3",
    );
    let stars = |moves: &str| match task.judge(&line(moves)) {
        Ok(Stand::Open { squares, .. }) => squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    };
    assert_eq!(stars(""), "6h 5h");
    assert_eq!(stars("5i5h"), "6h", "what stands there is done");
    assert_eq!(stars("5i5h 5h5i"), "6h 5h", "and is not when it goes away again");
    assert_eq!(task.shortest(&line("5i5h")), Some(line("6i6h")));
    assert_eq!(task.shortest(&line("6i7i")), None, "the way does not lead on from there");
    assert!(matches!(task.judge(&line("5i5h 6i6h")), Ok(Stand::Done { .. })));
}
