import { andThen, type Awaitable } from "../../platform/and-then.ts";

/** Runs one step for each day, one after the other, and collects the results. */
export const eachDay = <T>(
  days: readonly string[],
  step: (day: string) => Awaitable<T>,
): Awaitable<readonly T[]> =>
  days.reduce<Awaitable<readonly T[]>>(
    (soFar, day) => andThen(soFar, (list) => andThen(step(day), (one) => [...list, one])),
    [],
  );
