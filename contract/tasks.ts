import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, instant, line, memberId } from "./values.ts";

export const dayparts = ["morning", "afternoon", "evening"] as const;
export type Daypart = (typeof dayparts)[number];

/** A to-do (no stars) or a routine chore (stars), with its current occurrence. */
export const task = z
  .object({
    id,
    title: z.string(),
    list: z.enum(["todo", "routine"]),
    memberIds: z.array(memberId),
    icon: z.string().optional().meta({ description: "A picture's name, or an emoji." }),
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
    pendingApproval: z.boolean().optional(),
    notes: z.string().optional(),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof task>;

const writable = {
  title: line,
  list: z.enum(["todo", "routine"]),
  memberIds: z.array(memberId).max(50),
  icon: z.string().min(1).max(64),
  daypart: z.enum(dayparts).nullable(),
  stars: z.int().min(0).max(100),
  due: day,
  recurrence: z.string().min(1).max(200),
  repeatAfterDays: z.int().min(1).max(365),
  notes: z.string().max(2000),
};

const newTask = z
  .strictObject({
    ...writable,
    list: writable.list.default("routine"),
    memberIds: writable.memberIds.default([]),
    icon: writable.icon.optional(),
    daypart: writable.daypart.default(null),
    stars: writable.stars.default(1),
    due: writable.due.optional(),
    recurrence: writable.recurrence.optional(),
    repeatAfterDays: writable.repeatAfterDays.optional(),
    notes: writable.notes.optional(),
  })
  .meta({ id: "NewTask" });
export type NewTask = z.infer<typeof newTask>;

const taskPatch = z
  .strictObject({
    ...writable,
    icon: writable.icon.nullable(),
    due: writable.due.nullable(),
    recurrence: writable.recurrence.nullable(),
    repeatAfterDays: writable.repeatAfterDays.nullable(),
    notes: writable.notes.nullable(),
  })
  .partial()
  .meta({ id: "TaskPatch", description: "Null takes a value away; what is left out stays." });
export type TaskPatch = z.infer<typeof taskPatch>;

const memberBoard = z
  .object({
    id: memberId,
    tasks: z.array(task),
    starsToday: z.int(),
    streak: z.int().min(0),
  })
  .meta({ id: "MemberBoard" });

const board = z
  .object({ date: day, members: z.array(memberBoard), unassigned: z.array(task) })
  .meta({ id: "Board" });
export type Board = z.infer<typeof board>;

const starsBefore = { awarded: z.int(), balance: z.int() };
const closed = z.object({ ok: z.literal(true), task, ...starsBefore }).meta({ id: "Closed" });
const todoClosed = z.object({ ok: z.literal(true), task }).meta({ id: "TodoClosed" });

const brush = {
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
const brushed = { ...brush, done: true, doneAt: "2026-11-20T06:42:00.000Z", doneBy: "mia" };
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
});
const byMember = z.strictObject({ memberId });
const taskPath = z.object({ task_id: id });
const idPath = z.object({ id });
const changesStars = ["tasks", "stars"] as const;

export const tasks = {
  "GET /api/tasks/todos": {
    summary: "Every to-do that is open or was done today",
    access: "anyone",
    source: "tasks",
    answer: z.object({ items: z.array(task) }).meta({ id: "Todos" }),
    topic: "tasks",
    example: { answer: { items: [paper] } },
  },
  "GET /api/board/{board}": {
    summary: "A day's board: a column for each member, and what nobody owns",
    description: "Shows what is due or was done that day; today's also what is overdue.",
    access: "anyone",
    source: "tasks",
    params: z.object({ board: z.enum(["todo", "routine"]) }),
    query: z.object({ date: day.optional() }),
    answer: board,
    topic: "tasks",
    example: {
      answer: {
        date: "2026-11-20",
        members: [{ id: "mia", tasks: [brush], starsToday: 0, streak: 6 }],
        unassigned: [],
      },
    },
  },
  "POST /api/board/routine/{task_id}/close": {
    summary: "Complete a routine's current occurrence for a member and award its stars once",
    description:
      "A repeat is 200 with `awarded: 0`; closed by another member 409 `alreadyDone`; 202 while the source has not settled it; 502 when the source refused, and nothing was awarded.",
    access: "anyone",
    source: "tasks",
    params: taskPath,
    body: onDay,
    answer: closed,
    accepted: closed,
    errors: [409, 502],
    stale: changesStars,
    example: {
      body: { memberId: "mia" },
      answer: { ok: true, task: brushed, awarded: 1, balance: 15 },
    },
  },
  "POST /api/board/routine/{task_id}/reopen": {
    summary: "Take a completion back, and its stars from whoever got them",
    access: "anyone",
    source: "tasks",
    params: taskPath,
    body: onDay,
    answer: closed,
    accepted: closed,
    errors: [409, 502],
    stale: changesStars,
    example: {
      body: { memberId: "mia" },
      answer: { ok: true, task: brush, awarded: -1, balance: 14 },
    },
  },
  "POST /api/tasks/{id}/close": {
    summary: "Complete a to-do",
    access: "anyone",
    source: "tasks",
    params: idPath,
    body: byMember,
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
    summary: "Open a to-do again",
    access: "anyone",
    source: "tasks",
    params: idPath,
    body: byMember,
    answer: todoClosed,
    accepted: todoClosed,
    errors: [409, 502],
    stale: ["tasks"],
    example: { body: { memberId: "mom" }, answer: { ok: true, task: paper } },
  },
  "POST /api/tasks": {
    summary: "Add a to-do, or as a parent a routine",
    description: "Anyone may add a to-do; a routine needs a parent.",
    access: "anyone",
    source: "tasks",
    body: newTask,
    status: 201,
    answer: task,
    errors: [401, 405, 409],
    stale: ["tasks"],
    example: {
      body: {
        title: "Brush teeth",
        memberIds: ["mia"],
        icon: "toothbrush",
        daypart: "morning",
        recurrence: "FREQ=DAILY",
      },
      answer: brush,
    },
  },
  "PATCH /api/tasks/{id}": {
    summary: "Change a to-do, or as a parent a routine",
    access: "anyone",
    source: "tasks",
    params: idPath,
    body: taskPatch,
    answer: task,
    errors: [401, 405, 409],
    stale: ["tasks"],
    example: { body: { title: "Brush teeth" }, answer: brush },
  },
  "DELETE /api/tasks/{id}": {
    summary: "Delete a to-do, or as a parent a routine; stars already earned stay",
    access: "anyone",
    source: "tasks",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [401, 405, 409],
    stale: ["tasks"],
    example: {},
  },
} as const satisfies Operations;
