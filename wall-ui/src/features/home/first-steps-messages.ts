import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = { chore: "First chore", date: "First event", calendars: "Your calendars" } as const;

/** What a family that has just moved in is offered to do first, in every language. */
export const firstStepsMessages: FeatureMessages<typeof en> = {
  en,
  de: { chore: "Eine Aufgabe", date: "Ein Termin", calendars: "Eure Kalender" },
};
