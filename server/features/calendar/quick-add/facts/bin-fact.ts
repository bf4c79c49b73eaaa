import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
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
  const { line } = factLineOf(text, language, context, (scanner) => {
    for (let found = scanner.take(binWords.beside); found !== null;)
      found = scanner.take(binWords.beside);
  });
  const { phrases, days } = line;
  const { repeat, ending, title, whose, times } = phrases;
  const [first] = days;
  if (repeat === null || !repeat.parts.includes("FREQ=WEEKLY") || first === undefined)
    return undefined;
  // A rule has one weekday and goes on.
  if (repeat.weekdays.length > 1 || ending.count !== undefined || ending.last !== undefined)
    return undefined;
  if (!isBare(phrases) || repeat.interval > mostWeeks) return undefined;
  const isBin = isNamed(title, binWords.sure);
  const holdsBin = new RegExp(`(?<!\\p{L})(?:${binWords.sure})(?!\\p{L})`, "iu").test(title);
  if (!isBin && !holdsBin && !isNamed(title, binWords.doubtful)) return undefined;
  const hasHour = times.start !== undefined || times.part !== undefined;
  return {
    ...{ kind: "bin", name: title.slice(0, 40) },
    rule: { first: String(first), everyWeeks: repeat.interval },
    isSure: isBin && whose.memberIds.length === 0 && !hasHour,
    asks: [...askWhichDay(days), ...askException(phrases)],
  };
};
