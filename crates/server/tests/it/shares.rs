//! Nobody spoils the site for the others, neither by number nor by slowness.

use crate::site::{Data, Site, Visitor};
use crate::wire::{From, status};
use serde_json::json;
use server::{Config, Limits};
use sqlx::{Connection, Executor, SqliteConnection};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

/// A connection that says nothing, or not all, is given up after ten seconds: whoever is answered sooner has not waited for
/// that.
const GIVEN_UP: Duration = Duration::from_secs(9);

async fn start(data: &Data, limits: Limits) -> Site {
    Site::start(Config { limits, ..data.config() }).await
}

/// Opens a live channel; the number in the answer, and the line.
async fn watch(from: u8, site: &Site, id: &str, cookie: &str) -> (u16, TcpStream) {
    let to = site.address();
    let mut stream = From(from).connect(to).await.unwrap();
    let request = format!(
        "GET /api/v1/games/{id}/live HTTP/1.1\r\nHost: {to}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hvZ2kgaXMgYSBnYW1lIQ==\r\nCookie: {cookie}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    (status(&String::from_utf8_lossy(&head)), stream)
}

async fn join(site: &Site, id: &str) -> Visitor {
    let mut visitor = site.visitor();
    assert_eq!(visitor.post(&format!("/api/v1/games/{id}/join"), json!({})).await.status, 200);
    visitor
}

/// Spectators of one address fill what they can: a player of another address, and one of their own, still come to their
/// game, and so do spectators of other addresses.
#[tokio::test]
async fn spectators_do_not_lock_players_out() {
    let data = Data::new();
    let limits = Limits { live_channels: 16, live_channels_of_one_address: 8, ..Limits::default() };
    let site = start(&data, limits).await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link"})).await;
    let bruno = join(&site, &id).await;
    let mut lines = Vec::new();
    let mut answers = Vec::new();
    for _ in 0..20 {
        let (answer, line) = watch(2, &site, &id, "").await;
        answers.push(answer);
        lines.push(line);
    }
    assert_eq!(answers[..8], [101; 8]);
    assert!(answers[8..].iter().all(|answer| *answer == 429), "{answers:?}");
    // A quarter is kept for players.
    for (nth, expected) in [101, 101, 101, 101, 503, 503].into_iter().enumerate() {
        let (answer, line) = watch(3, &site, &id, "").await;
        assert_eq!(answer, expected, "{nth}");
        lines.push(line);
    }
    for (from, player) in [(2, &anna), (9, &bruno), (2, &bruno)] {
        let (answer, line) = watch(from, &site, &id, player.cookie()).await;
        assert_eq!(answer, 101, "{from}");
        lines.push(line);
    }
    drop(lines);
    site.stop().await;
}

#[tokio::test]
async fn a_visitor_has_a_share_of_channels() {
    let data = Data::new();
    let site = start(&data, Limits { live_channels_of_one_visitor: 2, ..Limits::default() }).await;
    let mut anna = site.visitor();
    let id = anna.make(json!({})).await;
    let mut lines = Vec::new();
    for (from, expected) in [(2, 101), (3, 101), (4, 429)] {
        let (answer, line) = watch(from, &site, &id, anna.cookie()).await;
        assert_eq!(answer, expected);
        lines.push(line);
    }
    drop(lines);
    site.stop().await;
}

/// A page for somebody else while one address does what it can to prevent that.
async fn page_in_time(site: &Site, lines: &mut [TcpStream]) {
    let began = Instant::now();
    let answer = timeout(GIVEN_UP, From(9).get(site.address(), "/", "")).await.expect("a page in time");
    assert_eq!(status(&answer), 200);
    println!("{} lines, a page after {:?}", lines.len(), began.elapsed());
}

#[tokio::test]
async fn connections_that_are_kept_without_a_request_give_way() {
    let data = Data::new();
    let limits = Limits { connections: 16, connections_of_one_address: 4, ..Limits::default() };
    let site = start(&data, limits).await;
    for words in ["", "GET / HTTP/1.1\r\nHost: he", "GET /nowhere HTTP/1.1\r\nHost: here\r\n\r\n"] {
        let (mut lines, began) = (Vec::new(), Instant::now());
        // From one address, and from more than there are places for.
        for from in (0..40).map(|nth| 2 + nth / 8) {
            let mut line = From(from).connect(site.address()).await.unwrap();
            line.write_all(words.as_bytes()).await.unwrap();
            lines.push(line);
        }
        page_in_time(&site, &mut lines).await;
        // The first has made room for the others of its address.
        let _ = timeout(GIVEN_UP, lines[0].read_to_end(&mut Vec::new())).await.expect("it gives way");
        assert!(began.elapsed() < GIVEN_UP, "{words}: {:?}", began.elapsed());
    }
    site.stop().await;
}

/// Requests of which the end does not come are not interrupted, but they take no more than a share.
#[tokio::test]
async fn half_requests_of_one_address_leave_room_for_others() {
    let data = Data::new();
    let limits = Limits { connections: 16, connections_of_one_address: 4, ..Limits::default() };
    let site = start(&data, limits).await;
    let half = "POST /api/v1/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\
                Accept-Language: it\r\n\r\n{";
    let mut lines = Vec::new();
    for _ in 0..20 {
        let mut line = From(2).connect(site.address()).await.unwrap();
        line.write_all(half.as_bytes()).await.unwrap();
        lines.push(line);
    }
    page_in_time(&site, &mut lines).await;
    // Who is too slow is told so in their language, and so is who has found no place.
    let mut answers = Vec::new();
    for mut line in lines {
        let mut answer = Vec::new();
        let _ = line.read_to_end(&mut answer).await;
        answers.push(String::from_utf8_lossy(&answer).into_owned());
    }
    let (slow, rest): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.starts_with("HTTP/1.1 408 "));
    assert!(slow.len() >= 4 && slow[0].contains("non è arrivata per intero in tempo"), "{slow:?}");
    let told = rest.iter().filter(|answer| answer.starts_with("HTTP/1.1 503 ")).count();
    assert!(told > 0 && rest.iter().all(|answer| answer.is_empty() || answer.contains("riprova fra poco")), "{rest:?}");
    site.stop().await;
}

/// A visitor says so many messages a second, over however many lines.
#[tokio::test]
async fn more_lines_do_not_say_more() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({})).await;
    let mut lines = Vec::new();
    for _ in 0..8 {
        lines.push(anna.connect(&id).await.0);
    }
    // Each says no more than one could.
    for line in &mut lines {
        for _ in 0..25 {
            line.say("{\"type\":\"ping\"}").await;
        }
    }
    let mut refused = 0;
    for line in &mut lines {
        for _ in 0..25 {
            refused += usize::from(line.next().await["code"] == "too_fast");
        }
    }
    assert!(refused > 0);
    site.stop().await;
}

/// When the database does not get to it, that is said: it is no mistake of ours or of the visitor's.
#[tokio::test]
async fn too_much_to_do_is_no_mistake() {
    let data = Data::new();
    let site = data.start().await;
    let mut other = SqliteConnection::connect(&data.url()).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let (api, page) =
        tokio::join!(From(2).post(site.address(), "/api/v1/games", "Accept-Language: it\r\n", "{}"), async {
            let form = "opponent=two";
            let head = "POST /games HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAccept-Language: ja\r\n";
            let kind = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 12\r\n\r\n";
            From(3).ask(site.address(), &format!("{head}{kind}{form}")).await
        });
    assert!(status(&api) == 503 && api.contains("le richieste sono troppe"), "{api}");
    assert!(status(&page) == 503 && page.contains("混み合って"), "{page}");
    other.execute("ROLLBACK").await.unwrap();
    drop(other);
    assert_eq!(status(&From(2).post(site.address(), "/api/v1/games", "", "{}").await), 201);
    site.stop().await;
}

#[tokio::test]
async fn a_file_gives_as_many_games_as_is_chosen() {
    let data = Data::new();
    let site = start(&data, Limits { games_of_one_file: 2, ..Limits::default() }).await;
    let files = "startpos moves 7g7f\nstartpos moves 2g2f\nstartpos moves 5g5f\n";
    let answer = From(2).post(site.address(), "/api/v1/records?name=three.usi", "", files).await;
    let body: serde_json::Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    assert_eq!(body["records"].as_array().unwrap().len(), 2, "{body}");
    assert!(body["findings"].to_string().contains('2'), "{body}");
    site.stop().await;
}
