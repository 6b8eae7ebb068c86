use super::*;

#[test]
fn names_are_read_back() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let error = "3k".parse::<Level>().unwrap_err().to_string();
    assert_eq!(error, r#"there is no level "3k"; there are 15k, 10k, 7k, 4k, 1k, 2d"#);
}

#[test]
fn stronger_levels_look_farther_and_err_less() {
    for pair in Level::ALL.windows(2) {
        let [weaker, stronger] = [pair[0].skill(), pair[1].skill()];
        assert!(weaker.nodes < stronger.nodes && weaker.depth <= stronger.depth);
        assert!(weaker.overlooked > stronger.overlooked && weaker.misjudged > stronger.misjudged);
    }
}
