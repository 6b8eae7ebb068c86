//! Analysis over its live channel.

use crate::site::{Data, Line, Site, Visitor};
use crate::together::refuse;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::time::{Duration, Instant};

/// One engine, so that everybody notices everybody.
async fn site(data: &Data) -> Site {
    let limits = Limits { analyses: 1, ..Limits::default() };
    Site::start(Config { limits, ..data.config() }).await
}

fn position(id: &str, moves: &[&str]) -> Value {
    json!({"type": "position", "id": id, "start": "startpos", "moves": moves})
}

/// The messages about an analysis until it is done.
async fn all(line: &mut Line, id: &str) -> Vec<Value> {
    let mut heard = Vec::new();
    loop {
        let message = line.next().await;
        assert_ne!(message["type"], "refused", "{message}");
        if message["id"] == id {
            heard.push(message.clone());
            if message["type"] == "done" {
                return heard;
            }
        }
    }
}

#[tokio::test]
async fn a_place_is_analysed_in_several_lines_and_the_visitors_notation() {
    let data = Data::new();
    let site = site(&data).await;
    let mut line = site.visitor().analyse("?notation=western").await;
    let mut ask = position("p", &["7g7f", "3c3d"]);
    (ask["lines"], ask["nodes"]) = (3.into(), 20_000.into());
    line.say(&ask.to_string()).await;
    let heard = all(&mut line, "p").await;
    assert_eq!(heard[0]["type"], "thinking", "{heard:?}");
    let last = &heard[heard.len() - 2];
    assert_eq!((&last["type"], heard.last().unwrap()["why"].as_str()), (&json!("info"), Some("finished")));
    let lines = last["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3, "{last}");
    let firsts: Vec<&Value> = lines.iter().map(|line| &line["moves"][0]["usi"]).collect();
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2], "{last}");
    let (chance, cp) = (lines[0]["score"]["chance"].as_f64().unwrap(), lines[0]["score"]["cp"].as_i64().unwrap());
    assert!((chance > 0.5) == (cp > 0) && chance < 1.0, "{last}");
    assert!(lines.iter().all(|line| line["moves"][0]["text"].as_str().unwrap().contains(['-', 'x', '*'])), "{last}");
    assert!(
        last["nps"].as_u64().unwrap() > 0 && last["nodes"].as_u64().unwrap() > 0 && last["depth"].as_u64() > Some(0)
    );
    site.stop().await;
}

#[tokio::test]
async fn mates_are_told_in_words_and_by_colour() {
    let data = Data::new();
    let site = site(&data).await;
    let mut line = site.visitor().analyse("").await;
    let ask = |sfen: &str| json!({"type": "position", "id": "m", "start": sfen, "nodes": 50_000});
    line.say(&ask("7nk/9/7G1/9/9/9/9/9/9 b G 1").to_string()).await;
    let heard = all(&mut line, "m").await;
    let score = &heard[heard.len() - 2]["lines"][0]["score"];
    assert_eq!(score, &json!({"cp": null, "mate": 1, "winner": "black", "chance": 1.0, "text": "Mate in 1: Black"}),);
    // White is to move and has no move.
    line.say(&ask("8k/8G/8G/9/9/9/9/9/9 w - 1").to_string()).await;
    let heard = all(&mut line, "m").await;
    let info = &heard[heard.len() - 2];
    assert_eq!((&info["lines"], &info["score"]["text"]), (&json!([]), &json!("Mate: Black has won")));
    site.stop().await;
}

#[tokio::test]
async fn a_new_question_ends_the_one_before_and_stop_ends_all() {
    let data = Data::new();
    let site = site(&data).await;
    let mut line = site.visitor().analyse("").await;
    line.say(&position("one", &[]).to_string()).await;
    assert_eq!(line.until("info").await["id"], "one");
    line.say(&position("two", &["2g2f"]).to_string()).await;
    while line.until("info").await["id"] != "two" {}
    line.say(r#"{"type":"stop","id":"one"}"#).await;
    line.say(r#"{"type":"stop"}"#).await;
    let done = line.until("done").await;
    assert_eq!((&done["id"], &done["why"]), (&json!("two"), &json!("stopped")));
    line.say(r#"{"type":"ping"}"#).await;
    line.until("pong").await;
    site.stop().await;
}

/// The second visitor is served when the first leaves, long before the turn would be over.
#[tokio::test]
async fn closing_the_channel_stops_the_work() {
    let data = Data::new();
    let site = site(&data).await;
    let mut first = site.visitor().analyse("").await;
    first.say(&position("a", &[]).to_string()).await;
    first.until("info").await;
    let mut second = site.visitor().analyse("").await;
    second.say(&position("b", &[]).to_string()).await;
    let queued = second.until("queued").await;
    assert_eq!((&queued["before"], &queued["text"]), (&json!(0), &json!("You are next")));
    let mut third = site.visitor().analyse("").await;
    third.say(&position("c", &[]).to_string()).await;
    assert_eq!(third.until("queued").await["text"], "One analysis comes before yours");
    let left = Instant::now();
    drop(first);
    second.until("thinking").await;
    println!("the engine was free after {:?}", left.elapsed());
    // Within a second, unless the machine is busy; a turn would have lasted five.
    assert!(left.elapsed() < Duration::from_secs(4), "{:?}", left.elapsed());
    assert_eq!(third.until("queued").await["before"], 0);
    site.stop().await;
}

/// Nobody holds the engine: whoever analyses without end shares it with who comes later.
#[tokio::test]
async fn visitors_take_turns() {
    let data = Data::new();
    let site = site(&data).await;
    let (mut first, mut second) = (site.visitor().analyse("").await, site.visitor().analyse("").await);
    first.say(&position("a", &[]).to_string()).await;
    first.until("info").await;
    let begun = Instant::now();
    second.say(&position("b", &[]).to_string()).await;
    second.until("info").await;
    assert!(begun.elapsed() < Duration::from_secs(9), "{:?}", begun.elapsed());
    first.until("queued").await;
    first.until("thinking").await;
    site.stop().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_other_sites_are_kept_out() {
    let data = Data::new();
    let site = site(&data).await;
    let visitor = site.visitor();
    let mut line = visitor.analyse("").await;
    refuse(&mut line, json!({"type": "position", "id": "x"}), "bad_message").await;
    refuse(&mut line, json!({"type": "position", "id": "x", "start": "9/9"}), "bad_position").await;
    refuse(&mut line, position("x", &["7g7e"]), "cannot_move_so").await;
    line.say(r#"{"type":"ping"}"#).await;
    line.until("pong").await;
    assert!(visitor.open("analysis", "http://elsewhere.example").await.is_err());
    site.stop().await;
}

#[tokio::test]
async fn a_site_without_engines_for_it_says_so() {
    let data = Data::new();
    let limits = Limits { analyses: 0, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let mut line = site.visitor().analyse("").await;
    refuse(&mut line, position("x", &[]), "no_engine_free").await;
    site.stop().await;
}

impl Visitor {
    /// Opens the channel of analyses.
    async fn analyse(&self, query: &str) -> Line {
        let origin = format!("http://{}", self.address());
        self.open(&format!("analysis{query}"), &origin).await.unwrap()
    }
}

/// Black does not take back the bishop with the fifth move, and loses a silver as well.
const GAME: [&str; 8] = ["7g7f", "3c3d", "2g2f", "2b8h+", "2f2e", "8h7i", "6i7i", "8c8d"];

#[tokio::test]
async fn a_game_is_told_place_by_place_with_its_mistakes_and_what_goes_into_the_record() {
    let data = Data::new();
    let site = site(&data).await;
    let mut line = site.visitor().analyse("?notation=western").await;
    let ask = json!({"type": "game", "id": "g", "start": "startpos", "moves": GAME, "ms": 2000, "nodes": 20_000});
    line.say(&ask.to_string()).await;
    let heard = all(&mut line, "g").await;
    let of = |kind: &str| heard.iter().filter(|message| message["type"] == kind).collect::<Vec<_>>();
    let plies: Vec<u64> = of("place").iter().map(|place| place["ply"].as_u64().unwrap()).collect();
    assert_eq!(plies, [8, 7, 6, 5, 4, 3, 2, 1, 0], "the end comes first");
    assert!(of("place").iter().all(|place| place["lines"][0]["moves"][0]["text"].is_string()));
    let marks = of("mark");
    let last_of = |ply: u64| *marks.iter().rfind(|mark| mark["ply"] == ply).unwrap();
    let careless = last_of(5);
    assert_eq!(
        (&careless["mark"], &careless["sign"], &careless["name"]),
        (&json!("blunder"), &json!("??"), &json!("Blunder")),
        "{careless}"
    );
    assert!(careless["better"]["moves"][0]["usi"].is_string() && careless["loss"].as_f64() > Some(0.1), "{careless}");
    let notes = of("notes")[0];
    let comments = notes["comments"].as_array().unwrap();
    assert!(comments.iter().all(|note| note["comment"].as_str().unwrap().starts_with("[Miyako] ")), "{notes}");
    let better = notes["lines"].as_array().unwrap().iter().find(|line| line["ply"] == 4).unwrap();
    assert!(better["moves"][0]["sfen"].is_string() && better["comment"].as_str().unwrap().starts_with("[Miyako] >"));
    assert!(!notes["summary"].as_array().unwrap().is_empty());
    site.stop().await;
}

#[tokio::test]
async fn threats_and_refutations_are_told_in_words_before_longer_questions() {
    let data = Data::new();
    let site = site(&data).await;
    let mut line = site.visitor().analyse("?notation=western").await;
    // A place without end is being thought about meanwhile.
    line.say(&position("p", &GAME).to_string()).await;
    line.until("info").await;
    // A gold before the king, another in the hand.
    let sfen = "8k/9/8P/9/9/9/9/9/K8 w G 2";
    line.say(&json!({"type": "threat", "id": "t", "start": sfen, "ms": 500}).to_string()).await;
    let threat = line.until("threat").await;
    assert_eq!(
        (&threat["serious"], &threat["mate"], &threat["moves"][0]["usi"]),
        (&json!(true), &json!(1), &json!("G*1b"))
    );
    assert!(threat["text"].as_str().unwrap().contains("mate in 1"), "{threat}");
    let check = "4k4/9/9/9/4R4/9/9/9/4K4 w - 1";
    line.say(&json!({"type": "threat", "id": "t", "start": check, "ms": 500}).to_string()).await;
    assert_eq!(line.until("threat").await["serious"], false);
    line.say(
        &json!({"type": "why", "id": "w", "start": "startpos", "moves": &GAME[..4], "usi": "2f2e", "ms": 500})
            .to_string(),
    )
    .await;
    let why = line.until("why").await;
    assert!(why["mark"].is_string() && why["better"]["moves"][0]["usi"] == "7i8h", "{why}");
    assert_eq!(why["moves"][0]["usi"], "2f2e");
    refuse_soon(&mut line, json!({"type": "why", "id": "w", "start": "startpos", "usi": "7g7e"}), "cannot_move_so")
        .await;
    site.stop().await;
}

/// Other messages may come before the refusal.
async fn refuse_soon(line: &mut Line, message: Value, code: &str) {
    line.say(&message.to_string()).await;
    line.until_refused(code).await;
}

/// The moves of a line, with where they lead.
#[tokio::test]
async fn a_line_is_shown_step_by_step() {
    let data = Data::new();
    let site = site(&data).await;
    let mut visitor = site.visitor();
    let body = json!({"sfen": "startpos", "before": ["7g7f"], "moves": ["3c3d", "8h2b+"], "notation": "western"});
    let steps = visitor.post("/api/v1/line", body).await.json();
    let texts: Vec<&str> =
        steps["moves"].as_array().unwrap().iter().map(|step| step["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["P-34", "Bx22+"]);
    assert!(steps["moves"][1]["sfen"].as_str().unwrap().contains(" w B"), "{steps}");
    for moves in [json!(["7g7f"]), json!(["x"]), json!(7)] {
        let body = json!({"sfen": "startpos", "before": ["7g7f"], "moves": moves, "notation": "western"});
        assert_eq!(visitor.post("/api/v1/line", body).await.status, 400);
    }
    site.stop().await;
}
