use super::*;

fn headers(lines: &[(Key, &str)]) -> Headers {
    let mut headers = Headers::default();
    lines.iter().for_each(|(key, value)| headers.push(key.clone(), value));
    headers
}

#[test]
fn clocks_as_programs_write_them() {
    let check = |text: &str, clock: &str| {
        let found = Clock::of_headers(&headers(&[(Key::TimeControl, text)]));
        assert_eq!(found, Clock::Known([clock.parse().unwrap(); 2]), "{text}");
    };
    check("10m+30s", "10m+30s");
    check("10m+30s/10x60s", "10m+30s/10x60s");
    check("8h/stopwatch", "8h/stopwatch");
    check("00:25+00", "25m");
    check("00:30+05", "30m+5s");
    check("00:00+30", "0m+30s");
    check("900+0+0", "15m");
    check("30+0+5", "30s+5s/move");
    check("900+30+0", "15m+30s");
    check("5分+30秒", "5m+30s");
    check("各10分＋30秒", "10m+30s");
    check("１時間30分　秒読み60秒", "1h30m+60s");
    check("5分+5秒追加", "5m+5s/move");
    check("3分切れ負け", "3m");
    check("10分切れ負け", "10m");
    check("10分+30秒+考慮時間10回", "10m+30s/10x60s");
    check("5分+5秒加算", "5m+5s/move");
    check("0分+30秒", "0m+30s");
    check("60分 切れたら1分将棋", "1h+60s");
    check("15分＋30秒＋10回", "15m+30s/10x60s");
    check("15分＋30秒＋（考慮時間10分）", "15m+30s/10x60s");
    check("8時間（ストップウォッチ）", "8h/stopwatch");
}

#[test]
fn what_comes_after_main_time_must_be_said() {
    let check = |text: &str| {
        let found = Clock::of_headers(&headers(&[(Key::TimeControl, text)]));
        assert_eq!(found, Clock::NotUnderstood(text.to_owned()));
    };
    for text in ["各５時間", "10分", "900+30+5", "なし", "99999999999分+30秒", "99時間+30秒", "10分+30", "+", "1:2+3+4"]
    {
        check(text);
    }
    let main = (Key::TimeControl, "5時間");
    assert_eq!(
        Clock::of_headers(&headers(&[main.clone(), (Key::Byoyomi, "1分")])),
        Clock::Known(["5h+60s".parse().unwrap(); 2])
    );
    assert_eq!(Clock::of_headers(&headers(&[(Key::Byoyomi, "30秒")])), Clock::Known(["0m+30s".parse().unwrap(); 2]));
    assert_eq!(Clock::of_headers(&headers(&[main, (Key::Byoyomi, "?")])), Clock::NotUnderstood("5時間".to_owned()));
    assert_eq!(Clock::of_headers(&Headers::default()), Clock::Unsaid);
}

/// HCAP-53
#[test]
fn each_side_may_have_its_own() {
    let unequal = headers(&[(Key::BlackTimeControl, "600+0+0"), (Key::WhiteTimeControl, "5分+10秒")]);
    assert_eq!(Clock::of_headers(&unequal), Clock::Known(["10m".parse().unwrap(), "5m+10s".parse().unwrap()]));
    let one = headers(&[(Key::WhiteTimeControl, "300+10+0")]);
    assert_eq!(Clock::of_headers(&one), Clock::NotUnderstood("300+10+0".to_owned()));
}
