//! A name without a password: the browser's own authenticator keeps the key, as a phone would.

use super::driver::Window;
use super::house::Data;
use super::start_browser;
use super::two_people::wait_for;

#[test]
fn a_device_takes_the_place_of_a_password() {
    let Some(browser) = start_browser("passkeys") else { return };
    let data = Data::new("passkeys");
    let house = data.open("127.0.0.1:0");
    let anna = browser.window();
    // By an address of figures no browser makes passkeys: the page says where it does.
    anna.go(&format!("http://127.0.0.1:{}/account", house.port()));
    assert_eq!(anna.run("return document.querySelectorAll('[data-passkey]').length"), 0);
    anna.click("main a[href^='http://localhost:']");
    wait_for(&anna, "h1", "Your name here");
    let laptop = anna.add_authenticator();
    anna.fill("#new-name", "Anna Rossi");
    anna.click("[name=of_age]");
    anna.click("[data-passkey=new]");
    wait_for(&anna, "h1", "Your codes in reserve");
    assert_eq!(anna.run("return document.querySelectorAll('.codes li').length"), 10);

    // In again, with nothing typed.
    sign_out_and_in(&anna, house.port());

    // The device shows that it is her where a password would be asked, and is told that it has a key already.
    open(&anna, "/account/codes");
    anna.click("form[action='/account/codes'] [data-passkey=confirm]");
    wait_for(&anna, "h1", "Your codes in reserve");
    anna.go(&format!("http://localhost:{}/account", house.port()));
    open(&anna, "/account/passkeys");
    anna.click("[data-passkey=add]");
    wait_for(&anna, "[role=alert]", "This device has a passkey for you already.");
    open(&anna, "/account/password");
    anna.fill("#new", "cavallo verde 9");
    anna.click("form[action='/account/password'] [data-passkey=confirm]");
    anna.wait("a field for the password there is now", || {
        (anna.run("return !!document.querySelector('#old')") == true).then_some(())
    });

    // Another device, let in by the password; the first key goes, and with it nothing else.
    anna.remove_authenticator(&laptop);
    anna.add_authenticator();
    open(&anna, "/account/passkeys");
    anna.fill("#key-password", "cavallo verde 9");
    anna.click("[data-passkey=add]");
    wait_for_keys(&anna, 2);
    anna.click("form[action$='/remove'] button");
    wait_for_keys(&anna, 1);
    sign_out_and_in(&anna, house.port());
}

fn sign_out_and_in(anna: &Window<'_>, port: u16) {
    let account = format!("http://localhost:{port}/account");
    anna.go(&account);
    anna.click("form[action='/account/out'] button");
    anna.wait("the home page", || (anna.run("return location.pathname") == "/").then_some(()));
    anna.go(&account);
    anna.click("[data-passkey=in]");
    anna.wait("the home page", || (anna.run("return location.pathname") == "/").then_some(()));
    anna.go(&account);
    wait_for(anna, "h1", "Anna Rossi");
}

/// Opens the part of the page with the form that goes there.
fn open(anna: &Window<'_>, action: &str) {
    anna.click(&format!("details:has(form[action='{action}']) summary"));
}

fn wait_for_keys(anna: &Window<'_>, keys: u32) {
    anna.wait("so many keys", || {
        (anna.run("return document.querySelectorAll(\"form[action$='/remove']\").length") == keys).then_some(())
    });
}
