import type { Message } from "../../../i18n/catalogue.ts";

/** What is said of public and school holidays, in English. */
export const en = {
  add: "Add",
  calendars: "Calendars with school holidays",
  calendarsHint: "Their whole days are school holidays: many schools offer such a calendar.",
  country: "Country",
  end: "Last day",
  find: "Find a country",
  guess: "Are you in {country}?",
  hint: "Shown quietly in the calendar; bins move by them, and there are no lessons.",
  name: "Name",
  nameHint: "Such as: Christmas holidays",
  noCountry: "None",
  noSchool: "None yet",
  overlap: "These days meet holidays that are already there.",
  phoneHint: "Public and school holidays",
  public: "Public holidays",
  region: "Region",
  remove: "Remove {name}",
  school: "School holidays",
  source: "Public holidays: date-holidays, CC BY-SA 3.0",
  start: "First day",
  title: "Holidays",
  unread: "Can’t be read now: {names}",
  whole: "Whole country",
  yes: "Yes, {country}",
} as const satisfies Readonly<Record<string, Message>>;
