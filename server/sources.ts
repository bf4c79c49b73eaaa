import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { wireFeeds } from "./calendar-feeds.ts";
import type { Environment } from "./config/env.ts";
import type { LoadedConfig } from "./config/load.ts";
import type { Db } from "./db/open.ts";
import type { Directories } from "./directories.ts";
import type { ActiveSources } from "./features/meta/sources.ts";
import { createMealRecords } from "./features/meals/store.ts";
import { createContacts, type Purpose } from "./features/settings/contacts.ts";
import { createTaskRecords } from "./features/tasks/store.ts";
import { createOutbound } from "./providers/outbound.ts";
import type { Tools } from "./providers/provider.ts";
import type { WeatherNeeds } from "./providers/weather/port.ts";
import { unfurnished } from "./providers/registry.ts";

interface Needs extends Pick<Tools, "clock" | "log" | "roster" | "timeZone" | "changed"> {
  readonly db: Db;
  readonly config: Pick<LoadedConfig, "env" | "providers">;
  /** The process's own environment, before files were merged into it. */
  readonly given: Environment;
  readonly directories: Directories;
  readonly weather: WeatherNeeds;
}

/** Opens the sources that the operator chose, each with the injected tools; part of the composition root. */
export const openSources = ({
  db,
  config,
  given,
  directories,
  weather: about,
  ...shared
}: Needs) => {
  const { env, providers } = config;
  const contacts = createContacts(shared.clock);
  const outboundFor = (purpose: Purpose): Tools["outbound"] =>
    createOutbound({
      clock: shared.clock,
      log: shared.log,
      contacted: contacts.noteFor(purpose),
    });
  const tools = (domain: Purpose): Tools => ({
    ...shared,
    outbound: outboundFor(domain),
    log: shared.log.child({ domain }),
    cacheDir: () => {
      const dir = join(env.DATA_DIR, "cache", domain);
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      return dir;
    },
  });

  const tasks = providers.tasks.open({ ...tools("tasks"), records: createTaskRecords(db) });
  const calendarTools = { ...tools("calendar"), workers: directories.worker };
  const addresses = wireFeeds({ env, given, workingDir: directories.workingDir });
  const calendar = providers.calendar.open({
    ...calendarTools,
    outbound: addresses.guard(calendarTools.outbound),
  });

  const meals = providers.meals.open({ ...tools("meals"), records: createMealRecords(db) });
  const weather = providers.weather.open({ ...tools("weather"), ...about });

  return {
    tasks,
    calendar,
    meals,
    weather,
    /** Every domain's active provider, and its source where it has one. */
    active: {
      tasks: { name: providers.tasks.name, source: tasks },
      calendar: { name: providers.calendar.name, source: calendar },
      meals: { name: providers.meals.name, source: meals },
      budget: { name: unfurnished.budget, source: null },
      weather: { name: providers.weather.name, source: weather },
      photos: { name: unfurnished.photos, source: null },
    } satisfies ActiveSources,
    /** Calendars that are connected on a screen. */
    feeds: calendar === null ? null : addresses.open(calendar, calendarTools),
    /** The addresses that must never be told. */
    secrets: addresses.words,
    contacts,
    outboundFor,
    stop: async (): Promise<void> => {
      await Promise.all([tasks?.stop?.(), calendar?.stop?.(), meals?.stop?.(), weather?.stop?.()]);
    },
  };
};
