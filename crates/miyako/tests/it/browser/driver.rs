//! A browser that does as it is told: Chromium by the WebDriver protocol, which is JSON over plain HTTP.

use serde_json::{Value, json};
use std::cell::RefCell;
use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The element's id stands under this name in answers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Nothing on a page takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Chromium without a screen.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    /// `/session/…`
    session: String,
    profile: PathBuf,
    /// The window that commands go to.
    current: RefCell<String>,
}

/// A window of a browser. Who visits a site by another name of its host is another visitor: so one browser is enough
/// for several people.
pub(crate) struct Window<'a> {
    browser: &'a Browser,
    handle: String,
}

impl Browser {
    /// Starts a browser with a profile of its own; or says what this machine lacks for that.
    pub(crate) fn start(name: &str) -> Result<Browser, &'static str> {
        let chromium = find_program(&["chromium", "chromium-browser", "google-chrome"]).ok_or("Chromium")?;
        let driver = find_program(&["chromedriver"]).ok_or("ChromeDriver")?;
        let profile = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("profile-{name}-{}", std::process::id()));
        let (driver, port) = start_driver(&driver);
        let mut browser =
            Browser { driver, port, session: "/session".to_owned(), profile, current: RefCell::default() };
        let mut args: Vec<String> = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
            .into_iter()
            .chain(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .chain(["--disable-dev-shm-usage", "--window-size=1280,900", "--lang=en"])
            // Every window is looked at, whichever lies in front.
            .chain(["--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding"])
            .chain(["--disable-background-timer-throttling"])
            .map(str::to_owned)
            .collect();
        args.push(format!("--user-data-dir={}", browser.profile.display()));
        let options = json!({"binary": chromium, "args": args, "prefs": {"intl.accept_languages": "en"}});
        let wanted = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}});
        let made = browser.ask("POST", "", &wanted).unwrap_or_else(|error| panic!("no browser: {error}"));
        browser.session = format!("/session/{}", made["sessionId"].as_str().expect("a session"));
        Ok(browser)
    }

    /// The window it began with.
    pub(crate) fn window(&self) -> Window<'_> {
        let handle = self.must("GET", "/window", &json!({}));
        Window { browser: self, handle: handle.as_str().expect("a window").to_owned() }
    }

    /// A new window.
    pub(crate) fn another_window(&self) -> Window<'_> {
        let made = self.must("POST", "/window/new", &json!({"type": "window"}));
        Window { browser: self, handle: made["handle"].as_str().expect("a window").to_owned() }
    }

    fn must(&self, method: &str, path: &str, body: &Value) -> Value {
        self.ask(method, path, body).unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// One command of the protocol.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let mut answer = request(self.port, method, &format!("{}{path}", self.session), &body)?;
        match answer["value"]["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", answer["value"]["message"])),
            None => Ok(answer["value"].take()),
        }
    }
}

impl Window<'_> {
    pub(crate) fn go(&self, url: &str) {
        self.must("POST", "/url", &json!({"url": url}));
    }

    /// Gets the page anew, and comes back when it is there: nothing that follows can happen in the old one.
    pub(crate) fn reload(&self) {
        self.must("POST", "/refresh", &json!({}));
    }

    /// Goes into a frame of the page: what follows is done there, until the next page.
    pub(crate) fn enter(&self, css: &str) {
        let frame = self.wait(css, || self.find(css));
        self.must("POST", "/frame", &json!({"id": {ELEMENT: frame}}));
    }

    /// The names of all cookies that the browser keeps, of whatever site.
    pub(crate) fn cookies(&self) -> Vec<String> {
        let kept = self.must("POST", "/goog/cdp/execute", &json!({"cmd": "Network.getAllCookies", "params": {}}));
        let kept = kept["cookies"].as_array().expect("a list");
        kept.iter().map(|cookie| cookie["name"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Shows the page on a screen of so many pixels.
    pub(crate) fn screen(&self, width: u32, height: u32) {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
        let command = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics});
        self.must("POST", "/goog/cdp/execute", &command);
    }

    /// From now on the browser has a processor so many times slower.
    pub(crate) fn slow_down(&self, times: u32) {
        let command = json!({"cmd": "Emulation.setCPUThrottlingRate", "params": {"rate": times}});
        self.must("POST", "/goog/cdp/execute", &command);
    }

    /// Shows pages as to somebody whose system is set to dark colours, or to bright ones.
    pub(crate) fn prefers_dark(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.must("POST", "/goog/cdp/execute", &json!({"cmd": "Emulation.setEmulatedMedia", "params": features}));
    }

    /// Gives this window's browser a device that keeps passkeys and recognises whoever presses; its id.
    pub(crate) fn add_authenticator(&self) -> String {
        let device = json!({
            "protocol": "ctap2", "transport": "internal",
            "hasResidentKey": true, "hasUserVerification": true, "isUserVerified": true,
        });
        let made = self.must("POST", "/webauthn/authenticator", &device);
        made.as_str().expect("the id of an authenticator").to_owned()
    }

    /// The page may do what browsers ask for.
    pub(crate) fn grant(&self, name: &str, origin: &str) {
        let params = json!({"permission": {"name": name}, "setting": "granted", "origin": origin});
        self.must("POST", "/goog/cdp/execute", &json!({"cmd": "Browser.setPermission", "params": params}));
    }

    /// Delivers a push to the service worker of a site, the only one that this browser has.
    pub(crate) fn push(&self, origin: &str, data: &str) {
        self.must("POST", "/goog/cdp/execute", &json!({"cmd": "ServiceWorker.enable", "params": {}}));
        let params = json!({"origin": origin, "registrationId": "0", "data": data});
        self.must("POST", "/goog/cdp/execute", &json!({"cmd": "ServiceWorker.deliverPushMessage", "params": params}));
    }

    /// Takes such a device away, with its keys.
    pub(crate) fn remove_authenticator(&self, id: &str) {
        self.must("DELETE", &format!("/webauthn/authenticator/{id}"), &json!({}));
    }

    /// What a function body returns in the page.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.must("POST", "/execute/sync", &json!({"script": script, "args": []}))
    }

    /// The text of the first element that fits; empty if there is none.
    pub(crate) fn text(&self, css: &str) -> String {
        let script = format!("return document.querySelector({})?.textContent ?? ''", json!(css));
        self.run(&script).as_str().unwrap_or_default().to_owned()
    }

    /// Presses the first element that fits, as a mouse would, as soon as it can be pressed.
    pub(crate) fn click(&self, css: &str) {
        self.wait_or_tell(&format!("{css} to be pressed"), PATIENCE, || self.press(css));
    }

    fn press(&self, css: &str) -> Result<(), String> {
        let element = self.find(css).ok_or("there is none")?;
        self.ask("POST", &format!("/element/{element}/click"), &json!({})).map(drop)
    }

    /// Chooses in a list, or types into a field.
    pub(crate) fn fill(&self, css: &str, text: &str) {
        let element = self.wait(css, || self.find(css));
        self.must("POST", &format!("/element/{element}/value"), &json!({"text": text}));
    }

    fn find(&self, css: &str) -> Option<String> {
        let found = self.ask("POST", "/element", &json!({"using": "css selector", "value": css})).ok()?;
        found[ELEMENT].as_str().map(str::to_owned)
    }

    /// Waits until there is an answer.
    pub(crate) fn wait<T>(&self, what: &str, look: impl FnMut() -> Option<T>) -> T {
        self.wait_for(what, PATIENCE, look)
    }

    /// The same with a patience of one's own.
    pub(crate) fn wait_for<T>(&self, what: &str, patience: Duration, mut look: impl FnMut() -> Option<T>) -> T {
        self.wait_or_tell(what, patience, || look().ok_or_else(|| "not there".to_owned()))
    }

    /// The same, where each look in vain tells why: a wait in vain ends with the last of that.
    fn wait_or_tell<T>(&self, what: &str, patience: Duration, mut look: impl FnMut() -> Result<T, String>) -> T {
        let begun = Instant::now();
        loop {
            let why = match look() {
                Ok(found) => return found,
                Err(why) => why,
            };
            let late = begun.elapsed() >= patience;
            assert!(!late, "waited in vain for {what} ({why}); the page says: {}", self.text("main"));
            sleep(Duration::from_millis(20));
        }
    }

    /// Types keys at whatever has the focus.
    pub(crate) fn keys(&self, keys: &str) {
        let strokes = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key.to_string()})));
        let source = json!({"type": "key", "id": "keyboard", "actions": strokes.collect::<Vec<_>>()});
        self.must("POST", "/actions", &json!({"actions": [source]}));
    }

    /// The page as a screen reader gets it: of each node its role and its name.
    pub(crate) fn tree(&self) -> Vec<String> {
        self.nodes().iter().filter(|node| node["ignored"] != true).map(role_and_name).collect()
    }

    /// What has the focus, as a screen reader says it: its role and its name. The page itself, if it is nothing on it.
    pub(crate) fn focused(&self) -> String {
        let has_focus = |node: &&Value| {
            let told = node["properties"].as_array().into_iter().flatten();
            told.into_iter().any(|property| property["name"] == "focused" && property["value"]["value"] == true)
        };
        // The page has it, too, as long as something on it has.
        self.nodes().iter().rfind(has_focus).map(role_and_name).unwrap_or_default()
    }

    fn nodes(&self) -> Vec<Value> {
        let command = json!({"cmd": "Accessibility.getFullAXTree", "params": {}});
        let mut tree = self.must("POST", "/goog/cdp/execute", &command);
        serde_json::from_value(tree["nodes"].take()).expect("nodes")
    }

    /// Holds one key and types another.
    pub(crate) fn chord(&self, held: char, key: char) {
        let strokes = [("keyDown", held), ("keyDown", key), ("keyUp", key), ("keyUp", held)];
        let strokes = strokes.map(|(kind, key)| json!({"type": kind, "value": key.to_string()}));
        let source = json!({"type": "key", "id": "keyboard", "actions": strokes});
        self.must("POST", "/actions", &json!({"actions": [source]}));
    }

    /// Turns the wheel over an element, by so many pixels downwards.
    pub(crate) fn wheel(&self, css: &str, pixels: i32) {
        let origin = json!({ELEMENT: self.wait(css, || self.find(css))});
        let turn =
            json!({"type": "scroll", "origin": origin, "x": 0, "y": 0, "deltaX": 0, "deltaY": pixels, "duration": 0});
        let source = json!({"type": "wheel", "id": "wheel", "actions": [turn]});
        self.must("POST", "/actions", &json!({"actions": [source]}));
    }

    /// Drags from the middle of one element to that of another.
    pub(crate) fn drag(&self, from: &str, to: &str) {
        self.drag_with(0, from, to);
    }

    /// The same with the right button.
    pub(crate) fn drag_right(&self, from: &str, to: &str) {
        self.drag_with(2, from, to);
    }

    fn drag_with(&self, button: u32, from: &str, to: &str) {
        let [from, to] = [from, to].map(|css| json!({ELEMENT: self.wait(css, || self.find(css))}));
        let step =
            |origin: &Value, x: u32| json!({"type": "pointerMove", "duration": 40, "origin": origin, "x": x, "y": 0});
        let [press, release] = ["pointerDown", "pointerUp"].map(|kind| json!({"type": kind, "button": button}));
        // A hand does not jump: the first step is a small one.
        let actions = json!([step(&from, 0), press, step(&from, 12), step(&to, 0), release]);
        let source =
            json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
        self.must("POST", "/actions", &json!({"actions": [source]}));
    }

    fn must(&self, method: &str, path: &str, body: &Value) -> Value {
        self.ask(method, path, body).unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let mut current = self.browser.current.borrow_mut();
        if *current != self.handle {
            self.browser.ask("POST", "/window", &json!({"handle": self.handle}))?;
            current.clone_from(&self.handle);
        }
        drop(current);
        self.browser.ask(method, path, body)
    }
}

/// What is said of a node of the tree for screen readers.
fn role_and_name(node: &Value) -> String {
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    format!("{} {}", text(&node["role"]), text(&node["name"]))
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Whatever is left of it goes with the driver.
        let _ = self.ask("DELETE", "", &json!({}));
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|file| file.is_file())
}

/// Starts the driver, which chooses a port: if that is free for one family of addresses and taken for the other, it ends and
/// has to be started again.
fn start_driver(program: &Path) -> (Child, u16) {
    for _ in 0..5 {
        let start = Command::new(program).arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut driver = start.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        if let Some(port) = port_of(&mut driver) {
            return (driver, port);
        }
        let _ = driver.wait();
    }
    panic!("the driver does not start");
}

/// The port that the driver says it listens on; `None` if it ends before it does.
fn port_of(driver: &mut Child) -> Option<u16> {
    let mut lines = BufReader::new(driver.stdout.take()?).lines().map_while(Result::ok);
    let line = lines.find(|line| line.contains("started successfully on port"))?;
    // Keep reading, so that the driver never waits for somebody to read what it prints.
    std::thread::spawn(move || lines.for_each(drop));
    Some(line.trim_end_matches('.').rsplit(' ').next()?.parse().expect("a port"))
}

/// A request and its answer over a connection of their own.
fn request(port: u16, method: &str, path: &str, body: &str) -> Result<Value, String> {
    let text = |error: std::io::Error| error.to_string();
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(text)?;
    stream.set_read_timeout(Some(PATIENCE)).map_err(text)?;
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n");
    write!(stream, "{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}").map_err(text)?;
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).map_err(text)?;
        if line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().map_err(|_| format!("no length: {line}"))?;
        }
    }
    let mut bytes = vec![0; length];
    reader.read_exact(&mut bytes).map_err(text)?;
    serde_json::from_slice(&bytes).map_err(|error| error.to_string())
}
