import { InvalidInput } from "#server/platform/errors.ts";
import { moveEvent } from "#server/recurrence/event-placement.ts";
import { withTextsAndAlarms } from "../edit-texts.ts";
import type { IcalNode } from "../nodes/ical-node.ts";
import { propertyOf, withoutProperties, withProperty } from "../nodes/node-fields.ts";
import type { EditContext, StoredPatch } from "../../../object-port.ts";
import { placesAnew } from "../object-edit.ts";
import { originalOf, overrideAt, placementAt, plannedAt } from "../object/object-occurrences.ts";
import type { OpenObject } from "../object/open-object.ts";
import { stampEvent } from "../nodes/stamp-event.ts";
import { dateProperty } from "../nodes/written-dates.ts";
import { withPlacement, type WrittenForm, writtenStart } from "../nodes/write-placement.ts";

/** The form in which the series writes its times. */
export const formOf = ({ master, places }: OpenObject): WrittenForm => ({
  like: master.read.start ?? { day: "1970-01-01", time: null, tzid: null },
  places,
});

/** A RECURRENCE-ID in the form and zone of DTSTART. */
export const withRecurrenceId = (
  node: IcalNode,
  object: OpenObject,
  at: Parameters<typeof writtenStart>[0],
): IcalNode =>
  withProperty(
    node,
    dateProperty(
      "recurrence-id",
      [writtenStart(at, formOf(object))],
      propertyOf(node, "recurrence-id"),
    ),
  );

/** A change of a single time that changes nothing yet: the master's own fields at that time. */
const newOverride = (object: OpenObject, at: number): IcalNode => {
  const planned = plannedAt(object, at);
  const once = withoutProperties(object.master.node, "rrule", "rdate", "exdate", "exrule");
  return withRecurrenceId(withPlacement(once, planned, formOf(object)), object, planned);
};

/** Changes one time of a series; the nodes of all events after it. */
export const changeOneTime = (
  object: OpenObject,
  at: number,
  patch: StoredPatch,
  { now, zone }: EditContext,
): IcalNode[] => {
  if (patch.recurrence !== undefined)
    throw new InvalidInput("recurrence", "recurrence: a single time has no rule of its own.");
  const before = overrideAt(object, at);
  const own = before?.node ?? newOverride(object, at);
  const current = placementAt(object, at);
  const usual = object.span.allDay ? zone : object.span.zone;
  const form = before?.read.start?.time
    ? { ...formOf(object), like: before.read.start }
    : formOf(object);
  const placed = placesAnew(patch)
    ? withPlacement(own, moveEvent(current, patch, current.zone ?? usual), form)
    : own;
  const changed = stampEvent(withTextsAndAlarms(placed, patch, zone), now, placesAnew(patch));
  const others = object.overrides.filter(
    (each) => each !== before && originalOf(each, object) !== at,
  );
  return [object.master.node, ...others.map(({ node }) => node), changed];
};
