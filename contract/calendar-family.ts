import * as z from "zod";
import { event } from "./calendar.ts";
import { quickAddAsks, understoodFact } from "./calendar-facts.ts";
import { eventReminders } from "./reminders.ts";
import type { Operations } from "./operation.ts";
import { day, icon, id, instant, line, memberId, memberIds, recurrenceRule } from "./values.ts";

const nearInstant = instant.regex(/^(19|20|21)\d\d-/, "expected a moment between 1900 and 2199");
const when = z.union([day, nearInstant], {
  error: "expected a date, or an instant with its offset, between 1900 and 2199",
});

const writable = {
  title: line,
  start: when.meta({ description: "A date when `allDay`, else an instant." }),
  end: when.meta({ description: "Like `start`; a date is exclusive." }),
  allDay: z.boolean(),
  memberIds,
  location: z.string().trim().max(300),
  notes: z.string().trim().max(4000),
  icon,
  reminders: eventReminders,
  driver: memberId.meta({ description: "Who takes those who go; nobody who is a child." }),
  collector: memberId.meta({ description: "Who collects them; nobody who is a child." }),
  recurrence: recurrenceRule.meta({
    description: "An RRULE value of whole days, DAILY to YEARLY.",
  }),
  feedId: id.meta({
    description: "The calendar in which it is: `family`, or the id of an account's calendar.",
  }),
};

const newEvent = z
  .strictObject({
    ...writable,
    allDay: writable.allDay.default(false),
    memberIds: writable.memberIds.default([]),
    location: writable.location.optional(),
    notes: writable.notes.optional(),
    icon: icon.optional(),
    reminders: eventReminders.optional(),
    driver: writable.driver.optional(),
    collector: writable.collector.optional(),
    recurrence: writable.recurrence.optional(),
    feedId: writable.feedId.optional(),
  })
  .meta({ id: "NewEvent" });
export type NewEvent = z.infer<typeof newEvent>;

const eventPatch = z
  .strictObject({
    ...writable,
    location: writable.location.nullable(),
    notes: writable.notes.nullable(),
    icon: icon.nullable(),
    reminders: eventReminders.nullable(),
    driver: writable.driver.nullable(),
    collector: writable.collector.nullable(),
    recurrence: writable.recurrence.nullable(),
    seen: z
      .strictObject({
        ...{ title: writable.title, start: writable.start, end: writable.end },
        ...{ allDay: writable.allDay, memberIds: writable.memberIds },
        location: writable.location.nullable(),
        notes: writable.notes.nullable(),
        icon: icon.nullable(),
      })
      .partial()
      .meta({
        description:
          "What the time that is meant was before, as far as it matters; 409 `changedMeanwhile` where it is something else now. Undo says it, so that it takes back nothing that others wrote since.",
      }),
  })
  .partial()
  .meta({
    id: "EventPatch",
    description:
      "Null takes a value away; what is left out stays. `start` alone moves the event with its length. Of an account's event `memberIds`, `icon`, `reminders`, `driver` and `collector` stay in this house.",
  });
export type EventPatch = z.infer<typeof eventPatch>;

/** How much of a repeated event an edit changes: this occurrence, this one and all after it, or every one. */
export const editScopes = ["one", "following", "all"] as const;
export type EditScope = (typeof editScopes)[number];

const idPath = z.object({ id });
const which = z.object({
  scope: z.enum(editScopes).optional(),
  occurrence: z.string().max(40).optional().meta({
    description:
      "The event's `occurrence`: its original start. Where all of it was moved to another hour since, its day counts.",
  }),
});
const told = which.extend({
  tellGuests: z.literal("yes").optional().meta({
    description:
      "Whether the calendar may write to those who are invited; asked with `guestsTold`.",
  }),
});
export type EditTarget = z.infer<typeof which>;

const understood = z
  .object({
    title: z.string(),
    start: z.union([day, instant]).optional(),
    end: z.union([day, instant]).optional(),
    allDay: z.boolean(),
    memberIds: z.array(memberId),
    recurrence: z.string().optional(),
    location: z.string().optional(),
    notes: z.string().optional().meta({ description: "What to bring, where the text says it." }),
    wayMinutes: z.int().optional().meta({
      description: "How long the way to its place is; `PUT /api/calendar/places` keeps it.",
    }),
    reminders: eventReminders.optional(),
    driver: memberId.optional(),
    collector: memberId.optional(),
    asks: quickAddAsks,
    fact: understoodFact.optional(),
  })
  .meta({
    id: "UnderstoodEvent",
    description:
      "What is understood stands as an event would be written; nothing is guessed silently: what is missing or may be meant otherwise is in `asks`.",
  });
export type UnderstoodEvent = z.infer<typeof understood>;

/** Why an event of an imported file isn't taken over. */
export const skipReasons = [
  "noStart",
  "wrongDates",
  "farAway",
  "rule",
  "cancelled",
  "older",
  "tooMuch",
] as const;
export type SkipReason = (typeof skipReasons)[number];

const imported = z
  .object({
    added: z.int().min(0),
    updated: z.int().min(0),
    unchanged: z.int().min(0),
    skipped: z.int().min(0),
    left: z
      .array(z.object({ title: z.string(), reason: z.enum(skipReasons) }))
      .meta({ description: "What was skipped and why; the first hundred." }),
  })
  .meta({ id: "ImportedCalendar" });
export type ImportedCalendar = z.infer<typeof imported>;

const dentist = {
  title: "Dentist",
  start: "2026-11-24T14:30:00.000Z",
  end: "2026-11-24T15:15:00.000Z",
  allDay: false,
  memberIds: ["leo"],
};
const dentistEvent = {
  ...dentist,
  id: "u8J1kq0mZ3aXw5Ry~family",
  feedId: "family",
  color: "#2a8f6d",
  recurring: false,
  editable: true,
};

export const familyCalendar = {
  "POST /api/calendar/events": {
    operationId: "createEvent",
    summary: "Add an event to the family calendar, or to a calendar of an account",
    description:
      "Without `feedId` it goes where new events of its members go. Into an account's calendar only a wall or somebody who is signed in may write: 401 `signInFirst`; without `feedId` the event of another browser goes into the family calendar. The answer's `id` is the one by which the event is changed. Times of the day stand still in the house's time zone over changes of the clock. A repeated event begins on the first day that its rule gives, from `start` on.",
    access: "anyone",
    right: "write",
    body: newEvent,
    status: 201,
    answer: event,
    errors: [401, 409],
    stale: ["calendar"],
    example: { body: dentist, answer: dentistEvent },
  },
  "PATCH /api/calendar/events/{id}": {
    operationId: "updateEvent",
    summary: "Change an event that is `editable`: once, from a time on, or every time",
    description:
      "`{id}` is the event's `seriesId`, or its `id` where it has none. `one` and `following` need `occurrence`; with `all` it tells which one `start` and `end` are meant for. Without a scope an `occurrence` means that one, else every time is meant. What was changed for single times keeps what it has of its own, unless just that is changed for all. `following` gives the event from there on an id of its own. An `occurrence` of before others changed the series means the time that it, or what was split off from it, has on that day; 409 `changedMeanwhile` where nobody can tell which. With another `feedId` what is meant moves there and has another id; 409 `notForFamily` where the family calendar has no such repetition. An event of an account is written at its server; where that doesn't answer, it is shown with `waiting` and sent later. 409 `conflict` has both `versions` where others changed the same field meanwhile: the same request once more writes over theirs.",
    access: "anyone",
    right: "write",
    params: idPath,
    query: told,
    body: eventPatch,
    answer: event,
    errors: [401, 409],
    stale: ["calendar"],
    example: { body: { title: "Dentist" }, answer: dentistEvent },
  },
  "DELETE /api/calendar/events/{id}": {
    operationId: "deleteEvent",
    summary: "Delete an event that is `editable`: once, from a time on, or every time",
    access: "anyone",
    right: "write",
    params: idPath,
    query: told,
    status: 204,
    answer: z.void(),
    errors: [401, 409],
    stale: ["calendar"],
    example: {},
  },
  "POST /api/calendar/parse": {
    operationId: "parseEventPhrase",
    summary: "Quick add: what a line of words would make, in English or German; nothing is kept",
    access: "anyone",
    right: "look",
    body: z.strictObject({ text: z.string().trim().min(1).max(300) }),
    answer: understood,
    stale: [],
    example: {
      body: { text: "Dentist Leo next Tue 15:30 for 45m" },
      answer: { ...dentist, asks: [] },
    },
  },
  "GET /api/calendar/family.ics": {
    operationId: "exportFamilyCalendar",
    summary: "The family calendar as a feed that phones can subscribe to",
    access: "anyone",
    media: "text/calendar",
    answer: z.string(),
    example: {
      answer: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Family Wall//EN\r\nEND:VCALENDAR\r\n",
    },
  },
  "POST /api/calendar/import": {
    operationId: "importCalendarFile",
    summary: "Take an .ics file's events over into the family calendar, all of them or none",
    description:
      "The body is the file, at most 5 MB and 10,000 events. Events are known by their UID: a newer version replaces what is there, an older one is skipped. New ones belong to `memberId`, or to everyone.",
    access: "anyone",
    right: "write",
    upload: "text/calendar",
    query: z.object({ memberId: memberId.optional() }),
    answer: imported,
    errors: [413, 415, 429],
    stale: ["calendar"],
    example: {
      answer: {
        ...{ added: 12, updated: 1, unchanged: 0, skipped: 1 },
        left: [{ title: "Every second", reason: "rule" }],
      },
    },
  },
} as const satisfies Operations;
