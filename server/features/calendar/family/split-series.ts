import { addDays } from "#server/platform/clock.ts";
import { withUntil } from "#server/recurrence/rule-parts.ts";
import type { FamilySeries } from "#server/providers/calendar/port.ts";
import { type RuleDays, firstRuleDayFrom, ruleDaysUpTo } from "./series-days.ts";

/** The part of a series before a day. */
export const endSeriesBefore = (series: FamilySeries, day: string): FamilySeries => {
  const added = series.added.filter((each) => each < day);
  const [first = series.at.day, ...further] = added;
  // An added day may be before the rule's first day.
  const isOnlyAdded = series.at.day >= day;
  return {
    ...series,
    at: isOnlyAdded ? { ...series.at, day: first } : series.at,
    rule: series.rule === null || isOnlyAdded ? null : withUntil(series.rule, addDays(day, -1)),
    added: isOnlyAdded ? further : added,
    except: series.except.filter((each) => each < day),
    changes: series.changes.filter(({ originalDay }) => originalDay < day),
  };
};

/** The part of a series from one of its days on, with the remaining count and the occurrences' own changes. */
export const beginSeriesAt = (series: FamilySeries, day: string, rules: RuleDays): FamilySeries => {
  const first = firstRuleDayFrom(series, day, rules);
  const isAdded = first !== day;
  const count = /COUNT=(\d+)/.exec(series.rule ?? "")?.[1];
  const before = count === undefined ? 0 : ruleDaysUpTo(series, addDays(day, -1), rules).length;
  const rule =
    series.rule === null || first === undefined
      ? null
      : series.rule.replace(/COUNT=\d+/, `COUNT=${Number(count) - before}`);
  return {
    ...series,
    rule,
    at: { ...series.at, day: first ?? day },
    added: series.added.filter(
      (each) => each > day || (each === day && isAdded && first !== undefined),
    ),
    except: series.except.filter((each) => each >= day),
    changes: series.changes.filter(({ originalDay }) => originalDay >= day),
  };
};
