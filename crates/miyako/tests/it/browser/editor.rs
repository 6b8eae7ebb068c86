//! Positions are set up by mouse and by keys alone.

use super::driver::Window;
use super::house::Data;
use super::start_browser;

/// Arrow keys of the protocol.
const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const DOWN: char = '\u{e015}';
const TAB: char = '\u{e004}';
const DELETE: char = '\u{e017}';
const SHIFT: char = '\u{e008}';

fn wait_for_text(window: &Window, css: &str, part: &str) {
    window.wait(&format!("{part} in {css}"), || window.text(css).contains(part).then_some(()));
}

fn wait_for_sfen(window: &Window, sfen: &str) {
    window.wait(sfen, || (window.run("return document.querySelector('#text').value") == sfen).then_some(()));
}

#[test]
fn a_position_is_set_up_with_the_mouse_and_played_from() {
    let Some(browser) = start_browser("editor-mouse") else { return };
    let data = Data::new("editor-mouse");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/editor", house.address));
    wait_for_text(&window, ".validity", "30 legal moves");
    window.click("[data-action=clear]");
    wait_for_text(&window, ".validity", "The board is empty");
    for press in [
        "box:white:K",
        "1a",
        "box:white:K",
        "box:black:K",
        "5i",
        "box:black:P",
        "1c",
        "7g",
        "box:black:P",
        "7g",
        "box:",
    ] {
        window.click(&format!("[data-spot='{press}']"));
    }
    wait_for_sfen(&window, "8k/9/8P/9/9/9/9/9/4K4 b - 1");
    // To the stand, and twice on a piece: over, and over to the other side.
    for press in ["box:black:G", "black:", "box:black:G", "box:black:S", "9i", "box:black:S", "9i", "9i", "9i"] {
        window.click(&format!("[data-spot='{press}']"));
    }
    wait_for_sfen(&window, "8k/9/8P/9/9/9/9/9/s3K4 b G 1");
    window.drag("[data-spot='9i']", "[data-spot='8h']");
    wait_for_sfen(&window, "8k/9/8P/9/9/9/9/1s7/4K4 b G 1");
    window.drag("[data-spot='8h']", ".validity");
    wait_for_sfen(&window, "8k/9/8P/9/9/9/9/9/4K4 b G 1");
    window.click("[data-action=undo]");
    wait_for_sfen(&window, "8k/9/8P/9/9/9/9/1s7/4K4 b G 1");
    window.click("[data-action=redo]");
    wait_for_text(&window, ".validity", "85 legal moves");
    let picture = "const request = new XMLHttpRequest(); request.open('GET', document.querySelector('[data-go=picture]').href, false); \
                   request.send(); return request.status + ' ' + request.getResponseHeader('content-type')";
    assert_eq!(window.run(picture), "200 image/png");
    window.click("[data-go=play]");
    wait_for_text(&window, "form.start", "From a position of your own");
    window.click("input[name=opponent][value=two]");
    window.click("form.start button.primary");
    let table = super::Table::at(window);
    table.play("G*1b".parse().expect("USI"), &table.wait_for_ply(0));
    table.wait_for_status("詰み");
}

#[test]
fn a_position_is_set_up_with_the_keyboard_alone() {
    let Some(browser) = start_browser("editor-keys") else { return };
    let data = Data::new("editor-keys");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/editor?sfen=9/9/9/9/9/9/9/9/9", house.address));
    wait_for_text(&window, ".validity", "The board is empty");
    let spot = || window.run("return document.activeElement?.dataset.spot ?? null");
    window.run("document.querySelector('.top [data-action=theme]').focus()");
    for _ in 0..8 {
        if spot() != serde_json::Value::Null {
            break;
        }
        window.keys(&TAB.to_string());
    }
    assert_eq!(spot(), "5e", "the board is one stop of the Tab key");
    // A white King on 5a, a tokin on 5c, a black King on 5i that is taken away again and put on 6i.
    window.keys(&format!("{UP}{UP}p+{UP}{UP}"));
    window.chord(SHIFT, 'K');
    window.keys(&format!("{}k{DELETE}{LEFT}k", DOWN.to_string().repeat(8)));
    wait_for_sfen(&window, "4k4/9/4+P4/9/9/9/9/9/3K5 b - 1");
    window.wait("the change to be said", || window.text(".said").contains("6 9, black king").then_some(()));
    window.keys(&format!(" {UP} "));
    wait_for_sfen(&window, "4k4/9/4+P4/9/9/9/9/3K5/9 b - 1");
    // A gold in hand, by number.
    window.run("document.querySelector('details.hands summary').focus()");
    window.keys("\u{e007}");
    window.run("document.querySelector('input[data-color=black][data-kind=G]').focus()");
    window.keys(&UP.to_string());
    wait_for_sfen(&window, "4k4/9/4+P4/9/9/9/9/3K5/9 b G 1");
    wait_for_text(&window, ".validity", "Fit for play");
    let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(window.run(overflow), 0);
}

#[test]
fn a_pasted_text_becomes_a_position_or_says_where_it_is_wrong() {
    let Some(browser) = start_browser("editor-text") else { return };
    let data = Data::new("editor-text");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/editor", house.address));
    wait_for_text(&window, ".validity", "30 legal moves");
    let read = |text: &str| {
        window.run(&format!("document.querySelector('#text').value = {text:?}"));
        window.click("form.text button");
    };
    read("V2.2\nP-11OU\nP+13FU\nP+59OU\nP+00KI\n+\n");
    wait_for_sfen(&window, "8k/9/8P/9/9/9/9/9/4K4 b G 1");
    // What is said of the position moves the button that is pressed next.
    wait_for_text(&window, ".validity", "Pieces of the set are missing");
    read("9/9/9/9/9/9/9/9/8x b - 1");
    wait_for_text(&window, ".wrong", "line 1, character 18");
    assert_eq!(window.text(".cell[data-spot='1a'] .koma").trim(), "", "pieces are drawn, not written");
    window.click("[data-action=rest]");
    window.wait("the set to be whole", || (!window.text(".validity").contains("missing")).then_some(()));
    wait_for_text(&window, ".validity", "85 legal moves");
}
