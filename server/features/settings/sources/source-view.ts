import type { ConnectableSource, SourcesOfDomain } from "#contract/settings-sources.ts";
import type { ConnectionStore } from "#server/config/connection-store.ts";
import type { Environment } from "#server/config/env.ts";
import type { Roster } from "#server/config/roster.ts";
import { accessVariables, addressVariable, isLocalAllowed } from "#server/providers/connection.ts";
import type { LibraryFetches } from "./library-fetches.ts";
import {
  type ConnectableDomain,
  type ConnectableProvider,
  providerVariable,
} from "./connectable-provider.ts";
import { connectedOf, fieldView } from "./connected-fields.ts";

interface SourceViewDeps {
  readonly connections: Pick<ConnectionStore, "fixedBy" | "variables">;
  /** What is in use now. */
  readonly environment: Environment;
  readonly roster: Roster;
  readonly libraries: Pick<LibraryFetches, "of">;
}

const sourceView = (
  provider: ConnectableProvider,
  { domain, active }: Pick<ConnectableDomain, "domain" | "active">,
  deps: SourceViewDeps,
): ConnectableSource => {
  const { name, connection, copy } = provider;
  const library = deps.libraries.of({ domain, provider });
  const { connections, environment } = deps;
  const { title, lead, today, fields } = connection;
  const connected = connections.variables();
  const where = addressVariable(connection);
  return {
    ...{ name, title, lead, today, isActive: name === active },
    isConnected: fields.some((field) => connectedOf(field, connected).length > 0),
    isFixed: accessVariables(connection).some((variable) => connections.fixedBy(variable) !== null),
    thisMachine: where !== undefined && isLocalAllowed(where, environment),
    copies: copy !== null,
    fields: fields.map((field) => fieldView(field, deps)),
    ...(library === undefined ? {} : { library }),
  };
};

/** What of a domain a screen may connect, and what of it is. */
export const sourcesOfDomain = (of: ConnectableDomain, deps: SourceViewDeps): SourcesOfDomain => {
  const { domain, active, providers } = of;
  const fixedBy = deps.connections.fixedBy(providerVariable(domain));
  const offered = fixedBy === null ? providers : providers.filter(({ name }) => name === active);
  return {
    ...{ domain, active },
    ...(fixedBy === null ? {} : { fixedBy }),
    sources: offered.map((provider) => sourceView(provider, of, deps)),
  };
};
