import type { Clock } from "../platform/clock.ts";
import { HttpError } from "../platform/errors.ts";

interface Rate {
  readonly clock: Clock;
  /** The most calls within `withinMs`. */
  readonly most: number;
  readonly withinMs: number;
  /** The sentence of the 429. */
  readonly message: string;
}

/** Creates a counter that throws 429 `tooMany` with the wait once there are too many calls. */
export const createRateLimit = ({ clock, most, withinMs, message }: Rate): (() => void) => {
  let asked: number[] = [];
  return () => {
    const now = clock.monotonic();
    asked = asked.filter((at) => now - at < withinMs);
    const [first] = asked;
    if (first !== undefined && asked.length >= most)
      throw new HttpError(429, message, {
        code: "tooMany",
        retryAfterSec: Math.ceil((first + withinMs - now) / 1000),
      });
    asked.push(now);
  };
};
