use super::*;
use std::collections::BTreeSet;
use variants::AnyRules;

/// HIST-01 … HIST-09: each station stands in its age, has its texts in every language, and shows what there is.
#[test]
fn every_station_is_told_in_every_language() {
    let mut ids = BTreeSet::new();
    for station in stations() {
        assert!(ids.insert(&station.id), "{} stands twice", station.id);
        assert!(AGES.contains(&station.age.as_str()), "{}", station.id);
        for language in Language::ALL {
            let texts = station.statements(language).into_iter().map(|statement| statement.text);
            for text in texts.chain([station.name(language), station.date(language)]) {
                assert!(!text.contains("history-") && !text.is_empty(), "{}: {text}", station.id);
            }
            // No statement is left without a place in the data.
            let more = format!("history-{}-{}", station.id, station.says.len() + 1);
            assert_eq!(language.known_text(&more, []), None, "{more}");
        }
        assert!(station.says.iter().all(|said| !said.by.is_empty()), "{}", station.id);
        if let Some(game) = &station.game {
            assert!(AnyRules::named(game).is_some(), "{game}");
        }
        assert!(station.years.len() <= 2 && station.centuries.len() <= 2, "{}", station.id);
        assert!(station.years.is_empty() || station.centuries.is_empty(), "{}", station.id);
        // A game is not played when nothing is told of its station.
        let within = |century: &u16| station.centuries().is_some_and(|own| own.contains(century));
        assert!(station.played.len() <= 2 && station.played.iter().all(within), "{}", station.id);
    }
    for age in AGES {
        let begins: Vec<u16> = of_age(age).filter_map(|station| Some(station.years()?[0])).collect();
        assert!(!begins.is_empty(), "{age}");
        for language in Language::ALL {
            assert_ne!(language.text(&format!("history-age-{age}")), format!("history-age-{age}"));
        }
    }
    for source in Source::ALL {
        let used = stations().iter().any(|station| station.is_told_by(source));
        // The leaflet's text is on a page, too, and beginners are told no history: both are listed, with that.
        assert!(used || matches!(source, Source::S3 | Source::S4), "{source:?}");
        for language in Language::ALL {
            assert!(!source.described(language).starts_with("history-"), "{source:?}");
            assert!(!source.called(language).starts_with("history-"), "{source:?}");
        }
    }
}

/// VAR-25: what was played in a century; who asks for the thirteenth is told of dai shōgi.
#[test]
fn each_century_has_its_games() {
    let games = |found: &mut dyn Iterator<Item = &'static Station>| {
        found.filter_map(|station| station.game.as_deref()).collect::<Vec<_>>().join(" ")
    };
    for (century, played, still) in [
        (6, "", ""),
        (9, "heian-8x8 heian-9x8 heian-dai", ""),
        (13, "dai", ""),
        (14, "chu", ""),
        (15, "daidai tenjiku", "chu"),
        (16, "tenjiku asakura shogi", "chu"),
        (17, "wa ko", "chu shogi"),
        (18, "tori", "chu shogi"),
        (19, "", "chu shogi"),
        (21, "", "chu shogi yonin"),
    ] {
        assert_eq!(games(&mut played_in(century)), played, "{century}");
        assert_eq!(games(&mut still_played_in(century)), still, "{century}");
    }
    assert_eq!((1..=5).flat_map(of_century).count(), 0);
    let undated = games(&mut undated());
    assert!(undated.contains("tai") && !undated.contains("minishogi"), "{undated}");
    assert!(CENTURIES.flat_map(of_century).count() >= stations().iter().filter(|one| one.years().is_some()).count());
}

#[test]
fn dates_are_written_as_the_reader_writes_them() {
    for (id, italian, english, japanese) in [
        ("dai", "XIII secolo", "13th century", "13世紀"),
        ("heian", "IX–XII secolo", "9th–12th century", "9～12世紀"),
        ("ko", "fine del XVII secolo", "late 17th century", "17世紀後半"),
        ("kofukuji", "1058", "1058", "1058年"),
        ("houses", "1555–1634", "1555–1634", "1555～1634年"),
        ("women", "dal 1974", "since 1974", "1974年から"),
        ("crossing", "prima dell’anno 1000", "before the year 1000", "1000年より前"),
        ("tai", "senza data", "no date", "年代不詳"),
        ("small", "moderno", "modern", "現代"),
    ] {
        let station = station(id).unwrap();
        assert_eq!(Language::ALL.map(|language| station.date(language)), [italian, english, japanese], "{id}");
    }
    assert_eq!(century(21, Language::English), "21st century");
    assert_eq!(century(19, Language::Italian), "XIX secolo");
}

/// HIST-02, HIST-03: where the documents disagree both are told, with who says what.
#[test]
fn accounts_that_do_not_agree_stand_side_by_side() {
    for (id, sources) in
        [("drops", [Source::S0, Source::S1].as_slice()), ("kofukuji", &[Source::S0]), ("crossing", &[Source::S0])]
    {
        let statements = station(id).unwrap().statements(Language::English);
        let disputed: Vec<_> = statements.iter().filter(|statement| statement.disputed).collect();
        assert!(sources.iter().all(|source| disputed.iter().any(|one| one.by.contains(source))), "{id}");
    }
}

/// A game has one name in each language, on its own page and in the story; only what tells of more has another.
#[test]
fn games_are_called_as_they_are_everywhere() {
    for language in Language::ALL {
        for id in ["heian-8x8", "heian-dai", "daidai", "makadaidai", "sho", "tori"] {
            let station = stations().iter().find(|station| station.game.as_deref() == Some(id)).unwrap();
            assert_eq!(Some(station.name(language)), crate::variant(id, language), "{id}");
        }
    }
    assert_eq!(station("daidai").unwrap().name(Language::Italian), "Daidai shōgi");
    assert_eq!(station("small").unwrap().name(Language::Italian), "Scacchiere piccole");
}
