import type { Clock } from "../../clock.ts";
import { HttpError } from "../../http/errors.ts";

const most = 6;
const withinMs = 10 * 60_000;

/** Counts backups and restores that people ask for; throws 429 with the wait beyond six in ten minutes. */
export const createRate = (clock: Clock): (() => void) => {
  let asked: number[] = [];
  return () => {
    const now = clock.monotonic();
    asked = asked.filter((at) => now - at < withinMs);
    const [first] = asked;
    if (first !== undefined && asked.length >= most) {
      const retryAfterSec = Math.ceil((first + withinMs - now) / 1000);
      throw new HttpError(429, "That was a lot of backups. Try again in some minutes.", {
        code: "tooManyBackups",
        retryAfterSec,
      });
    }
    asked.push(now);
  };
};
