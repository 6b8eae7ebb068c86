//! Records of the other games of the family: stepped through, noted on, shared with a guest, copied, taken out.

use super::driver::Browser;
use super::house::{Data, House};
use super::record::{Study, study_line, tree};
use super::yonin::{Player, sit_at_one_screen};
use super::{Table, start_browser};
use variants::Game;

/// A game of dōbutsu at one screen is over; its record is worked on.
#[test]
fn a_record_of_the_family_is_kept_noted_on_and_shared() {
    let Some(browser) = start_browser("library-family") else { return };
    let data = Data::new("library-family");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/family/dobutsu", house.address));
    window.click("input[name=opponent][value=two]");
    window.click("form.start button.primary");
    let table = Table::at(window);
    let rules = Game::named("dobutsu").expect("a game");
    for (ply, text) in ["2c2b", "3a3b", "2b2a+"].into_iter().enumerate() {
        table.wait_for_ply(ply);
        table.press_move(text, &rules);
    }
    table.wait_for_ply(3);
    table.window.click(".after button[data-action=study]");
    let study = Study::at(table.window);
    branch_off(&study, [("3d", "3b"), ("1d", "1c")], "resign");
    for absent in [".analysis", "[data-action=position]"] {
        assert!(!has(&study, absent), "{absent}");
    }
    work_on(&browser, &house, &study, "shogi-board .cells", "3a3b", "The royal piece was captured: Black wins");
}

/// Another first move is added after one that is none, noted on and ended, becomes the main line, and goes again.
fn branch_off(study: &Study, [wrong, right]: [(&str, &str); 2], ending: &str) {
    let window = &study.window;
    let line = || study_line(&tree(&study.look())).into_iter().map(str::to_owned).collect::<Vec<_>>();
    let played = line();
    // A move that is none is refused in words.
    study.play(wrong.0, wrong.1);
    window.wait("why not", || (window.text(".head .state") == "That piece does not move that way.").then_some(()));
    study.play(right.0, right.1);
    study.comment("another way");
    window.click(&format!("#ending option[value={ending}]"));
    window.click("[data-line=main]");
    window.wait("the new main line", || (line() == [[right.0, right.1].concat().as_str(), ending]).then_some(()));
    assert_eq!(study.look()["nodes"][1]["comment"], "another way");
    window.click("[data-line=delete]");
    window.wait("the old one", || (line() == played).then_some(()));
    study.wait_until_stored();
}

fn has(study: &Study, selector: &str) -> bool {
    study.window.run(&format!("return document.querySelector('{selector}') !== null")) == true
}

/// The same of a game for four.
#[test]
fn a_record_of_a_game_for_four_is_kept_noted_on_and_shared() {
    let Some(browser) = start_browser("library-four") else { return };
    let data = Data::new("library-four");
    let house = data.open("127.0.0.1:0");
    let player: Player = sit_at_one_screen(&browser, &house);
    for text in ["5g5f", "7e6e"] {
        let ply = player.movers().len();
        player.press(text, &player.look());
        player.window.wait("the move", || (player.movers().len() > ply).then_some(()));
    }
    for seat in ["north", "east"] {
        player.give_up(seat);
    }
    player.window.click("[data-action=study]:not([hidden])");
    let study = Study::at(player.window);
    branch_off(&study, [("5g", "5e"), ("4h", "4g")], "interrupted");
    for absent in [".analysis", "[data-action=position]"] {
        assert!(!has(&study, absent), "{absent}");
    }
    // What was played in another way stays when the page is opened again, and goes out with the rest.
    variation_stays(&study);
    work_on(&browser, &house, &study, "shogi-board .cells", "7e6e", "The game is over. First: South, West");
}

/// A variation of a move of four is there again when the page is, and in the file.
fn variation_stays(study: &Study) {
    let window = &study.window;
    window.click("[data-step=first]");
    study.play("4h", "4g");
    study.comment("kept");
    study.wait_until_stored();
    window.go(window.run("return location.href").as_str().expect("an address"));
    study.wait_until_there();
    window.click("[data-step=next]");
    window.click(".variations button:last-child");
    study.wait_for_current("South P-47");
    let script = "const request = new XMLHttpRequest(); request.open('GET', `/api/v1/records${location.pathname.slice(8)}/file?format=json`, false); request.send(); return request.responseText";
    let file = window.run(script);
    let record = variants::yonin::Record::read(file.as_str().expect("a text")).expect("a record").expect("a whole one");
    assert_eq!((record.plies(), record.variations()), (2, 1), "{file}");
    window.click("[data-step=first]");
    window.click(".variations button:first-child");
}

/// The second move is `move_text`; the last line of the record is `ending`.
fn work_on(browser: &Browser, house: &House, study: &Study, board: &str, move_text: &str, ending: &str) {
    let window = &study.window;
    let pieces = |window: &super::Window| {
        window.run(&format!("return document.querySelector('{board}').querySelectorAll('.koma').length"))
    };
    let all = window.wait("the start", || pieces(window).as_u64().filter(|count| *count > 0));
    window.click("[data-step=last]");
    study.wait_for_current(ending);
    window.click("[data-step=first]");
    for _ in 0..2 {
        window.click("[data-step=next]");
    }
    window.wait("the second move", || (study.look()["nodes"][2]["usi"] == move_text).then_some(()));
    window.wait("its squares", || {
        let last = window.run(&format!("return document.querySelectorAll('{board} .cell.last').length"));
        (last == 2).then_some(())
    });

    // Remark and title are kept.
    study.comment("a bold step");
    study.wait_until_stored();
    window.click("[data-action=headers]");
    window.click("dialog.headers select option[value=title]");
    window.click("[data-action=add-header]");
    window.fill(".header:last-child .value", "The rainy Sunday");
    window.click("dialog.headers button[value=keep]");
    window.wait("the title", || window.text(".head h1").starts_with("The rainy Sunday").then_some(()));
    study.wait_until_stored();
    assert_eq!(study.look()["nodes"][2]["comment"], "a bold step");

    // A guest, who calls the host by another name, reads it and takes a copy.
    window.click("[data-action=share]");
    window.click("[data-action=make-link]");
    let link = window.wait("the link", || {
        let link = window.run("const box = document.querySelector('dialog.share .link'); return box.hidden ? '' : new URL(box.querySelector('input').value).pathname");
        link.as_str().filter(|link| !link.is_empty()).map(str::to_owned)
    });
    window.click("dialog.share form button");
    let guest = browser.another_window();
    guest.go(&format!("http://localhost:{}{link}", house.port()));
    let guest = Study::at(guest);
    guest.window.wait("the pieces", || (pieces(&guest.window) == all).then_some(()));
    assert!(guest.window.text(".head h1").starts_with("The rainy Sunday"));
    guest.window.click("[data-action=copy]");
    guest.window.wait("a record of their own", || guest.path().starts_with("/library/").then_some(()));
    let guest = Study::at(guest.window);
    assert_eq!(
        (guest.look()["nodes"][2]["comment"].as_str(), guest.look()["editable"].as_bool()),
        (Some("a bold step"), Some(true))
    );

    // Found by its title, and taken out.
    window.go(&format!("http://{}/library?text=rainy", house.address));
    window.click(".record-list li > a");
    window.wait("the record", || study.path().starts_with("/library/").then_some(()));
    study.wait_until_there();
    window.click("[data-action=remove]");
    window.click("dialog.remove button[value=remove]");
    window.wait("the library", || (study.path() == "/library").then_some(()));
    window.go(&format!("http://{}/library?text=rainy", house.address));
    assert_eq!(window.run("return document.querySelectorAll('.record-list a').length"), 0);
}

/// Several files: each is told by its name; what is there already is not added again, unless somebody wants it.
#[test]
fn several_files_are_told_by_name() {
    let Some(browser) = start_browser("library-files") else { return };
    let data = Data::new("library-files");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/library", house.address));
    let outcome = |part: &str| {
        window.wait(part, || Some(window.text(".import .outcome")).filter(|text| text.contains(part)));
    };
    let two = "startpos moves 7g7f\nstartpos moves 2g2f 3c3d\n";
    drop_files(&window, &[("two.usi", two), ("letter.txt", "Dear friend,"), ("one.usi", "startpos moves 2g2f\n")]);
    outcome("Records read: 3");
    outcome("letter.txt: There is no game record");
    window.go(&format!("http://{}/library", house.address));
    drop_files(&window, &[("again.usi", two), ("new.usi", "startpos moves 7g7f 8c8d\n")]);
    outcome("Files that were in the library already: 1");
    outcome("again.usi: ");
    outcome("Records read: 1");
    window.click(".import .known button");
    outcome("Records read: 2");

    // All are chosen at once, and taken out after a question.
    window.go(&format!("http://{}/library", house.address));
    assert_eq!(window.run("return document.querySelector('button[value=delete]').disabled"), true);
    window.click("[data-all]");
    assert_eq!(window.run("return document.querySelectorAll('.record-list input:checked').length"), 6);
    window.click("button[value=delete]");
    window.click("button[value=delete-now]");
    window.wait("an empty library", || window.text("main").contains("No records yet").then_some(()));
}

/// As if files fell on the page.
fn drop_files(window: &super::Window, files: &[(&str, &str)]) {
    window.wait("the page to listen", || {
        (window.run("return document.querySelector('.veil') !== null") == true).then_some(())
    });
    let script = "const data = new DataTransfer(); for (const [name, text] of FILES) data.items.add(new File([text], name)); \
                  document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}))";
    window.run(&script.replace("FILES", &serde_json::json!(files).to_string()));
}

/// Half of its column is the list's, however much is said of a move; a long remark is read whole in one place only.
#[test]
fn the_list_of_moves_has_half_of_its_column() {
    let Some(browser) = start_browser("library-column") else { return };
    let data = Data::new("library-column");
    let house = data.open("127.0.0.1:0");
    let remark = "*a long remark, line after line\n".repeat(40);
    let text = format!("手合割：平手\n   1 ７六歩(77)\n{remark}   2 ３四歩(33)\n   3 ２六歩(27)\n");
    let study = super::record::bring(browser.window(), &house, &text);
    let window = &study.window;
    window.click("[data-step=next]");
    let height = |part: &str| -> f64 {
        let height = window.run(&format!("return document.querySelector('{part}').getBoundingClientRect().height"));
        height.as_f64().expect("a height")
    };
    assert!(height(".side .moves") >= 0.49 * height(".side"), "{} of {}", height(".side .moves"), height(".side"));
    let hidden =
        "const panel = document.querySelector('.side > .analysis'); return panel.scrollHeight - panel.clientHeight";
    assert_eq!(window.run(hidden), 0, "what asks the engine is whole");
    assert!(height("move-tree .comment") < 60.0, "{}", height("move-tree .comment"));
    window.click("[data-action=export]");
    window.wait("a picture", || {
        let at = window.run("return document.querySelector('[data-picture] a')?.getAttribute('href') ?? ''");
        at.as_str().filter(|at| at.starts_with("/picture.png?sfen=") && at.contains("last=7f")).map(str::to_owned)
    });
    let film = window.wait("a film", || {
        window.run("return document.querySelector('[data-film] a')?.getAttribute('href')").as_str().map(str::to_owned)
    });
    assert!(film.starts_with("/picture.gif?sfen=") && film.contains("&moves=7g7f%2C3c3d"), "{film}");
    let begins = format!(
        "const request = new XMLHttpRequest(); request.open('GET', '{film}', false); \
         request.overrideMimeType('text/plain; charset=x-user-defined'); request.send(); \
         return request.responseText.slice(0, 6)"
    );
    assert_eq!(window.run(&begins), "GIF89a");
    window.wait("a button that copies", || {
        (window.run("return document.querySelector('[data-format=kif] [data-copy]') !== null") == true).then_some(())
    });
}
