import type { CalendarEvent } from "#contract/calendar.ts";
import { dayOf } from "../../../i18n/time.ts";
import { type Changed, withEventChanges } from "./optimistic-change.ts";

const movesDay = ({ patch: { start }, fromDay, timeZone }: Changed): boolean =>
  start !== undefined && (start.length === 10 ? start : dayOf(start, timeZone)) !== fromDay;

/** The rule of what is put back; null where only a server could tell it: what is left of a number, or days moved along. */
const ruleOf = (was: CalendarEvent, change: Changed): string | undefined | null => {
  const { patch, target } = change;
  if (patch.recurrence !== undefined) return patch.recurrence ?? undefined;
  const isWhole = target.scope === "all" || target.scope === "following";
  if (!was.recurring || !isWhole) return undefined;
  const rule = was.recurrence ?? null;
  return rule === null || rule.includes("COUNT=") || movesDay(change) ? null : rule;
};

/**
 * What puts back an event, with its change, that somebody deleted meanwhile: one time of a series as an event by
 * itself, more of it as a series from this time on; undefined where its rule isn't known.
 */
export const deletedEventOf = (was: CalendarEvent, change: Changed): CalendarEvent | undefined => {
  const [event] = withEventChanges([was], [change]);
  const rule = ruleOf(was, change);
  if (event === undefined || rule === null) return undefined;
  const { seriesId: _series, occurrence: _occurrence, recurrence: _rule, ...once } = event;
  const repeats = rule === undefined ? {} : { recurrence: rule };
  return { ...once, ...repeats, recurring: rule !== undefined };
};
