import { zoneBlock } from "../../../family/zone-block.ts";
import { isZone } from "../../../ical/zones/zones.ts";
import { type IcalNode, parseNode } from "./ical-node.ts";
import { valueOf } from "./node-fields.ts";

const tzidsIn = (nodes: readonly IcalNode[]): string[] =>
  nodes.flatMap(({ properties, components }) => [
    ...properties.flatMap(({ parameters: { tzid } }) => (typeof tzid === "string" ? [tzid] : [])),
    ...tzidsIn(components),
  ]);

const blockOf = (zone: string, since: number): readonly IcalNode[] => {
  const lines = ["BEGIN:VCALENDAR", ...zoneBlock(zone, since), "END:VCALENDAR"];
  return parseNode(lines.join("\r\n"))?.components ?? [];
};

/** The calendar with a VTIMEZONE for each zone that its events use anew; what it has stays. */
export const withNewZones = (calendar: IcalNode, since: number): IcalNode => {
  const known = new Set(
    calendar.components
      .filter(({ name }) => name === "vtimezone")
      .map((each) => valueOf(each, "tzid")),
  );
  const used = tzidsIn(calendar.components.filter(({ name }) => name === "vevent"));
  const added = [...new Set(used)].filter((tzid) => !known.has(tzid) && isZone(tzid));
  return {
    ...calendar,
    components: [...added.flatMap((zone) => blockOf(zone, since)), ...calendar.components],
  };
};
