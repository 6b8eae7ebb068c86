use super::*;

#[test]
fn names_are_read_back() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    for (name, problem) in [
        ("10d", r#"there is no level "10d"; there are 15k … 1k and 1d … 9d"#),
        ("", r#"there is no level ""; there are 15k … 1k and 1d … 9d"#),
    ] {
        assert_eq!(name.parse::<Level>().unwrap_err().to_string(), problem);
    }
}

/// Games are stored with the names of their levels, and at first there were six.
#[test]
fn names_are_kept() {
    let names = ["15k", "10k", "7k", "4k", "1k", "2d"];
    assert_eq!(names.map(|name| name.parse::<Level>().unwrap().name()), names);
}

#[test]
fn stronger_levels_look_farther_and_err_less() {
    let skills = Level::ALL.map(Level::skill);
    for pair in skills.windows(2) {
        let [weaker, stronger] = [pair[0], pair[1]];
        assert!(weaker.nodes < stronger.nodes && weaker.misjudged > stronger.misjudged, "{pair:?}");
        assert!(weaker.overlooked > stronger.overlooked || weaker.overlooked == 0, "{pair:?}");
    }
}
