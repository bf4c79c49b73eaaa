import * as z from "zod";
import { sourceErrorCode } from "./errors.ts";
import type { Operations } from "./operation.ts";
import { id, instant, memberId, memberIds } from "./values.ts";

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "expected a colour such as #3b7dd8")
  .meta({ description: "As #rrggbb." });

const foundCalendar = z.object({
  id,
  name: z.string(),
  color: color.optional().meta({ description: "As the server says, as #rrggbb." }),
  events: z.boolean().meta({ description: "Whether it holds events." }),
  todos: z.boolean().meta({ description: "Whether it holds to-dos." }),
  birthdays: z.boolean().meta({
    description:
      "Whether it is an address book, of which birthdays are shown and nothing else is kept.",
  }),
  readOnly: z.boolean(),
});

/** One calendar of an account, whether it is shown or not. */
const accountCalendar = foundCalendar
  .extend({
    chosen: z.boolean().meta({ description: "Whether it is shown." }),
    memberIds: memberIds.meta({ description: "Whose it is; nobody: everybody's." }),
    ownColor: color.optional().meta({ description: "The family's own colour, as #rrggbb." }),
    childrenWrite: z
      .boolean()
      .meta({ description: "Whether a child who is signed in may write into it." }),
    gone: z.boolean().meta({ description: "The server doesn't have it any more." }),
    unreadable: z.int().min(0).meta({ description: "Objects that can't be read." }),
    held: z.int().min(0).meta({ description: "Events that wait for a parent's decision." }),
    waiting: z.int().min(0).meta({
      description: "Changes of the family's that its server doesn't have yet.",
    }),
  })
  .meta({ id: "AccountCalendar" });
export type CalendarOfAccount = z.infer<typeof accountCalendar>;

/** What an account has, before it is connected. */
export const foundAccount = z
  .object({ calendars: z.array(foundCalendar) })
  .meta({ id: "FoundAccount" });

/** An account at a calendar server; its password is never answered. */
export const account = z
  .object({
    id,
    host: z.string(),
    user: z.string(),
    fixed: z
      .boolean()
      .meta({ description: "Given when the wall was started: no screen changes it." }),
    google: z
      .literal(true)
      .optional()
      .meta({ description: "It is at Google, which is asked with a token instead of a password." }),
    state: z.enum(["ok", "error", "pending"]),
    checkedAt: instant.optional(),
    error: z.string().optional().meta({ description: "What is wrong, in English." }),
    code: sourceErrorCode.optional(),
    calendars: z.array(accountCalendar),
  })
  .meta({ id: "CalendarAccount" });
export type CalendarAccount = z.infer<typeof account>;

const typedAccount = z.strictObject({
  url: z.string().max(2000),
  user: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(500),
  hosts: z.array(z.string().max(253)).max(10).optional().meta({
    description: "Further hosts that may be told the password, after a refusal named them.",
  }),
  local: z.boolean().optional().meta({
    description: "The server is a program on the wall's own machine, which a parent allows.",
  }),
});

export const choice = z.strictObject({
  id,
  chosen: z.boolean().optional(),
  memberIds: memberIds.optional(),
  color: color.nullable().optional().meta({ description: "Null: the server's." }),
  childrenWrite: z.boolean().optional(),
});
export type AccountCalendarChoice = z.infer<typeof choice>;

const typedExample = {
  url: "https://cloud.example/remote.php/dav",
  user: "kim",
  password: "a-password-for-this-app",
};
const calendarExample = {
  id: "account-1a2b3c4d5e-0f9e8d7c",
  name: "Family",
  color: "#3b7dd8",
  events: true,
  todos: false,
  birthdays: false,
  readOnly: false,
};
export const foundExample = { calendars: [calendarExample] };
export const accountExample = {
  id: "account-1a2b3c4d5e",
  host: "cloud.example",
  user: "kim",
  fixed: false,
  state: "ok",
  checkedAt: "2026-11-20T16:40:00.000Z",
  calendars: [
    {
      ...calendarExample,
      chosen: true,
      memberIds: ["mia"],
      childrenWrite: false,
      gone: false,
      unreadable: 0,
      held: 0,
      waiting: 0,
    },
  ],
};

const parentsSettings = { access: "parentNow", unlock: "settings" } as const;

export const calendarAccounts = {
  "GET /api/calendar/accounts": {
    operationId: "listCalendarAccounts",
    summary: "The accounts at calendar servers, with all of their calendars",
    access: "parent",
    unlock: "settings",
    answer: z
      .object({
        items: z.array(account),
        newEvents: z
          .array(z.object({ memberId: memberId.optional(), calendarId: id }))
          .meta({ description: "Where new events of a member go; without one: everyone's." }),
        googleClient: z
          .boolean()
          .meta({ description: "Whether the family's own client at Google is known." }),
      })
      .meta({ id: "CalendarAccounts" }),
    errors: [401],
    topic: "settings",
    example: { answer: { items: [accountExample], newEvents: [], googleClient: false } },
  },
  "POST /api/calendar/accounts/test": {
    operationId: "testCalendarAccount",
    summary: "See what an account has, without keeping it",
    description:
      "400 `accountRefused` says what is wrong in `reason`; with `accountLeadsAway`, `host` is the one that the password would go to.",
    ...parentsSettings,
    body: typedAccount,
    answer: foundAccount,
    errors: [409, 429],
    stale: [],
    example: { body: typedExample, answer: foundExample },
  },
  "POST /api/calendar/accounts": {
    operationId: "connectCalendarAccount",
    summary: "Connect an account, after it was tested",
    description:
      "Shows the calendars that are named, or every one that holds events. The password is kept on the server and never given out again.",
    ...parentsSettings,
    body: typedAccount.extend({ calendars: z.array(choice).max(200).optional() }),
    status: 201,
    answer: account,
    errors: [409, 429],
    stale: ["calendar", "settings"],
    example: { body: typedExample, answer: accountExample },
  },
  "PATCH /api/calendar/accounts/{id}": {
    operationId: "changeCalendarAccount",
    summary: "Change which calendars of an account are shown, whose they are, or its password",
    ...parentsSettings,
    params: z.object({ id }),
    body: z.strictObject({
      password: z.string().min(1).max(500).optional(),
      calendars: z.array(choice).max(200).optional(),
    }),
    answer: account,
    errors: [409, 429],
    stale: ["calendar", "settings"],
    example: {
      body: { calendars: [{ id: "account-1a2b3c4d5e-0f9e8d7c", memberIds: ["mia"] }] },
      answer: accountExample,
    },
  },
  "DELETE /api/calendar/accounts/{id}": {
    operationId: "disconnectCalendarAccount",
    summary: "Disconnect an account and forget everything that was read from it",
    ...parentsSettings,
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
    errors: [409],
    stale: ["calendar", "settings"],
    example: {},
  },
  "POST /api/calendar/accounts/{id}/refresh": {
    operationId: "refreshCalendarAccount",
    summary: "Ask an account again now, also for calendars that are new",
    access: "parent",
    unlock: "settings",
    params: z.object({ id }),
    answer: account,
    errors: [401],
    stale: ["calendar", "settings"],
    example: { answer: accountExample },
  },
  "PUT /api/calendar/new-events": {
    operationId: "chooseNewEventCalendar",
    summary: "Choose in which calendar new events of a member go",
    ...parentsSettings,
    body: z.strictObject({
      memberId: memberId.optional().meta({ description: "Left out: everyone's events." }),
      calendarId: id.nullable().meta({ description: "Null: the family calendar." }),
    }),
    status: 204,
    answer: z.void(),
    stale: ["settings"],
    example: { body: { memberId: "mia", calendarId: "account-1a2b3c4d5e-0f9e8d7c" } },
  },
} as const satisfies Operations;
