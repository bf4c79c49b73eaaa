import { isDeepStrictEqual } from "node:util";
import {
  type Absence,
  type AbsenceOfDay,
  mostDaysBack,
  type NewAbsence,
} from "#contract/absences.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { Conflict, NotFound } from "#server/platform/errors.ts";
import { type AbsenceStore, kindOn, type StoredAbsence } from "./absence-store.ts";
import { checkAbsence, checkAskedDays } from "./check-absence.ts";
import { daysOfAbsences } from "./days-of-absences.ts";
import { findOverlap } from "./find-overlap.ts";

interface AbsencesDeps {
  readonly store: AbsenceStore;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly atomically: <T>(work: () => T) => T;
  /** Recounts streaks from a day on, and redecides today's turns. */
  readonly changedFrom: (day: string) => void;
}

const viewOf = (absence: StoredAbsence): Absence => {
  const { id, start, end, memberIds, reason, weeks, weekOne, exceptions, shiftTimes } = absence;
  return {
    ...{ id: String(id), start },
    ...(end === null ? {} : { end }),
    ...(memberIds === null ? {} : { memberIds: [...memberIds] }),
    ...(reason === null ? {} : { reason }),
    ...(weeks === null ? {} : { weeks: weeks.map((week) => [...week]) }),
    ...(weekOne === null ? {} : { weekOne }),
    ...(exceptions.length === 0 ? {} : { exceptions: [...exceptions] }),
    ...(shiftTimes === null ? {} : { shiftTimes }),
  };
};

const storedOf = (given: NewAbsence, madeOn: string): Omit<StoredAbsence, "id"> => ({
  ...{ start: given.start, end: given.end ?? null, reason: given.reason ?? null, madeOn },
  memberIds: given.memberIds === undefined ? null : [...new Set(given.memberIds)],
  weeks: given.weeks ?? null,
  weekOne: given.weeks === undefined ? null : (given.weekOne ?? given.start),
  exceptions: (given.exceptions ?? []).toSorted((a, b) => a.date.localeCompare(b.date)),
  shiftTimes: given.shiftTimes ?? null,
});

/** Whether two versions of an absence say the same of the days before one. */
const isSameBefore = (a: StoredAbsence, b: StoredAbsence, end: string): boolean => {
  const said = ({ memberIds, reason, shiftTimes }: StoredAbsence): string =>
    JSON.stringify([memberIds, reason, shiftTimes]);
  if (a.start !== b.start || said(a) !== said(b)) return false;
  for (let day = a.start; day < end; day = addDays(day, 1))
    if (kindOn(a, day) !== kindOn(b, day)) return false;
  return true;
};

/** How far back absences are checked, listed and changed. */
const earliestOf = ({ clock, timeZone }: Pick<AbsencesDeps, "clock" | "timeZone">): string =>
  addDays(dayAt(clock.now(), timeZone()), -mostDaysBack);

/** What changes and ends absences within the caller's transaction; refuses what overlaps or is over. */
const createAbsenceChanges = (deps: AbsencesDeps) => {
  const { store, clock, timeZone, changedFrom } = deps;
  const today = (): string => dayAt(clock.now(), timeZone());
  const earliest = (): string => earliestOf(deps);

  const refuseOverlap = (absence: StoredAbsence): void => {
    for (const other of store.endingFrom(earliest())) {
      if (other.id === absence.id) continue;
      const day = findOverlap(absence, other, earliest());
      if (day === null) continue;
      const name = other.reason ?? other.memberIds?.join(", ") ?? "";
      throw new Conflict("absencesOverlap", apiSentence("absencesOverlap", { day, name }));
    }
  };

  const refuseOver = ({ end }: StoredAbsence): void => {
    if (end !== null && end < today()) throw new Conflict("pauseOver", apiSentence("pauseOver"));
  };

  const changed = (before: StoredAbsence, given: NewAbsence): StoredAbsence => {
    const next = { ...storedOf(given, before.madeOn), id: before.id };
    refuseOverlap(next);
    const since = earliest();
    // What is long past stays as it was, in a row of its own.
    if (before.start < since && !isSameBefore(before, next, since)) {
      store.add({
        ...before,
        end: addDays(since, -1),
        exceptions: before.exceptions.filter(({ date }) => date < since),
      });
      const start = next.start < since ? since : next.start;
      const exceptions = next.exceptions.filter(({ date }) => date >= start);
      return store.replace({ ...next, start, exceptions });
    }
    return store.replace(next);
  };

  const takeAway = (absence: StoredAbsence): void => {
    const { id, start, madeOn } = absence;
    const yesterday = addDays(today(), -1);
    const neverWas = madeOn === today() || start > yesterday;
    if (!neverWas) refuseOver(absence);
    if (neverWas) store.remove(id);
    else store.setEnd(id, yesterday);
    changedFrom(start);
  };
  return { refuseOverlap, refuseOver, changed, takeAway };
};

/** Refuses to change what somebody else has changed since it was seen. */
const refuseUnseen = (before: StoredAbsence, seen: NewAbsence | undefined): void => {
  if (seen === undefined) return;
  const { id, madeOn } = before;
  if (!isDeepStrictEqual(viewOf(before), viewOf({ ...storedOf(seen, madeOn), id })))
    throw new Conflict("changedMeanwhile", apiSentence("changedMeanwhile", { field: "absence" }));
};

/** Creates the family's absences: days away, and weeks that aren't alike. */
export const createAbsences = (deps: AbsencesDeps) => {
  const { store, roster, clock, timeZone, atomically, changedFrom } = deps;
  const { refuseOverlap, refuseOver, changed, takeAway } = createAbsenceChanges(deps);
  const today = (): string => dayAt(clock.now(), timeZone());
  const earliest = (): string => earliestOf(deps);

  const find = (id: string): StoredAbsence => {
    const absence = /^\d{1,15}$/.test(id) ? store.find(Number(id)) : null;
    if (absence === null) throw new NotFound("absence");
    return absence;
  };

  return {
    /** Those that are on, to come or ended lately, by their first day. */
    list: (): Absence[] => store.endingFrom(earliest()).map(viewOf),
    /** Who is away and who has which shift on each day; 400 for a range that is none. */
    days: (start: string, end: string): Record<string, AbsenceOfDay[]> => {
      checkAskedDays(start, end);
      return daysOfAbsences(store.touching(start, end), { start, end, roster: roster() });
    },
    /** Whether a member is away on a day. */
    isAway: (memberId: string, day: string): boolean =>
      store.awayOn(day).some(({ memberIds }) => memberIds === null || memberIds.includes(memberId)),
    /** Checks a new absence; 400 names the field, 409 what it overlaps. */
    check: (given: NewAbsence): void => {
      checkAbsence(given, { earliest: earliest(), roster: roster() });
      refuseOverlap({ ...storedOf(given, today()), id: 0 });
    },
    /** Adds a checked absence, once past days are settled, and settles its own past days again. */
    add: (given: NewAbsence): Absence =>
      atomically(() => {
        // Somebody else may have added some while past days were settled.
        refuseOverlap({ ...storedOf(given, today()), id: 0 });
        const absence = store.add(storedOf(given, today()));
        changedFrom(absence.start);
        return viewOf(absence);
      }),
    /** Checks a change; 409 where the absence isn't as it was seen. */
    checkChange: (id: string, given: NewAbsence, seen?: NewAbsence): void => {
      const before = find(id);
      refuseOver(before);
      refuseUnseen(before, seen);
      const since = given.start === before.start ? before.start : earliest();
      checkAbsence(given, { earliest: since, roster: roster() });
      refuseOverlap({ ...storedOf(given, today()), id: before.id });
    },
    /** Changes a checked absence, once past days are settled; what is long past stays as it was. */
    change: (id: string, given: NewAbsence, seen?: NewAbsence): Absence =>
      atomically(() => {
        const before = find(id);
        refuseOver(before);
        refuseUnseen(before, seen);
        const absence = changed(before, given);
        const first = [before.start, absence.start].toSorted()[0] ?? absence.start;
        changedFrom(first < earliest() ? earliest() : first);
        return viewOf(absence);
      }),
    find,
    /** Deletes one that is to come or was entered today, once past days are settled; ends any other one yesterday. */
    remove: (id: string): void => atomically(() => takeAway(find(id))),
  };
};
export type AbsenceService = ReturnType<typeof createAbsences>;
