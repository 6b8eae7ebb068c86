//! What one is told on every page: the bell, a word that comes, friends; and a call that wakes the service worker.

use super::driver::Window;
use super::house::Data;
use super::lobby::{DESK, PHONE, fits, sites};
use super::people::sign_up;
use super::start_browser;
use super::two_people::wait_for;
use serde_json::Value;

fn press_and_wait(window: &Window<'_>, css: &str, what: &str, part: &str) {
    window.click(css);
    wait_for(window, what, part);
}

#[test]
fn a_challenge_comes_to_whatever_page_one_reads_and_friends_see_each_other() {
    for (width, height) in [DESK, PHONE] {
        let Some(browser) = start_browser("notices") else { return };
        let data = Data::new("notices");
        let house = data.open("127.0.0.1:0");
        let sites = sites(&house);
        let (anna, bruno) = (browser.window(), browser.another_window());
        for ((window, site), name) in [&anna, &bruno].into_iter().zip(&sites).zip(["Anna", "Bruno"]) {
            window.screen(width, height);
            // As a guest one is told nothing; with a name one is at once, on whatever page one goes on to.
            window.go(&format!("{site}/"));
            let known = || window.run("return sessionStorage.getItem('miyako.told') !== null");
            window.wait("a guest to be known", || (known() == true).then_some(()));
            window.go(&format!("{site}/account"));
            sign_up(window, name);
        }
        bruno.go(&format!("{}/rules", sites[1]));
        anna.go(&format!("{}/lobby?to=Bruno", sites[0]));
        anna.click(".offer form button.primary");
        // He is told where he is, and in the tab.
        wait_for(&bruno, ".notice-come a", "Anna challenges you");
        bruno.wait("the title", || {
            let title = bruno.run("return document.title");
            title.as_str().is_some_and(|title| title.starts_with("(1) ")).then_some(())
        });
        assert!(bruno.tree().iter().any(|node| node.contains("News: 1 to read")), "{:?}", bruno.tree());
        fits(&bruno);
        // The list says it, too; whoever has it before their eyes has read it.
        bruno.click(".top .bell");
        wait_for(&bruno, ".notices li", "Anna challenges you");
        fits(&bruno);
        let unread = || bruno.run("return document.querySelector('.top .badge').hidden") == true;
        bruno.wait("nothing to read", || unread().then_some(()));
        // Elsewhere it is settled.
        anna.click(".challenges .withdraw button");
        wait_for(&bruno, ".told .none", "Nothing new");

        bruno.go(&format!("{}/people/Anna", sites[1]));
        press_and_wait(&bruno, ".follow button", ".ways", "Follow no more");
        anna.go(&format!("{}/people/Bruno", sites[0]));
        press_and_wait(&anna, ".follow button", ".ways", "Tell me when they come");
        fits(&anna);
        anna.go(&format!("{}/notices", sites[0]));
        wait_for(&anna, ".people-followed .now", "is here");
        fits(&anna);
        // Hours of silence are those of where one is.
        anna.run("const form = document.querySelector('.quiet-hours'); form.elements.since.value = '22:30'; form.elements.until.value = '07:00'");
        anna.click(".quiet-hours button");
        let kept = || anna.run("return document.querySelector('[name=since]')?.value");
        anna.wait("the hours", || (kept() == "22:30").then_some(()));
        bruno.go(&format!("{}/", sites[1]));
        wait_for(&bruno, ".friends a", "Anna");
    }
}

/// A push arrives while no page is open there: what it says is shown, and leads to the page.
#[test]
fn a_push_wakes_the_service_worker() {
    let Some(browser) = start_browser("push") else { return };
    let data = Data::new("push");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let site = format!("http://{}", house.address);
    window.grant("notifications", &site);
    window.go(&format!("{site}/notices"));
    window.run("return navigator.serviceWorker.ready.then(() => true)");
    let said = r#"{"title":"Anna ti sfida","body":"","url":"/lobby","tag":"seek/1","lang":"it"}"#;
    let mut looks = 0;
    let shown = || {
        // What comes before the worker listens is lost; what comes once more with the same tag takes its own place.
        if looks % 100 == 0 {
            window.push(&site, said);
        }
        looks += 1;
        let script = "return navigator.serviceWorker.ready.then((worker) => worker.getNotifications()) \
                      .then((all) => all.map(({title, tag, lang, data}) => [title, tag, lang, data.url]))";
        let shown = window.run(script);
        shown.as_array().filter(|all| !all.is_empty()).cloned()
    };
    let shown: Vec<Value> = window.wait("what is shown", shown);
    assert_eq!(shown, [serde_json::json!(["Anna ti sfida", "seek/1", "it", "/lobby"])]);
    // What is no word of ours is shown as something, as browsers want it.
    window.push(&site, "nonsense");
    let script = "return navigator.serviceWorker.ready.then((worker) => worker.getNotifications({tag: 'miyako'})).then((all) => all.length)";
    window.wait("something", || (window.run(script) == 1).then_some(()));
}
