import { andThen } from "../../platform/and-then.ts";
import type { Awaitable } from "../../providers/provider.ts";

/** Runs one step for each day, one after the other, and collects the results. */
export const eachDay = <T>(
  days: readonly string[],
  step: (day: string) => Awaitable<T>,
): Awaitable<readonly T[]> =>
  days.reduce<Awaitable<readonly T[]>>(
    (soFar, day) => andThen(soFar, (list) => andThen(step(day), (one) => [...list, one])),
    [],
  );
