import type { Temporal } from "temporal-polyfill";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import type { DatePhrase } from "./date-phrase.ts";

type Day = Temporal.PlainDate;

const weekdayPattern = ({ weekdays, shortWeekdays }: PhraseLanguage): string =>
  `${alternativesPattern(weekdays)}|${alternativesPattern(shortWeekdays)}`;

const weekdayOf = ({ weekdays, shortWeekdays }: PhraseLanguage, word: string | undefined): number =>
  meaningOfPhrase({ ...weekdays, ...shortWeekdays }, word ?? "") ?? 0;

const upcomingWeekday = (today: Day, number: number): Day =>
  today.add({ days: (number - today.dayOfWeek + 7) % 7 });

const weekdayOfNextWeek = (today: Day, number: number): Day =>
  today.add({ days: 7 - today.dayOfWeek + number });

/** "next week on Tuesday", "Tuesday next week" */
const dayOfNextWeek = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  return [
    String.raw`(?:(?:${says.nextWeek}),? (?:on )?(?:am )?(?<w>${weekdayPattern(language)})|(?<v>${weekdayPattern(language)}) (?:in )?(?:der )?(?:${says.nextWeek}))\.?`,
    ({ w, v }) => ({ days: [weekdayOfNextWeek(today, weekdayOf(language, w ?? v))] }),
  ];
};

/** "at the weekend", "next weekend" */
const weekend = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  return [
    String.raw`(?:am |on |the )?(?<next>(?:${says.next}) )?(?:${says.coming} )?(?:${says.weekend})`,
    ({ next }) => {
      const saturday = upcomingWeekday(today, 6);
      return { days: next === undefined ? [saturday] : [weekdayOfNextWeek(today, 6), saturday] };
    },
  ];
};

/** "next Tuesday", which may be in this week or in the next */
const nextWeekday = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  return [
    String.raw`(?:am |on |den )?(?:${says.next}) (?<w>${weekdayPattern(language)})\.?`,
    ({ w }) => {
      const [soon, later] = [
        upcomingWeekday(today, weekdayOf(language, w)),
        weekdayOfNextWeek(today, weekdayOf(language, w)),
      ];
      const either = soon.equals(today) || soon.equals(later) ? [later] : [later, soon];
      return { days: either };
    },
  ];
};

/** "this Tuesday" */
const comingWeekday = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  return [
    String.raw`(?:am |on |den )?(?:${says.coming}) (?<w>${weekdayPattern(language)})\.?`,
    ({ w }) => {
      const day = upcomingWeekday(today, weekdayOf(language, w));
      return { days: [day.equals(today) ? day.add({ days: 7 }) : day] };
    },
  ];
};

/** A weekday alone, which may only repeat a date that stands beside it. */
export const bareWeekdayPhrase = (language: PhraseLanguage, today: Day): DatePhrase => [
  String.raw`(?:am |on |den )?(?<w>${weekdayPattern(language)})\.?`,
  ({ w }) => {
    const day = upcomingWeekday(today, weekdayOf(language, w));
    return {
      days: day.equals(today) ? [day, day.add({ days: 7 })] : [day],
      weekday: weekdayOf(language, w),
    };
  },
];

/** The phrases that say which one of a weekday is meant, most certain first. */
export const weekdayPhrases = (language: PhraseLanguage, today: Day): DatePhrase[] => [
  dayOfNextWeek(language, today),
  weekend(language, today),
  nextWeekday(language, today),
  comingWeekday(language, today),
];
