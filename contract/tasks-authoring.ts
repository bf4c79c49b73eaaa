import * as z from "zod";
import type { Operations } from "./operation.ts";
import { exampleTask, dayparts, rotation, task } from "./tasks.ts";
import { day, icon, id, line, memberIds, recurrenceRule } from "./values.ts";

const writable = {
  title: line,
  list: z.enum(["todo", "routine"]),
  memberIds,
  rotation,
  needsApproval: z.boolean(),
  icon,
  daypart: z.enum(dayparts).nullable(),
  stars: z.int().min(0).max(100),
  due: day,
  recurrence: recurrenceRule,
  repeatAfterDays: z.int().min(1).max(365),
  notes: z.string().max(2000),
};

const newTask = z
  .strictObject({
    ...writable,
    list: writable.list.default("routine"),
    memberIds: writable.memberIds.default([]),
    rotation: writable.rotation.optional(),
    needsApproval: writable.needsApproval.optional(),
    icon: icon.optional(),
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
    rotation: writable.rotation.nullable(),
    icon: icon.nullable(),
    due: writable.due.nullable(),
    recurrence: writable.recurrence.nullable(),
    repeatAfterDays: writable.repeatAfterDays.nullable(),
    notes: writable.notes.nullable(),
  })
  .partial()
  .meta({ id: "TaskPatch", description: "Null takes a value away; what is left out stays." });
export type TaskPatch = z.infer<typeof taskPatch>;

const idPath = z.object({ id });

export const authoring = {
  "POST /api/tasks": {
    operationId: "createTask",
    summary: "Add a to-do, or as a parent a routine",
    description:
      "Anyone may add a to-do; a routine needs a parent. Rotation and approval are for routines; who takes turns stands in `rotation`, not in `memberIds`. 405 `unsupported` where the provider can't.",
    access: "anyone",
    right: "tick",
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
      answer: exampleTask,
    },
  },
  "PATCH /api/tasks/{id}": {
    operationId: "updateTask",
    summary: "Change a to-do, or as a parent a routine",
    access: "anyone",
    right: "tick",
    source: "tasks",
    params: idPath,
    body: taskPatch,
    answer: task,
    errors: [401, 405, 409],
    stale: ["tasks"],
    example: { body: { title: "Brush teeth" }, answer: exampleTask },
  },
  "DELETE /api/tasks/{id}": {
    operationId: "deleteTask",
    summary: "Delete a to-do, or as a parent a routine; stars already earned stay",
    access: "anyone",
    right: "tick",
    source: "tasks",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [401, 405, 409],
    stale: ["tasks"],
    example: {},
  },
} as const satisfies Operations;
