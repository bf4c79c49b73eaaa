import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createFeedConnections } from "./calendar-feeds.ts";
import type { Environment } from "../config/env.ts";
import type { LoadedConfig } from "./load-config.ts";
import type { Db } from "../db/connection.ts";
import type { Directories } from "../platform/directories.ts";
import { createFamilyCalendar } from "../features/calendar/family/family-calendar.ts";
import type { ActiveSources } from "../features/meta/source-health.ts";
import { createMealRecords } from "./meal-records.ts";
import { createContactedHosts, type ContactPurpose } from "../features/settings/contacted-hosts.ts";
import { createHiddenPhotoStore } from "../features/photos/hidden-photo-store.ts";
import { createPhotoRecords } from "../features/photos/photo-store.ts";
import { createTaskRecords } from "../features/tasks/task-store.ts";
import { createUploads } from "../features/uploads/uploads.ts";
import { createImageQueue } from "../images/image-queue.ts";
import { createResizedPictures } from "../images/resized-pictures.ts";
import { actualLibraryDir } from "../providers/budget/actual/library.ts";
import { createFamilyIcal } from "../providers/calendar/family/family-ical.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import type { ProviderTools } from "../providers/provider.ts";
import type { WeatherDeps } from "../providers/weather/port.ts";

interface SourcesDeps extends Pick<
  ProviderTools,
  "clock" | "log" | "roster" | "timeZone" | "changed"
> {
  readonly db: Db;
  readonly config: Pick<LoadedConfig, "env" | "providers">;
  /** The process's own environment, before files were merged into it. */
  readonly given: Environment;
  readonly directories: Directories;
  readonly locale: () => string;
  readonly weather: WeatherDeps;
}

/** Long enough that a disk that was unplugged for a season finds its captions again. */
const missingForMs = 180 * 24 * 3600 * 1000;

/** Opens the sources that the operator chose with their tools; part of the composition root. */
export const openSources = ({
  db,
  config,
  given,
  directories,
  locale,
  weather: about,
  ...shared
}: SourcesDeps) => {
  const { env, providers } = config;
  const contacts = createContactedHosts(shared.clock);
  const outboundFor = (purpose: ContactPurpose): ProviderTools["outbound"] =>
    createOutbound({
      clock: shared.clock,
      log: shared.log,
      contacted: contacts.recorderFor(purpose),
    });
  const tools = (domain: ContactPurpose): ProviderTools => ({
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
  const addresses = createFeedConnections({ env, given, workingDir: directories.workingDir });
  const feeds = providers.calendar.open({
    ...calendarTools,
    outbound: addresses.guard(calendarTools.outbound),
  });
  const family = createFamilyCalendar({
    ...{ ...shared, db, locale },
    ical: createFamilyIcal(calendarTools),
  });
  const calendar = feeds === null ? null : family.beside(feeds);

  const images = createImageQueue({
    program: directories.worker("image-worker"),
    log: shared.log,
  });
  const resized = createResizedPictures({ images, dir: join(env.DATA_DIR, "cache/pictures") });
  const uploads = createUploads({ ...shared, db, images, resized, dataDir: env.DATA_DIR });
  const meals = providers.meals.open({
    ...{ ...tools("meals"), resized, pictures: uploads.pictures },
    records: createMealRecords(db),
  });
  const { workingDir } = directories;
  const budget = providers.budget.open({
    ...{ ...tools("budget"), workingDir },
    ...{ worker: directories.worker, libraryDir: actualLibraryDir(env.DATA_DIR) },
  });
  const weather = providers.weather.open({ ...tools("weather"), ...about });
  const photoRecords = createPhotoRecords(db);
  const photos = providers.photos.open({
    ...{ ...tools("photos"), images, resized },
    ...{ records: photoRecords, hidden: createHiddenPhotoStore(db) },
    usualDir: join(env.DATA_DIR, "photos"),
    workingDir,
  });

  return {
    tasks,
    calendar,
    meals,
    weather,
    photos,
    budget,
    uploads,
    family,
    /** Deletes the records of photos whose files have been missing for long. */
    forgetPhotos: (): void => photoRecords.forget(shared.clock.now() - missingForMs),
    /** Every domain's active provider, and its source where it has one. */
    active: {
      tasks: { name: providers.tasks.name, source: tasks },
      calendar: { name: providers.calendar.name, source: calendar },
      meals: { name: providers.meals.name, source: meals },
      budget: { name: providers.budget.name, source: budget },
      weather: { name: providers.weather.name, source: weather },
      photos: { name: providers.photos.name, source: photos },
    } satisfies ActiveSources,
    /** The calendars that are connected on a screen. */
    feeds: feeds === null ? null : addresses.open(feeds, calendarTools),
    /** The addresses that must never be told. */
    secrets: addresses.variables,
    contacts,
    outboundFor,
    stop: async (): Promise<void> => {
      const open = [tasks, calendar, meals, weather, photos, budget];
      await Promise.all(open.map(async (source) => source?.stop?.()));
      await images.stop();
    },
  };
};

export type OpenSources = ReturnType<typeof openSources>;
