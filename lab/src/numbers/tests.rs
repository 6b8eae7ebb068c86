use super::*;

#[test]
fn what_makes_no_sense_is_refused() {
    assert_eq!(threads("8"), Ok(8));
    for (text, message) in
        [("0", "it must be from 1 to 256"), ("257", "it must be from 1 to 256"), ("-1", "not a number")]
    {
        assert_eq!(threads(text), Err(message.to_owned()), "{text}");
    }
    assert_eq!(share("0.7"), Ok(0.7));
    assert_eq!(minutes("0"), Ok(0.0));
    assert_eq!(above_zero("1e-3"), Ok(0.001));
    for refused in [share("1.1"), share("NaN"), above_zero("0"), above_zero("inf"), above_zero("NaN")] {
        assert!(refused.is_err(), "{refused:?}");
    }
    assert!(minutes("1e9").is_err());
}
