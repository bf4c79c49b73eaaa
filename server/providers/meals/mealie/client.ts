import type { Logger } from "pino";
import * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import type { OutOfRangeItems } from "#server/platform/out-of-range-items.ts";
import { mealieStatusError, MealieError } from "./errors.ts";
import { createMealieOutcome } from "./outcome.ts";
import {
  createMealieSend,
  type MealieCall,
  type MealieQuery,
  type MealieRequestsDeps,
  type MealieSend,
  parseMealieAnswer,
  readMealiePages,
} from "./requests.ts";
import { createMealieVersion } from "./version.ts";

interface MealieClientDeps extends MealieRequestsDeps {
  readonly clock: Clock;
  readonly log: Logger;
  /** Is told which items of lists are left out. */
  readonly outOfRange: Pick<OutOfRangeItems, "report">;
}

/** Creates a client of Mealie's API, versions 2 and 3, that validates every answer; rejects with a MealieError. */
export const createMealieClient = ({ clock, log, outOfRange, ...target }: MealieClientDeps) => {
  const send = createMealieSend(target);
  const version = createMealieVersion(send, clock);
  // After a strange answer, Mealie may have been updated.
  const outcome = createMealieOutcome({ clock, log, answeredStrangely: version.forget });

  const ask = async <T>(
    method: Parameters<MealieSend>[0],
    where: string,
    shape: z.ZodType<T>,
    call: MealieCall = {},
  ): Promise<T> =>
    outcome.track(async () => {
      await version.current();
      return parseMealieAnswer(await send(method, where, call), shape);
    });
  const get = <T>(where: string, shape: z.ZodType<T>, call?: MealieCall): Promise<T> =>
    ask("GET", where, shape, call);

  return {
    get,
    post: <T>(where: string, shape: z.ZodType<T>, json: unknown, timeoutMs?: number) =>
      ask("POST", where, shape, { json, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    put: <T>(where: string, shape: z.ZodType<T>, json: unknown) =>
      ask("PUT", where, shape, { json }),
    patch: <T>(where: string, shape: z.ZodType<T>, json: unknown) =>
      ask("PATCH", where, shape, { json }),
    remove: async (where: string, query?: MealieQuery): Promise<void> => {
      await ask("DELETE", where, z.unknown(), query === undefined ? {} : { query });
    },
    /** All items of a paged answer, each id once. */
    pages: <T extends { readonly id: string | number }>(
      where: string,
      shape: z.ZodType<T>,
      call?: MealieCall,
    ): Promise<T[]> => readMealiePages({ get, report: outOfRange.report }, where, shape, call),
    /** A file's bytes; null where there is none. */
    file: (where: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> =>
      outcome.track(async () => {
        await version.current();
        const answer = await send("GET", where, { maxBytes });
        if (answer.status === 404) return null;
        if (answer.status !== 200) throw mealieStatusError(answer);
        return answer.body;
      }),
    /** The last outcome; times in milliseconds since 1970. */
    status: outcome.status,
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
