import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  anew: "Start anew",
  left: "This was left unfinished here.",
} as const satisfies Record<string, Message>;

/** What stands over something half-written that is there again. */
export const restoredDraftMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    anew: "Neu beginnen",
    left: "Das hier blieb unfertig liegen.",
  },
};
