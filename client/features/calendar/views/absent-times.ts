import type { AbsenceOfDay } from "#contract/absences.ts";
import { addDays, instantAt, startOfDay } from "#client/i18n/time.ts";

/** When a member is away or has a shift, in milliseconds since 1970; the end isn't part of it. */
export interface AbsentTime extends Pick<
  AbsenceOfDay,
  "memberId" | "absenceId" | "kind" | "reason"
> {
  readonly from: number;
  readonly to: number;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When members are away or have shifts, by what their days are; a shift that ends before it begins ends on the next day. */
export const absentTimesOf = (
  days: Readonly<Record<string, readonly AbsenceOfDay[]>>,
  timeZone: string,
): AbsentTime[] =>
  Object.entries(days).flatMap(([day, all]) =>
    all.flatMap(({ time, ...one }): AbsentTime[] => {
      const next = addDays(day, 1);
      if (one.kind === "away")
        return [{ ...one, from: startOfDay(day, timeZone), to: startOfDay(next, timeZone) }];
      if (time === undefined) return [];
      const from = instantAt(day, minuteOf(time.start), timeZone);
      const last = time.end <= time.start ? next : day;
      return [{ ...one, from, to: instantAt(last, minuteOf(time.end), timeZone) }];
    }),
  );
