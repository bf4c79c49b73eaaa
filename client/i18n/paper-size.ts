/** Where letters are written on Letter paper rather than on A4. */
const letterRegions = new Set([
  "US",
  "CA",
  "MX",
  "PH",
  "CL",
  "CO",
  "VE",
  "CR",
  "GT",
  "PA",
  "DO",
  "PR",
]);

/** The paper that is usual where a language tag is from. */
export const paperSizeFor = (tag: string): "a4" | "letter" =>
  letterRegions.has(new Intl.Locale(tag).maximize().region ?? "") ? "letter" : "a4";

/** The paper that is usual where the house's locale is from; for "auto" where the browser's is. */
export const paperSizeOfHouse = (locale: string): "a4" | "letter" =>
  paperSizeFor(locale === "auto" ? navigator.language : locale);
