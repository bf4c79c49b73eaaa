import { moveEvent } from "#server/recurrence/event-placement.ts";
import type { EditContext, StoredPatch } from "../../../object-port.ts";
import { formOf } from "./change-one.ts";
import { withTextsAndAlarms } from "../edit-texts.ts";
import type { IcalNode } from "../nodes/ical-node.ts";
import {
  plainProperty,
  withAnother,
  withoutProperties,
  withProperty,
} from "../nodes/node-fields.ts";
import { placesAnew } from "../object-edit.ts";
import { overrideAt, placementAt } from "../object/object-occurrences.ts";
import type { OpenObject } from "../object/open-object.ts";
import { stampNewEvent } from "../nodes/stamp-event.ts";
import { withPlacement } from "../nodes/write-placement.ts";

/**
 * One time of a series as an event of its own that names the series (RELATED-TO), with everything that the stored
 * component says beside its repetition.
 */
export const detachedTime = (
  object: OpenObject,
  at: number,
  patch: StoredPatch,
  { now, zone, newUid }: EditContext,
): { readonly uid: string; readonly node: IcalNode } => {
  const uid = newUid();
  const { master, span } = object;
  const before = overrideAt(object, at);
  const repeats = ["rrule", "rdate", "exdate", "exrule", "recurrence-id"] as const;
  const once = withoutProperties((before ?? master).node, ...repeats);
  const current = placementAt(object, at);
  const usual = span.allDay ? zone : span.zone;
  const form = before?.read.start?.time
    ? { ...formOf(object), like: before.read.start }
    : formOf(object);
  const placed = placesAnew(patch) ? moveEvent(current, patch, current.zone ?? usual) : current;
  const named = withProperty(
    withTextsAndAlarms(withPlacement(once, placed, form), patch, zone),
    plainProperty("uid", "text", uid),
  );
  const related = withAnother(named, {
    ...{ name: "related-to", parameters: { reltype: "SIBLING" }, type: "text" },
    values: [master.read.uid],
  });
  return { uid, node: stampNewEvent(related, now) };
};
