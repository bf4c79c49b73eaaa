import { isSupportedRule } from "#server/recurrence/validate-recurrence.ts";
import type { StoredTodo } from "../../../object-port.ts";
import { cleanLine, cleanNotes } from "../../../ical/text/clean-text.ts";
import { type IcalNode, parseNode } from "../nodes/ical-node.ts";
import { propertyOf, valueOf } from "../nodes/node-fields.ts";
import { anchorOf, dayOfProperty, msOfProperty } from "./todo-dates.ts";
import { ruleUntilDay } from "./todo-until.ts";

/** An object's to-do: what is said of all of its times, and of single ones. */
export interface OpenTodo {
  readonly calendar: IcalNode;
  readonly master: IcalNode;
  readonly overrides: readonly IcalNode[];
}

/** Opens an object that holds one to-do; null where it can't be read without guessing. */
export const openTodo = (ics: string): OpenTodo | null => {
  const calendar = parseNode(ics);
  const todos = calendar?.components.filter(({ name }) => name === "vtodo") ?? [];
  const [master, second] = todos.filter((each) => propertyOf(each, "recurrence-id") === undefined);
  if (calendar === null || master === undefined || second !== undefined) return null;
  return { calendar, master, overrides: todos.filter((each) => each !== master) };
};

/** Whether a to-do counts as done, however its program says so. */
export const isDone = (todo: IcalNode): boolean =>
  valueOf(todo, "status")?.toUpperCase() === "COMPLETED" ||
  propertyOf(todo, "completed") !== undefined ||
  Number(propertyOf(todo, "percent-complete")?.values[0] ?? 0) >= 100;

/** Whether a to-do has several times. */
export const isRepeatedTodo = ({ properties }: IcalNode): boolean =>
  properties.some(({ name }) => name === "rrule" || name === "rdate");

const isCancelled = (todo: IcalNode): boolean =>
  valueOf(todo, "status")?.toUpperCase() === "CANCELLED";

const ruleOf = (todo: IcalNode, zone: string): string | undefined => {
  const rules = todo.properties.filter(({ name }) => name === "rrule");
  const [only] = rules;
  if (only === undefined) return undefined;
  const written = only.line?.slice(only.line.indexOf(":") + 1) ?? String(only.values[0]);
  return rules.length > 1 ? "" : ruleUntilDay(written.toUpperCase(), anchorOf(todo), zone);
};

const textOf = (todo: IcalNode, name: string, clean: (text: string) => string): string =>
  clean(valueOf(todo, name) ?? "");

/** The categories of a to-do, each as it is written. */
export const categoriesOf = (todo: IcalNode): string[] =>
  todo.properties.flatMap(({ name, values }) =>
    name === "categories" ? values.map((value) => String(value).trim()).filter(Boolean) : [],
  );

/** Reads an object's to-do; null where it holds none that can be read, or one that was cancelled. */
export const readTodo = (ics: string, zone: string): StoredTodo | null => {
  const object = openTodo(ics);
  const uid = object === null ? undefined : valueOf(object.master, "uid");
  if (object === null || uid === undefined || isCancelled(object.master)) return null;
  const { master, overrides } = object;
  const rule = ruleOf(master, zone);
  const isFamilyRule = rule !== undefined && isSupportedRule(rule);
  const anchor = dayOfProperty(anchorOf(master), zone);
  const due =
    dayOfProperty(propertyOf(master, "due"), zone) ?? (rule === undefined ? undefined : anchor);
  const daysOf = (nodes: readonly IcalNode[], name: string): string[] =>
    nodes
      .flatMap(({ properties }) => properties.filter((property) => property.name === name))
      .flatMap((property) =>
        property.values.flatMap(
          (value) => dayOfProperty({ ...property, values: [value] }, zone) ?? [],
        ),
      );
  const notes = textOf(master, "description", cleanNotes);
  return {
    ...{ uid, title: textOf(master, "summary", cleanLine), isDone: isDone(master) },
    ...(notes === "" ? {} : { notes }),
    ...(due === undefined ? {} : { due }),
    ...(isFamilyRule ? { recurrence: rule } : {}),
    repeatsOtherwise: isRepeatedTodo(master) && !isFamilyRule,
    ...(anchor === undefined ? {} : { firstDay: anchor }),
    categories: categoriesOf(master),
    doneDays: daysOf(
      overrides.filter((each) => isDone(each) || isCancelled(each)),
      "recurrence-id",
    ),
    leftOutDays: daysOf([master], "exdate"),
    createdAt: msOfProperty(propertyOf(master, "created") ?? propertyOf(master, "dtstamp")),
  };
};
