import { InvalidInput } from "#server/platform/errors.ts";
import type { FamilySeries, SeriesChange } from "#server/providers/calendar/port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { mayOccurOn, occursOn, isRecurring } from "./series-days.ts";
import { type EventEdit, movesEvent, withOccurrenceChanges, editedText } from "./edit-one.ts";
import { anchorSeries, moveEvent, placementOnDay } from "#server/recurrence/event-placement.ts";
import { shiftRule } from "#server/recurrence/shift-rule.ts";

/** The occurrence of a series to which a new start and end refer. */
interface Chosen {
  readonly day: string;
  /** Its current placement. */
  readonly at: EventPlacement;
  /** Its own changes. */
  readonly change: SeriesChange | undefined;
  /** Whether the caller chose it; else it is the first one. */
  readonly isSaid: boolean;
}

/** The placement of a whole series after an edit. */
interface SeriesPlacement {
  readonly at: EventPlacement;
  /** Null where the series has no rule any more. */
  readonly rule: string | null;
  /** The new day of each of its days. */
  readonly dayOf: (day: string) => string;
  /** The placement of the chosen occurrence. */
  readonly target: EventPlacement;
}

const choose = (series: FamilySeries, said: string | null): Chosen => {
  const day = said ?? series.at.day;
  const change = series.changes.find(({ originalDay }) => originalDay === day);
  const isSaid = said !== null;
  return {
    day,
    change,
    isSaid,
    at: (isSaid ? change?.at : undefined) ?? placementOnDay(series.at, day),
  };
};

const stayed = ({ at, rule }: FamilySeries, target: EventPlacement): SeriesPlacement => ({
  at,
  rule,
  target,
  dayOf: (day) => day,
});

const stretched = (series: FamilySeries, target: EventPlacement): SeriesPlacement => ({
  ...stayed(series, target),
  at: { ...series.at, length: target.length },
});

const movedWithRule = (
  { at: { day: first } }: FamilySeries,
  rule: string,
  chosen: Chosen,
  target: EventPlacement,
  { rules }: EventEdit,
): SeriesPlacement => {
  const shifted = shiftRule(rule, chosen.day, target.day);
  const from = shifted.dayOf(first);
  const day = rules.firstDay(shifted.rule, from) ?? from;
  return { ...shifted, target, at: { ...target, day } };
};

/** Moves every day by as much as the chosen one. */
const movedAlike = (
  { at }: FamilySeries,
  chosen: Chosen,
  target: EventPlacement,
): SeriesPlacement => {
  const { dayOf } = shiftRule("FREQ=DAILY", chosen.day, target.day);
  return { rule: null, dayOf, target, at: { ...target, day: dayOf(at.day) } };
};

const placementOf = (series: FamilySeries, chosen: Chosen, edit: EventEdit): SeriesPlacement => {
  const { patch, zone } = edit;
  if (!movesEvent(patch)) return stayed(series, chosen.at);
  const own = series.at.zone ?? zone;
  const target = anchorSeries(moveEvent(chosen.at, patch, own), own);
  const isTurned = (target.time === null) !== (series.at.time === null);
  if (patch.start === undefined && !isTurned) return stretched(series, target);
  // A new rule has its own days.
  return series.rule === null || patch.recurrence !== undefined
    ? movedAlike(series, chosen, target)
    : movedWithRule(series, series.rule, chosen, target, edit);
};

/** Applies a new rule, and finds the first day that it gives. */
const ruled = (
  at: EventPlacement,
  text: string,
  { zone, rules }: EventEdit,
): { at: EventPlacement; rule: string } => {
  const placed = anchorSeries(at, zone);
  const rule = rules.checkRule(text, placed);
  return { rule, at: placementOnDay(placed, rules.firstDay(rule, placed.day) ?? placed.day) };
};

const editOnce = (series: FamilySeries, edit: EventEdit): FamilySeries => {
  const { patch, zone } = edit;
  const at = movesEvent(patch) ? moveEvent(series.at, patch, zone) : series.at;
  const placed = typeof patch.recurrence === "string" ? ruled(at, patch.recurrence, edit) : { at };
  return { ...series, ...editedText(patch), ...placed };
};

/** Keeps only the chosen occurrence, with its own changes. */
const onlyChosen = (
  series: FamilySeries,
  { change, day }: Chosen,
  { target }: SeriesPlacement,
  { patch }: EventEdit,
): FamilySeries => {
  const { originalDay: _day, at: _at, ...own } = change ?? { originalDay: day };
  return {
    ...series,
    ...own,
    ...editedText(patch),
    at: target,
    rule: null,
    added: [],
    except: [],
    changes: [],
  };
};

/** An occurrence's remaining own changes, its placement, and the day on which it would be without them. */
const carried = (
  change: SeriesChange,
  chosen: Chosen,
  { dayOf, target }: SeriesPlacement,
  { patch }: EventEdit,
): SeriesChange => {
  const given: string[] = Object.keys(editedText(patch));
  const { at, ...own } = change;
  const ownChange = Object.fromEntries(Object.entries(own).filter(([key]) => !given.includes(key)));
  const isMeant = change === chosen.change && chosen.isSaid && movesEvent(patch);
  // A new start for all replaces its own; its own length stays where it was moved before.
  const stands = !isMeant || at === undefined ? at : patch.start === undefined ? target : undefined;
  return {
    ...ownChange,
    originalDay: dayOf(change.originalDay),
    ...(stands === undefined ? {} : { at: stands }),
  };
};

const editEvery = (
  series: FamilySeries,
  chosen: Chosen,
  placement: SeriesPlacement,
  edit: EventEdit,
): FamilySeries => {
  const { patch, rules } = edit;
  const { dayOf, target } = placement;
  const { at, rule } =
    typeof patch.recurrence === "string" ? ruled(placement.at, patch.recurrence, edit) : placement;
  const edited: FamilySeries = {
    ...series,
    ...editedText(patch),
    at,
    rule,
    changes: [],
    added: series.added.map(dayOf),
    except: series.except.map(dayOf),
  };
  const isMoved = patch.start !== undefined && patch.recurrence === undefined;
  if (isMoved && !mayOccurOn(edited, target.day, rules))
    throw new InvalidInput("start", "start: the rule doesn't give this day; say the new rule too.");
  const left = { ...edited, except: edited.except.filter((day) => mayOccurOn(edited, day, rules)) };
  return withOccurrenceChanges(
    left,
    series.changes
      .map((change) => carried(change, chosen, placement, edit))
      .filter(({ originalDay }) => occursOn(left, originalDay, rules)),
  );
};

/**
 * Changes every occurrence of a series, or an event without repetition. `day` names the occurrence to which the new
 * start and end refer. An occurrence's own changes stay, except where the same field is changed for all.
 */
export const editWholeSeries = (
  series: FamilySeries,
  day: string | null,
  edit: EventEdit,
): FamilySeries => {
  if (!isRecurring(series)) return editOnce(series, edit);
  const chosen = choose(series, day);
  const placement = placementOf(series, chosen, edit);
  return edit.patch.recurrence === null
    ? onlyChosen(series, chosen, placement, edit)
    : editEvery(series, chosen, placement, edit);
};
