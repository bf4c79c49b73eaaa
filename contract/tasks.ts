import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, icon, id, instant, memberId, memberIds } from "./values.ts";

export const dayparts = ["morning", "afternoon", "evening"] as const;
export type Daypart = (typeof dayparts)[number];

export const turnOrders = ["roundRobin", "fewestDone"] as const;

/** Members who take turns at a chore. */
export const rotation = z
  .strictObject({
    order: z.enum(turnOrders).meta({
      description: "`fewestDone`: who did it least in the last 28 days has the next turn.",
    }),
    memberIds: memberIds.min(2, "expected at least two members"),
  })
  .meta({ id: "Rotation" });
export type Rotation = z.infer<typeof rotation>;

/** A to-do (no stars) or a routine chore (stars), with its current occurrence. */
export const task = z
  .object({
    id,
    title: z.string(),
    list: z.enum(["todo", "routine"]),
    memberIds: z.array(memberId).meta({
      description:
        "Whose it is; nobody: up for grabs. With a rotation: whose turn it is, nobody until that is decided.",
    }),
    rotation: rotation.optional(),
    nextTurn: memberId.optional().meta({
      description:
        "Whose turn comes after this one when it is done today: the next who isn't away then. Missing where that depends on what gets done.",
    }),
    icon: icon.optional(),
    daypart: z.enum(dayparts).nullable(),
    stars: z.int().min(0),
    due: day.optional(),
    recurrence: z
      .string()
      .optional()
      .meta({ description: "An RRULE value without `RRULE:`, DAILY to YEARLY." }),
    repeatAfterDays: z.int().optional(),
    done: z.boolean(),
    doneAt: instant.optional(),
    doneBy: memberId.optional(),
    state: z.literal("pending").optional(),
    needsApproval: z.boolean().optional().meta({
      description: "Done by anyone but a parent, it gives its stars when a parent has approved it.",
    }),
    pendingApproval: z.boolean().optional().meta({
      description: "Done, and its stars wait for a parent.",
    }),
    notes: z.string().optional(),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof task>;

const memberBoard = z
  .object({
    id: memberId,
    tasks: z.array(task),
    starsToday: z.int(),
    streak: z.int().min(0),
    paused: z
      .object({ until: day, reason: z.string().optional() })
      .optional()
      .meta({ description: "Away on that day: no routine is due; `until` is the last such day." }),
  })
  .meta({ id: "MemberBoard" });

const board = z
  .object({ date: day, members: z.array(memberBoard), unassigned: z.array(task) })
  .meta({ id: "Board" });
export type Board = z.infer<typeof board>;

const starsBefore = { awarded: z.int(), balance: z.int() };
/** The answer to closing, reopening and deciding on a routine. */
export const closeAnswer = z
  .object({ ok: z.literal(true), task, ...starsBefore })
  .meta({ id: "Closed" });
const todoClosed = z.object({ ok: z.literal(true), task }).meta({ id: "TodoClosed" });

/** The example chore of the OpenAPI document. */
export const exampleTask = {
  id: "t1",
  title: "Brush teeth",
  list: "routine",
  memberIds: ["mia"],
  icon: "toothbrush",
  daypart: "morning",
  stars: 1,
  due: "2026-11-20",
  recurrence: "FREQ=DAILY",
  done: false,
} as const;
const brushed = { ...exampleTask, done: true, doneAt: "2026-11-20T06:42:00.000Z", doneBy: "mia" };
const paper = {
  id: "t2",
  title: "Renew passport",
  list: "todo",
  memberIds: ["mom"],
  daypart: null,
  stars: 0,
  due: "2026-11-28",
  done: false,
} as const;

const onDay = z.strictObject({
  memberId,
  date: day.optional().meta({
    description: "The family day of the tap, today or yesterday, for taps made offline.",
  }),
  offline: z.boolean().optional().meta({
    description:
      "The tap may have waited on a phone until there was reception: `date` may then be up to a week ago, 400 `tooOld` beyond, and one to come, of a phone whose clock is fast, counts as today.",
  }),
});
const taskPath = z.object({ task_id: id });
const idPath = z.object({ id });
const changesStars = ["tasks", "stars"] as const;

export const tasks = {
  "GET /api/tasks/todos": {
    operationId: "listTodos",
    summary: "Every to-do that is open or was done today",
    access: "anyone",
    source: "tasks",
    answer: z.object({ items: z.array(task) }).meta({ id: "Todos" }),
    topic: "tasks",
    example: { answer: { items: [paper] } },
  },
  "GET /api/tasks/routines": {
    operationId: "listRoutines",
    summary: "Every routine with something left to do, also what is to be done only later",
    access: "anyone",
    source: "tasks",
    answer: z.object({ items: z.array(task) }).meta({ id: "Routines" }),
    topic: "tasks",
    example: { answer: { items: [exampleTask] } },
  },
  "GET /api/board/{board}": {
    operationId: "getBoard",
    summary: "A day's board: a column for each member, and what nobody owns",
    description: "Shows what is due or was done that day; today's also what is overdue.",
    access: "anyone",
    source: "tasks",
    params: z.object({ board: z.enum(["todo", "routine"]) }),
    query: z.object({ date: day.optional() }),
    answer: board,
    topic: "tasks",
    revalidates: true,
    example: {
      answer: {
        date: "2026-11-20",
        members: [{ id: "mia", tasks: [exampleTask], starsToday: 0, streak: 6 }],
        unassigned: [],
      },
    },
  },
  "POST /api/board/routine/{task_id}/close": {
    operationId: "closeRoutine",
    summary: "Complete a routine's current occurrence for a member and award its stars once",
    description:
      "A repeat is 200 with `awarded: 0`; closed by another member 409 `alreadyDone`; one that needs approval awards nothing yet unless a parent's phone or an unlocked browser closes it; 202 while the source has not settled it; 502 when the source refused, and nothing was awarded.",
    access: "anyone",
    right: "tick",
    source: "tasks",
    params: taskPath,
    body: onDay,
    answer: closeAnswer,
    accepted: closeAnswer,
    errors: [409, 502],
    stale: changesStars,
    example: {
      body: { memberId: "mia" },
      answer: { ok: true, task: brushed, awarded: 1, balance: 15 },
    },
  },
  "POST /api/board/routine/{task_id}/reopen": {
    operationId: "reopenRoutine",
    summary: "Take a completion back, and its stars from whoever got them",
    description:
      "By anyone on the day on which the house heard of it; later it needs a parent: 401 `parentNeeded`, 403 `notParent`. One that is `offline` takes back what `memberId` did: what another member did meanwhile stays, with `awarded: 0`.",
    access: "anyone",
    right: "tick",
    source: "tasks",
    params: taskPath,
    body: onDay,
    answer: closeAnswer,
    accepted: closeAnswer,
    errors: [401, 409, 502],
    stale: changesStars,
    example: {
      body: { memberId: "mia" },
      answer: { ok: true, task: exampleTask, awarded: -1, balance: 14 },
    },
  },
  "POST /api/tasks/{id}/close": {
    operationId: "closeTask",
    summary: "Complete a to-do",
    access: "anyone",
    right: "tick",
    source: "tasks",
    params: idPath,
    body: onDay,
    answer: todoClosed,
    accepted: todoClosed,
    errors: [409, 502],
    stale: ["tasks"],
    example: {
      body: { memberId: "mom" },
      answer: { ok: true, task: { ...paper, done: true, doneBy: "mom" } },
    },
  },
  "POST /api/tasks/{id}/reopen": {
    operationId: "reopenTask",
    summary: "Open a to-do again",
    access: "anyone",
    right: "tick",
    source: "tasks",
    params: idPath,
    body: onDay,
    answer: todoClosed,
    accepted: todoClosed,
    errors: [409, 502],
    stale: ["tasks"],
    example: { body: { memberId: "mom" }, answer: { ok: true, task: paper } },
  },
} as const satisfies Operations;
