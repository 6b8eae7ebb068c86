//! Boards that are read by ear beside those of games: a position to be trained, the encyclopedia, a pupil's attempts, other games, and
//! remarks in a record of one's own.

use super::super::house::Data;
use super::super::record::bring;
use super::super::{start_browser, teach, training};
use super::listener::{Listener, SPEECHES};

/// What a screen reader finds in the table of the board as the server sends it: how many squares, and how many pieces.
fn table_sent(listener: &Listener<'_>) -> [usize; 2] {
    let told = listener.window.run(
        "const request = new XMLHttpRequest(); request.open('GET', location.href, false); request.send(); \
         const page = new DOMParser().parseFromString(request.responseText, 'text/html'); \
         const cells = [...page.querySelectorAll('#text tbody td')]; \
         return [cells.length, cells.filter(({textContent}) => textContent).length]",
    );
    [0, 1].map(|place| usize::try_from(told[place].as_u64().expect("a count")).expect("few"))
}

#[test]
fn a_position_to_be_trained_is_solved_by_ear() {
    let Some(browser) = start_browser("text-card") else { return };
    let data = Data::new("text-card");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let place = training::card_of_a_mistake(&window, &house);
    let listener = Listener { window: &window, speech: &SPEECHES[1] };
    listener.turn_on();
    listener.open(&house, &place.page);
    assert_eq!(table_sent(&listener)[0], 81);
    // What was played, and why that was bad; then the same once more.
    listener.hear(0, "Here you played Bx44.");
    assert!(listener.type_in("m 88").contains("4 4"));
    let before = listener.type_and_hear("bishop 4 4", "Blunder");
    assert!(before.iter().any(|entry| entry.contains("Black: bishop to 4 4, takes pawn")), "{before:?}");
    assert_eq!(listener.type_in("state"), listener.text("ui-text-task-refuted"));
    listener.type_and_hear("again", "Here you played Bx44.");
    let better = listener.hinted_move().expect("a move");
    listener.type_and_hear(&better, "Right!");
    assert_eq!(listener.type_in("state"), listener.text("ui-text-task-solved"));
    window.keys("next\u{e007}");
    window.wait("the way on", || (window.run("return location.pathname") != place.page.as_str()).then_some(()));
}

#[test]
fn a_castle_and_a_game_of_the_encyclopedia_are_stepped_through_by_ear() {
    let Some(browser) = start_browser("text-strategy") else { return };
    let data = Data::new("text-strategy");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let listener = Listener { window: &window, speech: &SPEECHES[1] };
    window.go(&format!("http://{}/strategy/kata-mino", house.address));
    listener.turn_on();
    listener.open(&house, "/strategy/kata-mino");
    // One comes to see the castle, and the server sends it.
    assert_eq!(table_sent(&listener)[0], 81);
    listener.hear(0, "Incomplete Mino");
    assert!(listener.type_in("p king").contains("black king: 2 8"));
    assert!(listener.type_in("castle").contains("Incomplete Mino"), "{:?}", listener.log());
    listener.type_and_hear("<<", "Start");
    assert!(listener.type_in("p king").contains("black king: 5 9"));
    listener.type_and_hear(">", "Black: ");
    assert_eq!(listener.type_in("<<"), listener.text("ui-start"));
    assert_eq!(listener.type_in("<"), listener.text("ui-text-no-further"));
    // Nobody plays here.
    assert!(listener.type_in("7g7f").contains(&listener.text("ui-typed-not-now")));
    listener.open(&house, "/strategy/games/1");
    assert_eq!(table_sent(&listener), [81, 40]);
    listener.type_and_hear(">>", ": ");
    let last = listener.type_in("l");
    assert_eq!(listener.type_in("state"), last);
    assert!(listener.type_in("list").ends_with(&last));
}

#[test]
fn a_pupil_and_their_teacher_do_without_seeing_the_board() {
    let Some(browser) = start_browser("text-teach") else { return };
    let data = Data::new("text-teach");
    let house = data.open("127.0.0.1:0");
    let site = format!("http://{}", house.address);
    let anna = browser.window();
    anna.go(&format!("{site}/account"));
    super::super::people::sign_up(&anna, "Anna");
    let path = teach::set(&anna, &site);
    let bruno = browser.another_window();
    let other = format!("http://localhost:{}", house.port());
    teach::join(&bruno, &format!("{other}{path}"), "Bruno", "Anna");
    let pupil = Listener { window: &bruno, speech: &SPEECHES[1] };
    pupil.turn_on();
    bruno.click("main a.primary");
    pupil.listen();
    pupil.window.wait("the task to be told", || (!pupil.log().is_empty()).then_some(()));
    for wrong in ["gold 5 8", "gold 5 7"] {
        pupil.type_in(wrong);
    }
    pupil.hear(0, "One star is straight ahead");
    pupil.type_in("again");
    for right in ["gold 5 6", "gold 4 5"] {
        pupil.type_in(right);
    }
    pupil.window.wait("the end", || (pupil.type_in("state") == pupil.text("ui-text-task-solved")).then_some(()));

    let teacher = Listener { window: &anna, speech: &SPEECHES[1] };
    anna.go(&format!("{site}{path}"));
    teacher.turn_on();
    anna.click(".class td a[data-done]");
    teacher.listen();
    let told = teacher.hear(0, "1: ");
    assert!(told.contains("Wrong") && told.contains("2: ") && told.contains("Solved"), "{told}");
    teacher.type_and_hear("v 1", "Wrong");
    assert!(teacher.type_in("p gold").contains("5 7"));
    teacher.type_and_hear(">", "gold to 5 8");
    teacher.type_and_hear(">>", "gold to 5 7");
    teacher.type_and_hear("v 2", "Solved");
    teacher.type_and_hear(">>", "4 5");
    assert_eq!(teacher.type_in("v 3"), "There are 2 ways on from here.");
}

#[test]
fn who_reaches_a_square_is_told_in_other_games() {
    let Some(browser) = start_browser("text-family") else { return };
    let data = Data::new("text-family");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let listener = Listener { window: &window, speech: &SPEECHES[1] };
    window.go(&format!("http://{}/family/minishogi", house.address));
    listener.turn_on();
    window.click("input[name=opponent][value=two]");
    window.click("form.start button.primary");
    window.wait("the game", || (window.run("return location.pathname.startsWith('/games/')") == true).then_some(()));
    listener.listen();
    // The beginning of the game is told, too, whenever it comes.
    let told = listener.ask("q 54", |told| told.contains("Black Pawn"));
    assert!(told.contains("Black reaches it with King 5 5"), "{told}");
    let told = listener.ask("q 23", |told| told.contains("empty"));
    assert!(told.contains("White reaches it with Bishop 4 1"), "{told}");
    listener.type_and_hear("threat", "Black, attacked: Pawn 5 4 by Rook 5 1, guarded");
    listener.type_and_hear("castle", &listener.text("ui-text-no-castles"));
}

#[test]
fn a_remark_is_written_and_read_by_command() {
    let Some(browser) = start_browser("text-comment") else { return };
    let data = Data::new("text-comment");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, "position startpos moves 7g7f 3c3d 2g2f");
    let window = &study.window;
    let listener = Listener { window, speech: &SPEECHES[0] };
    window.run("document.cookie = 'language=it; path=/'");
    listener.turn_on();
    listener.listen();
    let none = listener.text("ui-text-no-comment");
    listener.type_in(">>");
    assert_eq!(listener.type_in("commento"), none);
    assert_eq!(listener.type_in("commento Perché no? 7六歩 è migliore."), listener.text("ui-text-comment-kept"));
    assert_eq!(listener.type_in("コメント"), "Perché no? 7六歩 è migliore.");
    listener.type_in("<");
    assert_eq!(listener.type_in("comment"), none);
    let stored = || {
        study.look()["nodes"]
            .as_array()
            .expect("nodes")
            .iter()
            .map(|node| node["comment"].as_str().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    window.wait("the remark to be stored", || (stored()[3] == "Perché no? 7六歩 è migliore.").then_some(()));
    // One replaces another, and is there when one comes back.
    listener.type_in(">");
    listener.type_in("commento Bene così");
    window.wait("the other to be stored", || (stored()[3] == "Bene così").then_some(()));
    window.reload();
    study.wait_until_there();
    listener.listen();
    listener.type_in(">>");
    assert_eq!(listener.type_in("commento"), "Bene così");
    assert_eq!(listener.type_in("commento -"), listener.text("ui-text-comment-gone"));
    window.wait("no remark", || stored()[3].is_empty().then_some(()));
}
