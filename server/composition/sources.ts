import type { ReminderSettings } from "#contract/reminders.ts";
import { join } from "node:path";
import type { Environment } from "../config/env.ts";
import type { LoadedConfig } from "./load-config.ts";
import type { Db } from "../db/connection.ts";
import type { Directories } from "../platform/directories.ts";
import type { ActiveSources } from "../features/meta/source-health.ts";
import { createMealRecords } from "./meal-records.ts";
import { createHiddenPhotoStore } from "../features/photos/hidden-photo-store.ts";
import { createPhotoRecords } from "../features/photos/photo-store.ts";
import { createUploads } from "../features/uploads/uploads.ts";
import { createImageQueue } from "../images/image-queue.ts";
import { createResizedPictures } from "../images/resized-pictures.ts";
import { actualLibraryDir } from "../providers/budget/actual/library.ts";
import type { ProviderSource } from "../providers/provider.ts";
import type { WeatherDeps } from "../providers/weather/port.ts";
import type { ChosenProviders } from "./choose-providers.ts";
import { openTasks } from "./open-tasks.ts";
import { openCalendar } from "./open-calendar.ts";
import { caldavTasks } from "../providers/tasks/caldav/caldav.ts";
import { createSourceTools, type SharedTools } from "./source-tools.ts";

interface SourcesDeps extends SharedTools {
  readonly db: Db;
  readonly config: Pick<LoadedConfig, "env" | "providers">;
  /** The process's own environment, before files were merged into it. */
  readonly given: Environment;
  readonly directories: Directories;
  readonly locale: () => string;
  readonly reminders: () => ReminderSettings;
  readonly weather: WeatherDeps;
}

/** Long enough that a disk that was unplugged for a season finds its captions again. */
const missingForMs = 180 * 24 * 3600 * 1000;

type OpenedSources = Readonly<Record<keyof ActiveSources, ProviderSource | null>>;

const activeSources = (providers: ChosenProviders, opened: OpenedSources): ActiveSources => ({
  tasks: { name: providers.tasks.name, source: opened.tasks },
  calendar: { name: providers.calendar.name, source: opened.calendar },
  meals: { name: providers.meals.name, source: opened.meals },
  budget: { name: providers.budget.name, source: opened.budget },
  weather: { name: providers.weather.name, source: opened.weather },
  photos: { name: providers.photos.name, source: opened.photos },
});

/** Opens the sources that the operator chose with their tools; part of the composition root. */
export const openSources = ({
  db,
  config,
  given,
  directories,
  locale,
  reminders,
  weather: about,
  ...shared
}: SourcesDeps) => {
  const { env, providers } = config;
  const { workingDir } = directories;
  const { contacts, outboundFor, toolsFor } = createSourceTools(shared, env.DATA_DIR);

  const taskTools = toolsFor("tasks");
  const opening = openCalendar({
    ...{ provider: providers.calendar, db, env, given, directories, locale, reminders, shared },
    tools: toolsFor("calendar"),
    changed: (hasTodoList) => {
      if (hasTodoList || providers.tasks.name === caldavTasks.name) taskTools.changed("tasks");
    },
  });
  const { calendar, family, accounts, createFeedService, secrets, connections, ...rest } = opening;
  const { todoLists, createTodoListService, ...writing } = rest;
  const tasks = openTasks(providers.tasks, db, { ...taskTools, todoLists });
  const images = createImageQueue({
    program: directories.worker("image-worker"),
    log: shared.log,
  });
  const resized = createResizedPictures({ images, dir: join(env.DATA_DIR, "cache/pictures") });
  const uploads = createUploads({ ...shared, db, images, resized, dataDir: env.DATA_DIR });
  const meals = providers.meals.open({
    ...{ ...toolsFor("meals"), resized, pictures: uploads.pictures },
    records: createMealRecords(db),
  });
  const budget = providers.budget.open({
    ...{ ...toolsFor("budget"), workingDir },
    ...{ worker: directories.worker, libraryDir: actualLibraryDir(env.DATA_DIR) },
  });
  const weather = providers.weather.open({ ...toolsFor("weather"), ...about });
  const photoRecords = createPhotoRecords(db);
  const photos = providers.photos.open({
    ...{ ...toolsFor("photos"), images, resized },
    ...{ records: photoRecords, hidden: createHiddenPhotoStore(db) },
    usualDir: join(env.DATA_DIR, "photos"),
    workingDir,
  });
  const opened = { tasks, calendar, meals, weather, photos, budget };

  return {
    ...opened,
    uploads,
    family,
    accounts,
    ...writing,
    /** Deletes the records of photos whose files have been missing for long. */
    forgetPhotos: (): void => photoRecords.forget(shared.clock.now() - missingForMs),
    /** Every domain's active provider, and its source where it has one. */
    active: activeSources(providers, opened),
    /** Where the family's to-dos are kept. */
    todoList: createTodoListService(
      tasks?.kind === "embedded" ? (tasks.todoKeeping ?? null) : null,
    ),
    /** The calendars that are connected on a screen. */
    feeds: createFeedService(),
    /** The addresses that screens connected, which no answer and no log may show. */
    secrets,
    /** What screens connected, and keep. */
    connections,
    contacts,
    outboundFor,
    stop: async (): Promise<void> => {
      await Promise.all(Object.values(opened).map(async (source) => source?.stop?.()));
      await images.stop();
    },
  };
};

export type OpenSources = ReturnType<typeof openSources>;
