//! Certificates, as a club's secretary issues them with `miyako club certificate`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;
use std::path::PathBuf;

/// A club's folder with two people in it.
struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        club.run(&["person", "add", "Rossi", "Anna", "--grade", "3d", "--japanese", "アンナ・ロッシ"]);
        club.run(&["person", "add", "Verdi", "Luca"]);
        club
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn try_run(&self, what: &[&str]) -> Run {
        miyako(&[&["club"], what, &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    fn run(&self, what: &[&str]) -> String {
        let run = self.try_run(what);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what:?}");
        run.stdout
    }

    fn certificate(&self, what: &[&str]) -> Run {
        let fixed = ["certificate", "--at", "2026-11-23T09:00:00Z", "--by", "Ida", "--lang", "en"];
        self.try_run(&[&fixed, what].concat())
    }

    /// Issues one to Anna, with issuer and signatures.
    fn issue_to_anna(&self) {
        let issuer = ["--issuer", "Circolo Shogi Torino", "--issuer-japanese", "トリノ将棋会"];
        let rest = ["--sign", "会長 ルカ・ヴェルディ", "--delivery", "Via Po 1", "--valid-in", "Italia"];
        let run = self.certificate(&[&["issue", "anna-rossi"], &issuer[..], &rest].concat());
        assert_eq!((run.code, run.stdout.as_str()), (0, "Certificate no. 1: Anna Rossi, 3 dan.\n"), "{}", run.stderr);
    }

    fn register(&self) -> String {
        std::fs::read_to_string(self.path("certificates.jsonl")).unwrap()
    }
}

/// CERT-01, CERT-05, CERT-12: text, reading and meaning of each grade.
#[test]
fn the_text_is_told_with_reading_and_meaning() {
    let check = |grade: &str, language: &str, parts: &[&str]| {
        let run = miyako(&["club", "certificate", "text", grade, "--lang", language]);
        assert_eq!(run.code, 0, "{}", run.stderr);
        for part in parts {
            assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
        }
    };
    check(
        "3d",
        "it",
        &["上達明ラカ ナルヲ認メ 茲ニ参段ヲ 允許ス", "koko ni sandan o inkyo su", "ti si conferisce il 3° dan"],
    );
    check("15k", "en", &["棋力十五級ヲ 認定ス", "kiryoku jūgokyū o nintei su", "A playing strength of 15 kyū"]);
    check("9d", "ja", &["茲ニ九段ニ 推ス", "九段に推します"]);
    let json: Value = serde_json::from_str(&miyako(&["club", "certificate", "text", "1d", "--json"]).stdout).unwrap();
    assert_eq!(json["columns"].as_array().unwrap().len(), 7);
    check_refused(&miyako(&["club", "certificate", "text", "10d"]), "miyako: invalid value '10d' for '<GRADE>'");
}

/// CERT-13, CERT-14: issued, checked by who has the paper, replaced, annulled.
#[test]
fn a_club_issues_checks_and_replaces_certificates() {
    let club = Club::new();
    club.issue_to_anna();
    // Issuer and signatures are as before; the grade has to be said where the club knows none.
    check_refused(&club.certificate(&["issue", "luca-verdi"]), "miyako: --grade: say which grade, such as 3d");
    assert_eq!(club.certificate(&["issue", "luca-verdi", "--grade", "1k"]).code, 0);
    let list: Value = serde_json::from_str(&club.certificate(&["list", "--json"]).stdout).unwrap();
    assert_eq!(
        (&list[1]["signatures"], &list[1]["issuer_japanese"]),
        (&list[0]["signatures"], &list[0]["issuer_japanese"])
    );
    assert!(!list.to_string().contains("Via Po"), "nobody who checks it sees where it was sent");
    let seal = list[0]["seal"].as_str().unwrap()[..8].to_owned();
    let verify = |serial: &str, seal: &str| {
        let run = club.certificate(&["verify", serial, seal]);
        (run.code, run.stdout.lines().next().unwrap().to_owned())
    };
    assert_eq!(verify("1", &seal.to_uppercase()), (0, "It is genuine and holds.".to_owned()));
    assert_eq!(verify("2", &seal).0, 1, "another's seal");
    assert_eq!(verify("1", &seal[..4]).0, 1, "half a seal");
    assert_eq!(verify("7", &seal).0, 1);
    let replaced = club.certificate(&["replace", "1", "--why", "the day was wrong", "--date", "2026-11-20"]);
    assert_eq!(
        replaced.stdout, "Certificate no. 1 does not hold any more.\nCertificate no. 3: Anna Rossi, 3 dan.\n",
        "{}",
        replaced.stderr
    );
    assert_eq!(verify("1", &seal), (1, "It is genuine, but does not hold any more.".to_owned()));
    assert_eq!(club.certificate(&["annul", "2", "--why", "by mistake"]).code, 0);
    let listed = club.certificate(&["list"]).stdout;
    assert!(
        listed.contains("replaced by no. 3: the day was wrong") && listed.contains("annulled: by mistake"),
        "{listed}"
    );
    assert_eq!(club.certificate(&["verify"]).stdout, "The register is whole: 3 certificates.\n");
}

/// CERT-14: a paper whose last day is over is genuine, but does not hold; what replaces it says the rest as before.
#[test]
fn a_certificate_holds_until_its_last_day() {
    let club = Club::new();
    let issuer = ["--issuer", "Circolo Shogi Torino", "--sign", "Ida Neri", "--sign", "Leo Po"];
    let rest = ["--valid-until", "2027-01-31", "--valid-in", "Italia", "--delivery", "Via Po 1"];
    assert_eq!(club.certificate(&[&["issue", "anna-rossi"], &issuer[..], &rest].concat()).code, 0);
    let seal = |number: usize| {
        let list: Value = serde_json::from_str(&club.certificate(&["list", "--json"]).stdout).unwrap();
        list[number - 1]["seal"].as_str().unwrap()[..8].to_owned()
    };
    let verify = |serial: &str, seal: &str, day: &str| {
        let at = format!("{day}T09:00:00Z");
        club.try_run(&["certificate", "--at", &at, "--lang", "it", "verify", serial, seal])
    };
    let told = verify("1", &seal(1), "2027-01-31");
    let parts = ["autentico e valido", "Rilasciato da: Circolo Shogi Torino", "Firme: Ida Neri, Leo Po"];
    assert!(told.code == 0 && parts.iter().all(|part| told.stdout.contains(part)), "{}", told.stdout);
    assert!(told.stdout.contains("Valido: Italia, fino al 2027-01-31"), "{}", told.stdout);
    let over = verify("1", &seal(1), "2027-02-01");
    assert!(over.code == 1 && over.stdout.starts_with("È autentico, ma non è più valido."), "{}", over.stdout);
    assert_eq!(club.certificate(&["replace", "1", "--why", "the name was misspelt"]).code, 0);
    let told = verify("2", &seal(2), "2026-12-01").stdout;
    assert!(told.contains("Valido: Italia, fino al 2027-01-31") && told.contains("Ida Neri"), "{told}");
    assert!(club.register().matches("Via Po 1").count() == 2, "the delivery is as before, too");
}

#[test]
fn what_may_not_be_issued_is_refused() {
    let club = Club::new();
    let refused = |what: &[&str], why: &str| {
        check_refused(&club.certificate(what), &format!("miyako: {why}"));
        assert!(!club.path("certificates.jsonl").exists(), "{what:?}: nothing is written");
    };
    let register = club.path("certificates.jsonl").display().to_string();
    refused(&["issue", "anna-rossi"], "--issuer: say who grants the certificate");
    let people = club.path("people.jsonl").display().to_string();
    refused(
        &["issue", "nobody", "--issuer", "Us"],
        &format!("{people}: nobody is not there; “miyako club person add”"),
    );
    refused(
        &["issue", "anna-rossi", "--issuer", "日本将棋連盟"],
        &format!("{register}: “日本将棋連盟” is the name of an association"),
    );
    let until = ["issue", "anna-rossi", "--issuer", "Us", "--valid-until", "2020-01-01"];
    refused(&until, &format!("{register}: it would hold until 2020-01-01, before the day on it"));
    refused(&["annul", "1", "--why", "?"], &format!("{register}: there is no certificate no. 1"));
    refused(&["print", "1", "-o", "x.pdf"], &format!("{register}: there is no certificate no. 1"));
}

/// Somebody has written into the register by hand: who checks it is told the line, and nothing is added to it.
#[test]
fn a_changed_register_is_found() {
    let club = Club::new();
    club.issue_to_anna();
    assert_eq!(club.certificate(&["issue", "luca-verdi", "--grade", "1k"]).code, 0);
    let whole = club.register();
    let check = |changed: String, line: usize, what: &str| {
        let path = club.path("certificates.jsonl");
        std::fs::write(&path, &changed).unwrap();
        let run = club.certificate(&["verify"]);
        assert_eq!((run.code, run.stdout), (1, format!("{}:{line}: {what}\n", path.display())));
        let issue = club.certificate(&["issue", "anna-rossi"]);
        check_refused(&issue, &format!("miyako: {}:{line}: {what}", path.display()));
        assert_eq!(club.register(), changed);
    };
    check(whole.replace("Anna Rossi", "Anna Bianchi"), 1, "this line was changed after it had been sealed");
    let second = whole.lines().nth(1).unwrap();
    check(format!("\n{second}\n"), 2, "a line of the register is missing here, or there twice");
    std::fs::write(club.path("certificates.jsonl"), "{}\n").unwrap();
    let place = club.path("certificates.jsonl").display().to_string();
    check_refused(&club.certificate(&["list"]), &format!("miyako: {place}:1: missing field"));
}

#[test]
fn certificates_are_printed() {
    let club = Club::new();
    club.issue_to_anna();
    let print = |name: &str, more: &[&str]| {
        let path = club.path(name);
        let run = club.certificate(&[&["print", "1", "-o", path.to_str().unwrap()], more].concat());
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{name}");
        std::fs::read(path).unwrap()
    };
    let pages = |bytes: &[u8]| String::from_utf8_lossy(bytes).matches("/Type /Page\n").count();
    assert_eq!(pages(&print("a3.pdf", &["--paper", "a3"])), 2);
    assert_eq!(pages(&print("bare.pdf", &["--bare"])), 1);
    assert!(print("one.png", &["--width", "600"]).starts_with(b"\x89PNG"));
    let svg = String::from_utf8(print("one.svg", &[])).unwrap();
    assert!(
        svg.contains("茲ニ参段ヲ允許ス 二〇二六年十一月二十三日 トリノ将棋会 アンナ・ロッシ 殿 第一号"),
        "{}",
        &svg[..600]
    );
    let odd = club.certificate(&["print", "1", "-o", "one.gif"]);
    check_refused(&odd, "miyako: --output: expected a file that ends with .pdf, .svg or .png");
    assert_eq!(club.certificate(&["annul", "1", "--why", "by mistake"]).code, 0);
    let path = club.path("void.pdf");
    let void = club.certificate(&["print", "1", "-o", path.to_str().unwrap()]);
    assert!(void.code == 2 && !path.exists(), "{}", void.stderr);
}
