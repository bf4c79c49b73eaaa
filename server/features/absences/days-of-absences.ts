import type { AbsenceOfDay } from "#contract/absences.ts";
import { usualShiftTimes } from "#contract/rules/shift-times.ts";
import type { Roster } from "#server/config/roster.ts";
import { addDays } from "#server/platform/clock.ts";
import { kindOn, type StoredAbsence } from "./absence-store.ts";

interface AskedDays {
  readonly start: string;
  readonly end: string;
  readonly roster: Roster;
}

const ofDay = (
  absences: readonly StoredAbsence[],
  day: string,
  roster: Roster,
): readonly AbsenceOfDay[] =>
  roster.flatMap(({ id: memberId }) => {
    const found = new Map<string, AbsenceOfDay>();
    for (const absence of absences) {
      const { memberIds, reason, shiftTimes } = absence;
      const kind = kindOn(absence, day);
      if (kind === null || (memberIds !== null && !memberIds.includes(memberId))) continue;
      const before = found.get(kind);
      if (before !== undefined && (before.reason !== undefined || reason === null)) continue;
      const hasTime = kind !== "away" && kind !== "off";
      found.set(kind, {
        ...{ memberId, kind, absenceId: String(absence.id) },
        ...(reason === null ? {} : { reason }),
        ...(hasTime ? { time: (shiftTimes ?? usualShiftTimes)[kind] } : {}),
      });
    }
    return [...found.values()];
  });

/** Who is away and who has which shift, on each day on which somebody is or has, in the roster's order. */
export const daysOfAbsences = (
  absences: readonly StoredAbsence[],
  { start, end, roster }: AskedDays,
): Record<string, AbsenceOfDay[]> => {
  const days: Record<string, AbsenceOfDay[]> = {};
  if (absences.length === 0) return days;
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const found = ofDay(absences, day, roster);
    if (found.length > 0) days[day] = [...found];
  }
  return days;
};
