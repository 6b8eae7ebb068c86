//! Watching games, and taking them up from the middle.

use super::{Client, Data, open, play, two};

/// Of a game with a clock in which a move has been played, and the end of the message.
const SUMMARY_LINES: usize = 36;

#[tokio::test]
async fn games_can_be_watched() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut players = two(address, "test-600-10").await;
    play(&mut players, "+7776FU").await;
    let mut watcher = Client::log_in(address, "x", "secret x1").await;
    watcher.say("%%LIST").await;
    let list = watcher.until("##[LIST] +OK").await;
    let id = list[0].strip_prefix("##[LIST] ").unwrap();
    assert!(list.len() == 2 && id.starts_with("miyako+test-600-10+b+w+"), "{list:?}");

    watcher.say(&format!("%%SHOW {id}")).await;
    let show = watcher.until("##[SHOW] +OK").await;
    for line in ["Last_Move:+7776FU,T", "Current_Turn:1", "Remaining_Time+:", "P7+FU+FU * +FU+FU+FU+FU+FU+FU", "-"] {
        assert!(show.iter().any(|shown| shown.starts_with(&format!("##[SHOW] {line}"))), "{line} in {show:#?}");
    }
    watcher.say("%%SHOW nothing").await;
    watcher.expect("##[SHOW] +OK").await;

    watcher.say(&format!("%%MONITORON {id}")).await;
    let end = format!("##[MONITOR][{id}] +OK");
    assert_eq!(watcher.until(&end).await.len(), SUMMARY_LINES);
    play(&mut players, "-3334FU").await;
    let state = watcher.until(&end).await;
    let last = format!("##[MONITOR][{id}] Last_Move:-3334FU,T");
    assert!(state.iter().any(|line| line.starts_with(&last)), "{state:#?}");
    watcher.say(&format!("%%MONITOROFF {id}")).await;

    watcher.say(&format!("%%MONITOR2ON {id}")).await;
    let mark = format!("##[MONITOR2][{id}]");
    let record = watcher.until(&format!("{mark} +OK")).await;
    for line in ["N+b", "N-w", "+7776FU", "-3334FU"] {
        assert!(record.contains(&format!("{mark} {line}")), "{line} in {record:#?}");
    }
    play(&mut players, "+2726FU").await;
    watcher.expect(&format!("{mark} +2726FU")).await;
    watcher.expect_in_time(&format!("{mark} T")).await;
    watcher.expect(&format!("{mark} +OK")).await;
    players[1].say("%TORYO").await;
    let last = watcher.until(&format!("{mark} +OK")).await;
    assert!(last.contains(&format!("{mark} %TORYO")), "{last:?}");
    for player in &mut players {
        player.until("#RESIGN").await;
    }
    watcher.say("%%MONITORON nothing").await;
    watcher.expect("##[ERROR] no such game: nothing").await;
    site.stop().await;
}

#[tokio::test]
async fn games_can_be_set_up() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut owner = Client::log_in(address, "o", "secret x1").await;
    let say = async |client: &mut Client, line: &str, answer: &str| {
        client.say(line).await;
        client.expect(answer).await;
    };
    say(&mut owner, "%%SETBUOY x-600-10 +7776FU", "##[ERROR] wrong buoy game name: x-600-10").await;
    say(&mut owner, "%%SETBUOY buoy_x-600-10 +7775FU", "##[ERROR] wrong moves: +7775FU").await;
    say(&mut owner, "%%SETBUOY buoy_x-600-10 +7776FU-3334FU 2", "##[SETBUOY] +OK").await;
    say(&mut owner, "%%GETBUOYCOUNT buoy_x-600-10", "##[GETBUOYCOUNT] 2\n##[GETBUOYCOUNT] +OK").await;
    let mut players = two(address, "buoy_x-600-10").await;
    say(&mut owner, "%%GETBUOYCOUNT buoy_x-600-10", "##[GETBUOYCOUNT] 1\n##[GETBUOYCOUNT] +OK").await;
    play(&mut players, "+8822UM").await;

    owner.say("%%LIST").await;
    let list = owner.until("##[LIST] +OK").await;
    let id = list[0].strip_prefix("##[LIST] ").unwrap();
    let range = "##[ERROR] number of moves to fork is out of range: 3.";
    say(&mut owner, &format!("%%FORK {id} buoy_y-60-0 0"), range).await;
    say(&mut owner, &format!("%%FORK {id} buoy_y-60-0 4"), range).await;
    say(&mut owner, "%%FORK nothing", "##[ERROR] wrong source game name: nothing").await;
    say(&mut owner, &format!("%%FORK {id} buoy_y-60-0 3"), "##[SETBUOY] +OK").await;
    let name = "##[FORK]: new buoy game name: buoy_buoy_x_2-600-10\n##[FORK] +OK\n##[SETBUOY] +OK";
    say(&mut owner, &format!("%%FORK {id}"), name).await;
    say(&mut owner, "%%DELETEBUOY buoy_y-60-0", "##[DELETEBUOY] +OK").await;
    say(&mut owner, "%%DELETEBUOY buoy_y-60-0", "##[ERROR] buoy game not found: buoy_y-60-0").await;

    // Who waits for one that is not there yet begins when it is.
    let mut a = Client::log_in(address, "a", "buoy_z-600-10-B").await;
    let mut c = Client::log_in(address, "c", "buoy_z-600-10-W").await;
    a.say("").await;
    a.expect("\n").await;
    c.say("").await;
    c.expect("\n").await;
    say(&mut owner, "%%SETBUOY buoy_z-600-10 +2726FU,T12", "##[SETBUOY] +OK").await;
    let summary = a.summary().await;
    assert!(summary.has("+2726FU,T0"), "{:?}", summary.0);
    c.summary().await;
    site.stop().await;
}
