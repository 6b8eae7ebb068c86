//! The home page: a beginner begins, a problem is solved in place, a game is played in place.

use super::house::Data;
use super::two_people::{meet, wait_for};
use super::{DIALOG_SETTLES, Table, start_browser};
use std::thread::sleep;

/// Everything that starts something is in view without scrolling.
const ALL_IN_VIEW: &str = "return [...document.querySelectorAll('.door .primary')].every((button) => \
     button.getBoundingClientRect().bottom <= innerHeight && button.getBoundingClientRect().top >= 0)";

#[test]
fn a_beginner_is_at_the_board_in_two_presses() {
    let Some(browser) = start_browser("home-beginner") else { return };
    let data = Data::new("home-beginner");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    for language in ["it", "en", "ja"] {
        for (width, height) in [(1280, 800), (390, 844)] {
            window.screen(width, height);
            window.go(&format!("http://{}/", house.address));
            window.run(&format!("document.cookie = 'language={language}; path=/'"));
            window.go(&format!("http://{}/", house.address));
            assert_eq!(window.run(ALL_IN_VIEW), true, "{language}, {width} wide");
            let wide = window.run("return document.documentElement.scrollWidth > innerWidth");
            assert_eq!(wide, false, "{language}, {width} wide");
        }
    }
    window.run("document.cookie = 'language=en; path=/'");
    window.go(&format!("http://{}/", house.address));
    window.click(".experience button[value=new]");
    window.wait("the page without the question", || {
        (window.run("return document.querySelector('.experience') === null") == true).then_some(())
    });
    window.click(".door.learn .choose button");
    let table = Table::at(window);
    // The computer gives a handicap, and so it begins.
    let game = table.wait_for_ply(1);
    // The letters and marks that tell how a piece moves.
    let lettering = "return document.querySelector('#koma-S-up text').textContent";
    table.window.wait("letters", || (table.window.run(lettering) == "S").then_some(()));
    table.play("7g7f".parse().expect("USI"), &game);
    table.wait_for_ply(2);
}

#[test]
fn the_problem_of_the_day_is_solved_where_it_stands() {
    let Some(browser) = start_browser("home-problem") else { return };
    let data = Data::new("home-problem");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/", house.address));
    wait_for(&window, ".today .verdict", "give check");
    let script = "const data = JSON.parse(document.getElementById('page-data').textContent).snapshot.problem; \
         const request = new XMLHttpRequest(); request.open('POST', '/api/v1/tsume/solution', false); \
         request.setRequestHeader('content-type', 'application/json'); \
         request.send(JSON.stringify({problem: data.id, used_ms: 0})); return JSON.parse(request.responseText).steps[0].usi";
    let usi = window.run(script).as_str().expect("a move").to_owned();
    window.go(&format!("http://{}/", house.address));
    wait_for(&window, ".today .verdict", "give check");
    let (origin, to) = (&usi[..2], &usi[2..4]);
    let origin = origin.strip_suffix('*').map_or_else(|| origin.to_owned(), |piece| format!("black:{piece}"));
    window.click(&format!("[data-spot='{origin}']"));
    window.click(&format!("[data-spot='{to}']"));
    let asked = "return document.querySelector('dialog.promotion[open]') !== null";
    let solved = || window.run("return document.querySelector('.today .verdict').dataset.phase") == "solved";
    window.wait("the question, or the answer", || (window.run(asked) == true || solved()).then_some(()));
    if window.run(asked) == true {
        sleep(DIALOG_SETTLES);
        window.click(&format!("dialog.promotion button[value='{usi}']"));
    }
    window.wait("mate", || solved().then_some(()));
    window.click("[data-go=next]");
    window.wait("another problem", || {
        (window.run("return location.pathname.startsWith('/tsume/problems/')") == true).then_some(())
    });
}

#[test]
fn ones_own_game_is_played_on_the_home_page() {
    let Some(browser) = start_browser("home-game") else { return };
    let data = Data::new("home-game");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f 3c3d");
    let anna = &pair.players[0].window;
    anna.screen(390, 844);
    anna.go(&format!("http://127.0.0.1:{}/", house.port()));
    wait_for(anna, ".today .verdict", "Your move");
    let top =
        anna.run("return document.querySelector('.today shogi-board').getBoundingClientRect().top < innerHeight / 2");
    assert_eq!(top, true, "on a phone her turn comes first");
    anna.click("[data-spot='2g']");
    anna.click("[data-spot='2f']");
    pair.players[1].wait_for_ply(3);
    wait_for(anna, ".today .verdict", "White");
}

#[test]
fn whoever_comes_back_sees_where_they_lost_most() {
    let Some(browser) = start_browser("home-last") else { return };
    let data = Data::new("home-last");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 8h4d 3c4d 7i8h 8b4b");
    let anna = &pair.players[0].window;
    anna.click(".tools [data-action=resign]");
    anna.click("dialog.resign .phrases button");
    wait_for(anna, ".status", "Resignation");
    anna.go(&format!("http://127.0.0.1:{}/", house.port()));
    // Without another look at the page: it asks by itself whether the game has been looked through.
    anna.wait("the mistake", || anna.text(".last-game dd.played").contains("Bx44").then_some(()));
    let arrows =
        "return [...document.querySelectorAll('.last-game .arrow')].map((arrow) => arrow.classList[1]).join(' ')";
    anna.wait("both arrows", || (anna.run(arrows) == "played best").then_some(()));
    for (width, height) in [(390, 844), (1280, 800)] {
        anna.screen(width, height);
        assert_eq!(anna.run("return document.documentElement.scrollWidth > innerWidth"), false, "{width} wide");
    }
    let shown = anna.run("return document.querySelector('.last-game shogi-board').dataset.sfen");

    anna.click(".last-game .primary");
    let place = anna.wait("the place in the game", || {
        let path = anna.run("return location.pathname + location.hash");
        path.as_str().filter(|path| *path == format!("{}#6-engine", pair.path)).map(str::to_owned)
    });
    let bishop = "return document.querySelector(\"[data-spot='8h'] use\")?.getAttribute('href') ?? ''";
    anna.wait("her bishop at home", || {
        anna.run(bishop).as_str().is_some_and(|href| href.contains("B-up")).then_some(())
    });
    anna.wait("what the engine says", || {
        (anna.run("return document.querySelectorAll('.analysis .best-lines li').length > 0") == true).then_some(())
    });
    assert_eq!(anna.run("return document.querySelector('.analysis [name=engine]').checked"), true, "{place}");

    anna.go(&format!("http://127.0.0.1:{}/", house.port()));
    anna.click(".last-game form button");
    let start = anna.wait("another try", || {
        let data = anna.run(
            "return JSON.parse(document.getElementById('page-data')?.textContent ?? 'null')?.snapshot?.start?.sfen",
        );
        data.as_str().map(str::to_owned)
    });
    assert_eq!(shown, start.as_str());
}

/// How soon somebody with a slow phone can play on the home page: see docs/experiments/home-page.md.
#[test]
#[ignore = "a measurement, for a machine that has nothing else to do"]
fn the_home_page_is_there_soon() {
    let data = Data::new("home-soon");
    let house = data.open("127.0.0.1:0");
    let mut times = Vec::new();
    for _ in 0..9 {
        // One that has nothing kept from the last time.
        let Some(browser) = start_browser("home-soon") else { return };
        let window = browser.window();
        window.screen(390, 844);
        window.slow_down(4);
        window.go(&format!("http://{}/", house.address));
        // By then every module has run, and the board is drawn with the next frame.
        let ready = "const [page] = performance.getEntriesByType('navigation'); \
                     const drawn = document.querySelector('shogi-board [data-spot]') !== null; \
                     return drawn && page.loadEventEnd > 0 ? page.domContentLoadedEventEnd : null";
        times.push(window.wait("the board", || window.run(ready).as_f64()));
    }
    times.sort_by(f64::total_cmp);
    println!("{times:.0?} ms until one can play, median {:.0}", times[times.len() / 2]);
}
