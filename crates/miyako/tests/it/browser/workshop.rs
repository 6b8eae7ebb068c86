//! The workshop: a board is dressed there, and worn in a game and in pictures.

use super::driver::Window;
use super::house::Data;
use super::start_browser;
use serde_json::Value;

fn choose(window: &Window, name: &str, value: &str) {
    window.click(&format!("#dress select[name={name}] option[value={value}]"));
}

/// The colours and outlines in a piece of the page's sprite, and of what it uses.
const DRAWN: &str = "
    const seen = (node) => [node, ...node.querySelectorAll('*')].flatMap((part) => {
        const used = part.getAttribute('href') ? seen(document.querySelector(part.getAttribute('href'))) : [];
        return [...['d', 'fill', 'color', 'stroke'].map((name) => part.getAttribute(name)).filter(Boolean), ...used];
    });
    return seen(document.querySelector('#koma-promoted-R-up')).join(' ');";

/// CRAFT-09, CRAFT-10, CRAFT-13, EQUIP-15: chosen once, worn by every board, and by what is downloaded.
#[test]
fn a_dressed_board_is_worn_everywhere() {
    let Some(browser) = start_browser("workshop") else { return };
    let data = Data::new("workshop");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/workshop", house.address));
    for (name, value) in
        [("wood", "katsura"), ("lines", "printed"), ("making", "carved"), ("lacquer", "black"), ("stand", "kaya")]
    {
        choose(&window, name, value);
    }
    window.wait("the picture of it", || {
        let source = window.run("return document.querySelector('#dress img.above').getAttribute('src')");
        let worn = ["wood=katsura", "lines=printed", "making=carved", "lacquer=black", "stand=kaya"];
        worn.iter().all(|part| source.as_str().is_some_and(|source| source.contains(part))).then_some(())
    });
    let source = window.run("return document.querySelector('#dress img.above').src");
    let picture = window.run(&format!(
        "const request = new XMLHttpRequest(); request.open('GET', {source}, false); request.send(); return request.responseText"
    ));
    let picture = picture.as_str().expect("an SVG").to_owned();

    // In a game, alone at the board.
    window.go(&format!("http://{}/play", house.address));
    let worn = window.wait("the pieces worn", || {
        let drawn =
            window.run(&format!("if (!document.querySelector('#koma-promoted-R-up use')) return null; {DRAWN}"));
        drawn.as_str().map(str::to_owned)
    });
    // The same outlines and colours on the page as in the picture.
    let outlines: Vec<&str> = worn.split_inclusive('Z').map(str::trim).filter(|path| path.starts_with('M')).collect();
    assert!(outlines.len() > 3, "{worn}");
    for outline in &outlines {
        assert!(picture.contains(*outline), "{outline}");
    }
    assert!(!worn.contains("#b01f1a") && picture.contains("#18110a"), "no red letters");
    let wood = window.run("return getComputedStyle(document.querySelector('.board')).backgroundImage");
    assert!(wood.as_str().is_some_and(|wood| wood.contains("wood=katsura")), "{wood}");
    let line = window.run("return getComputedStyle(document.querySelector('.lines path')).stroke");
    assert_eq!(line, Value::from("rgb(89, 64, 38)"));

    // As at first.
    window.go(&format!("http://{}/workshop", house.address));
    window.click("#dress [data-action=undress]");
    window.go(&format!("http://{}/play", house.address));
    window.wait("what was worn at first", || {
        let wood = window.run("return getComputedStyle(document.querySelector('.board')).backgroundImage");
        wood.as_str().is_some_and(|wood| wood.contains("/wood/board.svg")).then_some(())
    });
}
