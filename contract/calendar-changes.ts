import * as z from "zod";
import { eventVersions } from "./errors.ts";
import type { Operations } from "./operation.ts";
import { id, instant, memberId } from "./values.ts";

/** What the family did to an event of an account, or another program to a change of the family's. */
const acts = ["added", "changed", "deleted", "moved", "restored", "overwritten"] as const;

const change = z
  .object({
    id,
    at: instant,
    memberId: memberId.optional(),
    feedId: id,
    title: z.string(),
    what: z.enum(acts).meta({
      description:
        "`overwritten`: another program wrote over a change of the family's without knowing it; undo gives the family's back.",
    }),
  })
  .meta({ id: "CalendarChange" });
export type CalendarChangeRow = z.infer<typeof change>;

const waiting = z
  .object({
    id,
    since: instant,
    memberId: memberId.optional(),
    feedId: id,
    title: z.string(),
    asks: z.boolean().meta({
      description:
        "Whether somebody has to decide: it waits for a day, others changed the same, its calendar isn't shown any more, or it was refused.",
    }),
    problem: z.string().optional().meta({
      description:
        "`conflict`, `calendarHidden` while its calendar isn't shown, or the code of why its server refused it.",
    }),
    waitsFor: id.optional().meta({
      description:
        "The waiting change that its server has to take before this one is sent, such as what is given back before it is taken away elsewhere. Let go, that one takes this one along.",
    }),
    versions: eventVersions.optional(),
  })
  .meta({ id: "WaitingChange" });
export type WaitingChange = z.infer<typeof waiting>;

export const calendarChanges = {
  "GET /api/calendar/changes": {
    operationId: "listCalendarChanges",
    summary:
      "What was changed in calendars of accounts in the last thirty days, and what still waits",
    access: "anyone",
    answer: z
      .object({ items: z.array(change), waiting: z.array(waiting) })
      .meta({ id: "CalendarChanges" }),
    topic: "calendar",
    example: {
      answer: {
        items: [
          {
            ...{ id: "12", at: "2026-11-20T16:40:00.000Z", memberId: "mom" },
            ...{ feedId: "a1-77ab", title: "Dentist", what: "changed" },
          },
        ],
        waiting: [],
      },
    },
  },
  "POST /api/calendar/changes/{id}/undo": {
    operationId: "undoCalendarChange",
    summary: "Give back what an event was before a change, also one that was deleted",
    description:
      "409 `conflict` where it was changed since; `over=yes` gives it back nevertheless. What went into another calendar is taken away there only once its own has it again: 502 `notGivenBack` where that refuses it, and nothing is changed; 502 `notTakenAway` where the other one doesn't let it go, and it is in both until somebody decides. 401 `signInFirst` from a browser that is neither a wall nor signed in.",
    access: "anyone",
    right: "write",
    params: z.object({ id }),
    query: z.object({
      over: z.literal("yes").optional(),
      tellGuests: z.literal("yes").optional(),
    }),
    status: 204,
    answer: z.void(),
    errors: [401, 409, 502],
    stale: ["calendar"],
    example: {},
  },
  "POST /api/calendar/changes/{id}/decide": {
    operationId: "decideWaitingChange",
    summary: "Send a change that waits once more, over what others wrote, or let it go",
    description:
      "401 `signInFirst` from a browser that is neither a wall nor signed in; 409 `calendarHidden` where it is to be sent into a calendar that isn't shown.",
    access: "anyone",
    right: "write",
    params: z.object({ id }),
    body: z.strictObject({ send: z.boolean() }),
    status: 204,
    answer: z.void(),
    errors: [401, 409],
    stale: ["calendar"],
    example: { body: { send: true } },
  },
} as const satisfies Operations;
