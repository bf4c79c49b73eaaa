import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = { none: "The first star will appear here", title: "History" } as const;

/** What is said around how a member's stars came and went, in every language. */
export const starHistoryMessages: FeatureMessages<typeof en> = {
  en,
  de: { none: "Hier steht bald der erste Stern", title: "Verlauf" },
};
