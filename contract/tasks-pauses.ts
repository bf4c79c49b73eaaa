import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, line, memberIds } from "./values.ts";

const awayIds = memberIds.min(1, "expected at least one member");

/** Days on which members, or the whole household, have no routines. */
const pause = z
  .object({
    id,
    start: day,
    end: day.meta({ description: "The last day of it." }),
    memberIds: awayIds.optional().meta({ description: "Left out: the whole house." }),
    reason: z.string().optional(),
  })
  .meta({ id: "Pause" });
export type Pause = z.infer<typeof pause>;

const newPause = z
  .strictObject({
    start: day,
    end: day,
    memberIds: awayIds.optional(),
    reason: line.optional(),
  })
  .meta({ id: "NewPause" });
export type NewPause = z.infer<typeof newPause>;

const camp = {
  id: "4",
  start: "2026-11-23",
  end: "2026-11-27",
  memberIds: ["leo"],
  reason: "School trip",
};
const { id: _id, ...newCamp } = camp;

export const pauses = {
  "GET /api/pauses": {
    operationId: "listPauses",
    summary: "The pauses that are on, to come, or ended in the last seven days, by their first day",
    access: "anyone",
    answer: z.object({ items: z.array(pause) }).meta({ id: "Pauses" }),
    topic: "tasks",
    example: { answer: { items: [camp] } },
  },
  "POST /api/pauses": {
    operationId: "createPause",
    summary: "Pause the routines of some members, or of the whole house, for some days",
    description:
      "Both days are included. It may begin up to seven days back, and streaks are then counted anew; it lasts at most 366 days. On those days no routine is due; what would have been is not overdue afterwards, and what isn't bound to a day comes on the first day after.",
    access: "parent",
    unlock: "acts",
    body: newPause,
    status: 201,
    answer: pause,
    stale: ["tasks", "absences"],
    example: { body: newCamp, answer: camp },
  },
  "DELETE /api/pauses/{id}": {
    operationId: "deletePause",
    summary: "Take a pause away, or end one that is on with yesterday",
    description:
      "Days gone by stay paused, unless the pause was made today: then it never was. 409 `pauseOver` for one that has ended.",
    access: "parent",
    unlock: "acts",
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
    stale: ["tasks", "absences"],
    example: {},
  },
} as const satisfies Operations;
