const numbers: readonly (readonly [zones: RegExp, number: string])[] = [
  [/^Europe\//, "112"],
  [
    /^(America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Detroit|Boise|Anchorage|Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Mexico_City|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/,
    "911",
  ],
  [/^Australia\//, "000"],
  [/^Pacific\/(Auckland|Chatham)/, "111"],
];

/** The emergency number where a family's time zone lies; undefined where a zone alone can't tell. */
export const emergencyNumber = (timeZone: string): string | undefined =>
  numbers.find(([zones]) => zones.test(timeZone))?.[1];
