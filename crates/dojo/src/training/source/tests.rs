use super::*;

#[test]
fn what_is_written_is_read_and_nothing_else_is() {
    let name = "0123456789abcdefghjk";
    for text in ["game", "record", "shared"]
        .map(|kind| format!("{kind}/{name}"))
        .iter()
        .map(String::as_str)
        .chain(["pattern/mino", "example/1"])
    {
        assert_eq!(text.parse::<Source>().unwrap().to_string(), text);
        let line = format!("line/{text}");
        assert_eq!(line.parse::<Origin>().unwrap().to_string(), line);
        assert_eq!(text.parse::<Origin>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "game",
        "game/x",
        "pattern/nothing",
        "example/0",
        "example/100000",
        "example/-1",
        "line/line/example/1",
        "line",
    ] {
        assert!(text.parse::<Origin>().is_err(), "{text}");
    }
}
