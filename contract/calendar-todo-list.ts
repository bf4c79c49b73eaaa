import * as z from "zod";
import type { Operations } from "./operation.ts";
import { id } from "./values.ts";

const todoListChoice = z.object({
  calendarId: id,
  name: z.string(),
  host: z.string().meta({ description: "The server of its account." }),
  user: z.string(),
});

/** Which list of an account keeps the family's to-dos. */
export const calendarTodoList = {
  "GET /api/calendar/todo-list": {
    operationId: "readTodoList",
    summary: "Which list of an account keeps the family's to-dos, and which could",
    access: "parent",
    unlock: "settings",
    answer: z
      .object({
        place: z.enum(["house", "list", "missing", "elsewhere"]).meta({
          description:
            "`missing`: a list that isn't there or isn't shown; `elsewhere`: another service keeps the tasks, such as Todoist.",
        }),
        calendarId: id.optional().meta({ description: "The list that keeps them." }),
        choices: z.array(todoListChoice),
        fixed: z.boolean().meta({
          description: "Told when the wall was started: no screen changes it.",
        }),
        mayBeHouse: z.boolean().meta({
          description: "Whether the house may keep them, which `TASKS_PROVIDER=caldav` rules out.",
        }),
        inHouse: z.int().min(0).meta({ description: "How many open to-dos the house keeps." }),
      })
      .meta({ id: "TodoList" }),
    errors: [401],
    topic: "settings",
    example: {
      answer: {
        place: "house",
        choices: [
          {
            calendarId: "account-1a2b3c4d5e-0f9e8d7c",
            name: "House",
            host: "cloud.example",
            user: "kim",
          },
        ],
        fixed: false,
        mayBeHouse: true,
        inHouse: 3,
      },
    },
  },
  "PUT /api/calendar/todo-list": {
    operationId: "chooseTodoList",
    summary: "Choose which list of an account keeps the family's to-dos",
    description:
      "The list's own to-dos are shown from then on. Those of the house stay there and come back with it, unless `bring` takes the open ones along; what a calendar server can't express stays all the same: days after it was done, and a number of times. Chores stay in the house. 409 `fromEnvironment` where the wall was told at its start.",
    access: "parentNow",
    unlock: "settings",
    body: z.strictObject({
      calendarId: id.nullable().meta({ description: "Null: the house." }),
      bring: z.boolean().optional().meta({ description: "Take the house's open to-dos along." }),
    }),
    status: 204,
    answer: z.void(),
    errors: [409],
    stale: ["settings", "calendar", "tasks"],
    example: { body: { calendarId: "account-1a2b3c4d5e-0f9e8d7c", bring: true } },
  },
} as const satisfies Operations;
