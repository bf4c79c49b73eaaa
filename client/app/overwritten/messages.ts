import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  nothing: "nothing",
  overwritten: "Somebody changed “{mine}” to “{theirs}”",
  overwrittenOf: "{what}: somebody changed “{mine}” to “{theirs}”",
} as const satisfies Record<string, Message>;

/** What whoever wrote first is told when a later change won, in every language. */
export const overwrittenMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    nothing: "nichts",
    overwritten: "Jemand hat „{mine}“ in „{theirs}“ geändert",
    overwrittenOf: "{what}: Jemand hat „{mine}“ in „{theirs}“ geändert",
  },
};
