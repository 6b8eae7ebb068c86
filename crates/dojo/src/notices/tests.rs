use super::{About, End, Kind, Peace};
use crate::lobby::Refusal;
use crate::random::GameId;
use crate::time_of_day::minute;
use crate::who::Who;
use jiff::Timestamp;

/// Everything that can be told is read back as it was written.
#[test]
fn notices_are_kept_as_text() {
    let (game, seek) = (GameId::random(), "abc");
    let mut all = vec![
        About::Turn { game: game.clone(), ply: 7 },
        About::TimeShort { game: game.clone(), until_ms: 1_000 },
        About::Begun { game: game.clone() },
        About::Challenge { seek: seek.into() },
        About::Counter { seek: seek.into() },
        About::Came { who: Who::from("w"), at_ms: 5 },
        About::Followed { who: Who::from("w") },
        About::Night { night: seek.into(), begins_ms: 7 },
        About::Decided { at_ms: 9 },
    ];
    let ends = [End::Won, End::Lost, End::Neither].map(|result| About::Ended { game: game.clone(), result });
    all.extend(ends);
    all.extend(Refusal::ALL.map(|refusal| About::Declined { seek: seek.into(), refusal }));
    for about in all {
        let read = About::from_row(&about.matter(), about.code(), &about.detail());
        assert_eq!(read, Some(about));
    }
    for (matter, code, detail) in
        [("game", "turn", "1"), ("game/x y", "turn", "1"), ("seek/a", "declined", ""), ("game/a", "nothing", "")]
    {
        assert_eq!(About::from_row(matter, code, detail), None, "{matter} {code}");
    }
}

fn peace(zone: &str, since: &str, until: &str) -> Peace {
    let all: Vec<String> = Kind::ALL.map(|kind| kind.code().to_owned()).into();
    Peace::wished(zone, (since, until), &all).unwrap()
}

fn lasts(peace: &Peace, now: &str) -> Option<String> {
    let now: Timestamp = now.parse().unwrap();
    let until_ms = peace.lasts_until(now.as_millisecond())?;
    Some(Timestamp::from_millisecond(until_ms).unwrap().to_string())
}

#[test]
fn the_night_is_that_of_the_reader() {
    let rome = peace("Europe/Rome", "22:30", "07:00");
    // In winter Rome is an hour ahead, in summer two.
    assert_eq!(lasts(&rome, "2026-11-27T21:29:59Z"), None);
    assert_eq!(lasts(&rome, "2026-11-27T21:30:00Z").as_deref(), Some("2026-11-28T06:00:00Z"));
    assert_eq!(lasts(&rome, "2026-11-28T05:59:59Z").as_deref(), Some("2026-11-28T06:00:00Z"));
    assert_eq!(lasts(&rome, "2026-11-28T06:00:00Z"), None);
    assert_eq!(lasts(&rome, "2026-07-01T20:30:00Z").as_deref(), Some("2026-07-02T05:00:00Z"));
    let siesta = peace("Asia/Tokyo", "13:00", "15:00");
    assert_eq!(lasts(&siesta, "2026-11-27T04:30:00Z").as_deref(), Some("2026-11-27T06:00:00Z"));
    assert_eq!(lasts(&siesta, "2026-11-27T13:30:00Z"), None);
    // At no time.
    assert_eq!(lasts(&peace("Europe/Rome", "", ""), "2026-11-27T23:00:00Z"), None);
    assert_eq!(lasts(&Peace::default(), "2026-11-27T23:00:00Z"), None);
}

#[test]
fn times_of_day_are_read_strictly() {
    assert_eq!([minute("00:00"), minute(" 22:30 "), minute("23:59")], [Some(0), Some(1350), Some(1439)]);
    for text in ["", "24:00", "7:00", "07:60", "0700", "07:00:00", "-1:00", "+1:00"] {
        assert_eq!(minute(text), None, "{text}");
    }
    let unwanted = Peace::wished("UTC", ("", ""), &["games".to_owned()]).unwrap();
    assert!(unwanted.wants(Kind::Games) && !unwanted.wants(Kind::People));
    assert_eq!(peace("UTC", "22:30", "07:00").hours(), Some(["22:30".to_owned(), "07:00".to_owned()]));
}

/// Whoever turns the page is here all the time; whoever comes back soon is no news; whoever looks at nothing is not here.
#[tokio::test(start_paused = true)]
async fn who_comes_and_who_goes() {
    use super::attention::{Coming, Lines};
    use std::sync::Arc;
    use std::time::Duration;
    use tokio::time::advance;

    let (lines, anna) = (Arc::new(Lines::default()), Who::from("anna"));
    let (first, coming) = lines.enter(&anna);
    assert_eq!((coming, lines.is_here(&anna)), (Coming::New, true));
    drop(first);
    advance(Duration::from_secs(9)).await;
    assert_eq!(lines.see_off(), []);
    let (mut second, coming) = lines.enter(&anna);
    assert_eq!(coming, Coming::None, "she has turned the page");
    assert_eq!(second.looks(false), Coming::None);
    advance(Duration::from_secs(11)).await;
    assert_eq!((lines.see_off(), lines.is_here(&anna)), (vec![anna.clone()], false));
    assert_eq!(second.looks(true), Coming::Back);
    drop(second);
    advance(Duration::from_secs(11)).await;
    assert_eq!(lines.see_off(), std::slice::from_ref(&anna));
    advance(Duration::from_secs(16 * 60)).await;
    assert_eq!(lines.see_off(), []);
    assert_eq!(lines.enter(&anna).1, Coming::New);
}
