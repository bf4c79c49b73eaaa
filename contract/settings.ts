import * as z from "zod";
import { themes } from "./meta.ts";
import type { Operations } from "./operation.ts";
import { timeOfDay } from "./values.ts";

const accepts = (check: () => unknown): boolean => {
  try {
    return Boolean(check());
  } catch {
    return false;
  }
};

const values = {
  timeZone: z
    .string()
    .max(64)
    .refine(
      (name) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: name })),
      "expected an IANA time zone such as Europe/Berlin",
    ),
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
  screensaverIdleMin: z.int().min(0).max(1440),
  screensaverCycleSec: z.int().min(1).max(86400),
  celebrateChores: z.boolean(),
};

/** What the house has chosen: saved values over the environment's over the defaults. */
export const settingsValues = z.object(values).meta({ id: "Settings" });
export type Settings = z.infer<typeof settingsValues>;

const settingsPatch = z.strictObject(values).partial().meta({ id: "SettingsPatch" });
export type SettingsPatch = z.infer<typeof settingsPatch>;

const chosen = {
  timeZone: "Europe/Berlin",
  locale: "auto",
  units: "metric",
  theme: "auto",
  sleepStart: "22:00",
  sleepEnd: "07:00",
  screensaverIdleMin: 3,
  screensaverCycleSec: 20,
  celebrateChores: true,
} as const;

export const settings = {
  "GET /api/settings": {
    summary: "What the house has chosen",
    access: "parent",
    answer: settingsValues,
    errors: [401, 409],
    topic: "settings",
    example: { answer: chosen },
  },
  "PATCH /api/settings": {
    summary: "Choose some settings, all or nothing",
    access: "parent",
    body: settingsPatch,
    answer: settingsValues,
    errors: [401, 409],
    stale: ["settings"],
    example: { body: { locale: "de" }, answer: { ...chosen, locale: "de" } },
  },
} as const satisfies Operations;
