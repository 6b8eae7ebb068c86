use super::*;

#[test]
fn powers_are_read() {
    assert!(matches!(Power::parse("lion K"), Ok(Power::Lion(rays)) if rays.len() == 8));
    assert!(matches!(Power::parse("line-lion 3 fF"), Ok(Power::LineLion(3, rays)) if rays.len() == 2));
    assert!(matches!(Power::parse("leap-slide sD 1"), Ok(Power::LeapSlide(rays, 1)) if rays.len() == 2));
    assert!(matches!(Power::parse("leap-slide A"), Ok(Power::LeapSlide(_, betza::FAR))));
    assert_eq!(Power::parse("area 3"), Ok(Power::Area(3)));
    assert_eq!(Power::parse("anywhere"), Ok(Power::Anywhere));
}

#[test]
fn what_is_wrong_is_said() {
    let cases = [
        ("", "expected one of lion"),
        ("fly K", "expected one of lion"),
        ("lion", "expected one of lion"),
        ("lion x", "x, column 2"),
        ("area 9", "from 1 to 3"),
        ("over K", "from 1 to 3"),
        ("anywhere K", "K has no meaning"),
        ("leap-slide A 0", "from 1 to 255"),
    ];
    for (text, part) in cases {
        let error = Power::parse(text).unwrap_err();
        assert!(error.contains(part), "{text}: {error}");
    }
}

#[test]
fn the_rim_is_as_wide_as_a_step_leads() {
    assert_eq!(Power::parse("lion K").unwrap().stride(), 2);
    assert_eq!(Power::parse("line-lion 3 K").unwrap().stride(), 3);
    assert_eq!(Power::parse("leap-slide (4,4)").unwrap().stride(), 4);
}
