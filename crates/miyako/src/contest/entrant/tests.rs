use super::super::limit::Limit;
use super::{read, split};

fn words(text: &[&str]) -> Vec<String> {
    text.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn each_engine_begins_with_its_command() {
    let given =
        ["cmd=./one -x", "name=One", "option.Hash=64", "option.Clear=", "./two", "dir=/b", "nodes=5", "ponder=true"];
    let each = words(&["option.Hash=16", "option.Threads=2", "depth=3"]);
    let [one, two] = &read(&words(&given), &each, Some(Limit::Nodes(9))).unwrap()[..] else { panic!() };
    assert_eq!((one.name.as_str(), one.command.join("|").as_str(), one.limit), ("One", "./one|-x", Limit::Depth(3)));
    let option = |name: &str, value: Option<&str>| (name.to_owned(), value.map(str::to_owned));
    assert_eq!(one.options, [option("Threads", Some("2")), option("Hash", Some("64")), option("Clear", None)]);
    assert_eq!((two.name.as_str(), two.limit, two.ponders), ("./two", Limit::Nodes(5), true));
    assert_eq!(two.options, [option("Hash", Some("16")), option("Threads", Some("2"))]);
    assert_eq!(two.folder.as_deref(), Some("/b".as_ref()));
}

#[test]
fn what_is_wrong_is_named() {
    let check = |given: &[&str], each: &[&str], limit: Option<Limit>, expected: &str| {
        let error = read(&words(given), &words(each), limit).unwrap_err();
        assert!(error.contains(expected), "{given:?}: {error}");
    };
    let limit = Some(Limit::Nodes(9));
    check(&["a"], &[], limit, "two engines or more");
    check(&["name=a", "b"], &[], limit, "\"name=a\" should come behind cmd=PROGRAM");
    check(&["a", "a"], &[], limit, "two are called \"a\"");
    check(&["a", "b"], &[], None, "how long may they think?");
    check(&["a", "colour=red", "b"], &[], limit, "\"colour=red\" should be cmd");
    check(&["a", "time=x", "b"], &[], limit, "time=: \"x\" should be a time");
    check(&["a", "ponder=yes", "b"], &[], limit, "should be true or false");
    check(&["a", "option.A b=1", "b"], &[], limit, "blanks in its name");
    check(&["cmd=", "b"], &[], limit, "names no program");
    check(&["cmd='a", "b"], &[], limit, "does not close it");
    check(&["a", "b"], &["name=c"], limit, "--each: \"name=c\"");
    check(&["a", "b"], &["option.=c"], limit, "--each: \"option.=c\" should be");
}

#[test]
fn commands_are_divided_at_blanks() {
    let check = |text: &str, expected: &[&str]| assert_eq!(split(text).unwrap(), expected, "{text}");
    check("miyako  usi ", &["miyako", "usi"]);
    check("'/my engines/a' --book \"b c\"d ''", &["/my engines/a", "--book", "b cd", ""]);
}
