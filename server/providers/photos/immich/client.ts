import { parseOutsideJson } from "#server/platform/outbound/outside-json.ts";
import type * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound, OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { immichStatusError, immichOutboundError, ImmichError } from "./errors.ts";

interface ImmichClientDeps {
  /** Without `/api`. */
  readonly url: string;
  readonly key: string;
  readonly outbound: Outbound;
  readonly clock: Clock;
}

interface Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly maxBytes?: number;
}

const usualMs = 8_000;
/** The pause after Immich didn't answer at all, in milliseconds. */
const restMs = 10_000;
const gone = new Set([400, 404]);

/** The options of a request besides its address. */
const requestOptions = (key: string, { json, maxBytes }: Call) => ({
  ...{ operatorHost: true, keepAlive: true },
  // The key is for one host.
  maxRedirects: 0,
  headers: {
    "x-api-key": key,
    accept: "application/json, image/*",
    ...(json === undefined ? {} : { "content-type": "application/json" }),
  },
  ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  ...(maxBytes === undefined ? {} : { maxBytes }),
});

/** Creates a client of Immich's API, versions 2.7 and 3, that validates every answer; rejects with an ImmichError. */
export const createImmichClient = ({ url, key, outbound, clock }: ImmichClientDeps) => {
  const stopping = new AbortController();
  let silent: { readonly error: ImmichError; readonly until: number } | null = null;

  const send = async (
    method: "GET" | "POST",
    where: string,
    call: Call,
  ): Promise<OutboundAnswer> => {
    if (silent !== null && clock.monotonic() < silent.until) throw silent.error;
    const words = new URLSearchParams(call.query ?? {}).toString();
    try {
      const answer = await outbound({
        ...{ url: `${url}/api${where}${words && `?${words}`}`, method },
        ...{ timeoutMs: usualMs, signal: stopping.signal },
        ...requestOptions(key, call),
      });
      silent = null;
      return answer;
    } catch (thrown) {
      const error = immichOutboundError(thrown);
      // A file that is too large doesn't affect the next one.
      if (error.errorCode !== "tooLarge") silent = { error, until: clock.monotonic() + restMs };
      throw error;
    }
  };

  const ask = async <T>(
    method: "GET" | "POST",
    where: string,
    shape: z.ZodType<T>,
    call: Call,
  ): Promise<T> => {
    const answer = await send(method, where, call);
    if (answer.status < 200 || answer.status > 299) throw immichStatusError(answer.status);
    try {
      return shape.parse(parseOutsideJson(answer.text()));
    } catch {
      // A page of a proxy or of hotel Wi-Fi is no answer, whatever its status.
      throw new ImmichError("strange");
    }
  };

  return {
    get: <T>(where: string, shape: z.ZodType<T>, query: Readonly<Record<string, string>> = {}) =>
      ask("GET", where, shape, { query }),
    post: <T>(where: string, shape: z.ZodType<T>, json: unknown) =>
      ask("POST", where, shape, { json }),
    /** A file's bytes; null where there is none (any more), which Immich also reports as a bad request. */
    file: async (
      where: string,
      query: Readonly<Record<string, string>>,
      maxBytes: number,
    ): Promise<Uint8Array<ArrayBuffer> | null> => {
      const { status, body } = await send("GET", where, { query, maxBytes });
      if (gone.has(status)) return null;
      if (status !== 200) throw immichStatusError(status);
      return body;
    },
    stop: () => stopping.abort(),
  };
};

export type ImmichClient = ReturnType<typeof createImmichClient>;
