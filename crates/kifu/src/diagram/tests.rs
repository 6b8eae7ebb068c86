use super::*;

#[test]
fn written_as_the_format_has_it() {
    let setup: Setup = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn15p 101".parse().unwrap();
    let expected = "\
後手の持駒：金　銀　桂　歩十五　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香 ・ ・ ・ ・ ・ ・v桂v香|一
| ・ ・ ・ ・ ・ と ・v金v玉|二
| ・ ・v桂v歩 ・ 銀 ・ ・ ・|三
|v歩 ・v歩 ・ ・ ・ ・ 歩v歩|四
| ・ ・ ・ 歩 ・ ・ 銀v歩 ・|五
| ・ 歩 歩v角 ・ ・ 歩 ・ 歩|六
| 歩 ・ ・ ・ ・ ・ 金 銀 ・|七
| 飛 ・ ・ ・ ・ ・ ・ ・ ・|八
| 香 桂 ・ ・ ・ ・v角 玉 香|九
+---------------------------+
先手の持駒：飛　金　
手数＝100  まで
後手番
";
    assert_eq!(write(&setup, false), expected);
    let handicap = expected.replace("先手", "下手").replace("後手", "上手");
    assert_eq!(write(&setup, true), handicap);
}

#[test]
fn hands_in_every_spelling() {
    let check = |line: &str, counts: &[(HandPiece, u8)]| {
        let mut reader = DiagramReader::default();
        assert_eq!(reader.read_line(line), Some(Ok(())), "{line}");
        let read: Vec<_> = reader.hands[Color::Black.index()].iter().collect();
        assert_eq!(read, counts, "{line}");
    };
    let some = [(HandPiece::Gold, 2), (HandPiece::Silver, 1), (HandPiece::Pawn, 18)];
    check("先手の持駒：金二　銀　歩十八　", &some);
    check("先手の持駒：金二 銀 歩十八", &some);
    check("下手の持ち駒:金二銀歩１８", &some);
    check("先手の持駒：歩九歩九　金2銀", &some);
    check("先手の持駒：なし", &[]);
    check("先手の持駒：", &[]);
}
