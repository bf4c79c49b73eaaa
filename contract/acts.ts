import * as z from "zod";
import type { Operations } from "./operation.ts";
import { id, instant, memberId } from "./values.ts";

/** How many acts are kept and shown. */
export const mostActs = 50;

/** For how many days acts and changes of events are kept, shown, and can be taken back. */
export const actsKeptDays = 30;

/** What acts are done to. */
export const actNouns = [
  "chore",
  "todo",
  "reward",
  "grocery",
  "meal",
  "recipe",
  "list",
  "listItem",
  "note",
  "event",
] as const;
export type ActNoun = (typeof actNouns)[number];

/** What was done. */
export const actVerbs = [
  "done",
  "reopened",
  "redeemed",
  "added",
  "changed",
  "deleted",
  "cleared",
  "moved",
  "restored",
  "overwritten",
] as const;
export type ActVerb = (typeof actVerbs)[number];

const act = z
  .object({
    id,
    at: instant,
    memberId: memberId.optional().meta({ description: "Who did it, where that is known." }),
    noun: z.enum(actNouns),
    verb: z.enum(actVerbs),
    title: z.string(),
    undo: z.enum(["tick", "write", "parent"]).optional().meta({
      description:
        "What it takes to undo it; left out where nothing undoes it, where it is undone, or where the same was changed since.",
    }),
    undoneAt: instant.optional(),
  })
  .meta({ id: "Act" });
export type Act = z.infer<typeof act>;

const everything = [
  "tasks",
  "stars",
  "rewards",
  "calendar",
  "mealplan",
  "recipes",
  "grocery",
  "lists",
  "notes",
  "acts",
] as const;

export const acts = {
  "GET /api/acts": {
    operationId: "listActs",
    summary: "What was done last on walls and phones, newest first, with what can be undone",
    description: `The last ${mostActs} of thirty days: chores, to-dos, rewards, groceries, meals, recipes, lists, notes and events. What is a parent's alone, such as Budget, is never among them.`,
    access: "anyone",
    answer: z.object({ items: z.array(act) }).meta({ id: "Acts" }),
    topic: "acts",
    example: {
      answer: {
        items: [
          {
            ...{ id: "41", at: "2026-11-20T16:40:00.000Z", memberId: "mia", noun: "chore" },
            ...{ verb: "reopened", title: "Brush teeth", undo: "tick" },
          },
        ],
      },
    },
  },
  "POST /api/acts/{id}/undo": {
    operationId: "undoAct",
    summary: "Undo an act; again changes nothing",
    description:
      "Whoever undoes needs the rights of what undoes it: 401 or 403 as there. 409 `changedSince` where the same was changed since, `notUndoable` where nothing undoes it, and what the undoing itself answers. `over` and `tellGuests` are for events of accounts, as at `/api/calendar/changes/{id}/undo`.",
    access: "anyone",
    right: "tick",
    params: z.object({ id }),
    query: z.object({
      over: z.literal("yes").optional(),
      tellGuests: z.literal("yes").optional(),
    }),
    status: 204,
    answer: z.void(),
    errors: [401, 405, 409, 502],
    stale: everything,
    example: {},
  },
} as const satisfies Operations;
