//! Somebody complains of whom they play with; it is decided, read, spoken against and answered.

use super::driver::Window;
use super::house::Data;
use super::people::{PASSWORD, begin_two_steps, show_code, sign_up};
use super::start_browser;
use super::two_people::{meet, wait_for};

#[test]
fn a_complaint_is_decided_read_and_answered() {
    let Some(browser) = start_browser("complaints") else { return };
    let Some(office) = start_browser("complaints-office") else { return };
    let data = Data::new("complaints");
    let mut house = data.open("127.0.0.1:0");
    let olga = office.window();
    olga.screen(390, 844);
    let site = format!("http://{}", house.address);
    olga.go(&format!("{site}{}", house.owners_door()));
    olga.click("main .primary");
    sign_up(&olga, "Olga");
    olga.click("main .primary");
    wait_for(&olga, "h1", "Look after this site");
    olga.click("main .primary");
    wait_for(&olga, "h1", "The club");
    olga.click(".leaving a.primary");
    begin_two_steps(&olga, PASSWORD);
    show_code(&olga, 0);
    wait_for(&olga, "main", "On since");
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f 3c3d");
    let [anna, bruno] = pair.players.each_ref().map(|table| &table.window);
    bruno.click("header a.person");
    sign_up(bruno, "Bruno Neri");

    anna.click(".complaint a");
    wait_for(anna, "h1", "Report who plays with you");
    anna.click("input[name=reason][value=rude]");
    anna.fill("#words", "He shouts at me.");
    anna.click("main form .primary");
    wait_for(anna, "h1", "Thank you");
    anna.click("main .primary");
    wait_for(anna, ".status", "Your move");

    // Who decides sees the words and the game, and has to say why.
    let complaints = |expected: &str| {
        olga.go(&format!("{site}/moderate"));
        wait_for(&olga, "main .note", expected);
    };
    complaints("One complaint to decide");
    wait_for(&olga, "main section", "Bruno Neri");
    wait_for(&olga, "blockquote", "He shouts at me.");
    olga.click("input[name=decision][value=warn]");
    olga.click("main form .primary");
    wait_for(&olga, ".wrong", "Say why");
    olga.click("input[name=decision][value=warn]");
    olga.fill("#words", "Be friendly, please.");
    olga.click("main form .primary");
    wait_for(&olga, "main .note", "There is nothing to decide");

    // He reads it, and says once that he does not agree.
    let account = |expected: &str| {
        bruno.go(&format!("http://localhost:{}/account", house.port()));
        wait_for(bruno, ".borne", expected);
    };
    account("Be friendly, please.");
    bruno.click(".borne summary");
    bruno.fill(".borne textarea", "I only said good morning.");
    bruno.click(".borne details button");
    bruno.wait("it to be sent", || (bruno.text("main").contains("the answer will stand on this page")).then_some(()));
    complaints("There is nothing to decide");
    wait_for(&olga, "blockquote", "I only said good morning.");
    olga.fill("#answer", "Good mornings are not shouted.");
    olga.click("form[action^='/moderate/appeals/'] .primary");
    olga.wait("nothing to be left", || no_more(&olga, "blockquote"));
    account("the decision stands");
    assert!(bruno.text(".borne").contains("Good mornings are not shouted."));
    bruno.click("form[action^='/account/warnings/'] button");
    bruno.wait("no warning", || no_more(bruno, ".borne"));

    // Both sides of it stand in the log, and he reads what was done to him.
    bruno.click("main > section:last-of-type summary");
    wait_for(bruno, ".acts", "Warning");
    wait_for(bruno, ".acts", "Measure upheld");
}

fn no_more(window: &Window, css: &str) -> Option<()> {
    (window.run(&format!("return document.querySelector('main') !== null && document.querySelector('{css}') === null"))
        == true)
        .then_some(())
}
