import { isIP } from "node:net";
import type { Env } from "../../config/env.ts";
import type { ConnectionStore } from "../../config/connection-store.ts";
import { createFeedAddressList } from "../../features/calendar/feeds/feed-address-list.ts";
import { createFeeds, type FeedService } from "../../features/calendar/feeds/feeds.ts";
import { createOwnAddressCheck } from "../../features/calendar/feeds/own-address.ts";
import { ownNames } from "../../http/security/host-check.ts";
import { createFeedTester } from "../../providers/calendar/feeds/feed-tester.ts";
import { feedRows } from "../../providers/calendar/feeds/feed-rows.ts";
import { feedAddresses, parseFeedAddress } from "../../providers/calendar/feeds/feed-address.ts";
import type { CalendarWorkerDeps } from "../../providers/calendar/ical.ts";
import type { CalendarSource } from "../../providers/calendar/port.ts";
import { hostAndPort } from "../../platform/host-and-port.ts";
import type { Outbound, OutboundRequest } from "../../platform/outbound/outbound.ts";
import type { ProviderTools } from "../../providers/provider.ts";

interface FeedConnectionsDeps {
  readonly env: Env;
  readonly connections: ConnectionStore;
}

/** Wires how calendars are connected while the wall runs, and decides how far each address may lead. */
export const createFeedConnections = ({ env, connections }: FeedConnectionsDeps) => {
  const list = createFeedAddressList({
    ...{ connections, atStart: env.raw, readAddress: parseFeedAddress },
  });
  const localHosts = env.CALENDAR_LOCAL_HOSTS;
  const hosts = { allowedHosts: env.ALLOWED_HOSTS, publicUrl: env.PUBLIC_URL };
  const givenByOperator = new Set(
    list.all().flatMap(({ fixedBy, address }) => (fixedBy === null ? [] : [address])),
  );
  // A name that a screen connected may one day lead to this machine; what the operator wrote, and an IP address, can't change.
  const mayBeAnywhere = (address: string): boolean => {
    const host = new URL(address).hostname;
    return (
      givenByOperator.has(address) ||
      localHosts.includes(hostAndPort(address)) ||
      host === "localhost" ||
      isIP(host.replace(/^\[|\]$/g, "")) !== 0
    );
  };
  const reachOf = ({ url, operatorHost }: OutboundRequest): boolean | "house" => {
    if (mayBeAnywhere(url)) return true;
    return operatorHost === false ? false : "house";
  };
  const leadsHere = createOwnAddressCheck({ ownNames: ownNames(hosts), localHosts });
  return {
    /** Whether an address is the wall's own, or one of this machine that the operator didn't allow. */
    leadsHere,
    /** Outbound requests to connected addresses, each with as much reach as its origin allows and it asks for. */
    guard:
      (outbound: Outbound): Outbound =>
      (request) =>
        outbound({ ...request, operatorHost: reachOf(request) }),
    open: (
      source: CalendarSource,
      tools: ProviderTools & CalendarWorkerDeps,
      sendWaiting: () => void,
    ): FeedService =>
      createFeeds({
        ...{
          list,
          source,
          readAddress: parseFeedAddress,
          clock: tools.clock,
          roster: tools.roster,
        },
        testFeed: createFeedTester({
          ...tools,
          outbound: (request) =>
            tools.outbound({
              ...request,
              ...(localHosts.includes(hostAndPort(request.url)) ? { operatorHost: true } : {}),
            }),
        }),
        sendWaiting,
        leadsHere,
        addressesIn: (variables) => feedAddresses.parse(variables),
        idsOf: (addresses) => feedRows(addresses, tools.roster()),
      }),
  };
};
