//! What the guide for those who host the site shows is understood by the programs it is for.

use std::fs;
use std::process::{Command, Stdio};
use tempfile::TempDir;

const GUIDE: &str = include_str!("../../../../docs/hosting.md");

/// What the guide shows in this language.
fn shown(language: &str) -> &'static str {
    let opening = format!("```{language}\n");
    let (_, rest) = GUIDE.split_once(&opening).expect("an example");
    rest.split_once("```").expect("its end").0
}

fn run(command: &mut Command) -> Option<(bool, String)> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let said = [output.stdout, output.stderr].concat();
    Some((output.status.success(), String::from_utf8_lossy(&said).into_owned()))
}

fn check(command: &mut Command) {
    match run(command) {
        Some((fine, said)) => assert!(fine, "{said}"),
        None => println!("skipped: no {}", command.get_program().display()),
    }
}

#[test]
fn the_unit_starts_what_there_is() {
    let unit = shown("ini");
    let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/")).unwrap();
    let options = line.split(' ').filter(|word| word.starts_with("--"));
    let (_, help) = run(Command::new(env!("CARGO_BIN_EXE_miyako")).args(["serve", "--help"])).unwrap();
    for option in options {
        assert!(help.contains(&format!("{option} <")), "{option}");
    }
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("miyako.service");
    // Here neither the program nor its user is installed.
    let unit = unit.replace("/usr/local/bin/miyako", env!("CARGO_BIN_EXE_miyako")).replace("User=miyako", "User=root");
    fs::write(&file, unit).unwrap();
    check(Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&file));
}

#[test]
fn nginx_understands_its_site() {
    let folder = TempDir::new().unwrap();
    let (at, key, certificate) =
        (folder.path().display(), folder.path().join("key"), folder.path().join("certificate"));
    let made = run(Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ed25519",
            "-nodes",
            "-subj",
            "/CN=shogi.example.org",
            "-days",
            "1",
            "-keyout",
        ])
        .arg(&key)
        .arg("-out")
        .arg(&certificate));
    if made.is_none() {
        return println!("skipped: no openssl");
    }
    let site = shown("nginx")
        .replace("/etc/letsencrypt/live/shogi.example.org/fullchain.pem", certificate.to_str().unwrap())
        .replace("/etc/letsencrypt/live/shogi.example.org/privkey.pem", key.to_str().unwrap())
        .replace("listen 443", "listen 127.0.0.1:44443")
        .replace("listen 80", "listen 127.0.0.1:44480");
    let text = format!("pid {at}/pid; error_log stderr; events {{}} http {{ access_log off;\n{site}\n}}");
    let file = folder.path().join("nginx.conf");
    fs::write(&file, text).unwrap();
    check(Command::new("nginx").args(["-t", "-p"]).arg(folder.path()).arg("-c").arg(&file));
}

#[test]
fn caddy_understands_its_site() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("Caddyfile");
    fs::write(&file, shown("caddy")).unwrap();
    check(Command::new("caddy").args(["adapt", "--adapter", "caddyfile", "--config"]).arg(&file));
}

/// Every command of the program that the guide tells of is one.
#[test]
fn the_commands_are_there() {
    let mut seen = 0;
    let command = |line: &'static str| {
        line.split_once("-u miyako miyako ").or_else(|| line.split_once("; /usr/local/bin/miyako "))
    };
    for (line, command) in GUIDE.lines().filter_map(|line| Some((line, command(line)?.1))) {
        let name = command.split(' ').next().unwrap();
        let (fine, help) = run(Command::new(env!("CARGO_BIN_EXE_miyako")).args([name, "--help"])).unwrap();
        assert!(fine && help.contains("--data <DIR>"), "{line}");
        seen += 1;
    }
    assert_eq!(seen, 4);
}
