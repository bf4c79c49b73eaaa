import type { LoadedConfig } from "../composition/load-config.ts";
import type { Chosen } from "../composition/choose-providers.ts";
import type { Source } from "../providers/provider.ts";

/** What lives in the family's own database asks nobody and stays. */
const shut = <Port extends Source, Needs>(chosen: Chosen<Port, Needs>): Chosen<Port, Needs> =>
  chosen.name === "local" ? chosen : { ...chosen, open: () => null };

/** The same house with every outside source shut: for one that crashed too often to say which of them it was. */
export const withoutSources = (config: LoadedConfig): LoadedConfig => {
  const { tasks, calendar, meals, weather, photos, budget } = config.providers;
  return {
    ...config,
    providers: {
      ...{ tasks: shut(tasks), calendar: shut(calendar), meals: shut(meals) },
      ...{ weather: shut(weather), photos: shut(photos), budget: shut(budget) },
    },
  };
};
