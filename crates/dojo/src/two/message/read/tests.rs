use super::{Incoming, read};
use crate::two::command::Courtesy;
use crate::two::command::Intent;
use arbiter::ritual::Style;
use arbiter::{Foul, Offer, Ruling};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::Color;
use std::time::Duration;

#[test]
fn every_message_is_understood() {
    let check = |text: &str, intent: Intent| assert_eq!(read(text), Ok(Incoming::Intent(intent)), "{text}");
    check(r#"{"type":"move","ply":13,"usi":"7g7f"}"#, Intent::Move { ply: 13, m: "7g7f".to_owned() });
    check(r#"{"type":"move","ply":1,"usi":"+R*5e","other":1}"#, Intent::Move { ply: 1, m: "+R*5e".to_owned() });
    check(r#"{"type":"takeback"}"#, Intent::Offer(Offer::Takeback));
    let pause = Offer::Break(Duration::from_secs(600));
    check(r#"{"type":"offer","offer":"break","minutes":10}"#, Intent::Offer(pause));
    check(r#"{"type":"answer","accept":false}"#, Intent::Answer { accept: false, to: None });
    check(
        r#"{"type":"answer","accept":true,"offer":"takeback"}"#,
        Intent::Answer { accept: true, to: Some(Offer::Takeback) },
    );
    let foul = Foul::from_code("two_pawns").unwrap();
    check(r#"{"type":"claim","ply":57,"foul":"two_pawns"}"#, Intent::Claim { ply: 57, foul });
    let ruling = Ruling::Foul { offender: Color::White, foul: Foul::HiddenPiece };
    check(r#"{"type":"rule","ruling":"foul","color":"white","foul":"hidden_piece"}"#, Intent::Rule(ruling));
    check(r#"{"type":"rule","ruling":"draw"}"#, Intent::Rule(Ruling::Against(None)));
    check(r#"{"type":"claim_game"}"#, Intent::ClaimGame { without_result: false });
    check(r#"{"type":"claim_game","without_result":true}"#, Intent::ClaimGame { without_result: true });
    check(r#"{"type":"ready"}"#, Intent::Courtesy(Courtesy::Ready));
    check(r#"{"type":"ceremony","step":"bow"}"#, Intent::Courtesy(Courtesy::Ready));
    check(r#"{"type":"ceremony","step":"style","style":"ito"}"#, Intent::Courtesy(Courtesy::SetUp(Style::Ito)));
    check(r#"{"type":"ceremony","step":"lots","number":"00Ff"}"#, Intent::Courtesy(Courtesy::Number(vec![0, 255])));
    let line = vec!["7g7f".to_owned()];
    check(r#"{"type":"review","ply":0,"line":["7g7f"]}"#, Intent::Review(Some((0, line))));
    check(r#"{"type":"review","ply":null}"#, Intent::Review(None));
    check(r#"{"type":"say","text":" Why\nnot \u202e８四歩? "}"#, Intent::Say("Why not ８四歩?".to_owned()));
    assert_eq!(read(r#"{"type":"ping"}"#), Ok(Incoming::Ping));
}

#[test]
fn nonsense_is_refused() {
    let long = "00".repeat(65);
    for text in [
        "",
        "null",
        "[1]",
        r#"{"type":"move","ply":-1,"usi":"7g7f"}"#,
        r#"{"type":"offer","offer":"break"}"#,
        r#"{"type":"claim","ply":0,"foul":"two_pawns"}"#,
        r#"{"type":"claim","ply":1,"foul":"murder"}"#,
        r#"{"type":"rule","ruling":"against"}"#,
        r#"{"type":"rule","ruling":"absent","color":"green"}"#,
        r#"{"type":"ceremony","step":"lots","number":"0"}"#,
        r#"{"type":"ceremony","step":"lots","number":"0é"}"#,
        &format!(r#"{{"type":"ceremony","step":"lots","number":"{long}"}}"#),
        r#"{"type":"say"}"#,
        r#"{"type":"say","text":"\u200b \n"}"#,
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_does_harm(text in ".{0,200}", kind in "[a-z]{1,9}", field in "[a-z]{1,9}", value in ".{0,20}") {
        let _ = read(&text);
        let _ = read(&serde_json::json!({"type": kind, field: value}).to_string());
    }
}
