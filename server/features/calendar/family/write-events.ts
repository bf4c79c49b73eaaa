import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, EditTarget } from "#contract/calendar-family.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, NotFound } from "#server/platform/errors.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { hasDayBefore, hasAnyDay } from "./series-days.ts";
import { editWholeSeries } from "./edit-all.ts";
import { isOfRemovedTime, resolveEditScope } from "./edit-scope.ts";
import { editOccurrence } from "./edit-one.ts";
import { anchorSeries, placementOnDay, placeEvent } from "#server/recurrence/event-placement.ts";
import { beginSeriesAt, endSeriesBefore } from "./split-series.ts";
import { changedFields } from "./changed-fields.ts";
import { seenEvent } from "./seen-event.ts";
import { createSeriesWriter } from "./series-writer.ts";
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

/** A series without one of its days. */
export const withoutDay = (series: FamilySeries, day: string): FamilySeries => ({
  ...series,
  added: series.added.filter((each) => each !== day),
  except: [...series.except, day].toSorted(),
  changes: series.changes.filter(({ originalDay }) => originalDay !== day),
});

/** Adds, changes and deletes events of the family calendar, each in one transaction. */
export const createEventWrites = ({ store, ical, roster, clock, timeZone }: EventWritesDeps) => {
  const { newIdentity, put, putNext } = createSeriesWriter({ store, ical, clock });

  const find = (id: string): FamilySeries => {
    const key = seriesKeyOf(id);
    const series = key === null ? null : store.find(key);
    if (series === null) throw new NotFound("event of the family calendar");
    return series;
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
      const series = put({
        ...newIdentity(),
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
      const { scope, day } = resolveEditScope(series, which, ical);
      if (given.memberIds !== undefined) knownMembers(roster(), given.memberIds);
      const seen = seenEvent(series, which, { ical, roster });
      const edit = { patch: changedFields(given, seen), zone: timeZone(), rules: ical };
      if (scope === "one")
        return viewDay(putNext(editOccurrence(series, day, edit)), day, roster());
      if (scope === "all" || !hasDayBefore(series, day, ical))
        return viewSeries(putNext(editWholeSeries(series, day, edit)), roster());
      const onwards = editWholeSeries(beginSeriesAt(series, day, ical), day, edit);
      putNext(endSeriesBefore(series, day));
      return viewSeries(put({ ...onwards, ...newIdentity(series.key) }), roster());
    },
    remove: (id: string, which: EditTarget): void => {
      const series = find(id);
      // Two of the family took it out: it is as both meant.
      if (isOfRemovedTime(series, which)) return;
      const { scope, day } = resolveEditScope(series, which, ical);
      if (scope === "all") return store.remove(series.key);
      const left = scope === "following" ? endSeriesBefore(series, day) : withoutDay(series, day);
      const isLeft =
        scope === "following" ? hasDayBefore(series, day, ical) : hasAnyDay(left, ical);
      if (isLeft) putNext(left);
      else store.remove(series.key);
    },
  };
};
export type EventWrites = ReturnType<typeof createEventWrites>;
