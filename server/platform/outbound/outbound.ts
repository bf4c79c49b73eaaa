import type { Logger } from "pino";
import type { Dispatcher } from "undici";
import type { Clock } from "../clock.ts";
import { type ResolveHost, systemResolve } from "./public-addresses.ts";
import { createConnections } from "./connections.ts";
import { failureOf, OutboundError, type OutboundFailure } from "./failure.ts";
import { acceptEncoding, joinChunks, readBody } from "./read-body.ts";
import { firstHop, type Hop, nextHop } from "./redirect.ts";

/** What a request out of the house may say and how far it may go. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "REPORT" | "PROPFIND";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** From the call to the last byte; 10 s unless told. */
  readonly timeoutMs?: number;
  /** After decompression; 10 MB unless told. */
  readonly maxBytes?: number;
  /** At most 5 unless told; each hop's address is checked, and credentials stay with the first host. */
  readonly maxRedirects?: number;
  /**
   * True where the operator configured this host, which may then be anywhere in the house, this machine too. `house`
   * where somebody in the house only typed it: then the house's other machines may be asked, this one may not.
   */
  readonly operatorHost?: boolean | "house";
  /** What follows at once may come on the same connection: for a service that is asked several things in a row. */
  readonly keepAlive?: boolean;
  /** An answer that is too large or breaks off is given with what came of it, and `cut`. */
  readonly keepPartial?: boolean;
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Why this is only the first part. */
  readonly cut?: OutboundFailure;
  text(): string;
}

/** What came of an answer so far. */
interface SoFar {
  head: Pick<OutboundAnswer, "status" | "headers"> | null;
  readonly chunks: Uint8Array[];
}

const answerOf = ({ head, chunks }: SoFar, cut?: OutboundFailure): OutboundAnswer | null => {
  if (head === null) return null;
  const body = joinChunks(chunks);
  return {
    ...head,
    body,
    ...(cut === undefined ? {} : { cut }),
    text: () => new TextDecoder().decode(body),
  };
};

/** Any status is an answer; only a missing one rejects, with an OutboundError. */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

const flatten = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

/** The only way out of the house, through connections that are checked; without a proxy. */
export const createOutbound = ({
  clock,
  log,
  resolve = systemResolve,
  contacted = () => undefined,
}: {
  readonly clock: Clock;
  readonly log: Logger;
  readonly resolve?: ResolveHost;
  /** Told each host just before it is asked, also one that a redirect leads to. */
  readonly contacted?: (host: string) => void;
}): Outbound => {
  const connect = createConnections(resolve);

  return async (request) => {
    const { timeoutMs = 10_000, maxBytes = 10 * 1024 * 1024, maxRedirects = 5 } = request;
    const { keepAlive = false } = request;
    const started = clock.monotonic();
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(new OutboundError("timeout")), timeoutMs);
    const signal =
      request.signal === undefined
        ? tooLate.signal
        : AbortSignal.any([tooLate.signal, request.signal]);
    // A name server or a handshake that hangs doesn't hear of an abort at once; the caller does.
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new OutboundError("timeout")), { once: true });
    });
    givenUp.catch(() => undefined);

    const soFar: SoFar = { head: null, chunks: [] };
    /** Null where this is the answer. */
    const ask = (hop: Hop): Promise<Hop | null> =>
      connect({ ...hop, timeoutMs, keepAlive }, async (agent) => {
        contacted(hop.url.hostname);
        const options: Dispatcher.RequestOptions = {
          origin: hop.url.origin,
          path: `${hop.url.pathname}${hop.url.search}`,
          method: hop.method,
          headers: {
            "accept-encoding": acceptEncoding,
            "user-agent": "FamilyWall",
            ...hop.headers,
          },
          body: hop.body ?? null,
          signal,
        };
        const answer = await agent.request(options);
        answer.body.on("error", () => undefined);
        try {
          const headers = flatten(answer.headers);
          const next = nextHop(hop, answer.statusCode, headers["location"]);
          if (next !== null) return next;
          soFar.head = { status: answer.statusCode, headers };
          await readBody(answer.body, soFar.chunks, {
            encoding: headers["content-encoding"] ?? "",
            maxBytes,
            signal,
          });
          return null;
        } finally {
          // Nobody reads a body that leads on; its connection can't serve anybody else.
          answer.body.destroy();
        }
      });

    try {
      let hop = firstHop(request);
      for (let followed = 0; followed <= maxRedirects; followed += 1) {
        // Each hop depends on the answer of the one before.
        const next = await Promise.race([ask(hop), givenUp]);
        const whole = next === null ? answerOf(soFar) : null;
        if (whole !== null) {
          log.debug(
            { status: whole.status, ms: Math.round(clock.monotonic() - started) },
            "asked outside",
          );
          return whole;
        }
        hop = next ?? hop;
      }
      throw new OutboundError("redirects");
    } catch (error) {
      const failure = tooLate.signal.aborted ? new OutboundError("timeout") : failureOf(error);
      log.debug(
        { reason: failure.reason, ms: Math.round(clock.monotonic() - started) },
        "asked outside in vain",
      );
      const isWanted = request.keepPartial === true && request.signal?.aborted !== true;
      const part = isWanted && soFar.chunks.length > 0 ? answerOf(soFar, failure.reason) : null;
      if (part !== null) return part;
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
};
