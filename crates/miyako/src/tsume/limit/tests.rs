use super::*;

#[test]
fn sizes() {
    let check = |text: &str, megabytes: Option<usize>| {
        assert_eq!(text.parse::<Size>().ok(), megabytes.map(|megabytes| Size(megabytes << 20)), "{text}");
    };
    check("1M", Some(1));
    check("256M", Some(256));
    check("2G", Some(2048));
    for wrong in
        ["", "M", "0M", "1", "1k", "-1M", "1.5G", "2000G", "99999999999999999999G", "18446744073709551615G", "２G"]
    {
        check(wrong, None);
    }
}
