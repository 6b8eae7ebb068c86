use super::*;

fn lines(chunks: &[&[u8]]) -> Vec<Result<String, TooLong>> {
    let mut lines = Lines::default();
    chunks.iter().for_each(|chunk| lines.push(chunk));
    let mut out = Vec::new();
    while let Some(line) = lines.next() {
        let broken = line.is_err();
        out.push(line);
        if broken {
            break;
        }
    }
    out
}

#[test]
fn ends_of_lines() {
    let check = |chunks: &[&[u8]], expected: &[&str]| {
        let expected: Vec<_> = expected.iter().map(|line| Ok((*line).to_owned())).collect();
        assert_eq!(lines(chunks), expected, "{chunks:?}");
    };
    check(&[b""], &[]);
    check(&[b"AGREE"], &[]);
    check(&[b"AGREE\n"], &["AGREE"]);
    check(&[b"AGREE\r\n"], &["AGREE"]);
    check(&[b"AG", b"", b"REE\r", b"\n%TO", b"RYO\n"], &["AGREE", "%TORYO"]);
    check(&[b"\n\r\n \n"], &["", "", " "]);
    check(&[b"+7776FU,'\xa5\xc6\t\x1b[31m\n"], &["+7776FU,'\u{fffd}\u{fffd}??[31m"]);
    check(&["+7776FU,'角道\n".as_bytes()], &["+7776FU,'角道"]);
}

#[test]
fn a_line_that_is_too_long_is_the_last() {
    let long = [b'x'; LONGEST];
    assert_eq!(lines(&[&long, b"\n"]).len(), 1);
    assert_eq!(lines(&[b"AGREE\n", &long, b"\n"])[1].as_ref().map(String::len), Ok(LONGEST));
    assert_eq!(lines(&[b"AGREE\n", &long, b"x", b"\nAGREE\n"]), [Ok("AGREE".to_owned()), Err(TooLong)]);
    let mut endless = Lines::default();
    for _ in 0..1000 {
        endless.push(&long);
    }
    assert_eq!((endless.next(), endless.begun.capacity()), (Some(Err(TooLong)), 0), "nothing is kept of it");
}
