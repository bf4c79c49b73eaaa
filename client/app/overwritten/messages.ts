import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  nothing: "nothing",
  house: "Settings",
  servings: "for {count}",
  otherPicture: "{what}: somebody chose another picture",
  otherAisle: "{what}: somebody chose another aisle",
  overwritten: "Somebody changed “{mine}” to “{theirs}”",
  overwrittenOf: "{what}: somebody changed “{mine}” to “{theirs}”",
} as const satisfies Record<string, Message>;

/** What whoever wrote first is told when a later change won, in every language. */
export const overwrittenMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    nothing: "nichts",
    house: "Einstellungen",
    servings: "für {count}",
    otherPicture: "{what}: Jemand hat ein anderes Bild gewählt",
    otherAisle: "{what}: Jemand hat einen anderen Gang gewählt",
    overwritten: "Jemand hat „{mine}“ in „{theirs}“ geändert",
    overwrittenOf: "{what}: Jemand hat „{mine}“ in „{theirs}“ geändert",
  },
};
