import type { LoadedConfig } from "../composition/load-config.ts";
import type { ChosenProvider } from "../composition/choose-providers.ts";
import type { ProviderSource } from "../providers/provider.ts";

/** What lives in the family's own database asks nobody and stays. */
const disableSource = <Port extends ProviderSource, Needs>(
  chosen: ChosenProvider<Port, Needs>,
): ChosenProvider<Port, Needs> =>
  chosen.name === "local" ? chosen : { ...chosen, open: () => null };

/** The same house with every outside source shut: for one that crashed too often to say which of them it was. */
export const withoutSources = (config: LoadedConfig): LoadedConfig => {
  const { tasks, calendar, meals, weather, photos, budget } = config.providers;
  return {
    ...config,
    providers: {
      ...{
        tasks: disableSource(tasks),
        calendar: disableSource(calendar),
        meals: disableSource(meals),
      },
      ...{
        weather: disableSource(weather),
        photos: disableSource(photos),
        budget: disableSource(budget),
      },
    },
  };
};
