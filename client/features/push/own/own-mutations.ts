import type { OwnNotificationsPatch } from "#contract/push-own.ts";
import { defineRead, defineWrite } from "../../../api/call.ts";
import type { CacheView } from "../../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../../mutations/define-mutation.ts";

/** The read of what this phone's member is told of, and when. */
export const ownNotificationsRead = defineRead("GET /api/push/own", "settings");

/** Chooses what this phone's member is told of, and when; shown at once. */
export const chooseOwnNotifications = defineMutation({
  operation: defineWrite("PATCH /api/push/own", ["settings"]),
  request: (patch: OwnNotificationsPatch) => ({ body: patch }),
  apply: (cache: CacheView, { hours = {}, ...patch }: OwnNotificationsPatch): void =>
    cache.update(ownNotificationsRead, (before) => ({
      ...before,
      ...patch,
      hours: { ...before.hours, ...hours },
    })),
  settle: (cache, _, answer) => cache.update(ownNotificationsRead, () => answer),
  scope: () => "own notifications",
});
