//! Two people hold the ceremony: at a real board with the guide on two pages, and in a game of the site.

use super::driver::Window;
use super::house::{Data, House};
use super::start_browser;
use super::two_people::{meet, wait_for};

/// Where a page is in the walk.
fn place(window: &Window) -> String {
    let script = "return document.querySelector('.step.current').id + ' ' + document.querySelector('.controls .of-step').textContent";
    window.run(script).as_str().unwrap_or_default().to_owned()
}

fn on(window: &Window, times: usize) {
    for _ in 0..times {
        window.click(".controls [data-go=on]");
    }
}

/// The walk for Anna and Bruno, chosen with the form.
fn begin(window: &Window, house: &House, choose: impl FnOnce(&Window)) {
    window.go(&format!("http://{}/ceremony", house.address));
    window.fill("#first", "Anna");
    window.fill("#second", "Bruno");
    choose(window);
    window.click("form.choose button.primary");
    wait_for(window, ".controls .of-step", "Step 1 of");
}

// ETIQ-08 … ETIQ-23, ETIQ-25, RULE-06 … RULE-12, EQUIP-04: lots by a clerk make the senior White; a pawn is missing at the end.
#[test]
fn an_even_game_with_lots_by_a_clerk() {
    let Some(browser) = start_browser("guide") else { return };
    let data = Data::new("guide");
    let house = data.open("127.0.0.1:0");
    let anna = browser.window();
    begin(&anna, &house, |window| {
        window.click("#senior option[value=second]");
        window.click("#first_style option[value=ito]");
        window.click("#thrower option[value=timekeeper]");
        window.click("#spare option[value='2']");
    });
    assert!(anna.text(".about-walk").contains("In the upper seat: Bruno"));
    on(&anna, 3);
    wait_for(&anna, ".step.current .deed", "Bruno: king 王将");
    on(&anna, 2);
    wait_for(&anna, ".step.current .deed", "Bruno: left gold");
    // Keys go both ways, and an address names the place: the other opens it on a page of their own.
    anna.run("document.activeElement.blur(); document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}))");
    wait_for(&anna, ".step.current .deed", "Anna: king 玉将");
    let bruno = browser.another_window();
    bruno.go(anna.run("return location.href").as_str().expect("an address"));
    wait_for(&bruno, ".step.current .deed", "Anna: king 玉将");
    assert_eq!(place(&bruno), place(&anna));
    let seen = bruno.run("const image = document.querySelector('.step.current img'); return [image.complete && image.naturalWidth > 0, image.alt]");
    assert_eq!(seen[1], "Anna: king 玉将");
    on(&bruno, 39);
    wait_for(&bruno, ".step.current h2", "Putting the box aside");
    assert!(bruno.text(".step.current").contains("go back into the bag: 2"));
    on(&bruno, 1);
    assert!(bruno.text(".step.current").contains("The timekeeper, for Bruno"));
    // Two of each and one that leans: thrown again.
    for (pawn, lie) in [(3, "t"), (4, "t"), (5, "s")] {
        bruno.click(&format!(".step.current [name=p{pawn}] option[value={lie}]"));
    }
    bruno.click(".step.current form.fell button");
    wait_for(&bruno, ".step.current .throws", "throw again");
    for (pawn, lie) in [(1, "p"), (2, "T"), (3, "t"), (4, "t"), (5, "t")] {
        bruno.click(&format!(".step.current [name=p{pawn}] option[value={lie}]"));
    }
    bruno.click(".step.current form.fell button");
    wait_for(&bruno, ".step.current .throws li:last-child", "Anna begins");
    on(&bruno, 1);
    wait_for(&bruno, ".step.current h2", "Putting the Pawns back");
    on(&bruno, 5);
    wait_for(&bruno, ".step.current .phrase", "よろしくお願いします");
    on(&bruno, 1);
    wait_for(&bruno, ".step.current h2", "The game");
    let game = bruno.run("return location.hash");
    the_game_ends(&bruno);
    a_pawn_is_missing(&bruno);
    // The other page takes up where the game ended and comes to the same end by itself.
    let address = bruno.run("return location.href.split('#')[0]");
    anna.go(&format!("{}{}", address.as_str().expect("an address"), game.as_str().expect("a place")));
    wait_for(&anna, ".step.current h2", "The game");
    let told = to_the_end(&anna);
    assert!(told.iter().any(|step| step.contains("負けました")), "{told:?}");
    assert!(told.iter().any(|step| step.contains("Into the bag: king, 2 together")), "{told:?}");
    assert_eq!(place(&anna), place(&bruno));
}

/// What each step on the way says; the last has none after it.
fn to_the_end(window: &Window) -> Vec<String> {
    let mut told = vec![window.text(".step.current")];
    while window.run("return document.querySelector('.controls [data-go=on]').disabled") == false {
        assert!(told.len() < 100, "it goes on and on: {told:?}");
        on(window, 1);
        told.push(window.text(".step.current"));
    }
    told
}

/// Anna resigns, both look at the game again.
fn the_game_ends(bruno: &Window) {
    bruno.click(".step.current form.end [name=end][value=first]");
    bruno.click(".step.current form.end button");
    wait_for(bruno, ".controls .of-step", "Step");
    on(bruno, 1);
    wait_for(bruno, ".step.current .phrase", "負けました");
    assert!(bruno.text(".step.current .who").contains("Anna"));
    on(bruno, 1);
    wait_for(bruno, ".step.current .phrase", "ありがとうございました");
    on(bruno, 1);
    wait_for(bruno, ".step.current h2", "kansōsen");
}

fn a_pawn_is_missing(bruno: &Window) {
    on(bruno, 2);
    wait_for(bruno, ".step.current .deed", "Into the bag: king, 2 together");
    bruno.run("document.querySelector('.step.current [name=nP]').value = 17");
    bruno.click(".step.current form.count button");
    wait_for(bruno, ".step.current .wrong", "A piece is missing: pawn");
    bruno.run("document.querySelector('.step.current [name=nP]').value = 18");
    bruno.click(".step.current form.count button");
    wait_for(bruno, ".step.current .right", "All forty are there");
    on(bruno, 14);
    wait_for(bruno, ".step.current .phrase", "ありがとうございました");
    let last = "return document.querySelector('.controls [data-go=on]').disabled";
    bruno.wait("the end", || (bruno.run(last) == true).then_some(()));
}

// ETIQ-14, ETIQ-25, RULE-13, CLOCK-11: uwate removes, no lots; the clock for the game is worked by the players.
#[test]
fn a_handicap_game_and_its_clock() {
    let Some(browser) = start_browser("guide-odds") else { return };
    let data = Data::new("guide-odds");
    let house = data.open("127.0.0.1:0");
    let anna = browser.window();
    begin(&anna, &house, |window| {
        window.click("#odds option[value=two-piece]");
        window.click("#room option[value=japanese]");
    });
    anna.run("location.hash = '#remove_pieces'");
    wait_for(&anna, ".step.current .deed", "Anna takes away: rook");
    on(&anna, 1);
    wait_for(&anna, ".step.current .deed", "Anna takes away: bishop");
    assert_eq!(anna.run("return document.querySelector('#throw_pawns')"), serde_json::Value::Null);
    anna.click(".about-walk .quick");
    wait_for(&anna, ".step.current h2", "The game");
    anna.click(".step.current a.button");
    anna.fill("#clock_text", "2s");
    anna.click("form.choose button.primary");
    wait_for(&anna, "[data-seat=first] .name", "Anna");
    anna.screen(390, 844);
    let before = halves(&anna);
    anna.click("[data-seat=second]");
    wait_for(&anna, "[data-seat=first].running .time", "0:0");
    assert_eq!(halves(&anna), before, "the buttons stay where they are");
    anna.click("[data-seat=first]");
    wait_for(&anna, "[data-seat=second].running .count", "moves: 0");
    anna.click("[data-do=pause]");
    wait_for(&anna, "[data-do=pause]", "Resume");
    anna.click("[data-do=pause]");
    wait_for(&anna, "[data-seat=second].fallen .count", "Time is up: Bruno");
}

/// Where the two buttons of the clock are, from top to bottom; both are in view.
fn halves(window: &Window) -> Vec<i64> {
    let script = "return [...document.querySelectorAll('.half')].flatMap((half) => { \
                  const { top, bottom } = half.getBoundingClientRect(); return [Math.round(top), Math.round(bottom)]; })";
    let places = window.run(script);
    let places: Vec<i64> = places.as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64).collect();
    assert!(places.len() == 4 && places[0] >= 0 && places.is_sorted(), "{places:?}");
    assert!(window.run("return innerHeight").as_i64() >= places.last().copied(), "{places:?}");
    places
}

// ETIQ-08, ETIQ-14, ETIQ-21, EQUIP-04: in a game of the site the host names the guest as senior, uwate takes rook and bishop away, and
// afterwards the pieces are put away.
#[test]
fn a_handicap_game_on_the_site() {
    let Some(browser) = start_browser("ceremony-odds") else { return };
    let data = Data::new("ceremony-odds");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |anna| {
        anna.click("select[name=handicap] option[value=two-piece]");
        anna.click("form.start details summary");
        anna.click("input[name=ceremony]");
        anna.click("select[name=senior] option[value=guest]");
    });
    let [anna, bruno] = &pair.players;
    wait_for(&anna.window, ".card.ceremony", "Bruno");
    assert!(anna.window.text(".card.ceremony").contains("whoever is older, more important or more experienced"));
    for table in &pair.players {
        table.window.click(".card.ceremony [data-action=greet]");
    }
    for table in &pair.players {
        table.window.click(".card.ceremony [data-style=ohashi]");
    }
    let pieces = "return document.querySelectorAll('.cell .koma').length";
    for table in &pair.players {
        table.window.wait("all pieces", || (table.window.run(pieces) == 40).then_some(()));
    }
    // Anna has chosen Black and gets the pieces: Bruno takes them away.
    wait_for(&anna.window, ".card.ceremony", "Wait");
    bruno.window.click(".card.ceremony [data-action=remove]");
    for table in &pair.players {
        table.window.wait("two pieces less", || (table.window.run(pieces) == 38).then_some(()));
        table.window.click(".card.ceremony [data-action=ready]");
    }
    let king = bruno.window.run("return document.querySelector('.cell[data-spot=\"5a\"] use').getAttribute('href')");
    assert!(king.as_str().is_some_and(|king| king.contains("koma-O")), "Bruno is senior and has the 王, not {king}");
    bruno.play("5a5b".parse().expect("USI"), &bruno.wait_for_ply(0));
    anna.wait_for_ply(1);
    anna.window.click(".tools [data-action=resign]");
    anna.window.click("dialog.resign .phrases button");
    bruno.window.click(".after a[href^='/ceremony/walk']");
    wait_for(&bruno.window, ".step.current h2", "kansōsen");
    assert!(bruno.window.text(".about-walk").contains("In the upper seat: Bruno"));
    // What was taken away is put away with the others.
    let told = to_the_end(&bruno.window);
    assert!(told[1].contains("the pieces that were taken away join the others"), "{told:?}");
    for group in ["king, 2", "rook, 2", "bishop, 2"] {
        assert!(told.iter().any(|step| step.contains(&format!("Into the bag: {group} together"))), "{told:?}");
    }
}
