import { clientsClaim } from "workbox-core";
import type { PrecacheEntry } from "workbox-precaching";
import { handleNotificationClick } from "./sw/notification-click.ts";
import { showPushMessage } from "./sw/push-notification.ts";
import { isShareRequest, receiveShare } from "./sw/share-target.ts";
import { precacheApp, precachedResponse } from "./sw/precache.ts";
import { replaceSubscription } from "./sw/subscription-change.ts";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const scope = new URL(self.registration.scope).pathname;

precacheApp(self.__WB_MANIFEST);
clientsClaim();

// The page decides when a new version takes over, so that nothing half typed is lost.
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const answered = isShareRequest(request, scope)
    ? receiveShare(request, scope)
    : precachedResponse(request, scope);
  if (answered !== undefined) event.respondWith(answered);
});

self.addEventListener("push", (event) => event.waitUntil(showPushMessage(self, event.data)));
self.addEventListener("notificationclick", (event) =>
  event.waitUntil(handleNotificationClick(self, event)),
);
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(replaceSubscription(self.registration.pushManager)),
);
