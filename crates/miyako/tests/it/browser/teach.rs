//! A teacher sets two tasks, a pupil does them on a phone, one of them wrongly at first; the teacher sees it on the board.

use super::driver::Window;
use super::house::Data;
use super::people::sign_up;
use super::start_browser;
use super::training::play;
use super::two_people::wait_for;

/// Whether a piece stands on a square.
fn has_piece(window: &Window<'_>, spot: &str) -> bool {
    window.run(&format!("return document.querySelector('[data-spot=\"{spot}\"] .koma') !== null")) == true
}

fn wait_until(window: &Window<'_>, what: &str, script: &str) {
    window.wait(what, || (window.run(script) == true).then_some(()));
}

/// Sets two tasks of the lesson on the gold; the path of the assignment.
pub(super) fn set(window: &Window<'_>, site: &str) -> String {
    window.go(&format!("{site}/teach/new"));
    fill_in(window);
    window.click("form.set button.primary");
    wait_for(window, "h1", "Martedì");
    window.run("return location.pathname").as_str().expect("a path").to_owned()
}

fn fill_in(window: &Window<'_>) {
    window.fill("#title", "Martedì");
    window.run("document.querySelectorAll('details').forEach((part) => (part.open = true))");
    window.click("[name=task][value='gold/1']");
    window.click("[name=task][value='gold/2']");
}

/// Agrees, and is called so.
pub(super) fn join(window: &Window<'_>, url: &str, name: &str, teacher: &str) {
    window.go(url);
    wait_for(window, "main", &format!("What {teacher} will see"));
    window.fill("#name", name);
    window.click("[name=agree]");
    window.click("form button.primary");
    wait_for(window, "main", "0 of 2 exercises done");
}

#[test]
fn a_teacher_sees_on_the_board_what_a_pupil_did() {
    let Some(browser) = start_browser("teach") else { return };
    let Some(pocket) = start_browser("teach-phone") else { return };
    let data = Data::new("teach");
    let house = data.open("127.0.0.1:0");
    let site = format!("http://{}", house.address);
    // From the school to the first assignment, by way of a name.
    let anna = browser.window();
    anna.go(&format!("{site}/school"));
    anna.click("main a[href='/teach']");
    anna.click("main a.primary");
    wait_for(&anna, "h1", "Set an assignment");
    fill_in(&anna);
    anna.click("form.set button.primary");
    sign_up(&anna, "Anna");
    anna.click("main.account a.primary");
    // She finds what she has chosen.
    wait_for(&anna, "h1", "Set an assignment");
    anna.click("form.set button.primary");
    wait_for(&anna, "h1", "Martedì");
    let path = anna.run("return location.pathname").as_str().expect("a path").to_owned();
    wait_for(&anna, "main", "Whoever accepts appears here");

    let bruno = pocket.window();
    bruno.screen(390, 844);
    join(&bruno, &format!("{site}{path}"), "Bruno", "Anna");
    bruno.click("main a.primary");
    // The gold is to come to 4e in two moves: this is not the way.
    for wrong in ["5g5h", "5h5g"] {
        play(&bruno, wrong);
    }
    wait_for(&bruno, ".verdict", "One star is straight ahead");
    bruno.click(".answered [data-action=again]");
    for right in ["5g5f", "5f4e"] {
        play(&bruno, right);
    }
    wait_until(&bruno, "the way on", "return document.querySelector('[data-go=next]').hidden === false");
    let wide = "return document.documentElement.scrollWidth > innerWidth";
    assert_eq!(bruno.run(wide), false);
    bruno.click("[data-go=next]");
    wait_for(&bruno, ".assigned", "2 of 2");
    bruno.click(".tools [data-action=hint]");
    wait_until(&bruno, "a hint", "return document.querySelector('.verdict').textContent !== ''");
    bruno.click(".assigned a");
    wait_for(&bruno, "main", "1 of 2 exercises done");

    // The teacher opens the cell, and goes through the wrong attempt.
    anna.go(&format!("{site}{path}"));
    wait_for(&anna, ".class", "Bruno");
    anna.click(".class td a[data-done]");
    wait_for(&anna, ".attempts", "Solved");
    anna.click("[data-attempt='0']");
    wait_until(
        &anna,
        "the first attempt",
        "return document.querySelector('[data-attempt=\"0\"]').ariaCurrent === 'true'",
    );
    anna.wait("the gold where it begins", || has_piece(&anna, "5g").then_some(()));
    anna.click("[data-step=next]");
    anna.wait("the gold behind", || (has_piece(&anna, "5h") && !has_piece(&anna, "5g")).then_some(()));
    anna.click("[data-step=last]");
    anna.wait("the gold back", || (has_piece(&anna, "5g") && !has_piece(&anna, "5h")).then_some(()));
    assert_eq!(anna.run("return document.querySelector('[data-step=next]').disabled"), true);
    anna.click("[data-attempt='1']");
    anna.click("[data-step=last]");
    anna.wait("the gold at its star", || has_piece(&anna, "4e").then_some(()));
    // The same for a spreadsheet.
    anna.go(&format!("{site}{path}"));
    let sheet = anna.run(
        "const request = new XMLHttpRequest(); request.open('GET', document.querySelector('a[download]').href, false); \
         request.send(); return request.responseText",
    );
    let sheet = sheet.as_str().expect("a text");
    assert!(sheet.contains("\"Wrong\",\"5g5h 5h5g\"") && sheet.contains("\"Solved\",\"5g5f 5f4e\""), "{sheet}");
    for window in [&anna, &bruno] {
        window.screen(390, 844);
        window.go(&format!("{site}{path}"));
        assert_eq!(window.run(wide), false);
    }
}
