//! Two people play each other, each at a page of their own, while others watch.

use super::driver::{Browser, Window};
use super::house::Data;
use super::proxy::Line;
use super::{Table, plies, start_browser};
use std::thread::sleep;
use std::time::Duration;

/// A black and a white player at their pages.
pub(super) struct Pair<'a> {
    pub(super) players: [Table<'a>; 2],
    /// Path of the game's page.
    pub(super) path: String,
}

/// The first visitor makes the game with the form and chooses what they want besides; the second follows the link.
/// Each calls the host by another name, so that they are two visitors.
pub(super) fn meet<'a>(browser: &'a Browser, ports: [u16; 2], choose: impl FnOnce(&Window)) -> Pair<'a> {
    let anna = browser.window();
    anna.go(&format!("http://127.0.0.1:{}/play", ports[0]));
    anna.click("input[name=opponent][value=link]");
    anna.fill("input[name=name]", "Anna");
    choose(&anna);
    anna.click("form.start button.primary");
    let anna = Table::at(anna);
    let link = anna.window.wait("the link", || {
        let link = anna.window.run("return document.querySelector('#link').value");
        link.as_str().filter(|link| link.starts_with("http")).map(str::to_owned)
    });
    let path = link[link.find("/games/").expect("a path")..].to_owned();
    anna.wait_for(".waiting h2", "Waiting for your opponent");

    let bruno = browser.another_window();
    bruno.go(&format!("http://localhost:{}{path}", ports[1]));
    wait_for(&bruno, ".waiting h2", "Anna (guest) invites you");
    bruno.fill(".join input[name=name]", "Bruno");
    bruno.click(".join button");
    Pair { players: [anna, Table::at(bruno)], path }
}

impl Pair<'_> {
    /// Plays moves in turn, the first being the game's move number `ply`; each is seen on the other's page.
    pub(super) fn play(&self, ply: usize, moves: &str) {
        for (usi, ply) in moves.split_whitespace().zip(ply..) {
            let [player, other] = [&self.players[(ply - 1) % 2], &self.players[ply % 2]];
            let game = player.wait_for_ply(ply - 1);
            player.play(usi.parse().expect("USI"), &game);
            other.wait_for_ply(ply);
        }
    }
}

pub(super) fn wait_for(window: &Window, css: &str, part: &str) {
    window.wait(&format!("{part} in {css}"), || window.text(css).contains(part).then_some(()));
}

impl Table<'_> {
    fn wait_for(&self, css: &str, part: &str) {
        wait_for(&self.window, css, part);
    }

    fn wait_until_hidden(&self, css: &str) {
        let script = format!("return document.querySelector('{css}').offsetParent === null");
        self.window.wait(&format!("{css} to go"), || (self.window.run(&script) == true).then_some(()));
    }

    /// What a clock of this page shows, in seconds; `near` or `far`.
    fn clock_s(&self, place: &str) -> i64 {
        let text = self.window.text(&format!(".player.{place} shogi-clock .time"));
        let parts = text.split(':').map(|part| part.parse::<i64>().unwrap_or_else(|_| panic!("a clock: {text}")));
        parts.fold(0, |sum, part| sum * 60 + part)
    }
}

// CLOCK-07, END-01, END-09, ETIQ-16, ETIQ-18: by link, with considerations, one line cut for 20 s; a third watches.
#[test]
fn two_play_by_link_while_a_third_watches() {
    let Some(browser) = start_browser("link") else { return };
    let data = Data::new("link");
    let house = data.open("127.0.0.1:0");
    let port = house.port();
    let line = Line::to(&house.address);
    let pair = meet(&browser, [port, line.port], |anna| {
        anna.click("select[name=clock] option[value=other]");
        anna.fill("input[name=clock_text]", "10m+30s/10x60s");
    });
    let [anna, bruno] = &pair.players;
    let watcher = browser.another_window();
    watcher.go(&format!("http://watcher.localhost:{port}{}", pair.path));
    anna.wait_until_hidden(".card.waiting");
    pair.play(1, "7g7f 3c3d 2g2f 8c8d");
    assert!((540..=600).contains(&anna.clock_s("near")), "{}", anna.clock_s("near"));
    assert!(anna.window.text(".player.near shogi-clock").contains("10×1′"));
    assert_eq!(
        [anna.window.text(".player.far .name"), bruno.window.text(".player.far .name")],
        ["Bruno (guest)", "Anna (guest)"]
    );
    wait_for(&watcher, "move-list", "84");
    assert_eq!(watcher.run("return document.querySelectorAll('.cell.own').length"), 0, "a spectator takes nothing up");

    // Bruno's line is cut when it is Bruno's turn; what is played meanwhile arrives when it is mended.
    pair.play(5, "2f2e");
    line.cut();
    bruno.wait_for_status("Connection lost");
    let absent = "return document.querySelector('.player.far .presence').classList.contains('here')";
    anna.window.wait("Bruno to be away", || (anna.window.run(absent) == false).then_some(()));
    sleep(Duration::from_secs(10));
    bruno.window.click("[data-spot='8d']");
    bruno.window.click("[data-spot='8e']");
    sleep(Duration::from_secs(9));
    assert_eq!(plies(&anna.wait_for_ply(5)), 5);
    line.mend();
    pair.play(7, "6i7h 4a3b");
    assert_eq!(bruno.wait_for_ply(8)["moves"][5]["usi"], "8d8e");
    let apart = (anna.clock_s("far") - bruno.clock_s("near")).abs();
    assert!(apart <= 1, "the pages' clocks are {apart} s apart");
    assert!(bruno.clock_s("near") <= 600 - 19, "the time of the outage is Bruno's own");

    anna.window.click(".tools [data-action=resign]");
    assert!(
        anna.window.text("dialog.resign").contains("負けました")
            && anna.window.text("dialog.resign").contains("ありません")
    );
    anna.window.click("dialog.resign .phrases button");
    for window in [&anna.window, &bruno.window, &watcher] {
        wait_for(window, ".status", "Resignation: White wins");
        wait_for(window, ".courtesy", "ありがとうございました");
    }

    // Another game between the same two: asked for by one, both find it, colours swapped.
    bruno.window.click(".after [data-action=rematch]");
    anna.window.click(".after a.primary");
    let again = bruno.window.wait("the new game", || {
        let path = bruno.window.run("return location.pathname");
        path.as_str().filter(|path| **path != pair.path).map(str::to_owned)
    });
    anna.window.wait("the same game", || (anna.window.run("return location.pathname") == again).then_some(()));
    wait_for(&anna.window, ".player.near .mark", "☖");
}

// END-14, FOUL-15, CLOCK-21, ETIQ-17: what is proposed is accepted or not.
#[test]
fn offers_are_made_and_answered() {
    let Some(browser) = start_browser("offers") else { return };
    let data = Data::new("offers");
    let house = data.open("127.0.0.1:0");
    let port = house.port();
    let pair = meet(&browser, [port; 2], |_| ());
    let [anna, bruno] = &pair.players;
    anna.wait_until_hidden(".card.waiting");
    pair.play(1, "7g7f 3c3d");

    bruno.window.click(".tools [data-action=takeback]");
    anna.wait_for(".offer", "Bruno (guest) asks to take the move back");
    anna.wait_for(".offer", "disrespectful");
    anna.wait_for(".said", "Bruno (guest) asks");
    anna.window.click(".offer [data-action=decline]");
    bruno.wait_for(".notice", "Anna (guest): no, play on");
    bruno.window.click(".tools [data-action=takeback]");
    anna.window.click(".offer [data-action=accept]");
    bruno.wait_for_status("Your move");
    pair.play(2, "8c8d 2g2f");

    anna.window.click(".tools [data-action=offer]");
    anna.window.click("dialog.offers [data-offer=break][data-minutes='10']");
    bruno.window.click(".offer [data-action=accept]");
    anna.wait_for_status("Break: 9:");
    bruno.window.click(".offer [data-action=resume]");
    anna.wait_for(".notice", "The game goes on");

    pair.play(4, "5a5b 5i5h 5b5a 5h5i");
    bruno.wait_for_status("Same position, time 2");
    bruno.window.click(".tools [data-action=offer]");
    bruno.window.click("dialog.offers [data-offer=repetition]");
    anna.window.click(".offer [data-action=accept]");
    bruno.wait_for_status("千日手");
}

// FOUL-03, FOUL-16: by official rules any square can be tried, and a foul loses and is explained.
#[test]
fn a_strict_foul_loses_and_is_explained() {
    let Some(browser) = start_browser("foul") else { return };
    let data = Data::new("foul");
    let house = data.open("127.0.0.1:0");
    let port = house.port();
    let pair = meet(&browser, [port; 2], |anna| anna.click("input[name=ruleset][value=official]"));
    let [anna, bruno] = &pair.players;
    anna.wait_until_hidden(".card.waiting");
    pair.play(1, "7g7f 3c3d");
    anna.window.click("[data-spot='2g']");
    assert_eq!(
        anna.window.run("return document.querySelectorAll('.cell.target').length"),
        0,
        "no dots in strict games"
    );
    anna.window.click("[data-spot='2e']");
    for table in [anna, bruno] {
        table.wait_for_status("反則");
        table.wait_for(".after .why", "Why this is a foul");
        let marked = "return [...document.querySelectorAll('.cell.refused')].map(cell => cell.dataset.spot).join(' ')";
        assert!(table.window.run(marked).as_str().is_some_and(|squares| squares.contains("2e")));
        let link = table.window.run("return document.querySelector('.after .why a').getAttribute('href')");
        assert_eq!(link, "/rules/fouls#foul-cannot_move_so");
    }
}

// The server dies in the middle of a game, twice: both pages come back by themselves and no move is lost.
#[test]
fn a_game_of_two_survives_the_death_of_the_server() {
    let Some(browser) = start_browser("death") else { return };
    let data = Data::new("death");
    let mut house = data.open("127.0.0.1:0");
    let port = house.port();
    let pair = meet(&browser, [port; 2], |anna| anna.fill("select[name=clock]", "10 minutes, then"));
    let [anna, bruno] = &pair.players;
    anna.wait_until_hidden(".card.waiting");
    let moves = ["7g7f 3c3d 2g2f", "8c8d 2f2e 8d8e", "6i7h 4a3b"];
    let mut ply = 1;
    for (part, moves) in moves.iter().enumerate() {
        if part > 0 {
            let before = [anna.clock_s("near"), bruno.clock_s("near")];
            let address = house.kill();
            anna.wait_for_status("Connection lost");
            bruno.wait_for_status("Connection lost");
            house = data.open(&address);
            // Both look again at once: whoever is back has their time run, whether or not the other is.
            for table in [anna, bruno] {
                table.window.run("dispatchEvent(new Event('online'))");
            }
            for table in [anna, bruno] {
                table.window.wait("the line", || (!table.window.text(".status").contains("lost")).then_some(()));
            }
            let after = [anna.clock_s("near"), bruno.clock_s("near")];
            assert!(
                before.iter().zip(after).all(|(before, after)| (before - after).abs() <= 3),
                "{before:?} {after:?}"
            );
        }
        pair.play(ply, moves);
        ply += moves.split_whitespace().count();
    }
    assert_eq!(plies(&anna.wait_for_ply(8)), 8);
}

/// Presses Tab until the script says that the focus is where it should be.
fn tab_to(window: &Window, css: &str) {
    for _ in 0..60 {
        if window.run(&format!("return document.activeElement?.matches({css:?}) === true")) == true {
            return;
        }
        window.keys("\u{E004}");
    }
    panic!(
        "the Tab key does not come to {css}; it stays at {}",
        window.run("return document.activeElement?.outerHTML")
    );
}

const ENTER: &str = "\u{E007}";
const UP: &str = "\u{E013}";
const LEFT: &str = "\u{E012}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";

// Everything by keyboard: making the game, sitting down, a move, an offer and its answer.
#[test]
fn a_game_is_begun_by_keyboard_alone() {
    let Some(browser) = start_browser("keys") else { return };
    let data = Data::new("keys");
    let house = data.open("127.0.0.1:0");
    let anna = browser.window();
    anna.go(&format!("http://{}/play", house.address));
    tab_to(&anna, "[name=opponent]");
    anna.keys(RIGHT);
    tab_to(&anna, "[name=name]");
    anna.keys("Anna");
    tab_to(&anna, "form.start button.primary");
    anna.keys(ENTER);
    let anna = Table::at(anna);
    anna.wait_for(".waiting h2", "Waiting");
    let path = anna.window.run("return location.pathname");
    let port = house.port();

    let bruno = browser.another_window();
    bruno.go(&format!("http://localhost:{port}{}", path.as_str().expect("a path")));
    tab_to(&bruno, ".join [name=name]");
    bruno.keys(&format!("Bruno{ENTER}"));
    let bruno = Table::at(bruno);
    anna.wait_until_hidden(".card.waiting");

    tab_to(&anna.window, "[data-spot='5e']");
    anna.window.keys(&[LEFT, LEFT, DOWN, DOWN, ENTER, UP, ENTER].concat());
    bruno.wait_for_ply(1);
    tab_to(&anna.window, ".tools [data-action=takeback]");
    anna.window.keys(ENTER);
    bruno.wait_for(".offer", "Anna (guest) asks");
    tab_to(&bruno.window, ".offer [data-action=accept]");
    bruno.window.keys(ENTER);
    anna.wait_for_status("Your move");
    assert_eq!(plies(&anna.wait_for_ply(0)), 0);
}

// RULE-03, RULE-07, ETIQ-13, ETIQ-15, ETIQ-20, ETIQ-25: greeting, setting up, lots, bow; and the review after the game, with words.
#[test]
fn a_game_has_its_ceremony_and_its_review() {
    let Some(browser) = start_browser("ceremony") else { return };
    let data = Data::new("ceremony");
    let house = data.open("127.0.0.1:0");
    let port = house.port();
    let pair = meet(&browser, [port; 2], |anna| {
        anna.click("input[name=color][value=lots]");
        anna.click("form.start details summary");
        anna.click("input[name=ceremony]");
    });
    let both = |css: &str| pair.players.iter().for_each(|table| table.window.click(css));
    both(".card.ceremony [data-action=greet]");
    let [anna, bruno] = &pair.players;
    anna.window.click(".card.ceremony [data-style=ohashi]");
    anna.wait_for(".card.ceremony", "Wait");
    let pieces = "return document.querySelectorAll('.cell .koma').length";
    assert_eq!(anna.window.run(pieces), 0, "nothing is on the board yet");
    bruno.window.click(".card.ceremony [data-style=ito]");
    both(".card.ceremony [data-action=throw]");
    for table in &pair.players {
        table.wait_for(".card.ceremony .throw", "歩");
        table.wait_for(".card.ceremony", "The fingerprint matches");
        table.window.wait("all pieces", || (table.window.run(pieces) == 40).then_some(()));
    }
    both(".card.ceremony [data-action=ready]");
    both("[data-spot='5e']");
    let is_black = |table: &Table| table.look().is_some_and(|game| game["you"][0] == "black");
    let [black, white] = if is_black(anna) { [anna, bruno] } else { [bruno, anna] };
    let senior_king = "return document.querySelector('.cell[data-spot=\"KING\"] use').getAttribute('href')";
    let anna_king = if is_black(anna) { "5i" } else { "5a" };
    let king = bruno.window.run(&senior_king.replace("KING", anna_king));
    assert!(king.as_str().is_some_and(|king| king.contains("koma-O")), "the senior has the 王, not {king}");
    black.play("7g7f".parse().expect("USI"), &black.wait_for_ply(0));
    white.wait_for_ply(1);
    white.window.click(".tools [data-action=resign]");
    white.window.click("dialog.resign .phrases button");

    white.window.click(".after [data-action=review]");
    black.wait_for_status("Review");
    black.window.click("[data-spot='8c']");
    black.window.click("[data-spot='8d']");
    white.wait_for_status("P-84");
    white.window.click("[data-replay=first]");
    white.window.click("[data-spot='2g']");
    white.window.click("[data-spot='2f']");
    black.wait_for_status("P-26");

    white.window.fill(".talk input", "Why not <b>this</b>?");
    white.window.keys(ENTER);
    black.wait_for(".talk [role=log]", "Why not <b>this</b>?");
    assert_eq!(white.window.run("return document.querySelector('.talk input').value"), "");
    black.window.click("[data-replay=last]");
    white.wait_for_status("Review");
    black.window.fill(".talk input", "Too slow");
    black.window.click(".talk form button");
    white.wait_for(".talk li:last-child", "Too slow");
    white.wait_for(".talk li:last-child button", "1 P-76");
    white.window.click(".talk li:last-child button");
    white.window.click(".talk li:first-child button");
    for table in &pair.players {
        table.wait_for("move-list [aria-current]", "Start");
    }
    a_player_is_muted(black, white);
    black.window.click(".offer [data-action=review-end]");
    white.wait_for_status("Resignation");
}

/// White mutes Black, whose words stay away until White wants to hear them again.
fn a_player_is_muted(black: &Table, white: &Table) {
    let heard = |table: &Table| table.window.text(".talk [role=log]");
    white.window.click(".talk [data-action=mute]");
    white.wait_for(".talk .muted", "What others say is not shown");
    black.window.fill(".talk input", "You should have resigned sooner");
    black.window.click(".talk form button:not([type])");
    black.wait_for(".talk li:last-child", "resigned sooner");
    white.window.fill(".talk input", "Thank you");
    white.window.click(".talk form button:not([type])");
    // What Black said came before this.
    white.wait_for(".talk li:last-child", "Thank you");
    black.wait_for(".talk li:last-child", "Thank you");
    let check = |when: &str| {
        let heard = heard(white);
        assert!(heard.contains("Why not") && !heard.contains("slow") && !heard.contains("sooner"), "{when}: {heard}");
    };
    check("at once");
    // It stays so on another day.
    white.window.reload();
    white.wait_for(".talk .muted", "What others say is not shown");
    white.wait_for(".talk li:last-child", "Thank you");
    check("after a reload");
    white.window.click(".talk [data-action=mute]");
    white.wait_for(".talk [role=log]", "You should have resigned sooner");
    assert!(heard(black).contains("Why not"), "Black has muted nobody");
}

// HCAP-51, FOUL-08, EQUIP-04: an arbiter makes the game and two others sit down; Black builds before the first turn, and
// the arbiter rules on what no program sees.
#[test]
fn an_arbiter_watches_over_a_handicap_game() {
    let Some(browser) = start_browser("arbiter") else { return };
    let data = Data::new("arbiter");
    let house = data.open("127.0.0.1:0");
    let port = house.port();
    let arbiter = browser.window();
    arbiter.go(&format!("http://127.0.0.1:{port}/play"));
    arbiter.click("input[name=opponent][value=link]");
    arbiter.click("input[name=color][value=none]");
    arbiter.click("select[name=handicap] option[value=lance]");
    arbiter.click("form.start details summary");
    arbiter.click("select[name=opening] option[value='3']");
    arbiter.click("form.start button.primary");
    let arbiter = Table::at(arbiter);
    arbiter.wait_for(".waiting", "You are the arbiter");
    let path = arbiter.window.run("return location.pathname");
    let [black, white] = [("black", "Anna"), ("white", "Bruno")].map(|(host, name)| {
        let window = browser.another_window();
        window.go(&format!("http://{host}.localhost:{port}{}", path.as_str().expect("a path")));
        window.fill(".join input[name=name]", name);
        window.click(".join button");
        let table = Table::at(window);
        table.wait_for(".player.near .name", name);
        table
    });
    for (usi, left) in [("7g7f", "2 moves left"), ("2g2f", "1 moves left")] {
        black.wait_for_status("Anna (guest) prepares");
        black.play(usi.parse().expect("USI"), &black.wait_for_ply(0));
        white.wait_for_status(left);
    }
    black.window.click(".offer [data-action=prepared]");
    white.wait_for_status("Your move");
    let king = white.window.run("return document.querySelector(\"[data-spot='5a'] use\").getAttribute('href')");
    assert_eq!(king, "#koma-O-up", "the giver of a handicap has the 王");
    white.play("3c3d".parse().expect("USI"), &white.wait_for_ply(0));
    arbiter.wait_for_ply(1);

    arbiter.window.click(".tools [data-action=offer]");
    arbiter.window.click("dialog.offers [data-action=rule]");
    arbiter.window.click("#rule-ruling option[value=foul]");
    arbiter.window.click("#rule-color option[value=white]");
    arbiter.window.click("#rule-foul option[value=hidden_piece]");
    arbiter.window.click("dialog.ruling button.primary");
    for table in [&arbiter, &black, &white] {
        table.wait_for_status("隠し駒");
        table.wait_for(".after .why", "Why this is a foul");
    }
}

// FOUL-12, FOUL-17: where fouls stand until they are claimed, a check may be left unanswered, and the other claims it.
#[test]
fn a_foul_that_stands_is_claimed() {
    let Some(browser) = start_browser("claim") else { return };
    let data = Data::new("claim");
    let house = data.open("127.0.0.1:0");
    let port = house.port();
    let pair = meet(&browser, [port; 2], |anna| {
        anna.click("form.start details summary");
        anna.click("#fouls option[value=fouls-stand]");
    });
    let [anna, bruno] = &pair.players;
    anna.wait_until_hidden(".card.waiting");
    pair.play(1, "7g7f 3c3d 8h3c+ 8c8d");
    anna.window.click(".tools [data-action=offer]");
    anna.window.click("dialog.offers [data-action=claim]");
    anna.window.click("#claim-foul option[value=check_ignored]");
    anna.window.click("dialog.claim button.primary");
    for table in [anna, bruno] {
        table.wait_for_status("Black wins");
        table.wait_for(".after .why", "Why this is a foul");
    }
}

// END-01: why one cannot resign is said. And whoever waits for somebody who has gone sees how much longer it takes.
#[test]
fn whoever_waits_for_a_player_who_has_gone_sees_how_long() {
    let Some(browser) = start_browser("absence") else { return };
    let data = Data::new("absence");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |anna| {
        anna.click("select[name=clock] option[value=none]");
        anna.click("input[name=ruleset][value=amateur]");
    });
    let [anna, bruno] = &pair.players;
    anna.wait_until_hidden(".card.waiting");
    pair.play(1, "7g7f");
    anna.window.click(".tools [data-action=resign]");
    anna.wait_for(".notice", "one resigns in one’s own turn");
    bruno.window.go("about:blank");
    let away = || anna.window.text(".standstill").contains("Bruno (guest) is away").then_some(());
    anna.window.wait_for("Bruno to have gone", Duration::from_secs(120), away);
    // The page counts by itself, but the server has the last word.
    anna.window.run("const now = performance.now.bind(performance); performance.now = () => now() + 600_000");
    anna.wait_for(".standstill", "Claim the game");
    anna.window.click(".standstill [data-action=claim-game]");
    anna.wait_for(".notice", "The waiting time has not passed yet");
}
