//! Friends at two screens: who watches is offered no seat, an invitation is withdrawn, who comes is told how things stand.

use super::house::Data;
use super::start_browser;
use super::two_people::{meet, wait_for};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;

#[test]
fn who_opens_a_game_is_told_whose_turn_it_is_and_the_last_move() {
    let Some(browser) = start_browser("told") else { return };
    let data = Data::new("told");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f");
    let bruno = &pair.players[1].window;
    bruno.reload();
    wait_for(bruno, ".said", "Last move: ");
    let said = bruno.text(".said");
    assert!(said.contains("Your move") && said.contains("pawn"), "{said}");
    // Once: what happens next takes its place.
    pair.play(2, "3c3d");
    bruno.wait("the last move to be told no more", || (!bruno.text(".said").contains("Last move")).then_some(()));
}

#[test]
fn watchers_are_offered_no_seat_and_an_invitation_is_withdrawn() {
    let Some(browser) = start_browser("withdrawn") else { return };
    let data = Data::new("withdrawn");
    let house = data.open("127.0.0.1:0");
    let anna = browser.window();
    anna.go(&format!("http://127.0.0.1:{}/play", house.port()));
    anna.click("input[name=opponent][value=link]");
    anna.click("form.start button.primary");
    wait_for(&anna, ".waiting h2", "Waiting for your opponent");
    let link = anna.wait("the link for watchers", || {
        let link = anna.run("return document.querySelector('#watch-link').value");
        link.as_str().filter(|link| link.starts_with("http") && link.ends_with("?watch")).map(str::to_owned)
    });
    let path = &link[link.find("/games/").expect("a path")..];
    let carla = browser.another_window();
    carla.go(&format!("http://localhost:{}{path}", house.port()));
    wait_for(&carla, ".waiting .watch", "You are watching");
    assert_eq!(carla.run("return document.querySelector('.join').offsetParent"), serde_json::Value::Null);
    anna.click(".withdraw button");
    for window in [&anna, &carla] {
        wait_for(window, ".status", "The invitation was called off");
    }
    assert_eq!(anna.run("return document.querySelector('.card.waiting').offsetParent"), serde_json::Value::Null);
}

/// A mate problem that every site has.
const PROBLEM: &str = "657721cad2";

/// Another site: whatever is asked of it as `/?ADDRESS` has that address in a frame. It ends with the test.
fn other_site() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("a port").port();
    thread::spawn(move || {
        for mut stream in listener.incoming().filter_map(Result::ok) {
            let mut request = String::new();
            let read = BufReader::new(&stream).read_line(&mut request);
            let wanted = request.split_whitespace().nth(1).and_then(|path| path.split_once('?'));
            let frame =
                wanted.map_or_else(String::new, |(_, src)| format!("<iframe width=400 height=620 src='{src}'>"));
            let page = format!("<!DOCTYPE html><main>{frame}</iframe></main>");
            let head = format!("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}", page.len());
            // A browser that has gone away misses nothing.
            let _ = read.and_then(|_| write!(stream, "{head}\r\nConnection: close\r\n\r\n{page}"));
        }
    });
    format!("http://other.localhost:{port}/?")
}

#[test]
fn a_board_stands_in_the_page_of_another_site_and_no_other_page_does() {
    let Some(browser) = start_browser("framed") else { return };
    let data = Data::new("framed");
    let house = data.open("127.0.0.1:0");
    let (other, site) = (other_site(), format!("http://127.0.0.1:{}", house.port()));
    // A problem is solved there, and the browser is left as it was.
    let window = browser.window();
    window.go(&format!("{other}{site}/embed/tsume/{PROBLEM}"));
    window.enter("iframe");
    wait_for(&window, ".verdict", "Your move");
    window.click("[data-action=give-up]");
    window.wait("an answer", || {
        let phase = window.run("return document.querySelector('.verdict').dataset.phase");
        (phase == "shown").then_some(())
    });
    assert_eq!(window.cookies(), Vec::<String>::new());

    // So is a game walked through.
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f 3c3d 2g2f");
    let id = pair.path.trim_start_matches("/games/");
    let reader = browser.another_window();
    reader.go(&format!("{other}{site}/embed/games/{id}?lang=it"));
    reader.enter("iframe");
    wait_for(&reader, ".place", "3/3");
    assert!(reader.text(".names").contains("ospite Anna"), "{}", reader.text(".names"));
    reader.click("[data-replay=previous]");
    wait_for(&reader, ".place", "2/3");
    assert_eq!(reader.run("return document.querySelector('[data-spot=\"3d\"]') !== null"), true);
    assert_eq!(reader.run("return document.documentElement.scrollHeight <= innerHeight"), true, "all of it is in view");
    // Whatever else there is does not come into a frame.
    for path in [pair.path.as_str(), "/", "/account"] {
        reader.go(&format!("{other}{site}{path}"));
        reader.enter("iframe");
        reader.wait("the browser to refuse it", || {
            let shown = reader.run("return location.href");
            shown.as_str().filter(|href| href.starts_with("chrome-error:")).map(drop)
        });
    }
}
