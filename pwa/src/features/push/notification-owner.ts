import { writeLocal, readLocal } from "#client/platform/local-storage.ts";

const place = "notifications-of";

/** The member who switched notifications on in this browser; undefined while nobody did. */
export const notificationOwner = (): string | undefined => readLocal(place);

/** Remembers who switched notifications on in this browser, or that nobody did. */
export const rememberNotificationOwner = (memberId: string | undefined): void =>
  writeLocal(place, memberId);
