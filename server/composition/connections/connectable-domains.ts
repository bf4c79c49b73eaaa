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
import type { ActualDeps } from "../../providers/budget/actual/actual.ts";
import type { BudgetFileDeps } from "../../providers/budget/file.ts";
import type { BudgetSource } from "../../providers/budget/port.ts";
import type { LocalMealsDeps } from "../../providers/meals/local/local.ts";
import type { MealiePictureDeps } from "../../providers/meals/mealie/mealie.ts";
import type { MealSource } from "../../providers/meals/port.ts";
import type { PhotoSourceDeps, PhotosSource } from "../../providers/photos/port.ts";
import type { Provider, ProviderSource, ProviderTools } from "../../providers/provider.ts";
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
}

interface Opening<Port, Tools> {
  readonly domain: Domain;
  readonly active: string;
  readonly tools: Tools;
  /** Copies what the house has into a source; null where the house isn't what is used today. */
  readonly copyInto: ((source: Port) => Promise<CopiedItems>) | null;
}

const within = <Tools extends ProviderTools>(tools: Tools, reach: ConnectedReach): Tools => ({
  ...tools,
  outbound: guardConnected(tools.outbound, reach),
});

const connectableDomain = <Port extends ProviderSource, Needs>(
  known: readonly Provider<Port, Needs>[],
  { domain, active, tools, copyInto }: Opening<Port, ProviderTools & Needs>,
): ConnectableDomain => ({
  ...{ domain, active },
  providers: known.flatMap((provider): ConnectableProvider[] => {
    const { name, connection } = provider;
    if (connection === undefined) return [];
    const copy = async ({ environment, reach }: TriedConnection): Promise<CopiedItems> => {
      const source = provider.configure(environment)(within(tools, reach));
      if (source === null || copyInto === null) return { copied: 0, left: 0 };
      try {
        return await copyInto(source);
      } finally {
        await source.stop?.();
      }
    };
    return [
      {
        ...{ name, connection },
        // Throws at once where a variable can't be used.
        test: ({ environment, reach }) => provider.prepareTest(environment)(within(tools, reach)),
        copy: connection.copies === true && copyInto !== null && active !== name ? copy : null,
      },
    ];
  }),
});

/** What a screen may connect, domain by domain; part of the composition root. */
export const connectableDomains = (deps: ConnectableDomainsDeps): ConnectableDomain[] => {
  const { tools, active, tasks, meals } = deps;
  const of = <D extends keyof DomainTools>(domain: D) => ({
    ...{ domain, active: active[domain].name },
    // What is only tried changes nothing that screens show.
    tools: { ...tools[domain], changed: () => undefined },
  });
  const { clock, timeZone } = tools.tasks;
  return [
    connectableDomain<TaskSource, LocalTasksDeps & CaldavTodoDeps>(registry.tasks, {
      ...of("tasks"),
      copyInto:
        tasks?.kind === "embedded" ? (into) => copyTasks(tasks, into, { clock, timeZone }) : null,
    }),
    connectableDomain<MealSource, LocalMealsDeps & MealiePictureDeps>(registry.meals, {
      ...of("meals"),
      copyInto:
        meals?.kind === "embedded" ? (into) => copyMeals(meals, into, { clock, timeZone }) : null,
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
