import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  anew: "Start anew",
  left: "This was left unfinished here.",
  others: "Somebody changed this meanwhile. Saving writes yours over it: {what}",
  othersSome: "Somebody changed some of it meanwhile. Saving writes yours over theirs.",
} as const satisfies Record<string, Message>;

/** What stands over something half-written that is there again. */
export const restoredDraftMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    anew: "Neu beginnen",
    left: "Das hier blieb unfertig liegen.",
    others: "Das hat inzwischen jemand geändert. Beim Speichern gilt deins statt: {what}",
    othersSome: "Manches davon hat inzwischen jemand geändert. Beim Speichern gilt deins.",
  },
};
