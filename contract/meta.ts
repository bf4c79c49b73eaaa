import * as z from "zod";
import { byDomain, health } from "./health.ts";
import { type Operations, wallRights } from "./operation.ts";
import { instant, memberId, timeOfDay } from "./values.ts";
import { wallNotice } from "./wall-notice.ts";
import { exampleWall, wallView } from "./wall-view.ts";

const sleep = z.strictObject({ start: timeOfDay, end: timeOfDay }).optional();

/** The nights of a week with their own hours, each under the day on which it begins. */
export const sleepNights = z
  .strictObject({
    ...{ mon: sleep, tue: sleep, wed: sleep, thu: sleep, fri: sleep, sat: sleep, sun: sleep },
  })
  .meta({
    id: "SleepNights",
    description:
      "By the day on which the night begins; a start before noon is after that day's midnight. Twice the same time: no sleep that night.",
  });

/** On what a page of seven days begins. */
export const weekStarts = ["today", "weekday"] as const;

export const themes = ["auto", "day", "evening", "contrast"] as const;

const config = z
  .object({
    timeZone: z.string(),
    locale: z.string().meta({ description: "A BCP 47 tag, or `auto`: the browser's." }),
    units: z.enum(["metric", "imperial"]),
    theme: z.enum(themes),
    sleepStart: timeOfDay,
    sleepEnd: timeOfDay,
    sleepNights,
    screensaverIdleMin: z.int().min(0),
    screensaverCycleSec: z.int().min(1),
    weekStart: z.enum(weekStarts).meta({
      description: "Pages of a week begin with today, or with the language's first weekday.",
    }),
    celebrateChores: z.boolean(),
    preReaders: z.array(memberId).meta({ description: "Members who can't read yet." }),
    mealsAppUrl: z.string(),
    babysitter: z.boolean(),
    push: z.boolean(),
    setupDone: z.boolean().meta({ description: "A parent has a PIN." }),
    session: z.object({ memberId, parent: z.boolean() }).nullable(),
    unlockedUntil: instant.nullable().meta({ description: "When the last part is locked again." }),
    unlocks: z
      .object({
        acts: instant.nullable(),
        settings: instant.nullable(),
        budget: instant.nullable(),
      })
      .meta({ id: "Unlocks", description: "Until when each part is open on this browser." }),
    wall: wallView.nullable().meta({ description: "What this browser shows as a wall." }),
    may: z.enum(wallRights).meta({
      description:
        "What this browser may do of what is for anyone. All of it without a wall's cookie, on a phone that is signed in, while a parent unlocked it, and before a parent has a PIN.",
    }),
    budgetMembers: z.array(memberId).meta({ description: "Whose PIN opens Budget." }),
    version: z.string(),
    notices: z
      .array(wallNotice)
      .meta({ description: "What a grown-up should know, such as a roster that can't be read." }),
  })
  .meta({ id: "Config" });
export type Config = z.infer<typeof config>;

const unconfigured = { provider: "none", state: "unconfigured" } as const;

export const meta = {
  "GET /api/health": {
    operationId: "getHealth",
    summary: "Whether the server can serve, and how each source was when last asked",
    description: "Never contacts a source itself; 200 as long as the server can serve.",
    access: "anyone",
    answer: health,
    topic: "settings",
    example: {
      answer: {
        ok: true,
        version: "0.1.0",
        schemaVersion: 1,
        uptimeSec: 12,
        sources: {
          tasks: { provider: "local", state: "ok" },
          calendar: {
            provider: "ical",
            state: "stale",
            error:
              "Mia: The calendar's server took too long to answer. It is asked again by itself.",
            code: "timeout",
            part: "Mia",
          },
          meals: { provider: "local", state: "unconfigured" },
          budget: unconfigured,
          weather: { provider: "open-meteo", state: "unconfigured" },
          photos: { provider: "folder", state: "unconfigured" },
        },
      },
    },
  },
  "GET /api/docs": {
    operationId: "getDocs",
    summary: "This document as an interactive page",
    access: "anyone",
    media: "text/html",
    answer: z.string(),
    example: { answer: "<!doctype html>" },
  },
  "GET /api/openapi.yaml": {
    operationId: "getOpenApiDocument",
    summary: "This document, OpenAPI 3.1",
    access: "anyone",
    media: "application/yaml",
    answer: z.string(),
    example: { answer: "openapi: 3.1.0" },
  },
  "GET /api/config": {
    operationId: "getConfig",
    summary: "What a client needs before anything else",
    access: "anyone",
    answer: config,
    topic: "settings",
    example: {
      answer: {
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
        mealsAppUrl: "",
        babysitter: false,
        push: true,
        setupDone: true,
        session: null,
        unlockedUntil: null,
        unlocks: { acts: null, settings: null, budget: null },
        wall: exampleWall,
        may: "write",
        budgetMembers: ["mom", "dad"],
        version: "0.1.0",
        notices: [],
      },
    },
  },
  "GET /api/live": {
    operationId: "streamChanges",
    summary: "Live updates as server-sent events",
    description:
      "Opens with `retry:` and an event `hello` `{ revision, version }`. Every change is `event: change` with `{ kind, revision }` and its revision as `id`. With `Last-Event-ID` or `since` the stream continues from that revision, or says `event: resync`. At most 64 streams of an address whose browsers have no known cookie, this machine excepted, and 512 in all.",
    access: "anyone",
    errors: [429],
    media: "text/event-stream",
    query: z.object({ since: z.coerce.number().int().min(0).optional() }),
    answer: z.string(),
    example: { answer: "retry: 2000" },
  },
} as const satisfies Operations;

const activeProvider = z
  .object({ provider: z.string(), can: z.array(z.string()) })
  .meta({ id: "ActiveProvider" });

/** Apart from the others, since the API's document lists it after presence. */
export const providers = {
  "GET /api/providers": {
    operationId: "listProviders",
    summary: "The active provider of each domain and what it can do",
    access: "anyone",
    answer: byDomain(activeProvider),
    topic: "settings",
    example: {
      answer: {
        tasks: { provider: "local", can: ["create", "update", "delete"] },
        calendar: { provider: "ical", can: [] },
        meals: { provider: "local", can: [] },
        budget: { provider: "none", can: [] },
        weather: { provider: "open-meteo", can: [] },
        photos: { provider: "folder", can: [] },
      },
    },
  },
} as const satisfies Operations;
