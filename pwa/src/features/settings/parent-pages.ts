/** The sections of the wall's Settings that a parent's phone shows as pages of their own. */
export const parentPages = [
  "house",
  "members",
  "chores",
  "calendars",
  "holidays",
  "bins",
  "timetable",
  "photos",
  "quiet",
  "https",
  "screen",
  "sources",
  "backups",
  "privacy",
  "about",
] as const;
export type ParentPage = (typeof parentPages)[number];

/** The page of an address; undefined where it names none. */
export const parentPageOf = (name: string | undefined): ParentPage | undefined =>
  parentPages.find((page) => page === name);
