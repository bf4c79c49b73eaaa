import { InvalidInput } from "#server/platform/errors.ts";
import { formatEventTimes, moveEvent } from "#server/recurrence/event-placement.ts";
import type {
  EditContext,
  EditedObject,
  MergedEdit,
  ObjectEdit,
  ObjectFields,
  StoredPatch,
} from "../../object-port.ts";
import { editTodo } from "./todo/edit-todo.ts";
import { changeObject, detachFromObject, removeFromObject } from "./edit-object.ts";
import { placesAnew } from "./object-edit.ts";
import { fieldsAt } from "./object/object-fields.ts";
import { findStart, isRepeated, overrideAt, placementAt } from "./object/object-occurrences.ts";
import { openObject, type OpenObject } from "./object/open-object.ts";
import { ownTriggers, withOwnAlarms } from "./own-alarms.ts";
import { hasSameContent } from "./same-content.ts";

/** Makes an edit of an object; throws 400 with the field that is wrong. */
export const editObject = (ics: string, edit: ObjectEdit, context: EditContext): EditedObject => {
  if (edit.kind === "remove") return removeFromObject(ics, edit.which, context);
  if (edit.kind === "todo") return { ics: editTodo(ics, edit.patch, context) };
  const { which, patch } = edit;
  return edit.kind === "change"
    ? changeObject(ics, which, patch, context)
    : detachFromObject(ics, which, patch, context);
};

const conflict = { kind: "conflict" } as const;
const same = { kind: "same" } as const;

/** The time that an edit means; null where the object doesn't have it. */
const timeIn = (object: OpenObject, occurrence: string | undefined): number | null => {
  if (occurrence === undefined || !isRepeated(object)) return object.span.start;
  try {
    return findStart(object, occurrence);
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
};

const whenOf = ({ start, end, allDay }: Pick<ObjectFields, "start" | "end" | "allDay">): string =>
  `${start} ${end} ${allDay}`;

/** What a change means to a field, beside what it was and what others made of it. */
interface FieldVersions {
  readonly names: readonly (keyof StoredPatch)[];
  readonly base: string | null;
  readonly theirs: string | null;
  readonly wanted: string | null;
}

/** Our alarms are nobody else's: whatever became of them meanwhile, what was chosen last counts. */
const alarmVersions = (
  { object, at }: { readonly object: OpenObject; readonly at: number },
  patch: StoredPatch,
  { zone }: EditContext,
): FieldVersions[] => {
  const { alarms } = patch;
  if (alarms === undefined) return [];
  const { node } = overrideAt(object, at) ?? object.master;
  const theirs = ownTriggers(node).join(" ");
  // When an alarm rings that is meant for a time of day is known only where the event is put.
  const wanted = placesAnew(patch)
    ? null
    : ownTriggers(withOwnAlarms(node, alarms, zone)).join(" ");
  return [{ names: ["alarms", "alarmsFrom", "alarmsAt"], base: theirs, theirs, wanted }];
};

const versionsOf = (
  base: { readonly object: OpenObject; readonly at: number },
  theirs: { readonly object: OpenObject; readonly at: number },
  patch: StoredPatch,
  context: EditContext,
): FieldVersions[] => {
  const { zone } = context;
  const [before, now] = [fieldsAt(base.object, base.at), fieldsAt(theirs.object, theirs.at)];
  const texts = (["title", "location", "notes", "recurrence"] as const)
    .filter((name) => patch[name] !== undefined)
    .map((name) => ({
      names: [name],
      base: before[name],
      theirs: now[name],
      wanted: patch[name] || null,
    }));
  const alarms = alarmVersions(theirs, patch, context);
  if (!placesAnew(patch)) return [...texts, ...alarms];
  const placement = placementAt(base.object, base.at);
  const target = moveEvent(placement, patch, placement.zone ?? zone);
  const when = {
    names: ["start", "end", "allDay"] as const,
    base: whenOf(before),
    theirs: whenOf(now),
    wanted: whenOf(formatEventTimes(target)),
  };
  return [...texts, when, ...alarms];
};

/** Whether others left a time as the family saw it. */
const isUntouched = (base: OpenObject, theirs: OpenObject, occurrence: string | undefined) => {
  const [before, now] = [timeIn(base, occurrence), timeIn(theirs, occurrence)];
  if (before === null || now === null) return false;
  return JSON.stringify(fieldsAt(base, before)) === JSON.stringify(fieldsAt(theirs, now));
};

const mergeRemoval = (
  base: OpenObject,
  theirs: OpenObject,
  ics: string,
  edit: Extract<ObjectEdit, { kind: "remove" | "detach" }>,
  context: EditContext,
): MergedEdit => {
  const { occurrence, scope } = edit.which;
  const isOne = isRepeated(base) && scope !== "all" && occurrence !== undefined;
  // What goes on elsewhere has to have been here.
  if (isOne && timeIn(theirs, occurrence) === null) return edit.kind === "remove" ? same : conflict;
  if (!isUntouched(base, theirs, occurrence)) return conflict;
  return { kind: "edited", edited: editObject(ics, edit, context) };
};

const mergeChange = (
  base: OpenObject,
  theirs: OpenObject,
  ics: string,
  { which, patch }: Extract<ObjectEdit, { kind: "change" }>,
  context: EditContext,
): MergedEdit => {
  const [before, now] = [timeIn(base, which.occurrence), timeIn(theirs, which.occurrence)];
  if (before === null || now === null) return conflict;
  const open = versionsOf(
    { object: base, at: before },
    { object: theirs, at: now },
    patch,
    context,
  ).filter((field) => field.theirs !== field.wanted);
  if (open.length === 0) return same;
  if (open.some((field) => field.theirs !== field.base)) return conflict;
  const names = new Set<string>(open.flatMap((field) => field.names));
  const left: StoredPatch = Object.fromEntries(
    Object.entries(patch).filter(([name]) => names.has(name)),
  );
  return { kind: "edited", edited: changeObject(ics, which, left, context) };
};

/**
 * Makes an edit anew on what others made of the object meanwhile: what touches other fields than theirs is applied,
 * the same field is a conflict, and what is there already needs nothing.
 */
export const mergeEdit = (
  base: string,
  theirs: string | null,
  edit: ObjectEdit,
  context: EditContext,
): MergedEdit => {
  // A tick counts whatever else was changed, and what is gone needs none.
  if (edit.kind === "todo")
    return theirs === null ? same : { kind: "edited", edited: editObject(theirs, edit, context) };
  const wanted = editObject(base, edit, context);
  if (theirs === null) return edit.kind === "remove" && wanted.ics === null ? same : conflict;
  if (wanted.ics !== null && hasSameContent(wanted.ics, theirs)) return same;
  const [before, now] = [base, theirs].map((ics) => openObject(ics, context.zone, context.now));
  if (typeof before !== "object" || typeof now !== "object") return conflict;
  if (edit.kind !== "change") return mergeRemoval(before, now, theirs, edit, context);
  return mergeChange(before, now, theirs, edit, context);
};
