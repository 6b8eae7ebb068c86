//! The pages of the rules draw their small boards.

use super::driver::Window;
use super::house::Data;
use super::start_browser;

// FOUL-16: the page that explains a foul shows the squares concerned; an address from before there were chapters leads to it.
#[test]
fn the_pages_of_the_rules_show_their_boards() {
    let Some(browser) = start_browser("rules") else { return };
    let window = browser.window();
    let data = Data::new("rules");
    let house = data.open("127.0.0.1:0");
    window.go(&format!("http://{}/rules#foul-two_pawns", house.address));
    let ready = || (count(&window, "article:target .cell .koma") == 4).then_some(());
    window.wait("the board beside the foul", ready);
    let marked = "return document.querySelector('article:target .cell.refused').dataset.spot";
    assert_eq!(window.run(marked), "7g");
    assert_eq!(window.run("return location.pathname"), "/rules/fouls");
    let boards = count(&window, "shogi-board");
    assert!(boards > 8 && count(&window, "shogi-board .cells") == boards, "{boards} boards");
    window.click("[rel=next]");
    window.wait("the next chapter", || (window.run("return location.pathname") == "/rules/endings").then_some(()));
    window.go(&format!("http://{}/rules/pieces", house.address));
    window.wait("the faces", || (count(&window, "[data-piece] .koma") == 15).then_some(()));
    // The page of the family draws the same boards.
    window.go(&format!("http://{}/family/shogi", house.address));
    let drawn = || (count(&window, "#basic-drop-two-pawns .cell.refused") == 7).then_some(());
    window.wait("the boards of the first chapters", drawn);
    let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(window.run(overflow), 0);
}

fn count(window: &Window, css: &str) -> u64 {
    window.run(&format!("return document.querySelectorAll({css:?}).length")).as_u64().unwrap_or_default()
}
