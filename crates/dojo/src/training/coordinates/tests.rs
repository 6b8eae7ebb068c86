use super::*;

#[test]
fn a_seed_decides_what_is_asked_and_each_text_means_the_move() {
    let asked = examples(7, 30);
    assert_eq!(asked, examples(7, 30));
    assert_ne!(asked, examples(8, 30));
    for name in NOTATIONS {
        let notation = notation(name).unwrap();
        for Example { position, last_to, m } in &asked {
            let text = notation.write(position, *m, *last_to);
            assert_eq!(notation.read(position, &text, *last_to).ok(), Some(*m), "{name}: {text} in {position}");
        }
    }
    assert_eq!(notation("csa"), None);
}
