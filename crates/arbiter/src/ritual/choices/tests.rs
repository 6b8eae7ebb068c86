use super::*;
use shogi::Color;

fn read(text: &str) -> Result<Choices, Unreadable> {
    let pairs: Vec<(&str, &str)> = text.split('&').filter_map(|pair| pair.split_once('=')).collect();
    Choices::read(&pairs)
}

/// What is wrong, in short: `NAME: VALUE`.
fn wrong(text: &str) -> String {
    let Unreadable { name, value, .. } = read(text).unwrap_err();
    format!("{name}: {value}")
}

fn senior(text: &str) -> Party {
    read(text).unwrap().seating.upper()
}

#[test]
fn without_choices_the_first_is_senior_and_lots_decide() {
    let choices = read("").unwrap();
    assert_eq!((choices.seating.upper(), choices.odds, choices.has_lots()), (Party::First, Odds::Lots, true));
    assert_eq!((choices.room, choices.styles, choices.black()), (Room::Western, [Style::Ohashi; 2], None));
    assert_eq!((choices.lots.thrower(), choices.lots.on_behalf_of()), (Thrower::Player, Role::Senior));
}

// ETIQ-06, ETIQ-07, ETIQ-08.
#[test]
fn friends_say_who_is_senior_and_the_seat_may_be_yielded() {
    assert_eq!(senior("senior=second"), Party::Second);
    assert_eq!(senior("senior=second&yield=on"), Party::First);
    assert!(read("yield=on").unwrap().seating.is_yielded());
    assert_eq!(senior("occasion=title&defender=second"), Party::Second);
    assert_eq!(wrong("occasion=title"), "defender: ");
    let named = read("first=Anna&second=Bruno&senior=second").unwrap();
    assert_eq!((named.name(Role::Senior), named.name(Role::Junior)), ("Bruno", "Anna"));
}

// ETIQ-01 … ETIQ-05.
#[test]
fn officials_are_compared() {
    let own = |number: u16, rest: &str, who: &str| {
        let rest = rest.split(' ').filter(|one| !one.is_empty()).map(|one| format!("&{who}_{one}"));
        let has = |name: &str| rest.clone().any(|one| one.starts_with(&format!("&{who}_{name}=")));
        let grade = if has("grade") { String::new() } else { format!("&{who}_grade=9d") };
        let since = if has("since") { String::new() } else { format!("&{who}_since=2018-05-18") };
        format!("{}{grade}{since}&{who}_number={number}", rest.clone().collect::<String>())
    };
    let check = |one: &str, other: &str, expected: Party| {
        let text = format!("occasion=official{}{}", own(235, one, "first"), own(263, other, "second"));
        assert_eq!(senior(&text), expected, "{text}");
    };
    check("", "titles=kisei grade=7d", Party::Second);
    check("eternal=2006-01-01", "titles=kisei", Party::Second);
    check("eternal=2007-01-01", "eternal=2006-01-01", Party::Second);
    check("titles=ryuo", "titles=meijin,oi", Party::Second);
    check("titles=ryuo", "titles=meijin", Party::First);
    check("titles=oi", "titles=kisei titles=oza", Party::Second);
    check("grade=7d since=2018-11-16", "grade=7d since=2018-05-18", Party::Second);
    check("", "", Party::First);
    assert_eq!(wrong("occasion=official&first_grade=9d"), "first_since: ");
    assert_eq!(wrong("occasion=official&first_grade=10d"), "first_grade: 10d");
    let won = "occasion=official&compare=won".to_owned()
        + &own(235, "titles=ryuo won=1", "first")
        + &own(263, "titles=meijin won=3", "second");
    assert_eq!(senior(&won), Party::Second);
}

// ETIQ-26, RULE-12.
#[test]
fn who_throws_is_chosen() {
    let check = |text: &str, thrower: Thrower, role: Role| {
        let lots = read(text).unwrap().lots;
        assert_eq!((lots.thrower(), lots.on_behalf_of()), (thrower, role), "{text}");
    };
    check("thrower=junior", Thrower::Player, Role::Junior);
    check("thrower=timekeeper", Thrower::Timekeeper, Role::Senior);
    check("thrower=guest&before=on", Thrower::Guest, Role::Senior);
    check("thrower=agreed&first_names=second&second_names=second", Thrower::Player, Role::Junior);
    check("thrower=agreed&first_names=second&second_names=first", Thrower::Player, Role::Senior);
    check("thrower=agreed&senior=second", Thrower::Player, Role::Junior);
    assert!(read("thrower=guest&before=on").unwrap().lots.is_pre_drawn());
}

// RULE-08 … RULE-11, RULE-13.
#[test]
fn throws_are_read_as_they_fell() {
    let check = |throws: &str, senior: Option<Color>| {
        let choices = read(&format!("throws={throws}")).unwrap();
        assert_eq!(choices.lots.color_of(Role::Senior), senior, "{throws}");
    };
    check("ppptt", Some(Color::Black));
    check("ptttt", Some(Color::White));
    check("ppPtT", Some(Color::Black));
    check("pptts", None);
    check("sssss", None);
    check("pptts.ptttt", Some(Color::White));
    check("pppts", Some(Color::Black));
    check("ptoop", Some(Color::Black));
    let lance = read("odds=lance").unwrap();
    assert_eq!((lance.has_lots(), lance.black()), (false, Some(Role::Junior)));
    assert_eq!(read("odds=lance&giver=second").unwrap().black(), Some(Role::Senior));
}

#[test]
fn what_cannot_be_read_is_named_with_what_would_be_right() {
    let one_of = |codes: &[&'static str]| Right::OneOf(codes.to_vec());
    let check = |text: &str, name: &'static str, right: Right| {
        let value = text.rsplit('=').next().unwrap().to_owned();
        assert_eq!(read(text).unwrap_err(), Unreadable { name: name.into(), value, right }, "{text}");
    };
    check("senior=third", "senior", one_of(&["first", "second"]));
    check("odds=everything", "odds", Right::OneOf(Odds::all().map(Odds::code).collect()));
    check("spare=3", "spare", one_of(&["0", "1", "2"]));
    check("throws=pp", "throws", Right::Throws);
    check("throws=ppptt.ppptt", "throws", Right::Throws);
    check("thrower=cat", "thrower", one_of(&["senior", "junior", "timekeeper", "guest", "agreed"]));
    check("room=tent", "room", one_of(&["japanese", "western"]));
    check("occasion=war", "occasion", one_of(&["friendly", "official", "title"]));
    check("end=third", "end", one_of(&["first", "second", "drawn"]));
    check("clock=zz", "clock", Right::Clock);
    check("room=western&foo=1", "foo", Right::Name);
    check("Room=western", "Room", Right::Name);
    check("first_style=own", "first_style", one_of(&["ohashi", "ito"]));
    check("occasion=official&first_grade=10d", "first_grade", Right::Grade);
    check("occasion=official&first_grade=7d&first_since=May", "first_since", Right::Date);
    check("occasion=official&first_grade=7d&first_since=2018-05-18&first_number=-1", "first_number", Right::Number);
    let title = read("occasion=official&first_titles=oi,mayor").unwrap_err();
    assert_eq!((&*title.name, title.value.as_str()), ("first_titles", "mayor"), "of several the wrong one");
    for clock in ["none", "10m+30s", "NHK/final", ""] {
        assert!(read(&format!("clock={clock}")).is_ok(), "{clock}");
    }
}

/// Every code that an error offers is one that is read.
#[test]
fn what_would_be_right_is() {
    for name in
        ["occasion", "senior", "room", "season", "odds", "giver", "first_style", "kings", "spare", "thrower", "end"]
    {
        let Right::OneOf(codes) = read(&format!("{name}=?")).unwrap_err().right else { panic!("{name}") };
        for code in codes.iter().filter(|code| !matches!(**code, "official" | "title")) {
            assert!(read(&format!("{name}={code}")).is_ok(), "{name}={code}");
        }
    }
}
