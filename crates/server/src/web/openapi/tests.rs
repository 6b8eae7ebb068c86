use super::*;
use std::collections::BTreeSet;

/// Every request that a token opens is described, and nothing else.
#[test]
fn every_request_is_described() {
    let document = document();
    let mut described = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            described.insert((method.to_uppercase(), path.clone()));
            assert!(operation["summary"].as_str().is_some_and(|summary| summary.len() > 10), "{method} {path}");
            assert_ne!(operation["security"][0]["token"][0], "", "{method} {path}");
        }
    }
    let routes = scopes::all().map(|(method, path)| (method.to_owned(), path.to_owned())).collect();
    assert_eq!(described, routes);
}

/// Programs make functions of these.
#[test]
fn every_request_has_a_name_of_its_own() {
    let document = document();
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values());
    let names: Vec<&str> = operations.map(|operation| operation["operationId"].as_str().unwrap()).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
}

/// Whatever is named is there, and whatever is there is named.
#[test]
fn every_schema_is_used() {
    fn names(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                if let Some(name) = fields.get("$ref").and_then(Value::as_str) {
                    found.insert(name.trim_start_matches("#/components/schemas/").to_owned());
                }
                fields.values().for_each(|value| names(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| names(value, found)),
            _ => {}
        }
    }
    let document = document();
    let mut used = BTreeSet::new();
    names(&document, &mut used);
    used.remove("#/components/responses/Failure");
    let there: BTreeSet<String> = document["components"]["schemas"].as_object().unwrap().keys().cloned().collect();
    assert_eq!(used, there);
}
