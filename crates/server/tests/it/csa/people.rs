//! Programs at games that people make on a page.

use super::{Client, Data, open};
use crate::site::Line;
use serde_json::{Value, json};

/// What the page hears of this kind, whatever it hears before.
async fn hear(page: &mut Line, kind: &str) -> Value {
    loop {
        let message = page.next().await;
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test]
async fn a_program_takes_the_free_seat() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut anna = site.visitor();
    let wish = json!({"opponent": "link", "color": "black", "name": "Anna Rossi", "clock": "10m+30s"});
    let id = anna.make(wish.clone()).await;
    let (mut page, _) = anna.connect(&id).await;

    let mut program = Client::log_in(address, "prog", &format!("{id},secret")).await;
    let summary = program.summary().await;
    let check = |key: &str, value: &str| assert_eq!(summary.get(key), value, "{key}");
    check("Name+", "Anna_Rossi");
    check("Name-", "prog");
    check("Your_Turn", "-");
    check("Entering_King_Rule", "CSARule24");
    check("Max_Moves", "500");
    check("Total_Time", "600");
    check("Byoyomi", "30");
    check("Time_Roundup", "YES");
    assert_eq!(summary.get("Game_ID"), format!("miyako+page+Anna_Rossi+prog+{id}"));
    program.say("AGREE").await;
    program.expect(&format!("START:{}", summary.get("Game_ID"))).await;

    page.say(&json!({"type": "move", "ply": 1, "usi": "7g7f"}).to_string()).await;
    assert!(program.next().await.starts_with("+7776FU,T"));
    program.say("-3334FU").await;
    assert!(program.next().await.starts_with("-3334FU,T"));
    while hear(&mut page, "move").await["move"]["usi"] != "3c3d" {}
    // Programs know no offers.
    page.say(&json!({"type": "offer", "offer": "interrupt"}).to_string()).await;
    hear(&mut page, "declined").await;

    // The seat is its own: it comes back to it, and nobody else does.
    drop(program);
    let mut other = Client::log_in(address, "other", "secret x1").await;
    other.say(&format!("%%GAME {id} *")).await;
    other.expect("##[ERROR] the seats are taken").await;
    let mut program = Client::log_in(address, "prog", &format!("{id},secret")).await;
    let summary = program.summary().await;
    assert!(summary.0.iter().any(|line| line.starts_with("-3334FU,T")), "{:?}", summary.0);
    program.say("AGREE").await;
    program.until("START:").await;
    page.say(&json!({"type": "resign"}).to_string()).await;
    program.until("#RESIGN").await;
    program.expect("#WIN").await;
    site.stop().await;
}

#[tokio::test]
async fn where_fouls_are_refused_a_program_gives_up() {
    let data = Data::new();
    let site = open(&data).await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "color": "white", "ruleset": "amateur"})).await;
    let (_page, _) = anna.connect(&id).await;
    let mut program = Client::log_in(site.csa_address(), "prog", "secret x1").await;
    program.say(&format!("%%GAME {id} -")).await;
    program.expect("##[ERROR] the seat of this colour is not free").await;
    program.say(&format!("%%GAME {id} *")).await;
    program.summary().await;
    program.say("AGREE").await;
    program.until("START:").await;
    program.say("+7775FU").await;
    program.expect_in_time("%TORYO,T").await;
    program.expect("#RESIGN\n#LOSE").await;
    site.stop().await;
}

#[tokio::test]
async fn programs_skip_the_ceremony() {
    let data = Data::new();
    let site = open(&data).await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "color": "black", "ceremony": true})).await;
    let (mut page, _) = anna.connect(&id).await;
    let mut program = Client::log_in(site.csa_address(), "prog", &id).await;
    program.summary().await;
    program.say("AGREE").await;
    hear(&mut page, "ceremony").await;
    page.say(&json!({"type": "ready"}).to_string()).await;
    program.until("START:").await;
    site.stop().await;
}

#[tokio::test]
async fn games_that_programs_cannot_play() {
    let data = Data::new();
    let site = open(&data).await;
    let mut program = Client::log_in(site.csa_address(), "prog", "secret x1").await;
    let mut anna = site.visitor();
    for (wish, reason) in [
        (json!({"opponent": "two"}), "the seats are taken"),
        (json!({"opponent": "computer"}), "the seats are taken"),
        (json!({"opponent": "link", "color": "lots"}), "in this game the colours are drawn by lot"),
        (
            json!({"opponent": "link", "handicap": "six-piece", "opening": 3}),
            "in this game there are moves before the first turn",
        ),
    ] {
        let id = anna.make(wish).await;
        program.say(&format!("%%GAME {id} *")).await;
        program.expect(&format!("##[ERROR] {reason}")).await;
    }
    program.say("%%GAME 0123456789abcdefghjk *").await;
    program.expect("##[ERROR] no such game").await;
    site.stop().await;
}

/// No program plays under the name of somebody who has an account, or under one that could be taken for it.
#[tokio::test]
async fn no_program_is_called_like_a_person() {
    let data = Data::new();
    let site = open(&data).await;
    let mut anna = site.visitor();
    let reply = anna.post_form("/account/new", "name=Anna&password=cavallo+verde+9&of_age=on").await;
    assert_eq!(reply.status, axum::http::StatusCode::OK);
    for name in ["Anna", "ANNA", "an-na"] {
        let mut eve = Client::connect(site.csa_address()).await;
        eve.say(&format!("LOGIN {name} game-B,black")).await;
        eve.expect("LOGIN:incorrect").await;
        assert!(eve.next().await.contains("is that of a person"), "{name}");
    }
    let mut hanna = Client::connect(site.csa_address()).await;
    hanna.say("LOGIN hanna game-B,black").await;
    hanna.expect("LOGIN:hanna OK").await;
    site.stop().await;
}
