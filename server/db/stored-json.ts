import * as z from "zod";
import { editScopes } from "#contract/calendar-family.ts";
import { ride } from "#contract/calendar-rides.ts";
import { eventLook } from "#contract/event-look.ts";
import { eventReminders, leads } from "#contract/reminders.ts";
import { dayparts, rotation } from "#contract/tasks.ts";

const text = z.string().exactOptional();

/** A task as it was at a tap, in the column `snapshot`. */
export const storedTask = z.object({
  id: z.string(),
  title: z.string(),
  list: z.enum(["todo", "routine"]),
  memberIds: z.array(z.string()),
  icon: text,
  daypart: z.enum(dayparts).nullable(),
  stars: z.number(),
  due: text,
  recurrence: text,
  repeatAfterDays: z.number().exactOptional(),
  repeatsOtherwise: z.literal(true).exactOptional(),
  notes: text,
  createdAt: z.number(),
  needsApproval: z.boolean().exactOptional(),
  rotation: rotation.exactOptional(),
});

/** A category of a month, in the column `budget_months.categories`. */
export const storedBudgetCategory = z.object({
  id: z.string(),
  name: z.string(),
  budgeted: z.number(),
  spent: z.number(),
});

/** What a calendar of an account holds, in the column `account_calendars.kinds`. */
export const storedCalendarKinds = z.array(z.enum(["VEVENT", "VTODO", "VCARD"]));

const which = z.object({ scope: z.enum(editScopes).optional(), occurrence: z.string().optional() });
const words = z.string().nullable().optional();
const patch = z.object({
  title: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  allDay: z.boolean().optional(),
  location: words,
  notes: words,
  recurrence: words,
  alarms: leads.optional(),
  alarmsFrom: z.record(z.string(), leads).optional(),
  alarmsAt: z.record(z.string(), leads).optional(),
});

/** What the family meant by a write into a calendar of an account, in the column `calendar_writes.edit`. */
export const storedCalendarEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("change"), which, patch }),
  z.object({ kind: z.literal("remove"), which }),
  z.object({ kind: z.literal("detach"), which, patch }),
  z.object({
    ...{ kind: z.literal("todo"), which },
    patch: z.object({
      ...{ title: z.string().optional(), notes: words, due: words, recurrence: words },
      categories: z.object({ add: z.array(z.string()), remove: z.array(z.string()) }).optional(),
      ...{ done: z.boolean().optional(), day: z.string().optional() },
      removed: z.boolean().optional(),
    }),
  }),
]);

const placement = z.object({
  day: z.string(),
  time: z.string().nullable(),
  zone: z.string().nullable(),
  length: z.number(),
});
const eventText = {
  title: z.string(),
  location: z.string().nullable(),
  notes: z.string().nullable(),
  icon: z.string().nullable(),
  memberIds: z.array(z.string()),
};
/** A series of the family calendar, as a move keeps it. */
export const storedFamilySeries = z.object({
  ...{ ...eventText, key: z.string(), uid: z.string(), at: placement, rule: z.string().nullable() },
  ...{ added: z.array(z.string()), except: z.array(z.string()) },
  changes: z.array(
    z.object({
      originalDay: z.string(),
      title: eventText.title.exactOptional(),
      location: eventText.location.exactOptional(),
      notes: eventText.notes.exactOptional(),
      icon: eventText.icon.exactOptional(),
      memberIds: eventText.memberIds.exactOptional(),
      at: placement.exactOptional(),
    }),
  ),
  ...{ sequence: z.number(), stampedAt: z.number(), createdAt: z.number() },
});

/** What a move does in the family calendar, in the columns `calendar_writes.family` and `calendar_changes.family`. */
export const storedFamilyPart = z.object({
  before: storedFamilySeries.nullable(),
  after: storedFamilySeries.nullable(),
  moved: storedFamilySeries,
});

/** An object in a calendar of an account, in the column `calendar_writes.other`. */
export const storedCalendarObject = z.object({
  calendarId: z.string(),
  path: z.string(),
  url: z.string(),
  uid: z.string(),
  ics: z.string(),
});

/** What this house chose for an event, in the columns `choices_before` and `choices_after`. */
export const storedEventChoices = z.object({
  looks: z.record(z.string(), eventLook),
  reminders: z.record(z.string(), eventReminders),
  rides: z.record(z.string(), ride),
});

/** What takes an act back, in the column `recent_acts.inverse`. */
export const storedInverse = z.union([
  z.strictObject({
    requests: z.array(
      z.strictObject({
        operation: z.string(),
        input: z.strictObject({
          params: z.unknown().optional(),
          query: z.unknown().optional(),
          body: z.unknown().optional(),
        }),
      }),
    ),
  }),
  z.strictObject({
    series: z.array(z.strictObject({ key: z.string(), series: storedFamilySeries.nullable() })),
  }),
]);
