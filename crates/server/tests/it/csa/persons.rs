//! Programs that are a person, by a token.

use super::{Client, Data, open};
use crate::account::{games, sign_up};
use crate::postgres::on_both;
use crate::tokens::make_token;
use serde_json::json;
use std::net::SocketAddr;

/// Somebody is not let in, and hears why.
async fn refused(address: SocketAddr, line: &str, reason: &str) {
    let mut client = Client::connect(address).await;
    client.say(&format!("LOGIN {line}")).await;
    client.expect("LOGIN:incorrect").await;
    client.expect(reason).await;
    client.expect_close().await;
}

/// Two agree to a game; the id of it on pages.
async fn agree(players: &mut [Client; 2]) -> String {
    let mut id = String::new();
    for client in players.iter_mut() {
        id = client.summary().await.get("Game_ID").rsplit('+').next().unwrap().to_owned();
        client.say("AGREE").await;
    }
    for client in players.iter_mut() {
        client.until("START:").await;
    }
    id
}

#[tokio::test]
async fn a_token_makes_a_program_the_person() {
    on_both(async |data| {
        let site = open(data).await;
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        let token = make_token(&mut anna, "bot", &["play"]).await;
        let address = site.csa_address();
        let mut players = [
            Client::log_in(address, "Anna", &format!("a-600-10-B,{token}")).await,
            Client::log_in(address, "w", "a-600-10-W,white").await,
        ];
        let id = agree(&mut players).await;
        players[0].say("+7776FU").await;
        players[1].expect_in_time("+7776FU,T").await;
        assert_eq!(games(&mut anna).await, std::slice::from_ref(&id));
        let (page, snapshot) = anna.connect(&id).await;
        assert_eq!(snapshot["you"], json!(["black"]), "it is her own game");
        // After a restart she goes on with it, over the port and by token alone.
        drop(page);
        site.stop().await;
        let site = open(data).await;
        let mut program = Client::log_in(site.csa_address(), "Anna", &token).await;
        let summary = program.summary().await;
        assert_eq!((summary.get("Name+"), summary.get("Your_Turn")), ("Anna", "+"));
        program.say("LOGOUT").await;
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn whose_name_programs_cannot_write_logs_in_under_another() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut habu = site.visitor();
    sign_up(&mut habu, "羽生善治").await;
    let token = make_token(&mut habu, "bot", &["play"]).await;
    let mut players = [
        Client::log_in(address, "habu_bot", &format!("a-600-10-B,{token}")).await,
        Client::log_in(address, "w", "a-600-10-W,white").await,
    ];
    let id = agree(&mut players).await;
    let shown = site.visitor().get(&format!("/api/v1/games/{id}")).await.text;
    assert!(shown.contains("羽生善治") && !shown.contains("habu_bot"), "{shown}");
    // At a game from a page, too.
    let wish = json!({"opponent": "link", "color": "black", "name": "Bruno", "clock": "10m+30s"});
    let mut bruno = site.visitor();
    let made = bruno.make(wish).await;
    let _page = bruno.connect(&made).await;
    drop(players);
    let mut program = Client::log_in(address, "habu_bot", &format!("{token} x1")).await;
    program.summary().await;
    program.say("REJECT").await;
    program.until("REJECT:").await;
    program.say(&format!("%%GAME {made} *")).await;
    assert_eq!(program.summary().await.get("Name-"), "habu_bot");
    program.say("AGREE").await;
    program.until("START:").await;
    let shown = site.visitor().get(&format!("/api/v1/games/{made}")).await.text;
    assert!(shown.contains("羽生善治") && !shown.contains("habu_bot"), "{shown}");
    site.stop().await;
}

#[tokio::test]
async fn a_name_needs_the_token_of_its_person() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bruno, "Bruno").await;
    let reading = make_token(&mut anna, "reader", &["record:read", "record:write", "tsume"]).await;
    let playing = make_token(&mut bruno, "bot", &["play"]).await;
    let persons = |name: &str| format!("username {name} is that of a person; choose another, or bring their token");
    for password in ["a-600-0,secret", "secret x1", &playing, &format!("{playing} x1")] {
        refused(address, &format!("Anna {password}"), &persons("Anna")).await;
        refused(address, &format!("ANNA {password}"), &persons("ANNA")).await;
    }
    let worthless = "the token is not known, has ended, or lacks the scope play";
    let unknown = format!("mk_{}", "0123456789abcdefghjk".repeat(2));
    for token in [&reading, &unknown] {
        refused(address, &format!("Anna {token}"), worthless).await;
        // Nobody becomes a guest by mistake.
        refused(address, &format!("other a-600-0,{token}"), worthless).await;
    }
    // A guest is a guest as before.
    Client::log_in(address, "other", "a-600-0,secret").await;
    site.stop().await;
}

#[tokio::test]
async fn a_person_is_one_player_until_the_token_ends() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let token = make_token(&mut anna, "bot", &["play"]).await;
    let mut first = Client::log_in(address, "one", &format!("a-600-0,{token}")).await;
    // Under another name she would meet herself.
    let mut second = Client::log_in(address, "two", &format!("a-600-0,{token}")).await;
    first.expect_close().await;
    let mut white = Client::log_in(address, "w", "a-600-0,white").await;
    second.summary().await;
    white.summary().await;
    let page = anna.get("/account").await.text;
    let end = page.split("action=\"/account/tokens/").nth(1).unwrap().split('"').next().unwrap();
    anna.post_form(&format!("/account/tokens/{end}"), "").await;
    second.expect_close().await;
    white.until("REJECT:").await;
    refused(address, &format!("Anna {token}"), "the token is not known, has ended, or lacks the scope play").await;
    site.stop().await;
}
