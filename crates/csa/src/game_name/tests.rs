use super::*;

#[test]
fn clocks() {
    let check = |text: &str, clock: &str| {
        let name: GameName = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(name.clock(), clock.parse().unwrap(), "{text}");
        assert_eq!(name.to_string(), text);
    };
    check("test-600-10", "10m+10s/seconds");
    check("test-0-10", "0m+10s/seconds");
    check("floodgate-300-10F", "5m+10s/move/seconds");
    check("test-0-10F", "0m+10s/move/seconds");
    check("default-1500-0", "25m/seconds");
    check("test-1500-0F", "25m/seconds");
    check("test-0-0", "none");
    check("test-900-060", "16m/stopwatch");
    check("a-b-c-60-1", "1m+1s/seconds");
    check("B@x.y-68400-600", "19h+600s/seconds");
    assert_eq!(GameName::default().as_str(), DEFAULT);
}

#[test]
fn what_is_no_name() {
    let check = |text: &str, error| assert_eq!(text.parse::<GameName>(), Err(error), "{text:?}");
    check("", BadGameName::Parts);
    check("dummy", BadGameName::Parts);
    check("test-600", BadGameName::Parts);
    check("600-10", BadGameName::Parts);
    check("test-600-10f", BadGameName::Parts);
    check("test-600-F", BadGameName::Parts);
    check("test--10", BadGameName::Parts);
    check("test-+6-10", BadGameName::Parts);
    check("test-６0-10", BadGameName::Parts);
    check("-600-10", BadGameName::Id);
    check("te st-600-10", BadGameName::Id);
    check(&format!("{}-600-10", "x".repeat(33)), BadGameName::Id);
    check("test-68401-0", BadGameName::TooLong);
    check("test-0-601", BadGameName::TooLong);
    check("test-99999999999999999999999-0", BadGameName::TooLong);
    check("test-900-030", BadGameName::Minutes);
    check("test-901-060", BadGameName::Minutes);
    check("test-900-060F", BadGameName::Minutes);
}

#[test]
fn kinds() {
    let check = |text: &str, kind| assert_eq!(text.parse::<GameName>().unwrap().kind(), kind, "{text}");
    check("test-600-10", Kind::Even);
    check("floodgate-600-10F", Kind::Floodgate);
    check("floodgates-600-10F", Kind::Even);
    check("buoy_x-600-10", Kind::Buoy);
    check("hclance_x-600-10", Kind::Handicap(Handicap::Lance));
    check("hcrook_x-600-10", Kind::Handicap(Handicap::Rook));
    check("hcrooklance_x-600-10", Kind::Handicap(Handicap::RookLance));
    check("hc2p_hoge-1500-0", Kind::Handicap(Handicap::TwoPiece));
    check("hc10p_x-600-10", Kind::Handicap(Handicap::TenPiece));
    check("hc3p_x-600-10", Kind::Even);
}

#[test]
fn wishes() {
    let check = |text: &str, name: &str, wish| {
        let (read, wished) = GameName::with_wish(text).unwrap();
        assert_eq!((read.as_str(), wished), (name, wish), "{text}");
    };
    check("test-600-10", "test-600-10", None);
    check("test-600-10-B", "test-600-10", Some(Color::Black));
    check("test-600-10F-w", "test-600-10F", Some(Color::White));
    check("A-B-600-10", "A-B-600-10", None);
    assert_eq!(GameName::with_wish("test-B"), Err(BadGameName::Parts));
    assert_eq!(GameName::with_wish("-B"), Err(BadGameName::Parts));
}

#[test]
fn parts() {
    let name: GameName = "a-b-60-1F".parse().unwrap();
    assert_eq!(name.parts(), ("a-b", "-60-1F"));
}
