use super::Grade;

fn grade(text: &str) -> Grade {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

// RANK-01
#[test]
fn the_ladder() {
    let check = |text: &str, ordinal: u8| assert_eq!(grade(text).ordinal(), ordinal, "{text}");
    check("15k", 0);
    check("1k", 14);
    check("1d", 15);
    check("9d", 23);
    assert_eq!((Grade::kyu(3), Grade::dan(2)), (Some(grade("3k")), Some(grade("2d"))));
    for beyond in [Grade::kyu(0), Grade::kyu(16), Grade::dan(0), Grade::dan(10)] {
        assert_eq!(beyond, None);
    }
}

// HCAP-06
#[test]
fn difference() {
    let check = |one: &str, other: &str, steps: u8| {
        assert_eq!(grade(one).difference(grade(other)), steps, "{one} {other}");
        assert_eq!(grade(other).difference(grade(one)), steps, "{other} {one}");
    };
    check("2d", "3k", 4);
    check("15k", "9d", 23);
    check("1k", "1d", 1);
    check("5k", "5k", 0);
}

#[test]
fn what_is_written_is_read() {
    for each in Grade::all() {
        assert_eq!(grade(&each.to_string()), each);
    }
    for text in ["", "k", "0k", "16k", "10d", "3", "3K", "+3k", " 3k", "三段"] {
        let error = text.parse::<Grade>().unwrap_err();
        assert!(error.to_string().contains("15k to 1k or 1d to 9d"), "{error}");
    }
}
