import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, icon, id, instant, memberId, timeOfDay } from "./values.ts";

/** The most reminders of one event, and of one default. */
export const mostReminders = 5;
/** The longest time before an event, in days. */
export const mostDaysBefore = 28;

const lead = z
  .union(
    [
      z.strictObject({
        minutes: z
          .int()
          .min(0)
          .max(mostDaysBefore * 1440),
      }),
      z.strictObject({
        hours: z
          .int()
          .min(1)
          .max(mostDaysBefore * 24),
      }),
      z.strictObject({
        days: z.int().min(0).max(mostDaysBefore),
        at: timeOfDay
          .exactOptional()
          .meta({ description: "A time of that day; left out: the event's own time." }),
      }),
    ],
    { error: "expected minutes, hours or days before the event, at most 28 days" },
  )
  .meta({
    id: "ReminderLead",
    description:
      "How long before an event somebody is reminded. Days are days of the calendar: over a change of the clock the hour stays. Of an event that is all day, days without `at` mean 18:00 of a day before and 8:00 of the day itself; minutes and hours count from midnight.",
  });
export type ReminderLead = z.infer<typeof lead>;

/** How long before an event somebody is reminded, several times. */
export const leads = z.array(lead).max(mostReminders);

/** What a family chose for one event. */
export const eventReminders = z
  .strictObject({
    before: leads.meta({ description: "Empty: nobody is reminded." }),
    urgent: z
      .literal(true)
      .exactOptional()
      .meta({ description: "It rings at its time, in quiet hours too." }),
  })
  .meta({ id: "EventReminders" });
export type EventReminders = z.infer<typeof eventReminders>;

const usual = z.strictObject({ timed: leads, allDay: leads });

const quietHours = z.strictObject({ start: timeOfDay, end: timeOfDay });

const remindersOfMember = usual.extend({
  quiet: quietHours.nullable().meta({ description: "Their own quiet hours; null: the house's." }),
});
export type RemindersOfMember = z.infer<typeof remindersOfMember>;

const remindersOfCalendar = z.strictObject({
  usual: usual.nullable().meta({
    description: "What its events are reminded of; null: as each member is.",
  }),
  phones: z.boolean().meta({
    description:
      "Whether alarms of its events ring on phones too; where left alone only walls ring, because phones' own calendars do.",
  }),
  written: z.boolean().exactOptional().meta({
    description:
      "Whether the reminders that are chosen for its events are written into it as alarms (VALARM), so that they ring wherever it is shown. Only of calendars of accounts; left out: they are not.",
  }),
});

const listed = <T extends z.ZodType>(each: T) =>
  z
    .record(id, each)
    .refine((all) => Object.keys(all).length <= 500, "expected at most 500 of them");

/** When members are reminded of events for which nobody chose it. */
export const reminderSettings = z
  .strictObject({ members: listed(remindersOfMember), calendars: listed(remindersOfCalendar) })
  .meta({
    id: "ReminderSettings",
    description:
      "By a member's id, and by a calendar's (`family`, or a feed's). What nobody set reminds of nothing.",
  });
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** Some of that; without defaults, because what is left out stays. */
export const reminderSettingsPatch = z
  .strictObject({
    members: listed(
      remindersOfMember
        .extend({
          quiet: quietHours.partial().nullable().meta({
            description:
              "Their own quiet hours; null: the house's. One end alone counts where they have their own.",
          }),
        })
        .partial(),
    ),
    calendars: listed(
      remindersOfCalendar
        .extend({
          usual: usual.partial().nullable().meta({
            description: "What its events are reminded of; null: as each member is.",
          }),
        })
        .partial(),
    ),
  })
  .partial()
  .meta({
    id: "ReminderSettingsPatch",
    description: "What is left out stays, also of a member and of a calendar.",
  });
export type ReminderSettingsPatch = z.infer<typeof reminderSettingsPatch>;

const reminder = z
  .object({
    id,
    eventId: id,
    title: z.string(),
    icon: icon.optional(),
    start: z.union([day, instant]).meta({ description: "A date when `allDay`, else an instant." }),
    end: z.union([day, instant]).meta({ description: "Like `start`; a date is exclusive." }),
    allDay: z.boolean(),
    memberIds: z.array(memberId),
    color: z.string(),
    location: z.string().optional(),
    urgent: z.literal(true).optional(),
    driver: memberId.optional().meta({ description: "Who takes those who go." }),
    collector: memberId.optional().meta({ description: "Who collects them." }),
    leaveAt: instant.optional().meta({ description: "When to leave." }),
    onTheWay: z.array(memberId).meta({ description: "Who said that they are on their way." }),
    rangAt: instant.optional().meta({ description: "When the walls rang." }),
    until: instant
      .optional()
      .meta({ description: "Until when walls show it, unless somebody taps it away." }),
  })
  .meta({ id: "Reminder" });
export type Reminder = z.infer<typeof reminder>;

const dentist = {
  id: "u8J1kq0mZ3aXw5Ry~1795530600000",
  eventId: "u8J1kq0mZ3aXw5Ry~family",
  title: "Dentist",
  start: "2026-11-24T14:30:00.000Z",
  end: "2026-11-24T15:15:00.000Z",
  allDay: false,
  memberIds: ["leo"],
  color: "#2a8f6d",
  onTheWay: [],
};

const which = z.object({ id });

export const reminders = {
  "GET /api/reminders": {
    operationId: "listReminders",
    summary: "The reminders that are on the walls now",
    description:
      "From the moment they ring until the event begins, is over, changes its time, or somebody taps the card away.",
    access: "anyone",
    answer: z.object({ items: z.array(reminder) }).meta({ id: "Reminders" }),
    topic: "reminders",
    example: {
      answer: { items: [{ ...dentist, rangAt: "2026-11-24T14:00:00.000Z", until: dentist.start }] },
    },
  },
  "GET /api/reminders/{id}": {
    operationId: "getReminder",
    summary: "The event of one reminder, as it is now",
    description: "404 where the event is gone, or is at another time now.",
    access: "anyone",
    params: which,
    answer: reminder,
    topic: "reminders",
    example: { answer: dentist },
  },
  "POST /api/reminders/{id}/dismiss": {
    operationId: "dismissReminder",
    summary: "Take a reminder's card off every wall",
    access: "anyone",
    right: "look",
    params: which,
    status: 204,
    answer: z.void(),
    stale: ["reminders"],
    example: {},
  },
  "POST /api/reminders/{id}/snooze": {
    operationId: "snoozeReminder",
    summary: "Be reminded again in ten minutes, on the phones of the member who asks",
    access: "member",
    unlock: "acts",
    params: which,
    body: z.strictObject({}).optional(),
    answer: z.object({ ringsAt: instant }).meta({ id: "SnoozedReminder" }),
    errors: [401],
    stale: [],
    example: { body: {}, answer: { ringsAt: "2026-11-24T14:10:00.000Z" } },
  },
  "POST /api/reminders/{id}/on-my-way": {
    operationId: "tellOnMyWay",
    summary: "Say that the member who asks is on their way",
    description: "The event shows it to everybody; said again it stays as it is.",
    access: "member",
    unlock: "acts",
    params: which,
    body: z.strictObject({}).optional(),
    answer: reminder,
    errors: [401],
    stale: ["reminders", "calendar"],
    example: { body: {}, answer: { ...dentist, onTheWay: ["mom"] } },
  },
  "DELETE /api/reminders/{id}/on-my-way": {
    operationId: "takeBackOnMyWay",
    summary: "Take back that the member who asks is on their way",
    description: "Where they didn't say it, it stays as it is.",
    access: "member",
    unlock: "acts",
    params: which,
    answer: reminder,
    errors: [401],
    stale: ["reminders", "calendar"],
    example: { answer: dentist },
  },
} as const satisfies Operations;
