import type { Settings } from "#contract/settings.ts";
import type { Weather } from "#contract/weather.ts";
import type { ProviderSource } from "../provider.ts";

/** Where the family lives, as Settings keep it. */
export type WeatherPlace = NonNullable<Settings["place"]>;

/** A source of forecasts for the house's place. */
export interface WeatherSource extends ProviderSource {
  /**
   * The weather as it is known now, in the house's units and zone; waits for the source only where nothing about this hour
   * is known. Throws SourceMissing where no place is chosen, or nothing about this hour can be had.
   */
  weather(): Promise<Weather>;
}

/** What weather needs beside the tools; all of it may change while the house runs. */
export interface WeatherDeps {
  readonly place: () => WeatherPlace | null;
  readonly units: () => Weather["units"];
  /** The program's version, for sources that want to know who asks. */
  readonly version: string;
}
