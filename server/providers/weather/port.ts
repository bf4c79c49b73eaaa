import type { Settings } from "#contract/settings.ts";
import type { Weather } from "#contract/weather.ts";
import type { ProviderSource } from "../provider.ts";

/** The family's place, from Settings. */
export type WeatherPlace = NonNullable<Settings["place"]>;

/** A source of forecasts for the family's place. */
export interface WeatherSource extends ProviderSource {
  /**
   * The current weather, in the family's units and zone; waits for the source only where this hour's weather is
   * unknown. Throws SourceMissing where no place is chosen, or this hour's weather isn't available.
   */
  weather(): Promise<Weather>;
}

/** What weather needs in addition to the tools; all of it may change while the server runs. */
export interface WeatherDeps {
  readonly place: () => WeatherPlace | null;
  readonly units: () => Weather["units"];
  /** The program's version, for sources that require a user agent. */
  readonly version: string;
}
