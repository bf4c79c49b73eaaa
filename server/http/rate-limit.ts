import type { Clock } from "../platform/clock.ts";
import { HttpError } from "./errors.ts";

interface Rate {
  readonly clock: Clock;
  /** How many may be asked for within `withinMs`. */
  readonly most: number;
  readonly withinMs: number;
  /** What the one who asked for more is told. */
  readonly message: string;
}

/** Counts what people ask for; throws 429 `tooMany` with the wait beyond the most that is allowed. */
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
