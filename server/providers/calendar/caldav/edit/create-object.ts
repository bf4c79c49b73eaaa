import { anchorSeries, placeEvent, placementOnDay } from "#server/recurrence/event-placement.ts";
import { firstRuleDay } from "../../family/rule.ts";
import { withTextsAndAlarms } from "./edit-texts.ts";
import { formatNode, type IcalNode } from "./nodes/ical-node.ts";
import { withNewZones } from "./nodes/new-zones.ts";
import { plainProperty, ruleProperty, withProperty } from "./nodes/node-fields.ts";
import type { EditContext, NewObject, StoredEvent } from "../../object-port.ts";
import { stampNewEvent } from "./nodes/stamp-event.ts";
import { storedRule } from "./nodes/stored-rule.ts";
import { withPlacement, writtenStart } from "./nodes/write-placement.ts";

const form = {
  like: { day: "1970-01-01", time: null, tzid: null },
  places: { zones: (tzid: string) => tzid, floating: "UTC" },
};

/** Writes a new event as an object, in the family's zone; a repeated one begins on the first day of its rule. */
export const createObject = (event: StoredEvent, context: EditContext): NewObject => {
  const { now, zone, newUid } = context;
  const placed = placeEvent(event, zone);
  const uid = newUid();
  const anchored = event.recurrence === undefined ? placed : anchorSeries(placed, zone);
  const rule =
    event.recurrence === undefined
      ? undefined
      : storedRule(event.recurrence, anchored, writtenStart(anchored, form));
  const first = rule === undefined ? null : firstRuleDay(rule, anchored.day);
  const at = placementOnDay(anchored, first ?? anchored.day);
  const named: IcalNode = {
    name: "vevent",
    properties: [plainProperty("uid", "text", uid)],
    components: [],
  };
  const written = withPlacement(named, at, form);
  const worded = withTextsAndAlarms(written, event, zone);
  const ruled = rule === undefined ? worded : withProperty(worded, ruleProperty(rule));
  const calendar: IcalNode = {
    name: "vcalendar",
    properties: [
      plainProperty("version", "text", "2.0"),
      plainProperty("prodid", "text", "-//Family Wall//EN"),
    ],
    components: [stampNewEvent(ruled, now)],
  };
  return { uid, ics: formatNode(withNewZones(calendar, Number(at.day.slice(0, 4)))) };
};
