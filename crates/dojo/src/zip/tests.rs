use super::{LONGEST_NAME, Zip, file_name};

#[test]
fn a_name_is_one_that_every_system_takes() {
    assert_eq!(file_name("1 a/b\\c: \u{7}d?\u{202e}.kif"), "1 a_b_c_ _d__.kif");
    assert_eq!(file_name("no ending"), "no ending");
    for long in ["x".repeat(700) + ".kif", "将棋".repeat(300) + ".kif", "è".repeat(300)] {
        let name = file_name(&long);
        assert!(name.len() <= LONGEST_NAME + ".kif".len() && name.len() > LONGEST_NAME - 3, "{name}");
        assert_eq!(name.ends_with(".kif"), long.ends_with(".kif"));
    }
}

#[test]
fn what_is_taken_away_in_parts_is_the_same_archive() {
    let (mut whole, mut parts, mut taken) = (Zip::default(), Zip::default(), Vec::new());
    for number in 0..20 {
        let (name, content) = (format!("{number}.txt"), "将棋 ".repeat(number));
        whole.add(&name, content.as_bytes()).unwrap();
        whole.add_in("folder", "../same.txt", content.as_bytes()).unwrap();
        parts.add(&name, content.as_bytes()).unwrap();
        parts.add_in("folder", "../same.txt", content.as_bytes()).unwrap();
        if number % 3 == 0 {
            taken.extend(parts.take());
            assert_eq!(parts.waiting(), 0);
        }
    }
    assert_eq!(parts.bytes(), whole.bytes());
    taken.extend(parts.finish().unwrap());
    assert_eq!(taken, whole.finish().unwrap());
    assert!(taken.windows(17).any(|name| name == b"folder/.._same.tx"), "no name leads out of its folder");
}
