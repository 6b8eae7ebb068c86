//! Words have room: on a phone and on a desk nothing of them is cut.

use super::house::Data;
use super::{sit_down, start_browser};

#[test]
fn names_and_buttons_show_their_whole_words() {
    let Some(browser) = start_browser("fits") else { return };
    let data = Data::new("fits");
    let house = data.open("127.0.0.1:0");
    let table = sit_down(&browser, &house, |window| {
        // Italian has the longest words.
        window.run("document.cookie = 'language=it; path=/'");
    });
    let window = &table.window;
    let cut = "const parts = [...document.querySelectorAll('.player .name, .tools button')]; \
               const shown = parts.filter((part) => part.offsetParent !== null && part.textContent.trim() !== ''); \
               const cut = shown.filter((part) => part.scrollWidth > part.clientWidth); \
               return shown.length < 6 ? 'too few' : cut.map((part) => part.textContent.trim()).join(', ')";
    window.wait("the names", || (window.text(".player.far .name").contains("kyū")).then_some(()));
    for (width, height) in [(1280, 900), (390, 844), (360, 740)] {
        window.screen(width, height);
        assert_eq!(window.run(cut), "", "{width} wide");
    }
    assert!(window.text("[data-action=resign]").contains("Abbandona"));
}
