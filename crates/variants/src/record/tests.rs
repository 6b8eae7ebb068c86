use super::*;

fn record(line: &str) -> Record {
    Record::read(line).expect("a record").unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn error(text: &str) -> RecordError {
    Record::read(text).expect("a record").expect_err("something is wrong")
}

/// All that a record holds comes back from each form that can hold it.
#[test]
fn kif_and_json_hold_a_whole_record() {
    let mut all = record("variant chu lion-trading=federation startpos moves 7j5h 6c5e 5h4g5g");
    all.players = ["春".to_owned(), "秋".to_owned()];
    all.headers.push(("開始日時".to_owned(), "2026/11/21".to_owned()));
    all.set_comment(NodeId::START, "一行\n二行");
    let second = all.moves().nth(1).unwrap().id;
    all.set_comment(second, "獅子");
    all.set_bookmark(second, "ここ");
    all.set_used(second, Some(Duration::from_secs(65)));
    let ending = Ending::new("投了", Some(Color::Black));
    Cursor::last(&all).end(&mut all, ending).unwrap();
    for form in [RecordForm::Kif, RecordForm::Json] {
        let again = record(&all.write(form));
        assert_eq!(again.write(RecordForm::Json), all.write(RecordForm::Json), "{form:?}");
    }
    let line = record(&all.write(RecordForm::Line));
    assert_eq!((line.moves().count(), line.end().to_string()), (3, all.end().to_string()));
}

/// A tree of moves with all that is noted in it; variations of variations, ends beside moves.
#[test]
fn kif_and_json_hold_variations() {
    let mut all = record("variant minishogi startpos moves 2e3d 4a3b 3e2d");
    let mut cursor = Cursor::last(&all);
    let mut branch = |plies, moves: &[&str], word: &str| {
        cursor.back_to(&all, plies);
        for m in moves {
            let id = cursor.play(&mut all, m).unwrap_or_else(|fault| panic!("{m}: {fault:?}"));
            all.set_used(id, Some(Duration::from_secs(7)));
            all.set_comment(id, m);
        }
        if let Some(ending) = Ending::of_word(word, cursor.position().turn()) {
            let end = cursor.end(&mut all, ending).unwrap();
            all.set_comment(end, word);
        }
    };
    branch(2, &["3d2c", "2a2b"], "投了");
    branch(3, &["3b2c", "3e2d"], "");
    branch(1, &["2a2b"], "中断");
    branch(1, &[], "千日手");
    assert_eq!((all.plies(), all.variations()), (3, 4));
    for form in [RecordForm::Kif, RecordForm::Json] {
        let text = all.write(form);
        let again = record(&text);
        assert_eq!(*again, *all, "{form:?}: {text}");
    }
    let line = record(&all.write(RecordForm::Line));
    assert_eq!((line.plies(), line.variations()), (3, 0));
}

/// 同 in a variation is the square of the move that it goes on from.
#[test]
fn a_variation_goes_on_from_the_move_before_it() {
    let moves = "   1   １二飛(15)\n   2   同　金(21)\n   3   ２四銀(35)\n\n変化：2手\n   2   同　玉(11)\n";
    let read = record(&format!("手合割：5五将棋\n{moves}"));
    let mut all = record("variant minishogi startpos moves 1e1b 2a1b 3e2d");
    let mut cursor = Cursor::new(&all);
    for m in ["1e1b", "1a1b"] {
        cursor.play(&mut all, m).unwrap();
    }
    assert_eq!(*read, *all);
    assert!(all.write(RecordForm::Kif).ends_with(moves));
}

#[test]
fn what_goes_on_has_not_ended() {
    let text = record("手合割：5五将棋\n   1   中断\n   1   ３四銀(25)\n   2   投了\n");
    let end = text.ending().map(|ending| (ending.word.as_str(), ending.winner));
    assert_eq!((text.plies(), end), (1, Some(("投了", Some(Color::Black)))));
}

/// Every word of an ending that has a code comes back from that code, or another that means the same.
#[test]
fn codes_name_endings() {
    for turn in Color::ALL {
        for (_, code) in ending::CODES {
            let ending = Ending::of_code(code, Some(turn), turn).unwrap();
            assert!(ending.code() == code || code == "repetition", "{ending:?}");
        }
        assert_eq!(Ending::of_code("resign", None, turn).unwrap().winner, Some(!turn));
        assert_eq!(Ending::of_code("interrupted", None, turn).unwrap().winner, None);
    }
    assert_eq!(Ending::of_code("no such", None, Color::Black), None);
}

#[test]
fn turns_of_several_steps_have_a_line_for_each() {
    let text = record("variant chu startpos moves 7j5h 5d5e 5h4g5g 12d12e 5g5f5g 12e12f 5g5g").write(RecordForm::Kif);
    for line in [
        "   1手目   5八獅子 （←7十）",
        "   5手目   一歩目 5六獅子 （←5七）",
        "   5手目   二歩目 5七獅子(じっと) （←5六）",
    ] {
        assert!(text.contains(line), "{text}");
    }
}

/// A Lion may pass through the zone, and promotes by that (VAR-10).
#[test]
fn who_comes_back_promoted_is_told() {
    let rows = [vec!["35,k"], vec!["36"; 10], vec!["20,L,15"], vec!["36"; 23], vec!["K,35"]].concat().join("/");
    let before = record(&format!("variant taikyoku sfen {rows} b - 1 moves 16l16k16l+"));
    assert_eq!(before.end().to_string(), format!("{} w - 2", rows.replace(",L,", ",+FFI,")));
    assert_eq!(record(&before.write(RecordForm::Kif)).end(), before.end());
}

/// What shoots is told with what it shoots at (VAR-24).
#[test]
fn shots_stand_in_brackets() {
    let rows = ["g,18", "19", "19", "19", "19", "19", "10,p,8", "19", "19", "10,+q,q,7"];
    let more = ["19", "19", "19", "9,EC,+Q,8", "19", "19", "19", "19", "18,G"];
    let start = [&rows[..], &more[..]].concat().join("/");
    let before = record(&format!("variant ko sfen {start} b - 1 moves 10n9m!9j!9g 8j8m"));
    let text = before.write(RecordForm::Kif);
    assert!(text.contains("   1手目   9十三仏狼機（射9十 9七） （←10十四）"), "{text}");
    let again = record(&text);
    assert_eq!(
        (again.start().to_string(), again.end().to_string()),
        (before.start().to_string(), before.end().to_string())
    );
    assert_eq!(again.write(RecordForm::Kif), text);
}

/// A start that is not the game's own is drawn, promoted pieces and hands included.
#[test]
fn another_start_is_drawn() {
    for line in [
        "variant minishogi sfen 2sgk/4p/1+R3/P4/KGS2 w 2BRp 1 moves 3a3b",
        "variant chu sfen 12/9NN1/2+H+H8/12/9+o2/12/5N3N2/5+O6/9+H2/2+H9/2+H6+H2/5K5k b - 1",
        "variant kyoto sfen 1gks1/5/5/5/TSKGP w - 1",
        "variant tai startpos moves",
    ] {
        let before = record(line);
        let again = record(&before.write(RecordForm::Kif));
        assert_eq!(again.start().to_string(), before.start().to_string(), "{}", before.write(RecordForm::Kif));
        assert_eq!(again.moves().count(), before.moves().count());
    }
}

#[test]
fn what_is_wrong_is_told_by_line() {
    let kif = "手合割：京都将棋\n手数----指手---------消費時間--\n   1   ５四と(55)\n   2   ９九歩(11)\n";
    assert_eq!(error(kif).line, 4);
    assert!(matches!(error(kif).fault, Fault::IllegalMove(_)));
    assert!(matches!(error("手合割：京都将棋\n夢\n").fault, Fault::UnknownLine(_)));
    // Squares are counted from one: what some programs write for the hand is no square to come from.
    assert!(matches!(error("手合割：京都将棋\n   1   ５四と(00)\n").fault, Fault::UnknownLine(_)));
    assert_eq!(error("手合割：京都将棋\n|・・|\n   1   ５四と(55)\n").line, 2);
    assert!(matches!(error("手合割：京都将棋\n変化：2手\n").fault, Fault::Variation));
    assert!(matches!(error("手合割：京都将棋\n変化：０手\n").fault, Fault::Variation));
    let json = r#"{"variant": "chu", "moves": [], "variations": [{"ply": 2, "moves": []}]}"#;
    assert!(matches!(error(json).fault, Fault::Variation));
    assert!(matches!(error("variant nogame startpos").fault, Fault::UnknownGame(_)));
    assert!(matches!(error("variant chu a=b startpos").fault, Fault::UnknownOption(_)));
    assert!(matches!(error("{\"variant\": \"chu\", \"moves\": 3}").fault, Fault::BadJson(_)));
}

#[test]
fn who_won_is_read() {
    let head = "手合割：どうぶつしょうぎ\n";
    let winner = |rest: &str| record(&format!("{head}{rest}")).ending().map(|ending| ending.winner);
    assert_eq!(winner("   1   投了\n"), Some(Some(Color::White)));
    assert_eq!(winner("   1   中断\n"), Some(None));
    assert_eq!(winner("   1   ２二ヒヨコ(23)\n   2   反則勝ち\n"), Some(Some(Color::White)));
    assert_eq!(winner("   1   引き分け\nまで0手で先手の勝ち\n"), Some(Some(Color::Black)));
    assert_eq!(winner("   1   ２二ヒヨコ(23)\n"), None);
}

/// Some write ひよこ, some ヒヨコ.
#[test]
fn kana_of_either_kind_name_a_piece() {
    for name in ["ひよこ", "ヒヨコ"] {
        let kif =
            format!("手合割：どうぶつしょうぎ\n   1   ２二ヒヨコ(23)\n   2   ２二ライオン(21)\n   3   ２三{name}打\n");
        assert!(record(&kif).write(RecordForm::Line).ends_with(" 2c2b 2a2b P*2c\n"), "{name}");
    }
}

/// A header that begins like another form stays a header.
#[test]
fn headers_may_say_anything() {
    let text = record("手合割：中将棋\nvariant x：y\n{\"variant\"：z\n").write(RecordForm::Kif);
    assert_eq!(record(&text).headers.len(), 2, "{text}");
}

#[test]
fn records_of_standard_shogi_are_not_claimed() {
    for text in ["手合割：平手\n   1 ７六歩(77)\n", "V2.2\nPI\n+\n", "{\"header\": {}}", ""] {
        assert!(Record::read(text).is_none(), "{text}");
    }
}
