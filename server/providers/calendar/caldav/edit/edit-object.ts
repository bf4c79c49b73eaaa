import type { EditScope, EditTarget } from "#contract/calendar-family.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, InvalidInput } from "#server/platform/errors.ts";
import { changeAllTimes } from "./times/change-all.ts";
import { changeOneTime } from "./times/change-one.ts";
import type { EditedObject } from "../../object-port.ts";
import { detachedTime } from "./times/detach-time.ts";
import { formatNode, type IcalNode } from "./nodes/ical-node.ts";
import { withNewZones } from "./nodes/new-zones.ts";
import { withoutProperties } from "./nodes/node-fields.ts";
import type { EditContext, StoredPatch } from "../../object-port.ts";
import {
  findStart,
  hasAnyTime,
  hasTimeBefore,
  isRepeated,
  overrideAt,
  startsIn,
  startText,
} from "./object/object-occurrences.ts";
import { formatObject, openObject, type OpenObject } from "./object/open-object.ts";
import { removeOneTime } from "./times/remove-time.ts";
import { beginAt, endBefore } from "./times/split-object.ts";

type MeantTimes =
  | { readonly scope: "all"; readonly at: number | null }
  | { readonly scope: Exclude<EditScope, "all">; readonly at: number };

const meantTimes = (object: OpenObject, { scope, occurrence }: EditTarget): MeantTimes => {
  if (!isRepeated(object)) return { scope: "all", at: null };
  const at = occurrence === undefined ? null : findStart(object, occurrence);
  const wanted = scope ?? (at === null ? "all" : "one");
  if (wanted === "all") return { scope: "all", at };
  if (at === null)
    throw new InvalidInput("occurrence", "occurrence: say which time of the event is meant.");
  return wanted === "following" && !hasTimeBefore(object, at)
    ? { scope: "all", at }
    : { scope: wanted, at };
};

const opened = (ics: string, { zone, now }: EditContext): OpenObject => {
  const object = openObject(ics, zone, now);
  if (typeof object !== "string") return object;
  throw new Conflict("eventFixed", apiSentence("eventFixed"));
};

const written = ({ calendar, master }: OpenObject, events: readonly IcalNode[]): string => {
  const others = calendar.components.filter(({ name }) => name !== "vevent");
  const since = Number(master.read.start?.day.slice(0, 4) ?? 1970);
  const kept = withoutProperties(calendar, "method");
  return formatNode(withNewZones({ ...kept, components: [...others, ...events] }, since));
};

/** An object in which every time that has alarms of its own is a change of its own, so that they can be written. */
const withTimesOfAlarms = (
  object: OpenObject,
  { alarmsAt = {} }: StoredPatch,
  context: EditContext,
): OpenObject =>
  Object.keys(alarmsAt).reduce((each, time) => {
    // What was chosen for a time of a series that has become a single event is of no time any more.
    if (!isRepeated(each)) return each;
    const at = Date.parse(time);
    const isMissing = overrideAt(each, at) === undefined && startsIn(each, at, at).includes(at);
    if (!isMissing || startText(each, at) !== time) return each;
    return opened(written(each, changeOneTime(each, at, {}, context)), context);
  }, object);

/** More single times than a series is given for the sake of alarms that count until a later one. */
const mostTimesUntil = 100;

/**
 * A patch in which alarms that count from a time on are told as those of the series and of single times: a series has one
 * kind, so it has the last, and those of the meant times that are still to come before it have what counts until then.
 */
const withoutAlarmsFrom = (
  object: OpenObject,
  { scope, at: first }: MeantTimes,
  { alarmsFrom = {}, ...patch }: StoredPatch,
  { now }: EditContext,
): StoredPatch => {
  const from = Object.entries(alarmsFrom).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [since, alarms] = from.at(-1) ?? [];
  if (since === undefined || alarms === undefined || !isRepeated(object)) return patch;
  // The weeks before a split aren't meant, and stay as they are.
  const begin = scope === "following" ? Math.max(now, first) : now;
  const times = startsIn(object, begin, Date.parse(since) + 86_400_000)
    .map((at) => startText(object, at))
    .filter((time) => time < since);
  if (times.length > mostTimesUntil) return patch;
  const leadsAt = (time: string) =>
    from.findLast(([begins]) => begins <= time)?.[1] ?? patch.alarms ?? [];
  const until = Object.fromEntries(times.map((time) => [time, leadsAt(time)]));
  return { ...patch, alarms, alarmsAt: { ...until, ...patch.alarmsAt } };
};

/** A series that was split off, opened to be edited further. */
const splitOff = (object: OpenObject, at: number, context: EditContext): OpenObject =>
  opened(formatObject(object.calendar, beginAt(object, at, context)), context);

/**
 * Changes an object's event as a family means it: one of its times, one and all after it, or all. Components and
 * properties that the change doesn't mean stay as they are written. Throws 400 with the field that is wrong.
 */
export const changeObject = (
  ics: string,
  which: EditTarget,
  given: StoredPatch,
  context: EditContext,
): EditedObject => {
  const whole = opened(ics, context);
  const meant = meantTimes(whole, which);
  const patch = withoutAlarmsFrom(whole, meant, given, context);
  const object = withTimesOfAlarms(whole, patch, context);
  const { scope, at } = meant;
  if (scope === "all") return { ics: written(object, changeAllTimes(object, at, patch, context)) };
  if (scope === "one") return { ics: written(object, changeOneTime(object, at, patch, context)) };
  const onwards = splitOff(object, at, context);
  const moved = changeAllTimes(onwards, at, patch, context);
  return {
    ics: written(object, endBefore(object, at, context)),
    following: { uid: onwards.master.read.uid, ics: written(onwards, moved) },
  };
};

/**
 * Takes one of an object's times out, or one and all after it, and gives it as an object of its own; of an event that
 * is meant whole, or isn't repeated, nothing is left.
 */
export const detachFromObject = (
  ics: string,
  which: EditTarget,
  patch: StoredPatch,
  context: EditContext,
): EditedObject => {
  const object = opened(ics, context);
  const { scope, at } = meantTimes(object, which);
  if (scope === "following") return changeObject(ics, which, patch, context);
  if (scope === "all") {
    const { ics: whole } = changeObject(ics, which, patch, context);
    const { uid } = object.master.read;
    return { ics: null, ...(whole === null ? {} : { following: { uid, ics: whole } }) };
  }
  const { uid, node } = detachedTime(object, at, patch, context);
  const left = written(object, removeOneTime(object, at, context));
  return {
    ics: hasAnyTime(opened(left, context)) ? left : null,
    following: { uid, ics: written(object, [node]) },
  };
};

/** Deletes an object's event: one of its times, one and all after it, or all. */
export const removeFromObject = (
  ics: string,
  which: EditTarget,
  context: EditContext,
): EditedObject => {
  const object = opened(ics, context);
  const { scope, at } = meantTimes(object, which);
  if (scope === "all") return { ics: null };
  const events =
    scope === "one" ? removeOneTime(object, at, context) : endBefore(object, at, context);
  const left = written(object, events);
  return { ics: hasAnyTime(opened(left, context)) ? left : null };
};
