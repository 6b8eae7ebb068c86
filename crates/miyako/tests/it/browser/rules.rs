//! The rules page draws its small boards.

use super::driver::Window;
use super::house::Data;
use super::start_browser;

// FOUL-16: the page that explains a foul shows the squares concerned.
#[test]
fn the_rules_page_shows_its_boards() {
    let Some(browser) = start_browser("rules") else { return };
    let window = browser.window();
    let data = Data::new("rules");
    let house = data.open("127.0.0.1:0");
    window.go(&format!("http://{}/rules#foul-two_pawns", house.address));
    let ready = || (count(&window, "article:target .cell .koma") == 4).then_some(());
    window.wait("the board beside the foul", ready);
    let marked = "return document.querySelector('article:target .cell.refused').dataset.spot";
    assert_eq!(window.run(marked), "7g");
    assert_eq!(count(&window, "[data-piece] .koma"), 15);
    let boards = count(&window, "shogi-board");
    assert!(boards > 10 && count(&window, "shogi-board .cells") == boards, "{boards} boards");
    let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(window.run(overflow), 0);
}

fn count(window: &Window, css: &str) -> u64 {
    window.run(&format!("return document.querySelectorAll({css:?}).length")).as_u64().unwrap_or_default()
}
