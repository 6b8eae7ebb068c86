use super::{code, typed};
use dojo::teaching::{Item, Wish};

#[test]
fn addresses_name_lines() {
    for (typed, wanted) in [
        (
            "https://shogi.example/train/drill/shared/abcdefghijkl?side=white&seed=7#x",
            "drill/shared/abcdefghijkl/white",
        ),
        ("/train/drill/pattern/yagura", "drill/pattern/yagura"),
        ("http://[::1]:4649/strategy/yagura", "drill/pattern/yagura"),
        ("/strategy/games/3?x", "drill/example/3"),
        ("/library/abc/?side=black", "drill/record/abc/black"),
        ("/shared/abc", "drill/shared/abc"),
        ("/games/abc", "drill/game/abc"),
        ("yagura", "drill/yagura"),
        ("https://other.example", "drill/https://other.example"),
    ] {
        assert_eq!(code(typed), wanted, "{typed}");
    }
}

#[test]
fn what_is_ticked_is_not_typed_again() {
    let codes = ["gold", "drill/pattern/yagura/black", "drill/example/2/white", "drill/nonsense"];
    let wish = Wish { tasks: codes.map(str::to_owned).into(), ..Wish::default() };
    assert_eq!(typed(&wish), ["/train/drill/example/2?side=white", "nonsense"]);
}

#[test]
fn without_a_side_it_is_blacks() {
    let [item] = &Item::all_of("drill/example/2")[..] else { panic!("one line") };
    assert_eq!(item.code(), "drill/example/2/black");
    assert!(Item::all_of("drill/example/0").is_empty() && Item::all_of("drill/castle/yagura/black").is_empty());
}
