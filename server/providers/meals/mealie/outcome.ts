import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import { MealieError, type MealieErrorCode } from "./errors.ts";

interface MealieOutcomeDeps {
  readonly clock: Clock;
  readonly log: Logger;
  /** Called after an answer that isn't Mealie's as we know it. */
  readonly answeredStrangely: () => void;
}

/** Records the last outcome of requests for the health report. */
export const createMealieOutcome = ({ clock, log, answeredStrangely }: MealieOutcomeDeps) => {
  let errorCode: MealieErrorCode | null = null;
  let answeredAt: number | null = null;
  let askedAt: number | null = null;

  const note = (error: MealieError | null): void => {
    askedAt = clock.now();
    if (error === null) answeredAt = askedAt;
    else if (errorCode === null) log.info({ why: error.errorCode }, "Mealie can't be asked");
    errorCode = error?.errorCode ?? null;
  };

  return {
    /** Runs a request and records its outcome. */
    track: async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        const value = await work();
        note(null);
        return value;
      } catch (error) {
        if (error instanceof MealieError) {
          note(error.isAboutOne ? null : error);
          if (error.errorCode === "strange" && !error.isAboutOne) answeredStrangely();
        }
        throw error;
      }
    },
    /** The last outcome; times in milliseconds since 1970. */
    status: () => ({ errorCode, answeredAt, askedAt }),
  };
};
