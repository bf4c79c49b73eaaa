import { remember, remembered } from "#client/platform/local-storage.ts";

const place = "notifications-of";

/** The member who switched notifications on in this browser; undefined while nobody did. */
export const whoseNotifications = (): string | undefined => remembered(place);

/** Remembers who switched notifications on in this browser, or that nobody did. */
export const rememberWhose = (memberId: string | undefined): void => remember(place, memberId);
