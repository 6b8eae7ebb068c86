//! Many lines from one address, and much talk.

use super::{Client, Data, Site};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::time::Duration;

const PLACES: usize = 6;

async fn open(data: &Data) -> Site {
    let csa = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let config = data.config();
    let limits = Limits { csa_connections: PLACES, ..config.limits };
    Site::start(Config { csa, limits, ..config }).await
}

#[tokio::test]
async fn lines_of_one_address_do_not_hold_the_port() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    // Those that say nothing, and those that have logged in and then say nothing.
    let mut silent = Vec::new();
    for number in 0..2 * PLACES {
        let mut client = Client::connect_from(1, address).await;
        if number % 2 == 0 {
            client.say(&format!("LOGIN idle{number} secret x1")).await;
        }
        silent.push(client);
    }
    // Two others come, meet, and play; whoever plays keeps the place while the first address goes on.
    let mut black = Client::connect_from(2, address).await;
    let mut white = Client::connect_from(3, address).await;
    black.say("LOGIN b test-600-10-B,black").await;
    black.expect("LOGIN:b OK").await;
    white.say("LOGIN w test-600-10-W,white").await;
    white.expect("LOGIN:w OK").await;
    for client in [&mut black, &mut white] {
        client.summary().await;
        client.say("AGREE").await;
    }
    for _ in 0..2 * PLACES {
        silent.push(Client::connect_from(1, address).await);
    }
    let mut players = [black, white];
    for player in &mut players {
        player.until("START:").await;
    }
    super::play(&mut players, "+7776FU -3334FU").await;
    site.stop().await;
}

/// Who does not log in in time makes room, whatever else they say; who has, stays.
#[tokio::test]
async fn whoever_does_not_log_in_is_not_kept() {
    let data = Data::new();
    let site = super::open(&data).await;
    let address = site.csa_address();
    let mut silent = Client::connect(address).await;
    let mut noisy = Client::connect(address).await;
    let mut late = Client::connect(address).await;
    let mut guest = Client::log_in(address, "guest", "secret x1").await;
    // Blank lines keep a line alive that has logged in.
    noisy.say("\n\n").await;
    let pass = async |seconds: u32| {
        tokio::time::pause();
        for _ in 0..seconds {
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        tokio::time::resume();
    };
    pass(28).await;
    late.say("LOGIN late secret x1").await;
    late.expect("LOGIN:late OK").await;
    late.expect("##[LOGIN] +OK x1").await;
    pass(3).await;
    silent.expect_close().await;
    noisy.expect_close().await;
    for client in [&mut late, &mut guest] {
        client.say("").await;
        client.expect("\n").await;
    }
    site.stop().await;
}

#[tokio::test]
async fn when_everybody_plays_a_newcomer_is_told() {
    let data = Data::new();
    let site = open(&data).await;
    let address = site.csa_address();
    let mut players = Vec::new();
    for pair in 0..PLACES / 2 {
        for (color, last) in [("B", 1), ("W", 2)] {
            let mut client = Client::connect_from(last, address).await;
            client.say(&format!("LOGIN {color}{pair} pair{pair}-600-10-{color}")).await;
            client.expect(&format!("LOGIN:{color}{pair} OK")).await;
            players.push(client);
        }
    }
    for player in &mut players {
        player.summary().await;
    }
    let mut late = Client::connect_from(3, address).await;
    late.expect("##[ERROR] too many connections").await;
    late.expect_close().await;
    site.stop().await;
}

#[tokio::test]
async fn talk_can_be_muted_and_has_an_end() {
    let data = Data::new();
    let site = super::open(&data).await;
    let address = site.csa_address();
    let mut a = Client::log_in(address, "a", "secret x1").await;
    let mut b = Client::log_in(address, "b", "secret x1").await;
    let mut c = Client::log_in(address, "c", "secret x1").await;
    b.say("%%MUTE a").await;
    b.expect("##[MUTE] +OK").await;
    c.say("%%MUTE").await;
    c.expect("##[MUTE] +OK").await;
    a.say("%%CHAT one").await;
    a.expect("##[CHAT][a] one").await;
    c.say("%%CHAT two").await;
    a.expect("##[CHAT][c] two").await;
    // Of the first nothing has come to those who do not want to hear it.
    b.expect("##[CHAT][c] two").await;
    b.say("%%UNMUTE a").await;
    b.expect("##[UNMUTE] +OK").await;
    c.say("").await;
    c.expect("\n").await;
    let mut heard = 0;
    loop {
        a.say("%%CHAT more").await;
        let line = a.next().await;
        if line != "##[CHAT][a] more" {
            assert!(line.starts_with("##[ERROR] so much talk"), "{line}");
            break;
        }
        b.expect("##[CHAT][a] more").await;
        heard += 1;
        assert!(heard < 1000, "nobody stops them");
    }
    assert!(heard >= 20, "{heard}");
    site.stop().await;
}
