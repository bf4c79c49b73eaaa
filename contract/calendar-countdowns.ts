import * as z from "zod";
import { event } from "./calendar.ts";
import type { Operations } from "./operation.ts";

const countdown = z
  .object({
    event,
    kind: z.enum(["marked", "birthday", "holiday"]).meta({
      description: "Why: somebody marked it with a star in its title, or what it is.",
    }),
  })
  .meta({ id: "Countdown" });
export type Countdown = z.infer<typeof countdown>;

export const countdowns = {
  "GET /api/calendar/countdowns": {
    operationId: "listCountdowns",
    summary: "What the family counts the days to, the nearest first",
    description:
      "Events that begin today or within 90 days, at most fifty: those that somebody marked with a star in their title, in any calendar; where there is none, the next birthday or the next holidays. What stands in several calendars is one.",
    access: "anyone",
    source: "calendar",
    answer: z.object({ items: z.array(countdown) }).meta({ id: "Countdowns" }),
    topic: "calendar",
    revalidates: true,
    example: {
      answer: {
        items: [
          {
            event: {
              ...{ id: "e2", feedId: "family", title: "★ To the sea", allDay: true },
              ...{ start: "2026-12-27", end: "2027-01-03", memberIds: [], color: "#8d8578" },
              ...{ recurring: false, editable: true },
            },
            kind: "marked",
          },
        ],
      },
    },
  },
} as const satisfies Operations;
