import type { Health, OutOfRangeItem } from "#contract/health.ts";
import { type Domain, domains } from "#contract/operation.ts";
import type { ProviderSource } from "../../providers/provider.ts";

/** A domain's active provider by name, and its source where it is configured. */
export interface ActiveSource {
  readonly name: string;
  readonly source: ProviderSource | null;
}

export type ActiveSources = Readonly<Record<Domain, ActiveSource>>;

const each = <T>(
  sources: ActiveSources,
  tell: (active: ActiveSource, domain: Domain) => T,
): Record<Domain, T> => ({
  tasks: tell(sources.tasks, "tasks"),
  calendar: tell(sources.calendar, "calendar"),
  meals: tell(sources.meals, "meals"),
  budget: tell(sources.budget, "budget"),
  weather: tell(sources.weather, "weather"),
  photos: tell(sources.photos, "photos"),
});

const allOutOfRange = (
  sources: ActiveSources,
  ofAnswers: readonly OutOfRangeItem[],
): OutOfRangeItem[] => {
  const ofSources = domains.flatMap((domain) =>
    (sources[domain].source?.outOfRange?.() ?? []).map((item) => ({ ...item, source: domain })),
  );
  return [...ofSources, ...ofAnswers];
};

/** The items that a source or the answers made of it had to cut short or leave out, at most a hundred. */
export const itemsOutOfRange = (...given: Parameters<typeof allOutOfRange>): OutOfRangeItem[] =>
  allOutOfRange(...given).slice(0, 100);

const outOfRangeHealth = ({ id, field, effect, part }: OutOfRangeItem) => ({
  code: "outOfRange" as const,
  error: `${part === undefined ? "" : `${part}: `}${id}: ${field} is out of range; it is ${effect === "clipped" ? "cut short" : "left out"}.`,
  ...(part === undefined ? {} : { part }),
});

/** The last known state of each source; one that is well but for an item names that item. */
export const healthOfSources = (
  sources: ActiveSources,
  ofAnswers: readonly OutOfRangeItem[] = [],
): Health["sources"] => {
  const items = allOutOfRange(sources, ofAnswers);
  return each(sources, ({ name, source }, domain) => {
    if (source === null) return { provider: name, state: "unconfigured" };
    const health = source.health();
    const item = items.find((one) => one.source === domain);
    const isNamed = health.code === undefined && health.error === undefined && item !== undefined;
    return { provider: name, ...health, ...(isNamed ? outOfRangeHealth(item) : {}) };
  });
};

/** What each active provider can do. */
export const sourceAbilities = (
  sources: ActiveSources,
): Record<Domain, { provider: string; can: string[] }> =>
  each(sources, ({ name, source }) => ({ provider: name, can: [...(source?.can ?? [])] }));
