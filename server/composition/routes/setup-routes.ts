import type { Request } from "express";
import type { Health } from "#contract/health.ts";
import type { setup } from "#contract/setup.ts";
import type { Env } from "../../config/env.ts";
import type { Roster } from "../../config/roster.ts";
import type { CurrentSettings } from "../../features/settings/settings.ts";
import { createFindPlaces } from "../../features/setup/places.ts";
import { placesRoutes } from "../../features/setup/places-routes.ts";
import { setupRoutes } from "../../features/setup/routes.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Identity } from "../identity.ts";
import type { OpenSources } from "../sources/sources.ts";

interface CreateSetupRoutesDeps {
  readonly env: Env;
  readonly clock: Clock;
  readonly settings: CurrentSettings;
  readonly sources: Pick<OpenSources, "outboundFor">;
  readonly people: Pick<Identity, "access" | "roster" | "setupWindow">;
  readonly health: () => Health["sources"];
  /** The addresses for phones, as a request reaches the wall. */
  readonly phoneUrls: (request: Request) => string[];
  /** Whether a roster is the shipped sample. */
  readonly isSample: (roster: Roster) => boolean;
}

/** The handlers of set-up's progress, and of finding the family's place. */
export const createSetupRoutes = (deps: CreateSetupRoutesDeps): OperationHandlers<typeof setup> => {
  const { env, clock, settings, sources, health, isSample } = deps;
  const { access, roster, setupWindow } = deps.people;
  return {
    ...placesRoutes(
      createFindPlaces({
        clock,
        outbound: sources.outboundFor("setup"),
        ownUrl: env.OPEN_METEO_GEOCODING_URL,
      }),
    ),
    ...setupRoutes({
      window: setupWindow,
      done: access.parentHasPin,
      sampleRoster: () => isSample(roster()),
      place: () => settings.current().place !== null,
      calendar: () => health().calendar.state !== "unconfigured",
      phoneUrls: deps.phoneUrls,
    }),
  };
};
