//! Whole games.

use super::client::Summary;
use super::{Client, Data, open, play, play_in, two};
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
    black.expect("-5152OU,T0").await;
    white.expect("-5152OU,T0").await;
    black.say("%TORYO").await;
    black.expect("%TORYO,T0\n#RESIGN\n#LOSE").await;
    white.expect("%TORYO,T0\n#RESIGN\n#WIN").await;
    white.say("LOGOUT").await;
    white.expect("LOGOUT:completed").await;
    white.expect_close().await;
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
    advance(Duration::from_millis(64_900)).await;
    resume();
    play_in(&mut players, "+7776FU", 64).await;
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
        player.expect("+7776FU,T0").await;
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
    stranger.say("LOGIN b test-600-10-W").await;
    stranger.expect("LOGIN:incorrect").await;
    let mut again = Client::log_in(address, "b", "test-600-10-B").await;
    let summary = again.summary().await;
    assert_eq!((summary.get("Your_Turn"), summary.get("To_Move")), ("+", "+"));
    assert!(summary.0.contains(&"+7776FU,T0".to_owned()), "{:?}", summary.0);
    // What happens meanwhile is told after START.
    white.say("-3334FU").await;
    white.expect("-3334FU,T0").await;
    again.say("AGREE").await;
    again.expect(&format!("START:{}\n-3334FU,T0", summary.get("Game_ID"))).await;
    play(&mut [again, white], "+8822UM").await;
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
    white.expect("%TORYO,T0\n#RESIGN\n#WIN").await;
    let [black, mut white] = two(address, "test-0-0").await;
    // Without a clock nobody would wait for it to come back.
    drop(black);
    white.expect("%TORYO,T0\n#RESIGN\n#WIN").await;
    site.stop().await;
}
