import type { Environment } from "../../config/env.ts";
import { collectProblems } from "../../platform/config-error.ts";
import type { ActualDeps } from "../../providers/budget/actual/library.ts";
import type { BudgetFileDeps } from "../../providers/budget/file.ts";
import type { ConnectionDescription } from "../../providers/connection.ts";
import type { BudgetSource } from "../../providers/budget/port.ts";
import type { LocalMealsDeps } from "../../providers/meals/local/local.ts";
import type { MealiePictureDeps } from "../../providers/meals/mealie/mealie.ts";
import type { MealSource } from "../../providers/meals/port.ts";
import type { PhotoSourceDeps, PhotosSource } from "../../providers/photos/port.ts";
import type { Provider, ProviderSource, ProviderTools } from "../../providers/provider.ts";
import type { CaldavTodoDeps } from "../../providers/tasks/caldav/caldav.ts";
import type { LocalTasksDeps } from "../../providers/tasks/local.ts";
import type { TaskSource } from "../../providers/tasks/port.ts";
import { registry } from "../../providers/registry.ts";

/** A provider that the operator chose, with its environment parsed. */
export interface ChosenProvider<Port extends ProviderSource, Needs> {
  readonly name: string;
  /** How a screen connects it; undefined where only the operator can. */
  readonly connection: ConnectionDescription | undefined;
  /** Null while it isn't configured. */
  readonly open: (tools: ProviderTools & Needs) => Port | null;
}

type PortOf<D extends keyof typeof registry> = (typeof registry)[D] extends readonly Provider<
  infer Port,
  infer Needs
>[]
  ? ChosenProvider<Port, Needs>
  : never;

export type ChosenProviders = { readonly [D in keyof typeof registry]: PortOf<D> };

/** The providers that the environment names; throws a ConfigError with every invalid name and variable. */
export const chooseProviders = (environment: Environment): ChosenProviders => {
  const { tried, add, throwAny } = collectProblems();
  const named = (domain: string, known: readonly string[]): string | undefined => {
    const where = `${domain.toUpperCase()}_PROVIDER`;
    const word = environment[where] ?? known[0];
    if (word !== undefined && known.includes(word)) return word;
    add({ where, message: `expected ${known.join(" or ")}` });
    return undefined;
  };
  const choose = <Port extends ProviderSource, Needs>(
    domain: string,
    known: readonly Provider<Port, Needs>[],
  ): ChosenProvider<Port, Needs> => {
    const word = named(
      domain,
      known.map(({ name }) => name),
    );
    const provider = known.find(({ name }) => name === word);
    const open = provider && tried(() => provider.configure(environment));
    return { name: word ?? "", connection: provider?.connection, open: open ?? (() => null) };
  };
  const chosen = {
    tasks: choose<TaskSource, LocalTasksDeps & CaldavTodoDeps>("tasks", registry.tasks),
    calendar: choose("calendar", registry.calendar),
    meals: choose<MealSource, LocalMealsDeps & MealiePictureDeps>("meals", registry.meals),
    weather: choose("weather", registry.weather),
    photos: choose<PhotosSource, PhotoSourceDeps>("photos", registry.photos),
    budget: choose<BudgetSource, BudgetFileDeps & ActualDeps>("budget", registry.budget),
  };
  throwAny();
  return chosen;
};
