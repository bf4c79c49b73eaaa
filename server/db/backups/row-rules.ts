import * as z from "zod";
import { absenceFields } from "#contract/absences.ts";
import { actNouns, actVerbs } from "#contract/acts.ts";
import { babysitterCard } from "#contract/babysitter.ts";
import { barcode } from "#contract/grocery.ts";
import { recap } from "#contract/journal.ts";
import { ride } from "#contract/calendar-rides.ts";
import { eventLook } from "#contract/event-look.ts";
import { eventReminders } from "#contract/reminders.ts";
import { settingsValues } from "#contract/settings.ts";
import { wallName } from "#contract/wall-view.ts";
import { day, icon, id, line, memberId, timeOfDay } from "#contract/values.ts";
import {
  storedBudgetCategory,
  storedCalendarEdit,
  storedCalendarKinds,
  storedCalendarObject,
  storedEventChoices,
  storedFamilyPart,
  storedFamilySeries,
  storedInverse,
  storedTask,
} from "../stored-json.ts";

/** Years 1 to 9999: what an instant of the API can say, in milliseconds since 1970. */
const ms = z.number().min(-62_135_596_800_000).max(253_402_300_799_999);
const count = z.int().min(0);
const star = z.int().min(-1_000_000_000).max(1_000_000_000);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
const zone = settingsValues.shape.timeZone;
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** A text that holds JSON of a shape. */
const json = (shape: z.ZodType): z.ZodType =>
  z.string().transform((text, context) => {
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      context.addIssue("expected other JSON");
      return z.NEVER;
    }
  });

/** The shape of what is stored of the calendars of a day. */
const seenCalendar = z.object({ feeds: z.array(z.string()), events: z.array(z.unknown()) });

const members = json(z.array(memberId));
const texts = json(z.array(z.string()));
const days = json(z.array(day));

const snapshot = json(
  storedTask.extend({
    ...{ id, memberIds: z.array(memberId), due: day.optional(), createdAt: ms },
    repeatAfterDays: z.int().optional(),
  }),
);

const budgetCategories = json(
  z.array(storedBudgetCategory.extend({ id, budgeted: z.int(), spent: z.int() })),
);

const dueTasks = json(z.array(z.union([id, z.object({ id, occurrence: day })])));

const setting = z.object({ name: z.string(), value: z.string() }).refine(({ name, value }) => {
  const shape: Readonly<Record<string, z.ZodType>> = settingsValues.shape;
  // A name of another version is passed over when settings are read.
  return shape[name] === undefined || json(shape[name]).safeParse(value).success;
}, "is not a setting's value");

/** A recurrence by days or longer: finer ones have millions of occurrences, which nobody writes here. */
const rule = z
  .string()
  .max(1000)
  .regex(/^(?!.*\b(FREQ=(SECONDLY|MINUTELY|HOURLY)|BY(SECOND|MINUTE|HOUR)=))/i)
  .nullable();

/** An event of an imported file may have no title. */
const eventTitle = z.union([z.literal(""), line]);

/** What a calendar elsewhere calls an event may be longer than what is typed here. */
const foreignTitle = z.string().max(500);

/** An address that is opened with a password; where it may lead is checked at each request. */
const webAddress = z
  .string()
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), "isn't a web address");

const placement = { time: time.nullable(), zone: zone.nullable() };

const placed = z.object({ day, ...placement, length: count });

/** A series of the family calendar, which a move gives back as it stands here. */
const familySeries = storedFamilySeries.extend({
  ...{ key: id, title: eventTitle, icon: icon.nullable(), memberIds: z.array(memberId) },
  ...{ at: placed, rule, added: z.array(day), except: z.array(day) },
  changes: z.array(
    storedFamilySeries.shape.changes.element.extend({
      ...{ originalDay: day, title: eventTitle.exactOptional(), at: placed.exactOptional() },
      memberIds: z.array(memberId).exactOptional(),
    }),
  ),
  ...{ sequence: count, stampedAt: ms, createdAt: ms },
});

const familyPart = json(
  storedFamilyPart.extend({
    ...{ before: familySeries.nullable(), after: familySeries.nullable(), moved: familySeries },
  }),
).nullable();

/** Series that are brought back are written as they stand here; requests are checked as those of screens. */
const inverse = json(
  z.union([
    storedInverse.options[0],
    z.object({ series: z.array(z.object({ key: id, series: familySeries.nullable() })) }),
  ]),
);

const calendarWrite = z
  .object({
    ...{ title: foreignTitle, url: webAddress },
    edit: json(storedCalendarEdit).nullable(),
    other: json(storedCalendarObject.extend({ url: webAddress })).nullable(),
    ...{ step: count, sent_at: ms.nullable(), member_id: memberId.nullable(), begun_at: ms },
    ...{ family: familyPart, id: z.int(), after_write: count.nullable() },
  })
  // One that waited for itself would be followed without end.
  .refine(({ id: own, after_write: after }) => after === null || after < own, "waits in a ring");

/**
 * What the rows of each table that the family's answers are read from have to be, beyond what the table itself demands:
 * what the contract promises of these answers. Columns that aren't named are free.
 */
export const rowRules: Readonly<Record<string, z.ZodType>> = {
  absences: z.object({
    ...{ start_day: day, end_day: day.nullable(), member_ids: members.nullable(), made_on: day },
    ...{ weeks: json(absenceFields.weeks).nullable(), week_one: day.nullable() },
    exceptions: json(absenceFields.exceptions),
    shift_times: json(absenceFields.shiftTimes).nullable(),
  }),
  account_calendars: z.object({
    ...{ id, account_id: id, url: webAddress, member_ids: members, version: count },
    ...{ kinds: json(storedCalendarKinds), color: color.nullable(), own_color: color.nullable() },
    ...{ listed_at: ms.nullable(), synced_at: ms.nullable() },
  }),
  arrangements: z.object({ task_id: id, turn_members: members.nullable() }),
  babysitter: z.object({ since: ms.nullable(), card: json(babysitterCard) }),
  bin_chores: z.object({
    ...{ collected_on: day, title: line, member_id: memberId.nullable(), task_id: id.nullable() },
  }),
  // Revisions of the live stream are a billion for each start, and numbers end at 2^53.
  boots: z.object({ count: count.max(9_000_000) }),
  budget_months: z.object({ updated_at: ms, categories: budgetCategories }),
  calendar_accounts: z.object({ id, addresses: texts, found_at: ms }),
  calendar_change_choices: z.object({
    ...{ act_id: count, event_key: id },
    ...{ choices_before: json(storedEventChoices), choices_after: json(storedEventChoices) },
  }),
  calendar_changes: z.object({
    ...{ act_id: count, title: foreignTitle, url: webAddress },
    ...{ member_id: memberId.nullable(), changed_at: ms, family: familyPart },
  }),
  calendar_objects: z.object({ calendar_id: id, url: webAddress }),
  calendar_writes: calendarWrite,
  completions: z.object({
    ...{ task_id: id, occurrence: day, done_on: day, member_id: memberId },
    ...{ snapshot, closed_at: ms, reopened_at: ms.nullable() },
  }),
  devices: z.object({
    ...{ id, member_id: memberId.nullable(), label: z.string().max(200) },
    ...{ created_at: ms, seen_at: ms.nullable(), expires_at: ms },
    ...{ app_installed: z.int().nullable(), app_secure: z.int().nullable() },
  }),
  sitter_links: z.object({
    ...{ id, made_by: memberId.nullable(), phone_label: z.string().max(200).nullable() },
    ...{ made_at: ms, ends_at: ms, ended_at: ms.nullable() },
  }),
  sitter_views: z.object({ seen_at: ms, phone_label: z.string().max(200) }),
  calendar_days: z.object({
    day,
    at: z.union([timeOfDay, z.literal("")]),
    taken_at: ms,
    content: json(seenCalendar),
  }),
  dish_preparations: z.object({ ...{ dish: line, name: line, note: line } }),
  tomorrow_told: z.object({ day, member_id: memberId }),
  event_departures: z.object({ member_id: memberId, starts_at: ms, said_at: ms }),
  event_looks: z.object({ event_key: id, look: json(eventLook) }),
  event_reminders: z.object({ event_key: id, reminders: json(eventReminders) }),
  event_rides: z.object({ event_key: id, ride: json(ride) }),
  family_event_changes: z.object({
    ...{ original_day: day, member_ids: members.nullable(), day: day.nullable(), ...placement },
    ...{ title: eventTitle.nullable(), length: count.nullable() },
  }),
  family_events: z.object({
    ...{
      key: id,
      title: eventTitle,
      icon: icon.nullable(),
      member_ids: members,
      day,
      ...placement,
    },
    ...{ rule, length: count, added: days, except_days: days, sequence: count },
    ...{ stamped_at: ms, created_at: ms },
  }),
  grocery_barcodes: z.object({ code: barcode, name: line, named_at: ms }),
  grocery_items: z.object({ id, checked_at: ms.nullable(), recipe_id: id.nullable() }),
  grocery_purchases: z.object({ item_id: id, bought_at: ms, bought_on: day }),
  idempotency: z.object({ status: z.int().min(100).max(599), body: json(z.unknown()).nullable() }),
  job_runs: z.object({ due_at: ms, ran_at: ms }),
  journal_entries: z.object({
    ...{ day, created_at: ms, edited_at: ms.nullable(), recap: json(recap).nullable() },
  }),
  journal_people: z.object({ member_id: memberId }),
  journal_photos: z.object({ width: count, height: count }),
  ledger: z.object({ member_id: memberId, delta: star, day, created_at: ms }),
  list_items: z.object({ list_id: id, id, added_by: memberId.nullable() }),
  lists: z.object({ id, icon: icon.nullable() }),
  new_event_calendars: z.object({ calendar_id: id }),
  notes: z.object({
    ...{ id, text: line, for_member_id: memberId.nullable(), member_id: memberId.nullable() },
    ...{ until: day, created_at: ms, deleted_at: ms.nullable() },
  }),
  photos: z.object({
    ...{ id, modified_at: ms, taken_at: ms.nullable(), gone_at: ms.nullable() },
    ...{ width: count.nullable(), height: count.nullable() },
  }),
  // scrypt's cost is paid at every try.
  pins: z.object({
    member_id: memberId,
    cost: z
      .int()
      .min(2)
      .max(2 ** 20),
    set_at: ms,
  }),
  picture_codes: z.object({
    member_id: memberId,
    cost: z
      .int()
      .min(2)
      .max(2 ** 20),
    set_at: ms,
  }),
  planned_meals: z.object({ id, day, recipe_id: id.nullable() }),
  place_minutes: z.object({
    ...{ place: z.string().min(1), name: z.string().max(300), minutes: z.int().min(1).max(600) },
  }),
  recipes: z.object({ id, tags: texts, ingredients: texts, steps: texts }),
  recent_acts: z.object({
    ...{
      done_at: ms,
      member_id: memberId.nullable(),
      title: foreignTitle,
      undone_at: ms.nullable(),
    },
    ...{ noun: z.enum(actNouns), verb: z.enum(actVerbs), inverse: inverse.nullable() },
  }),
  redemption_requests: z.object({ member_id: memberId, reward_id: id, asked_at: ms }),
  redemptions: z.object({ member_id: memberId, reward_id: id, cost: star }),
  reward_assignments: z.object({ member_id: memberId, reward_id: id }),
  reminder_snoozes: z.object({
    ...{ member_id: memberId, starts_at: ms, due_at: ms, first_at: ms.nullable() },
  }),
  reminders_checked: z.object({ until: ms.nullable() }),
  reminders_sent: z.object({ starts_at: ms, due_at: ms, sent_at: ms, dismissed_at: ms.nullable() }),
  rewards: z.object({ id, cost: star.nullable() }),
  settings: setting,
  // Where a number is used up, nothing can be added to its table any more.
  sqlite_sequence: z.object({ seq: count }),
  star_balances: z.object({ member_id: memberId, balance: star }),
  streak_days: z.object({ member_id: memberId, day, due: dueTasks, length: count }),
  streak_settled: z.object({ through: day }),
  task_outbox: z.object({ task_id: id, occurrence: day, done_on: day, snapshot, begun_at: ms }),
  tasks: z.object({
    ...{
      id,
      title: line,
      member_ids: members,
      stars: star,
      due: day.nullable(),
      icon: icon.nullable(),
    },
    ...{ recurrence: rule, repeat_after_days: count.nullable(), created_on: day, created_at: ms },
  }),
  turns: z.object({ task_id: id, occurrence: day, member_id: memberId }),
  turns_settled: z.object({ through: day }),
  walls: z.object({
    ...{
      device_id: id,
      name: wallName.nullable(),
      choices: json(z.record(z.string(), z.unknown())),
    },
    revision: count,
  }),
  todo_list: z.object({ calendar_id: id }),
  uploads: z.object({ id, created_at: ms, taken_at: ms.nullable() }),
};
