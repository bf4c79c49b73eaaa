import { Temporal } from "temporal-polyfill";
import { anchorSeries, type EventPlacement } from "#server/recurrence/event-placement.ts";
import { shiftRule } from "#server/recurrence/shift-rule.ts";
import type { WrittenTime } from "../../../ical/text/component.ts";
import { referencedStart, type TimeZoneContext, zoneOf } from "../../../ical/zones/event-times.ts";
import { formOf, withRecurrenceId } from "./change-one.ts";
import type { IcalNode, IcalProperty } from "../nodes/ical-node.ts";
import { ruleProperty, withProperty } from "../nodes/node-fields.ts";
import { originalOf, placementOf, plannedAt } from "../object/object-occurrences.ts";
import type { ObjectEvent, OpenObject } from "../object/open-object.ts";
import {
  lastRuleStart,
  shiftStoredRule,
  singleRule,
  untilText,
  withUntilText,
} from "../nodes/stored-rule.ts";
import {
  dateProperty,
  instantOfWall,
  wallAt,
  writtenLike,
  writtenValue,
} from "../nodes/written-dates.ts";
import { withPlacement, writtenStart } from "../nodes/write-placement.ts";

/** The move of a whole series: one of its times, and where that one goes. */
export interface SeriesMove {
  /** The start in the series of the time that was moved. */
  readonly at: number;
  readonly target: EventPlacement;
  /** Whether a new rule is said too, so that the old one needn't fit. */
  readonly hasNewRule: boolean;
}

type Standing = Pick<EventPlacement, "day" | "time" | "zone">;

const isSamePlacement = (a: EventPlacement, b: EventPlacement): boolean =>
  a.day === b.day && a.time === b.time && a.zone === b.zone && a.length === b.length;

/** Where each of the series' times goes. */
const movementOf = (object: OpenObject, { at, target, hasNewRule }: SeriesMove) => {
  const planned = plannedAt(object, at);
  const rule = hasNewRule ? undefined : singleRule(object);
  const isSameStart = planned.day === target.day && planned.time === target.time;
  const shifted =
    rule === undefined || isSameStart
      ? { ...shiftRule("FREQ=DAILY", planned.day, target.day), rule }
      : shiftStoredRule(rule, planned.day, target.day);
  const { span } = object;
  /** A start of the series after the move. */
  const startOf = (ms: number): Standing => {
    const { day, time } = wallAt(ms, span.zone);
    const isNominal = span.allDay || instantOfWall(day, span.wall.slice(11), span.zone) === ms;
    const moved = { day: shifted.dayOf(day), time: target.time, zone: target.zone };
    if (isNominal || target.time === null || span.allDay) return moved;
    // An added time with an hour of its own moves by as much as the others.
    const by = Temporal.PlainTime.from(span.wall.slice(11)).until(target.time);
    const wall = Temporal.PlainDateTime.from(`${moved.day}T${time}`).add(by);
    return {
      day: wall.toPlainDate().toString(),
      time: wall.toPlainTime().toString({ smallestUnit: "second" }),
      zone: target.zone,
    };
  };
  return { startOf, rule: shifted.rule, isSameStart, planned };
};

const msOf = ({ day, time, zone }: Standing): number =>
  time === null || zone === null ? Date.parse(day) : instantOfWall(day, time, zone);

/** Dates of one list in one zone; in UTC where they would differ. */
const inOneZone = (list: readonly WrittenTime[], places: TimeZoneContext): readonly WrittenTime[] =>
  new Set(list.map(({ tzid }) => tzid)).size <= 1
    ? list
    : list.map((each) =>
        each.time === null
          ? each
          : {
              ...wallAt(instantOfWall(each.day, each.time, zoneOf(each, places)), "UTC"),
              tzid: "UTC",
            },
      );

/** EXDATE or RDATE with every date moved; each list keeps its zone where it still can. */
const movedList = (
  property: IcalProperty,
  object: OpenObject,
  move: (written: WrittenTime) => Standing,
): IcalProperty => {
  const form = formOf(object);
  const listed = property.values.flatMap((value) => writtenValue(value, property) ?? []);
  if (listed.length < property.values.length) return property;
  const [first, ...others] = inOneZone(
    listed.map((written) => {
      const standing = move(written);
      return standing.time === null || standing.zone === null || written.time === null
        ? writtenStart(standing, form)
        : writtenLike(msOf(standing), written, form.places);
    }),
    form.places,
  );
  if (first === undefined) return property;
  const dates = dateProperty(property.name, [first, ...others], property);
  if (property.type !== "period" || first.time === null) return dates;
  const periods = dates.values.map((start, index) => {
    const before = property.values[index];
    return Array.isArray(before) ? [start, movedEnd(before, property, start)] : start;
  });
  return { ...dates, values: periods, type: "period" };
};

/** The end of a period that begins anew: a length stays, an end moves along. */
const movedEnd = (value: readonly unknown[], property: IcalProperty, start: unknown): unknown => {
  const [from, to] = value.map((each) => writtenValue(each, property));
  if (from === undefined || to === undefined || typeof start !== "string") return value[1];
  const wall = (each: WrittenTime) => Temporal.PlainDateTime.from(`${each.day}T${each.time}`);
  const length = wall(from).until(wall(to));
  const moved = Temporal.PlainDateTime.from(start.replace("Z", "")).add(length);
  return `${moved.toString({ smallestUnit: "second" })}${start.endsWith("Z") ? "Z" : ""}`;
};

const movedMaster = (
  object: OpenObject,
  { target }: SeriesMove,
  movement: ReturnType<typeof movementOf>,
): IcalNode => {
  const { master, span, places } = object;
  const { startOf, rule, isSameStart } = movement;
  const first = { ...startOf(span.start), length: target.length };
  const placed = withPlacement(master.node, first, formOf(object));
  if (isSameStart) return placed;
  const start = writtenStart(first, formOf(object));
  const last = lastRuleStart(object);
  const ended =
    rule === undefined
      ? undefined
      : last === undefined
        ? rule
        : withUntilText(rule, untilText(startOf(last), start));
  const ruled = ended === undefined ? placed : withProperty(placed, ruleProperty(ended));
  const move = (written: WrittenTime): Standing => startOf(referencedStart(written, span, places));
  const isList = ({ name }: IcalProperty): boolean => name === "exdate" || name === "rdate";
  return {
    ...ruled,
    properties: ruled.properties.map((each) =>
      isList(each) ? movedList(each, object, move) : each,
    ),
  };
};

const movedOverride = (
  override: ObjectEvent,
  object: OpenObject,
  series: SeriesMove,
  { startOf, isSameStart }: ReturnType<typeof movementOf>,
): IcalNode => {
  const at = originalOf(override, object);
  const own = placementOf(override, object);
  const planned = plannedAt(object, at);
  const isChosen = at === series.at;
  const isPlanned = isSamePlacement(own, planned);
  const moved = { ...startOf(at), length: series.target.length };
  const target = isChosen && !isPlanned ? series.target : moved;
  const placed =
    isChosen || isPlanned ? withPlacement(override.node, target, formOf(object)) : override.node;
  return isSameStart ? placed : withRecurrenceId(placed, object, startOf(at));
};

/** Moves every time of a series by as much as one of them; the nodes of all events after it. */
export const retimeSeries = (object: OpenObject, given: SeriesMove): IcalNode[] => {
  const own = object.span.allDay ? given.target.zone : object.span.zone;
  const target = anchorSeries(given.target, own ?? "UTC");
  const series = { ...given, target };
  const movement = movementOf(object, series);
  return [
    movedMaster(object, series, movement),
    ...object.overrides.map((each) => movedOverride(each, object, series, movement)),
  ];
};
