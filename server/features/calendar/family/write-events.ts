import { randomUUID } from "node:crypto";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, Scope, Which } from "#contract/calendar-family.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { HttpError, InvalidInput, NotFound } from "#server/http/errors.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { isAnyBefore, isAnyLeft, isOn, repeats } from "./series-days.ts";
import { editAll } from "./edit-all.ts";
import { editOne } from "./edit-one.ts";
import { anchored, dayOfOccurrence, onDay, place } from "./placement.ts";
import { beginAt, endBefore } from "./split-series.ts";
import { newsOf } from "./changed-fields.ts";
import type { FamilyStore } from "./store.ts";
import { keyIn, viewDay, viewSeries } from "./event-view.ts";

interface Needs {
  readonly store: FamilyStore;
  readonly ical: FamilyIcal;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** More than any family writes; a calendar of that size is still read in a blink. */
export const mostEvents = 20_000;
const mostChanges = 1_000;

/** Adding, changing and deleting events of the family calendar, each in one go. */
export const createWriting = ({ store, ical, roster, clock, timeZone }: Needs) => {
  const fresh = () => {
    const uid = `${randomUUID()}@family-wall`;
    return { uid, key: ical.keyOf(uid), sequence: 0, createdAt: clock.now() };
  };
  const keep = (series: FamilySeries): FamilySeries => {
    if (series.changes.length + series.except.length > mostChanges)
      throw new InvalidInput("occurrence", "occurrence: too many single times of it are changed.");
    const stamped = { ...series, stampedAt: clock.now() };
    store.put(stamped);
    return stamped;
  };
  const keepAgain = (series: FamilySeries): FamilySeries =>
    keep({ ...series, sequence: series.sequence + 1 });

  const find = (id: string): FamilySeries => {
    const key = keyIn(id);
    const series = key === null ? null : store.find(key);
    if (series === null) throw new NotFound("event of the family calendar");
    return series;
  };

  const dayIn = (series: FamilySeries, occurrence: string): string => {
    const day = repeats(series) ? dayOfOccurrence(occurrence, series.at) : null;
    if (day === null || !isOn(series, day, ical))
      throw new InvalidInput("occurrence", "occurrence: the event isn't there at that time.");
    return day;
  };

  /** What is meant: every time, or one of them with or without those after it. */
  const meant = (
    series: FamilySeries,
    { scope, occurrence }: Which,
  ): { scope: "all"; day: string | null } | { scope: Exclude<Scope, "all">; day: string } => {
    const day = occurrence === undefined ? null : dayIn(series, occurrence);
    const wanted = scope ?? (day === null ? "all" : "one");
    if (wanted === "all" || !repeats(series)) return { scope: "all", day };
    if (day === null)
      throw new InvalidInput("occurrence", "occurrence: say which time of the event is meant.");
    return { scope: wanted, day };
  };

  return {
    add: (event: NewEvent): CalendarEvent => {
      if (store.count() >= mostEvents)
        throw new HttpError(413, "The family calendar is full.", { code: "tooLarge" });
      const zone = timeZone();
      const placed = place(event, zone);
      const at = event.recurrence === undefined ? placed : anchored(placed, zone);
      const rule = event.recurrence === undefined ? null : ical.checkRule(event.recurrence, at);
      const first = rule === null ? null : ical.firstDay(rule, at.day);
      const series = keep({
        ...fresh(),
        title: event.title,
        location: event.location || null,
        notes: event.notes || null,
        icon: event.icon ?? null,
        memberIds: knownMembers(roster(), event.memberIds),
        at: onDay(at, first ?? at.day),
        rule,
        added: [],
        except: [],
        changes: [],
        stampedAt: 0,
      });
      return viewSeries(series, roster());
    },
    change: (id: string, which: Which, given: EventPatch): CalendarEvent => {
      const series = find(id);
      const { scope, day } = meant(series, which);
      if (given.memberIds !== undefined) knownMembers(roster(), given.memberIds);
      const seen = day === null ? viewSeries(series, roster()) : viewDay(series, day, roster());
      const edit = { patch: newsOf(given, seen), zone: timeZone(), rules: ical };
      if (scope === "one") return viewDay(keepAgain(editOne(series, day, edit)), day, roster());
      if (scope === "all" || !isAnyBefore(series, day, ical))
        return viewSeries(keepAgain(editAll(series, day, edit)), roster());
      const onwards = editAll(beginAt(series, day, ical), day, edit);
      keepAgain(endBefore(series, day));
      return viewSeries(keep({ ...onwards, ...fresh() }), roster());
    },
    remove: (id: string, which: Which): void => {
      const series = find(id);
      const { scope, day } = meant(series, which);
      if (scope === "all") return store.remove(series.key);
      const left =
        scope === "following"
          ? endBefore(series, day)
          : {
              ...series,
              added: series.added.filter((each) => each !== day),
              except: [...series.except, day].toSorted(),
              changes: series.changes.filter(({ originalDay }) => originalDay !== day),
            };
      const isLeft = scope === "following" ? isAnyBefore(series, day, ical) : isAnyLeft(left, ical);
      if (isLeft) keepAgain(left);
      else store.remove(series.key);
    },
  };
};
