//! Records are brought in, walked through, worked on, kept and taken out.

use super::driver::Window;
use super::house::{Data, House};
use super::start_browser;
use serde_json::{Value, json};

const RIGHT: char = '\u{e014}';
const LEFT: char = '\u{e012}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// A record on its page.
pub(super) struct Study<'a> {
    pub(super) window: Window<'a>,
}

/// Pastes a text on the page of games, which opens it.
pub(super) fn bring<'a>(window: Window<'a>, house: &House, text: &str) -> Study<'a> {
    window.go(&format!("http://{}/games", house.address));
    paste(&window, text);
    Study::at(window)
}

/// As if a text came from the clipboard.
pub(super) fn paste(window: &Window, text: &str) {
    window.wait("the page to listen", || {
        (window.run("return document.querySelector('.veil') !== null") == true).then_some(())
    });
    let script = "const data = new DataTransfer(); data.setData('text/plain', TEXT); \
                  document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}))";
    window.run(&script.replace("TEXT", &json!(text).to_string()));
}

/// As if a file fell on the page.
fn drop_file(window: &Window, name: &str, bytes: &[u8]) {
    window.wait("the page to listen", || {
        (window.run("return document.querySelector('.veil') !== null") == true).then_some(())
    });
    let script = "const data = new DataTransfer(); data.items.add(new File([new Uint8Array(BYTES)], NAME)); \
                  document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}))";
    window.run(&script.replace("BYTES", &json!(bytes).to_string()).replace("NAME", &json!(name).to_string()));
}

impl<'a> Study<'a> {
    /// The record that the window comes to.
    pub(super) fn at(window: Window<'a>) -> Study<'a> {
        let study = Study { window };
        study.wait_until_there();
        study
    }

    pub(super) fn wait_until_there(&self) {
        self.window.wait("a record", || {
            (self.window.run("return document.querySelector('move-tree [aria-current]') !== null") == true)
                .then_some(())
        });
    }

    pub(super) fn path(&self) -> String {
        self.window.run("return location.pathname").as_str().unwrap_or_default().to_owned()
    }

    /// The record as the server has it.
    pub(super) fn look(&self) -> Value {
        let script = "const request = new XMLHttpRequest(); request.open('GET', document.querySelector('main').dataset.base, false); \
                      request.send(); return JSON.parse(request.responseText)";
        self.window.run(script)
    }

    /// Plays a move by pressing where it begins and where it ends, once it can be added.
    pub(super) fn play(&self, from: &str, to: &str) {
        let able = format!("return document.querySelector('[data-spot=\"{from}\"]').classList.contains('own')");
        self.window.wait(&format!("{from} to be movable"), || (self.window.run(&able) == true).then_some(()));
        self.window.click(&format!("[data-spot='{from}']"));
        self.window.click(&format!("[data-spot='{to}']"));
    }

    /// The move that is looked at.
    pub(super) fn current(&self) -> String {
        self.window.text("move-tree [aria-current] .text")
    }

    pub(super) fn wait_for_current(&self, text: &str) {
        self.window.wait(text, || (self.current() == text).then_some(()));
    }

    pub(super) fn wait_until_stored(&self) {
        self.wait_for_state("Stored");
    }

    fn wait_for_state(&self, text: &str) {
        self.window.wait(text, || self.window.text(".head .state").contains(text).then_some(()));
    }

    /// The comment of the place that is looked at is replaced.
    pub(super) fn comment(&self, text: &str) {
        let script = "const field = document.querySelector('#comment'); field.value = TEXT; \
                      field.dispatchEvent(new Event('input', {bubbles: true}))";
        self.window.run(&script.replace("TEXT", &json!(text).to_string()));
    }
}

/// The tree as nested lists, with what is noted: all that two records must have in common to be the same.
pub(super) fn tree(record: &Value) -> Vec<Value> {
    let nodes = record["nodes"].as_array().expect("nodes");
    nodes
        .iter()
        .map(|node| json!([node["parent"], node["usi"], node["end"]["code"], node["comment"], node["bookmark"]]))
        .collect()
}

const GAME: &str = "position startpos moves 7g7f 3c3d 2g2f 8c8d";

#[test]
fn a_record_grows_by_variations_and_notes_and_outlives_the_server() {
    let Some(browser) = start_browser("record") else { return };
    let data = Data::new("record");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, GAME);
    let window = &study.window;
    window.keys(&format!("{RIGHT}{RIGHT}"));
    study.wait_for_current("P-34");
    study.play("8h", "2b");
    // Both ways are legal: the piece is asked about.
    window.wait("the dialog", || {
        (window.run("return document.querySelector('dialog.promotion[open]') !== null") == true).then_some(())
    });
    std::thread::sleep(super::DIALOG_SETTLES);
    window.click("dialog.promotion button[value$='+']");
    study.wait_for_current("Bx22+");
    study.play("3a", "2b");
    study.wait_for_current("Sx22");
    study.comment("a quiet exchange\nof Bishops");
    window.fill("#bookmark", "exchange");
    study.wait_until_stored();
    // n and p go from variation to variation, Home and End along the line that was looked at last.
    window.run("document.activeElement.blur()");
    window.keys(&format!("{LEFT}"));
    study.wait_for_current("Bx22+");
    window.keys("n");
    study.wait_for_current("P-26");
    window.keys(&END.to_string());
    study.wait_for_current("P-84");
    window.keys(&format!("{HOME}{RIGHT}{RIGHT}{RIGHT}p{RIGHT}"));
    study.wait_for_current("Sx22");
    // What is told is joined first.
    window.wait("the note, aloud", || window.text(".said").contains("exchange. a quiet exchange").then_some(()));
    // An ending, then the variation becomes the main line, then all of it is taken back and made again.
    window.click("#ending option[value=resign]");
    window.click("[data-line=main]");
    study.wait_until_stored();
    let kept = tree(&study.look());
    let played: Vec<&str> = study_line(&kept);
    assert_eq!(played, ["7g7f", "3c3d", "8h2b+", "3a2b", "resign"]);
    for _ in 0..2 {
        window.click("[data-action=undo]");
    }
    window.wait("the old main line", || {
        (study_line(&tree(&study.look())) == ["7g7f", "3c3d", "2g2f", "8c8d"]).then_some(())
    });
    for _ in 0..2 {
        window.click("[data-action=redo]");
    }
    window.wait("the new one again", || (tree(&study.look()) == kept).then_some(()));

    // What was said to be stored is there when the server is killed.
    study.wait_until_stored();
    let (path, address) = (study.path(), house.kill());
    study.comment("written while the server is away");
    study.wait_for_state("does not answer");
    let _house = data.open(&address);
    study.wait_until_stored();
    window.go(&format!("http://{address}{path}"));
    let study = Study::at(browser.window());
    let notes: Vec<Value> =
        tree(&study.look()).into_iter().map(|node| node[3].clone()).filter(|comment| *comment != "").collect();
    assert!(notes.contains(&json!("written while the server is away")), "{notes:?}");
    let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(study.window.run(overflow), 0);
}

/// The moves and the ending of the main line.
pub(super) fn study_line(tree: &[Value]) -> Vec<&str> {
    let mut line = Vec::new();
    let mut at = 0;
    while let Some(next) = tree.iter().position(|node| node[0] == at) {
        line.extend(tree[next][1].as_str().or(tree[next][2].as_str()));
        at = next;
    }
    line
}

#[test]
fn headers_are_written_bookmarks_gone_to_and_the_record_plays_by_itself() {
    let Some(browser) = start_browser("headers") else { return };
    let data = Data::new("headers");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, GAME);
    let window = &study.window;
    let slide = "const slider = document.querySelector('.walk input'); slider.value = 3; slider.dispatchEvent(new Event('input', {bubbles: true}))";
    window.run(slide);
    study.wait_for_current("P-26");
    window.fill("#bookmark", "the Rook's Pawn");
    window.click("[data-step=first]");
    study.wait_for_current("Start");
    window.click("select.bookmarks option:last-child");
    study.wait_for_current("P-26");
    window.click("[data-step=play]");
    study.wait_for_current("P-84");
    let pressed = "return document.querySelector('[data-step=play]').getAttribute('aria-pressed')";
    window.wait("the end of the play", || (window.run(pressed) == "false").then_some(()));

    window.click("[data-action=headers]");
    for (key, value) in [("title", "A game of two Pawns"), ("", "rain")] {
        window.click(&format!("dialog.headers select option[value='{key}']"));
        window.click("[data-action=add-header]");
        window.fill(".header:last-child .value", value);
    }
    window.fill(".header:last-child .name", "weather");
    window.click("dialog.headers button[value=keep]");
    window.wait("the title", || (window.text(".head h1") == "A game of two Pawns").then_some(()));
    study.wait_until_stored();
    let headers: Vec<Value> = study.look()["headers"].as_array().expect("headers").clone();
    let told =
        |label: &str| headers.iter().find(|header| header["label"] == label).map(|header| header["value"].clone());
    assert_eq!(told("weather"), Some(json!("rain")), "{headers:?}");
    assert_eq!(
        headers.iter().find(|header| header["key"] == "title").expect("a title")["value"],
        "A game of two Pawns"
    );
}

#[test]
fn two_windows_change_a_record_and_nothing_is_lost() {
    let Some(browser) = start_browser("conflict") else { return };
    let data = Data::new("conflict");
    let house = data.open("127.0.0.1:0");
    let first = bring(browser.window(), &house, GAME);
    let path = first.path();
    let other = browser.another_window();
    other.go(&format!("http://{}{path}", house.address));
    let second = Study::at(other);
    first.comment("from the first window");
    first.wait_until_stored();
    second.comment("from the second window");
    second.window.wait("the dialog", || {
        (second.window.run("return document.querySelector('dialog.conflict').open") == true).then_some(())
    });
    assert_eq!(tree(&second.look())[0][3], "from the first window", "nothing is overwritten");
    second.window.click("dialog.conflict button[value=copy]");
    second.window.wait("the copy", || (second.path() != path).then_some(()));
    let second = Study::at(second.window);
    assert_eq!(tree(&second.look())[0][3], "from the second window");
    assert_eq!(tree(&second.look())[1..], tree(&first.look())[1..]);
}

#[test]
fn a_file_that_is_dropped_opens_with_what_was_found_in_it() {
    let Some(browser) = start_browser("drop") else { return };
    let data = Data::new("drop");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/games", house.address));
    drop_file(&window, "letter.txt", b"a letter to a friend");
    window.wait("the refusal", || window.text(".import .outcome").contains("no game record").then_some(()));
    // Shift_JIS, with a line that means nothing and a move that is none.
    let bytes = [
        b"\x8e\xe8\x8d\x87\x8a\x84\x81\x46\x95\xbd\x8e\xe8\n".as_slice(),
        b"   1 \x82\x56\x98\x5a\x95\xe0(77)\n   2 \x82\x54\x8c\xdc\x95\xe0(33)\n",
    ];
    drop_file(&window, "game.kif", &bytes.concat());
    let study = Study::at(window);
    assert_eq!(tree(&study.look())[1][1], "7g7f");
    study.window.wait("the finding", || study.window.text(".findings li").contains("Line 3").then_some(()));
}

/// As people write it: two variations, one within the other's reach, times and comments.
const KIF: &str = "# KIF\n開始日時：2023/01/02 10:20\n棋戦：名人戦\n手合割：平手\n先手：都一\n後手：都二\n手数----指手---------消費時間--\n\
    *始まる前に\n   1 ７六歩(77)   ( 0:05/00:00:05)\n*最初の手\n   2 ３四歩(33)   ( 0:07/00:00:07)\n   3 ２六歩(27)   ( 0:01/00:00:06)\n\
    &居飛車\n   4 ８四歩(83)   ( 0:02/00:00:09)\n   5 投了         ( 0:03/00:00:09)\n\n変化：3手\n   3 ２二角成(88) ( 0:00/00:00:05)\n\
    *交換\n   4 同　銀(31)   ( 0:00/00:00:07)\n\n変化：2手\n   2 ８四歩(83)   ( 0:00/00:00:00)\n";

// The whole way: a file in Shift_JIS with variations comes in, a branch is walked, a comment added, files go out and come in again.
#[test]
fn a_record_goes_out_in_any_format_and_comes_back() {
    let Some(browser) = start_browser("export") else { return };
    let data = Data::new("export");
    let house = data.open("127.0.0.1:0");
    let record = kifu::read(KIF.as_bytes()).expect("a record").record;
    let bytes = kifu::write(&record, kifu::Format::Kif, kifu::Encoding::ShiftJis).bytes;
    assert!(str::from_utf8(&bytes).is_err(), "these bytes are Shift_JIS");
    let window = browser.window();
    window.go(&format!("http://{}/games", house.address));
    drop_file(&window, "game.kif", &bytes);
    let study = Study::at(window);
    study.window.keys(&format!("{RIGHT}{RIGHT}{RIGHT}n{RIGHT}"));
    study.wait_for_current("Sx22");
    study.comment("取り返した");
    study.wait_until_stored();
    let whole = tree(&study.look());
    assert_eq!(whole.len(), 9, "{whole:?}");
    assert!(whole.iter().any(|node| node[4] == "居飛車") && whole.iter().any(|node| node[3] == "取り返した"));

    study.window.click("[data-action=export]");
    let formats = study.window.wait("the formats", || {
        let script = "return [...document.querySelectorAll('[data-format]')].map((item) => \
          [item.dataset.format, item.querySelector('a').href, [...item.querySelectorAll('[data-lost]')].map((lost) => lost.dataset.lost)])";
        let formats = study.window.run(script);
        formats.as_array().filter(|formats| !formats.is_empty()).cloned()
    });
    let path = study.path();
    let again = |href: &Value| {
        let bytes: Vec<u8> = serde_json::from_value(study.window.run(&format!(
            "const request = new XMLHttpRequest(); request.open('GET', {href}, false); \
             request.overrideMimeType('text/plain; charset=x-user-defined'); request.send(); \
             return [...request.responseText].map((c) => c.charCodeAt(0) & 255)"
        )))
        .expect("bytes");
        study.window.go(&format!("http://{}/games", house.address));
        drop_file(&study.window, "again", &bytes);
        study.window.wait("the copy", || {
            let now = study.path();
            let there = now.starts_with("/library/") && now != path;
            (there && study.window.run("return document.querySelector('move-tree [aria-current]') !== null") == true)
                .then_some(())
        });
        tree(&study.look())
    };
    let mut whole_again = Vec::new();
    for entry in &formats {
        let name = entry[0].as_str().unwrap_or_default();
        let lost: Vec<&str> = entry[2].as_array().expect("losses").iter().filter_map(Value::as_str).collect();
        let back = again(&entry[1]);
        if lost.contains(&"variations") {
            assert_eq!(study_line(&back)[..4], study_line(&whole)[..4], "{name}");
            assert!(back.len() < whole.len(), "{name} says what it loses");
        } else {
            assert_eq!(back, without(&whole, &lost), "{name}");
            whole_again.push(name);
        }
    }
    let holds_all = ["kif", "ki2", "jkf"].iter().all(|name| whole_again.contains(name));
    assert!(holds_all && !whole_again.contains(&"csa"), "{formats:?}");
}

/// A tree without what a format says it loses.
fn without(tree: &[Value], lost: &[&str]) -> Vec<Value> {
    let mut tree = tree.to_vec();
    for node in &mut tree {
        for (code, column) in [("endings", 2), ("comments", 3), ("bookmarks", 4)] {
            if lost.contains(&code) {
                node[column] = Value::Null;
            }
        }
    }
    tree
}

#[test]
fn a_finished_game_is_studied_and_exported() {
    let Some(browser) = start_browser("study") else { return };
    let data = Data::new("study");
    let house = data.open("127.0.0.1:0");
    let table = super::sit_down(&browser, &house, |window| window.click("input[name=opponent][value=two]"));
    for (ply, usi) in ["2g2f", "5a4b", "2f2e", "4b3b", "2e2d", "8b4b", "2d2c+"].into_iter().enumerate() {
        table.play(usi.parse().expect("USI"), &table.wait_for_ply(ply));
    }
    table.wait_for_status("詰み");
    let window = table.window;
    window.click("[data-action=export]");
    window.wait("the formats", || (window.text("dialog.export .formats").contains("CSA")).then_some(()));
    window.click("dialog.export form button");
    window.click("[data-action=study]");
    let study = Study::at(window);
    assert!(study.path().starts_with("/library/"));
    assert_eq!(study_line(&tree(&study.look())), ["2g2f", "5a4b", "2f2e", "4b3b", "2e2d", "8b4b", "2d2c+", "mate"]);
}

// NOTA-33, NOTA-46: the notation that was chosen at a game is that of records, too.
#[test]
fn the_notation_acts_everywhere() {
    let Some(browser) = start_browser("notation") else { return };
    let data = Data::new("notation");
    let house = data.open("127.0.0.1:0");
    let table = super::sit_down(&browser, &house, |window| window.click("input[name=opponent][value=two]"));
    table.play("7g7f".parse().expect("USI"), &table.wait_for_ply(0));
    table.wait_for_ply(1);
    let choose = |window: &Window, notation: &str| {
        window.click("[data-action=settings]");
        window.click(&format!("dialog.settings select[name=notation] option[value='{notation}']"));
        window.click("dialog.settings form .primary");
    };
    let list = |window: &Window, css: &str, text: &str| {
        window.wait(&format!("{text} in the list"), || window.text(css).contains(text).then_some(()));
    };
    list(&table.window, "move-list", "P-76");
    choose(&table.window, "usi");
    list(&table.window, "move-list", "7g7f");
    table.play("3c3d".parse().expect("USI"), &table.wait_for_ply(1));
    list(&table.window, "move-list", "3c3d");
    let study = bring(table.window, &house, GAME);
    list(&study.window, "move-tree", "2g2f");
    choose(&study.window, "hodges");
    list(&study.window, "move-tree", "P-3d");
    study.window.keys(&format!("{RIGHT}"));
    study.wait_for_current("P-7f");
    // A new move comes in it, too.
    study.play("8c", "8d");
    study.wait_for_current("P-8d");
    study.wait_until_stored();
    // The names of files and ranks follow, and the pages the server writes.
    assert_eq!(study.window.text(".ranks"), "abcdefghi");
    study.window.go(&format!("http://{}/rules/fouls", house.address));
    list(&study.window, "#foul-two_pawns figcaption", "P*7e");
}

/// A reader with the link sees everything and changes nothing; their copy is their own.
#[test]
fn a_shared_record_can_be_read_and_copied() {
    let Some(browser) = start_browser("share") else { return };
    let data = Data::new("share");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, GAME);
    study.window.click("[data-action=share]");
    study.window.click("[data-action=make-link]");
    let link = study.window.wait("the link", || {
        let link = study.window.run("return document.querySelector('dialog.share input').value");
        link.as_str().filter(|link| link.contains("/shared/")).map(str::to_owned)
    });
    let path = &link[link.find("/shared/").expect("a path")..];
    let reader = browser.another_window();
    reader.go(&format!("http://localhost:{}{}", house.port(), study.path()));
    assert!(
        reader.text("h1").contains("Not found")
            || reader.text("main").contains("404")
            || !reader.text("main").contains("P-76")
    );
    reader.go(&format!("http://localhost:{}{path}", house.port()));
    let reader = Study::at(reader);
    assert_eq!(reader.look()["editable"], false);
    assert_eq!(reader.window.run("return document.querySelectorAll('#comment, .cell.own, [data-line]').length"), 0);
    reader.window.click("[data-action=copy]");
    reader.window.wait("the copy", || reader.path().starts_with("/library/").then_some(()));
    let copy = Study::at(reader.window);
    assert_eq!(tree(&copy.look()), tree(&study.look()));
    study.window.click("[data-action=unshare]");
    copy.window.wait("the link to be gone", || {
        copy.window.go(&link.replace("127.0.0.1", "localhost"));
        (copy.window.run("return document.querySelector('move-tree') === null") == true).then_some(())
    });
}

/// The main line has its numbers, a variation says where it leaves it; a reader of the shared record is led there, too.
#[test]
fn a_link_leads_to_a_place_of_a_record() {
    let Some(browser) = start_browser("place-link") else { return };
    let data = Data::new("place-link");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, KIF);
    let window = &study.window;
    let link = || {
        window.click("[data-action=export]");
        let link = window.wait("the link", || {
            window.run("return document.querySelector('[data-link]')?.dataset.link").as_str().map(str::to_owned)
        });
        let is_own = window.run("return document.querySelector('[data-link] ~ .note') !== null") == true;
        window.click("dialog.export form button");
        (link, is_own)
    };
    window.keys(&format!("{RIGHT}{RIGHT}{RIGHT}n{RIGHT}"));
    study.wait_for_current("Sx22");
    let own = format!("{}#3.2-4", study.path());
    assert_eq!(link(), (format!("http://{}{own}", house.address), true));

    // The page is left, loaded anew there, and led on while it is open.
    window.go("about:blank");
    window.go(&format!("http://{}{own}", house.address));
    study.wait_for_current("Sx22");
    window.run("location.hash = '#2'");
    study.wait_for_current("P-34");
    // Who has walked on comes back to where the link leads.
    window.keys(&format!("{RIGHT}{RIGHT}"));
    study.wait_for_current("Sx22");
    window.reload();
    study.wait_for_current("P-34");
    window.run("location.hash = '#2.2'");
    study.wait_for_current("P-84");

    window.click("[data-action=share]");
    window.click("[data-action=make-link]");
    window.wait("it to be shared", || {
        (window.run("return document.querySelector('dialog.share input').value") != "").then_some(())
    });
    window.click("dialog.share form button");
    let (shared, is_own) = link();
    assert!(shared.contains("/shared/") && shared.ends_with("#2.2") && !is_own, "{shared}");
    let reader = browser.another_window();
    reader.go(&shared.replace("127.0.0.1", "localhost"));
    let reader = Study::at(reader);
    reader.wait_for_current("P-84");
    reader.window.run("location.hash = '#99'");
    reader.wait_for_current("Resignation: White wins");
}

/// A rook on the fourth file and half a Mino; White has nothing with a name before the last moves.
const NAMED: &str =
    "position startpos moves 7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 5a4b 5i4h 4b3b 4h3h 5c5d 3h2h 6a5b 3i3h 7a6b";

/// What castles, openings and tesuji are called stands beside the board, as they are at the move one looks at.
#[test]
fn shapes_are_named_beside_the_board() {
    let Some(browser) = start_browser("labels") else { return };
    let data = Data::new("labels");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, NAMED);
    let window = &study.window;
    let says = |side: &str, wanted: &str| {
        window.wait(wanted, || window.text(&format!(".labels .{side} .now")).contains(wanted).then_some(()));
    };
    let height = || window.run("return document.querySelector('.labels').getBoundingClientRect().height");
    says("black", "nothing yet");
    let first = height();
    window.keys(&RIGHT.to_string().repeat(5));
    says("black", "Fourth File Rook");
    window.keys(&END.to_string());
    says("black", "四間飛車");
    says("black", "片美濃囲い");
    assert_eq!(height(), first, "nothing moves when it changes");
    // Of variations nothing is told, and of a main line that has changed what is new.
    window.keys(&LEFT.to_string().repeat(2));
    study.play("3i", "4h");
    window.wait("the note on variations", || {
        (window.run("return document.querySelector('.labels').dataset.elsewhere") == "true").then_some(())
    });
    assert_eq!(window.run("return document.querySelector('.labels .black .now')"), Value::Null);
    window.click("[data-line=main]");
    study.wait_until_stored();
    says("black", "Fourth File Rook");
    assert!(!window.text(".labels .black .now").contains("片美濃囲い"));
}
