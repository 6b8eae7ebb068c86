//! Against the computer.

use crate::site::{Data, Line, Site, Visitor};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

#[tokio::test]
async fn the_computer_answers_every_move() {
    let data = Data::new();
    let site = data.start().await;
    let mut person = site.visitor();
    let wish = json!({"opponent": "computer", "level": "15k", "color": "black", "friendly": true, "clock": "10m"});
    let id = person.make(wish).await;
    let (mut line, snapshot) = person.connect(&id).await;
    assert_eq!(snapshot["you"], json!(["black"]));
    let name = "Computer (15 kyū)";
    let computer = json!({"kind": "computer", "name": name, "shown": name, "level": "15k", "guest": false, "program": false, "here": true, "you": false});
    assert_eq!(snapshot["game"]["players"]["white"], computer);

    let own = line.play(1, "7g7f").await;
    assert_eq!((&own["turn"], &own["legal"], &own["can"]["move"]), (&json!("white"), &json!([]), &json!(false)));
    let answer = line.next().await;
    assert_eq!((&answer["move"]["ply"], &answer["move"]["color"]), (&json!(2), &json!("white")));

    let hint = line.ask(json!({"type": "hint"})).await;
    let advised = hint["usi"].as_str().unwrap();
    assert!(answer["legal"].as_array().unwrap().contains(&json!(advised)), "{hint}");
    assert!(hint["text"]["japanese"].as_str().unwrap().starts_with('☗'));

    let back = line.ask(json!({"type": "takeback"})).await;
    assert_eq!((&back["ply"], &back["turn"]), (&json!(0), &json!("black")));
    line.play(1, "2g2f").await;
    line.next().await;
    let end = line.ask(json!({"type": "resign"})).await;
    assert_eq!(end["result"]["winner"], "white");
    site.stop().await;
}

#[tokio::test]
async fn the_computer_begins_where_it_is_its_turn() {
    let data = Data::new();
    let site = data.start().await;
    let mut person = site.visitor();
    let wish = json!({"opponent": "computer", "level": "15k", "color": "black", "handicap": "six-piece"});
    let id = person.make(wish).await;
    let (mut line, snapshot) = person.connect(&id).await;
    assert_eq!((&snapshot["turn"], &snapshot["moves"]), (&json!("white"), &json!([])));
    assert_eq!(line.next().await["move"]["color"], "white");
    site.stop().await;
}

#[tokio::test]
async fn a_thought_about_what_was_taken_back_is_dropped() {
    let data = Data::new();
    let site = data.start().await;
    let mut person = site.visitor();
    let wish = json!({"opponent": "computer", "level": "2d", "color": "black", "friendly": true});
    let id = person.make(wish).await;
    let (mut line, _) = person.connect(&id).await;
    for (ply, usi) in [(1, "7g7f"), (1, "2g2f"), (1, "5g5f")] {
        line.play(ply, usi).await;
        // It may have answered from memory already.
        line.say(&json!({"type": "takeback"}).to_string()).await;
        assert_eq!(line.until("takeback").await["ply"], 0);
    }
    line.play(1, "7g7f").await;
    assert_eq!(line.next().await["move"]["ply"], 2);
    site.stop().await;
}

/// Whoever shows the computer its mistake and takes their move back does not meet the same mistake for ever.
#[tokio::test]
async fn other_mistakes_are_made_after_a_takeback() {
    let data = Data::new();
    let site = data.start().await;
    // Moves to which there are many answers: even a weak player takes what is given away.
    for (mut wish, own) in [(json!({"level": "15k"}), "1g1f"), (json!({"level": "1", "variant": "minishogi"}), "3e3d")]
    {
        let asked = json!({"opponent": "computer", "color": "black", "friendly": true});
        wish.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
        let mut person = site.visitor();
        let id = person.make(wish.clone()).await;
        let (mut line, _) = person.connect(&id).await;
        let mut answers = Vec::new();
        // No more messages than a visitor may send at once.
        while answers.len() < 14 && answers.iter().all(|answer| *answer == answers[0]) {
            line.play(1, own).await;
            answers.push(line.next().await["move"]["usi"].clone());
            line.ask(json!({"type": "takeback"})).await;
        }
        assert!(answers.iter().any(|answer| *answer != answers[0]), "{wish}: {answers:?}");
    }
    site.stop().await;
}

/// What comes of an offer to the computer: that it was heard, then the answer.
async fn offered(line: &mut Line, offer: &str) -> Value {
    let heard = line.ask(json!({"type": "offer", "offer": offer})).await;
    assert_eq!(heard["type"], "offered", "{heard}");
    line.next().await
}

/// Plays on in one's own turn, as one is advised or any move, until so many have been made; whether the game lasts as long.
async fn play_on(line: &mut Line, mut seen: Value, moves: usize, advised: bool) -> bool {
    let made = |seen: &Value| seen["move"]["ply"].as_u64().unwrap_or_default() as usize;
    while made(&seen) < moves {
        let (made, legal) = (made(&seen), seen["legal"].as_array().unwrap());
        let usi = match advised {
            true => line.ask(json!({"type": "hint"})).await["usi"].clone(),
            false => legal[made % legal.len()].clone(),
        };
        let own = line.play(made + 1, usi.as_str().unwrap()).await;
        seen = if own["result"].is_null() { line.next().await } else { own };
        if !seen["result"].is_null() {
            return false;
        }
    }
    true
}

/// A game against a beginner who thinks quickly.
async fn against_a_beginner(site: &Site, wish: Value) -> (Visitor, Line, Value) {
    let mut asked = json!({"opponent": "computer", "level": "15k", "color": "black", "friendly": true});
    asked.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    let mut person = site.visitor();
    let id = person.make(asked).await;
    let (mut line, mut seen) = person.connect(&id).await;
    if seen["turn"] != seen["you"][0] {
        seen = line.next().await;
    }
    (person, line, seen)
}

/// In a game with a bare king on one side whoever has this colour offers a draw, early and late; whether the late answer was this one. It
/// may be another where the position had been there before, or where the machine had no time to think of it; nor need a game last so long.
async fn offered_late(site: &Site, color: &str, answer: &str) -> bool {
    let (_person, mut line, seen) = against_a_beginner(site, json!({"handicap": "bare-king", "color": color})).await;
    assert_eq!(seen["can"]["draw"], true);
    assert_eq!(offered(&mut line, "draw").await["type"], "declined", "{color}: too early");
    // Whoever asked on and on would keep it from its move while its clock runs.
    assert_eq!(line.ask(json!({"type": "offer", "offer": "draw"})).await["code"], "declined_already");
    // Whoever has nothing but a king needs advice to live as long.
    if !play_on(&mut line, seen, 40, color == "white").await {
        return false;
    }
    let told = offered(&mut line, "draw").await;
    if told["type"] != answer {
        return false;
    }
    if answer == "end" {
        assert_eq!(told["result"]["reason"], "agreed_draw");
    }
    true
}

// END-23, END-14: the computer always answers: no while the game is young, then as it judges the position.
#[tokio::test]
async fn the_computer_agrees_to_a_draw_late_in_the_game_where_it_does_not_stand_better() {
    let data = Data::new();
    let limits = Limits { messages_a_second: 1000, ..Limits::default() };
    let site = Site::start(Config { limits, thinking: Duration::from_millis(20), ..data.config() }).await;
    for (color, answer) in [("black", "end"), ("white", "declined")] {
        // A game that goes round in circles is even, however much one has: then another is asked about.
        let mut answered = false;
        for _ in 0..8 {
            answered = answered || offered_late(&site, color, answer).await;
        }
        assert!(answered, "{color}: never answered by {answer}");
    }
    // Another game is as old with fewer moves, where fewer pieces are in it.
    loop {
        let (_person, mut line, seen) = against_a_beginner(&site, json!({"variant": "minishogi", "level": "1"})).await;
        assert_eq!(offered(&mut line, "draw").await["type"], "declined", "too early");
        if play_on(&mut line, seen, 12, false).await {
            let told = offered(&mut line, "draw").await;
            assert!(["declined", "end"].contains(&told["type"].as_str().unwrap()), "{told}");
            break;
        }
    }
    site.stop().await;
}

/// A game against the strongest computer that is about to begin.
async fn challenge(person: &mut Visitor) -> (String, Line) {
    let wish = json!({"opponent": "computer", "level": "9d", "color": "black", "clock": "10m"});
    let id = person.make(wish).await;
    let (line, _) = person.connect(&id).await;
    (id, line)
}

async fn begin(line: &mut Line) {
    // No book knows it.
    line.whisper(&json!({"type": "move", "ply": 1, "usi": "9i9h"})).await;
}

/// Hears the computer's move; returns it with what was told of its waiting before.
async fn answer(line: &mut Line) -> (Value, Vec<Value>) {
    let mut queued = Vec::new();
    loop {
        let message = line.hear_all().await.expect("an open line");
        match message["type"].as_str().unwrap() {
            "move" if message["move"]["ply"] == 2 => return (message, queued),
            "queue" => queued.push(message),
            _ => {}
        }
    }
}

/// In how many of these games the computer has answered.
async fn answered(person: &mut Visitor, games: &[(String, Line)]) -> usize {
    let mut count = 0;
    for (id, _) in games {
        let game = person.get(&format!("/api/v1/games/{id}")).await.json();
        count += usize::from(game["moves"].as_array().unwrap().len() == 2);
    }
    count
}

/// Whoever plays many games at once keeps nobody else waiting: another's turn comes before their next. Nobody's clock
/// runs meanwhile.
#[tokio::test]
async fn one_visitor_does_not_keep_the_computer_from_the_others() {
    let data = Data::new();
    let site = data.start().await;
    let threads = available_parallelism().map_or(1, |all| (all.get() - 1).max(1));
    let (mut many, mut one) = (site.visitor(), site.visitor());
    let (_, mut single) = challenge(&mut one).await;
    let mut games = Vec::new();
    for _ in 0..(8 * threads).min(36) {
        games.push(challenge(&mut many).await);
    }
    let begun = Instant::now();
    for (_, line) in &mut games {
        begin(line).await;
    }
    begin(&mut single).await;
    let before = answered(&mut many, &games).await;
    let (own, _) = answer(&mut single).await;
    let after = answered(&mut many, &games).await;
    assert_eq!(own["clock"]["running"], "black");
    // Those that were being thought about, those that came before it in the same round, and some while we looked.
    assert!(after - before <= 3 * threads, "{} of {} came first", after - before, games.len());
    let (mut used, mut waited) = (own["move"]["used_ms"].as_u64().unwrap(), 0);
    for (_, line) in &mut games {
        let (moved, queued) = answer(line).await;
        used += moved["move"]["used_ms"].as_u64().unwrap();
        for news in queued.iter().filter(|news| !news["queue"].is_null()) {
            assert!(news["queue"]["before"].is_u64() && news["clock"]["running"].is_null(), "{news}");
            waited += 1;
        }
    }
    assert!(waited > 0, "games that wait say so");
    // So much can have been thought on so many threads; had each been charged for the others it would be several times that.
    let thought = begun.elapsed().as_millis() as u64 * threads as u64;
    assert!(used <= thought * 3 / 2, "{used} ms charged, {thought} ms thought at most");
    site.stop().await;
}
