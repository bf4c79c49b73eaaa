import * as z from "zod";
import { sourceErrorCode } from "./errors.ts";
import type { Operations } from "./operation.ts";
import { eventReminders } from "./reminders.ts";
import { day, icon, id, instant, memberId } from "./values.ts";

/** One occurrence as screens show it. */
export const event = z
  .object({
    id: id.meta({ description: "The occurrence's own." }),
    seriesId: id.optional(),
    occurrence: z
      .string()
      .optional()
      .meta({ description: "A repeated event's original start, the same after it was moved." }),
    feedId: id,
    title: z.string(),
    start: z.union([day, instant]).meta({ description: "A date when `allDay`, else an instant." }),
    end: z.union([day, instant]).meta({ description: "Like `start`; a date is exclusive." }),
    allDay: z.boolean(),
    memberIds: z.array(memberId),
    color: z.string(),
    location: z.string().optional(),
    notes: z.string().optional(),
    icon: icon.optional(),
    recurring: z.boolean(),
    recurrence: z
      .string()
      .optional()
      .meta({ description: "Where it is editable: the rule by which it repeats." }),
    editable: z.boolean(),
    busy: z.literal(true).optional().meta({
      description: "It is private: its calendar doesn't want its title, place and notes told.",
    }),
    birthday: z
      .object({ name: z.string(), age: z.int().min(1).optional() })
      .optional()
      .meta({
        description:
          "It is a birthday, of a member (`feedId` `birthdays`) or of an address book: whose, and how old they become, where that is known.",
      }),
    reminders: eventReminders.optional().meta({
      description: "What the family chose for it; left out: as usual.",
    }),
    alarms: z.array(instant).optional().meta({
      description: "When its calendar says that it rings: at most five alarms that can be heard.",
    }),
    driver: memberId.optional().meta({ description: "Who takes those who go." }),
    collector: memberId.optional().meta({
      description: "Who collects them; left out: who takes them, if anybody.",
    }),
    leaveAt: instant.optional().meta({
      description: "When to leave, where the way to its place is known.",
    }),
    onTheWay: z.array(memberId).optional().meta({
      description: "Who said that they are on their way.",
    }),
    waiting: z.literal(true).optional().meta({
      description: "Its calendar's server doesn't have its last change yet.",
    }),
    held: z.literal(true).optional().meta({
      description:
        "It is gone from its calendar together with many others, and shown until a parent decides.",
    }),
  })
  .meta({ id: "CalendarEvent" });
export type CalendarEvent = z.infer<typeof event>;

/** The state of one configured calendar address; the address itself never leaves the server. */
export const feed = z
  .object({
    id,
    name: z.string(),
    memberId: memberId.optional(),
    state: z.enum(["ok", "stale", "error", "pending"]),
    fetchedAt: instant.optional(),
    error: z.string().optional().meta({ description: "What is wrong, in English." }),
    code: sourceErrorCode.optional(),
    memberIds: z.array(memberId).optional().meta({ description: "Where it is several members'." }),
    accountId: id.optional().meta({ description: "The account that it is a calendar of." }),
    color: z.string().optional().meta({ description: "A calendar of an account: its colour." }),
    readOnly: z
      .boolean()
      .optional()
      .meta({ description: "Whether its server refuses changes; only calendars of accounts." }),
    childrenWrite: z.boolean().optional().meta({
      description:
        "Whether a child who is signed in may write into it; only calendars of accounts.",
    }),
    held: z
      .int()
      .min(0)
      .optional()
      .meta({ description: "Events that are gone from it and wait for a parent's decision." }),
    waiting: z
      .int()
      .min(0)
      .optional()
      .meta({ description: "Changes that its server doesn't have yet." }),
  })
  .meta({ id: "Feed" });
export type CalendarFeed = z.infer<typeof feed>;

/** What each time of a repeated event has of its own. */
const eventTime = event.pick({ id: true, start: true, end: true, alarms: true }).extend({
  occurrence: z
    .string()
    .optional()
    .meta({ description: "Its original start; left out where it wasn't moved from `start`." }),
});

/** The times of a repeated event that are alike but for when they are. */
const eventTimes = event
  .omit({ id: true, occurrence: true, start: true, end: true, alarms: true })
  .extend({ times: z.array(eventTime) })
  .meta({ id: "CalendarEventTimes" });
export type CalendarEventTimes = z.infer<typeof eventTimes>;

const calendarRange = z
  .object({
    start: day,
    end: day,
    events: z.array(event),
    series: z.array(eventTimes).optional().meta({
      description: "Where `compact` was asked for: repeated events, which `events` lacks then.",
    }),
    feeds: z.array(feed),
  })
  .meta({ id: "CalendarRange" });
export type CalendarRange = z.infer<typeof calendarRange>;

export const calendar = {
  "GET /api/calendar": {
    operationId: "listEvents",
    summary: "Every event that touches a range of days, and the health of each feed",
    description:
      "Both days are included; the default is 14 days back to 28 ahead, at most 400 days. An event is in the answer once, with its own unclipped start and end. With `compact=true` the times of a repeated event that are alike share what they have in common, in `series`.",
    access: "anyone",
    source: "calendar",
    query: z.object({
      start: day.optional(),
      end: day.optional(),
      compact: z.enum(["true", "false"]).optional(),
    }),
    answer: calendarRange,
    topic: "calendar",
    revalidates: true,
    example: {
      answer: {
        start: "2026-11-06",
        end: "2026-12-18",
        events: [
          {
            id: "e1-20261120T170000Z",
            seriesId: "e1",
            occurrence: "2026-11-20T17:00:00.000Z",
            feedId: "mia-1",
            title: "Piano lesson",
            start: "2026-11-20T17:00:00.000Z",
            end: "2026-11-20T17:45:00.000Z",
            allDay: false,
            memberIds: ["mia"],
            color: "#d9662b",
            location: "Music school",
            recurring: true,
            editable: false,
          },
        ],
        feeds: [
          {
            id: "mia-1",
            name: "Mia",
            memberId: "mia",
            state: "ok",
            fetchedAt: "2026-11-20T16:40:00.000Z",
          },
        ],
      },
    },
  },
  "GET /api/calendar/feeds": {
    operationId: "listFeeds",
    summary: "How each calendar is, without asking any of them",
    description: "Also where none of them can be read, so that a dead one can be disconnected.",
    access: "parent",
    unlock: "settings",
    setup: true,
    answer: z.object({ items: z.array(feed) }).meta({ id: "Feeds" }),
    errors: [401, 409],
    topic: "settings",
    example: {
      answer: {
        items: [
          {
            id: "mia-1",
            name: "Mia",
            memberId: "mia",
            state: "error",
            error: "There is no calendar at the address any more.",
            code: "gone",
          },
        ],
      },
    },
  },
  "POST /api/calendar/feeds": {
    operationId: "connectFeed",
    summary: "Connect a calendar, after it was read once",
    description:
      "The address is tested first (400 `feedRefused`, with a `reason`), kept on the server and never given out again.",
    access: "parent",
    unlock: "settings",
    setup: true,
    body: z.strictObject({
      url: z.string().max(2000),
      name: z.string().trim().min(1).max(60).optional(),
      memberId: memberId.optional(),
    }),
    status: 201,
    answer: z
      .object({
        feed,
        found: z.object({
          name: z.string().optional(),
          events: z.int().min(0),
          next: z.object({ title: z.string(), start: z.string() }).optional(),
        }),
      })
      .meta({ id: "NewFeed" }),
    errors: [401, 409, 429],
    stale: ["calendar", "settings"],
    example: {
      body: { url: "webcal://calendar.example/mia.ics", memberId: "mia" },
      answer: {
        feed: { id: "mia-1", name: "Mia", memberId: "mia", state: "ok" },
        found: {
          name: "Mia",
          events: 112,
          next: { title: "Piano", start: "2026-11-20T17:00:00.000Z" },
        },
      },
    },
  },
  "DELETE /api/calendar/feeds": {
    operationId: "disconnectFeed",
    summary: "Disconnect a calendar, by its id or its address",
    access: "parent",
    unlock: "settings",
    setup: true,
    body: z.strictObject({ id: id.optional(), url: z.string().max(2000).optional() }),
    status: 204,
    answer: z.void(),
    errors: [401, 404, 409],
    stale: ["calendar", "settings"],
    example: { body: { id: "mia-1" } },
  },
  "POST /api/calendar/feeds/{id}/held": {
    operationId: "decideHeldEvents",
    summary: "Keep showing the events that are gone from a calendar, or let them go",
    description:
      "A calendar of which more than five events, and more than a fifth of what is to come, were gone at once asks this (`held`). 404 where it asks nothing.",
    access: "parent",
    unlock: "settings",
    params: z.object({ id }),
    body: z.strictObject({ keep: z.boolean() }),
    answer: feed,
    errors: [401],
    stale: ["calendar", "settings"],
    example: {
      body: { keep: true },
      answer: { id: "account-1a2b3c4d5e-0f9e8d7c", name: "Family", state: "ok", held: 0 },
    },
  },
  "POST /api/calendar/feeds/{id}/refresh": {
    operationId: "refreshFeed",
    summary: "Ask a calendar again now",
    access: "parent",
    unlock: "settings",
    params: z.object({ id }),
    answer: feed,
    errors: [401, 409],
    stale: ["calendar"],
    example: { answer: { id: "mia-1", name: "Mia", memberId: "mia", state: "ok" } },
  },
} as const satisfies Operations;
