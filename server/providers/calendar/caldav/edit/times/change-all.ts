import { InvalidInput } from "#server/platform/errors.ts";
import {
  anchorSeries,
  type EventPlacement,
  formatEventTimes,
  moveEvent,
  placementOnDay,
} from "#server/recurrence/event-placement.ts";
import { firstRuleDay } from "../../../family/rule.ts";
import { formOf } from "./change-one.ts";
import { withTexts, withTextsAndAlarms } from "../edit-texts.ts";
import type { IcalNode } from "../nodes/ical-node.ts";
import { ruleProperty, withoutProperties, withProperty } from "../nodes/node-fields.ts";
import type { EditContext, StoredPatch } from "../../../object-port.ts";
import { placesAnew } from "../object-edit.ts";
import {
  isRepeated,
  originalOf,
  overrideAt,
  placementAt,
  plannedAt,
  startsIn,
  startText,
} from "../object/object-occurrences.ts";
import { formatObject, openObject, type OpenObject } from "../object/open-object.ts";
import { withOwnAlarms } from "../own-alarms.ts";
import { retimeSeries } from "./retime-series.ts";
import { stampEvent } from "../nodes/stamp-event.ts";
import { storedRule } from "../nodes/stored-rule.ts";
import { withPlacement, writtenStart } from "../nodes/write-placement.ts";

const repetition = ["rrule", "rdate", "exdate", "exrule"];

/** Where a patch puts one of the times; where only the length changes, its start stays as it is written. */
const targetOf = (object: OpenObject, at: number, patch: StoredPatch, zone: string) => {
  const current = placementAt(object, at);
  const own = object.span.allDay ? zone : object.span.zone;
  const moved = moveEvent(current, patch, own);
  const isTurned = (moved.time === null) !== (current.time === null);
  return patch.start === undefined && !isTurned ? { ...current, length: moved.length } : moved;
};

const newRule = (
  node: IcalNode,
  object: OpenObject,
  at: EventPlacement,
  rule: string,
  zone: string,
) => {
  const anchored = anchorSeries(at, object.span.allDay ? zone : object.span.zone);
  // A series in UTC would change its hour with the clock.
  const placed = anchored.zone === "UTC" ? anchorSeries(anchored, zone) : anchored;
  const form = formOf(object);
  const days = storedRule(rule, placed, writtenStart(placed, form));
  const first = placementOnDay(placed, firstRuleDay(days, placed.day) ?? placed.day);
  return withProperty(withPlacement(node, first, form), ruleProperty(days));
};

/** The one time that is left where a series ends to be one. */
const onlyOne = (object: OpenObject, at: number, target: EventPlacement): IcalNode => {
  const { node } = overrideAt(object, at) ?? object.master;
  const single = withoutProperties(node, ...repetition, "recurrence-id");
  return withPlacement(single, target, formOf(object));
};

/** The first place of a series that is moved, so that a rule of its own can begin there. */
const beginningOf = (
  nodes: readonly IcalNode[],
  object: OpenObject,
  { now, zone }: EditContext,
) => {
  const reopened = openObject(formatObject(object.calendar, nodes), zone, now);
  if (typeof reopened === "string") throw new Error(`an edited object became ${reopened}`);
  return { object: reopened, at: plannedAt(reopened, reopened.span.start) };
};

/** Drops changes of single times that the series doesn't have any more. */
const withoutStrays = (nodes: readonly IcalNode[], object: OpenObject, context: EditContext) => {
  const { object: edited } = beginningOf(nodes, object, context);
  const bare = { ...edited, overrides: [] };
  return [
    edited.master.node,
    ...edited.overrides
      .filter((each) => {
        const at = originalOf(each, edited);
        return startsIn(bare, at, at).length > 0;
      })
      .map(({ node }) => node),
  ];
};

const changeSingle = (object: OpenObject, patch: StoredPatch, { now, zone }: EditContext) => {
  const { node } = object.master;
  const at = placesAnew(patch)
    ? targetOf(object, object.span.start, patch, zone)
    : plannedAt(object, object.span.start);
  const placed = placesAnew(patch) ? withPlacement(node, at, formOf(object)) : node;
  const ruled =
    typeof patch.recurrence === "string"
      ? newRule(placed, object, at, patch.recurrence, zone)
      : placed;
  const isMoved = placesAnew(patch) || patch.recurrence !== undefined;
  return [stampEvent(withTextsAndAlarms(ruled, patch, zone), now, isMoved)];
};

/** The nodes of a series and of its single times, in this order, with the alarms that each has chosen. */
const withAlarmsOfTimes = (
  nodes: readonly IcalNode[],
  object: OpenObject,
  { alarms, alarmsAt = {} }: StoredPatch,
  zone: string,
): readonly IcalNode[] => {
  const [master, ...times] = nodes;
  if (master === undefined) return nodes;
  const own = object.overrides.map((each) => alarmsAt[startText(object, originalOf(each, object))]);
  return [
    withOwnAlarms(master, alarms, zone),
    ...times.map((node, index) => withOwnAlarms(node, own[index] ?? alarms, zone)),
  ];
};

const changeTimes = (object: OpenObject, at: number, patch: StoredPatch, context: EditContext) => {
  const { zone } = context;
  const hasNewRule = patch.recurrence !== undefined;
  const placed = placesAnew(patch)
    ? retimeSeries(object, { at, target: targetOf(object, at, patch, zone), hasNewRule })
    : [object.master.node, ...object.overrides.map(({ node }) => node)];
  const moved = withAlarmsOfTimes(placed, object, patch, zone);
  if (typeof patch.recurrence !== "string") return moved;
  const beginning = beginningOf(moved, object, context);
  const [master, ...overrides] = moved;
  if (master === undefined) return moved;
  const ruled = newRule(master, beginning.object, beginning.at, patch.recurrence, zone);
  return withoutStrays([ruled, ...overrides], object, context);
};

/**
 * Changes every time of an object; the nodes of all events after it. What was changed by hand for a single time stays,
 * unless just that is changed for all. `at` is the time that a new start is meant for, the first where nobody says.
 */
export const changeAllTimes = (
  object: OpenObject,
  said: number | null,
  patch: StoredPatch,
  context: EditContext,
): IcalNode[] => {
  if (!isRepeated(object)) return changeSingle(object, patch, context);
  const at = said ?? object.span.start;
  const isMoved = placesAnew(patch) || patch.recurrence !== undefined;
  if (patch.recurrence === null) {
    const target = placesAnew(patch)
      ? targetOf(object, at, patch, context.zone)
      : placementAt(object, at);
    return [
      stampEvent(
        withTextsAndAlarms(onlyOne(object, at, target), patch, context.zone),
        context.now,
        true,
      ),
    ];
  }
  const placed = changeTimes(object, at, patch, context);
  const nodes = placed.map((node) => stampEvent(withTexts(node, patch), context.now, isMoved));
  if (patch.start !== undefined && patch.recurrence === undefined)
    checkTarget(nodes, object, at, patch, context);
  return nodes;
};

/** A rule may not give the day to which one of its times was moved. */
const checkTarget = (
  nodes: readonly IcalNode[],
  object: OpenObject,
  at: number,
  patch: StoredPatch,
  context: EditContext,
): void => {
  const { object: edited } = beginningOf(nodes, object, context);
  const { start } = formatEventTimes(targetOf(object, at, patch, context.zone));
  const ms = Date.parse(start);
  if (startsIn(edited, ms, ms).length === 0)
    throw new InvalidInput("start", "start: the rule doesn't give this day; say the new rule too.");
};
