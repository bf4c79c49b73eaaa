import * as z from "zod";
import { errorCode } from "./errors.ts";
import type { Operations } from "./operation.ts";
import { id } from "./values.ts";

const stayed = z
  .object({
    id,
    title: z.string().meta({
      description: "Empty for a private event, and for one that only its own program can open.",
    }),
    busy: z.literal(true).optional().meta({ description: "It is private." }),
    code: errorCode.meta({ description: "Why it stays, as moving it alone says." }),
  })
  .meta({ id: "StayedEvent" });
export type StayedEvent = z.infer<typeof stayed>;

/** What became of a part of a calendar that was to move. */
const movedPart = z
  .object({
    moved: z.int().min(0),
    waiting: z.int().min(0).meta({
      description:
        "Changes that a server doesn't have yet: of this part, and with the last one all of both calendars.",
    }),
    stayed: z.array(stayed),
    next: id.nullable().meta({ description: "Null: it was tried with every event." }),
  })
  .meta({ id: "MovedEvents" });
export type MovedPart = z.infer<typeof movedPart>;

export const calendarMoves = {
  "POST /api/calendar/moves": {
    operationId: "moveWholeCalendar",
    summary: "Move all events of a calendar into another one, some with each request",
    description:
      "Either is `family` or a calendar of an account. Each event moves as it does alone, and can be taken back alone; one with guests stays, as one that the other calendar can't have. Ask again with `after` until `next` is null. Where `waiting` isn't 0, what moved waits for its server: ask again later. Whatever was interrupted is asked for once more, and moves once. While one of the two calendars moves otherwise, 409 `calendarMoves`.",
    access: "parentNow",
    unlock: "settings",
    body: z.strictObject({
      from: id,
      to: id,
      after: id.optional().meta({ description: "What the last answer's `next` was." }),
    }),
    answer: movedPart,
    errors: [401, 409],
    stale: ["calendar"],
    example: {
      body: { from: "family", to: "account-1a2b3c4d5e-0f9e8d7c" },
      answer: {
        ...{ moved: 7, waiting: 0, next: "Kx81mPq0aTr2Yz4W" },
        stayed: [{ id: "Jw02nQd7~family", title: "Summer party", code: "notForFamily" }],
      },
    },
  },
} as const satisfies Operations;
