import type { EventPatch } from "../../../../contract/family-calendar.ts";
import { InvalidInput } from "../../../http/errors.ts";
import type {
  EventWords,
  FamilySeries,
  Placed,
  SeriesChange,
} from "../../../providers/calendar/port.ts";
import { couldBeOn, isOn, repeats, type Rules } from "./days.ts";
import { anchored, move, onDay } from "./placed.ts";
import { shiftRule } from "./shift.ts";

interface Edit {
  readonly patch: EventPatch;
  /** The house's zone now. */
  readonly zone: string;
  readonly rules: Rules;
}

/** What of the words is given anew; an empty text is none. */
export const wordsOf = ({
  title,
  location,
  notes,
  icon,
  memberIds,
}: EventPatch): Partial<EventWords> => ({
  ...(title === undefined ? {} : { title }),
  ...(location === undefined ? {} : { location: location || null }),
  ...(notes === undefined ? {} : { notes: notes || null }),
  ...(icon === undefined ? {} : { icon }),
  ...(memberIds === undefined ? {} : { memberIds: [...new Set(memberIds)] }),
});

const isPlacedAnew = ({ start, end, allDay }: EventPatch): boolean =>
  start !== undefined || end !== undefined || allDay !== undefined;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSamePlace = (a: Placed, b: Placed): boolean =>
  a.day === b.day && a.time === b.time && a.zone === b.zone && a.length === b.length;

/** A change with only what differs from its series; undefined where nothing does. */
const differing = (change: SeriesChange, series: FamilySeries): SeriesChange | undefined => {
  const { originalDay, at, title, location, notes, icon, memberIds } = change;
  const own = {
    ...(title === undefined || title === series.title ? {} : { title }),
    ...(location === undefined || location === series.location ? {} : { location }),
    ...(notes === undefined || notes === series.notes ? {} : { notes }),
    ...(icon === undefined || icon === series.icon ? {} : { icon }),
    ...(memberIds === undefined || isSame(memberIds, series.memberIds) ? {} : { memberIds }),
    ...(at === undefined || isSamePlace(at, onDay(series.at, originalDay)) ? {} : { at }),
  };
  return Object.keys(own).length === 0 ? undefined : { originalDay, ...own };
};

const withChanges = (series: FamilySeries, changes: readonly SeriesChange[]): FamilySeries => ({
  ...series,
  changes: changes
    .flatMap((change) => differing(change, series) ?? [])
    .toSorted((a, b) => (a.originalDay < b.originalDay ? -1 : 1)),
});

/** Changes one time of a series; the others stay. */
export const editOne = (
  series: FamilySeries,
  day: string,
  { patch, zone }: Omit<Edit, "rules">,
): FamilySeries => {
  if (patch.recurrence !== undefined && patch.recurrence !== series.rule)
    throw new InvalidInput("recurrence", "recurrence: a single time has no rule of its own.");
  const before = series.changes.find(({ originalDay }) => originalDay === day);
  const current = before?.at ?? onDay(series.at, day);
  const change: SeriesChange = {
    ...(before ?? { originalDay: day }),
    ...wordsOf(patch),
    ...(isPlacedAnew(patch) ? { at: move(current, patch, series.at.zone ?? zone) } : {}),
  };
  return withChanges(series, [
    ...series.changes.filter(({ originalDay }) => originalDay !== day),
    change,
  ]);
};

const without = (change: SeriesChange, keys: readonly string[]): SeriesChange => ({
  originalDay: change.originalDay,
  ...Object.fromEntries(Object.entries(change).filter(([key]) => !keys.includes(key))),
});

/** Where the whole series stands after one of its times was placed anew. */
const placeAll = (series: FamilySeries, day: string, current: Placed, edit: Edit) => {
  const { patch, zone, rules } = edit;
  const stays = {
    at: series.at,
    rule: series.rule,
    dayOf: (each: string) => each,
    target: current,
  };
  if (!isPlacedAnew(patch)) return stays;
  const own = series.at.zone ?? zone;
  const target = anchored(move(current, patch, own), own);
  const isTurned = (target.time === null) !== (series.at.time === null);
  if (patch.start === undefined && !isTurned)
    return { ...stays, target, at: { ...series.at, length: target.length } };
  // A rule that is said anew has its own days.
  const { rule, dayOf } =
    series.rule === null || patch.recurrence !== undefined
      ? { ...shiftRule("FREQ=DAILY", day, target.day), rule: null }
      : shiftRule(series.rule, day, target.day);
  const shifted = { ...target, day: dayOf(series.at.day) };
  const first = rule === null ? null : rules.firstDay(rule, shifted.day);
  return { target, rule, dayOf, at: { ...shifted, day: first ?? shifted.day } };
};

/** The rule as it is wanted from now on, and the first day that it gives. */
const ruled = (at: Placed, text: string, { zone, rules }: Edit): { at: Placed; rule: string } => {
  const placed = anchored(at, zone);
  const rule = rules.checkRule(text, placed);
  return { rule, at: onDay(placed, rules.firstDay(rule, placed.day) ?? placed.day) };
};

/**
 * Changes every time of a series, or an event that is once. `day` tells which time the new start and end are meant for. What
 * single times have of their own they keep, unless just that is changed for all.
 */
export const editAll = (series: FamilySeries, day: string | null, edit: Edit): FamilySeries => {
  const { patch, zone, rules } = edit;
  const words = wordsOf(patch);
  if (!repeats(series)) {
    const at = isPlacedAnew(patch) ? move(series.at, patch, zone) : series.at;
    const placed =
      typeof patch.recurrence === "string" ? ruled(at, patch.recurrence, edit) : { at };
    return { ...series, ...words, ...placed };
  }
  const chosen = day ?? series.at.day;
  const mine = series.changes.find(({ originalDay }) => originalDay === chosen);
  const current = (day === null ? undefined : mine?.at) ?? onDay(series.at, chosen);
  const placed = placeAll(series, chosen, current, edit);
  if (patch.recurrence === null) {
    const { originalDay: _day, at: _at, ...own } = mine ?? { originalDay: chosen };
    return {
      ...{ ...series, ...own, ...words, at: placed.target },
      ...{ rule: null, added: [], except: [], changes: [] },
    };
  }
  const { at, rule } =
    typeof patch.recurrence === "string" ? ruled(placed.at, patch.recurrence, edit) : placed;
  const { dayOf } = placed;
  const edited: FamilySeries = {
    ...{ ...series, ...words, at, rule, changes: [] },
    added: series.added.map(dayOf),
    except: series.except.map(dayOf),
  };
  if (
    patch.start !== undefined &&
    patch.recurrence === undefined &&
    !couldBeOn(edited, placed.target.day, rules)
  )
    throw new InvalidInput("start", "start: the rule doesn't give this day; say the new rule too.");
  const given = Object.keys(words);
  const moved = series.changes.map((change): SeriesChange => {
    const kept = without(change, given);
    const isMine = change === mine && isPlacedAnew(patch) && day !== null;
    const { at: own, ...rest } = kept;
    const placedAnew = isMine
      ? patch.start === undefined && own
        ? placed.target
        : undefined
      : own;
    return {
      ...rest,
      originalDay: dayOf(change.originalDay),
      ...(placedAnew === undefined ? {} : { at: placedAnew }),
    };
  });
  const left = {
    ...edited,
    except: edited.except.filter((each) => couldBeOn(edited, each, rules)),
  };
  return withChanges(
    left,
    moved.filter(({ originalDay }) => isOn(left, originalDay, rules)),
  );
};
