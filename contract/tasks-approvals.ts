import * as z from "zod";
import type { Operations } from "./operation.ts";
import { closeAnswer, task } from "./tasks.ts";
import { day, id, instant, memberId } from "./values.ts";

/** A chore that is done and whose stars wait for a parent's decision. */
const approval = z
  .object({
    task,
    memberId: memberId.meta({ description: "Who did it and gets its stars." }),
    date: day.meta({ description: "The family's day of the tap." }),
    occurrence: day.meta({ description: "What approving and rejecting name it by." }),
    closedAt: instant,
  })
  .meta({ id: "Approval" });
export type Approval = z.infer<typeof approval>;

const washed = {
  id: "t3",
  title: "Wash the car",
  list: "routine",
  memberIds: ["leo"],
  needsApproval: true,
  pendingApproval: true,
  daypart: null,
  stars: 5,
  due: "2026-11-20",
  recurrence: "FREQ=MONTHLY;BYMONTHDAY=20",
  done: true,
  doneAt: "2026-11-20T14:10:00.000Z",
  doneBy: "leo",
} as const;
const { pendingApproval: _waits, ...approved } = washed;
const { doneAt: _at, doneBy: _by, ...open } = approved;

const decision = {
  access: "parent",
  unlock: "acts",
  source: "tasks",
  params: z.object({ id }),
  body: z
    .strictObject({
      occurrence: day.optional().meta({
        description: "As the list of approvals has it; the task's oldest that waits unless told.",
      }),
    })
    .optional(),
  answer: closeAnswer,
  stale: ["tasks", "stars"],
} as const;

export const approvals = {
  "GET /api/tasks/approvals": {
    operationId: "listApprovals",
    summary: "What is done and waits for a parent, of all days, oldest first",
    access: "anyone",
    answer: z.object({ items: z.array(approval) }).meta({ id: "Approvals" }),
    topic: "tasks",
    example: {
      answer: {
        items: [
          {
            task: washed,
            memberId: "leo",
            date: "2026-11-20",
            occurrence: "2026-11-20",
            closedAt: "2026-11-20T14:10:00.000Z",
          },
        ],
      },
    },
  },
  "POST /api/tasks/{id}/approve": {
    operationId: "approveTask",
    ...decision,
    summary: "Give what was done its stars, once",
    description:
      "Again is 200 with `awarded: 0`; 409 `alreadyRejected` after a rejection, 409 `notWaiting` where nothing waits, such as after it was opened again.",
    example: {
      body: { occurrence: "2026-11-20" },
      answer: { ok: true, task: approved, awarded: 5, balance: 26 },
    },
  },
  "POST /api/tasks/{id}/reject": {
    operationId: "rejectTask",
    ...decision,
    summary: "Open it again, for no stars",
    description:
      "Again is 200; 409 `alreadyApproved` after an approval (open it again instead), 409 `notWaiting` where nothing waits.",
    accepted: closeAnswer,
    errors: [502],
    example: {
      body: { occurrence: "2026-11-20" },
      answer: { ok: true, task: { ...open, done: false }, awarded: 0, balance: 21 },
    },
  },
} as const satisfies Operations;
