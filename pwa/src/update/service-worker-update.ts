import { useSyncExternalStore } from "react";

type Listener = () => void;

let registration: ServiceWorkerRegistration | undefined;
let waiting: ServiceWorker | undefined;
let taking = false;
const listeners = new Set<Listener>();

/** Whether a worker is the phone app's; the wall at the same address has one of its own. */
const isOurs = (worker: ServiceWorker | null): boolean =>
  worker !== null && new URL(worker.scriptURL).pathname.startsWith(import.meta.env.BASE_URL);

const found = (worker: ServiceWorker | null) => {
  // The first one ever isn't an update: the page came from the network a moment ago.
  if (worker === null || !isOurs(navigator.serviceWorker.controller)) return;
  waiting = worker;
  for (const listener of listeners) listener();
};

const watch = (registered: ServiceWorkerRegistration) => {
  registration = registered;
  found(registered.waiting);
  registered.addEventListener("updatefound", () => {
    const coming = registered.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") found(coming);
    });
  });
};

/**
 * Installs the service worker once the page has come to rest, so that the app opens without a network the next time.
 * Does nothing on plain http, where browsers have none.
 */
export const startUpdates = (): void => {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const base = import.meta.env.BASE_URL;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (taking) location.reload();
  });
  const install = () =>
    // A browser that refuses leaves an app that needs the network, no more.
    void navigator.serviceWorker
      .register(`${base}sw.js`, { scope: base, updateViaCache: "none" })
      .then(watch)
      .catch(() => undefined);
  addEventListener("load", () => setTimeout(install, 1500), { once: true });
};

/** Asks whether there is a newer app; whoever uses useWaitingUpdate hears of it. */
export const checkForUpdate = (): void => void registration?.update().catch(() => undefined);

/** Whether a service worker answers for this page: a new version then waits for takeOver. */
export const hasServiceWorker = (): boolean =>
  "serviceWorker" in navigator && isOurs(navigator.serviceWorker.controller);

/** Opens the page again with the newest app. */
export const openNewVersion = (): void => {
  if (waiting === undefined) {
    location.reload();
    return;
  }
  taking = true;
  waiting.postMessage("take-over");
};

/** Whether a new app is here and waits to be opened. */
export const useWaitingUpdate = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
