import type { Temporal } from "temporal-polyfill";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import type { Scanner } from "../scanner.ts";
import { datedDays } from "./calendar-day.ts";
import type { ParsedDates } from "./dates.ts";

type Day = Temporal.PlainDate;

/** Consumes the month from which something is repeated: "every Tuesday from January"; null where none is named. */
export const consumeFirstMonth = (
  scanner: Scanner,
  { says, months }: PhraseLanguage,
  today: Day,
): ParsedDates | null => {
  const found = scanner.take(
    String.raw`(?:${says.startingIn}) (?<month>${alternativesPattern(months)})\.?(?! ?\d)`,
  );
  const month = meaningOfPhrase(months, found?.groups["month"] ?? "");
  if (found === null || month === undefined) return null;
  const days = month === today.month ? [today] : datedDays(today, undefined, month, 1);
  return { days, words: found.words };
};
