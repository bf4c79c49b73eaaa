import type { Env } from "../../config/env.ts";
import { accountRoutes } from "../../features/calendar/accounts/routes.ts";
import { calendarChangeRoutes } from "../../features/calendar/connected/routes.ts";
import { familyCalendarRoutes } from "../../features/calendar/family/routes.ts";
import { createOwnAddressCheck } from "../../features/calendar/feeds/own-address.ts";
import { feedRoutes } from "../../features/calendar/feeds/routes.ts";
import { calendarRoutes } from "../../features/calendar/routes.ts";
import { rideRoutes } from "../../features/reminders/ride-routes.ts";
import { sourceRoutes } from "../../features/settings/sources/routes.ts";
import { createSourceService } from "../../features/settings/sources/source-service.ts";
import { uploadRoutes } from "../../features/uploads/routes.ts";
import { weatherRoutes } from "../../features/weather/routes.ts";
import { ownNames } from "../../http/security/host-check.ts";
import type { Clock } from "../../platform/clock.ts";
import { hostAndPort } from "../../platform/host-and-port.ts";
import type { Identity } from "../identity.ts";
import type { OpenSources } from "../sources/sources.ts";
import { createPhotoRoutes } from "./photo-routes.ts";

interface SourceRoutesDeps {
  readonly env: Pick<Env, "raw" | "ALLOWED_HOSTS" | "PUBLIC_URL">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly sources: OpenSources;
  readonly people: Pick<Identity, "roster">;
  /** Starts the server again, once the requests under way are answered. */
  readonly restart: () => void;
  /** Runs work while nobody can write; they can again where it fails. */
  readonly whileNobodyWrites: (work: () => Promise<void>) => Promise<void>;
}

/** The handlers of what is connected on a screen; the wall itself is no source. */
const createConnectRoutes = (deps: SourceRoutesDeps) => {
  const { env, clock, sources, people, restart, whileNobodyWrites } = deps;
  const names = ownNames({ allowedHosts: env.ALLOWED_HOSTS, publicUrl: env.PUBLIC_URL });
  return sourceRoutes(
    createSourceService({
      ...{
        clock,
        restart,
        whileNobodyWrites,
        domains: sources.connectable,
        connections: sources.connections,
      },
      libraries: sources.libraries,
      ...{ environment: env.raw, roster: people.roster },
      isOwnAddress: (address, ownPort) =>
        createOwnAddressCheck({ ownNames: names, localHosts: [hostAndPort(address)] })(
          address,
          ownPort,
        ),
    }),
  );
};

/** The handlers of what sources give, and of how they are connected. */
export const createSourceRoutes = (deps: SourceRoutesDeps) => {
  const { clock, timeZone, sources, people } = deps;
  return {
    ...calendarRoutes({ calendar: sources.calendar, clock, timeZone }),
    ...familyCalendarRoutes(sources.family, sources.eventWriting),
    ...rideRoutes({
      ...{ calendar: sources.calendar, own: sources.own, places: sources.own.stores.places },
      ...{ roster: people.roster, clock, timeZone },
    }),
    ...calendarChangeRoutes(sources.calendarHistory, sources.moveWhole),
    ...weatherRoutes(sources.weather),
    ...createPhotoRoutes({ ...sources, clock, timeZone }),
    ...uploadRoutes(sources.uploads),
    ...accountRoutes(sources.accounts, sources.todoList),
    ...feedRoutes(sources.feeds, () => sources.calendar?.feeds() ?? []),
    ...createConnectRoutes(deps),
  };
};
