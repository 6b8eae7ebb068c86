use super::Seat;
use crate::visitor::Visitor;

#[test]
fn a_name_is_one_short_line_of_what_can_be_seen() {
    let check = |name: &str, shown: &str| assert_eq!(Seat::new(Visitor::from("me"), name).name, shown, "{name:?}");
    check("Anna", "Anna");
    check("  羽生　善治 ", "羽生 善治");
    check("Anna\u{202e}reganrA\0\n\t!", "AnnareganrA !");
    check("\u{200b}\u{feff} \u{2066}", "");
    check(&"ab ".repeat(20), "ab ab ab ab ab ab ab ab ab ab");
}
