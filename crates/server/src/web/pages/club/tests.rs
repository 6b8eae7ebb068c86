use super::*;

fn people(count: usize) -> Vec<Person> {
    let person = |number: usize| Person {
        who: Who::from(format!("person {number}").as_str()),
        name: format!("Anna {number}").parse().expect("a name"),
        roles: Roles::NONE,
        minor: false,
        since_ms: 0,
        has_come: true,
    };
    (1..=count).map(person).collect()
}

#[test]
fn a_hundred_stand_on_a_page() {
    let check = |count: usize, page: &str, first: usize, last: usize, links: &[&str], told: &str| {
        let asked = Asked { q: "ann & co".to_owned(), page: page.to_owned() };
        let page = found(&people(count), &asked, Language::English).into_string();
        let names: Vec<&str> = page.split("\">Anna ").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
        let expected: Vec<String> = (first..=last).map(|number| number.to_string()).collect();
        assert_eq!(names, expected);
        let found: Vec<&str> =
            page.split("href=\"/club?").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(found, links);
        assert!(page.contains(told), "{page}");
    };
    check(0, "", 1, 0, &[], "Nobody is called so");
    check(100, "", 1, 100, &[], "");
    check(101, "", 1, 100, &["q=ann%20%26%20co&amp;page=2"], "1 to 100 of 101");
    check(250, "2", 101, 200, &["q=ann%20%26%20co&amp;page=1", "q=ann%20%26%20co&amp;page=3"], "101 to 200 of 250");
    // What is no page is the first or the last.
    for last in ["3", "4", "99999999999"] {
        check(250, last, 201, 250, &["q=ann%20%26%20co&amp;page=2"], "201 to 250 of 250");
    }
    for first in ["0", "-1", "two"] {
        check(250, first, 1, 100, &["q=ann%20%26%20co&amp;page=2"], "1 to 100 of 250");
    }
}
