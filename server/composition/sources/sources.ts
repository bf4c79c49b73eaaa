import type { ReminderSettings } from "#contract/reminders.ts";
import { join } from "node:path";
import { type ConnectionStore, openConnectionStore } from "../../config/connection-store.ts";
import type { Environment } from "../../config/env.ts";
import type { LoadedConfig } from "../load-config.ts";
import type { Db } from "../../db/connection.ts";
import type { Directories } from "../../platform/directories.ts";
import { createLibraryFetches } from "../../features/settings/sources/library-fetches.ts";
import type { ActiveSources } from "../../features/meta/source-health.ts";
import { createMealRecords } from "../meals/meal-records.ts";
import { createHiddenPhotoStore } from "../../features/photos/hidden-photo-store.ts";
import { createPhotoRecords } from "../../features/photos/photo-store.ts";
import { createTaskRecords } from "../../features/tasks/task-store.ts";
import { createUploads } from "../../features/uploads/uploads.ts";
import { createImageQueue } from "../../images/image-queue.ts";
import { createResizedPictures } from "../../images/resized-pictures.ts";
import { actualLibraryDir } from "../../providers/budget/actual/library.ts";
import type { ProviderSource } from "../../providers/provider.ts";
import type { WeatherDeps } from "../../providers/weather/port.ts";
import type { ChosenProviders } from "./choose-providers.ts";
import { connectableDomains, type DomainTools } from "../connections/connectable-domains.ts";
import { guardConnected, reachInUse } from "../connections/connected-reach.ts";
import { openTasks } from "./open-tasks.ts";
import { openCalendar } from "../calendar/open-calendar.ts";
import { caldavTasks } from "../../providers/tasks/caldav/caldav.ts";
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

/** What sources of several domains work with, and the tools of each domain's sources. */
const openParts = ({ db, config, directories, weather, ...shared }: SourcesDeps) => {
  const { env } = config;
  const { workingDir, worker } = directories;
  const sourceTools = createSourceTools(shared, env.DATA_DIR);
  const { toolsFor } = sourceTools;
  const images = createImageQueue({ program: worker("image-worker"), log: shared.log });
  const resized = createResizedPictures({ images, dir: join(env.DATA_DIR, "cache/pictures") });
  const uploads = createUploads({ ...shared, db, images, resized, dataDir: env.DATA_DIR });
  const records = createPhotoRecords(db);
  return {
    ...sourceTools,
    ...{ images, uploads, photoRecords: records },
    domainTools: (todoLists: DomainTools["tasks"]["todoLists"]): DomainTools => ({
      tasks: { ...toolsFor("tasks"), todoLists, records: createTaskRecords(db) },
      meals: {
        ...{ ...toolsFor("meals"), resized, pictures: uploads.pictures },
        records: createMealRecords(db),
      },
      photos: {
        ...{ ...toolsFor("photos"), images, resized, records, workingDir },
        hidden: createHiddenPhotoStore(db),
        usualDir: join(env.DATA_DIR, "photos"),
        ownDirs: [env.DATA_DIR, env.CONFIG_DIR],
      },
      budget: {
        ...{ ...toolsFor("budget"), workingDir, worker },
        libraryDir: actualLibraryDir(env.DATA_DIR),
        ...{ packageFile: directories.packageFile, processEnvironment: shared.given },
      },
      weather: { ...toolsFor("weather"), ...weather },
    }),
  };
};

/** Opens the chosen source of each domain with its tools; one that a screen connected leads no further than that. */
const openChosen = (
  { env, providers }: SourcesDeps["config"],
  connections: ConnectionStore,
  tools: DomainTools,
) => {
  const guarded = <D extends keyof DomainTools>(domain: D): DomainTools[D] => {
    const reach = reachInUse(providers[domain].connection, connections, env.raw);
    return { ...tools[domain], outbound: guardConnected(tools[domain].outbound, reach) };
  };
  return {
    tasks: openTasks(providers.tasks, guarded("tasks")),
    meals: providers.meals.open(guarded("meals")),
    budget: providers.budget.open(guarded("budget")),
    weather: providers.weather.open(guarded("weather")),
    photos: providers.photos.open(guarded("photos")),
  };
};

/** Opens the sources that the operator or a screen chose with their tools; part of the composition root. */
export const openSources = (deps: SourcesDeps) => {
  const { db, config, given, directories, locale, reminders, weather: _weather, ...shared } = deps;
  const { env, providers } = config;
  const { contacts, outboundFor, toolsFor, domainTools, ...parts } = openParts(deps);
  const { images, uploads, photoRecords } = parts;
  const connections = openConnectionStore({
    ...{ given, workingDir: directories.workingDir, configDir: env.CONFIG_DIR },
  });
  const opening = openCalendar({
    ...{ provider: providers.calendar, db, env, connections, directories, locale },
    ...{ reminders, shared },
    tools: toolsFor("calendar"),
    changed: (hasTodoList) => {
      if (hasTodoList || providers.tasks.name === caldavTasks.name) shared.changed("tasks");
    },
  });
  const { calendar, family, accounts, createFeedService, todoLists, ...rest } = opening;
  const { createTodoListService, ...writing } = rest;
  const tools = domainTools(todoLists);
  const opened = { ...openChosen(config, connections, tools), calendar };
  const { tasks, meals } = opened;
  const libraries = createLibraryFetches({
    log: shared.log,
    changed: () => shared.changed("settings"),
  });
  const active = activeSources(providers, opened);

  return {
    ...{ ...opened, ...writing, uploads, family, accounts, contacts, outboundFor },
    /** Deletes the records of photos whose files have been missing for long. */
    forgetPhotos: (): void => photoRecords.forget(shared.clock.now() - missingForMs),
    /** Every domain's active provider, and its source where it has one. */
    active,
    /** Where the family's to-dos are kept. */
    todoList: createTodoListService(
      tasks?.kind === "embedded" ? (tasks.todoKeeping ?? null) : null,
    ),
    /** The calendars that are connected on a screen. */
    feeds: createFeedService(),
    /** What else a screen may connect. */
    connectable: connectableDomains({
      ...{ tools, active, tasks, meals },
      copyFile: (domain) => join(env.DATA_DIR, `source-copy-${domain}.jsonl`),
    }),
    /** What screens connected, which no answer and no log may show. */
    secrets: connections.variables,
    /** What screens connected, and keep. */
    connections,
    /** Fetches what a source needs on this machine. */
    libraries,
    stop: async (): Promise<void> => {
      await libraries.stop();
      await Promise.all(Object.values(opened).map(async (source) => source?.stop?.()));
      await images.stop();
    },
  };
};

export type OpenSources = ReturnType<typeof openSources>;
