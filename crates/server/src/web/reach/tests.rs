use super::{Reach, folder, is_this_machine, quoted};
use axum::http::HeaderMap;
use axum::http::header::HOST;

fn reach(public: Option<&str>, listen: &str) -> Reach {
    Reach::new(public.map(|url| url.parse().unwrap()), listen.parse().unwrap())
}

fn host(name: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(HOST, name.parse().unwrap())])
}

#[test]
fn this_machine_is_told_from_others() {
    for (name, here) in [
        ("127.0.0.1:4649", true),
        ("127.3.2.1", true),
        ("localhost:80", true),
        ("shogi.LOCALHOST", true),
        ("[::1]:4649", true),
        ("[::1]", true),
        ("192.168.1.5:4649", false),
        ("[2001:db8::1]:4649", false),
        ("shogi.example.org", false),
        ("localhost.example.org", false),
    ] {
        assert_eq!(is_this_machine(name), here, "{name}");
    }
}

#[test]
fn others_come_by_the_address_that_is_said_else_by_that_of_the_visitor() {
    let path = "/games/a";
    let known = reach(Some("https://shogi.example.org"), "127.0.0.1:4649");
    assert_eq!(known.for_others(path, &host("127.0.0.1:4649"), false).unwrap(), "https://shogi.example.org/games/a");
    assert_eq!(known.absolute(path), "https://shogi.example.org/games/a");
    let unknown = reach(None, "127.0.0.1:4649");
    assert_eq!(unknown.absolute(path), path);
    assert_eq!(unknown.for_others(path, &host("club.local:8080"), false).unwrap(), "http://club.local:8080/games/a");
    assert_eq!(unknown.for_others(path, &host("club.example"), true).unwrap(), "https://club.example/games/a");
    assert_eq!(unknown.for_others(path, &host("localhost:4649"), false), None);
    assert_eq!(unknown.for_others(path, &HeaderMap::new(), false), None);
    let network = reach(None, "192.168.1.5:4649");
    assert_eq!(network.for_others(path, &host("localhost:4649"), false).unwrap(), "http://192.168.1.5:4649/games/a");
    let everywhere = reach(None, "0.0.0.0:4649").for_others(path, &host("localhost:4649"), false);
    assert!(everywhere.is_none_or(|url| !url.contains("0.0.0.0") && !url.contains("//127.")));
}

#[test]
fn the_own_site_is_known_by_its_name() {
    let reach = reach(Some("https://shogi.example.org"), "127.0.0.1:4649");
    assert!(reach.is_own("https://Shogi.example.org") && !reach.is_own("http://shogi.example.org"));
    assert!(reach.is_secure(Some("shogi.example.org")) && !reach.is_secure(Some("127.0.0.1:4649")));
    assert!(!reach.is_secure(None));
}

#[test]
fn the_folder_of_games_goes_along() {
    let of = |line: &str| folder(line.split(' ').map(str::to_owned));
    assert_eq!(of("miyako serve --data /srv/shogi --no-csa").as_deref(), Some("/srv/shogi"));
    assert_eq!(of("miyako --data=/srv/shogi").as_deref(), Some("/srv/shogi"));
    assert_eq!(of("miyako --database sqlite:///a --data /srv/b").as_deref(), Some("/srv/b"));
    assert_eq!(of("miyako serve --database sqlite:///a"), None);
    assert_eq!(quoted("/srv/shogi"), "/srv/shogi");
    assert_eq!(quoted("/home/Anna's games"), r"'/home/Anna'\''s games'");
}
