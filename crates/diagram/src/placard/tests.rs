use super::*;

#[test]
fn lines_of_any_length_stay_on_the_page() {
    for (length, count) in [(10, 1), (60, 7), (160, 7), (110, 10)] {
        let line = "cortesia ".repeat(length / 9 + 1);
        let placard = Placard { title: "将棋の心得".to_owned(), lines: vec![line; count] };
        assert!(placard.pdf().starts_with(b"%PDF-"));
        let scene = placard.scene();
        for item in &scene.items {
            if let Item::Use { place, .. } = item {
                assert!(place.x < PAGE.0 - 130.0 && place.y < PAGE.1 - 130.0, "{length} {count}: {place:?}");
            }
        }
        assert_eq!(placard.svg(), placard.svg());
    }
}
