import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
import type { Scanner, Token } from "./scanner.ts";
import { minutesPerDay } from "./hours.ts";

const unitsOf = ({ units }: PhraseLanguage, isShort: boolean): string =>
  alternativesPattern(
    Object.fromEntries(
      Object.entries(units).filter(([, each]) => each < minutesPerDay === isShort),
    ),
  );

/** Excludes "15h", an hour of the day, "100 m", a distance, and "am". */
const isLength = ({ groups }: Token): boolean => {
  const unit = groups["unit"]?.toLowerCase() ?? "";
  // "4:10 am" isn't a minute: a number in letters stands apart.
  if (groups["space"] === "" && /\D$/.test(groups["n"] ?? "")) return false;
  if (groups["said"] !== undefined || (unit !== "h" && unit !== "m")) return true;
  return groups["space"] === "" && (unit === "m" || Number(groups["n"]) <= 6);
};

/** Consumes a length and returns it in minutes, so that it isn't read as an hour. */
export const consumeDuration = (scanner: Scanner, language: PhraseLanguage): number | undefined => {
  const { says, numbers, units } = language;
  const lead = `(?:${says.duration})`;
  if (scanner.take(`(?:${lead} )?(?:${says.hourAndHalf})`) !== null) return 90;
  if (scanner.take(`(?:${lead} )?(?:${says.halfHour})`) !== null) return 30;
  const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?|${alternativesPattern(numbers)}`;
  const [short, long] = [unitsOf(language, true), unitsOf(language, false)];
  const rest = String.raw`(?:\s?(?<rest>\d{1,2})\s?(?:min|minutes|mins|m|minuten)?)?`;
  const brief = scanner.find(
    String.raw`(?<said>${lead} )?(?<n>${number})(?<space>\s?)-?(?<unit>${short})\.?${rest}(?:\s(?:lang|long))?(?!-\p{L})`,
  );
  // "2-3 hours" is no length.
  const isRange = /\d\s?[-–—]\s?$/.test(scanner.left().slice(0, brief?.index));
  const isBrief = brief !== null && !isRange && isLength(brief);
  if (isBrief) scanner.cut(brief.index, brief.end);
  const found = isBrief
    ? brief
    : (scanner.take(String.raw`${lead} (?<n>${number})\s?(?<unit>${long})(?: lang| long)?`) ??
      scanner.take(String.raw`(?<n>${number})\s(?<unit>${long}) (?:lang|long)`));
  if (found === null) return undefined;
  const { n = "", unit = "", rest: more = 0 } = found.groups;
  const count = meaningOfPhrase(numbers, n) ?? Number(n.replace(",", "."));
  return Math.round(count * (meaningOfPhrase(units, unit) ?? 0)) + Number(more);
};
