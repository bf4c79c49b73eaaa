import { isIP } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Agent } from "undici";
import {
  checkedLookup,
  isWithinReach,
  type OutboundReach,
  type ResolveHost,
} from "./public-addresses.ts";
import { OutboundError } from "./failure.ts";

interface Use {
  readonly url: URL;
  /** Where this host may be. */
  readonly reach: OutboundReach;
  readonly timeoutMs: number;
  /** Whether the connection may serve what follows at once. */
  readonly keepAlive: boolean;
}

/** Sooner than services hang up on one that is quiet; a write that meets a closing door all the same was broken off. */
const keptMs = 1_000;
const connectMs = 10_000;

/** Connections out of the house; each is made to an address that is checked as it is connected to. */
export const createConnections = (resolve: ResolveHost) => {
  const open = (reach: OutboundReach, timeout: number, rest: Agent.Options): Agent =>
    new Agent({
      ...rest,
      allowH2: false,
      // Each call has a clock of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
      autoSelectFamily: true,
      // Node's 250 ms gives up an IPv4 connection over a slow line.
      autoSelectFamilyAttemptTimeout: 2_500,
      connect: { lookup: checkedLookup(resolve, reach), timeout },
    });

  const kept = new Map<OutboundReach, Agent>();
  const keptFor = (reach: OutboundReach): Agent => {
    const before = kept.get(reach);
    if (before !== undefined) return before;
    const times = { keepAliveTimeout: keptMs, keepAliveMaxTimeout: keptMs };
    const agent = open(reach, connectMs, { pipelining: 1, ...times });
    kept.set(reach, agent);
    return agent;
  };

  /** Lends a connection; one that isn't kept is closed when the work ends. Throws an OutboundError where it leads too far. */
  return async <T>(
    { url, reach, timeoutMs, keepAlive }: Use,
    work: (agent: Agent) => Promise<T>,
  ): Promise<T> => {
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    // A socket doesn't look up a literal, so the lookup's check wouldn't see it.
    if (isIP(literal) !== 0 && !isWithinReach(literal, reach))
      throw new OutboundError("forbiddenAddress");
    if (keepAlive) {
      const done = await work(keptFor(reach));
      // A connection is free again when the loop has turned; who asks sooner gets another one.
      await setImmediate();
      return done;
    }
    const agent = open(reach, timeoutMs, { pipelining: 0, connections: 1 });
    try {
      return await work(agent);
    } finally {
      // Not waited for: it waits for a connection attempt that nobody wants any more.
      agent.destroy().catch(() => undefined);
    }
  };
};
