/** The units in which a family reads the weather. */
export type Units = "metric" | "imperial";

const imperialRegions = ["US", "LR", "MM", "BS", "BZ", "KY", "PW", "FM", "MH"];

/** Which units people use where a language's region lies; metric where it names none. */
export const unitsOf = (locale: string): Units =>
  imperialRegions.includes(new Intl.Locale(locale).region ?? "") ? "imperial" : "metric";
