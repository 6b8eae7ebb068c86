//! The engine beside the board: a place, a game, and what becomes of it.

use super::driver::Window;
use super::house::{Data, House};
use super::record::{Study, bring};
use super::start_browser;
use std::time::{Duration, Instant};

/// Positions for each place of a game: enough to see that all works.
const NODES: u32 = 2_000;
const RIGHT: char = '\u{e014}';

fn game_of(moves: usize) -> String {
    // Both kings walk to and fro, a step aside each time, so that no position comes back four times in a short game.
    let cycle = ["5i5h", "5a5b", "5h4h", "5b6b", "4h5h", "6b5b", "5h5i", "5b5a"];
    let pawns = ["9g9f", "1c1d", "9f9e", "1d1e", "1g1f", "9c9d", "7g7f", "3c3d", "6g6f", "4c4d", "5g5f", "5c5d"];
    let mut all = Vec::new();
    let mut pawns = pawns.chunks(2);
    while all.len() < moves {
        all.extend(pawns.next().unwrap_or_default());
        all.extend(cycle);
    }
    all.truncate(moves);
    format!("position startpos moves {}", all.join(" "))
}

/// The whole game is asked about.
fn analyse_game(window: &Window) {
    // What can be stored is shown again when there is something new.
    let prepare = "document.querySelector('[data-analysis=store]').hidden = true; document.querySelector('.analysis').dataset.nodes = ";
    window.run(&format!("{prepare}{NODES}"));
    window.click("[data-analysis=game]");
}

fn wait_for_notes(window: &Window) {
    window.wait("the notes", || {
        (window.run("return !document.querySelector('[data-analysis=store]').hidden") == true).then_some(())
    });
}

#[test]
fn a_place_is_looked_at_and_a_line_played_through_and_added() {
    let Some(browser) = start_browser("engine") else { return };
    let data = Data::new("engine");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, "position startpos moves 7g7f 3c3d");
    let window = &study.window;
    window.click("input[name=engine]");
    window.wait("three lines", || {
        (window.run("return document.querySelectorAll('.analysis .best-lines li').length") == 3).then_some(())
    });
    window.wait("three arrows", || {
        (window.run("return document.querySelectorAll('.arrow.best').length") == 3).then_some(())
    });
    let shown = || window.text(".analysis .best-lines .pv-moves button");
    // The place is looked at anew when one goes on.
    let before = shown();
    window.run("document.activeElement.blur()");
    window.keys(&RIGHT.to_string());
    window.wait("other lines", || Some(shown()).filter(|now| !now.is_empty() && *now != before).map(|_| ()));
    // A line is played through on the board, and left again.
    let board = "return document.querySelectorAll('.cell.last').length";
    // In one go: the engine, deepening, may show a shorter line between a look and a press.
    let press = "const [, second, third] = document.querySelectorAll('.analysis .best-lines li:first-child .pv-moves button'); \
                 if (third) second.click(); return Boolean(third)";
    window.wait("a line of three moves", || (window.run(press) == true).then_some(()));
    window.wait("the line", || window.text(".trying span").contains("Move 2 of").then_some(()));
    window.run("document.activeElement.blur()");
    window.keys(&RIGHT.to_string());
    window.wait("the line", || window.text(".trying span").contains("Move 3 of").then_some(()));
    window.click("[data-analysis=back]");
    window.wait("the place", || (window.run("return document.querySelector('.trying').hidden") == true).then_some(()));
    assert!(window.run(board).as_u64() > Some(0));
    let nodes = || study.look()["nodes"].as_array().expect("nodes").len();
    let before = nodes();
    window.click(".analysis .best-lines li:first-child .insert");
    window.wait("the line in the record", || (nodes() > before).then_some(()));
    window.click("input[name=engine]");
    window.wait("no lines", || {
        (window.run("return document.querySelector('.analysis .best-lines').hidden") == true).then_some(())
    });
}

#[test]
fn a_game_is_looked_through_and_what_was_found_goes_into_the_record() {
    let Some(browser) = start_browser("graph") else { return };
    let data = Data::new("graph");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, "position startpos moves 7g7f 3c3d 2g2f 2b8h+ 2f2e 8h7i 6i7i 8c8d");
    let window = &study.window;
    analyse_game(window);
    wait_for_notes(window);
    assert_eq!(window.run("return document.querySelector('evaluation-graph').getAttribute('aria-valuemax')"), "8");
    assert_eq!(window.text("move-tree button[value='5'] .sign-of-move"), "??");
    // A press on the graph goes there; its keys walk.
    window.click("evaluation-graph");
    study.wait_for_current("Bx88+");
    window.run("document.querySelector('evaluation-graph').focus()");
    window.keys(&RIGHT.to_string());
    study.wait_for_current("P-25");
    window.wait("the verdict", || window.text(".said-of-place").contains("Blunder").then_some(()));
    window.click("[data-analysis=store]");
    let comments = |record: &serde_json::Value| record.to_string().matches("[Miyako] ").count();
    let once = window.wait("the notes in the record", || Some(comments(&study.look())).filter(|notes| *notes > 8));
    // Again: in its place, not beside it.
    analyse_game(window);
    wait_for_notes(window);
    window.click("[data-analysis=store]");
    study.wait_until_stored();
    let twice = comments(&study.look());
    assert!(twice.abs_diff(once) <= 4, "{once} {twice}");
    // What is wrong with a move of one's own.
    window.click("[data-analysis=why]");
    window.wait("the answer", || (!window.text(".answer .why").is_empty()).then_some(()));
    window.click("[data-analysis=threat]");
    window.wait("the threat", || (!window.text(".answer .threat").is_empty()).then_some(()));
}

/// Mates by checks are told with their whole line, a threat that nothing averts by its name, and OPEN-10.
#[test]
fn mates_and_brinkmates_are_told() {
    let Some(browser) = start_browser("analysis-mates") else { return };
    let data = Data::new("analysis-mates");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let long = "position sfen 2B3l2/5lg2/5p1n1/6k1g/5P2+B/5Sg1N/6N+l1/9/9 b SN2rg2sl16p 1";
    let study = bring(window, &house, long);
    let window = &study.window;
    window.click("input[name=engine]");
    window.wait("the mate", || window.text(".best-lines li:first-child .worth").contains("Mate in").then_some(()));
    let moves = "return document.querySelectorAll('.best-lines li:first-child .pv-moves button').length";
    assert!(window.run(moves).as_u64() >= Some(13));
    // White threatens nothing, Black's king cannot be mated: a quiet move decides, and whatever it costs.
    window.go(&format!("http://{}/games", house.address));
    super::record::paste(window, "position sfen 4k4/9/9/4S4/9/9/1P7/LS7/KN7 b G 1");
    let study = Study::at(study.window);
    let window = &study.window;
    window.click("[data-analysis=threat]");
    window.wait("the advice", || window.text(".answer .advice").contains("any material").then_some(()));
    window.go(&format!("http://{}/games", house.address));
    super::record::paste(window, "position sfen 4k4/9/4S4/9/9/9/9/9/4K4 w G 1");
    let study = Study::at(study.window);
    let window = &study.window;
    window.click("[data-analysis=threat]");
    window.wait("the threat", || window.text(".answer .threat").contains("Brinkmate").then_some(()));
}

/// One engine, two visitors: the second has it as soon as the first has gone.
#[test]
fn who_closes_the_page_frees_the_engine() {
    let Some(browser) = start_browser("leave") else { return };
    let data = Data::new("leave");
    let house = data.open_with("127.0.0.1:0", &["--analyses", "1"]);
    let study = bring(browser.window(), &house, "position startpos moves 7g7f 3c3d");
    study.window.click("input[name=engine]");
    study
        .window
        .wait("a line", || (!study.window.text(".analysis .best-lines .pv-moves button").is_empty()).then_some(()));
    // Who comes by another name of the host is another visitor.
    let other = browser.another_window();
    let second = bring_by(other, &house, "localhost");
    second.window.click("input[name=engine]");
    second
        .window
        .wait("a place in the queue", || second.window.text(".analysis .state").contains("next").then_some(()));
    let left = Instant::now();
    study.window.go("about:blank");
    second
        .window
        .wait("a line", || (!second.window.text(".analysis .best-lines .pv-moves button").is_empty()).then_some(()));
    // A turn would have lasted five.
    assert!(left.elapsed() < Duration::from_millis(4_500), "{:?}", left.elapsed());
}

fn bring_by<'a>(window: Window<'a>, house: &House, host: &str) -> Study<'a> {
    window.go(&format!("http://{host}:{}/games", house.port()));
    super::record::paste(&window, "position startpos moves 2g2f 8c8d");
    Study::at(window)
}

/// The page answers while a long game is looked through. Measured in full with `MIYAKO_MEASURE=1`: 150 moves at 0.3 s each.
#[test]
fn the_page_stays_quick_while_a_game_is_looked_through() {
    let Some(browser) = start_browser("analysis-quick") else { return };
    let data = Data::new("analysis-quick");
    let house = data.open("127.0.0.1:0");
    let measured = std::env::var_os("MIYAKO_MEASURE").is_some();
    let moves = if measured { 150 } else { 60 };
    let study = bring(browser.window(), &house, &game_of(moves));
    let window = &study.window;
    let begun = Instant::now();
    if measured {
        window.click("[data-analysis=game]");
    } else {
        analyse_game(window);
    }
    let progress =
        || window.run("return document.querySelector('.analysis progress').value").as_f64().expect("a number");
    window.wait("the first places", || (progress() > 0.0).then_some(()));
    // How long a key takes until its move is on the board, in the page's own time.
    window.run(
        "window.late = []; addEventListener('keydown', () => { const at = performance.now(); requestAnimationFrame(() => requestAnimationFrame(() => window.late.push(performance.now() - at))) }, true); \
         document.activeElement.blur()",
    );
    for step in 1..=10 {
        window.keys(&RIGHT.to_string());
        // In pairs, as the West numbers them (NOTA-31).
        let number = format!("{}{}", (step + 1) / 2, if step % 2 == 1 { "." } else { "…" });
        window.wait("the next move", || (window.text("move-tree [aria-current] .ply") == number).then_some(()));
    }
    let full = || {
        (progress() >= 1.0 || window.run("return document.querySelector('.analysis progress').hidden") == true)
            .then_some(())
    };
    window.wait_for("the graph", Duration::from_secs(90), full);
    let graph = begun.elapsed();
    wait_for_notes(window);
    let late = window.run("return window.late.sort((a, b) => a - b)[5]").as_f64().expect("a number");
    println!("{moves} moves: graph after {graph:.1?}, notes after {:.1?}, usual key {late:.0} ms", begun.elapsed());
    assert!(late < 1_000.0, "{late}");
    assert!(graph < Duration::from_secs(60), "{graph:?}");
}
