import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { askNumberedWeeks, isOfAnotherWeekday } from "../questions.ts";
import { askException, askWhichDay, factLineOf, isBare, isNamed } from "./fact-line.ts";
import { binWords } from "./fact-words.ts";

/** How often a bin comes at most, in weeks. */
const mostWeeks = 52;

/** A bin that is collected on one weekday, every so many weeks: "Altpapier alle zwei Wochen dienstags". */
export const binFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line, own: isUsual } = factLineOf(text, language, context, (scanner) => {
    const isSaid = scanner.find(binWords.isOn) !== null;
    for (let found = scanner.take(binWords.beside); found !== null;)
      found = scanner.take(binWords.beside);
    return isSaid;
  });
  const { phrases, days } = line;
  const { repeat, ending, title, whose, times, dates } = phrases;
  const [first] = days;
  const isWeekly = repeat?.parts.includes("FREQ=WEEKLY") === true;
  // "Bin day is Thursday" is said of every week.
  const isUsualDay = isUsual && repeat === null && dates?.isWeekday === true;
  if (first === undefined || !(isWeekly || isUsualDay)) return undefined;
  // A rule has one weekday and goes on.
  if ((repeat?.weekdays.length ?? 1) > 1 || ending.count !== undefined || ending.last !== undefined)
    return undefined;
  if (isOfAnotherWeekday({ dates, repeat, days })) return undefined;
  const everyWeeks = repeat?.interval ?? 1;
  if (!isBare(phrases) || everyWeeks > mostWeeks) return undefined;
  const isBin = isNamed(title, binWords.sure);
  const holdsBin = new RegExp(`(?<!\\p{L})(?:${binWords.sure})(?!\\p{L})`, "iu").test(title);
  if (!isBin && !holdsBin && !isNamed(title, binWords.doubtful)) return undefined;
  const hasHour = times.start !== undefined || times.part !== undefined;
  return {
    ...{ kind: "bin", name: title.slice(0, 40) },
    rule: { first: String(first), everyWeeks },
    isSure: isBin && repeat !== null && whose.memberIds.length === 0 && !hasHour,
    asks: [
      ...(repeat === null ? [] : askWhichDay(days)),
      ...askNumberedWeeks(phrases),
      ...askException(phrases),
    ],
  };
};
