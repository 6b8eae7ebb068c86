//! Against the computer.

use crate::site::Data;
use serde_json::json;

#[tokio::test]
async fn the_computer_answers_every_move() {
    let data = Data::new();
    let site = data.start().await;
    let mut person = site.visitor();
    let wish = json!({"opponent": "computer", "level": "15k", "color": "black", "friendly": true, "clock": "10m"});
    let id = person.make(wish).await;
    let (mut line, snapshot) = person.connect(&id).await;
    assert_eq!(snapshot["you"], json!(["black"]));
    let computer = json!({"kind": "computer", "name": "Computer (15 kyū)", "level": "15k", "here": true, "you": false});
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
        let back = line.ask(json!({"type": "takeback"})).await;
        assert_eq!((&back["type"], &back["ply"]), (&json!("takeback"), &json!(0)));
    }
    line.play(1, "7g7f").await;
    assert_eq!(line.next().await["move"]["ply"], 2);
    site.stop().await;
}

/// Who shows the computer its mistake and takes his move back does not meet the same mistake for ever.
#[tokio::test]
async fn other_mistakes_are_made_after_a_takeback() {
    let data = Data::new();
    let site = data.start().await;
    for (mut wish, own) in [(json!({"level": "15k"}), "1g1f"), (json!({"level": "1", "variant": "minishogi"}), "1e1d")]
    {
        let asked = json!({"opponent": "computer", "color": "black", "friendly": true});
        wish.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
        let mut person = site.visitor();
        let id = person.make(wish.clone()).await;
        let (mut line, _) = person.connect(&id).await;
        let mut answers = Vec::new();
        while answers.len() < 20 && answers.iter().all(|answer| *answer == answers[0]) {
            line.play(1, own).await;
            answers.push(line.next().await["move"]["usi"].clone());
            line.ask(json!({"type": "takeback"})).await;
        }
        assert!(answers.iter().any(|answer| *answer != answers[0]), "{wish}: {answers:?}");
    }
    site.stop().await;
}
