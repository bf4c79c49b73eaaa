import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from "workbox-precaching";

/** Keeps the app's own files, and nothing that the house answers. */
export const precacheApp = (files: readonly (PrecacheEntry | string)[]): void => {
  precache([...files]);
  cleanupOutdatedCaches();
};

const fromShell = async (file: string, request: Request): Promise<Response> =>
  (await matchPrecache(file)) ?? fetch(request);

/** The app's own file that a request is for; undefined for /api and for everything of the wall, which go to the network untouched. */
export const precachedResponse = (
  request: Request,
  scope: string,
): Promise<Response> | undefined => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(scope))
    return undefined;
  if (request.mode === "navigate") return fromShell(`${scope}index.html`, request);
  return getCacheKeyForURL(pathname) === undefined ? undefined : fromShell(pathname, request);
};
