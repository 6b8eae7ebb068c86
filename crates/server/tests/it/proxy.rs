//! The site behind a proxy, a real one where the machine has it.

use crate::site::{Data, Site};
use crate::wire::{From, header, status};
use serde_json::json;
use server::{Config, Limits};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::sleep;

/// A proxy that ends with the test, however that ends.
struct Proxy {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a proxy; `configure` writes what it needs into a folder and says how to call it.
async fn start(configure: impl Fn(&Path, SocketAddr) -> Command) -> Proxy {
    // Somebody else may take the port before the proxy does.
    for _ in 0..10 {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let folder = TempDir::new().unwrap();
        let mut command = configure(folder.path(), address);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let mut proxy = Proxy { child, address, _folder: folder };
        while proxy.child.try_wait().unwrap().is_none() {
            if TcpStream::connect(address).await.is_ok() {
                return proxy;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
    panic!("the proxy does not start");
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("-v").stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok_and(|mut child| {
        let _ = child.wait();
        true
    })
}

/// As Debian's nginx would serve the site, with https in front of it.
fn nginx(folder: &Path, here: SocketAddr, site: SocketAddr) -> Command {
    let at = folder.display();
    let text = format!(
        "pid {at}/nginx.pid; error_log {at}/error.log; worker_processes 1;
         events {{ worker_connections 64; }}
         http {{
             access_log off;
             client_body_temp_path {at}/body; proxy_temp_path {at}/proxy; fastcgi_temp_path {at}/fastcgi;
             uwsgi_temp_path {at}/uwsgi; scgi_temp_path {at}/scgi;
             map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
             server {{
                 listen {here};
                 location / {{
                     proxy_pass http://{site};
                     proxy_http_version 1.1;
                     proxy_set_header Host $http_host;
                     proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
                     proxy_set_header X-Forwarded-Proto https;
                     proxy_set_header Upgrade $http_upgrade;
                     proxy_set_header Connection $connection_upgrade;
                 }}
             }}
         }}"
    );
    let file = folder.join("nginx.conf");
    std::fs::write(&file, text).unwrap();
    let mut command = Command::new("nginx");
    command.arg("-p").arg(folder).arg("-c").arg(file).arg("-g").arg("daemon off; master_process off;");
    command
}

fn caddy(folder: &Path, here: SocketAddr, site: SocketAddr) -> Command {
    let text = format!(
        "{{
             admin off
             auto_https off
         }}
         http://:{} {{
             bind 127.0.0.1
             reverse_proxy {site} {{
                 header_up X-Forwarded-Proto https
             }}
         }}",
        here.port()
    );
    let file = folder.join("Caddyfile");
    std::fs::write(&file, text).unwrap();
    let mut command = Command::new("caddy");
    command.arg("run").arg("--adapter").arg("caddyfile").arg("--config").arg(file);
    command.env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder).env("HOME", folder);
    command
}

async fn behind(program: &str, configure: impl Fn(&Path, SocketAddr, SocketAddr) -> Command) {
    let data = Data::new();
    let limits = Limits { new_games_a_minute: 2, ..Limits::default() };
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let site = Site::start(Config { limits, trusted_proxies, ..data.config() }).await;
    let proxy = start(|folder, here| configure(folder, here, site.address())).await;
    println!("{program} stands in front");
    let make =
        async |from: u8, to: SocketAddr, lines: &str| status(&From(from).post(to, "/api/v1/games", lines, "{}").await);
    // Two a minute for each visitor, not for all of them together, and whatever one says of oneself.
    let lie = "X-Forwarded-For: 198.51.100.1\r\nForwarded: for=198.51.100.2\r\n";
    assert_eq!(make(2, proxy.address, "").await, 201);
    assert_eq!(make(2, proxy.address, lie).await, 201);
    assert_eq!(make(2, proxy.address, "X-Forwarded-For: 198.51.100.3\r\n").await, 429);
    assert_eq!(make(3, proxy.address, lie).await, 201);
    // Past the proxy nobody is believed.
    assert_eq!(make(2, site.address(), "X-Forwarded-For: 198.51.100.4\r\n").await, 429);
    assert_eq!(make(4, site.address(), "X-Forwarded-For: 127.0.0.2\r\n").await, 201);

    let secure = async |from: u8, to: SocketAddr, lines: &str| {
        header(&From(from).get(to, "/", lines).await, "set-cookie").contains("Secure")
    };
    assert!(secure(2, proxy.address, "").await);
    assert!(!secure(2, site.address(), "X-Forwarded-Proto: https\r\nForwarded: proto=https\r\n").await);

    // A game is played through it.
    let mut visitor = site.visitor();
    let id = visitor.make(json!({})).await;
    let (mut line, _) = visitor.at(proxy.address).connect(&id).await;
    assert_eq!(line.play(1, "7g7f").await["type"], "move");
    drop(line);
    drop(proxy);
    site.stop().await;
}

#[tokio::test]
async fn behind_nginx_each_visitor_is_one() {
    if !is_there("nginx") {
        println!("skipped: no nginx");
        return;
    }
    behind("nginx", nginx).await;
}

#[tokio::test]
async fn behind_caddy_each_visitor_is_one() {
    if !is_there("caddy") {
        println!("skipped: no Caddy");
        return;
    }
    behind("Caddy", caddy).await;
}
