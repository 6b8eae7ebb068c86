//! Somebody answers short questions one after the other, by pointer and by keys.

use super::driver::Window;
use super::house::{Data, House};
use super::start_browser;
use super::training::play;
use super::two_people::wait_for;
use serde_json::Value;

/// What is right, as the server tells programs it: the page's own questions, by the seed in its address.
fn questions(window: &Window<'_>, run: &str) -> Vec<Value> {
    let script = format!(
        "const request = new XMLHttpRequest(); request.open('GET', '/api/v1/train/runs/{run}?seed=5', false); \
         request.send(); return JSON.parse(request.responseText).questions"
    );
    window.run(&script).as_array().expect("questions").clone()
}

fn begin(window: &Window<'_>, house: &House, run: &str, seconds: u32) {
    window.screen(390, 844);
    window.go(&format!("http://{}/train", house.address));
    window.click(&format!("a[href='/train/run/{run}']"));
    window.go(&format!("http://{}/train/run/{run}?seed=5", house.address));
    window.click(&format!("form.ways input[value='{seconds}']"));
    window.click("form.ways button.primary");
    window.wait("a question", || (window.run("return document.querySelector('.asked').hidden") == false).then_some(()));
}

/// Presses Enter, as soon as that leads on.
pub(super) fn go_on(window: &Window<'_>) {
    window.wait("the way on", || (window.run("return document.activeElement.dataset.action") == "next").then_some(()));
    window.keys("\u{e007}");
}

#[test]
fn mates_in_one_are_played_one_after_the_other() {
    let Some(browser) = start_browser("mates") else { return };
    let data = Data::new("mates");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    begin(&window, &house, "mates", 0);
    // Those that are played by two presses.
    let asked = questions(&window, "mates");
    let mut right = 0;
    for question in asked.iter().take(4) {
        let usi = question["right"].as_str().unwrap();
        let other = question["legal"].as_array().unwrap().iter().filter_map(Value::as_str);
        let plain = |usi: &str| !usi.contains('*') && usi.len() == 4;
        let both = |m: &str| question["legal"].as_array().unwrap().contains(&format!("{m}+").into());
        if plain(usi) && !both(usi) {
            play(&window, usi);
            right += 1;
            wait_for(&window, ".score", &format!("{right} right"));
            continue;
        }
        let wrong = other.into_iter().find(|m| plain(m) && !both(m) && *m != usi).expect("another move");
        play(&window, wrong);
        wait_for(&window, ".verdict", "was mate.");
        go_on(&window);
        window.wait("the next mate", || {
            (window.run("return document.querySelector('.answered').hidden") == true).then_some(())
        });
    }
    window.click("[data-action=end]");
    wait_for(&window, ".verdict", "right out of 4.");
    assert_eq!(window.run("return document.documentElement.scrollWidth > innerWidth"), false);
}

#[test]
fn castles_are_named_until_the_time_is_up() {
    let Some(browser) = start_browser("castles") else { return };
    let data = Data::new("castles");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    begin(&window, &house, "castles", 30);
    let asked = questions(&window, "castles");
    let press = |id: &str| window.click(&format!(".answers [data-answer='{id}']"));
    press(asked[0]["right"].as_str().unwrap());
    wait_for(&window, ".score", "1 right out of 1");
    let (right, choices) = (&asked[1]["right"], asked[1]["choices"].as_array().unwrap());
    let wrong = choices.iter().map(|choice| &choice["id"]).find(|id| *id != right).unwrap();
    press(wrong.as_str().unwrap());
    wait_for(&window, ".verdict", "This is ");
    let link = window.run("return document.querySelector('p.more a').getAttribute('href')");
    assert_eq!(link, format!("/strategy/{}", right.as_str().unwrap()));
    // On by Enter, and an answer by keys alone.
    go_on(&window);
    window.wait("the next names", || {
        let shown = window.run("return document.querySelector('.answers button').dataset.answer");
        (shown == asked[2]["choices"][0]["id"]).then_some(())
    });
    window.run("const now = Date.now; Date.now = () => now() + 31_000");
    wait_for(&window, ".verdict", "1 right out of 2: your best run!");
}

#[test]
fn who_is_quicker_is_counted() {
    let Some(browser) = start_browser("races") else { return };
    let data = Data::new("races");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    begin(&window, &house, "races", 0);
    let asked = questions(&window, "races");
    for (count, question) in (1..).zip(asked.iter().take(3)) {
        window.click(&format!(".answers [data-answer='{}']", question["right"].as_str().unwrap()));
        wait_for(&window, ".score", &format!("{count} right out of {count}"));
    }
    let right = &asked[3]["right"];
    let wrong = asked[3]["choices"].as_array().unwrap().iter().map(|choice| &choice["id"]).find(|id| *id != right);
    window.click(&format!(".answers [data-answer='{}']", wrong.unwrap().as_str().unwrap()));
    wait_for(&window, ".verdict", "quicker");
    assert_eq!(window.run("return document.documentElement.scrollWidth > innerWidth"), false);
}
