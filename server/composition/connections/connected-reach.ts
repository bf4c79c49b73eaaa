import type { ConnectionStore } from "../../config/connection-store.ts";
import type { Environment } from "../../config/env.ts";
import type { ConnectedReach } from "../../features/settings/sources/connectable-provider.ts";
import type { Outbound } from "../../platform/outbound/outbound.ts";
import {
  accessVariables,
  addressVariable,
  type ConnectionDescription,
  isLocalAllowed,
} from "../../providers/connection.ts";
import { registry } from "../../providers/registry.ts";

/** Requests of a source that a screen connected: to another machine of the house, to this one where a parent allowed it. */
export const guardConnected = (outbound: Outbound, reach: ConnectedReach): Outbound =>
  reach === null
    ? outbound
    : (request) =>
        outbound(request.operatorHost === true ? { ...request, operatorHost: reach } : request);

/** How far the address of the source in use may lead. */
export const reachInUse = (
  description: ConnectionDescription | undefined,
  { fixedBy }: Pick<ConnectionStore, "fixedBy">,
  inUse: Environment,
): ConnectedReach => {
  const where = description === undefined ? undefined : addressVariable(description);
  const address = where === undefined ? undefined : inUse[where];
  if (where === undefined || address === undefined || fixedBy(where) !== null) return null;
  return isLocalAllowed(where, inUse) ? "machine" : "house";
};

/** Every source that a screen may connect. */
const descriptions: readonly ConnectionDescription[] = Object.values(registry)
  .flatMap((providers): readonly { readonly connection?: ConnectionDescription | undefined }[] => [
    ...providers,
  ])
  .flatMap(({ connection }) => (connection === undefined ? [] : [connection]));

/** What screens connected, without what would send a secret of one place to an address of another. */
export const withoutMixedAccess = (
  connected: Readonly<Record<string, string>>,
  operators: Environment,
): Record<string, string> => {
  const mixed = new Set(
    descriptions
      .map(accessVariables)
      .filter((access) => access.some((name) => operators[name] !== undefined))
      .flat(),
  );
  return Object.fromEntries(Object.entries(connected).filter(([name]) => !mixed.has(name)));
};
