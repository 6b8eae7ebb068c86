use super::flow::SLUGGISH;
use super::{LONGEST_HEAD, Shares, serve};
use crate::web::peer::Proxies;
use axum::Router;
use axum::routing::{get, post};
use std::future::pending;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::{Instant, sleep};

/// A place where two can be served at a time, one of each address, and one of each can wait. Time is the tests' own: it
/// passes when everybody waits.
async fn open() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new().route("/", post(async |body: String| body));
    let router = router.route("/long", get(async || "x".repeat(32 << 20)));
    let shares = Shares { all: 2, of_one_address: 1, keeps_idle: false };
    tokio::spawn(serve(listener, router, (Proxies::default(), shares), pending()));
    address
}

async fn connect(from: u8, to: SocketAddr, words: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).unwrap();
    let mut stream = socket.connect(to).await.unwrap();
    stream.write_all(words.as_bytes()).await.unwrap();
    stream
}

/// Says something and waits for the end of the connection; what was answered, and how long that took.
async fn talk(from: u8, to: SocketAddr, words: &str) -> (String, Duration) {
    let began = Instant::now();
    let mut stream = connect(from, to, words).await;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    (answer, began.elapsed())
}

const REQUEST: &str = "POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n";

fn last_request() -> String {
    format!("{REQUEST}connection: close\r\n\r\n12")
}

#[tokio::test(start_paused = true)]
async fn the_slow_are_cut_off() {
    let address = open().await;
    let check = async |words: String, after: Duration| {
        let (answer, took) = talk(2, address, &words).await;
        assert!(took >= after && took < after + Duration::from_secs(1), "{words}: {took:?}");
        answer
    };
    check(String::new(), LONGEST_HEAD).await;
    check(REQUEST.to_owned(), LONGEST_HEAD).await;
    // A connection that is kept without another request is given back as soon.
    assert!(check(format!("{REQUEST}\r\n12"), LONGEST_HEAD).await.ends_with("12"));
}

#[tokio::test(start_paused = true)]
async fn who_does_not_read_is_cut_off() {
    let address = open().await;
    let mut stream = connect(2, address, "GET /long HTTP/1.1\r\nhost: here\r\n\r\n").await;
    sleep(SLUGGISH + Duration::from_secs(1)).await;
    let mut answer = Vec::new();
    // What had been sent before can be read; then the connection breaks off.
    let _ = stream.read_to_end(&mut answer).await;
    assert!(answer.len() < 32 << 20, "{}", answer.len());
}

#[tokio::test(start_paused = true)]
async fn idle_ones_give_way() {
    let address = open().await;
    for idle in [String::new(), REQUEST.to_owned(), format!("{REQUEST}\r\n12")] {
        // Those of the same address, where it has no more places.
        let (mut first, began) = (connect(2, address, &idle).await, Instant::now());
        sleep(Duration::from_millis(100)).await;
        let (answer, took) = talk(2, address, &last_request()).await;
        assert!(answer.ends_with("12") && took < LONGEST_HEAD / 2, "{idle}: {answer} {took:?}");
        let _ = first.read_to_end(&mut Vec::new()).await;
        assert!(began.elapsed() < LONGEST_HEAD / 2, "{idle}: {:?}", began.elapsed());
        // And of others, where there are no more.
        let _others = [connect(3, address, &idle).await, connect(4, address, &idle).await];
        sleep(Duration::from_millis(100)).await;
        let (answer, took) = talk(2, address, &last_request()).await;
        assert!(answer.ends_with("12") && took < LONGEST_HEAD / 2, "{idle}: {answer} {took:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn who_finds_no_place_waits_for_one() {
    let address = open().await;
    // A request is on its way, which nobody interrupts.
    let mut busy = connect(2, address, &format!("{REQUEST}\r\n1")).await;
    sleep(Duration::from_millis(100)).await;
    let other = tokio::spawn(async move { talk(2, address, &last_request()).await });
    sleep(Duration::from_millis(100)).await;
    // A third has no place to wait, and is told so in all languages.
    let (answer, _) = talk(2, address, &last_request()).await;
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("riprova fra poco"), "{answer}");
    // Another address is not concerned.
    assert!(talk(3, address, &last_request()).await.0.ends_with("12"));
    sleep(Duration::from_secs(2)).await;
    busy.write_all(b"2").await.unwrap();
    let (answer, took) = other.await.unwrap();
    assert!(answer.ends_with("12") && took >= Duration::from_secs(2), "{answer} {took:?}");
}
