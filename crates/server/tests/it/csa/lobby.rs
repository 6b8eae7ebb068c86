//! Before and between games: who may come in, who meets whom, what is said of it.

use super::{Client, Data, open, play, two};
use std::time::Duration;
use tokio::time::{advance, pause, resume};

#[tokio::test]
async fn who_may_not_come_in() {
    let data = Data::new();
    let site = open(&data).await;
    let check = async |line: &str, answer: &str| {
        let mut client = Client::connect(site.csa_address()).await;
        client.say(line).await;
        client.expect(answer).await;
        client.expect_close().await;
    };
    check("LOGIN a+b test-600-10", "LOGIN:incorrect").await;
    check("LOGIN a", "LOGIN:incorrect").await;
    check("LOGIN a test-600-10 x2", "LOGIN:incorrect").await;
    check("LOGIN a test-600-601", "LOGIN:incorrect").await;
    check("GET / HTTP/1.1", "LOGIN:incorrect").await;
    check("%%LIST", "LOGIN:incorrect").await;
    let _first = Client::log_in(site.csa_address(), "a", "secret x1").await;
    check("LOGIN a test-600-10", "LOGIN:incorrect").await;
    check("LOGIN a other x1", "LOGIN:incorrect\nusername a is already connected").await;
    // Who has no secret cannot prove to be the same.
    let _second = Client::log_in(site.csa_address(), "b", "test-600-10").await;
    check("LOGIN b test-600-10", "LOGIN:incorrect").await;
    check(&"x".repeat(5000), "##[ERROR] line too long").await;
    site.stop().await;
}

#[tokio::test]
async fn a_second_log_in_ends_the_first() {
    let data = Data::new();
    let site = open(&data).await;
    let mut first = Client::log_in(site.csa_address(), "a", "test-600-10,trip").await;
    let mut second = Client::log_in(site.csa_address(), "a", "test-600-10,trip").await;
    first.expect_close().await;
    let _other = Client::log_in(site.csa_address(), "b", "test-600-10").await;
    second.summary().await;
    site.stop().await;
}

#[tokio::test]
async fn log_out() {
    let data = Data::new();
    let site = open(&data).await;
    for rest in ["test-600-10", "secret x1"] {
        let mut client = Client::log_in(site.csa_address(), "a", rest).await;
        client.say("LOGOUT").await;
        client.expect("LOGOUT:completed").await;
        client.expect_close().await;
    }
    site.stop().await;
}

#[tokio::test]
async fn a_game_that_is_not_agreed_to() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut a = Client::log_in(address, "a", "secret x1").await;
    let mut b = Client::log_in(address, "b", "secret x1").await;
    let seek = async |a: &mut Client, b: &mut Client| {
        a.say("%%GAME test-600-10 +").await;
        b.say("%%GAME test-600-10 *").await;
        let id = a.summary().await.get("Game_ID").to_owned();
        b.summary().await;
        id
    };
    let id = seek(&mut a, &mut b).await;
    a.say("AGREE").await;
    b.say(&format!("REJECT {id}")).await;
    for client in [&mut a, &mut b] {
        client.expect(&format!("REJECT:{id} by b")).await;
    }
    a.say("AGREE").await;
    a.expect("##[ERROR] no game is proposed to you").await;

    let id = seek(&mut a, &mut b).await;
    b.say("AGREE").await;
    a.say("LOGOUT").await;
    a.expect(&format!("REJECT:{id} by a\nLOGOUT:completed")).await;
    b.expect(&format!("REJECT:{id} by a")).await;

    let mut a = Client::log_in(address, "a", "secret x1").await;
    let id = seek(&mut a, &mut b).await;
    drop(b);
    a.expect(&format!("REJECT:{id} by b")).await;

    // Who has no extended mode has nothing more to do.
    let mut b = Client::log_in(address, "b", "test-600-10").await;
    a.say("%%GAME test-600-10 -").await;
    let id = b.summary().await.get("Game_ID").to_owned();
    pause();
    advance(Duration::from_secs(121)).await;
    resume();
    b.expect(&format!("REJECT:{id} by the Server (timed out)")).await;
    a.until("REJECT:").await;
    b.say("LOGOUT").await;
    b.expect("LOGOUT:completed").await;
    site.stop().await;
}

#[tokio::test]
async fn who_meets_whom() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut a = Client::log_in(address, "a", "secret x1").await;
    let mut b = Client::log_in(address, "b", "secret x1").await;
    a.say("%%CHALLENGE test-600-10 +").await;
    a.expect("##[ERROR] can't find rival for test-600-10").await;
    a.say("%%GAME test-600-10 +").await;
    a.say("%%WHO").await;
    a.expect("##[WHO] a x1 game_waiting test-600-10 +\n##[WHO] b x1 connected\n##[WHO] +OK").await;
    b.say("%%GAME test-600-10 +").await;
    b.say("%%GAME test-600-11 *").await;
    b.say("%%WHO").await;
    b.expect("##[WHO] a x1 game_waiting test-600-10 +\n##[WHO] b x1 game_waiting test-600-11 *\n##[WHO] +OK").await;
    b.say("%%GAME").await;
    b.say("%%CHALLENGE test-600-10 *").await;
    b.summary().await;
    assert_eq!(a.summary().await.get("Your_Turn"), "+");
    a.say("%%GAME test-600-10 +").await;
    a.expect("##[ERROR] you are in a game, or asked to play one").await;
    for wrong in ["%%GAME test-600 +", "%%GAME test-600-10", "%%GAME test-600-601 *", "%%GAME hc2p_x-600-10 *"] {
        let mut c = Client::log_in(address, "c", "secret x1").await;
        c.say(wrong).await;
        assert!(c.next().await.starts_with("##[ERROR] "), "{wrong}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_handicap_game() {
    let data = Data::new();
    let site = open(&data).await;
    let mut players = two(site.csa_address(), "hc2p_x-600-10").await;
    // White gives it and moves first (HCAP-02).
    play(&mut players, "-5162OU +7776FU").await;
    site.stop().await;
}

#[tokio::test]
async fn floodgate_games_begin_on_the_hour_and_the_half_hour() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut a = Client::log_in(address, "a", "floodgate-600-10F,trip").await;
    let mut b = Client::log_in(address, "b", "secret x1").await;
    b.say("%%GAME floodgate-600-10F +").await;
    b.expect("##[ERROR] You are not allowed to specify TEBAN + for the game floodgate-600-10F").await;
    b.say("%%GAME floodgate-600-10F *").await;
    b.say("%%WHO").await;
    let who =
        "##[WHO] a CSA game_waiting floodgate-600-10F *\n##[WHO] b x1 game_waiting floodgate-600-10F *\n##[WHO] +OK";
    b.expect(who).await;
    pause();
    advance(Duration::from_secs(1801)).await;
    resume();
    let summary = a.summary().await;
    assert_eq!((summary.get("Increment"), summary.get("Byoyomi")), ("10", "0"));
    b.summary().await;
    site.stop().await;
}

#[tokio::test]
async fn talk() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut a = Client::log_in(address, "a", "secret x1").await;
    let mut b = Client::log_in(address, "b", "secret x1").await;
    let mut plain = Client::log_in(address, "c", "test-600-10").await;
    a.say("%%CHAT Hello, 皆さん").await;
    for client in [&mut a, &mut b] {
        client.expect("##[CHAT][a] Hello, 皆さん").await;
    }
    // Others know no such lines.
    plain.say("%%LIST").await;
    plain.say("nonsense").await;
    plain.say("").await;
    plain.expect("\n").await;
    a.say("CHALLENGE").await;
    a.expect("CHALLENGE ACCEPTED").await;
    a.say("%%%81").await;
    a.say("%%VERSION").await;
    let version = a.until("##[VERSION] +OK").await;
    assert!(version[0].starts_with("##[VERSION] Miyako "), "{version:?}");
    a.say("%%RATING").await;
    a.expect("##[RATING] +OK").await;
    a.say("%%HELP").await;
    a.until("##[HELP] +OK").await;
    a.say("%%nonsense").await;
    a.expect("##[ERROR] unknown command: %%nonsense").await;
    a.say("+7776FU").await;
    a.expect("##[ERROR] you are not in a game").await;
    site.stop().await;
}

#[tokio::test]
async fn whoever_talks_too_fast_is_heard_later() {
    let data = Data::new();
    let site = open(&data).await;
    let mut a = Client::log_in(site.csa_address(), "a", "secret x1").await;
    for _ in 0..150 {
        a.say("").await;
    }
    for _ in 0..150 {
        a.expect("\n").await;
    }
    site.stop().await;
}
