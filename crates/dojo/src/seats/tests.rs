use super::Seat;
use crate::who::Who;

#[test]
fn a_name_is_one_short_line_of_what_can_be_seen() {
    let check = |name: &str, shown: &str| assert_eq!(Seat::new(Who::from("me"), name).name, shown, "{name:?}");
    check("Anna", "Anna");
    check("  羽生　善治 ", "羽生 善治");
    check("Anna\u{202e}reganrA\0\n\t!", "AnnareganrA !");
    check("\u{200b}\u{feff} \u{2066}", "");
    check("\u{61c}\u{3164}\u{115f} \u{2800}\u{ffa0}\u{180e}\u{e0041}", "");
    check("<b onload='x'>&amp;", "<b onload='x'>&amp;");
    check("👑将棋", "👑将棋");
    check(&"x".repeat(10_000), &"x".repeat(30));
    check(&"ab ".repeat(20), "ab ab ab ab ab ab ab ab ab ab");
}
