// Runs beside the pages. What needs no server — the rules, the games of the family, help — is kept and read without a
// connection; any other page says then that it needs the server. The server writes `SITE` above this: its version, the pages to
// keep, and the page that says so.

const CACHE = `miyako-${SITE.version}`;
const READABLE = /^\/(rules|family|history|help|about|privacy|licences)(\/|$)/;

addEventListener("install", (event) => event.waitUntil(keepPages().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(forgetOldVersions().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "GET" && url.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (request.method === "GET" && request.mode === "navigate") event.respondWith(page(event, url));
  // In another language the pages are others.
  else if (request.mode === "navigate" && url.pathname === "/language") event.respondWith(inOtherLanguage(event));
});

// Whoever is not at the site is called: always with something to be seen, as browsers want it.
addEventListener("push", (event) => {
  const { title = "Miyako", body = "", url = "/notices", tag = "miyako", lang } = read(event.data);
  const look = { body, tag, lang, renotify: true, icon: "/static/icons/192.png", badge: "/static/icons/favicon.png", data: { url } };
  event.waitUntil(registration.showNotification(title, look));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.url ?? "/notices"));
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

// A tab that shows it already comes to the front; one in which somebody may be playing is left alone. Nobody is led to another site.
async function goTo(path) {
  const { href, origin } = new URL(path, location.href);
  if (origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === href);
  await (there ? there.focus() : clients.openWindow(href));
}

async function keepPages() {
  const cache = await caches.open(CACHE);
  for (const path of SITE.pages) {
    const response = await fetch(path, { cache: "no-cache" });
    if (response.ok) await keep(cache, path, response);
  }
}

// A page is of use with its files only: they stand in it by their addresses.
async function keep(cache, path, response) {
  const files = [...(await response.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"#]+)/g)].map(([, address]) => address);
  await cache.put(path, response);
  await Promise.all(files.map(async (address) => (await cache.match(address)) ?? cache.add(address)));
}

async function forgetOldVersions() {
  const old = (await caches.keys()).filter((name) => name.startsWith("miyako-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Files are found under their version's address and never change there.
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && request.url.includes(`/static/${SITE.version}/`)) await cache.put(request, response.clone());
  return response;
}

async function page(event, url) {
  try {
    const response = await fetch(event.request);
    if (response.ok && READABLE.test(url.pathname)) {
      const copy = response.clone();
      event.waitUntil(caches.open(CACHE).then((cache) => keep(cache, url.pathname + url.search, copy)));
    }
    return response;
  } catch {
    const cache = await caches.open(CACHE);
    const kept = READABLE.test(url.pathname) && (await cache.match(url.pathname + url.search));
    return kept || (await cache.match(SITE.offline)) || Response.error();
  }
}

async function inOtherLanguage(event) {
  const response = await fetch(event.request);
  event.waitUntil(keepPages().catch(() => {}));
  return response;
}
