import type { IcalNode, IcalProperty } from "./nodes/ical-node.ts";
import { parseNode } from "./nodes/ical-node.ts";
import { ownTriggers } from "./own-alarms.ts";

/** What a family sees of an event or a to-do; servers rewrite the rest. */
const seen = new Set([
  ...["uid", "recurrence-id", "dtstart", "dtend", "duration"],
  ...["rrule", "exrule", "rdate", "exdate", "summary", "location", "description", "status"],
  ...["due", "completed", "percent-complete", "priority"],
]);
const lists = new Set(["rdate", "exdate"]);

/** Google says of every event that it is confirmed; what says nothing is as well. */
const isSeen = ({ name, values: [value] }: IcalProperty): boolean => {
  const isUsual = name === "status" && typeof value === "string" && /^confirmed$/i.test(value);
  return seen.has(name) && value !== "" && !isUsual;
};

/** The parts of a rule in one order, without those that say what is meant anyway: every one, in weeks from Monday on. */
const inOrder = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .filter(
          ([part, of]) => !(part === "interval" && of === 1) && !(part === "wkst" && of === 2),
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value;

const contentOf = ({ name, parameters, values }: IcalProperty): string[] => {
  const { tzid = "" } = parameters;
  const each = lists.has(name) ? values.map((value) => [value]) : [values.map(inOrder)];
  return each.map((own) => JSON.stringify([name, tzid, ...own]));
};

const itemContent = (event: IcalNode): string =>
  event.properties
    .filter(isSeen)
    .flatMap(contentOf)
    .concat(ownTriggers(event).map((trigger) => `alarm ${trigger}`))
    .toSorted()
    .join("\n");

const content = (ics: string): string | null => {
  const calendar = parseNode(ics);
  if (calendar === null) return null;
  const items = calendar.components.filter(({ name }) => name === "vevent" || name === "vtodo");
  return JSON.stringify(items.map(itemContent).toSorted());
};

/** What a family sees of an object, each property with the single time that it is of; nothing where it can't be read. */
export const seenContent = (ics: string): ReadonlySet<string> => {
  const events = parseNode(ics)?.components.filter(({ name }) => name === "vevent") ?? [];
  return new Set(
    events.flatMap((event) => {
      const time = event.properties.find(({ name }) => name === "recurrence-id")?.values[0] ?? "";
      return event.properties
        .filter(isSeen)
        .flatMap(contentOf)
        .map((each) => `${JSON.stringify(time)} ${each}`);
    }),
  );
};

/** Whether two versions of an object say the same to a family, however a server writes it. */
export const hasSameContent = (a: string, b: string): boolean => {
  if (a === b) return true;
  const first = content(a);
  return first !== null && first === content(b);
};
