import { apiSentence } from "#server/platform/api-sentence.ts";
import { daysApart } from "#server/platform/clock.ts";
import { Conflict } from "#server/platform/errors.ts";
import type { EditContext, TodoPatch } from "../../../object-port.ts";
import { withTexts } from "../edit-texts.ts";
import { formatNode, type IcalNode } from "../nodes/ical-node.ts";
import {
  plainProperty,
  propertyOf,
  ruleProperty,
  withAnother,
  withoutProperties,
  withProperty,
} from "../nodes/node-fields.ts";
import { categoriesOf, isRepeatedTodo, openTodo, type OpenTodo } from "./read-todo.ts";
import { stampEvent } from "../nodes/stamp-event.ts";
import { anchorOf, dayOfProperty, dayProperty, shiftedProperty } from "./todo-dates.ts";
import { ruleAsWritten } from "./todo-until.ts";

type Moment = Pick<EditContext, "now" | "zone">;

const stampOf = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;

/** The to-do as done, or as open again, in every way in which programs say it (RFC 5545, 3.8.1.8, 3.8.1.11, 3.8.2.1). */
const withDone = (todo: IcalNode, isDone: boolean, now: number): IcalNode => {
  if (!isDone)
    return withProperty(
      withoutProperties(todo, "completed", "percent-complete"),
      plainProperty("status", "text", "NEEDS-ACTION"),
    );
  const properties = [
    plainProperty("status", "text", "COMPLETED"),
    plainProperty("completed", "date-time", stampOf(now)),
    plainProperty("percent-complete", "integer", 100),
  ];
  return properties.reduce(withProperty, todo);
};

const shifted = (todo: IcalNode, days: number, zone: string): IcalNode =>
  ["dtstart", "due"].reduce((each, name) => {
    const property = propertyOf(each, name);
    return property === undefined || days === 0
      ? each
      : withProperty(each, shiftedProperty(property, days, zone));
  }, todo);

const withDue = (todo: IcalNode, due: string | null, zone: string): IcalNode => {
  if (due === null) return withoutProperties(todo, "due", "duration");
  const before = dayOfProperty(propertyOf(todo, "due") ?? propertyOf(todo, "dtstart"), zone);
  if (before === undefined) return withProperty(todo, dayProperty("due", due));
  const moved = shifted(todo, daysApart(before, due), zone);
  const { dtstart, due: own } = {
    dtstart: propertyOf(moved, "dtstart"),
    due: propertyOf(moved, "due"),
  };
  return own === undefined && dtstart !== undefined
    ? // A length isn't allowed beside it (RFC 5545, 3.6.2).
      withProperty(withoutProperties(moved, "duration"), renamed(dtstart, "due"))
    : moved;
};

/** A rule needs a start (RFC 5545, 3.8.5.3); of a to-do that is only due, that is the day on which it is. */
const withRule = (todo: IcalNode, rule: string | null, now: Moment): IcalNode => {
  if (rule === null) return withoutProperties(todo, "rrule", "exdate", "rdate");
  const anchor = anchorOf(todo) ?? dayProperty("due", new Date(now.now).toISOString().slice(0, 10));
  const started =
    propertyOf(todo, "dtstart") === undefined
      ? withProperty(todo, renamed(anchor, "dtstart"))
      : todo;
  return withProperty(started, ruleProperty(ruleAsWritten(rule, anchor, now.zone)));
};

const renamed = (property: NonNullable<ReturnType<typeof anchorOf>>, name: string) => {
  const { line: _line, ...rest } = property;
  return { ...rest, name };
};

const withCategories = (
  todo: IcalNode,
  { add, remove }: NonNullable<TodoPatch["categories"]>,
): IcalNode => {
  const gone = new Set(remove.map((each) => each.toLowerCase()));
  const before = categoriesOf(todo);
  const kept = before.filter((each) => !gone.has(each.toLowerCase()));
  const known = new Set(kept.map((each) => each.toLowerCase()));
  const next = [...kept, ...add.filter((each) => !known.has(each.toLowerCase()))];
  if (JSON.stringify(next) === JSON.stringify(before)) return todo;
  const without = withoutProperties(todo, "categories");
  return next.length === 0
    ? without
    : withAnother(without, { name: "categories", parameters: {}, type: "text", values: next });
};

const edited = (todo: IcalNode, patch: TodoPatch, moment: Moment): IcalNode => {
  const { title, notes, due, recurrence, categories } = patch;
  const worded = withTexts(todo, {
    ...(title === undefined ? {} : { title }),
    ...(notes === undefined ? {} : { notes }),
  });
  const placed = due === undefined ? worded : withDue(worded, due, moment.zone);
  const ruled = recurrence === undefined ? placed : withRule(placed, recurrence, moment);
  return categories === undefined ? ruled : withCategories(ruled, categories);
};

/** One time of a repeated to-do as done or open again: a change of that time alone (RECURRENCE-ID). */
const withTimeDone = (
  { master, overrides }: OpenTodo,
  day: string,
  isDone: boolean,
  { now, zone }: Moment,
): IcalNode[] => {
  const own = overrides.find(
    (each) => dayOfProperty(propertyOf(each, "recurrence-id"), zone) === day,
  );
  const anchor = anchorOf(master);
  const first = dayOfProperty(anchor, zone);
  if (own === undefined && (!isDone || anchor === undefined || first === undefined))
    return [master, ...overrides];
  const others = overrides.filter((each) => each !== own);
  if (own !== undefined)
    return [master, ...others, stampEvent(withDone(own, isDone, now), now, false)];
  if (anchor === undefined || first === undefined) return [master, ...overrides];
  const days = daysApart(first, day);
  const once = withoutProperties(master, "rrule", "rdate", "exdate", "exrule");
  const named = withProperty(
    shifted(once, days, zone),
    renamed(shiftedProperty(anchor, days, zone), "recurrence-id"),
  );
  return [master, ...others, stampEvent(withDone(named, true, now), now, false)];
};

/**
 * Changes an object's to-do; null where it is removed. What the change doesn't mean, such as a parent or subtasks
 * (RELATED-TO), alarms and what other programs know, stays as it is written. Throws 409 `eventFixed` where the object
 * can't be read.
 */
export const editTodo = (ics: string, patch: TodoPatch, moment: Moment): string | null => {
  if (patch.removed === true) return null;
  const object = openTodo(ics);
  if (object === null) throw new Conflict("eventFixed", apiSentence("eventFixed"));
  const { calendar, master, overrides } = object;
  const { done, day } = patch;
  const changed = edited(master, patch, moment);
  const whole =
    done === undefined || (day !== undefined && isRepeatedTodo(changed))
      ? changed
      : withDone(changed, done, moment.now);
  const isMoved = patch.due !== undefined || patch.recurrence !== undefined;
  const stamped = whole === master ? master : stampEvent(whole, moment.now, isMoved);
  const todos =
    done !== undefined && day !== undefined && isRepeatedTodo(stamped)
      ? withTimeDone({ ...object, master: stamped }, day, done, moment)
      : [stamped, ...overrides];
  const others = calendar.components.filter(({ name }) => name !== "vtodo");
  return formatNode({ ...calendar, components: [...others, ...todos] });
};

/** Writes a new to-do as an object. */
export const createTodo = (patch: TodoPatch, uid: string, moment: Moment): string => {
  const named: IcalNode = {
    ...{ name: "vtodo", components: [] },
    properties: [
      plainProperty("uid", "text", uid),
      plainProperty("created", "date-time", stampOf(moment.now)),
      plainProperty("status", "text", "NEEDS-ACTION"),
    ],
  };
  const properties = [
    plainProperty("version", "text", "2.0"),
    plainProperty("prodid", "text", "-//Family Wall//EN"),
  ];
  const todo = stampEvent(edited(named, patch, moment), moment.now, false);
  return formatNode({ name: "vcalendar", properties, components: [todo] });
};
