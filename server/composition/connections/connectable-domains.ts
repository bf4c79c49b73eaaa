import { createHash } from "node:crypto";
import type { Domain } from "#contract/operation.ts";
import type {
  ConnectableDomain,
  ConnectableProvider,
  ConnectedReach,
  CopiedItems,
  TriedConnection,
} from "../../features/settings/sources/connectable-provider.ts";
import { copyMeals } from "../../features/meals/copy-meals.ts";
import { copyTasks } from "../../features/tasks/copy-tasks.ts";
import type { ActualDeps } from "../../providers/budget/actual/library.ts";
import type { BudgetFileDeps } from "../../providers/budget/file.ts";
import type { BudgetSource } from "../../providers/budget/port.ts";
import type { LocalMealsDeps } from "../../providers/meals/local/local.ts";
import type { MealiePictureDeps } from "../../providers/meals/mealie/mealie.ts";
import type { MealSource } from "../../providers/meals/port.ts";
import type { PhotoSourceDeps, PhotosSource } from "../../providers/photos/port.ts";
import type { Provider, ProviderSource, ProviderTools } from "../../providers/provider.ts";
import type { CopySwitch } from "../../providers/copying/copy-over.ts";
import {
  type CopyJournal,
  forgetAnyCopy,
  forgetCopy,
  openCopyJournal,
} from "../../providers/copying/copy-journal.ts";
import { registry } from "../../providers/registry.ts";
import type { CaldavTodoDeps } from "../../providers/tasks/caldav/caldav.ts";
import type { LocalTasksDeps } from "../../providers/tasks/local.ts";
import type { TaskSource } from "../../providers/tasks/port.ts";
import type { WeatherDeps, WeatherSource } from "../../providers/weather/port.ts";
import { guardConnected } from "./connected-reach.ts";

/** The tools of each domain's sources. */
export interface DomainTools {
  readonly tasks: ProviderTools & LocalTasksDeps & CaldavTodoDeps;
  readonly meals: ProviderTools & LocalMealsDeps & MealiePictureDeps;
  readonly photos: ProviderTools & PhotoSourceDeps;
  readonly budget: ProviderTools & BudgetFileDeps & ActualDeps;
  readonly weather: ProviderTools & WeatherDeps;
}

interface ConnectableDomainsDeps {
  /** The tools of sources, not bound by what is connected now. */
  readonly tools: DomainTools;
  readonly active: Readonly<Record<Domain, { readonly name: string }>>;
  readonly tasks: TaskSource | null;
  readonly meals: MealSource | null;
  /** The file that knows how far a copy of a domain has come: one that is begun in another leaves it alone. */
  readonly copyFile: (domain: Domain) => string;
}

interface Opening<Port, Tools> {
  readonly domain: Domain;
  readonly active: string;
  readonly tools: Tools;
  /** Copies what the house has into a source and uses it; null where the house isn't what is used today. */
  readonly copyInto:
    | ((
        open: () => Port,
        copying: CopySwitch & { readonly journal: CopyJournal },
      ) => Promise<CopiedItems>)
    | null;
  readonly copyFile: string;
}

const within = <Tools extends ProviderTools>(tools: Tools, reach: ConnectedReach): Tools => ({
  ...tools,
  outbound: guardConnected(tools.outbound, reach),
});

/**
 * Names where is copied to, by its address and what was chosen there, as projects, which no two accounts have alike:
 * another place gets a copy of its own, and a renewed token leads to the same.
 */
const targetOf = (
  domain: Domain,
  { name, connection }: Pick<Provider<never, never>, "name" | "connection">,
  environment: TriedConnection["environment"],
): string => {
  const chosen = (connection?.fields ?? []).filter(
    ({ kind }) => kind !== "members" && kind !== "secret",
  );
  const values = chosen.map(({ variable }) => [variable, environment[variable] ?? null]);
  return createHash("sha256")
    .update(JSON.stringify([domain, name, values]))
    .digest("hex");
};

const connectableDomain = <Port extends ProviderSource, Needs>(
  known: readonly Provider<Port, Needs>[],
  { domain, active, tools, copyInto, copyFile }: Opening<Port, ProviderTools & Needs>,
): ConnectableDomain => {
  if (copyInto === null) forgetAnyCopy(copyFile);
  const providers = known.flatMap((provider): ConnectableProvider[] => {
    const { name, connection, library } = provider;
    if (connection === undefined) return [];
    const copy = async (
      { environment, reach }: TriedConnection,
      switching: CopySwitch,
    ): Promise<CopiedItems> => {
      const open = (): Port => {
        const source = provider.configure(environment)(within(tools, reach));
        if (source === null) throw new Error(`${provider.name} is not connected`);
        return source;
      };
      const journal = openCopyJournal(copyFile, targetOf(domain, provider, environment));
      if (copyInto === null) throw new Error(`nothing is copied into ${provider.name}`);
      return copyInto(open, { ...switching, journal });
    };
    return [
      {
        ...{ name, connection },
        library:
          library === undefined
            ? null
            : {
                installed: () => library.installed(tools),
                wanted: ({ environment, reach }) =>
                  library.prepareWanted(environment)(within(tools, reach)),
                fetch: (version, signal) => library.fetch(tools, version, signal),
              },
        // Throws at once where a variable can't be used.
        test: ({ environment, reach }) => provider.prepareTest(environment)(within(tools, reach)),
        forgetCopy: ({ environment }) =>
          forgetCopy(copyFile, targetOf(domain, provider, environment)),
        copy: connection.copies === true && copyInto !== null && active !== name ? copy : null,
      },
    ];
  });
  return { domain, active, providers };
};

/** What a screen may connect, domain by domain; part of the composition root. */
export const connectableDomains = (deps: ConnectableDomainsDeps): ConnectableDomain[] => {
  const { tools, active, tasks, meals, copyFile } = deps;
  const of = <D extends keyof DomainTools>(domain: D) => ({
    ...{ domain, active: active[domain].name, copyFile: copyFile(domain) },
    // What is only tried changes nothing that screens show.
    tools: { ...tools[domain], changed: () => undefined },
  });
  const { clock, timeZone } = tools.tasks;
  return [
    connectableDomain<TaskSource, LocalTasksDeps & CaldavTodoDeps>(registry.tasks, {
      ...of("tasks"),
      copyInto:
        tasks?.kind === "embedded"
          ? (open, copying) => copyTasks(tasks, open, { clock, timeZone, ...copying })
          : null,
    }),
    connectableDomain<MealSource, LocalMealsDeps & MealiePictureDeps>(registry.meals, {
      ...of("meals"),
      copyInto:
        meals?.kind === "embedded"
          ? (open, copying) => copyMeals(meals, open, { clock, timeZone, ...copying })
          : null,
    }),
    connectableDomain<PhotosSource, PhotoSourceDeps>(registry.photos, {
      ...{ ...of("photos"), copyInto: null },
    }),
    connectableDomain<BudgetSource, BudgetFileDeps & ActualDeps>(registry.budget, {
      ...{ ...of("budget"), copyInto: null },
    }),
    connectableDomain<WeatherSource, WeatherDeps>(registry.weather, {
      ...{ ...of("weather"), copyInto: null },
    }),
  ];
};
