import type { LoadedConfig } from "../composition/load-config.ts";
import type { ChosenProvider } from "../composition/sources/choose-providers.ts";
import type { ProviderSource } from "../providers/provider.ts";

/** A source that is embedded in the family's database contacts nobody, so it stays. */
const disableSource = <Port extends ProviderSource, Needs>(
  chosen: ChosenProvider<Port, Needs>,
): ChosenProvider<Port, Needs> =>
  chosen.name === "local" ? chosen : { ...chosen, open: () => null };

/** The same configuration without outside sources, for a server that crashed too often: any of them may be the cause. */
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
