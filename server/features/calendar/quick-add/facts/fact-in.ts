import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { isContractDay } from "#server/platform/clock.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { absenceFactIn } from "./absence-fact.ts";
import { binFactIn } from "./bin-fact.ts";
import { holidayFactIn } from "./holiday-fact.ts";
import { lessonFactIn } from "./lesson-fact.ts";

const readers = [binFactIn, holidayFactIn, lessonFactIn, absenceFactIn];

const daysOf = (fact: UnderstoodFact): readonly (string | undefined)[] => {
  if (fact.kind === "bin") return [fact.rule.first];
  if (fact.kind === "schoolHolidays") return [fact.holidays.start, fact.holidays.end];
  return fact.kind === "absence" ? [fact.absence.start, fact.absence.end] : [];
};

/** What else than an event a line says, in the first of the languages in which it says something; undefined where that lies beyond every calendar. */
export const factIn = (
  text: string,
  languages: readonly PhraseLanguage[],
  context: ParseContext,
): UnderstoodFact | undefined => {
  for (const language of languages)
    for (const read of readers)
      try {
        const fact = read(text, language, context);
        const isNear = (day: string | undefined) => day === undefined || isContractDay(day);
        if (fact !== undefined && daysOf(fact).every(isNear)) return fact;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
  return undefined;
};
