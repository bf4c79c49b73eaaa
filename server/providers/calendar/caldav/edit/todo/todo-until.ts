import { addDays, dayAt } from "#server/platform/clock.ts";
import { Temporal } from "temporal-polyfill";
import { instantOfWallTime } from "../../../ical/zones/instant-of-wall-time.ts";
import type { IcalProperty } from "../nodes/ical-node.ts";

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
const compact = (text: string): string => text.replaceAll(/[-:]/g, "");

const instantOf = (day: string, time: string, zone: string): number =>
  instantOfWallTime(Date.parse(`${day}T${time}Z`), zone);

/** Whether a date-time is neither in UTC nor in a zone of its own. */
const isFloating = ({ values, parameters }: IcalProperty): boolean =>
  !String(values[0]).endsWith("Z") && parameters["tzid"] === undefined;

/** The hour of a written date-time on the wall of the house. */
const hourOf = ({ values }: IcalProperty, zone: string): string => {
  const text = String(values[0]);
  if (!text.endsWith("Z")) return text.slice(11, 19);
  const wall = Temporal.Instant.from(text).toZonedDateTimeISO(zone);
  return wall.toPlainTime().toString({ smallestUnit: "second" });
};

/** A rule until a day as RFC 5545 (3.3.10) wants it beside a start: a date, a local time, or the end of the house's day in UTC. */
export const ruleAsWritten = (rule: string, anchor: IcalProperty, zone: string): string =>
  anchor.type === "date-time"
    ? rule.replace(/UNTIL=(\d{8})(?=;|$)/, (_all, day: string) => {
        if (isFloating(anchor)) return `UNTIL=${day}T235959`;
        const end = new Date(instantOf(dashed(day), "23:59:59", zone)).toISOString();
        return `UNTIL=${compact(end.slice(0, 19))}Z`;
      })
    : rule;

/** A written rule with the last day of the house on which it can have a time. */
export const ruleUntilDay = (
  rule: string,
  anchor: IcalProperty | undefined,
  zone: string,
): string =>
  rule.replace(/UNTIL=(\d{8})T(\d{2})(\d{2})(\d{2})(Z?)/, (_all, day, h, m, s, utc) => {
    if (utc === "" || anchor === undefined || anchor.type !== "date-time") return `UNTIL=${day}`;
    const until = Date.parse(`${dashed(day)}T${h}:${m}:${s}Z`);
    if (Number.isNaN(until)) return `UNTIL=${day}`;
    const last = dayAt(until, zone);
    const isIn = instantOf(last, hourOf(anchor, zone), zone) <= until;
    return `UNTIL=${compact(isIn ? last : addDays(last, -1))}`;
  });
