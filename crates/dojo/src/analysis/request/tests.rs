use super::{A_PLACE, Effort, Incoming, Kind, Unclear, read};
use std::time::Duration;

#[test]
fn questions_are_understood() {
    let read_question = |text: &str| match read(text) {
        Ok(Incoming::Question(question)) => question,
        other => panic!("{text}: {other:?}"),
    };
    let question =
        read_question(r#"{"type":"position","id":"a","start":"startpos","moves":["7g7f"],"lines":3,"ms":500}"#);
    assert_eq!((question.id.as_str(), question.kind), ("a", Kind::Position { lines: 3 }));
    assert_eq!(question.game.moves().len(), 1);
    assert_eq!(question.effort, Effort { time: Duration::from_millis(500), nodes: None });
    let question = read_question(r#"{"type":"position","id":"a","start":"startpos","ms":99999999,"nodes":7,"new":1}"#);
    assert_eq!(question.effort, Effort { time: A_PLACE[1], nodes: Some(7) });
    let question = read_question(r#"{"type":"why","id":"w","start":"startpos","moves":["7g7f"],"usi":"3c3d"}"#);
    assert_eq!((question.kind.name(), question.effort.time), ("why", Duration::from_secs(1)));
    let question = read_question(r#"{"type":"game","id":"g","start":"startpos","ms":60000}"#);
    assert_eq!((question.kind, question.effort.time), (Kind::Game, Duration::from_secs(2)));
    assert!(matches!(read(r#"{"type":"stop"}"#), Ok(Incoming::Stop(None))));
    assert!(matches!(read(r#"{"type":"ping"}"#), Ok(Incoming::Ping)));
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let long = format!(r#"{{"type":"position","id":"{}","start":"startpos"}}"#, "x".repeat(41));
    let moves = vec![r#""7g7f""#; 1001].join(",");
    let many = format!(r#"{{"type":"position","id":"a","start":"startpos","moves":[{moves}]}}"#);
    let cases = [
        ("", "bad_message"),
        (r#"{"type":"dance"}"#, "bad_message"),
        (r#"{"type":"position"}"#, "bad_message"),
        (r#"{"type":"position","id":"","start":"startpos"}"#, "bad_message"),
        (r#"{"type":"position","id":"a","start":"startpos","lines":0}"#, "bad_message"),
        (r#"{"type":"position","id":"a","start":"startpos","lines":6}"#, "bad_message"),
        (r#"{"type":"position","id":"a","start":"startpos","moves":["hello"]}"#, "bad_message"),
        (r#"{"type":"position","id":"a","start":"nowhere"}"#, "bad_position"),
        (r#"{"type":"position","id":"a","start":"4k4/9/9/9/4R4/9/9/9/4K4 b - 1"}"#, "bad_position"),
        (r#"{"type":"position","id":"a","start":"startpos","moves":["7g7e"]}"#, "cannot_move_so"),
        (r#"{"type":"why","id":"a","start":"startpos","usi":"5i5h+"}"#, "cannot_promote"),
        (r#"{"type":"why","id":"a","start":"startpos"}"#, "bad_message"),
        (&long, "bad_message"),
        (&many, "bad_message"),
    ];
    for (text, code) in cases {
        assert_eq!(read(text).err(), Some(Unclear { code }), "{text}");
    }
}

#[test]
fn an_effort_is_spent_over_several_turns() {
    let effort = Effort { time: Duration::from_secs(3), nodes: Some(100) };
    let rest = effort.rest(Duration::from_secs(1), 40).unwrap();
    assert_eq!((rest.movetime, rest.nodes), (Some(Duration::from_secs(2)), Some(60)));
    assert_eq!(effort.rest(Duration::from_secs(3), 40), None);
    assert_eq!(effort.rest(Duration::from_secs(1), 100), None);
}
