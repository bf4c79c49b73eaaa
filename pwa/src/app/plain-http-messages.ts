import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  lacks: "Without https this app stays closed outside of the home Wi-Fi, and can’t notify you.",
} as const;

/** What a phone lacks on plain http, in every language. */
export const plainHttpMessages: FeatureMessages<typeof en> = {
  en,
  de: { lacks: "Ohne https bleibt diese App außerhalb des WLANs zu und kann dir nichts melden." },
};
