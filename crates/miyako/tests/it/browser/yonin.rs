//! Four at a board on the page: two people and two computers (VAR-15).

use super::driver::{Browser, Window};
use super::house::{Data, House};
use super::{DIALOG_SETTLES, start_browser};
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;
use std::thread::sleep;
use std::time::Duration;
use variants::yonin::{Computer, Course, Position, Record, Rules, Seat};
use variants::{Level, Limits};

/// Somebody at the game's page.
pub(super) struct Player<'a> {
    pub(super) window: Window<'a>,
    api: String,
}

impl<'a> Player<'a> {
    fn at(window: Window<'a>) -> Player<'a> {
        let path = window.wait("the game page", || {
            let path = window.run("return location.pathname");
            path.as_str().filter(|path| path.starts_with("/games/")).map(str::to_owned)
        });
        Player { window, api: format!("/api/v1{path}") }
    }

    pub(super) fn look(&self) -> Value {
        let script = "const request = new XMLHttpRequest(); request.open('GET', API, false); request.send(); return JSON.parse(request.responseText)";
        self.window.run(&script.replace("API", &json!(self.api).to_string()))
    }

    /// Plays a move by pressing where it begins and where it ends, once the page shows that it can be played.
    pub(super) fn press(&self, text: &str, game: &Value) {
        let turn = game["turn"].as_str().expect("a turn");
        let from = text.split_once('*').map_or_else(|| text[..2].to_owned(), |(kind, _)| format!("{turn}:{kind}"));
        let plain = text.trim_end_matches('+');
        let to = &plain[plain.len() - 2..];
        self.window.click(&format!("[data-spot='{from}'].own"));
        self.window.click(&format!("[data-spot='{to}'].target"));
        let legal: Vec<&str> = game["legal"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
        if legal.contains(&plain) && legal.contains(&format!("{plain}+").as_str()) {
            let open = "return document.querySelector('dialog.promotion[open]') !== null";
            self.window.wait("the choice", || (self.window.run(open) == true).then_some(()));
            sleep(DIALOG_SETTLES);
            self.window.click(&format!("dialog.promotion button[value='{text}']"));
        }
    }

    /// Gives one of several seats up.
    pub(super) fn give_up(&self, seat: &str) {
        let out = || self.window.run("return document.querySelectorAll('.seat-of.out').length");
        let before = out();
        self.window.click(".tools [data-action=resign]");
        sleep(DIALOG_SETTLES);
        self.window.run(&format!("document.querySelector('dialog.resign [name=seat]').value = '{seat}'"));
        self.window.click("dialog.resign button[value=resign]");
        self.window.wait("who is out", || (out() != before).then_some(()));
    }

    /// Who made the moves that the page lists.
    pub(super) fn movers(&self) -> Vec<String> {
        let seen =
            self.window.run("return [...document.querySelectorAll('move-list li[class]')].map((li) => li.className)");
        seen.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

/// Starts a game at one screen, with South to begin.
pub(super) fn sit_at_one_screen<'a>(browser: &'a Browser, house: &House) -> Player<'a> {
    let window = browser.window();
    window.go(&format!("http://{}/family/yonin", house.address));
    for (seat, who) in [("south", "me"), ("west", "me"), ("north", "me"), ("east", "me"), ("begins", "south")] {
        window.click(&format!("select[name={seat}] option[value='{who}']"));
    }
    window.click("form.start button.primary");
    Player::at(window)
}

fn movers(game: &Value) -> Vec<String> {
    let moves = game["moves"].as_array().expect("moves").iter();
    moves.filter_map(|m| m["color"].as_str()).map(str::to_owned).collect()
}

/// A move that gives check to somebody whose turn would not be next, if there is one; or one that a computer likes.
fn choose(position: &Position) -> (String, bool) {
    let interrupts = |m: &variants::yonin::Move| {
        let mut after = position.clone();
        after.play(*m) && after.in_check(after.turn()) && after.turn() != position.turn().clockwise(1)
    };
    if let Some(m) = position.legal_moves().into_iter().find(interrupts) {
        return (position.move_text(m), true);
    }
    let level = Level::new(5).expect("a level");
    let limits = Limits { time: Some(Duration::from_secs(2)), level, seed: 1, ..Limits::default() };
    let game = Course::new(position.clone());
    let best = Computer::new(position.rules()).think(&game, &limits, &AtomicBool::new(false));
    (position.move_text(best.expect("a move")), false)
}

/// Anna at the bottom of the board and Bruno across the board, two computers between them.
fn meet(browser: &Browser, port: u16) -> [Player<'_>; 2] {
    let anna = browser.window();
    anna.go(&format!("http://127.0.0.1:{port}/family/yonin"));
    for (seat, who) in [("south", "me"), ("west", "1"), ("north", "link"), ("east", "1"), ("begins", "south")] {
        anna.click(&format!("select[name={seat}] option[value='{who}']"));
    }
    anna.fill("input[name=name]", "Anna");
    anna.click("form.start button.primary");
    let anna = Player::at(anna);
    assert!(anna.window.text(".status").contains("Waiting"), "{}", anna.window.text(".status"));
    let path = anna.window.run("return location.pathname");
    let bruno = browser.another_window();
    bruno.go(&format!("http://localhost:{port}{}", path.as_str().expect("a path")));
    bruno.click("form.join button");
    let bruno = Player::at(bruno);
    anna.window.wait("the game to begin", || anna.window.text(".status").contains("Your move").then_some(()));
    [anna, bruno]
}

/// NOTA-33: the list of moves is written in the notation that was chosen, here or at any other game.
#[test]
fn the_moves_of_four_are_written_as_one_likes() {
    let Some(browser) = start_browser("yonin-notation") else { return };
    let data = Data::new("yonin-notation");
    let house = data.open("127.0.0.1:0");
    let player = sit_at_one_screen(&browser, &house);
    player.press("5g5f", &player.look());
    let listed = |text: &str| {
        let window = &player.window;
        window.wait(&format!("{text} in the list"), || {
            window.text("move-list li:nth-child(2)").contains(text).then_some(())
        });
    };
    listed("South P-56");
    let japanese = player.look()["moves"][0]["text"]["japanese"].as_str().expect("a text").to_owned();
    assert!(japanese.contains("５六歩"), "{japanese}");
    player.window.click("[data-action=settings]");
    player.window.click("dialog.settings select[name=notation] option[value='japanese']");
    listed(&japanese);
    let wood = "return document.querySelector(document.querySelector('.faces path[fill^=url]').getAttribute('fill').slice(4, -1)) !== null";
    assert_eq!(player.window.run(wood), true, "the faces to choose from are of wood");
    player.window.click("dialog.settings form .primary");
    player.window.reload();
    listed(&japanese);
}

#[test]
fn two_people_and_two_computers_until_a_check_interrupts_the_order() {
    let Some(browser) = start_browser("yonin") else { return };
    let data = Data::new("yonin");
    let house = data.open("127.0.0.1:0");
    let [anna, bruno] = meet(&browser, house.port());
    // Each sees their own King at the bottom.
    let bottom = "return document.querySelectorAll('shogi-board .cell')[76].dataset.spot";
    assert_eq!((anna.window.run(bottom), bruno.window.run(bottom)), (json!("5i"), json!("5a")));
    let (mut own, mut interrupted) = ([0, 0], None);
    while own.iter().any(|moves| *moves < 2) || interrupted.is_none() {
        let game = anna.look();
        assert!(game["result"].is_null() && movers(&game).len() < 160, "no check interrupts: {game}");
        let who = match game["turn"].as_str() {
            Some("south") => 0,
            Some("north") => 1,
            _ => {
                sleep(Duration::from_millis(30));
                continue;
            }
        };
        let position = Position::parse(&Rules::usual(), game["position"]["sfen"].as_str().expect("a position"))
            .expect("a position");
        let (text, interrupts) = choose(&position);
        let ply = movers(&game).len();
        [&anna, &bruno][who].press(&text, &game);
        own[who] += 1;
        anna.window.wait("the move", || (movers(&anna.look()).len() > ply).then_some(()));
        if interrupts {
            interrupted.get_or_insert((ply, position.turn()));
        }
    }
    // Whoever was checked has moved next, out of turn, and both pages say so.
    let (ply, checker) = interrupted.expect("a check");
    let game = anna.window.wait("the answer", || {
        let game = anna.look();
        let turn = game["turn"].as_str().map(str::to_owned);
        (movers(&game).len() > ply + 1 || turn.as_deref() != Some("west") && turn.as_deref() != Some("east"))
            .then_some(game)
    });
    let next = movers(&game).get(ply + 1).cloned().unwrap_or_else(|| game["turn"].as_str().expect("a turn").to_owned());
    assert_ne!(Seat::from_code(&next), Some(checker.clockwise(1)), "{game}");
    for player in [&anna, &bruno] {
        player.window.wait("the list of moves", || (player.movers().len() >= movers(&game).len()).then_some(()));
        assert!(player.movers().starts_with(&movers(&game)), "{:?}", player.movers());
    }
    // One gives up, the others go on; who comes back finds it so.
    // Which moves the computers make is theirs: Bruno may have been mated by now, and cannot give up then.
    let plays = anna.look()["seats"][2]["state"] == "playing";
    if plays {
        bruno.window.click(".tools [data-action=resign]");
        sleep(DIALOG_SETTLES);
        bruno.window.click("dialog.resign button[value=resign]");
    }
    let news = if plays { "gave up" } else { "mated by" };
    let told = || anna.window.text("shogi-board .far .note").contains(news).then_some(());
    anna.window.wait("the news", told);
    anna.window.reload();
    anna.window.wait("the news again", told);
}

/// At one screen: a barred move is named, one is taken back, two give up; then the list has the game, and its page the record.
#[test]
fn from_the_list_to_the_game_to_a_file() {
    let Some(browser) = start_browser("yonin-list") else { return };
    let data = Data::new("yonin-list");
    let house = data.open("127.0.0.1:0");
    let player = sit_at_one_screen(&browser, &house);
    let window = &player.window;
    let shows = |what: &str, selector: &str, part: &str| {
        window.wait(what, || window.text(selector).contains(part).then_some(()));
    };
    shows("the first turn", ".status", "South");
    window.click("[data-spot='5g'].own");
    window.click("[data-spot='5d']");
    shows("why not", ".notice", "does not move that way");
    player.press("5g5f", &player.look());
    shows("West's turn", ".status", "West");
    window.click(".tools [data-action=takeback]:not([disabled])");
    shows("South's turn again", ".status", "South");
    assert_eq!(player.movers(), [""; 0]);
    player.press("4i3h", &player.look());
    shows("West's turn", ".status", "West");
    for seat in ["north", "east"] {
        player.give_up(seat);
    }
    window.go(&format!("http://{}/games", house.address));
    shows("the result", ".game-list .outcome", "First: South, West");
    window.click(".game-list a[href^='/games/']");
    shows("the places", ".places", "South");
    window.click("[data-action=export]");
    let count = "return document.querySelectorAll('dialog.export[open] .formats li[data-format]').length";
    window.wait("the formats", || (window.run(count) == 2).then_some(()));
    for format in ["json", "usi"] {
        let script = "const request = new XMLHttpRequest(); request.open('GET', document.querySelector('li[data-format=FORMAT] a').href, false); request.send(); return request.responseText";
        let text = window.run(&script.replace("FORMAT", format));
        let record = Record::read(text.as_str().expect("a text")).expect("a record").expect("a whole one");
        assert_eq!(record.ending().map(|outcome| outcome.places), Some([1, 1, 4, 3]), "{text}");
    }
}

/// The page of rules has every piece, and the list leads to it.
#[test]
fn the_rules_for_four_are_told() {
    let Some(browser) = start_browser("yonin-rules") else { return };
    let data = Data::new("yonin-rules");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    for order in ["age", "board", "kin"] {
        window.go(&format!("http://{}/family?by={order}", house.address));
        assert_eq!(window.run("return document.querySelectorAll('a[href=\"/family/yonin\"]').length"), 1, "{order}");
    }
    window.click("a[href='/family/yonin']");
    window.wait("the board", || {
        (window.run("return document.querySelectorAll('shogi-board .cell .koma').length") == 36).then_some(())
    });
    assert_eq!(
        window.run("return document.querySelectorAll('article.piece img').length"),
        Rules::usual().kinds().len()
    );
}

/// After a consideration byōyomi is left, and shown, whether the page has counted so far or has just been told (CLOCK-07).
#[test]
fn a_consideration_is_followed_by_byoyomi() {
    let Some(browser) = start_browser("yonin-clock") else { return };
    let data = Data::new("yonin-clock");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/family/yonin", house.address));
    let wish = json!({"variant": "yonin", "south": "me", "west": "me", "north": "me", "east": "me", "begins": "south", "clock": "0m+30s/9x60s"});
    let made = window.run(&format!(
        "const request = new XMLHttpRequest(); request.open('POST', '/api/v1/games', false); \
         request.setRequestHeader('content-type', 'application/json'); request.send(JSON.stringify({wish})); \
         return JSON.parse(request.responseText)"
    ));
    window.go(&format!("http://{}/games/{}", house.address, made["id"].as_str().expect("a game")));
    let player = Player::at(window);
    let shown = || player.window.text(".seat-of.south shogi-clock :is(.time, .byoyomi)");
    // The server says how long the turn has lasted; the page's time stands still so long after it began, and within that
    // second: what was told has been on its way for a while. There are nine minutes to consider, so that a slow machine
    // does not come to their end by itself.
    let stand_at = |seconds: u32| {
        let script = "const request = new XMLHttpRequest(); request.open('GET', API, false); request.send(); \
                      const { running, south } = JSON.parse(request.responseText).clock; \
                      const lasted = 60000 * (10 - south.considerations) - south.period_ms; \
                      const stands = performance.now() - lasted + SECONDS * 1000 + 900; \
                      performance.now = () => stands; return [running, south.stage]";
        let script = script.replace("API", &json!(player.api).to_string()).replace("SECONDS", &seconds.to_string());
        assert_eq!(player.window.run(&script), json!(["south", "consideration"]));
    };
    let begun = "return document.querySelector('.seat-of.south shogi-clock.running') !== null";
    for (seconds, left) in [(545, "25"), (560, "10")] {
        // A busy machine tells the time late: then the page is asked once more.
        player.window.wait(left, || {
            player.window.reload();
            player.window.wait("the clock to run", || (player.window.run(begun) == true).then_some(()));
            stand_at(seconds);
            (0..20).find_map(|_| {
                sleep(Duration::from_millis(50));
                (shown() == left).then_some(())
            })
        });
    }
}

/// Among four as among two: one steps back while the game goes on, hears each move, and sees who stood how.
#[test]
fn a_game_for_four_is_looked_through_while_it_goes_on() {
    let Some(browser) = start_browser("yonin-back") else { return };
    let data = Data::new("yonin-back");
    let house = data.open("127.0.0.1:0");
    let player = sit_at_one_screen(&browser, &house);
    let window = &player.window;
    for (ply, text) in ["5g5f", "7e6e"].into_iter().enumerate() {
        player.press(text, &player.look());
        window.wait("the move", || (player.movers().len() > ply).then_some(()));
    }
    window.wait("the move to be said", || window.text(".said").contains("West: Pawn to 6 5").then_some(()));
    player.give_up("north");
    let pieces =
        |at: &str| window.run(&format!("return document.querySelectorAll(\"[data-spot='{at}'] .koma\").length"));
    let out = "return [...document.querySelectorAll('.seat-of.out')].map((seat) => seat.classList[2])";
    for (action, on, gone) in
        [("[data-replay=previous]", "7e", json!([])), ("[data-action=now]", "6e", json!(["north"]))]
    {
        window.click(action);
        window.wait(action, || (pieces(on) == 1 && window.run(out) == gone).then_some(()));
    }
}

/// In a strict game nobody is shown where a piece may go.
#[test]
fn a_strict_board_for_four_shows_no_targets() {
    let Some(browser) = start_browser("yonin-strict") else { return };
    let data = Data::new("yonin-strict");
    let house = data.open("127.0.0.1:0");
    let player = sit_at_one_screen(&browser, &house);
    player.window.wait("the line", || player.window.text(".status").contains("Your move").then_some(()));
    player.window.click("[data-spot='5g'].own");
    for (strict, targets) in [(false, 1), (true, 0)] {
        let view = json!({"sfen": "9/9/9/9/9/9/4sP4/9/9 s", "legal": ["5g5f"], "you": ["south"], "strict": strict});
        player.window.run(&format!("document.querySelector('shogi-board').show({view})"));
        player.window.wait("the targets", || {
            let shown = "return ['.koma', '.selected', '.target'].map((css) => document.querySelectorAll('.cell' + (css === '.koma' ? ' ' : '') + css).length)";
            (player.window.run(shown) == json!([1, 1, targets])).then_some(())
        });
    }
}

/// The question about promotion stays while its moves stay possible, whatever else is told, and no longer.
#[test]
fn a_question_is_put_away_with_its_move() {
    let Some(browser) = start_browser("yonin-question") else { return };
    let data = Data::new("yonin-question");
    let house = data.open("127.0.0.1:0");
    let player = sit_at_one_screen(&browser, &house);
    player.window.wait("the line", || player.window.text(".status").contains("Your move").then_some(()));
    // What the server still tells of the true game must not draw over the position asked about.
    player.window.run(
        "const board = document.querySelector('shogi-board'); board.pose = board.show.bind(board); board.show = () => {};",
    );
    let show = |legal: &[&str]| {
        let view = json!({"sfen": "9/4sP4/9/9/9/9/9/9/9 s", "legal": legal, "you": ["south"]});
        player.window.run(&format!("document.querySelector('shogi-board').pose({view})"));
    };
    show(&["5b5a", "5b5a+"]);
    player.window.click("[data-spot='5b'].own");
    player.window.click("[data-spot='5a'].target");
    let open = || player.window.run("return document.querySelector('dialog.promotion') !== null") == true;
    player.window.wait("the question", || open().then_some(()));
    show(&["5b5a+", "5b5a", "5b4b"]);
    assert!(open(), "both moves can still be made");
    show(&["5b4b"]);
    player.window.wait("the question to go", || (!open()).then_some(()));
}

/// A game without a result: the button offers it, all agree who must, and no places are shown.
#[test]
fn a_game_is_broken_off() {
    let Some(browser) = start_browser("yonin-interrupt") else { return };
    let data = Data::new("yonin-interrupt");
    let house = data.open("127.0.0.1:0");
    let player = sit_at_one_screen(&browser, &house);
    player.window.wait("the line", || player.window.text(".status").contains("Your move").then_some(()));
    player.window.click(".tools [data-action=offer]");
    sleep(DIALOG_SETTLES);
    player.window.click("dialog.offers [data-offer=interrupt]");
    player.window.wait("the end", || player.window.text(".status").contains("broken off").then_some(()));
    let hidden = |css: &str| player.window.run(&format!("return document.querySelector('{css}').hidden"));
    assert_eq!(["[data-offer=interrupt]", ".tools [data-action=takeback]", ".places"].map(hidden), [true, true, true]);
    assert_eq!(player.look()["result"]["reason"], "interrupted");
}
