import { formOf } from "./change-one.ts";
import type { IcalNode } from "./ical-node.ts";
import { withAnother } from "./node-fields.ts";
import type { EditContext } from "../../object-port.ts";
import { originalOf, plannedAt } from "./object-occurrences.ts";
import type { OpenObject } from "./open-object.ts";
import { stampEvent } from "./stamp-event.ts";
import { dateProperty } from "./written-dates.ts";
import { writtenStart } from "./write-placement.ts";

/** Takes one time out of a series (EXDATE in the form of DTSTART); the nodes of all events after it. */
export const removeOneTime = (object: OpenObject, at: number, { now }: EditContext): IcalNode[] => {
  const written = writtenStart(plannedAt(object, at), formOf(object));
  const without = withAnother(object.master.node, dateProperty("exdate", [written]));
  return [
    stampEvent(without, now, true),
    ...object.overrides.filter((each) => originalOf(each, object) !== at).map(({ node }) => node),
  ];
};
