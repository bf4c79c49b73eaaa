import * as z from "zod";
import { editScopes } from "#contract/calendar-family.ts";
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
export const storedCalendarKinds = z.array(z.enum(["VEVENT", "VTODO"]));

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
});

/** What the family meant by a write into a calendar of an account, in the column `calendar_writes.edit`. */
export const storedCalendarEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("change"), which, patch }),
  z.object({ kind: z.literal("remove"), which }),
]);

/** An object in a calendar of an account, in the column `calendar_writes.other`. */
export const storedCalendarObject = z.object({
  calendarId: z.string(),
  path: z.string(),
  url: z.string(),
  uid: z.string(),
  ics: z.string(),
});
