import { isIP } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Agent } from "undici";
import type { PlaceOfAddress } from "./address-place.ts";
import { createReachCheck, hostOf, type OutboundReach, type ResolveHost } from "./reach.ts";
import { type ReachedHost, reachedHost } from "./reached-host.ts";

interface Use {
  readonly url: URL;
  /** Where this host may be. */
  readonly reach: OutboundReach;
  readonly timeoutMs: number;
  /** Whether the connection may serve what follows at once. */
  readonly keepAlive: boolean;
}

/** A connection that is lent for one request. */
interface LentConnection {
  readonly agent: Agent;
  /** Where the request's host was when it was connected to. */
  readonly reached: () => ReachedHost;
}

/** Sooner than services hang up on one that is quiet; a write that is sent while the service closes the connection fails as broken off. */
const keptMs = 1_000;
const connectMs = 10_000;

/** Connections out of the house; each is made to an address that is checked as it is connected to. */
export const createConnections = (resolve: ResolveHost, placeOf: PlaceOfAddress) => {
  const { usableAddresses, lookupWithin } = createReachCheck(resolve, placeOf);

  const open = async (reach: OutboundReach, timeout: number, rest: Agent.Options) => {
    // Loaded with the first call: a house that asks nobody outside holds none of it.
    const { RequestingAgent } = await import("./requesting-agent.ts");
    const found = new Map<string, ReachedHost>();
    const agent = new RequestingAgent({
      ...rest,
      allowH2: false,
      // Each call has a clock of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
      autoSelectFamily: true,
      // Node's 250 ms gives up an IPv4 connection over a slow line.
      autoSelectFamilyAttemptTimeout: 2_500,
      connect: {
        lookup: lookupWithin(reach, (host, addresses) => {
          found.set(host, reachedHost(addresses, placeOf));
        }),
        timeout,
      },
    });
    return { agent, found };
  };

  const kept = new Map<string, ReturnType<typeof open>>();
  const keptFor = (reach: OutboundReach & string): ReturnType<typeof open> => {
    const before = kept.get(reach);
    if (before !== undefined) return before;
    const times = { keepAliveTimeout: keptMs, keepAliveMaxTimeout: keptMs };
    const opened = open(reach, connectMs, { pipelining: 1, ...times });
    kept.set(reach, opened);
    return opened;
  };

  /** Lends a connection; one that isn't kept is closed when the work ends. Throws an OutboundError where it leads too far. */
  return async <T>(
    { url, reach, timeoutMs, keepAlive }: Use,
    work: (connection: LentConnection) => Promise<T>,
  ): Promise<T> => {
    const host = hostOf(url);
    // A socket doesn't look up a literal, so the lookup's check wouldn't see it.
    const literal =
      isIP(host) === 0 ? null : reachedHost(await usableAddresses(host, reach), placeOf);
    const lend = ({ agent, found }: Awaited<ReturnType<typeof open>>): Promise<T> =>
      work({ agent, reached: () => literal ?? found.get(host) ?? reachedHost([], placeOf) });
    if (keepAlive && typeof reach === "string") {
      const done = await lend(await keptFor(reach));
      // A connection is free again when the loop has turned; who asks sooner gets another one.
      await setImmediate();
      return done;
    }
    const opened = await open(reach, timeoutMs, { pipelining: 0, connections: 1 });
    try {
      return await lend(opened);
    } finally {
      // Not waited for: it waits for a connection attempt that nobody wants any more.
      opened.agent.destroy().catch(() => undefined);
    }
  };
};
