//! Whole games.

use super::client::Summary;
use super::{Client, Data, open, play, two};
use crate::site::Site;
use server::Config;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::{advance, pause, resume};

#[tokio::test]
async fn a_game_by_password() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut black = Client::log_in(address, "gote_first", "test-600-10-B").await;
    let mut white = Client::log_in(address, "w.2@x", "test-600-10").await;
    let check = |summary: &Summary, turn: &str| {
        let check = |key: &str, value: &str| assert_eq!(summary.get(key), value, "{key}");
        check("Protocol_Version", "1.2");
        check("Protocol_Mode", "Server");
        check("Format", "Shogi 1.0");
        check("Declaration", "Jishogi 1.1");
        check("Name+", "gote_first");
        check("Name-", "w.2@x");
        check("Your_Turn", turn);
        check("Rematch_On_Draw", "NO");
        check("To_Move", "+");
        check("Max_Moves", "256");
        check("Time_Unit", "1sec");
        check("Total_Time", "600");
        check("Byoyomi", "10");
        check("Increment", "0");
        summary.get("Game_ID").to_owned()
    };
    let id = check(&black.summary().await, "+");
    assert_eq!(check(&white.summary().await, "-"), id);
    assert!(id.starts_with("miyako+test-600-10+gote_first+w.2@x+"), "{id}");
    white.say("AGREE").await;
    black.say(&format!("AGREE {id}")).await;
    for client in [&mut black, &mut white] {
        client.expect(&format!("START:{id}")).await;
    }
    let mut players = [black, white];
    play(&mut players, "+7776FU -3334FU +8822UM -3122GI +0045KA").await;
    let [black, white] = &mut players;
    white.say("-5152OU,'* 120 +4563UM").await;
    black.expect_in_time("-5152OU,T").await;
    white.expect_in_time("-5152OU,T").await;
    black.say("%TORYO").await;
    black.expect_in_time("%TORYO,T").await;
    black.expect("#RESIGN\n#LOSE").await;
    white.expect_in_time("%TORYO,T").await;
    white.expect("#RESIGN\n#WIN").await;
    white.say("LOGOUT").await;
    white.expect("LOGOUT:completed").await;
    white.expect_close().await;
    // It is a game like others, which people can look at.
    let page = site.visitor().get(&format!("/games/{}", id.rsplit('+').next().unwrap())).await;
    assert!(
        page.status.is_success() && page.text.contains("gote_first") && page.text.contains("w.2@x"),
        "{}",
        page.text
    );
    site.stop().await;
}

#[tokio::test]
async fn signs_of_life() {
    let data = Data::new();
    let site = open(&data).await;
    let mut players = two(site.csa_address(), "test-600-10").await;
    players[0].say("").await;
    players[0].expect("\n").await;
    players[0].say(" ").await;
    play(&mut players, "+7776FU").await;
    site.stop().await;
}

#[tokio::test]
async fn time_runs_out_by_itself() {
    let data = Data::new();
    let site = open(&data).await;
    let mut players = two(site.csa_address(), "test-60-5").await;
    pause();
    advance(Duration::from_secs(31)).await;
    resume();
    players[0].say("+7776FU").await;
    for player in &mut players {
        let line = player.next().await;
        let seconds: u32 = line.strip_prefix("+7776FU,T").unwrap().parse().unwrap();
        assert!((31..60).contains(&seconds), "{line}");
    }
    pause();
    advance(Duration::from_millis(65_001)).await;
    resume();
    players[0].expect("#TIME_UP\n#WIN").await;
    players[1].expect("#TIME_UP\n#LOSE").await;
    site.stop().await;
}

#[tokio::test]
async fn moves_out_of_turn_are_not_played() {
    let data = Data::new();
    let site = open(&data).await;
    let mut players = two(site.csa_address(), "test-600-10").await;
    players[1].say("-3334FU").await;
    players[1].say("").await;
    players[1].expect("\n").await;
    // The second of them comes before the first has been answered.
    players[0].say("+7776FU\n+2726FU").await;
    for player in &mut players {
        player.expect_in_time("+7776FU,T").await;
    }
    play(&mut players, "-3334FU +2726FU").await;
    site.stop().await;
}

#[tokio::test]
async fn repetitions() {
    let data = Data::new();
    let site = open(&data).await;
    let mut players = two(site.csa_address(), "test-600-10").await;
    let cycle = "+2838HI -8272HI +3828HI -7282HI";
    play(&mut players, &[cycle; 3].join(" ")).await;
    for player in &mut players {
        player.expect("#SENNICHITE\n#DRAW").await;
    }
    // Black gives every check (END-13). What has lost the game is a move that stands, and is told once.
    let mut players = two(site.csa_address(), "checks-600-10").await;
    let cycle = "-5141OU +3332UM -4151OU +3233UM ";
    play(&mut players, format!("+7776FU -4152KI +8833UM {}", cycle.repeat(3)).trim()).await;
    players[0].expect("#OUTE_SENNICHITE\n#LOSE").await;
    players[1].expect("#OUTE_SENNICHITE\n#WIN").await;
    site.stop().await;
}

#[tokio::test]
async fn who_loses_the_line_gets_the_game_back() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut players = two(address, "test-600-10").await;
    play(&mut players, "+7776FU").await;
    let [black, mut white] = players;
    drop(black);
    let mut stranger = Client::connect(address).await;
    stranger.say("LOGIN b test-600-10-B,white").await;
    stranger.expect("LOGIN:incorrect").await;
    let mut again = Client::log_in(address, "b", "test-600-10-B,black").await;
    let summary = again.summary().await;
    assert_eq!((summary.get("Your_Turn"), summary.get("To_Move")), ("+", "+"));
    assert!(summary.has("+7776FU,T"), "{:?}", summary.0);
    // What happens meanwhile is told after START.
    white.say("-3334FU").await;
    white.expect_in_time("-3334FU,T").await;
    again.say("AGREE").await;
    again.expect(&format!("START:{}", summary.get("Game_ID"))).await;
    again.expect_in_time("-3334FU,T").await;
    play(&mut [again, white], "+8822UM").await;
    site.stop().await;
}

/// What a stranger can read in `%%WHO` and in the summary lets nobody sit down at a game.
#[tokio::test]
async fn without_a_secret_nobody_takes_a_seat_over() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut black = Client::log_in(address, "b", "test-600-10-B").await;
    let mut white = Client::log_in(address, "w", "test-600-10-W").await;
    let mut stranger = Client::log_in(address, "x", "secret x1").await;
    for client in [&mut black, &mut white] {
        client.summary().await;
        client.say("AGREE").await;
    }
    black.until("START:").await;
    white.until("START:").await;
    stranger.say("%%WHO").await;
    let who = stranger.until("##[WHO] +OK").await;
    assert!(who.contains(&"##[WHO] b CSA game test-600-10 +".to_owned()), "{who:?}");
    let mut players = [black, white];
    let refused = async || {
        for line in
            ["test-600-10", "test-600-10-B", "test-600-10-B,", "test-600-10-B x1", "test-600-10-B,guess", "x x1"]
        {
            let mut stranger = Client::connect(address).await;
            stranger.say(&format!("LOGIN b {line}")).await;
            stranger.expect("LOGIN:incorrect").await;
        }
    };
    refused().await;
    play(&mut players, "+7776FU -3334FU").await;
    // Nor when the player has lost the line: their clock runs, and nobody is let in in their place.
    let [black, mut white] = players;
    drop(black);
    refused().await;
    white.say("").await;
    white.expect("\n").await;
    stranger.say("%%LIST").await;
    assert_eq!(stranger.until("##[LIST] +OK").await.len(), 2);
    // When the game is over the name is free.
    white.say("LOGOUT").await;
    white.until("LOGOUT:completed").await;
    loop {
        let mut again = Client::connect(address).await;
        again.say("LOGIN b test-600-10-B").await;
        if again.next().await == "LOGIN:b OK" {
            break;
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn who_leaves_a_game_gives_it_up() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let [mut black, mut white] = two(address, "test-600-10").await;
    black.say("LOGOUT").await;
    black.until("LOGOUT:completed").await;
    white.expect_in_time("%TORYO,T").await;
    white.expect("#RESIGN\n#WIN").await;
    let [black, mut white] = two(address, "test-0-0").await;
    // Without a clock nobody would wait for it to come back.
    drop(black);
    white.expect_in_time("%TORYO,T").await;
    white.expect("#RESIGN\n#WIN").await;
    site.stop().await;
}

#[tokio::test]
async fn whatever_ends_a_game() {
    let data = Data::new();
    let csa = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let site = Site::start(Config { csa, csa_max_moves: 4, ..data.config() }).await;
    let address = site.csa_address();
    let check = async |moves: &str, mover: usize, line: &str, [told, reason]: [&str; 2], [own, other]: [&str; 2]| {
        let mut players = two(address, "test-600-10").await;
        if !moves.is_empty() {
            play(&mut players, moves).await;
        }
        players[mover].say(line).await;
        for (player, meaning) in players.iter_mut().enumerate() {
            let result = if player == mover { own } else { other };
            if !told.is_empty() {
                meaning.expect_in_time(&format!("{told},T")).await;
            }
            meaning.expect(format!("{reason}\n{result}").trim()).await;
        }
    };
    let lost = ["#LOSE", "#WIN"];
    check("", 0, "%TORYO", ["%TORYO", "#RESIGN"], lost).await;
    // Out of turn.
    check("+7776FU", 0, "%TORYO", ["%TORYO", "#RESIGN"], lost).await;
    check("", 0, "%KACHI", ["%KACHI", "#ILLEGAL_MOVE"], lost).await;
    check("+7776FU", 1, "%CHUDAN", ["", "#CHUDAN"], ["", ""]).await;
    check("", 0, "+7775FU", ["+7775FU", "#ILLEGAL_MOVE"], lost).await;
    check("+7776FU", 1, "+2726FU", ["-2726FU", "#ILLEGAL_MOVE"], lost).await;
    check("+7776FU", 1, "-0055FU", ["-0055FU", "#ILLEGAL_MOVE"], lost).await;
    check("+7776FU", 1, "-3334TO", ["-3334TO", "#ILLEGAL_MOVE"], lost).await;
    check("", 0, "+7776KI", ["", "#ILLEGAL_MOVE"], lost).await;
    check("", 0, "+", ["", "#ILLEGAL_MOVE"], lost).await;
    let draw = ["#CENSORED"; 2];
    check("+7776FU -3334FU +2726FU", 1, "-8384FU", ["-8384FU", "#MAX_MOVES"], draw).await;
    site.stop().await;
}

#[tokio::test]
async fn games_outlive_the_server() {
    let data = Data::new();
    let site = open(&data).await;
    let mut players = two(site.csa_address(), "test-600-10").await;
    play(&mut players, "+7776FU -3334FU").await;
    site.stop().await;
    for player in &mut players {
        player.expect_close().await;
    }
    let site = open(&data).await;
    let mut ids = Vec::new();
    let mut players = Vec::new();
    for (name, rest) in [("b", "test-600-10-B,black"), ("w", "test-600-10-W,white")] {
        let mut player = Client::log_in(site.csa_address(), name, rest).await;
        let summary = player.summary().await;
        assert!(summary.has("-3334FU,T"), "{:?}", summary.0);
        let left: u32 = summary.get("Remaining_Time-").parse().unwrap();
        assert!((570..=600).contains(&left), "{left}");
        ids.push(summary.get("Game_ID").to_owned());
        player.say("AGREE").await;
        player.expect(&format!("START:{}", summary.get("Game_ID"))).await;
        players.push(player);
    }
    assert_eq!(ids[0], ids[1]);
    let mut players = <[Client; 2]>::try_from(players).ok().unwrap();
    play(&mut players, "+2726FU").await;
    players[1].say("%TORYO").await;
    players[0].expect_in_time("%TORYO,T").await;
    players[0].expect("#RESIGN\n#WIN").await;
    // It is over: the next log-in is for another.
    let mut again = Client::log_in(site.csa_address(), "b", "test-600-10-B,black").await;
    again.say("").await;
    again.expect("\n").await;
    site.stop().await;
}

#[tokio::test]
async fn a_game_that_both_have_left_is_broken_off() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    drop(two(address, "test-600-10").await);
    let mut other = Client::log_in(address, "x", "secret x1").await;
    let list = async |other: &mut Client| {
        other.say("%%LIST").await;
        other.until("##[LIST] +OK").await.len() - 1
    };
    assert_eq!(list(&mut other).await, 1);
    while list(&mut other).await == 1 {
        // In short jumps, so that what the server begins meanwhile is not too late at once.
        pause();
        advance(Duration::from_secs(3)).await;
        resume();
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut again = Client::log_in(address, "b", "test-600-10-B,black").await;
    again.say("").await;
    again.expect("\n").await;
    site.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_before_he_is_missed_has_not_left() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let [_black, white] = two(address, "test-0-0").await;
    let mut again = Client::log_in(address, "b", "test-0-0-B,black").await;
    again.summary().await;
    again.say("AGREE").await;
    again.until("START:").await;
    play(&mut [again, white], "+7776FU").await;
    site.stop().await;
}
