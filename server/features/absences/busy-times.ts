import { Temporal } from "temporal-polyfill";
import type { AbsenceOfDay } from "#contract/absences.ts";
import { addDays, dayAt, startOfDay } from "#server/platform/clock.ts";

interface BusyTimesDeps {
  readonly daysFrom: (start: string, end: string) => Readonly<Record<string, AbsenceOfDay[]>>;
  readonly timeZone: () => string;
}

/** When somebody is away or at work, in milliseconds since 1970; the end isn't part of it. */
export interface BusyTime extends Pick<AbsenceOfDay, "kind" | "reason" | "absenceId"> {
  readonly start: number;
  readonly end: number;
}

const at = (day: string, time: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;

const busyTimeOf = (
  day: string,
  { kind, reason, absenceId, time }: AbsenceOfDay,
  timeZone: string,
): BusyTime | null => {
  const what = { kind, absenceId, ...(reason === undefined ? {} : { reason }) };
  if (kind === "away")
    return {
      ...what,
      start: startOfDay(day, timeZone),
      end: startOfDay(addDays(day, 1), timeZone),
    };
  if (time === undefined) return null;
  const lastDay = time.end <= time.start ? addDays(day, 1) : day;
  return { ...what, start: at(day, time.start, timeZone), end: at(lastDay, time.end, timeZone) };
};

/** Creates the question whether a member has time, for drivers and clashes. */
export const createBusyTimes = ({ daysFrom, timeZone }: BusyTimesDeps) => ({
  /**
   * When a member is away or has a shift between two instants, in milliseconds since 1970, by their start; empty where
   * they have time.
   */
  busyTimes: (memberId: string, from: number, to: number): readonly BusyTime[] => {
    const zone = timeZone();
    // Yesterday's night shift ends today.
    const days = daysFrom(addDays(dayAt(from, zone), -1), dayAt(to, zone));
    return Object.entries(days)
      .flatMap(([day, all]) =>
        all.flatMap((each) => {
          const busy = each.memberId === memberId ? busyTimeOf(day, each, zone) : null;
          return busy === null ? [] : [busy];
        }),
      )
      .filter(({ start, end }) => start < to && end > from)
      .toSorted((a, b) => a.start - b.start);
  },
});
