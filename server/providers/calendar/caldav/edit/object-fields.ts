import { formatEventTimes } from "#server/recurrence/event-placement.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { formatRuleParts, parseRuleParts } from "#server/recurrence/rule-parts.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { ObjectFields, ObjectView } from "../../object-port.ts";
import { cleanLine, cleanNotes } from "../../ical/text/clean-text.ts";
import { unescapeText } from "../../ical/text/values.ts";
import { validateRule } from "../../family/rule.ts";
import {
  isRepeated,
  occurrenceAt,
  overrideAt,
  placementAt,
  plannedAt,
} from "./object-occurrences.ts";
import type { OpenObject } from "./open-object.ts";

const withoutClock = (rule: string): string => {
  const parts = parseRuleParts(rule.replaceAll(/\s/g, "").toUpperCase());
  for (const name of ["BYHOUR", "BYMINUTE", "BYSECOND"])
    if (!parts.get(name)?.includes(",")) parts.delete(name);
  return formatRuleParts(parts);
};

/** The rule as the family writes it; null where the family has no such rule. */
const familyRule = ({ master: { read } }: OpenObject, at: EventPlacement): string | null => {
  const [rule, second] = read.rules;
  if (rule === undefined || second !== undefined || read.exceptRules.length > 0) return null;
  try {
    return validateRule(withoutClock(rule), at);
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
};

const clean = (text: string | undefined, how: (text: string) => string): string | null =>
  (text === undefined ? "" : how(unescapeText(text))) || null;

/** One of the object's times as the family sees it. */
export const fieldsAt = (object: OpenObject, at: number): ObjectFields => {
  const { master } = object;
  const { read } = overrideAt(object, at) ?? master;
  return {
    title: clean(read.title ?? master.read.title, cleanLine) ?? "",
    location: clean(read.location ?? master.read.location, cleanLine),
    notes: clean(read.notes ?? master.read.notes, cleanNotes),
    ...formatEventTimes(placementAt(object, at)),
    recurrence: familyRule(object, plannedAt(object, object.span.start)),
  };
};

/** One of the object's times with what is known about it beside. */
export const viewAt = (object: OpenObject, at: number): ObjectView => {
  const { node, read } = object.master;
  const address = node.properties.find(({ name }) => name === "organizer")?.values[0];
  const organizer = typeof address === "string" ? address.toLowerCase() : null;
  const invited = node.properties.flatMap(({ name, values: [guest] }) =>
    name === "attendee" && typeof guest === "string" ? [guest.toLowerCase()] : [],
  );
  return {
    ...fieldsAt(object, at),
    uid: read.uid,
    occurrence: isRepeated(object) ? occurrenceAt(object, at) : null,
    organizer,
    guests: new Set(invited.filter((guest) => guest !== organizer)).size,
  };
};
