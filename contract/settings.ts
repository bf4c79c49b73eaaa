import * as z from "zod";
import { binSettings } from "./bins.ts";
import { holidaySettings } from "./holidays.ts";
import { seenSettings } from "./seen-settings.ts";
import {
  notificationHours,
  notificationHoursPatch,
  notifications,
  notificationsPatch,
} from "./notification-settings.ts";
import { sleepNights, themes, weekStarts } from "./meta.ts";
import type { Operations } from "./operation.ts";
import { reminderSettings, reminderSettingsPatch } from "./reminders.ts";
import { timetableSettings } from "./timetable.ts";
import { tomorrowSettings, tomorrowSettingsPatch } from "./tomorrow.ts";
import { accepts, instant, memberIds, namedZone, timeOfDay } from "./values.ts";

/** A place with coordinates as coarse as the weather needs them. */
export const place = z
  .object({
    name: z.string().trim().min(1).max(100),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: "Place" });

export const rotations = [0, 90, 180, 270] as const;

/** The settings of the Electron window; a wall in a browser ignores them. */
const kiosk = z
  .strictObject({
    display: z.string().max(100).meta({ description: "A display's name; empty: the main one." }),
    rotation: z.literal(rotations).meta({ description: "Clockwise, in degrees." }),
    scale: z.number().min(0.5).max(3).meta({ description: "1 is as large as usual." }),
    updates: z.boolean().meta({ description: "Look for a newer version each night." }),
  })
  .meta({ id: "KioskSettings" });
export type KioskSettings = z.infer<typeof kiosk>;

const values = {
  timeZone: namedZone,
  locale: z
    .string()
    .max(35)
    .refine(
      (tag) => tag === "auto" || accepts(() => Intl.getCanonicalLocales(tag).length),
      "expected auto, or a language such as en or de-AT",
    ),
  units: z.enum(["metric", "imperial"]),
  theme: z.enum(themes),
  sleepStart: timeOfDay,
  sleepEnd: timeOfDay,
  sleepNights,
  screensaverIdleMin: z.int().min(0).max(1440),
  screensaverCycleSec: z.int().min(1).max(86400),
  weekStart: z.enum(weekStarts).meta({
    description: "Whether pages of a week begin with today, or with the language's first weekday.",
  }),
  celebrateChores: z.boolean(),
  preReaders: memberIds.meta({
    description: "Members who can't read yet: large pictures, read aloud by a tap.",
  }),
  place: place.nullable(),
  notifications,
  notificationHours,
  reminders: reminderSettings,
  holidays: holidaySettings,
  bins: binSettings,
  timetable: timetableSettings,
  tomorrow: tomorrowSettings,
  kiosk,
};

/** The settings in force: saved values over the environment's over the defaults. */
export const settingsValues = z.object(values).meta({ id: "Settings" });
export type Settings = z.infer<typeof settingsValues>;

const settingsPatch = z
  .strictObject({
    ...values,
    ...{ notifications: notificationsPatch, notificationHours: notificationHoursPatch },
    ...{ reminders: reminderSettingsPatch, tomorrow: tomorrowSettingsPatch },
    kiosk: kiosk
      .partial()
      .meta({ id: "KioskSettingsPatch", description: "What is left out stays." }),
    seen: seenSettings,
  })
  .partial();
/** Some of the settings, as they are sent: what is left out stays. */
export type SettingsPatch = Omit<z.infer<typeof settingsPatch>, "seen">;
/** Some of the settings, as a screen chooses them. */
export type ChosenSettings = Partial<Omit<Settings, PatchedInParts>> & {
  readonly [K in PatchedInParts]?: NonNullable<SettingsPatch[K]>;
};
type PatchedInParts = "notifications" | "notificationHours" | "reminders" | "tomorrow" | "kiosk";

const privacy = z
  .object({
    since: instant,
    hosts: z.array(
      z.object({
        host: z.string(),
        purpose: z.enum([
          "calendar",
          "tasks",
          "meals",
          "budget",
          "weather",
          "photos",
          "setup",
          "push",
          "update",
          "backups",
        ]),
        count: z.int().min(1),
        lastAt: instant,
      }),
    ),
  })
  .meta({ id: "Privacy" });
export type Privacy = z.infer<typeof privacy>;

const bugReport = z
  .object({
    version: z.string(),
    schemaVersion: z.int(),
    node: z.string(),
    system: z.string(),
    uptimeSec: z.int().min(0),
    memberCount: z.int().min(0),
    sources: z.record(z.string(), z.object({ provider: z.string(), state: z.string() })),
    log: z.array(z.string()).meta({ description: "The last lines, secrets hidden." }),
  })
  .meta({ id: "BugReport" });
export type BugReport = z.infer<typeof bugReport>;

const chosen = {
  timeZone: "Europe/Berlin",
  locale: "auto",
  units: "metric",
  theme: "auto",
  sleepStart: "22:00",
  sleepEnd: "07:00",
  sleepNights: { fri: { start: "23:30", end: "09:00" } },
  screensaverIdleMin: 3,
  screensaverCycleSec: 20,
  weekStart: "today",
  celebrateChores: true,
  preReaders: ["leo"],
  place: { name: "Potsdam", latitude: 52.4, longitude: 13.06 },
  notifications: {
    ...{ chores: true, dinner: true, approvals: true, reminders: true, withoutChoresOf: [] },
    notTo: { chores: [], dinner: ["dad"], approvals: [], reminders: [] },
    alsoTold: ["oma"],
  },
  notificationHours: { chores: 8, dinner: 17, members: { dad: { dinner: 15 } } },
  reminders: {
    members: { mom: { timed: [{ minutes: 30 }], allDay: [{ days: 1, at: "18:00" }], quiet: null } },
    calendars: { family: { usual: null, phones: true } },
  },
  holidays: {
    ...{ country: "DE", region: "BY", schoolCalendars: [] },
    school: [{ name: "Christmas holidays", start: "2026-12-24", end: "2027-01-08" }],
  },
  bins: {
    items: [
      {
        ...{ id: "paper", name: "Paper", icon: "newspaper", color: "#2f6fb3" },
        ...{ rule: { first: "2026-11-24", everyWeeks: 4 }, afterHoliday: true, words: [] },
      },
    ],
    ...{ calendarId: null, chore: { memberIds: ["mia", "leo"], turns: true, stars: 1 } },
  },
  timetable: {
    weekA: null,
    subjects: [
      {
        ...{ id: "sport", name: "Sport", icon: "soccer-ball", color: "#2a8f6d" },
        bring: ["Sports bag"],
      },
    ],
    lessons: {
      mia: [{ day: "tue", week: "both", start: "08:00", end: "09:30", subjectId: "sport" }],
    },
  },
  tomorrow: { at: "19:00", members: { dad: "20:30" } },
  kiosk: { display: "", rotation: 0, scale: 1, updates: false },
} as const;

export const settings = {
  "GET /api/settings": {
    operationId: "getSettings",
    summary: "What the house has chosen",
    access: "parent",
    unlock: "settings",
    setup: true,
    answer: settingsValues,
    errors: [401, 409],
    topic: "settings",
    example: { answer: chosen },
  },
  "PATCH /api/settings": {
    operationId: "updateSettings",
    summary: "Choose some settings, all or nothing",
    description:
      "Of `notifications`, `notificationHours`, `reminders`, `tomorrow` and `kiosk` what is left out stays. `holidays`, `bins` and `timetable` are replaced whole; with `seen` only where nobody else has changed them meanwhile. 400 names the field, such as `holidays.school`.",
    access: "parent",
    unlock: "settings",
    setup: true,
    body: settingsPatch.meta({ id: "SettingsPatch" }),
    answer: settingsValues,
    errors: [401, 409],
    stale: ["settings", "holidays", "bins", "timetable"],
    example: { body: { locale: "de" }, answer: { ...chosen, locale: "de" } },
  },
  "GET /api/privacy": {
    operationId: "getPrivacy",
    summary: "Which hosts the wall has asked since it started, why and how often",
    access: "parent",
    unlock: "settings",
    answer: privacy,
    errors: [401, 409],
    topic: "settings",
    example: {
      answer: {
        since: "2026-11-20T06:00:00.000Z",
        hosts: [
          {
            host: "calendar.example",
            purpose: "calendar",
            count: 42,
            lastAt: "2026-11-20T16:40:00.000Z",
          },
        ],
      },
    },
  },
  "GET /api/bug-report": {
    operationId: "getBugReport",
    summary: "What helps others to help, without names, addresses or secrets",
    access: "parent",
    unlock: "settings",
    answer: bugReport,
    errors: [401, 409],
    topic: "settings",
    example: {
      answer: {
        version: "0.1.0",
        schemaVersion: 4,
        node: "v24.21.0",
        system: "linux x64",
        uptimeSec: 3600,
        memberCount: 4,
        sources: { calendar: { provider: "ical", state: "ok" } },
        log: [],
      },
    },
  },
} as const satisfies Operations;
