import { clientsClaim } from "workbox-core";
import type { PrecacheEntry } from "workbox-precaching";
import { answer } from "./sw/notification-click.ts";
import { tell } from "./sw/push-notification.ts";
import { isShare, takeShare } from "./sw/share-target.ts";
import { keepShell, shellFor } from "./sw/precache.ts";
import { subscribeAgain } from "./sw/subscription-change.ts";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const scope = new URL(self.registration.scope).pathname;

keepShell(self.__WB_MANIFEST);
clientsClaim();

// The page decides when a new version takes over, so that nothing half typed is lost.
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const answered = isShare(request, scope) ? takeShare(request, scope) : shellFor(request, scope);
  if (answered !== undefined) event.respondWith(answered);
});

self.addEventListener("push", (event) => event.waitUntil(tell(self, event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(answer(self, event)));
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(subscribeAgain(self.registration.pushManager)),
);
