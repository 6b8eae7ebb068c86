//! Whatever the API answers is held against its description, `openapi.json`: an answer of a kind that it does not know, a field that it
//! does not name are mistakes, in whichever test they show.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{Method, Request, StatusCode, response};
use http_body_util::BodyExt;
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};
use tower::ServiceExt;

const ADDRESS: &str = "/api/v1/openapi.json";

/// The description as the site serves it, made strict.
static DOCUMENT: OnceLock<Value> = OnceLock::new();

/// What was held against it before, made ready, by what it is.
static READY: LazyLock<Mutex<HashMap<String, Validator>>> = LazyLock::new(Mutex::default);

/// What the API was asked for.
pub(crate) struct Asked {
    method: Method,
    /// Below `/api/v1`.
    path: String,
    body: Bytes,
}

impl Asked {
    /// A request to the API, if it is one, and the same once more to be sent.
    pub(crate) async fn of(request: Request<Body>) -> (Request<Body>, Option<Asked>) {
        let path = request.uri().path().strip_prefix("/api/v1").map(str::to_owned);
        let Some(path) = path.filter(|_| request.uri().path() != ADDRESS) else { return (request, None) };
        let (head, body) = request.into_parts();
        let method = head.method.clone();
        let body = body.collect().await.expect("a whole body").to_bytes();
        (Request::from_parts(head, Body::from(body.clone())), Some(Asked { method, path, body }))
    }

    /// Holds the answer against the description, and the request where it was granted.
    pub(crate) async fn check(self, site: &Router, (head, answer): (&response::Parts, &Bytes)) {
        let document = document(site).await;
        let called = format!("{} {} {}", self.method, self.path, head.status);
        let method = if self.method == Method::HEAD { Method::GET } else { self.method.clone() };
        let operation = find(&document["paths"], &self.path).and_then(|(path, all)| {
            let method = method.as_str().to_lowercase();
            Some((format!("{method} {path}"), all.get(&method)?))
        });
        let Some((name, operation)) = operation else {
            // Passkeys, and where a browser is called, are between the site's own pages and the browser.
            let is_of_pages = self.path.starts_with("/passkeys/") || self.path == "/notices/calls";
            assert!(is_of_pages || !head.status.is_success(), "{called}: is not described");
            return;
        };
        let (code, told) = described(document, operation, head.status, &called);
        let kind = head.headers.get(CONTENT_TYPE).map_or("", |kind| kind.to_str().unwrap());
        let is_readable = self.method != Method::HEAD && !head.headers.contains_key(CONTENT_ENCODING);
        if kind == "application/json" && is_readable {
            let schema = &told["content"]["application/json"]["schema"];
            assert!(schema.is_object(), "{called}: JSON is not described");
            hold(document, &format!("{name} {code}"), schema, answer);
        }
        let wanted = &operation["requestBody"]["content"]["application/json"]["schema"];
        if head.status.is_success() && wanted.is_object() && !self.body.is_empty() {
            hold(document, &format!("{name} is asked"), wanted, &self.body);
        }
    }
}

async fn document(site: &Router) -> &'static Value {
    if DOCUMENT.get().is_none() {
        let request = Request::get(ADDRESS).header("host", crate::site::OWN_HOST).body(Body::empty()).unwrap();
        let reply = site.clone().oneshot(request).await.unwrap();
        assert_eq!(reply.status(), StatusCode::OK);
        let text = reply.into_body().collect().await.unwrap().to_bytes();
        DOCUMENT.get_or_init(|| {
            let mut document = serde_json::from_slice(&text).expect("a description");
            forbid_others(&mut document);
            document
        });
    }
    DOCUMENT.get().expect("it is there by now")
}

/// No object has fields that are not named, unless that is said.
fn forbid_others(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(forbid_others);
            if fields.get("properties").is_some_and(Value::is_object) && fields.contains_key("type") {
                fields.entry("additionalProperties").or_insert(false.into());
            }
        }
        Value::Array(values) => values.iter_mut().for_each(forbid_others),
        _ => {}
    }
}

/// What is told of an answer of this status; whatever is refused looks the same.
fn described<'a>(document: &'a Value, operation: &'a Value, status: StatusCode, called: &str) -> (&'a str, &'a Value) {
    let own = operation["responses"].as_object().and_then(|all| all.get_key_value(status.as_str()));
    if let Some((code, told)) = own {
        return (code, told);
    }
    assert!(!status.is_success(), "{called}: is not described");
    ("refused", &document["components"]["responses"]["Failure"])
}

/// The path of the description that fits, the one with fewest places first.
fn find<'a>(paths: &'a Value, path: &str) -> Option<(&'a String, &'a Map<String, Value>)> {
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |own: &str| {
        let own: Vec<&str> = own.split('/').collect();
        own.len() == parts.len() && own.iter().zip(&parts).all(|(own, part)| own.starts_with('{') || own == part)
    };
    let fitting = paths.as_object()?.iter().filter(|(own, _)| fits(own));
    let (path, operations) = fitting.min_by_key(|(own, _)| own.matches('{').count())?;
    Some((path, operations.as_object()?))
}

fn hold(document: &Value, name: &str, schema: &Value, text: &[u8]) {
    let value: Value = serde_json::from_slice(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut ready = READY.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = ready.entry(name.to_owned()).or_insert_with(|| {
        let whole = json!({"components": document["components"], "allOf": [schema]});
        jsonschema::draft202012::new(&whole).unwrap_or_else(|error| panic!("{name}: {error}"))
    });
    let wrong: Vec<String> =
        validator.iter_errors(&value).take(3).map(|error| format!("{}: {error}", error.instance_path())).collect();
    drop(ready);
    assert!(wrong.is_empty(), "{name}: {wrong:#?}\n{value:#}");
}
