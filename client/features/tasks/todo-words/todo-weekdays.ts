/** Names of weekdays in English and German; Monday is 1. */
export const weekdayNames: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ["monday", "mon", "montag"],
    ["tuesday", "tues", "tue", "dienstag"],
    ["wednesday", "weds", "wed", "mittwoch"],
    ["thursday", "thurs", "thur", "thu", "donnerstag"],
    ["friday", "fri", "freitag"],
    ["saturday", "sat", "samstag", "sonnabend"],
    ["sunday", "sun", "sonntag"],
  ].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);
/** German short names, which are other words too: only behind a word that a day follows. */
export const shortWeekdayNames: Readonly<Record<string, number>> = {
  ...{ mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6, so: 7 },
};

/** The alternatives of a pattern that are a list's words, longest first. */
export const anyWordOf = (words: object): string =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
