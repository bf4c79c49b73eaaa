import { isIP } from "node:net";
import type { Env, Environment } from "../config/env.ts";
import { openEnvFile } from "../config/env-file.ts";
import { createFeedAddressList } from "../features/calendar/feeds/feed-address-list.ts";
import { createFeeds, type FeedService } from "../features/calendar/feeds/feeds.ts";
import { createOwnAddressCheck, hostAndPort } from "../features/calendar/feeds/own-address.ts";
import { ownNames } from "../http/security/host-checks.ts";
import { createFeedTester } from "../providers/calendar/feeds/feed-tester.ts";
import { feedRows } from "../providers/calendar/feeds/feed-rows.ts";
import { feedAddresses, parseFeedAddress } from "../providers/calendar/feeds/feed-address.ts";
import type { CalendarSource } from "../providers/calendar/port.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";
import type { ProviderTools } from "../providers/provider.ts";

interface FeedConnectionsDeps {
  readonly env: Env;
  /** The environment with which the process was started. */
  readonly given: Environment;
  readonly workingDir: string;
}

/** Wires the services that accept calendar addresses at run time, and the checks of where each may lead. */
export const createFeedConnections = ({ env, given, workingDir }: FeedConnectionsDeps) => {
  const envFile = openEnvFile({ given, workingDir, configDir: env.CONFIG_DIR });
  const list = createFeedAddressList({ envFile, atStart: env.raw, readAddress: parseFeedAddress });
  const localHosts = env.CALENDAR_LOCAL_HOSTS;
  const gateAddresses = { allowedHosts: env.ALLOWED_HOSTS, publicUrl: env.PUBLIC_URL };
  const operators = new Set(
    list.all().flatMap(({ elsewhere, address }) => (elsewhere === null ? [] : [address])),
  );
  // A name that was typed in set-up may later resolve to this machine; the operator's addresses and plain IP
  // addresses can't change.
  const mayBeAnywhere = (address: string): boolean => {
    const host = new URL(address).hostname;
    return (
      operators.has(address) ||
      localHosts.includes(hostAndPort(address)) ||
      host === "localhost" ||
      isIP(host.replace(/^\[|\]$/g, "")) !== 0
    );
  };
  return {
    /** The address checks of stored addresses. */
    guard:
      (outbound: Outbound): Outbound =>
      (request) =>
        outbound({ ...request, operatorHost: mayBeAnywhere(request.url) ? true : "house" }),
    open: (
      source: CalendarSource,
      tools: ProviderTools & { readonly workers: (name: string) => URL },
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
        leadsHere: createOwnAddressCheck({ ownNames: ownNames(gateAddresses), localHosts }),
        addressesIn: (words) => feedAddresses.parse(words),
        idsOf: (addresses) => feedRows(addresses, tools.roster()),
      }),
    /** The contents of set-up's file, to be redacted elsewhere. */
    words: envFile.read,
  };
};
