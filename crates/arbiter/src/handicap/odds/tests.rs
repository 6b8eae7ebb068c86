use super::{Mix, Odds, Plan};
use shogi::{Color, Handicap};

// HCAP-40 … HCAP-44: which games, in which order.
#[test]
fn mixes() {
    let check = |id: &str, name: &str, games: &str| {
        let mix = Mix::from_name(name).unwrap_or_else(|| panic!("{id}: {name}"));
        let plan = Plan::from(mix);
        let codes: Vec<_> = (0..4).map(|played| plan.after(played).code()).collect();
        assert_eq!(codes.join(" "), format!("{games} {games}"), "{id}");
        assert_eq!(Mix::from_name(mix.code()), Some(mix), "{id}");
    };
    check("HCAP-40", "平香交じり", "furigoma lance");
    check("HCAP-41", "香角交じり", "lance bishop");
    check("HCAP-42", "角飛交じり", "bishop rook");
    check("HCAP-43", "飛飛香交じり", "rook rook-lance");
    check("HCAP-44", "半二交じり", "rook-lance two-piece");
    assert_eq!(Mix::from_name("交じり"), None);
}

// HCAP-54
#[test]
fn a_match_may_have_any_list_of_handicaps() {
    let games: Vec<Odds> = [Handicap::Even, Handicap::Rook, Handicap::TwoPiece].map(Odds::from).to_vec();
    let plan = Plan::new(games.clone()).unwrap();
    assert_eq!((0..3).map(|played| plan.after(played)).collect::<Vec<_>>(), games);
    assert_eq!(plan.after(3), Odds::Lots);
    assert_eq!(Plan::new(Vec::new()), None);

    assert_eq!(Plan::from_name("平手, 飛落ち, two-piece"), Some(plan.clone()));
    assert_eq!(Plan::from_name(&plan.to_string()), Some(plan));
    assert_eq!(Plan::from_name("jōsen"), Some(Plan::from(Odds::WeakerFirst)));
    assert_eq!(Plan::from_name("hannimajiri").and_then(|plan| plan.mix()), Some(Mix::RookLanceTwoPiece));
    for wrong in ["", "lance,", "lance,chess", ","] {
        assert_eq!(Plan::from_name(wrong), None, "{wrong}");
    }
}

// RULE-13, HCAP-10, HCAP-11: lots only where nothing is given; in jōsen too the weaker player is Black.
#[test]
fn only_the_even_game_has_lots() {
    for handicap in Handicap::all() {
        let odds = Odds::from(handicap);
        let weaker = if handicap == Handicap::Even { None } else { Some(Color::Black) };
        assert_eq!((odds.weaker(), odds.handicap()), (weaker, handicap), "{handicap:?}");
    }
    let josen = Odds::from_name("定先").unwrap();
    assert_eq!((josen.weaker(), josen.handicap().setup()), (Some(Color::Black), Handicap::Even.setup()));
}

#[test]
fn every_name_finds_its_odds() {
    let all = Handicap::all().map(Odds::from).chain([Odds::WeakerFirst]);
    for odds in all {
        for name in [odds.code(), odds.kanji(), odds.reading()] {
            assert_eq!(Odds::from_name(name), Some(odds), "{name}");
        }
    }
    assert_eq!(Odds::from_name("平手"), Some(Odds::Lots));
    for (name, code) in [
        ("定先", "josen"),
        ("jōsen", "josen"),
        ("Josen", "josen"),
        ("Taikōochi", "taiko"),
        ("左五枚落ち", "five-piece"),
    ] {
        assert_eq!(Odds::from_name(name).map(Odds::code), Some(code), "{name}");
    }
    assert_eq!(Odds::from_name("no odds"), None);
}
