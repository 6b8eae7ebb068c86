use super::*;

#[test]
fn drawn_in_letters() {
    let position: Position = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 101".parse().unwrap();
    let expected = "    9  8  7  6  5  4  3  2  1
a   l  .  .  .  .  .  .  n  l  a
b   .  .  .  .  . +P  .  g  k  b
c   .  .  n  p  .  S  .  .  .  c
d   p  .  p  .  .  .  .  P  p  d
e   .  .  .  P  .  .  S  p  .  e
f   .  P  P  b  .  .  P  .  P  f
g   P  .  .  .  .  .  G  S  .  g
h   R  .  .  .  .  .  .  .  .  h
i   L  N  .  .  .  .  b  K  L  i
";
    assert_eq!(letters(&position), expected);
    assert_eq!(hand(position.hand(Color::White), Color::White), "g s n p×5");
    assert_eq!(hand(position.hand(Color::Black), Color::Black), "R G");
    assert_eq!(hand(Hand::EMPTY, Color::Black), "");
}
