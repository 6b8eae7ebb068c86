use super::{clock, clock_of_tournament, time_left};
use crate::Language::{self, English, Italian, Japanese};
use arbiter::preset;

#[test]
fn clocks_have_words() {
    let check = |language: Language, text: &str, words: &str| {
        assert_eq!(clock(text.parse().unwrap(), language), words, "{text}");
    };
    check(Italian, "none", "Senza orologio");
    check(Italian, "10m", "10 minuti in tutto");
    check(Italian, "10m+30s", "10 minuti, poi 30 secondi a mossa");
    check(Italian, "1h30m+60s", "1 ora e 30 minuti, poi 1 minuto a mossa");
    check(Italian, "0m+30s", "30 secondi a mossa");
    check(Italian, "15m+30s/10x60s", "15 minuti, 10 periodi di riflessione di 1 minuto, poi 30 secondi a mossa");
    check(Italian, "15m+30s/1x60s", "15 minuti, un periodo di riflessione di 1 minuto, poi 30 secondi a mossa");
    check(Italian, "5m+1s/move", "5 minuti, più 1 secondo a mossa");
    check(Italian, "3d/move", "3 giorni a mossa");
    check(Italian, "1d/move", "1 giorno a mossa");
    check(Italian, "10d+1d/move", "Riserva di 10 giorni, più 1 giorno a mossa; la riserva non supera mai 10 giorni");
    check(English, "14d/move", "14 days a move");
    check(Japanese, "3d/move", "1手3日");
    check(English, "8h/stopwatch", "8 hours (whole minutes)");
    check(English, "10m+10s/seconds", "10 minutes, then 10 seconds a move (whole seconds)");
    check(English, "0m+10s/move", "10 seconds for every move, and what is saved is kept");
    check(English, "0m+30s/2x60s", "2 consideration periods of 1 minute, then 30 seconds a move");
    check(English, "1h1m1s", "1 hour 1 minute 1 second in all");
    check(Japanese, "1h30m+60s", "1時間30分、切れたら1手1分");
    check(Japanese, "15m+30s/10x60s", "15分、考慮時間1分を10回、切れたら1手30秒");
    check(Japanese, "none", "持ち時間なし");
    check(Japanese, "10m", "10分切れ負け");
    check(Japanese, "5m+3s/move", "5分、1手ごとに3秒加算");
}

#[test]
fn every_round_has_a_name_in_every_language() {
    for language in Language::ALL {
        for tournament in preset::tournaments() {
            for round in &tournament.rounds {
                let words = clock_of_tournament(tournament, round, language);
                assert!(!words.contains(&format!("round-{}", round.code)), "{words}");
            }
        }
    }
    let nhk = preset::tournament("NHK").unwrap();
    let words = clock_of_tournament(nhk, nhk.round("qualifier").unwrap(), Japanese);
    assert_eq!(words, "NHK杯 予選：20分、切れたら1手30秒");
    let told = |name: &str, round: &str, language: Language| {
        let event = preset::tournament(name).unwrap();
        super::round_of_tournament(event, event.round(round).unwrap(), language)
    };
    assert_eq!(told("NHK", "final", Italian), "Coppa NHK, finale");
    assert_eq!(told("Kisei", "title", Italian), "Torneo Kisei, incontro per il titolo");
    assert_eq!(told("NHK", "final", English), "NHK Cup, final");
}

#[test]
fn what_is_left_by_the_day_is_told_in_two_units() {
    let told = |seconds: u64, language| time_left(std::time::Duration::from_secs(seconds), language);
    assert_eq!(told(2 * 86_400 + 5 * 3600 + 59, Italian), "ancora 2 giorni e 5 ore");
    assert_eq!(told(86_400 + 3599, English), "1 day left");
    assert_eq!(told(5 * 3600 + 61, English), "5 hours 1 minute left");
    assert_eq!(told(3, Japanese), "残り1分");
}
