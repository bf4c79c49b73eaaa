import type { Logger } from "pino";
import * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound, OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { createSharedRead } from "../../shared-read.ts";
import { mealieAbout } from "./shapes.ts";
import {
  mealieStatusError,
  mealieOutboundError,
  MealieError,
  type MealieErrorCode,
} from "./errors.ts";

interface MealieClientDeps {
  /** The address that a browser opens. */
  readonly url: string;
  readonly token: string;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
}

type Query = Readonly<Record<string, string | readonly string[]>>;

interface Call {
  readonly query?: Query;
  readonly json?: unknown;
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

const usualMs = 8_000;
const oldest = 2;
const perPage = 100;
const mostPages = 100;
const versionPolicy = { keepMs: 3_600_000, restMs: 15_000, idleMs: 0 };

/** The path of an item in a collection; the caller has validated the id. */
export const mealiePath = (collection: string, id: string): string => {
  if (!/^[\w-]{1,250}$/.test(id)) throw new Error("an id that isn't one can't be part of a path");
  return `${collection}/${id}`;
};

const addressOf = (base: string, where: string, query: Query): string => {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of typeof value === "string" ? [value] : value) words.append(name, each);
  return words.size === 0 ? base + where : `${base}${where}?${words.toString()}`;
};

/** Creates a client of Mealie's API, versions 2 and 3, that validates every answer; rejects with a MealieError. */
export const createMealieClient = ({ url, token, outbound, clock, log }: MealieClientDeps) => {
  let errorCode: MealieErrorCode | null = null;
  let answeredAt: number | null = null;
  let askedAt: number | null = null;

  const note = (error: MealieError | null): void => {
    askedAt = clock.now();
    if (error === null) answeredAt = askedAt;
    else if (errorCode === null) log.info({ why: error.errorCode }, "Mealie can't be asked");
    errorCode = error?.errorCode ?? null;
  };

  const send = async (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    where: string,
    { query = {}, json, signal, maxBytes, timeoutMs = usualMs }: Call,
  ): Promise<OutboundAnswer> => {
    try {
      return await outbound({
        ...{ url: addressOf(url, where, query), method, timeoutMs },
        ...{ operatorHost: true, keepAlive: true },
        // The token is for one host, and a redirected write would lose its body.
        maxRedirects: 0,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json, image/*",
          ...(json === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(signal === undefined ? {} : { signal }),
        ...(maxBytes === undefined ? {} : { maxBytes }),
      });
    } catch (error) {
      throw mealieOutboundError(error);
    }
  };

  const parse = <T>(answer: OutboundAnswer, shape: z.ZodType<T>): T => {
    if (answer.status < 200 || answer.status > 299) throw mealieStatusError(answer);
    try {
      return shape.parse(JSON.parse(answer.text()));
    } catch {
      // A page of a proxy or of hotel Wi-Fi is no answer, whatever its status.
      throw new MealieError("strange");
    }
  };

  /** Records the outcome for the health report. */
  const noted = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const value = await work();
      note(null);
      return value;
    } catch (error) {
      if (error instanceof MealieError) {
        note(error.isAboutOne ? null : error);
        // Mealie may have been updated.
        if (error.errorCode === "strange" && !error.isAboutOne) version.forget();
      }
      throw error;
    }
  };

  const version = createSharedRead({
    ...{ clock, policy: versionPolicy },
    ask: async (signal) => {
      const about = parse(await send("GET", "/api/app/about", { signal }), mealieAbout);
      const major = /^v?(\d+)\./.exec(about.version)?.[1];
      // A version without a number is a development build.
      if (major !== undefined && Number(major) < oldest) throw new MealieError("mealVersionOld");
      return about.version;
    },
  });

  const ask = async <T>(
    method: Parameters<typeof send>[0],
    where: string,
    shape: z.ZodType<T>,
    call: Call = {},
  ): Promise<T> =>
    noted(async () => {
      await version.current();
      return parse(await send(method, where, call), shape);
    });

  return {
    get: <T>(where: string, shape: z.ZodType<T>, call?: Call) => ask("GET", where, shape, call),
    post: <T>(where: string, shape: z.ZodType<T>, json: unknown, timeoutMs?: number) =>
      ask("POST", where, shape, { json, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    put: <T>(where: string, shape: z.ZodType<T>, json: unknown) =>
      ask("PUT", where, shape, { json }),
    patch: <T>(where: string, shape: z.ZodType<T>, json: unknown) =>
      ask("PATCH", where, shape, { json }),
    remove: async (where: string, query?: Query): Promise<void> => {
      await ask("DELETE", where, z.unknown(), query === undefined ? {} : { query });
    },
    /** All items of a paged answer, each id once. */
    pages: async <T extends { readonly id: string | number }>(
      where: string,
      shape: z.ZodType<T>,
      { query = {}, ...call }: Call = {},
    ): Promise<T[]> => {
      const page = z.object({ total_pages: z.int(), items: z.array(shape) });
      const all = new Map<string | number, T>();
      for (let turned = 1; turned <= mostPages; turned += 1) {
        const here = { ...query, page: String(turned), perPage: String(perPage) };
        const { items, total_pages: last } = await ask("GET", where, page, {
          ...call,
          query: here,
        });
        for (const item of items) all.set(item.id, item);
        if (turned >= last) return [...all.values()];
      }
      throw new MealieError("tooLarge");
    },
    /** A file's bytes; null where there is none. */
    file: (where: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> =>
      noted(async () => {
        await version.current();
        const answer = await send("GET", where, { maxBytes });
        if (answer.status === 404) return null;
        if (answer.status !== 200) throw mealieStatusError(answer);
        return answer.body;
      }),
    /** The last outcome; times in milliseconds since 1970. */
    status: () => ({ errorCode, answeredAt, askedAt }),
    stop: version.stop,
  };
};

export type MealieClient = ReturnType<typeof createMealieClient>;

/** Resolves with `missing` where Mealie says that the object of a write doesn't exist. */
export const notFoundAsNull = async <T, M>(work: Promise<T>, missing: M): Promise<T | M> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MealieError && error.status === 404) return missing;
    throw error;
  }
};
