//! The way for a friend's phone, and what is read without a connection.

use super::house::Data;
use super::start_browser;

const INVITE: &str = ".door.friend .primary";

#[test]
fn a_friend_is_shown_the_way_by_a_code() {
    let Some(browser) = start_browser("outside-code") else { return };
    let data = Data::new("outside-code");
    let window = browser.window();
    window.screen(390, 844);
    // Where nobody else can come, that is said, with what helps.
    let house = data.open("127.0.0.1:0");
    window.go(&format!("http://{}/", house.address));
    window.click(INVITE);
    let command = || Some(window.text(".unreached .command")).filter(|text| !text.is_empty());
    assert!(window.wait("a warning", command).contains("--listen 0.0.0.0:"));
    assert_eq!(window.run("return document.querySelector('img.code').hidden"), true);
    house.kill();
    let house = data.open_with("127.0.0.1:0", &["--public-url", "http://club.example:4649"]);
    window.go(&format!("http://{}/", house.address));
    window.click(INVITE);
    let drawn = "const code = document.querySelector('img.code'); return !code.hidden && code.naturalWidth > 0";
    window.wait("the code", || (window.run(drawn) == true).then_some(()));
    let link = window.run("return document.querySelector('#link').value");
    let path = window.run("return location.pathname");
    assert_eq!(link.as_str().unwrap(), format!("http://club.example:4649{}", path.as_str().unwrap()));
    let wide = window.run("return document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wide, false);
}

#[test]
fn rules_are_read_without_a_connection_and_the_rest_says_that_it_needs_one() {
    let Some(browser) = start_browser("outside-offline") else { return };
    let data = Data::new("outside-offline");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let site = format!("http://{}", house.address);
    window.go(&format!("{site}/"));
    let ready = "return navigator.serviceWorker.controller !== null";
    window.wait("the worker", || (window.run(ready) == true).then_some(()));
    house.kill();
    window.go(&format!("{site}/rules"));
    assert_eq!(window.text("h1"), "Rules");
    let drawn = "return getComputedStyle(document.querySelector('.top')).display";
    assert_eq!(window.run(drawn), "flex", "with its styles");
    window.go(&format!("{site}/tsume"));
    assert_eq!(window.text("h1"), "The site cannot be reached");
}
