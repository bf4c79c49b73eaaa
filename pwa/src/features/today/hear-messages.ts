import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  allDone: "You have done everything for today.",
  dinner: "For dinner there is {what}.",
  hear: "Hear my day",
  hello: "Hello {name}! Today is {day}.",
  left: "You still have to do: {what}.",
  nextAt: "Next comes {what}, at {time}.",
  onToday: "Today there is {what}.",
  thenAt: "Then {what}, at {time}.",
} as const satisfies Record<string, Message>;

/** What a child's phone reads of the day, in every language. */
export const hearMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    allDone: "Für heute hast du alles geschafft.",
    dinner: "Zum Abendessen gibt es {what}.",
    hear: "Meinen Tag anhören",
    hello: "Hallo {name}! Heute ist {day}.",
    left: "Du hast noch zu tun: {what}.",
    nextAt: "Als Nächstes kommt {what}, um {time}.",
    onToday: "Heute ist {what}.",
    thenAt: "Danach {what}, um {time}.",
  },
};
