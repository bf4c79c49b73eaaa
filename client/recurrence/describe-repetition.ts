import { dayOfWeekday, weekdayOf } from "../i18n/time.ts";
import { useI18n } from "../i18n/use-i18n.ts";
import { useMessages } from "../i18n/use-messages.ts";
import { recurrenceMessages, type RecurrenceTranslate } from "./messages/messages.ts";
import {
  dateOf,
  lastDayOfMonth,
  type MonthDay,
  nthWeekdayOf,
  type Repetition,
  type RunningRepetition,
} from "./repetition.ts";
import type { RepetitionUse } from "./repetition-uses.ts";

/** What describing needs besides the repetition. */
export interface DescribingContext {
  readonly translate: RecurrenceTranslate;
  readonly list: (words: readonly string[]) => string;
  readonly dayName: (day: string) => string;
  /** A day in words, as the end of a repetition. */
  readonly dayText: (day: string) => string;
}

/** A day of the month in words: "On the last Friday". */
export const describeMonthDay = (
  by: MonthDay,
  first: string,
  { translate, dayName }: Pick<DescribingContext, "translate" | "dayName">,
): string => {
  switch (by) {
    case "date":
      return translate("monthly.date", { day: dateOf(first) });
    case "lastDay":
    case lastDayOfMonth:
      return translate("monthly.lastDay");
    case "weekday":
      return translate("monthly.weekday", {
        nth: translate("ordinals").split(", ")[nthWeekdayOf(first) - 1] ?? "",
        day: dayName(first),
      });
    case "lastWeekday":
      return translate("monthly.lastWeekday", { day: dayName(first) });
    default:
      return translate("monthly.date", { day: by });
  }
};

/** Words as they stand within a sentence. */
const within = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

const patternTexts = (
  repetition: RunningRepetition,
  use: RepetitionUse["name"],
  first: string,
  context: DescribingContext,
): readonly string[] => {
  const { translate, list, dayName } = context;
  const { kind, every: count } = repetition;
  switch (kind) {
    case "weekdays":
      return [translate("means.weekdays")];
    case "weekly": {
      const days =
        repetition.days.length === 0 && use === "event" ? [weekdayOf(first)] : repetition.days;
      const names = list(days.map((day) => dayName(dayOfWeekday(day))));
      return [translate(`means.weekly.${use}`, { count, days: names })];
    }
    case "monthly": {
      const { by } = repetition;
      if (by === lastDayOfMonth) return [translate("means.lastDay")];
      return typeof by === "number"
        ? [translate("means.date", { day: by })]
        : [
            `${translate("unit.monthly", { count })} ${within(describeMonthDay(by, first, context))}`,
          ];
    }
    default:
      return [translate(`unit.${kind}`, { count })];
  }
};

/** A repetition that begins on a day in words: "Every 2 weeks on Tuesday, 10 times"; undefined where there is none. */
export const describeRepetition = (
  repetition: Repetition,
  use: RepetitionUse["name"],
  first: string,
  context: DescribingContext,
): string | undefined => {
  const { translate, dayText } = context;
  switch (repetition.kind) {
    case "none":
      return undefined;
    case "afterDone":
      return translate("means.afterDone", { count: repetition.days });
    case "other":
      return translate(`means.other.${use}`);
    default: {
      const { ending } = repetition;
      const parts = [...patternTexts(repetition, use, first, context)];
      if (ending.kind === "until")
        parts.push(translate("means.until", { day: dayText(ending.day) }));
      if (ending.kind === "count") parts.push(translate("times", { count: ending.count }));
      return parts.join(", ");
    }
  }
};

/** Describes repetitions in the page's language; `dayText` says the day of an end. */
export const useDescribeRepetition = (dayText: DescribingContext["dayText"]) => {
  const translate = useMessages(recurrenceMessages);
  const { list, dayName } = useI18n();
  return (repetition: Repetition, use: RepetitionUse["name"], first: string) =>
    describeRepetition(repetition, use, first, { translate, list, dayName, dayText });
};
