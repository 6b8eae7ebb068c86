use super::*;

/// RFC 6238, appendix B: the last six of its eight digits.
#[test]
fn codes_are_those_of_the_specification() {
    let secret = b"12345678901234567890";
    let told = [
        (59, "287082"),
        (1_111_111_109, "081804"),
        (1_234_567_890, "005924"),
        (2_000_000_000, "279037"),
        (20_000_000_000, "353130"),
    ];
    for (second, code) in told {
        assert_eq!(code_of(secret, second / PERIOD_S), code, "at {second} s");
    }
}

#[test]
fn a_code_is_good_for_a_moment_and_once() {
    let (secret, now) = (random::hex(b"12345678901234567890"), time_of_day_ms() / 1000 / PERIOD_S);
    let code = |step| code_of(b"12345678901234567890", step);
    let spaced = format!("{} {}", &code(now)[..3], &code(now)[3..]);
    let step = step_of(&secret, &spaced, 0).unwrap();
    assert!((now..=now + 1).contains(&step), "{step} at {now}");
    assert_eq!(step_of(&secret, &code(step), step), None, "once");
    assert_eq!(step_of(&secret, &code(now - 10), 0), None, "long ago");
    for nonsense in ["", "12345", "1234567", "abcdef", "-12345"] {
        assert_eq!(step_of(&secret, nonsense, 0), None, "{nonsense}");
    }
}
