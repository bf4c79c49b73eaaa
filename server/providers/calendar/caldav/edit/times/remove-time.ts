import { formOf } from "./change-one.ts";
import type { IcalNode } from "../nodes/ical-node.ts";
import { withAnother } from "../nodes/node-fields.ts";
import type { EditContext } from "../../../object-port.ts";
import { originalOf, plannedAt } from "../object/object-occurrences.ts";
import type { OpenObject } from "../object/open-object.ts";
import { stampEvent } from "../nodes/stamp-event.ts";
import { dateProperty } from "../nodes/written-dates.ts";
import { writtenStart } from "../nodes/write-placement.ts";

/** Takes one time out of a series (EXDATE in the form of DTSTART); the nodes of all events after it. */
export const removeOneTime = (object: OpenObject, at: number, { now }: EditContext): IcalNode[] => {
  const written = writtenStart(plannedAt(object, at), formOf(object));
  const without = withAnother(object.master.node, dateProperty("exdate", [written]));
  return [
    stampEvent(without, now, true),
    ...object.overrides.filter((each) => originalOf(each, object) !== at).map(({ node }) => node),
  ];
};
