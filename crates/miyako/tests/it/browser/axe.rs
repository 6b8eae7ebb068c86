//! What axe-core, which knows the rules of accessible pages, finds on ours: nothing, on a phone and on a desk, by day and by
//! night. Whatever page the router has is looked at.

use super::boards;
use super::driver::{Browser, Window};
use super::house::{Data, House};
use super::people::{begin_two_steps, show_code, sign_up};
use super::record::bring;
use super::teach;
use super::two_people::{meet, wait_for};
use super::yonin::sit_at_one_screen;
use super::{DIALOG_SETTLES, Table, start_browser};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::thread::{self, sleep};
use std::{env, fs};

/// What has an address among the pages and is none, or leads to one.
const NO_PAGES: &[&str] = &[
    "/train/due",
    "/values",
    "/lobby/nights.ics",
    "/school/{lesson}",
    "/games/{id}/kif",
    "/games/{id}/appointment.ics",
    "/assignments/{id}/attempts.csv",
    "/boards/{id}/{place}",
    "/yonin/{id}",
    "/family/{game}/board.svg",
    "/family/{game}/{piece}/moves.svg",
    "/tsume/daily",
    "/tsume/next",
    "/tsume/sheet.pdf",
    "/ceremony/throw",
    "/ceremony/courtesies.pdf",
    "/ceremony/scene.svg",
    "/ceremony/scene.png",
    "/rules/booklet.pdf",
    "/rules/boards/{board}",
    "/account/data.zip",
    "/workshop/card.pdf",
    "/workshop/drawn/{version}/{file}",
];

/// Everything at once, and only what depends on colours.
const ALL: &str = "{}";
const COLOURS: &str = "{runOnly: ['color-contrast']}";

/// A short game with a mistake in it.
const GAME: &str =
    "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 投了\n";

/// Somebody with axe-core, who goes from page to page.
struct Inspector {
    axe: String,
    /// The addresses that were looked at.
    seen: RefCell<BTreeSet<String>>,
    found: RefCell<Vec<String>>,
}

impl Inspector {
    /// `None` where this machine has no axe-core: `MIYAKO_AXE` names its file, or it lies where `.ci/run` puts it.
    fn hired() -> Option<Inspector> {
        let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/node_modules/axe-core/axe.min.js");
        let file = env::var_os("MIYAKO_AXE").map_or(usual, Into::into);
        let Ok(axe) = fs::read_to_string(file) else {
            println!("skipped: no axe-core");
            return None;
        };
        Some(Inspector { axe, seen: RefCell::default(), found: RefCell::default() })
    }

    fn visit(&self, window: &Window, house: &House, path: &str) {
        window.go(&format!("http://{}{path}", house.address));
        self.look(window, path);
    }

    /// Looks at the page that a window shows, in every light.
    fn look(&self, window: &Window, name: &str) {
        // Whoever has drawn a board is done with the rest of the page, too.
        let drawn = "const board = document.querySelector('shogi-board'); \
                     return document.readyState === 'complete' && (!board || board.querySelector('.cells, canvas') !== null)";
        window.wait("the whole page", || (window.run(drawn) == true).then_some(()));
        let path = window.run("return location.pathname").as_str().unwrap_or_default().to_owned();
        self.seen.borrow_mut().insert(path);
        window.run(&format!("{}; window.axe = axe", self.axe));
        for (width, height) in [(390, 844), (1280, 900)] {
            window.screen(width, height);
            for (dark, what) in [(false, ALL), (true, COLOURS)] {
                window.prefers_dark(dark);
                let light = if dark { "by night" } else { "by day" };
                self.run(window, &format!("{name}, {width} wide, {light}"), "document", what);
            }
        }
        self.open_dialogs(window, name);
        window.prefers_dark(false);
    }

    /// Looks at what the page may ask.
    fn open_dialogs(&self, window: &Window, name: &str) {
        let dialogs = window.run("return document.querySelectorAll('dialog:not([open])').length").as_u64().unwrap_or(0);
        for nth in 0..dialogs {
            let open =
                "window.asked = document.querySelectorAll('dialog')[NTH]; asked.showModal(); return asked.className";
            let dialog = window.run(&open.replace("NTH", &nth.to_string()));
            self.run(window, &format!("{name}, dialog {dialog}"), "asked", ALL);
            window.run("asked.close()");
        }
    }

    /// Looks at a part of the page that a script names.
    fn run(&self, window: &Window, at: &str, part: &str, options: &str) {
        let script = format!(
            "return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))) \
               .then(() => Promise.all(document.getAnimations().map((animation) => animation.finish()))) \
               .then(() => axe.run({part}, {options})) \
               .then(({{violations}}) => violations.flatMap(({{id, help, nodes}}) => \
                 nodes.map(({{target, html, any}}) => [id, help, target.join(' '), html.slice(0, 160), \
                   any.map((check) => check.message).join('; ').slice(0, 240)])))"
        );
        let violations = window.run(&script);
        let mut found = self.found.borrow_mut();
        for violation in violations.as_array().expect("violations") {
            let parts: Vec<&str> = violation.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            found.push(format!("{at}: {}", parts.join(" | ")));
        }
    }

    /// Ends the visit: whatever was found is told, with its page and its element.
    fn report(&self) {
        let found = self.found.borrow();
        assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    }
}

/// The patterns of all pages that the router has.
fn routes() -> Vec<String> {
    let router = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src/web/router.rs");
    let router = fs::read_to_string(router).expect("the router");
    let lines = router.lines().filter(|line| line.contains("get(pages::"));
    let named = lines.filter_map(|line| line.split('"').nth(1)).map(str::to_owned);
    named.filter(|route| !NO_PAGES.contains(&route.as_str())).collect()
}

/// Whether an address is one of those that a pattern stands for.
fn is_of(path: &str, route: &str) -> bool {
    let [path, route] = [path, route].map(|text| text.split('/').collect::<Vec<_>>());
    path.len() == route.len() && path.iter().zip(&route).all(|(part, wanted)| part == wanted || wanted.starts_with('{'))
}

/// Answers a request as JSON, made by the page that a window shows.
fn ask(window: &Window, method: &str, path: &str, body: &Value) -> Value {
    let script = format!(
        "const request = new XMLHttpRequest(); request.open('{method}', '{path}', false); \
         request.setRequestHeader('content-type', 'application/json'); request.send(JSON.stringify({body})); \
         return JSON.parse(request.responseText)"
    );
    window.run(&script)
}

#[test]
fn axe_finds_nothing_on_any_page() {
    let Some(inspector) = Inspector::hired() else { return };
    let Some(browser) = start_browser("axe") else { return };
    let data = Data::new("axe");
    let mut house = data.open("127.0.0.1:0");
    let owners_door = house.owners_door();
    let window = browser.window();
    plain_pages(&inspector, &window, &house);
    problems(&inspector, &window, &house);
    for path in ["/school", "/school/board/1", "/school/board/2", "/school/king/1", "/school/gold-on-the-head/1"] {
        inspector.visit(&window, &house, path);
    }
    training(&inspector, &window, &house);
    for path in [
        "/workshop",
        "/workshop?what=boards&order=plain",
        "/glossary",
        "/glossary?by=name",
        "/glossary?q=fork",
        "/glossary/nifu",
        "/proverbs",
        "/glossary/ryu",
        "/strategy",
        "/strategy?q=mino",
        "/strategy/mino",
        "/strategy/tataki",
        "/strategy/ai-yagura",
        "/strategy/gava-kaku",
        "/strategy/games/1",
    ] {
        inspector.visit(&window, &house, path);
    }
    inspector.visit(&window, &house, "/school/using-the-site/1");
    inspector.visit(&window, &house, "/school/first-game/1");
    window.click("main form .primary");
    wait_for(&window, ".teacher li", "The rook");
    inspector.look(&window, "a game with a teacher");
    text_views(&inspector, &window, &house);
    library(&inspector, &browser, &house);
    games(&inspector, &browser, &house);
    people(&inspector, &window, &house);
    teaching(&inspector, &window, &house);
    club(&inspector, &window, &house, &owners_door);
    letters(&inspector, &window);
    let seen = inspector.seen.borrow();
    for route in routes() {
        assert!(seen.iter().any(|path| is_of(path, &route)), "nobody looks at {route}");
    }
    inspector.report();
}

/// What a first visit finds.
fn plain_pages(inspector: &Inspector, window: &Window, house: &House) {
    let pages = [
        "/",
        "/play",
        "/games",
        "/library",
        "/rules",
        "/editor",
        "/editor?problem=1",
        "/lobby",
        "/notices",
        "/tv",
        "/ladder",
        "/people",
        "/about",
        "/help",
    ];
    let more = ["/privacy", "/licences", "/offline", "/forget", "/no-such-page", "/games/no-such-game"];
    let family = ["/family", "/family/dobutsu", "/family/chu", "/family/tori", "/family/yonin"];
    let ceremony = [
        "/rules/tournaments",
        "/ceremony",
        "/ceremony/clock",
        "/ceremony/clock?clock=Meijin/title&first=Anna",
        "/ceremony/walk?first=Anna&second=Bruno&throws=pptts#throw_pawns",
        "/ceremony/walk?odds=two-piece&room=japanese&nP=17#put_away",
    ];
    let rules = [
        "/rules/pieces",
        "/rules/promotion",
        "/rules/fouls",
        "/rules/handicaps",
        "/rules/facts",
        "/history",
        "/history?century=13",
    ];
    for path in pages.iter().chain(&more).chain(&family).chain(&ceremony).chain(&rules) {
        inspector.visit(window, house, path);
    }
}

fn problems(inspector: &Inspector, window: &Window, house: &House) {
    for path in ["/tsume", "/tsume/classics", "/tsume/daily"] {
        inspector.visit(window, house, path);
    }
    window.click("[data-action=give-up]");
    inspector.look(window, "a problem with its solution");
    inspector.visit(window, house, "/embed/tsume/muso-1");
    inspector.visit(window, house, "/tsume/board?sfen=4k4/9/4P4/9/9/9/9/9/9%20b%20G2r2b3g4s4n4l17p%201");
}

/// A game with a mistake, a card of it, and what is said of a wrong answer.
fn training(inspector: &Inspector, window: &Window, house: &House) {
    inspector.visit(window, house, "/train");
    let card = super::training::card_of_a_mistake(window, house);
    for path in [
        "/train",
        &card.list,
        &card.page,
        "/train/drill/pattern/mino",
        "/train/guess/example/1?side=white",
        "/train/run/castles",
        "/train/coordinates",
    ] {
        inspector.visit(window, house, path);
    }
}

/// Lessons and problems as text.
fn text_views(inspector: &Inspector, window: &Window, house: &House) {
    window.run("document.cookie = 'text=on; path=/'");
    for path in ["/school/king/1", "/school/board/2", "/tsume/daily"] {
        inspector.visit(window, house, path);
    }
    window.run("document.cookie = 'text=; path=/; max-age=0'");
}

fn people(inspector: &Inspector, window: &Window, house: &House) {
    for path in ["/account", "/account/back"] {
        inspector.visit(window, house, path);
    }
    window.go(&format!("http://{}/account", house.address));
    window.fill("#new-name", "Anna Rossi");
    window.fill("#new-password", "cavallo verde 9");
    window.click("[name=of_age]");
    window.click("form[action='/account/new'] .primary");
    window
        .wait("the codes", || (window.run("return document.querySelectorAll('.codes li').length") == 10).then_some(()));
    inspector.look(window, "codes in reserve");
    for path in ["/account", "/account/data", "/notices"] {
        inspector.visit(window, house, path);
    }
}

/// What Anna sets, how it looks to a pupil before and after agreeing, and what she sees of it.
fn teaching(inspector: &Inspector, window: &Window, house: &House) {
    let Some(pocket) = start_browser("axe-pupil") else { return };
    let site = format!("http://{}", house.address);
    for path in ["/teach", "/teach/new"] {
        inspector.visit(window, house, path);
    }
    let path = teach::set(window, &site);
    let pupil = pocket.window();
    inspector.visit(&pupil, house, &path);
    teach::join(&pupil, &format!("{site}{path}"), "Bruno", "Anna Rossi");
    inspector.look(&pupil, "an assignment for a pupil");
    for body in [json!({"moves": ["5g6h"]}), json!({"moves": ["5g5f", "5f4e"]})] {
        let answer = json!({"lesson": "gold", "task": 1, "moves": body["moves"]});
        ask(&pupil, "POST", "/api/v1/school/answer", &answer);
    }
    inspector.visit(&pupil, house, &format!("/school/gold/2?assignment={}", path.trim_start_matches("/assignments/")));
    inspector.visit(window, house, &path);
    window.run("document.querySelectorAll('details').forEach((part) => (part.open = true))");
    inspector.look(window, "a class with all parts open");
    window.click(".class td a");
    inspector.look(window, "what a pupil did");
    let game = json!({"title": "Partita", "tasks": ["game/ten-piece/15k"]});
    let path = ask(window, "POST", "/api/v1/assignments", &game)["url"].as_str().expect("an address").to_owned();
    pupil.go(&format!("{site}{path}"));
    pupil.fill("#name", "Bruno");
    pupil.click("[name=agree]");
    pupil.click("form button.primary");
    wait_for(&pupil, "main", "0 of 1 exercise");
    inspector.visit(&pupil, house, &format!("{path}/game/ten-piece/15k"));
    inspector.visit(window, house, "/teach/boards/new");
    let path = boards::make(window, &site);
    inspector.visit(&pupil, house, &path);
    pupil.fill("#name", "Bruno");
    pupil.click("form .primary");
    wait_for(window, "ol.boards", "Bruno (guest)");
    window.run("document.querySelectorAll('details').forEach((part) => (part.open = true))");
    inspector.look(window, "boards with all parts open");
    window.click("p.next .primary");
    wait_for(window, "nav.boards", "All boards");
    inspector.look(window, "a board of several");
    // A game by the day, in which the other is to move.
    let wish = json!({"opponent": "link", "clock": "3d/move", "color": "white"});
    let game = ask(window, "POST", "/api/v1/games", &wish)["id"].as_str().expect("a game").to_owned();
    ask(&pupil, "POST", &format!("/api/v1/games/{game}/join"), &json!({}));
    inspector.visit(window, house, &format!("/games/{game}/conditional"));
    inspector.visit(&pupil, house, "/games");
}

/// What somebody finds who wants letters, at a site that has a mail server.
fn letters(inspector: &Inspector, window: &Window) {
    let post = take_letters();
    let data = Data::new("axe-letters");
    let options = ["--public-url", "http://club.example", "--mail-server", &post, "--mail-from", "shogi@example.org"];
    let house = data.open_with("127.0.0.1:0", &options);
    window.go(&format!("http://{}/account", house.address));
    sign_up(window, "Anna");
    inspector.visit(window, &house, "/notices");
    window.fill("#mail-address", "anna@example.org");
    window.click("form.mail button");
    wait_for(window, "main", "We have written to anna@example.org");
    inspector.look(window, "somebody who was asked whether an address is theirs");
    let path = window.run("return document.querySelector('#mail ~ form').getAttribute('action')");
    inspector.visit(window, &house, path.as_str().expect("where it is answered"));
}

/// The address of a mail server that takes every letter, as long as the test runs.
fn take_letters() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("smtp://{}", listener.local_addr().expect("its address"));
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            thread::spawn(move || answer_letters(stream));
        }
    });
    address
}

fn answer_letters(mut stream: TcpStream) -> io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    stream.write_all(b"220 post\r\n")?;
    while let Some(line) = lines.next().transpose()? {
        if line.starts_with("DATA") {
            stream.write_all(b"354 go on\r\n")?;
            while lines.next().transpose()?.is_some_and(|line| line != ".") {}
        }
        stream.write_all(b"250 well\r\n")?;
    }
    Ok(())
}

/// What somebody finds who looks after the club: Anna, who becomes the owner.
fn club(inspector: &Inspector, window: &Window, house: &House, owners_door: &str) {
    inspector.visit(window, house, owners_door);
    window.click("main .primary");
    wait_for(window, "h1", "The club");
    inspector.look(window, "a club whose officer has no second step");
    inspector.visit(window, house, "/account/authenticator");
    begin_two_steps(window, "cavallo verde 9");
    inspector.look(window, "a secret for the phone");
    show_code(window, 0);
    wait_for(window, "main", "On since");
    inspector.look(window, "a second step that is on");
    window.go(&format!("http://{}/club", house.address));
    window.fill("#new-name", "Bice");
    window.click("form[action='/club/new'] .primary");
    wait_for(window, "h1", "A card to come in");
    inspector.look(window, "a card");
    window.go(&format!("http://{}/club/people/Bice", house.address));
    window.run("document.querySelectorAll('details').forEach((part) => (part.open = true))");
    inspector.look(window, "somebody of the club");
    for path in ["/club", "/club/nights", "/club/log", "/moderate", "/moderate/people/Bice", "/people/Bice"] {
        inspector.visit(window, house, path);
    }
}

fn library(inspector: &Inspector, browser: &Browser, house: &House) {
    let study = bring(browser.window(), house, GAME);
    let window = &study.window;
    let record = study.path();
    inspector.look(window, "a record");
    let shared = ask(window, "POST", &format!("/api/v1{}/share", record.replace("/library/", "/records/")), &json!({}));
    let link = shared["url"].as_str().expect("a link");
    inspector.visit(window, house, link);
    inspector.visit(window, house, &format!("/embed{link}"));
    inspector.visit(window, house, "/library");
}

fn games(inspector: &Inspector, browser: &Browser, house: &House) {
    let pair = meet(browser, [house.port(); 2], |_| {});
    // With a mistake of Black's.
    pair.play(1, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 8h4d 3c4d 7i8h 8b4b");
    let [anna, bruno] = &pair.players;
    inspector.look(&anna.window, "a game of two");
    inspector.visit(&browser.another_window(), house, &format!("/embed{}", pair.path));
    let complaint = anna.window.run("return document.querySelector('.complaint a').getAttribute('href')");
    inspector.visit(&anna.window, house, complaint.as_str().expect("a link"));
    inspector.visit(&anna.window, house, "/");
    bruno.window.click(".tools [data-action=resign]");
    sleep(DIALOG_SETTLES);
    bruno.window.click("dialog.resign button[value=resign]");
    wait_for(&bruno.window, "main", "resign");
    inspector.look(&bruno.window, "a game that is over");
    anna.window.go(&format!("http://{}/", house.address));
    wait_for(&anna.window, ".last-game dd.played", "Bx44");
    inspector.look(&anna.window, "a mistake in the last game");

    let window = browser.another_window();
    window.go(&format!("http://{}/play", house.address));
    window.click("input[name=opponent][value=link]");
    window.click("form.start button.primary");
    let table = Table::at(window);
    inspector.look(&table.window, "an invitation");

    let window = &table.window;
    window.go(&format!("http://{}/family/dobutsu", house.address));
    window.click("input[name=opponent][value=two]");
    window.click("form.start button.primary");
    window.wait("the game", || (window.run("return location.pathname.startsWith('/games/')") == true).then_some(()));
    inspector.look(window, "a game of dōbutsu");

    let four = sit_at_one_screen(browser, house);
    inspector.look(&four.window, "a game for four");
    for path in ["/", "/games"] {
        inspector.visit(&four.window, house, path);
    }
}
