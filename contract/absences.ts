import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, line, memberId, memberIds, timeOfDay } from "./values.ts";

const awayIds = memberIds.min(1, "expected at least one member");

/** What a day can be: away from home, a shift, or a day off among shifts. */
export const dayKinds = ["away", "early", "late", "night", "off"] as const;
const dayKind = z.enum(dayKinds).meta({ id: "DayKind" });
const patternDay = dayKind.nullable();

/** The shifts that have hours. */
export const shiftKinds = ["early", "late", "night"] as const;

/** The most weeks of a pattern, and the most days on which one doesn't hold. */
export const [mostWeeks, mostExceptions] = [26, 400];

const shiftTime = z.strictObject({ start: timeOfDay, end: timeOfDay });
const shiftTimes = z
  .strictObject({ early: shiftTime, late: shiftTime, night: shiftTime })
  .meta({ id: "ShiftTimes", description: "An end before its start is on the next day." });
export type ShiftTimes = z.infer<typeof shiftTimes>;

const weeks = z
  .array(z.array(patternDay).length(7, "expected seven days, Monday to Sunday"))
  .min(1, "expected at least one week")
  .max(mostWeeks)
  .meta({
    description:
      "Weeks that come again and again, each of seven days, Monday first; null is a day at home without a shift. Left out: every day from `start` to `end` is away.",
  });

const exceptions = z
  .array(z.strictObject({ date: day, is: patternDay }))
  .max(mostExceptions)
  .meta({ description: "Single days on which the weeks don't hold." });

/** What weeks that come again are made of. */
export const absenceFields = { weeks, exceptions, shiftTimes };

const fields = {
  start: day,
  end: day
    .optional()
    .meta({ description: "The last day of it; only weeks that come again may go on without one." }),
  memberIds: awayIds
    .optional()
    .meta({ description: "Left out: the whole house; weeks that come again name their members." }),
  reason: line.optional().meta({ description: "What it is called, such as “With Dad”." }),
  weeks: weeks.optional(),
  weekOne: day.optional().meta({
    description: "Any day of a week that is as the first of `weeks`; `start` where left out.",
  }),
  exceptions: exceptions.optional(),
  shiftTimes: shiftTimes.optional().meta({
    description: "When its shifts are; 06–14, 14–22 and 22–06 where left out.",
  }),
};

const absence = z.object({ id, ...fields }).meta({ id: "Absence" });
export type Absence = z.infer<typeof absence>;

/** Days away or weeks that come again, as they are written. */
export const newAbsence = z.strictObject(fields).meta({ id: "NewAbsence" });
export type NewAbsence = z.infer<typeof newAbsence>;

const absenceChange = newAbsence
  .extend({
    seen: newAbsence.optional().meta({
      description: "What was read before; 409 `changedMeanwhile` where it is something else now.",
    }),
  })
  .meta({ id: "AbsenceChange" });

const memberDay = z
  .object({
    memberId,
    kind: dayKind,
    reason: z.string().optional(),
    absenceId: id,
    time: shiftTime.optional().meta({ description: "When a shift is." }),
  })
  .meta({ id: "AbsenceOfDay" });
export type AbsenceOfDay = z.infer<typeof memberDay>;

/** The most days of one answer. */
export const mostAbsenceDays = 400;

/** How far back days away that were forgotten may still be entered or changed. */
export const mostDaysBack = 7;

/** The most days away in one, both included. */
export const mostDaysAway = 366;

const evenWeeks = {
  id: "4",
  start: "2026-11-23",
  memberIds: ["mia"],
  reason: "With Dad",
  weeks: [
    [null, null, null, null, "away", "away", "away"],
    ["away", "away", "away", "away", null, null, null],
  ] as ("away" | null)[][],
  exceptions: [{ date: "2027-07-04", is: null }],
};
const { id: _id, ...newEvenWeeks } = evenWeeks;
const byId = z.object({ id });
const ofParents = { access: "parent", unlock: "acts" } as const;

export const absences = {
  "GET /api/absences": {
    operationId: "listAbsences",
    summary: "Days away and weeks that come again: on, to come, or ended in the last seven days",
    description: "By their first day. Those without `weeks` are what `/api/pauses` lists.",
    access: "anyone",
    answer: z.object({ items: z.array(absence) }).meta({ id: "Absences" }),
    topic: "absences",
    example: { answer: { items: [evenWeeks] } },
  },
  "GET /api/absences/days": {
    operationId: "listAbsenceDays",
    summary: "Who is away and who has which shift, day by day",
    description: `Both days are included, at most ${mostAbsenceDays}; a day on which everybody is at home without a shift is left out.`,
    access: "anyone",
    query: z.object({ start: day, end: day }),
    answer: z
      .object({ start: day, end: day, days: z.record(day, z.array(memberDay)) })
      .meta({ id: "AbsenceDays" }),
    topic: "absences",
    example: {
      answer: {
        ...{ start: "2026-11-27", end: "2026-11-27" },
        days: {
          "2026-11-27": [{ memberId: "mia", kind: "away", reason: "With Dad", absenceId: "4" }],
        },
      },
    },
  },
  "POST /api/absences": {
    operationId: "createAbsence",
    summary: "Say who is away from when to when, or which weeks come again",
    description:
      "Who is away has no routines: nothing is overdue afterwards, a streak goes on, turns pass by, and no notification of chores and dinner comes. A shift is drawn and counts as busy. It may begin up to seven days back, and streaks are then counted anew. Days away without `weeks` last at most 366 days. Weeks of one member don't overlap others of that member where both say something of one day (409 `absencesOverlap`).",
    ...ofParents,
    body: newAbsence,
    status: 201,
    answer: absence,
    errors: [409],
    stale: ["absences", "tasks"],
    example: { body: newEvenWeeks, answer: evenWeeks },
  },
  "PUT /api/absences/{id}": {
    operationId: "changeAbsence",
    summary: "Change days away or weeks that come again",
    description:
      "Days more than seven days back stay as they were. 409 `pauseOver` for one that has ended, `absencesOverlap` as above, `changedMeanwhile` where it isn't as `seen` any more.",
    ...ofParents,
    params: byId,
    body: absenceChange,
    answer: absence,
    errors: [409],
    stale: ["absences", "tasks"],
    example: { body: newEvenWeeks, answer: evenWeeks },
  },
  "DELETE /api/absences/{id}": {
    operationId: "deleteAbsence",
    summary: "Take an absence away, or end one that is on with yesterday",
    description:
      "Days gone by stay as they were, unless it was made today: then it never was. 409 `pauseOver` for one that has ended.",
    ...ofParents,
    params: byId,
    status: 204,
    answer: z.void(),
    errors: [409],
    stale: ["absences", "tasks"],
    example: {},
  },
} as const satisfies Operations;
