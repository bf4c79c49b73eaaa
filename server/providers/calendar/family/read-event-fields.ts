import { truncateText } from "#server/platform/plain-text.ts";
import { createHash } from "node:crypto";
import type { SkipReason } from "#contract/calendar-family.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { cleanLine, cleanNotes } from "../ical/text/clean-text.ts";
import type { EventComponent } from "../ical/text/component.ts";
import { uidKey } from "../ical/series/expand.ts";
import {
  endsBeforeStart,
  type EventSpan,
  type TimeZoneContext,
} from "../ical/zones/event-times.ts";
import { unescapeText } from "../ical/text/values.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { validateRule } from "./rule.ts";

const dayMs = 86_400_000;

/** The reason why an event isn't imported. */
export class SkippedEvent extends Error {
  override readonly name = "Skip";
  readonly reason: SkipReason;

  constructor(reason: SkipReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Throws a SkippedEvent where an event has a date that doesn't exist, or an end before its start; feeds guess there. */
export const checkDates = (component: EventComponent, places: TimeZoneContext): void => {
  const { recurrenceId, added, except } = component;
  const spans = [component, ...added];
  const dates = [recurrenceId, ...except, ...spans.flatMap(({ start, end }) => [start, end])];
  if (
    dates.some((date) => date?.isCorrected) ||
    spans.some((span) => endsBeforeStart(span, places))
  )
    throw new SkippedEvent("wrongDates");
};

/** The placement of a file's event. */
export const eventPlacement = ({ allDay, start, wall, zone, endOf }: EventSpan): EventPlacement => {
  const day = wall.slice(0, 10);
  if (day < "1900" || day >= "2200") throw new SkippedEvent("farAway");
  const ms = endOf(start) - start;
  return allDay
    ? { day, time: null, zone: null, length: Math.round(ms / dayMs) }
    : { day, time: wall.slice(11), zone, length: Math.round(ms / 1000) };
};

// A name that had to be cut is no icon's.
const pictureOf = (written: string): string | null => {
  const name = cleanLine(written);
  return name === "" || name.length > 64 ? null : name;
};

/** An event's text fields, limited to what the family calendar stores. */
export const eventText = ({ title, location, notes, icon }: EventComponent) => ({
  title: truncateText(cleanLine(unescapeText(title ?? "")), 200),
  location: truncateText(cleanLine(unescapeText(location ?? "")), 300) || null,
  notes: truncateText(cleanNotes(unescapeText(notes ?? "")), 4000) || null,
  icon: pictureOf(unescapeText(icon ?? "")),
});

/** Outlook repeats the hour in the rule. */
const withoutClock = (rule: string): string =>
  rule
    .replaceAll(/\s/g, "")
    .split(";")
    .filter((part) => !/^BY(HOUR|MINUTE|SECOND)=\d+$/i.test(part) && part !== "")
    .join(";");

/** An event's rule; throws a SkippedEvent where the family calendar can't store it. */
export const eventRule = (
  { rules, exceptRules }: EventComponent,
  at: EventPlacement,
): string | null => {
  const [rule] = rules;
  if (rules.length > 1 || exceptRules.length > 0) throw new SkippedEvent("rule");
  if (rule === undefined) return null;
  try {
    return validateRule(withoutClock(rule), at);
  } catch (error) {
    if (error instanceof InvalidInput) throw new SkippedEvent("rule");
    throw error;
  }
};

/** An event's UID, sequence and stamp. */
export const eventIdentity = ({ uid, sequence, stamp }: EventComponent, suffix = "") => {
  const plain = `${uid}${suffix}`.toWellFormed();
  // oxlint-disable-next-line no-control-regex
  const readable = plain.length <= 400 && !/[\u0000-\u001F\u007F]/.test(plain);
  const uidText = readable ? plain : createHash("sha256").update(plain).digest("hex");
  const [, day = "", time = ""] = /^(\d{8})T(\d{6})Z?$/.exec(stamp.trim()) ?? [];
  const at = Date.parse(
    `${day.replace(/(\d{4})(\d\d)/, "$1-$2-")}T${time.replace(/(\d\d)(\d\d)/, "$1:$2:")}Z`,
  );
  return {
    uid: uidText,
    key: uidKey(uidText),
    sequence: Math.min(Math.max(sequence, 0), 2_000_000_000),
    stampedAt: Number.isNaN(at) ? 0 : at,
  };
};
