import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = { noSuchPage: "There is no page {address}" } as const;

/** What is said of an address that leads nowhere, in every language. */
export const noSuchPageMessages: FeatureMessages<typeof en> = {
  en,
  de: { noSuchPage: "Eine Seite {address} gibt es nicht" },
};
