import { formatEventTimes } from "#server/recurrence/event-placement.ts";
import type { ObjectFields, ObjectView } from "../../../object-port.ts";
import { cleanLine, cleanNotes } from "../../../ical/text/clean-text.ts";
import { unescapeText } from "../../../ical/text/values.ts";
import { familyRuleOf } from "../../../family/family-rule.ts";
import {
  isRepeated,
  occurrenceAt,
  overrideAt,
  placementAt,
  plannedAt,
} from "./object-occurrences.ts";
import type { OpenObject } from "./open-object.ts";

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
    recurrence: familyRuleOf(master.read, plannedAt(object, object.span.start)),
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
    isPrivate: read.isPrivate || overrideAt(object, at)?.read.isPrivate === true,
    guests: new Set(invited.filter((guest) => guest !== organizer)).size,
  };
};
