import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  away: "Away",
  events: "Events",
  public: "Public holiday",
  school: "School holidays",
  shift: "Shift",
  title: "What the signs mean",
} as const satisfies Record<string, Message>;

/** What a phone's month calls its signs, in every language. */
export const monthKeyMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    away: "Weg",
    events: "Termine",
    public: "Feiertag",
    school: "Schulferien",
    shift: "Schicht",
    title: "Was die Zeichen bedeuten",
  },
};
