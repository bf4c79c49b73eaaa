import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { EventPhrases } from "../event-phrases.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { askOpenDay } from "../questions.ts";
import { factLineOf, isBare, isNamed, lastDayOf } from "./fact-line.ts";
import { schoolHolidayWords } from "./fact-words.ts";

/** School holidays that would be longer are an end before its start: "24.10.-12.10.". */
const mostDays = 120;

/** Asks for the day on which holidays end that are said to begin, and the other way round. */
const askOtherDay = (
  { dates }: EventPhrases,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): UnderstoodFact["asks"] =>
  dates === null || dates.last !== undefined || (isFirst && isLast)
    ? []
    : [{ about: isFirst ? "lastDay" : "firstDay", words: dates.words }];

/** School holidays from a first to a last day: "Herbstferien 12.10.-24.10.". */
export const holidayFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line, own } = factLineOf(text, language, context, (scanner) => ({
    isFirst: scanner.take(schoolHolidayWords.begin) !== null,
    isLast: scanner.take(schoolHolidayWords.end) !== null,
  }));
  const { phrases, days } = line;
  const { dates, repeat, title, whose, times } = phrases;
  const [start] = days;
  const isSure = isNamed(title, schoolHolidayWords.sure);
  if (!isSure && !isNamed(title, schoolHolidayWords.doubtful)) return undefined;
  if (dates === null || start === undefined || repeat !== null || times.start !== undefined)
    return undefined;
  if (days.length > 1 || !isBare(phrases)) return undefined;
  const end = lastDayOf(phrases, start);
  const asks = own.isFirst || own.isLast ? askOtherDay(phrases, own) : askOpenDay(phrases);
  const length = start.until(end).days;
  if (length < 0 || length > mostDays) return undefined;
  return {
    kind: "schoolHolidays",
    holidays: { name: title, start: String(start), end: String(end) },
    // A day alone, and somebody's own holidays, may be something else.
    isSure: isSure && (dates.last !== undefined || asks.length > 0) && whose.memberIds.length === 0,
    asks,
  };
};
