//! Two people play the games of the family on the page (VAR-12, VAR-15, VAR-19).

use super::driver::{Browser, Window};
use super::house::Data;
use super::{DIALOG_SETTLES, Table, start_browser};
use serde_json::Value;
use std::sync::Arc;
use std::thread::sleep;
use variants::{Course, Game, Move, Position, Record, RecordForm};

/// Two players at their pages; each calls the host by another name, so that they are two visitors.
fn meet<'a>(browser: &'a Browser, port: u16, game: &str) -> [Table<'a>; 2] {
    let anna = browser.another_window();
    anna.go(&format!("http://127.0.0.1:{port}/family/{game}"));
    anna.click("input[name=opponent][value=link]");
    anna.click("form.start button.primary");
    let anna = Table::at(anna);
    let path = anna.window.run("return location.pathname");
    let bruno = browser.another_window();
    bruno.go(&format!("http://localhost:{port}{}", path.as_str().expect("a path")));
    bruno.click(".join button");
    let bruno = Table::at(bruno);
    anna.window.wait("the game to begin", || {
        (anna.window.run("return document.querySelector('.card.waiting').hidden") == true).then_some(())
    });
    [anna, bruno]
}

/// A move as its text names it: what is taken up, and the squares pressed after it.
fn presses(text: &str, turn: &str, game: &Game) -> (String, Vec<String>) {
    let body = text.trim_end_matches('+');
    let (dropped, way) = body.split_once('*').map_or((None, body), |(kind, to)| (Some(kind), to));
    let mut squares: Vec<String> = Vec::new();
    // Whom a shot hits is pressed like a square to go to.
    for c in way.chars().filter(|c| *c != '!') {
        match squares.last_mut() {
            Some(square) if !(c.is_ascii_digit() && square.ends_with(|c: char| c.is_ascii_lowercase())) => {
                square.push(c);
            }
            _ => squares.push(c.to_string()),
        }
    }
    match dropped {
        None => (squares.remove(0), squares),
        // In hand it shows the face that is up first.
        Some(kind) => {
            let face = game.kinds().iter().find(|face| face.id == kind).expect("a kind");
            let held = face.other_face.filter(|_| face.is_promoted).map_or(kind, |other| &game.kind(other).id);
            (format!("{turn}:{held}"), squares)
        }
    }
}

impl Table<'_> {
    /// Plays a move of the family by pressing what a person presses.
    pub(super) fn press_move(&self, text: &str, rules: &Game) {
        let game = self.look().expect("the game");
        let turn = game["turn"].as_str().expect("a turn");
        let (origin, steps) = presses(text, turn, rules);
        let legal: Vec<&str> = game["legal"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
        assert!(legal.contains(&text), "{text} is none of {legal:?}");
        let way = |text: &str| presses(text, turn, rules);
        self.window.click(&format!("[data-spot='{origin}']"));
        for step in &steps {
            self.window.click(&format!("[data-spot='{step}']"));
        }
        let goes_on = |(from, other): (String, Vec<String>)| {
            from == origin && other.len() > steps.len() && other.starts_with(&steps)
        };
        if legal.iter().any(|other| goes_on(way(other))) {
            self.window.click(&format!("[data-spot='{}']", steps.last().expect("a square")));
        }
        let alike: Vec<&str> =
            legal.into_iter().filter(|other| way(other) == (origin.clone(), steps.clone())).collect();
        if alike.len() > 1 {
            let open = "return document.querySelector('dialog.promotion[open]') !== null";
            self.window.wait("the choice", || (self.window.run(open) == true).then_some(()));
            sleep(DIALOG_SETTLES);
            self.window.click(&format!("dialog.promotion button[value='{text}']"));
        }
    }
}

/// A short game: of many that are played at random, but won where that is possible, the shortest.
fn short_game(game: &Arc<Game>) -> Vec<String> {
    let mut state = 25_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut games: Vec<Vec<String>> = Vec::new();
    for _ in 0..60 {
        let mut course = Course::new(Position::start(game));
        let mut texts = Vec::new();
        while course.outcome().is_none() && texts.len() < 120 {
            let moves = course.legal_moves();
            let wins = |m: &&Move| {
                let mut after = course.clone();
                after.play_unchecked(**m);
                after.outcome().is_some_and(|ended| ended.loser == Some(after.position().turn()))
            };
            let m = moves.iter().find(wins).copied().unwrap_or_else(|| moves[random(moves.len())]);
            texts.push(course.position().move_text(m));
            course.play_unchecked(m);
        }
        if course.outcome().is_some() {
            games.push(texts);
        }
    }
    games.into_iter().min_by_key(Vec::len).expect("a game that ends")
}

fn play_whole_game(browser: &Browser, port: u16, name: &str) {
    let rules = Game::named(name).expect("a game");
    let players = meet(browser, port, name);
    let moves = short_game(&rules);
    for (text, ply) in moves.iter().zip(0..) {
        let player = &players[ply % 2];
        player.wait_for_ply(ply);
        player.press_move(text, &rules);
    }
    for player in &players {
        let game = player.wait_for_ply(moves.len());
        assert!(!game["result"].is_null(), "{name}: {moves:?}");
        let usi: Vec<&str> =
            game["moves"].as_array().expect("moves").iter().filter_map(|m| m["usi"].as_str()).collect();
        assert_eq!(usi, moves, "{name}");
        player.window.wait("the result", || {
            (player.window.run("return document.querySelector('.status').dataset.tone") == "result").then_some(())
        });
    }
    take_the_record_home(&players[0], name, &moves);
}

/// The record is offered in every form that holds such a game, and each holds this one.
fn take_the_record_home(player: &Table<'_>, name: &str, moves: &[String]) {
    player.window.click(".record a.kif");
    let links = "return [...document.querySelectorAll('dialog[open] .formats a')].map(a => a.getAttribute('href'))";
    let links = player.window.wait("the formats", || {
        let links = player.window.run(links);
        links.as_array().filter(|links| links.len() >= 6).cloned()
    });
    for link in links.iter().filter_map(Value::as_str).filter(|link| link.contains("utf-8")) {
        let text = player.window.run(&format!(
            "const r = new XMLHttpRequest(); r.open('GET', '{link}', false); r.send(); return r.responseText"
        ));
        let record = Record::read(text.as_str().expect("a text")).expect("a record").expect(link);
        let line = record.write(RecordForm::Line);
        assert!(
            line.starts_with(&format!("variant {name} ")) && line.ends_with(&format!("{}\n", moves.join(" "))),
            "{line}"
        );
    }
    player.window.run("document.querySelector('dialog[open]').close()");
}

#[test]
fn two_play_mini_tori_kyoto_and_dobutsu_to_the_end() {
    let Some(browser) = start_browser("family") else { return };
    let data = Data::new("family");
    let house = data.open("127.0.0.1:0");
    for name in ["minishogi", "tori", "kyoto", "dobutsu"] {
        play_whole_game(&browser, house.port(), name);
    }
}

/// Whoever comes or goes meanwhile, the question stays until it is answered.
#[test]
fn a_question_outlives_other_news() {
    let Some(browser) = start_browser("question") else { return };
    let data = Data::new("question");
    let house = data.open("127.0.0.1:0");
    let rules = Game::named("minishogi").expect("a game");
    let [anna, bruno] = meet(&browser, house.port(), "minishogi");
    for (player, text, ply) in [(&anna, "2e5b", 0), (&bruno, "3a3b", 1)] {
        player.wait_for_ply(ply);
        player.press_move(text, &rules);
    }
    anna.wait_for_ply(2);
    anna.window.click("[data-spot='5b']");
    anna.window.click("[data-spot='4a']");
    let dot = "document.querySelector('.player.far .presence').classList.contains('here')";
    let shows = |what: &str| anna.window.run(&format!("return {what}")) == true;
    let open = "document.querySelector('dialog.promotion[open]') !== null";
    anna.window.wait("the question", || (shows(open) && shows(dot)).then_some(()));
    bruno.window.go("about:blank");
    anna.window.wait("Bruno to be away", || (!shows(dot)).then_some(()));
    assert!(shows(open), "the question is still asked");
    sleep(DIALOG_SETTLES);
    anna.window.click("dialog.promotion button:first-of-type");
    let game = anna.wait_for_ply(3);
    assert_eq!(game["moves"][2]["usi"], "5b4a+", "the promoted face comes first");
}

/// What Black's Lion does until it can take two pieces in a turn, and what White does meanwhile on the other side.
fn lion_hunt(game: &Arc<Game>) -> Vec<String> {
    let mut course = Course::new(Position::start(game));
    let mut texts = Vec::new();
    loop {
        let position = course.position();
        let moves = course.legal_moves();
        let parts = |m: &Move| position.parts(*m).expect("a move on the board");
        let is_lion = |m: &Move| game.kind(parts(m).kind).is_lion;
        let black = texts.len().is_multiple_of(2);
        let twice = moves.iter().find(|m| black && is_lion(m) && parts(m).captured.len() == 2);
        let ahead = |m: &&Move| (parts(m).captured.len(), parts(m).steps.last().map(|square| square.1));
        let quiet = |m: &&Move| (parts(m).captured.len(), std::cmp::Reverse(parts(m).steps.last().copied()));
        let chosen = twice.or_else(|| match black {
            true => moves.iter().filter(|m| is_lion(m)).min_by_key(ahead),
            false => moves.iter().filter(|m| !is_lion(m)).min_by_key(quiet),
        });
        let chosen = *chosen.expect("a move");
        texts.push(position.move_text(chosen));
        if twice.is_some() {
            return texts;
        }
        course.play_unchecked(chosen);
        assert!(texts.len() < 40, "{texts:?}");
    }
}

// VAR-19: the Lion takes two pieces in one turn, by three presses.
#[test]
fn a_lion_takes_two_pieces_in_a_turn() {
    let Some(browser) = start_browser("lion") else { return };
    let data = Data::new("lion");
    let house = data.open("127.0.0.1:0");
    let rules = Game::named("chu").expect("chū");
    let players = meet(&browser, house.port(), "chu");
    let moves = lion_hunt(&rules);
    for (text, ply) in moves.iter().zip(0..) {
        players[ply % 2].wait_for_ply(ply);
        players[ply % 2].press_move(text, &rules);
    }
    let game = players[1].wait_for_ply(moves.len());
    let before = Position::parse(&rules, game["moves"][moves.len() - 2]["sfen"].as_str().expect("a position")).unwrap();
    let after = Position::parse(&rules, game["moves"][moves.len() - 1]["sfen"].as_str().expect("a position")).unwrap();
    let count = |position: &Position| {
        position.to_string().split(' ').next().unwrap_or_default().matches(char::is_alphabetic).count()
    };
    assert_eq!(count(&before), count(&after) + 2);
}

/// What Black's guns do until one of them hits somebody, and what White does meanwhile.
fn gunfire(game: &Arc<Game>) -> Vec<String> {
    let mut course = Course::new(Position::start(game));
    let mut texts: Vec<String> = Vec::new();
    loop {
        let position = course.position();
        let named: Vec<(String, Move)> = course.legal_moves().into_iter().map(|m| (position.move_text(m), m)).collect();
        let black = texts.len().is_multiple_of(2);
        let shot = named.iter().find(|(text, _)| black && text.contains('!'));
        let rank = |m: &Move| position.parts(*m).and_then(|parts| Some((parts.from?, *parts.steps.last()?)));
        // The gun that is farthest ahead goes on, and White comes to meet it.
        let advance = |(_, m): &&(String, Move)| {
            let Some(((_, before), (_, after))) = rank(m) else { return (u8::MAX, u8::MAX) };
            (if black && after < before { after } else { u8::MAX - after }, before)
        };
        let is_gun = |(_, m): &&(String, Move)| {
            let kind = position.parts(*m).map(|parts| game.kind(parts.kind).id.clone());
            !black || kind.is_some_and(|kind| ["C", "SB", "LB"].contains(&kind.as_str()))
        };
        let chosen = shot.or_else(|| named.iter().filter(is_gun).min_by_key(advance)).expect("a move");
        texts.push(chosen.0.clone());
        if shot.is_some() {
            return texts;
        }
        let m = chosen.1;
        course.play_unchecked(m);
        assert!(texts.len() < 60, "{texts:?}");
    }
}

// VAR-24: a gun steps and hits somebody whom it does not touch.
#[test]
fn a_gun_of_ko_shogi_fires() {
    let Some(browser) = start_browser("ko") else { return };
    let data = Data::new("ko");
    let house = data.open("127.0.0.1:0");
    let rules = Game::named("ko").expect("kō");
    let players = meet(&browser, house.port(), "ko");
    let moves = gunfire(&rules);
    for (text, ply) in moves.iter().zip(0..) {
        players[ply % 2].wait_for_ply(ply);
        players[ply % 2].press_move(text, &rules);
    }
    let game = players[1].wait_for_ply(moves.len());
    assert_eq!(game["moves"][moves.len() - 1]["usi"], moves[moves.len() - 1].as_str());
}

// VAR-10: the largest board, brought nearer and back; and why a move is refused is said.
#[test]
fn ten_moves_of_taikyoku() {
    let Some(browser) = start_browser("taikyoku") else { return };
    let data = Data::new("taikyoku");
    let house = data.open("127.0.0.1:0");
    let rules = Game::named("taikyoku").expect("taikyoku");
    let players = meet(&browser, house.port(), "taikyoku");
    let mut course = Course::new(Position::start(&rules));
    for ply in 0..10 {
        let player = &players[ply % 2];
        player.wait_for_ply(ply);
        let squares = (1..=36).flat_map(|file| (1..=36).map(move |rank| (file, rank)));
        let standing = squares.filter(|(file, rank)| course.position().piece_at(*file, *rank).is_some()).count();
        let shown = "return document.querySelectorAll('.cell .koma').length";
        player.window.wait("every piece", || (player.window.run(shown) == standing).then_some(()));
        if ply == 4 {
            player.window.click(".zoom button");
            let wide = "const pane = document.querySelector('.pane'); return pane.scrollWidth > pane.clientWidth * 1.4";
            player.window.wait("the board to come nearer", || (player.window.run(wide) == true).then_some(()));
            player.window.click(".zoom button:last-child");
        }
        let moves = course.legal_moves();
        let m = moves[ply * moves.len() / 10];
        player.press_move(&course.position().move_text(m), &rules);
        course.play_unchecked(m);
    }
    let game = players[0].wait_for_ply(10);
    assert_eq!(game["moves"][9]["sfen"], course.position().to_string());
    // The king, across the board.
    let king = (1..=36).flat_map(|file| (1..=36).map(move |rank| (file, rank)));
    let mut king = king.filter(|(file, rank)| {
        course
            .position()
            .piece_at(*file, *rank)
            .is_some_and(|(color, kind)| color == shogi::Color::Black && rules.kind(kind).royal)
    });
    let (file, rank) = king.next().expect("a royal piece");
    let letters = |rank: u8| {
        if rank > 26 { format!("a{}", char::from(b'a' + rank - 27)) } else { char::from(b'a' + rank - 1).to_string() }
    };
    players[0].window.click(&format!("[data-spot='{file}{}']", letters(rank)));
    players[0].window.click(&format!("[data-spot='{file}r']"));
    players[0]
        .window
        .wait("why not", || players[0].window.text(".notice").contains("does not move that way").then_some(()));
}

/// Where an illegal move loses, to know where a piece may go is the player's business: at every board.
#[test]
fn a_strict_game_shows_no_targets() {
    let Some(browser) = start_browser("family-strict") else { return };
    let data = Data::new("family-strict");
    let house = data.open("127.0.0.1:0");
    let window: Window = browser.window();
    window.go(&format!("http://{}/family", house.address));
    for (variant, square) in [("minishogi", "5d"), ("taikyoku", "5z"), ("", "7g")] {
        for (ruleset, shown) in [("amateur", true), ("official", false)] {
            let variant = if variant.is_empty() { Value::Null } else { variant.into() };
            let wish = serde_json::json!({"opponent": "two", "variant": variant, "ruleset": ruleset});
            let made = window.run(&format!(
                "const request = new XMLHttpRequest(); request.open('POST', '/api/v1/games', false); \
                 request.setRequestHeader('content-type', 'application/json'); request.send(JSON.stringify({wish})); \
                 return JSON.parse(request.responseText)"
            ));
            window.go(&format!("http://{}{}", house.address, made["url"].as_str().expect("a game")));
            window.click(&format!("[data-spot='{square}'].own"));
            let up = "return document.querySelector('.cell.selected') !== null";
            window.wait("the piece in the fingers", || (window.run(up) == true).then_some(()));
            let targets = window.run("return document.querySelectorAll('.cell.target').length").as_u64();
            assert_eq!(targets.is_some_and(|targets| targets > 0), shown, "{variant} {ruleset}: {targets:?}");
            if (&variant, shown) == (&Value::from("minishogi"), false) {
                // FOUL-16: there a Pawn that goes two squares loses, and the page says why.
                window.click("[data-spot='5b']");
                window.wait("the foul", || window.text(".after .why").contains("Why this is a foul").then_some(()));
                let link = window.run("return document.querySelector('.after .why a').getAttribute('href')");
                assert_eq!(link, "/rules/fouls#foul-cannot_move_so");
            }
        }
    }
}

/// What the board of nine by nine can, any board can: arrows, names of the squares as one likes them, keys that lead into the hands.
#[test]
fn every_board_has_arrows_coordinates_and_keys() {
    let Some(browser) = start_browser("family-board") else { return };
    let data = Data::new("family-board");
    let house = data.open("127.0.0.1:0");
    let window: Window = browser.window();
    let mini = r#"{"sfen": "4k/5/5/5/K4 b P 1", "legal": ["P*3c"], "you": ["black"], "near": "black"}"#;
    let four = r#"{"sfen": "9/9/9/9/9/9/9/9/4sK4 s sP 1", "legal": ["P*3c"], "you": ["south"], "near": "south"}"#;
    let nine = r#"{"sfen": "4k4/9/9/9/9/9/9/9/4K4 b RP 1", "legal": ["P*3c"], "you": ["black"], "near": "black"}"#;
    for (page, view, origin) in
        [("/family/minishogi", mini, "3e"), ("/family/yonin", four, "5i"), ("/play", nine, "5i")]
    {
        window.go(&format!("http://{}{page}", house.address));
        let pieces = "return document.querySelectorAll('.cell .koma').length > 5";
        window.wait("the board", || (window.run(pieces) == true).then_some(()));
        window.run(&format!(
            "const board = document.querySelector('shogi-board'); board.inert = false; board.intents = []; \
             for (const hand of board.querySelectorAll('.stand, .seat-of')) hand.style.display = 'block'; \
             board.addEventListener('intent', ({{ detail }}) => board.intents.push(detail.usi)); \
             board.configure({{ face: 'one-kanji', coordinates: 'letters' }}); \
             board.show({{ ...{view}, arrows: [{{ usi: '{origin}3c', rank: 1, kind: 'best' }}] }})"
        ));
        let seen = "return [document.querySelectorAll('.arrows path').length, document.querySelector('.ranks').textContent.slice(0, 3)]";
        window.wait("arrow and letters", || (window.run(seen) == serde_json::json!([1, "abc"])).then_some(()));
        window.run(&format!("document.querySelector(\"[data-spot='{origin}']\").focus()"));
        // Down into the hand, right to the pawn; the square is named from there.
        window.keys("\u{E015}\u{E014}\u{E007}");
        let focused = window.run("return document.activeElement.dataset.spot.split(':')[1]");
        assert_eq!(focused, "P", "{page}");
        window.run("document.querySelector(\"[data-spot='3c']\").focus()");
        window.keys("\u{E007}");
        assert_eq!(
            window.run("return document.querySelector('shogi-board').intents"),
            serde_json::json!(["P*3c"]),
            "{page}"
        );
    }
}

#[test]
fn the_computer_answers_in_any_game() {
    let Some(browser) = start_browser("family-computer") else { return };
    let data = Data::new("family-computer");
    let house = data.open("127.0.0.1:0");
    for name in ["dobutsu", "chu"] {
        let rules = Game::named(name).expect("a game");
        let window = browser.another_window();
        window.go(&format!("http://{}/family/{name}", house.address));
        window.click("form.start button.primary");
        let table = Table::at(window);
        for ply in [0, 2] {
            let game = table.wait_for_ply(ply);
            let m = game["legal"][0].as_str().expect("a move").to_owned();
            table.press_move(&m, &rules);
        }
        let game = table.wait_for_ply(4);
        assert_eq!(
            game["players"]["white"]["kind"].as_str().or(game["game"]["players"]["white"]["kind"].as_str()),
            Some("computer")
        );
    }
}

// VAR-15: what a spectator, a reader of the rules and one who comes back find.
#[test]
fn the_page_tells_of_each_game() {
    let Some(browser) = start_browser("family-pages") else { return };
    let data = Data::new("family-pages");
    let house = data.open("127.0.0.1:0");
    let window: Window = browser.window();
    for order in ["age", "board", "kin"] {
        window.go(&format!("http://{}/family?by={order}", house.address));
        for name in variants::NAMES {
            let script = format!("return document.querySelector('a[href=\"/family/{name}\"]') !== null");
            assert_eq!(window.run(&script), true, "{name} by {order}");
        }
    }
    for name in variants::NAMES {
        window.go(&format!("http://{}/family/{name}", house.address));
        let kinds = Game::named(name).expect("a game").kinds().len();
        let pieces = window.wait("the board", || {
            let seen = window.run("return document.querySelectorAll('shogi-board .cell .koma').length");
            seen.as_u64().filter(|seen| *seen > 0)
        });
        let start = Position::start(&Game::named(name).expect("a game")).to_string();
        assert!(pieces >= 6, "{name}: {start}");
        assert_eq!(window.run("return document.querySelectorAll('article.piece').length"), kinds, "{name}");
    }
}

// EQUIP-11: letters with marks instead of kanji, in every game; the children's games have animals.
#[test]
fn pieces_are_kanji_letters_or_animals() {
    let Some(browser) = start_browser("family-faces") else { return };
    let data = Data::new("family-faces");
    let house = data.open("127.0.0.1:0");
    let window: Window = browser.window();
    let count = |what: &str| window.run(&format!("return document.querySelectorAll('{what}').length"));
    let wait_for = |what: &str| window.wait(what, || (count(what) != 0).then_some(()));
    let address = house.address.clone();
    let look_at = |path: &str, pieces: &str| {
        window.go(&format!("http://{address}{path}"));
        wait_for(pieces);
    };
    look_at("/family/chu", "shogi-board .koma > span");
    window.click("input[name=letters]");
    wait_for("shogi-board .koma text.letters");
    assert_eq!(count("shogi-board .koma > span"), 0);
    // The reader's choice holds for the other games, and where one plays.
    look_at("/family/yonin", "shogi-board .koma text.letters");
    look_at("/family/wa", "shogi-board .koma text.letters");
    window.click("input[name=opponent][value=two]");
    window.click("form.start button.primary");
    let table = Table::at(window);
    let window = &table.window;
    let there = "return document.querySelectorAll('shogi-board .koma text.letters').length";
    window.wait("letters at the game", || (window.run(there) != 0).then_some(()));

    window.go(&format!("http://{}/family/dobutsu", house.address));
    let animals = "return document.querySelectorAll('shogi-board .cell .koma use').length";
    window.wait("animals", || (window.run(animals) == 8).then_some(()));
    assert_eq!(window.run("return document.querySelector('input[name=letters]') === null"), true);
}

// Four hundred pieces are found by a word; what is written for programmers waits behind one.
#[test]
fn a_piece_of_the_largest_game_is_found() {
    let Some(browser) = start_browser("family-find") else { return };
    let data = Data::new("family-find");
    let house = data.open("127.0.0.1:0");
    let window: Window = browser.window();
    window.go(&format!("http://{}/family/taikyoku", house.address));
    assert_eq!(window.run("return document.querySelectorAll('.piece details:not([open]) code').length > 600"), true);
    for (word, least, most) in [("lion", 3, 12), ("獅子", 1, 2), ("xyzzy", 0, 0), ("", 300, 500)] {
        window.run(&format!(
            "const find = document.querySelector('#find'); find.value = '{word}'; find.dispatchEvent(new Event('input'))"
        ));
        let shown = window.run("return document.querySelectorAll('.piece:not([hidden])').length").as_u64();
        assert!(shown.is_some_and(|shown| (least..=most).contains(&shown)), "{word}: {shown:?}");
    }
}
