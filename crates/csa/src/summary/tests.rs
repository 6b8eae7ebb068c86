use super::*;
use arbiter::Terms;
use shogi::Handicap;

const EVEN: &str = "\
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA * 
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  * 
P5 *  *  *  *  *  *  *  *  * 
P6 *  *  *  *  *  *  *  *  * 
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI * 
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
+
";

fn summary<'a>(start: &'a Position, clocks: [&str; 2]) -> Summary<'a> {
    Summary {
        id: "miyako+test-600-10+a+b+1",
        names: ["a", "b"],
        turn: Some(Color::White),
        start,
        clocks: clocks.map(|clock| clock.parse().unwrap()),
        declaration: Declaration::Points27,
        max_moves: None,
        moves: &[],
        now: None,
    }
}

#[test]
fn a_whole_one() {
    let even = Position::even();
    let moves = [Played { text: "+2726FU".to_owned(), seconds: 12 }];
    let clock = "10m+10s/seconds";
    let text = Summary {
        max_moves: Some(256),
        moves: &moves,
        now: Some(Now { left: [588, 600].map(Duration::from_secs), last: moves.last(), plies: 1 }),
        ..summary(&even, [clock; 2])
    }
    .to_string();
    let expected = format!(
        "BEGIN Game_Summary\nProtocol_Version:1.2\nProtocol_Mode:Server\nFormat:Shogi 1.0\nDeclaration:Jishogi 1.1\n\
         Game_ID:miyako+test-600-10+a+b+1\nName+:a\nName-:b\nYour_Turn:-\nRematch_On_Draw:NO\nTo_Move:+\nMax_Moves:256\n\
         BEGIN Time\nTime_Unit:1sec\nTotal_Time:600\nByoyomi:10\nIncrement:0\nLeast_Time_Per_Move:0\n\
         Remaining_Time+:588\nRemaining_Time-:600\nLast_Move:+2726FU,T12\nCurrent_Turn:1\nEND Time\n\
         BEGIN Position\n{EVEN}+2726FU,T12\nEND Position\nEND Game_Summary\n"
    );
    assert_eq!(text, expected);
}

#[test]
fn a_handicap_begins_with_white() {
    let start = Terms::handicap(Handicap::TwoPiece).start;
    let text = summary(&start, ["10m/seconds"; 2]).to_string();
    assert!(text.contains("\nTo_Move:-\n") && text.contains("\nP2 *  *  *  *  *  *  *  *  * \n"), "{text}");
    assert!(text.contains("\n-\nEND Position\n") && !text.contains("Max_Moves"), "{text}");
}

#[test]
fn twenty_four_points_are_not_the_protocols_rule() {
    let even = Position::even();
    let text = Summary { declaration: Declaration::Points24, ..summary(&even, ["none"; 2]) }.to_string();
    assert!(!text.contains("Declaration") && text.contains("\nEntering_King_Rule:CSARule24\n"), "{text}");
}

#[test]
fn times() {
    let check = |black: &str, white: &str, expected: &[&str]| {
        let even = Position::even();
        let text = summary(&even, [black, white]).to_string();
        let lines = text.lines().skip_while(|line| !line.starts_with("To_Move")).skip(1);
        let lines: Vec<&str> = lines.take_while(|line| *line != "BEGIN Position").collect();
        assert_eq!(lines.join(" "), expected.join(" "), "{black} {white}");
    };
    let block = |name: &str, unit: &str, numbers: [u32; 3], end: &str| {
        let [total, byoyomi, increment] = numbers;
        format!(
            "BEGIN {name} Time_Unit:{unit} Total_Time:{total} Byoyomi:{byoyomi} Increment:{increment} \
             Least_Time_Per_Move:0{end} END {name}"
        )
    };
    check("none", "none", &[]);
    check("10m/seconds", "10m/seconds", &[&block("Time", "1sec", [600, 0, 0], "")]);
    check("5m+10s/move/seconds", "5m+10s/move/seconds", &[&block("Time", "1sec", [300, 0, 10], "")]);
    check("16m/stopwatch", "16m/stopwatch", &[&block("Time", "1min", [15, 1, 0], "")]);
    check("10m+30s", "10m+30s", &[&block("Time", "1sec", [600, 30, 0], " Time_Roundup:YES")]);
    check("15m+30s/10x60s", "15m+30s/10x60s", &[&block("Time", "1sec", [900, 30, 0], " Time_Roundup:YES")]);
    let sides = [block("Time+", "1sec", [600, 0, 0], ""), block("Time-", "1sec", [300, 10, 0], "")];
    check("10m/seconds", "5m+10s/seconds", &[&sides[0], &sides[1]]);
    check("none", "10m/seconds", &[&block("Time-", "1sec", [600, 0, 0], "")]);
}
