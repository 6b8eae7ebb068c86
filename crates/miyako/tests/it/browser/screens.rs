//! Friends at two screens: who watches is offered no seat, an invitation is withdrawn, who comes is told how things stand.

use super::house::Data;
use super::start_browser;
use super::two_people::{meet, wait_for};

#[test]
fn who_opens_a_game_is_told_whose_turn_it_is_and_the_last_move() {
    let Some(browser) = start_browser("told") else { return };
    let data = Data::new("told");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f");
    let bruno = &pair.players[1].window;
    bruno.run("location.reload()");
    wait_for(bruno, ".said", "Last move: ");
    let said = bruno.text(".said");
    assert!(said.contains("Your turn") && said.contains("pawn"), "{said}");
    // Once: what happens next takes its place.
    pair.play(2, "3c3d");
    assert!(!bruno.text(".said").contains("Last move"), "{}", bruno.text(".said"));
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
