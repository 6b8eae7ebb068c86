//! The lobby: strangers meet by one press each, somebody plays the computer until somebody comes, an offer outlives its maker's browser.

use super::driver::Window;
use super::house::{Data, House};
use super::people::sign_up;
use super::two_people::{Pair, wait_for};
use super::{Table, start_browser};

pub(super) const PHONE: (u32, u32) = (390, 844);
pub(super) const DESK: (u32, u32) = (1280, 900);

/// The lobby, for somebody who says how strong they are.
fn enter(window: &Window<'_>, site: &str, grade: &str) {
    window.go(&format!("{site}/lobby"));
    window.run(&format!("document.querySelector('#grade').value = '{grade}'"));
    window.click(".strength button");
    wait_for(window, "h1", "Find an opponent");
    // Without the live channel nobody would be there.
    window.wait("the live channel", || {
        let live = window.run("return document.querySelector('main.lobby')?.dataset.live ?? null");
        (live == "on").then_some(())
    });
}

/// The game that a page has come to.
fn game(window: &Window<'_>) -> String {
    window.wait("a game", || {
        let path = window.run("return location.pathname").as_str().map(str::to_owned)?;
        path.starts_with("/games/").then_some(path)
    })
}

/// Two hosts of one site: each is somebody else there.
pub(super) fn sites(house: &House) -> [String; 2] {
    ["127.0.0.1", "localhost"].map(|host| format!("http://{host}:{}", house.port()))
}

pub(super) fn fits(window: &Window<'_>) {
    let wide = window.run("return document.documentElement.scrollWidth > document.documentElement.clientWidth");
    assert_eq!(wide, false, "it runs over the side");
}

#[test]
fn two_strangers_meet_by_one_press_each_and_play_rated_at_fair_odds() {
    for (width, height) in [DESK, PHONE] {
        let Some(browser) = start_browser("quick") else { return };
        let data = Data::new("quick");
        let house = data.open("127.0.0.1:0");
        let sites = sites(&house);
        let (anna, bruno) = (browser.window(), browser.another_window());
        for ((window, site), (name, grade)) in
            [&anna, &bruno].into_iter().zip(&sites).zip([("Anna", "2d"), ("Bruno", "3k")])
        {
            window.screen(width, height);
            window.go(&format!("{site}/account"));
            sign_up(window, name);
            enter(window, site, grade);
            fits(window);
        }
        anna.click(".quick button");
        wait_for(&anna, ".waiting", "Looking for an opponent");
        fits(&anna);
        bruno.click(".quick button");
        let path = game(&anna);
        assert_eq!(game(&bruno), path);
        // Five grades apart within reach, the stronger gives a Rook.
        wait_for(&bruno, ".terms", "Rook");
        wait_for(&bruno, ".terms", "rated");
        wait_for(&anna, ".player.far .name", "Bruno");
        wait_for(&bruno, ".status", "to move");
        // Who gives odds begins. Both have moved when she gives up, and both see what that does to their numbers, now and later.
        let pair = Pair { players: [Table::at(anna), Table::at(bruno)], path };
        pair.play(1, "3c3d 7g7f");
        let [anna, bruno] = &pair.players.each_ref().map(|table| &table.window);
        anna.click(".tools [data-action=resign]");
        anna.click("dialog.resign .phrases button");
        for window in [anna, bruno] {
            for part in ["Anna", "Bruno", "→", "(+", "(−"] {
                wait_for(window, ".numbers", part);
            }
            fits(window);
        }
        wait_for(bruno, ".after a[href='/lobby?to=Anna#offer']", "Challenge with other terms");
        bruno.go(&format!("{}{}", sites[1], pair.path));
        wait_for(bruno, ".numbers", "(+");
        bruno.go(&format!("{}/people", sites[1]));
        bruno.click(".people tbody a[href='/people/Anna']");
        wait_for(bruno, ".between", "1 won by you");
        fits(bruno);
    }
}

#[test]
fn who_plays_the_computer_meanwhile_is_called_when_somebody_comes() {
    let Some(browser) = start_browser("called") else { return };
    let data = Data::new("called");
    let house = data.open("127.0.0.1:0");
    let [one, other] = sites(&house);
    let (anna, bruno) = (browser.window(), browser.another_window());
    enter(&anna, &one, "10k");
    anna.click(".quick button");
    wait_for(&anna, ".waiting", "Looking for an opponent");
    // Twenty seconds are not waited for here.
    anna.run("document.querySelector('.computer').hidden = false");
    anna.click(".computer button");
    let meanwhile = game(&anna);
    wait_for(&anna, ".player.far .name", "Computer");

    enter(&bruno, &other, "9k");
    bruno.click(".seeks form.take:not([hidden]) button");
    let found = game(&bruno);
    assert_ne!(found, meanwhile);
    wait_for(&anna, ".called", "There is an opponent for you!");
    anna.click(".called a");
    anna.wait("the game that was found", || (game(&anna) == found).then_some(()));
}

#[test]
fn an_offer_outlives_its_makers_browser() {
    let Some(browser) = start_browser("lasting") else { return };
    let data = Data::new("lasting");
    let house = data.open("127.0.0.1:0");
    let [one, other] = sites(&house);
    let anna = browser.window();
    anna.screen(PHONE.0, PHONE.1);
    enter(&anna, &one, "1d");
    anna.run("document.querySelector('.offer').open = true");
    fits(&anna);
    anna.click("[name=lasting]");
    anna.fill("#offer-name", "Anna");
    anna.click(".offer button.primary");
    wait_for(&anna, ".seeks .rows", "Your offer");
    anna.go("about:blank");

    let bruno = browser.another_window();
    enter(&bruno, &other, "1d");
    wait_for(&bruno, ".seeks .rows", "Anna (guest)");
    bruno.click(".seeks form.take:not([hidden]) button");
    let path = game(&bruno);
    anna.go(&format!("{one}/"));
    wait_for(&anna, "main", "Waits for you to begin");
    anna.click(&format!("a[href='{path}']"));
    wait_for(&bruno, ".player.far .name", "Anna");
}

/// From somebody's page to a challenge, to other terms, to the game; each sees what the other does without asking.
#[test]
fn a_challenge_is_countered_and_the_answer_accepted() {
    for (width, height) in [DESK, PHONE] {
        let Some(browser) = start_browser("challenge") else { return };
        let data = Data::new("challenge");
        let house = data.open("127.0.0.1:0");
        let sites = sites(&house);
        let (anna, bruno) = (browser.window(), browser.another_window());
        for ((window, site), (name, grade)) in
            [&anna, &bruno].into_iter().zip(&sites).zip([("Anna", "2d"), ("Bruno", "3k")])
        {
            window.screen(width, height);
            window.go(&format!("{site}/account"));
            sign_up(window, name);
            enter(window, site, grade);
        }
        anna.go(&format!("{}/people/Bruno", sites[0]));
        anna.click("a.button.primary");
        wait_for(&anna, ".offer summary", "Make an offer");
        fits(&anna);
        anna.click(".offer form button.primary");
        wait_for(&anna, ".challenges .who", "Your challenge to Bruno");
        wait_for(&bruno, ".challenges .who", "Anna · 2 dan challenges you");
        wait_for(&bruno, ".challenges .odds", "You receive odds: Rook");
        fits(&bruno);
        bruno.click(".challenges .counter");
        wait_for(&bruno, ".offer summary", "Your counter-offer");
        bruno.run("document.querySelector('#offer-odds').value = 'even'");
        bruno.click(".offer form button.primary");
        wait_for(&anna, ".challenges .who", "Bruno · 3 kyū challenges you");
        wait_for(&anna, ".challenges .notes", "instead of: 10 minutes, then 30 seconds a move · You give odds: Rook");
        fits(&anna);
        anna.click(".challenges .take button");
        let path = game(&anna);
        assert_eq!(game(&bruno), path);
        wait_for(&bruno, ".terms", "rated");
        // A word that both read in their own language, said once.
        anna.click(".greetings button[value=hello]");
        wait_for(&bruno, ".greetings li", "Anna Have a good game!");
        let gone = "return document.querySelector('.greetings button[value=hello]') === null";
        anna.wait("the button to go", || (anna.run(gone) == true).then_some(()));
        fits(&bruno);
    }
}
