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

/** "the week after next on Tuesday", "übernächste Woche Dienstag" */
const dayOfWeekAfterNext = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  const day = weekdayPattern(language);
  return [
    String.raw`(?:(?:${says.weekAfterNext}),? (?:on )?(?:am )?(?<w>${day})|(?<v>${day}) (?:in )?(?:${says.weekAfterNext}))\.?`,
    ({ w, v }) => ({
      days: [weekdayOfNextWeek(today, weekdayOf(language, w ?? v)).add({ weeks: 1 })],
    }),
  ];
};

/** "at the weekend", "next weekend", "the weekend after next", "last weekend" */
const weekend = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  return [
    String.raw`(?:am |on |the )?(?:(?<next>${says.next}) |(?<later>${says.afterNext}) |(?<last>${says.last}) )?(?:${says.coming} )?(?:${says.weekend})(?<behind> (?:${says.afterNext}))?`,
    ({ next, later, last, behind }) => {
      const saturday = upcomingWeekday(today, 6);
      if (last !== undefined) return { days: [saturday.subtract({ weeks: 1 })] };
      if (next !== undefined) return { days: [weekdayOfNextWeek(today, 6), saturday] };
      const isAfterNext = later !== undefined || behind !== undefined;
      return isAfterNext
        ? { days: [1, 2].map((weeks) => saturday.add({ weeks })) }
        : { days: [saturday] };
    },
  ];
};

/** The next of a weekday, which may be in this week or in the next; likeliest first. */
const eitherNext = (today: Day, weekday: number): Day[] => {
  const [soon, later] = [upcomingWeekday(today, weekday), weekdayOfNextWeek(today, weekday)];
  return soon.equals(today) || soon.equals(later) ? [later] : [later, soon];
};

/** "next Tuesday" */
const nextWeekday = (language: PhraseLanguage, today: Day): DatePhrase => [
  String.raw`(?:am |on |den )?(?:${language.says.next}) (?<w>${weekdayPattern(language)})\.?`,
  ({ w }) => ({ days: eitherNext(today, weekdayOf(language, w)) }),
];

/** "the Tuesday after next", "übernächsten Dienstag" */
const weekdayAfterNext = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says } = language;
  const day = weekdayPattern(language);
  return [
    String.raw`(?:am |on |den |the )*(?:(?:${says.afterNext}) (?<w>${day})|(?<v>${day}) (?:${says.afterNext}))\.?`,
    ({ w, v }) => {
      const next = eitherNext(today, weekdayOf(language, w ?? v));
      return { days: next.map((each) => each.add({ weeks: 1 })).toReversed() };
    },
  ];
};

/** "last Tuesday", which is over; not "the last Tuesday of November" */
const lastWeekday = (language: PhraseLanguage, today: Day): DatePhrase => [
  String.raw`(?:am |on |den )?(?:${language.says.last}) (?<w>${weekdayPattern(language)})\.?(?! (?:of|in|im|des|before|vor)(?!\p{L}))`,
  ({ w }) => {
    const day = upcomingWeekday(today, weekdayOf(language, w));
    return { days: [day.subtract({ weeks: 1 })] };
  },
];

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

/** What makes a weekday the name of a feast: "Easter Monday", "Good Friday". */
const ofFeast = "easter|good|ash|maundy|holy|shrove|whit|palm|black|cyber|giving";

/** A weekday alone, which may only repeat a date that stands beside it. */
export const bareWeekdayPhrase = (language: PhraseLanguage, today: Day): DatePhrase => [
  String.raw`(?<!(?<!\p{L})(?:${ofFeast}) )(?:am |on |den )?(?<w>${weekdayPattern(language)})\.?`,
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
  dayOfWeekAfterNext(language, today),
  dayOfNextWeek(language, today),
  weekend(language, today),
  weekdayAfterNext(language, today),
  nextWeekday(language, today),
  lastWeekday(language, today),
  comingWeekday(language, today),
];
