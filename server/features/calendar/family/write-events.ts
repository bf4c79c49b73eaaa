import { randomUUID } from "node:crypto";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, EditScope, EditTarget } from "#contract/calendar-family.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { hasDayBefore, hasAnyDay, occursOn, isRecurring } from "./series-days.ts";
import { editWholeSeries } from "./edit-all.ts";
import { editOccurrence } from "./edit-one.ts";
import { anchorSeries, dayOfOccurrence, placementOnDay, placeEvent } from "./placement.ts";
import { beginSeriesAt, endSeriesBefore } from "./split-series.ts";
import { changedFields } from "./changed-fields.ts";
import type { FamilyStore } from "./store.ts";
import { seriesKeyOf, viewDay, viewSeries } from "./event-view.ts";

interface EventWritesDeps {
  readonly store: FamilyStore;
  readonly ical: FamilyIcal;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** More than any family writes; a calendar of that size is still read within milliseconds. */
export const maxFamilyEvents = 20_000;
const mostChanges = 1_000;

/** Adds, changes and deletes events of the family calendar, each in one transaction. */
export const createEventWrites = ({ store, ical, roster, clock, timeZone }: EventWritesDeps) => {
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
    const key = seriesKeyOf(id);
    const series = key === null ? null : store.find(key);
    if (series === null) throw new NotFound("event of the family calendar");
    return series;
  };

  const dayIn = (series: FamilySeries, occurrence: string): string => {
    const day = isRecurring(series) ? dayOfOccurrence(occurrence, series.at) : null;
    if (day === null || !occursOn(series, day, ical))
      throw new InvalidInput("occurrence", "occurrence: the event isn't there at that time.");
    return day;
  };

  /** Resolves an edit's scope: every occurrence, or one of them with or without those after it. */
  const meant = (
    series: FamilySeries,
    { scope, occurrence }: EditTarget,
  ): { scope: "all"; day: string | null } | { scope: Exclude<EditScope, "all">; day: string } => {
    const day = occurrence === undefined ? null : dayIn(series, occurrence);
    const wanted = scope ?? (day === null ? "all" : "one");
    if (wanted === "all" || !isRecurring(series)) return { scope: "all", day };
    if (day === null)
      throw new InvalidInput("occurrence", "occurrence: say which time of the event is meant.");
    return { scope: wanted, day };
  };

  return {
    add: (event: NewEvent): CalendarEvent => {
      if (store.count() >= maxFamilyEvents)
        throw new HttpError(413, apiSentence("tooLarge.familyCalendar"), { code: "tooLarge" });
      const zone = timeZone();
      const placed = placeEvent(event, zone);
      const at = event.recurrence === undefined ? placed : anchorSeries(placed, zone);
      const rule = event.recurrence === undefined ? null : ical.checkRule(event.recurrence, at);
      const first = rule === null ? null : ical.firstDay(rule, at.day);
      const series = keep({
        ...fresh(),
        title: event.title,
        location: event.location || null,
        notes: event.notes || null,
        icon: event.icon ?? null,
        memberIds: knownMembers(roster(), event.memberIds),
        at: placementOnDay(at, first ?? at.day),
        rule,
        added: [],
        except: [],
        changes: [],
        stampedAt: 0,
      });
      return viewSeries(series, roster());
    },
    change: (id: string, which: EditTarget, given: EventPatch): CalendarEvent => {
      const series = find(id);
      const { scope, day } = meant(series, which);
      if (given.memberIds !== undefined) knownMembers(roster(), given.memberIds);
      const seen = day === null ? viewSeries(series, roster()) : viewDay(series, day, roster());
      const edit = { patch: changedFields(given, seen), zone: timeZone(), rules: ical };
      if (scope === "one")
        return viewDay(keepAgain(editOccurrence(series, day, edit)), day, roster());
      if (scope === "all" || !hasDayBefore(series, day, ical))
        return viewSeries(keepAgain(editWholeSeries(series, day, edit)), roster());
      const onwards = editWholeSeries(beginSeriesAt(series, day, ical), day, edit);
      keepAgain(endSeriesBefore(series, day));
      return viewSeries(keep({ ...onwards, ...fresh() }), roster());
    },
    remove: (id: string, which: EditTarget): void => {
      const series = find(id);
      const { scope, day } = meant(series, which);
      if (scope === "all") return store.remove(series.key);
      const left =
        scope === "following"
          ? endSeriesBefore(series, day)
          : {
              ...series,
              added: series.added.filter((each) => each !== day),
              except: [...series.except, day].toSorted(),
              changes: series.changes.filter(({ originalDay }) => originalDay !== day),
            };
      const isLeft =
        scope === "following" ? hasDayBefore(series, day, ical) : hasAnyDay(left, ical);
      if (isLeft) keepAgain(left);
      else store.remove(series.key);
    },
  };
};
