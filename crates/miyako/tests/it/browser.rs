//! Whole games on the page, played by pressing what a person presses.

mod analysis;
mod axe;
mod boards;
mod ceremony;
mod complaints;
mod days;
mod drill;
mod driver;
mod editor;
mod family;
mod fits;
mod habits;
mod history;
mod home;
pub(crate) mod house;
mod library;
mod lobby;
mod notices;
mod outside;
mod passkeys;
mod people;
mod proxy;
mod record;
mod rules;
mod runs;
mod school;
mod screens;
mod strategy;
mod teach;
mod text;
mod training;
mod tsume;
mod two_people;
mod workshop;
mod yonin;

use driver::{Browser, Window};
use engine::{Engine, Limits};
use house::{Data, House};
use serde_json::Value;
use shogi::{Move, Position};
use std::thread::sleep;
use std::time::Duration;

/// The promotion dialog takes no press sooner: it could be the second half of a double tap.
const DIALOG_SETTLES: Duration = Duration::from_millis(350);

/// A game on the page.
struct Table<'a> {
    window: Window<'a>,
    /// Where the game's data can be fetched.
    api: String,
}

/// Opens the site and starts a game with the form.
fn sit_down<'a>(browser: &'a Browser, house: &House, choose: impl FnOnce(&Window)) -> Table<'a> {
    let window = browser.window();
    window.go(&format!("http://{}/play", house.address));
    choose(&window);
    window.click("form.start button.primary");
    Table::at(window)
}

fn start_browser(name: &str) -> Option<Browser> {
    match Browser::start(name) {
        Ok(browser) => Some(browser),
        Err(missing) => {
            println!("skipped: no {missing}");
            None
        }
    }
}

/// Who has Chromium and not what drives it is told the second.
#[test]
fn what_a_machine_lacks_for_these_tests_is_named() {
    let path = tempfile::tempdir().unwrap();
    let say = || {
        let program = std::env::current_exe().unwrap();
        let name = "browser::a_game_against_the_lowest_level_is_played_to_mate";
        let output = std::process::Command::new(program)
            .args(["--exact", name, "--nocapture"])
            .env("PATH", path.path())
            .output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert!(say().contains("skipped: no Chromium"), "{}", say());
    std::fs::write(path.path().join("chromium"), "").unwrap();
    assert!(say().contains("skipped: no ChromeDriver"), "{}", say());
}

impl<'a> Table<'a> {
    /// The game page that the window comes to.
    fn at(window: Window<'a>) -> Table<'a> {
        let path = window.wait("the game page", || {
            let path = window.run("return location.pathname");
            path.as_str().filter(|path| path.starts_with("/games/")).map(str::to_owned)
        });
        Table { window, api: format!("/api/v1{path}") }
    }

    /// The game as the server tells it; `None` while it cannot be reached.
    fn look(&self) -> Option<Value> {
        let script = "const request = new XMLHttpRequest(); \
                      try { request.open('GET', API, false); request.send(); return JSON.parse(request.responseText) } \
                      catch { return null }";
        let seen = self.window.run(&script.replace("API", &format!("'{}'", self.api)));
        (!seen.is_null()).then_some(seen)
    }

    /// Waits until the game has so many moves, or is over, and the page shows that, too: it hears of it a little later.
    fn wait_for_ply(&self, ply: usize) -> Value {
        let shown = format!("return document.querySelectorAll('move-list li').length > {ply}");
        self.window.wait(&format!("move {ply}"), || {
            let game = self.look()?;
            let there = plies(&game) >= ply && self.window.run(&shown) == true;
            (there || !game["result"].is_null()).then_some(game)
        })
    }

    /// Plays a move by pressing where it begins and where it ends.
    fn play(&self, m: Move, game: &Value) {
        let turn = game["turn"].as_str().expect("a turn");
        let origin = match m {
            Move::Board { from, .. } => from.to_string(),
            Move::Drop { piece, .. } => format!("{turn}:{}", piece.letter()),
        };
        self.window.click(&format!("[data-spot='{origin}']"));
        self.window.click(&format!("[data-spot='{}']", m.to()));
        let (text, legal) = (m.to_string(), game["legal"].as_array().expect("legal moves"));
        let plain = text.trim_end_matches('+');
        if legal.iter().any(|other| other == plain) && legal.iter().any(|other| *other == format!("{plain}+")) {
            self.window.wait("the promotion dialog", || {
                (self.window.run("return document.querySelector('dialog.promotion[open]') !== null") == true)
                    .then_some(())
            });
            sleep(DIALOG_SETTLES);
            self.window.click(&format!("dialog.promotion button[value='{text}']"));
        }
    }

    /// Waits until the page says something about the game.
    fn wait_for_status(&self, part: &str) {
        self.window.wait(part, || self.window.text(".status").contains(part).then_some(()));
    }
}

fn plies(game: &Value) -> usize {
    game["moves"].as_array().map_or(0, Vec::len)
}

/// The game as the engine takes it.
fn for_engine(game: &Value) -> engine::Game {
    let start: shogi::Setup = game["start"]["sfen"].as_str().expect("a start").parse().expect("SFEN");
    let start: Position =
        start.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).expect("a start");
    let mut copy = engine::Game::new(start);
    for played in game["moves"].as_array().expect("moves") {
        copy.play(played["usi"].as_str().expect("USI").parse().expect("USI")).expect("a legal move");
    }
    copy
}

#[test]
fn a_game_against_the_lowest_level_is_played_to_mate() {
    let Some(browser) = start_browser("mate") else { return };
    let data = Data::new("mate");
    let house = data.open("127.0.0.1:0");
    let table = sit_down(&browser, &house, |window| {
        window.click("input[name=opponent][value=computer]");
        window.click("input[name=color][value=black]");
        window.fill("select[name=level]", "15");
    });
    let mut engine = Engine::new(16);
    let limits = Limits { nodes: Some(30_000), ..Limits::default() };
    let mut game = table.wait_for_ply(0);
    while game["result"].is_null() {
        let own = plies(&game) + 1;
        assert!(own < 400, "the game does not end: {game}");
        let answer = engine.search(&for_engine(&game), &limits, &engine::Stop::new(), &mut |_| ());
        table.play(answer.decision.played().expect("a move"), &game);
        game = table.wait_for_ply(own + 1);
    }
    assert_eq!((&game["result"]["reason"], &game["result"]["winner"]), (&"mate".into(), &"black".into()), "{game}");
    table.wait_for_status("詰み");
    table.wait_for_status("Checkmate: Black wins");
}

/// The federation's table (HCAP-05): six or seven grades are worth two pieces, one only the first move.
#[test]
fn whoever_tells_his_grade_is_told_a_handicap() {
    let Some(browser) = start_browser("advice") else { return };
    let data = Data::new("advice");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/play", house.address));
    assert_eq!(window.run("return document.querySelector('.advice').hidden"), true);
    for (level, own, handicap, color) in [
        ("2d", 9, "two-piece", "black"),
        ("6k", 16, "two-piece", "white"),
        ("1d", 14, "even", "black"),
        ("1d", 15, "even", "random"),
    ] {
        window.run(&format!("document.querySelector('#level').value = '{level}'"));
        // By its place on the ladder: choosing from a list by keys differs between browsers.
        window.run(&format!(
            "const field = document.querySelector('#own-grade'); field.value = {own}; \
             field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
        window.click(".advice button");
        let chosen = "const { handicap, color } = document.querySelector('form.start').elements; return [handicap.value, color.value]";
        assert_eq!(window.run(chosen), serde_json::json!([handicap, color]), "{own} against {level}");
    }
}

#[test]
fn a_handicap_game_is_lost_on_time() {
    let Some(browser) = start_browser("time") else { return };
    let data = Data::new("time");
    let house = data.open("127.0.0.1:0");
    let table = sit_down(&browser, &house, |window| {
        window.click("input[name=opponent][value=computer]");
        window.click("select[name=handicap] option[value=two-piece]");
        window.click("select[name=clock] option[value=other]");
        window.fill("input[name=clock_text]", "6s");
    });
    let game = table.wait_for_ply(1);
    assert_eq!((&game["moves"][0]["color"], &game["game"]["clock"]), (&"white".into(), &"6s".into()));
    table.play("7g7f".parse().expect("USI"), &game);
    let game = table.wait_for_ply(3);
    assert_eq!(game["result"], Value::Null, "{game}");
    let game = table.window.wait("the flag", || table.look().filter(|game| !game["result"].is_null()));
    assert_eq!((&game["result"]["reason"], &game["result"]["winner"]), (&"time".into(), &"white".into()), "{game}");
    table.wait_for_status("時間切れ");
}

#[test]
fn a_game_survives_the_death_of_the_server() {
    let Some(browser) = start_browser("kill") else { return };
    let data = Data::new("kill");
    let house = data.open("127.0.0.1:0");
    let table = sit_down(&browser, &house, |window| window.click("input[name=opponent][value=two]"));
    let moves: Vec<Move> =
        "2g2f 5a4b 2f2e 4b3b 2e2d 8b4b 2d2c+".split(' ').map(|usi| usi.parse().expect("USI")).collect();
    let play = |from: usize, to: usize| {
        for (m, ply) in moves[from..to].iter().zip(from + 1..) {
            table.play(*m, &table.wait_for_ply(ply - 1));
            table.wait_for_ply(ply);
        }
    };
    play(0, 4);
    let address = house.kill();
    table.wait_for_status("Connection lost");
    let _house = data.open(&address);
    // The page comes back by itself; nobody loads it again.
    table.wait_for_status("Black to move");
    play(4, 7);
    table.wait_for_status("詰み");
    assert_eq!(plies(&table.look().expect("the game")), 7);
}

/// Whose turn it is and what the clocks show is said when the page opens, and again by a key.
#[test]
fn who_does_not_see_the_page_hears_how_things_stand() {
    let Some(browser) = start_browser("heard") else { return };
    let data = Data::new("heard");
    let house = data.open("127.0.0.1:0");
    let table = sit_down(&browser, &house, |window| {
        window.run("document.querySelector('[name=clock]').value = '10m+30s'");
        // The layers of the board agree: no King stands out of its square.
        let heights = "const height = (css) => document.querySelector(css).getBoundingClientRect().height; \
             return Math.abs(height('.board .cells') - height('.board') * .93518) + Math.abs(height('.board') - \
             document.querySelector('.board').getBoundingClientRect().width * 1049 / 968) < 1";
        window.wait("a board of its own proportions", || (window.run(heights) == true).then_some(()));
    });
    let said = || table.window.run("return document.querySelector('.said').textContent").to_string();
    let all_told = || {
        let said = said();
        (said.contains("Your move") && said.contains("10:00") && said.contains("Computer")).then_some(())
    };
    table.window.wait("how things stand", all_told);
    table.window.run("document.querySelector('.said').textContent = ''");
    // F2.
    table.window.keys("\u{E032}");
    table.window.wait("how things stand", || said().contains("Your move").then_some(()));
}
