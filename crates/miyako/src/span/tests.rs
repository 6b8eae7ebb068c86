use super::*;

#[test]
fn spans() {
    let check = |text: &str, millis: Option<u64>| {
        assert_eq!(text.parse::<Span>().ok(), millis.map(|millis| Span(Duration::from_millis(millis))), "{text}");
    };
    check("300ms", Some(300));
    check("1s", Some(1000));
    check("0.3s", Some(300));
    check("2m", Some(120_000));
    for wrong in ["", "1", "s", "1h", "-1s", "0s", "1e9s", "9999999m", "1.2.3s", "１s", "infs", "nans"] {
        check(wrong, None);
    }
}
