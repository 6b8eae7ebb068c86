//! `miyako club reset`: who has lost everything comes in again, whether the site is running or not.

use crate::program::{check_refused, miyako};
use crate::serve::{serve, start};
use std::io::{Read, Write};
use std::net::TcpStream;
use tempfile::TempDir;

/// Sends a form as a new visitor.
fn send(greeting: &str, path: &str, form: &str) -> String {
    let address = greeting.split("http://").nth(1).unwrap().split(' ').next().unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let length = form.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{form}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn who_runs_the_site_lets_somebody_in() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    check_refused(&miyako(&["club", "reset", "Anna", "--data", data]), "miyako: cannot open the database ");
    let (server, greeting) = start(&mut serve(&[], folder.path()));
    let answer = send(&greeting, "/account/new", "name=Anna+Rossi&password=cavallo+verde&of_age=on");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    check_refused(&miyako(&["club", "reset", "Bruno", "--data", data]), "miyako: nobody here is called Bruno");
    let run = miyako(&["club", "reset", "anna rossi", "--data", data, "--json"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let card: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(card["name"], "Anna Rossi");
    let words = card["words"].as_str().unwrap();
    let back = format!("name=anna+rossi&code={words}&new=torre+rossa+3");
    let answer = send(&greeting, "/account/back", &back);
    assert!(answer.starts_with("HTTP/1.1 303 "), "{answer}");
    let answer = send(&greeting, "/account/back", &back);
    assert!(answer.starts_with("HTTP/1.1 403 "), "good once: {answer}");
    drop(server);
    let run = miyako(&["club", "reset", "Anna Rossi", "--data", data]);
    assert!(run.code == 0 && run.stdout.contains("Anna Rossi"), "{}", run.stdout);
}
