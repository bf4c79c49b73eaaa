import type { AbsenceOfDay } from "#contract/absences.ts";
import type { OperationAnswer } from "#contract/api.ts";
import { usualShiftTimes } from "#contract/rules/shift-times.ts";
import { addDays, daysFrom, today, weekdayOf } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import { membersInRole, type SampleInput } from "../../query/sample/sample-input.ts";
import { sampleTexts } from "../../query/sample/sample-texts.ts";

/** The class trip of the sample calendar: in how many days, and for how many. */
const [tripIn, tripDays] = [10, 5];
const nights: readonly number[] = [4, 5];

/** Who of the sample family is away, and who works at night. */
export const sampleAbsenceDays = (
  { now, members, timeZone, language }: SampleInput,
  start: string,
  end: string,
): OperationAnswer<"GET /api/absences/days"> => {
  const day = today(timeZone, now);
  const [first, last] = [addDays(day, tripIn), addDays(day, tripIn + tripDays - 1)];
  const [child] = membersInRole(members, "kid0");
  const [grownUp] = membersInRole(members, "adult1");
  const absenceId = sampleId("absence");
  const days: Record<string, AbsenceOfDay[]> = {};
  for (const date of daysFrom(start, end)) {
    const there: AbsenceOfDay[] = [];
    if (child?.kid === true && date >= first && date <= last)
      there.push({
        ...{ memberId: child.id, kind: "away", absenceId },
        reason: sampleTexts.trip[language],
      });
    if (grownUp?.kid === false && nights.includes(weekdayOf(date)))
      there.push({
        ...{ memberId: grownUp.id, kind: "night", absenceId },
        time: usualShiftTimes.night,
      });
    if (there.length > 0) days[date] = there;
  }
  return { start, end, days };
};
