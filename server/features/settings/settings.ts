import { isDeepStrictEqual } from "node:util";
import type { Logger } from "pino";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { mergeSettings } from "#contract/rules/merge-settings.ts";
import { type Settings, type SettingsPatch, settingsValues } from "#contract/settings.ts";
import type { SeenSettings } from "#contract/seen-settings.ts";
import { Conflict } from "../../platform/errors.ts";
import type { Env } from "../../config/env.ts";
import type { SettingsStore } from "./settings-store.ts";

/** The settings in force. */
export interface CurrentSettings {
  current(): Settings;
  /** Changes them; 409 where something is no longer as it was seen. */
  change(patch: SettingsPatch, seen?: SeenSettings): Settings;
}

const placeOf = ({
  WEATHER_LATITUDE: latitude,
  WEATHER_LONGITUDE: longitude,
  WEATHER_PLACE: name,
}: Env) =>
  latitude === undefined || longitude === undefined
    ? null
    : { name: name ?? `${latitude}, ${longitude}`, latitude, longitude };

const fromEnvironment = (env: Env): Settings => ({
  timeZone: env.TZ,
  locale: "auto",
  units: env.WEATHER_UNITS,
  theme: "auto",
  sleepStart: env.SLEEP_START,
  sleepEnd: env.SLEEP_END,
  sleepNights: {},
  screensaverIdleMin: env.SCREENSAVER_IDLE_MIN,
  screensaverCycleSec: env.SCREENSAVER_CYCLE_SEC,
  weekStart: "today",
  celebrateChores: env.CELEBRATE_CHORES,
  preReaders: [],
  place: placeOf(env),
  notifications: {
    ...{ chores: true, dinner: true, approvals: true, reminders: true, withoutChoresOf: [] },
    notTo: { chores: [], dinner: [], approvals: [], reminders: [] },
    alsoTold: [],
  },
  notificationHours: {
    ...{ chores: env.CHORE_REMINDER_HOUR, dinner: env.DINNER_DIGEST_HOUR },
    members: {},
  },
  reminders: { members: {}, calendars: {} },
  holidays: { country: null, region: null, school: [], schoolCalendars: [] },
  bins: { items: [], calendarId: null, chore: null },
  timetable: { weekA: null, subjects: [], lessons: {} },
  tomorrow: { at: "19:00", members: {} },
  kiosk: { display: "", rotation: 0, scale: 1, updates: false },
});

/** Merges saved settings over the environment's over the defaults; a saved value that is no longer valid is ignored. */
export const createSettings = (store: SettingsStore, env: Env, log: Logger): CurrentSettings => {
  const read = (): Settings => {
    const merged: Record<string, unknown> = { ...fromEnvironment(env) };
    for (const [name, value] of Object.entries(store.saved())) {
      const tried = settingsValues.safeParse({ ...merged, [name]: value });
      if (tried.success) merged[name] = value;
      else log.warn({ name }, "a saved setting is not valid any more and was left out");
    }
    return settingsValues.parse(merged);
  };
  let settings = read();
  return {
    current: () => settings,
    change: (patch, seen = {}) => {
      for (const field of ["holidays", "bins", "timetable"] as const)
        if (seen[field] !== undefined && !isDeepStrictEqual(seen[field], settings[field]))
          throw new Conflict("changedMeanwhile", apiSentence("changedMeanwhile", { field }));
      store.save(mergeSettings(settings, patch));
      settings = read();
      return settings;
    },
  };
};
