import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { type AddressPlace, createPlaceOfAddress, type PlaceOfAddress } from "./address-place.ts";
import { createConnections } from "./connections.ts";
import { failureOf, OutboundError, type OutboundFailure } from "./failure.ts";
import { startDeadline } from "./deadline.ts";
import { type ResolveHost, systemResolve } from "./reach.ts";
import { firstHop, type Hop } from "./redirect.ts";
import { answerOfParts, type PartialAnswer, sendHop } from "./send-hop.ts";

/** The methods of HTTP and WebDAV that are sent. */
export const outboundMethods = [
  ...["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  ...["REPORT", "PROPFIND", "MOVE", "MKCOL"],
] as const satisfies readonly string[];

/** A request to another server, with its limits. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: (typeof outboundMethods)[number];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** From the call to the last byte; 10 s unless given. */
  readonly timeoutMs?: number;
  /** After decompression; 10 MB unless given. */
  readonly maxBytes?: number;
  /**
   * At most 5 unless given; each hop's address is checked, and credentials stay with the first host. `answered`: a
   * redirect is the answer, for a caller that decides itself where to go on.
   */
  readonly maxRedirects?: number | "answered";
  /**
   * True where the operator configured this host with its port, which may then be anywhere in the local network, this
   * machine too; no redirect gains that. `house` where a person entered it on a screen: then it may be another machine
   * of the local network, but not this one. `machine` where a parent allowed this host with its port on this machine too.
   */
  readonly operatorHost?: boolean | "house" | "machine";
  /** Refuses addresses on the internet: for a password that travels unencrypted. */
  readonly onlyPrivate?: boolean;
  /** The next request may use the same connection: for a service that gets several requests in a row. */
  readonly keepAlive?: boolean;
  /** An answer that is too large or breaks off is returned with what arrived of it, and `cut`. */
  readonly keepPartial?: boolean;
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Where the address that was asked first leads; undefined where no connection was made for it. */
  readonly place?: AddressPlace;
  /** Why this is only the first part. */
  readonly cut?: OutboundFailure;
  text(): string;
}

/** Any status is an answer; only a missing one rejects, with an OutboundError. */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

/** What had arrived of an answer that failed, where the caller wants to keep it; null where there is nothing. */
const keptPart = (
  { keepPartial = false, signal }: OutboundRequest,
  arrived: PartialAnswer,
  { reason }: OutboundError,
): OutboundAnswer | null =>
  keepPartial && signal?.aborted !== true && arrived.chunks.length > 0
    ? answerOfParts(arrived, reason)
    : null;

/** Creates the only client for requests that leave the server, over connections that are checked; without a proxy. */
export const createOutbound = ({
  clock,
  log,
  resolve = systemResolve,
  placeOf = createPlaceOfAddress(),
  contacted = () => undefined,
}: {
  readonly clock: Clock;
  readonly log: Logger;
  readonly resolve?: ResolveHost;
  readonly placeOf?: PlaceOfAddress;
  /** Called with each host just before a request to it, also one that a redirect leads to. */
  readonly contacted?: (host: string) => void;
}): Outbound => {
  const connect = createConnections(resolve, placeOf);

  return async (request) => {
    const { timeoutMs = 10_000, maxBytes = 10 * 1024 * 1024 } = request;
    const maxRedirects = request.maxRedirects === "answered" ? 0 : (request.maxRedirects ?? 5);
    const followsRedirects = request.maxRedirects !== "answered";
    const { keepAlive = false } = request;
    const started = clock.monotonic();
    const elapsedMs = (): number => Math.round(clock.monotonic() - started);
    const deadline = startDeadline(timeoutMs, request.signal);
    const { signal } = deadline;
    const arrived: PartialAnswer = { head: null, place: undefined, chunks: [] };
    /** Null where this is the answer. */
    const follow = (hop: Hop): Promise<Hop | null> =>
      connect({ ...hop, timeoutMs, keepAlive }, async ({ agent, reached }) => {
        contacted(hop.url.hostname);
        const noted = () => {
          const host = reached();
          arrived.place ??= host.place;
          return host;
        };
        return sendHop(hop, {
          ...{ agent, reached: noted, into: arrived, maxBytes, signal, followsRedirects },
        });
      });

    try {
      let hop = firstHop(request);
      for (let followed = 0; followed <= maxRedirects; followed += 1) {
        // Each hop depends on the answer of the one before.
        const next = await Promise.race([follow(hop), deadline.aborted]);
        const whole = next === null ? answerOfParts(arrived) : null;
        if (whole !== null) {
          log.debug({ status: whole.status, ms: elapsedMs() }, "asked outside");
          return whole;
        }
        hop = next ?? hop;
      }
      throw new OutboundError("redirects");
    } catch (error) {
      const failure = deadline.hasPassed() ? new OutboundError("timeout") : failureOf(error);
      log.debug({ reason: failure.reason, ms: elapsedMs() }, "asked outside in vain");
      const part = keptPart(request, arrived, failure);
      if (part !== null) return part;
      throw failure;
    } finally {
      deadline.clear();
    }
  };
};
