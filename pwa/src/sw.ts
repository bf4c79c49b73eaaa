import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const scope = new URL(self.registration.scope).pathname;

precache([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
clientsClaim();

// The page decides when a new version takes over, so that nothing half typed is lost.
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") void self.skipWaiting();
});

const fromShell = async (file: string, request: Request): Promise<Response> =>
  (await matchPrecache(file)) ?? fetch(request);

// Only the app's own files: answers of /api and everything of the wall go to the network untouched.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(scope))
    return;
  if (request.mode === "navigate") event.respondWith(fromShell(`${scope}index.html`, request));
  else if (getCacheKeyForURL(pathname) !== undefined)
    event.respondWith(fromShell(pathname, request));
});
