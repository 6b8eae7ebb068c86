use super::{Limits, PublicUrl};

#[test]
fn live_channels_leave_files_for_the_rest() {
    for (files, live_channels) in [(0, 0), (300, 0), (1024, 476), (4096, 2588), (u64::MAX, 10_000)] {
        assert_eq!(Limits::default().with_open_files(files).live_channels, live_channels, "{files} files");
    }
}

#[test]
fn as_many_think_as_analyses_are_wanted() {
    let spare = super::spare_threads();
    for (analyses, threads) in [(0, spare), (1, spare), (spare, spare), (spare + 3, spare + 3)] {
        assert_eq!(Limits { analyses, ..Limits::default() }.threads(), threads, "{analyses}");
    }
}

#[test]
fn a_process_with_1024_files_is_the_default() {
    let limits = Limits::default();
    assert_eq!(format!("{limits:?}"), format!("{:?}", limits.with_open_files(1024)));
    assert_eq!(limits.files(), 1024);
}

#[test]
fn a_public_address_is_that_of_a_whole_site() {
    for (text, origin, authority, secure) in [
        ("https://shogi.example.org", "https://shogi.example.org", "shogi.example.org", true),
        ("https://Shogi.example.org:443/", "https://shogi.example.org", "shogi.example.org", true),
        ("http://192.168.1.5:4649", "http://192.168.1.5:4649", "192.168.1.5:4649", false),
        ("http://[2001:db8::1]:4649/", "http://[2001:db8::1]:4649", "[2001:db8::1]:4649", false),
        ("https://将棋.example", "https://xn--pet001a.example", "xn--pet001a.example", true),
    ] {
        let url: PublicUrl = text.parse().unwrap();
        assert_eq!((url.origin(), url.authority(), url.is_secure()), (origin, authority, secure), "{text}");
    }
    for text in [
        "shogi.example.org",
        "https://",
        "https://a.example/shogi",
        "https://a.example/?a",
        "https://a.example/#a",
        "https://anna@a.example",
        "ftp://a.example",
        "file:///tmp",
        "",
    ] {
        assert!(text.parse::<PublicUrl>().is_err(), "{text}");
    }
}
