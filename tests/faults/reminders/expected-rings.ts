import { Temporal } from "temporal-polyfill";
import type { ReminderLead } from "#contract/reminders.ts";
import { reminderFamily } from "../../fixtures/reminders/reminder-house.ts";

export const timeZone = "Europe/Berlin";
const offFrom = "20:00";
export const [bedtime, morning] = ["22:00", "07:00"] as const;
export const hourMs = 3600_000;
export const dayMs = 24 * hourMs;

/** One version of one time of an event, and from when to when it was what the calendar said. */
export interface Time {
  readonly title: string;
  readonly startsAt: number;
  readonly memberIds: readonly string[];
  readonly leads: readonly ReminderLead[];
  readonly isUrgent: boolean;
  readonly from: number;
  until: number;
}

/** The family's clock at an instant. */
export const zoned = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
/** The instant of a time of day on a date, in the family's zone. */
export const familyInstant = (date: Temporal.PlainDate, time: string): number =>
  date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;

/** True while the family sleeps. */
export const isQuiet = (ms: number): boolean => {
  const time = zoned(ms).toPlainTime().toString({ smallestUnit: "minute" });
  return time >= bedtime || time < morning;
};

/** When a reminder is due by the calendar of people, apart from the program's own reckoning. */
const dueOf = (startsAt: number, lead: ReminderLead): number => {
  if ("minutes" in lead) return startsAt - lead.minutes * 60_000;
  if ("hours" in lead) return startsAt - lead.hours * hourMs;
  return zoned(startsAt).subtract({ days: lead.days }).epochMilliseconds;
};

/** When it should ring: at its time, or a quarter of an hour before the family goes to bed. */
const ringOf = (due: number, isUrgent: boolean): number => {
  if (isUrgent || !isQuiet(due)) return due;
  const at = zoned(due);
  const evening = at.hour < 12 ? at.toPlainDate().subtract({ days: 1 }) : at.toPlainDate();
  return familyInstant(evening, bedtime) - 15 * 60_000;
};

/** Who hears of an event: whose it is, and the parents where it is a child's. */
const listenersOf = (memberIds: readonly string[]): string[] =>
  reminderFamily
    .filter(
      ({ id, parent }) =>
        memberIds.includes(id) ||
        (parent && reminderFamily.some(({ id: other, kid }) => kid && memberIds.includes(other))),
    )
    .map(({ id }) => id);

/** Nights on which a phone is off, from the evening until quiet hours end. */
export const isOff = (memberId: string, at: number): boolean => {
  if (memberId === "leo") return false;
  const time = zoned(at).toPlainTime().toString({ smallestUnit: "minute" });
  if (time >= morning && time < offFrom) return false;
  const date = zoned(time < morning ? at - 12 * hourMs : at).toPlainDate();
  return (date.dayOfYear + reminderFamily.findIndex(({ id }) => id === memberId)) % 5 === 0;
};
/** When quiet hours end next. */
export const morningAfter = (at: number): number => {
  const isLate = zoned(at).hour >= 12;
  return familyInstant(
    zoned(at)
      .toPlainDate()
      .add({ days: isLate ? 1 : 0 }),
    morning,
  );
};

/** A time without power. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** How often each phone should have rung for each event at each start. */
export const expectedRings = (
  times: readonly Time[],
  { cuts, end }: { readonly cuts: readonly Cut[]; readonly end: number },
): Map<string, number> => {
  const expected = new Map<string, number>();
  for (const { title, startsAt, memberIds, leads, isUrgent, from, until } of times) {
    const rings = leads.map((lead) => ringOf(dueOf(startsAt, lead), isUrgent));
    for (const member of listenersOf(memberIds)) {
      const inTime = new Set(
        rings.flatMap((at) => {
          const cut = cuts.find((each) => at >= each.from && at < each.to);
          const told = cut === undefined ? at : cut.to;
          if (!(told >= from && told < Math.min(until, end, startsAt))) return [];
          // What comes to a phone that is off is heard once it is on, the last of several.
          const heard = isOff(member, told) ? morningAfter(told) : told;
          return heard < Math.min(end, startsAt) ? [heard] : [];
        }),
      );
      if (inTime.size > 0) expected.set(`${member} ${title} ${startsAt}`, inTime.size);
    }
  }
  return expected;
};
