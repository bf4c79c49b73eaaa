import type { Message } from "#client/i18n/catalogue.ts";

/** What the wall at rest says, in English. */
export const en = {
  goodNight: "The wall sleeps until {time}. A tap wakes it.",
  hidden: "The photo is hidden",
  resting: "The wall is resting. A tap wakes it.",
  yearsAgo: { one: "A year ago today", other: "{count} years ago today" },
} as const satisfies Readonly<Record<string, Message>>;
