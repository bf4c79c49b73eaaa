import type { Dispatcher } from "undici";
import type { OutboundFailure } from "./failure.ts";
import type { OutboundAnswer } from "./outbound.ts";
import type { ReachedHost } from "./reached-host.ts";
import { acceptEncoding, joinChunks, readBody } from "./read-body.ts";
import { type Hop, nextHop } from "./redirect.ts";

/** What has arrived of an answer so far. */
export interface PartialAnswer {
  head: Pick<OutboundAnswer, "status" | "headers"> | null;
  place: OutboundAnswer["place"];
  readonly chunks: Uint8Array[];
}

/** The answer of what has arrived; null before its head. `cut` says why it is only the first part. */
export const answerOfParts = (
  { head, place, chunks }: PartialAnswer,
  cut?: OutboundFailure,
): OutboundAnswer | null => {
  if (head === null) return null;
  const body = joinChunks(chunks);
  return {
    ...head,
    body,
    ...(place === undefined ? {} : { place }),
    ...(cut === undefined ? {} : { cut }),
    text: () => new TextDecoder().decode(body),
  };
};

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

const requestOf = (hop: Hop, signal: AbortSignal): Dispatcher.RequestOptions => ({
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
});

interface SendHopDeps {
  readonly agent: Dispatcher;
  /** Where the hop's host is, once it is connected. */
  readonly reached: () => ReachedHost;
  /** Where the answer is put as it arrives. */
  readonly into: PartialAnswer;
  /** After decompression. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Without it a redirect is the answer. */
  readonly followsRedirects: boolean;
}

/** Sends one hop's request; resolves with the hop that a redirect names, or null when the whole answer has arrived. */
export const sendHop = async (
  hop: Hop,
  { agent, reached, into, maxBytes, signal, followsRedirects }: SendHopDeps,
): Promise<Hop | null> => {
  const answer = await agent.request(requestOf(hop, signal));
  answer.body.on("error", () => undefined);
  try {
    const headers = flatten(answer.headers);
    const head = { status: answer.statusCode, location: headers["location"] };
    const place = reached();
    const next = followsRedirects ? nextHop(hop, head, place) : null;
    if (next !== null) return next;
    into.head = { status: answer.statusCode, headers };
    await readBody(answer.body, into.chunks, {
      encoding: headers["content-encoding"] ?? "",
      maxBytes,
      signal,
    });
    return null;
  } finally {
    // Nobody reads the body of a redirect; its connection can't serve another request.
    answer.body.destroy();
  }
};
