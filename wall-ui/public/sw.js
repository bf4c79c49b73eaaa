// The wall's service worker: it keeps nothing, and answers only where the house doesn't. Without it a wall that is opened
// while its server is away would show the browser's own error until somebody touches it.
// Plain JavaScript, because a browser fetches it by this name, unbundled.

const words = {
  en: [
    "The wall can’t reach its server",
    "It tries again every few seconds and comes back by itself.",
  ],
  de: [
    "Die Wand erreicht ihren Server nicht",
    "Sie versucht es alle paar Sekunden und kommt von selbst zurück.",
  ],
};

/** A page of the wall's paper that loads the same address again after five seconds; no script, no other file. */
const waitingPage = () => {
  const language = self.navigator.language.startsWith("de") ? "de" : "en";
  const [title, hint] = words[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Family Wall</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.2vmin;padding:6vmin;box-sizing:border-box;
text-align:center;background:#f3ecdf;color:#262a38;font-family:system-ui,sans-serif}
h1{margin:0;font-size:max(1.6rem,5vmin)}p{margin:0;font-size:max(1.1rem,2.8vmin);color:#5f5e64}
@media(prefers-color-scheme:dark){body{background:#211d1c;color:#f4e9d8}p{color:#b3a595}}
</style></head>
<body><h1>${title}</h1><p>${hint}</p></body></html>`;
};

/** Whether an address is a page of the wall; phones have a worker of their own, and the API answers for itself. */
const isWallPage = (pathname) => !/^\/(m|api)(\/|$)/.test(pathname);

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || !isWallPage(new URL(request.url).pathname)) return;
  const answer = () =>
    new Response(waitingPage(), {
      status: 503,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    });
  event.respondWith(fetch(request).catch(answer));
});
