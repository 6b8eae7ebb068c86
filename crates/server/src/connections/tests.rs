use super::{LONGEST_HEAD, LONGEST_REQUEST, serve};
use axum::Router;
use axum::routing::post;
use std::future::pending;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Instant;

/// A place where one can be served at a time. Time is the tests' own: it passes when everybody waits.
async fn open() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new().route("/", post(async |body: String| body));
    tokio::spawn(serve(listener, router, 1, pending()));
    address
}

/// Says something and waits for the end of the connection; what was answered, and how long that took.
async fn talk(address: SocketAddr, words: &str) -> (String, Duration) {
    let began = Instant::now();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(words.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    (answer, began.elapsed())
}

const REQUEST: &str = "POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n";

#[tokio::test(start_paused = true)]
async fn the_slow_are_cut_off() {
    let address = open().await;
    let check = async |words: String, after: Duration| {
        let (answer, took) = talk(address, &words).await;
        assert!(took >= after && took < after + Duration::from_secs(1), "{words}: {took:?}");
        answer
    };
    check(String::new(), LONGEST_HEAD).await;
    check(REQUEST.to_owned(), LONGEST_HEAD).await;
    assert!(check(format!("{REQUEST}\r\n1"), LONGEST_REQUEST).await.starts_with("HTTP/1.1 408 "));
    // A connection that is kept without another request is given back as soon.
    assert!(check(format!("{REQUEST}\r\n12"), LONGEST_HEAD).await.ends_with("12"));
}

#[tokio::test(start_paused = true)]
async fn who_finds_no_place_waits_for_one() {
    let address = open().await;
    let request = format!("{REQUEST}connection: close\r\n\r\n12");
    let ((_, first), (answer, second)) = tokio::join!(talk(address, ""), talk(address, &request));
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("12"), "{answer}");
    assert!(first >= LONGEST_HEAD && second >= LONGEST_HEAD, "{first:?} {second:?}");
}
