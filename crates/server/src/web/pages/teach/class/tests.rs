use super::row;

fn written(fields: &[&str]) -> String {
    let mut text = String::new();
    row(&mut text, &fields.iter().map(|field| (*field).to_owned()).collect::<Vec<_>>());
    text
}

#[test]
fn no_field_is_a_formula_or_ends_early() {
    for (field, expected) in [
        ("Anna", "\"Anna\"\r\n"),
        ("=1+1", "\"'=1+1\"\r\n"),
        ("+39", "\"'+39\"\r\n"),
        ("-1", "\"'-1\"\r\n"),
        ("@SUM(A1)", "\"'@SUM(A1)\"\r\n"),
        ("\t=1", "\"'\t=1\"\r\n"),
        ("a \"b\", c", "\"a \"\"b\"\", c\"\r\n"),
        ("7g7f 3c3d", "\"7g7f 3c3d\"\r\n"),
    ] {
        assert_eq!(written(&[field]), expected);
    }
    assert_eq!(written(&["a", "b"]), "\"a\",\"b\"\r\n");
}
