import * as z from "zod";
import type { Operations } from "./operation.ts";
import { leads } from "./reminders.ts";
import { fullHour } from "./notification-settings.ts";
import { timeOfDay } from "./values.ts";

/** What a member may be told of, or not, as they like. */
export const ownKinds = ["chores", "dinner", "approvals", "reminders", "tomorrow"] as const;
export type OwnNotificationKind = (typeof ownKinds)[number];

const hours = z.strictObject({ chores: fullHour, dinner: fullHour });
const quiet = z.strictObject({ start: timeOfDay, end: timeOfDay });

const own = z
  .object({
    may: z.array(z.enum(ownKinds)).meta({
      description: "What this house tells at all, and this member may hear of.",
    }),
    told: z.array(z.enum(ownKinds)).meta({ description: "What of it this member hears of." }),
    hours: hours.meta({ description: "From which full hour of the day they are told." }),
    tomorrow: timeOfDay.meta({ description: "When they are told of the next day." }),
    quiet: quiet.nullable().meta({ description: "Their own quiet hours; null: the house's." }),
    houseQuiet: quiet.meta({ description: "The house's, on nights without hours of their own." }),
    timed: leads.meta({ description: "How long before appointments of theirs, usually." }),
    allDay: leads.meta({ description: "The same before events that are all day." }),
  })
  .meta({ id: "OwnNotifications" });
export type OwnNotifications = z.infer<typeof own>;

const change = z
  .strictObject({
    told: z.array(z.enum(ownKinds)).max(ownKinds.length).exactOptional(),
    hours: z
      .strictObject({ chores: fullHour.exactOptional(), dinner: fullHour.exactOptional() })
      .exactOptional(),
    tomorrow: timeOfDay.exactOptional(),
    quiet: quiet.nullable().exactOptional(),
    timed: leads.exactOptional(),
    allDay: leads.exactOptional(),
  })
  .meta({ id: "OwnNotificationsPatch" });
export type OwnNotificationsPatch = z.infer<typeof change>;

const oma = {
  may: ["chores", "dinner", "reminders", "tomorrow"],
  told: ["dinner", "reminders"],
  hours: { chores: 8, dinner: 16 },
  tomorrow: "19:00",
  quiet: { start: "20:30", end: "08:00" },
  houseQuiet: { start: "22:00", end: "07:00" },
  timed: [{ hours: 1 }],
  allDay: [],
} as const;

export const ownNotifications = {
  "GET /api/push/own": {
    operationId: "getOwnNotifications",
    summary: "What the member who asks is told of, when, and in which hours of nothing",
    description: "On every phone of theirs that is subscribed.",
    access: "member",
    unlock: "settings",
    answer: own,
    errors: [401],
    topic: "settings",
    example: { answer: oma },
  },
  "PATCH /api/push/own": {
    operationId: "updateOwnNotifications",
    summary: "Choose what one is told of oneself, when, and in which hours of nothing",
    description:
      "The same as a parent chooses for everybody in Settings. What the house doesn't tell, or this member may not hear of, is left out of `told`.",
    access: "member",
    unlock: "settings",
    body: change,
    answer: own,
    errors: [401],
    stale: ["settings"],
    example: { body: { told: ["dinner", "reminders"], hours: { dinner: 16 } }, answer: oma },
  },
} as const satisfies Operations;
