import { Temporal } from "temporal-polyfill";
import type { ReminderLead } from "#contract/reminders.ts";
import { minutesOf } from "#contract/rules/minutes-of.ts";
import type { IcalNode } from "./nodes/ical-node.ts";
import { plainProperty, valueOf } from "./nodes/node-fields.ts";

/** What the UIDs (RFC 9074) of alarms begin with that the family chose here, so that others' are left alone. */
const mark = "family-wall-";
const minutesInDay = 1440;
/** When somebody is reminded of a whole day, unless they chose another time, in minutes: 18:00 of a day before, 8:00 of the day. */
const [eveningBefore, morningOf] = [1080, 480];

const isOwn = (node: IcalNode): boolean =>
  node.name === "valarm" && valueOf(node, "uid")?.startsWith(mark) === true;

/** The minute of the family's day at which an event begins; null for a whole day. */
const beginOf = (node: IcalNode, zone: string): number | null => {
  const start = valueOf(node, "dtstart") ?? "";
  if (!start.includes("T")) return null;
  const { hour, minute } = start.endsWith("Z")
    ? Temporal.Instant.from(start).toZonedDateTimeISO(zone)
    : Temporal.PlainDateTime.from(start);
  return hour * 60 + minute;
};

/** A duration of iCalendar: days keep the hour over a change of the clock, hours and minutes are as long as they are. */
const durationOf = (minutes: number): string => {
  if (minutes === 0) return "PT0S";
  const length = Math.abs(minutes);
  const [days, hours] = [Math.floor(length / minutesInDay), Math.floor(length / 60) % 24];
  const time = [hours === 0 ? "" : `${hours}H`, length % 60 === 0 ? "" : `${length % 60}M`].join(
    "",
  );
  const sign = minutes > 0 ? "-" : "";
  return `${sign}P${days === 0 ? "" : `${days}D`}${time === "" ? "" : `T${time}`}`;
};

/** When an alarm rings, as its TRIGGER says it. */
const triggerOf = (lead: ReminderLead, begin: number | null): string => {
  if ("minutes" in lead) return lead.minutes === 0 ? "PT0S" : `-PT${lead.minutes}M`;
  if ("hours" in lead) return `-PT${lead.hours}H`;
  const usual = lead.days === 0 ? morningOf : eveningBefore;
  const at = lead.at === undefined ? (begin ?? usual) : minutesOf(lead.at);
  return durationOf(lead.days * minutesInDay + (begin ?? 0) - at);
};

/** When the alarms ring that the family chose here. */
export const ownTriggers = (node: IcalNode): string[] =>
  node.components.filter(isOwn).flatMap((alarm) => valueOf(alarm, "trigger") ?? []);

/** The event with what the family chose as its alarms, in place of those that it chose before; others' alarms stay. */
export const withOwnAlarms = (
  node: IcalNode,
  leads: readonly ReminderLead[] | undefined,
  zone: string,
): IcalNode => {
  if (leads === undefined) return node;
  const begin = beginOf(node, zone);
  const triggers = [...new Set(leads.map((lead) => triggerOf(lead, begin)))];
  const alarms = triggers.map((trigger, at): IcalNode => ({
    name: "valarm",
    properties: [
      plainProperty("uid", "text", `${mark}${at + 1}-${valueOf(node, "uid") ?? ""}`),
      plainProperty("action", "text", "DISPLAY"),
      plainProperty("trigger", "duration", trigger),
      plainProperty("description", "text", "Reminder"),
    ],
    components: [],
  }));
  return { ...node, components: [...node.components.filter((each) => !isOwn(each)), ...alarms] };
};
