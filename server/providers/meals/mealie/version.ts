import type { Clock } from "#server/platform/clock.ts";
import { createSharedRead, type SharedRead } from "../../shared-read.ts";
import { MealieError } from "./errors.ts";
import { type MealieSend, parseMealieAnswer } from "./requests.ts";
import { mealieAbout } from "./shapes.ts";

const oldest = 2;
const policy = { keepMs: 3_600_000, restMs: 15_000, idleMs: 0 };

/** Reads Mealie's version once an hour; rejects with a MealieError where it is too old. */
export const createMealieVersion = (send: MealieSend, clock: Clock): SharedRead<string> =>
  createSharedRead({
    ...{ clock, policy },
    ask: async (signal) => {
      const about = parseMealieAnswer(await send("GET", "/api/app/about", { signal }), mealieAbout);
      const major = /^v?(\d+)\./.exec(about.version)?.[1];
      // A version without a number is a development build.
      if (major !== undefined && Number(major) < oldest) throw new MealieError("mealVersionOld");
      return about.version;
    },
  });
