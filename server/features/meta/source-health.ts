import type { Health } from "#contract/meta.ts";
import type { Domain } from "#contract/operation.ts";
import type { ProviderSource } from "../../providers/provider.ts";

/** A domain's active provider by name, and its source where it is configured. */
export interface ActiveSource {
  readonly name: string;
  readonly source: ProviderSource | null;
}

export type ActiveSources = Readonly<Record<Domain, ActiveSource>>;

const each = <T>(sources: ActiveSources, tell: (active: ActiveSource) => T): Record<Domain, T> => ({
  tasks: tell(sources.tasks),
  calendar: tell(sources.calendar),
  meals: tell(sources.meals),
  budget: tell(sources.budget),
  weather: tell(sources.weather),
  photos: tell(sources.photos),
});

/** The last known state of each source. */
export const healthOfSources = (sources: ActiveSources): Health["sources"] =>
  each(sources, ({ name, source }) =>
    source === null
      ? { provider: name, state: "unconfigured" }
      : { provider: name, ...source.health() },
  );

/** What each active provider can do. */
export const sourceAbilities = (
  sources: ActiveSources,
): Record<Domain, { provider: string; can: string[] }> =>
  each(sources, ({ name, source }) => ({ provider: name, can: [...(source?.can ?? [])] }));
