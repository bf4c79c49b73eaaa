import type { ObjectEditor } from "../../object-port.ts";
import { createObject } from "./create-object.ts";
import { type IcalNode, formatNode, parseNode } from "./nodes/ical-node.ts";
import { editObject, mergeEdit } from "./merge-edit.ts";
import { propertyOf } from "./nodes/node-fields.ts";
import { viewAt } from "./object/object-fields.ts";
import { findStart, isRepeated, startsIn } from "./object/object-occurrences.ts";
import { openObject, type OpenObject } from "./object/open-object.ts";
import { ownTriggers } from "./own-alarms.ts";
import { hasSameContent } from "./same-content.ts";
import { stampEvent, withSequence } from "./nodes/stamp-event.ts";
import { isWrittenOver } from "./written-over.ts";

const startOf = (object: OpenObject, occurrence: string | undefined): number =>
  occurrence === undefined || !isRepeated(object)
    ? object.span.start
    : findStart(object, occurrence);

const sequencesIn = (node: IcalNode | null): number[] =>
  (node?.components ?? []).map((event) => Number(propertyOf(event, "sequence")?.values[0] ?? 0));

/** Edits objects of calendar servers. */
export const objectEditor: ObjectEditor = {
  create: createObject,
  edit: editObject,
  view: (ics, occurrence, { zone, now }) => {
    const object = openObject(ics, zone, now);
    if (typeof object === "string") return null;
    const at = startOf(object, occurrence);
    const first = startsIn(object, at, at).includes(at) ? at : object.span.start;
    return viewAt(object, first);
  },
  merge: mergeEdit,
  isSame: hasSameContent,
  isWrittenOver,
  hasOwnAlarms: (ics) =>
    (parseNode(ics)?.components ?? []).some((each) => ownTriggers(each).length > 0),
  restore: (earlier, current, { now }) => {
    const node = parseNode(earlier);
    if (node === null) return earlier;
    const known = [
      ...sequencesIn(node),
      ...sequencesIn(current === null ? null : parseNode(current)),
    ];
    const next = Math.max(0, ...known.filter(Number.isSafeInteger)) + 1;
    return formatNode({
      ...node,
      components: node.components.map((each) =>
        each.name === "vevent" ? withSequence(stampEvent(each, now, false), next) : each,
      ),
    });
  },
};
