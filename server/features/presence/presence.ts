import { timingSafeEqual, createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { iso } from "../../platform/clock.ts";
import { HttpError } from "../../http/errors.ts";

interface Near {
  readonly present: boolean;
  readonly changedAt: string | null;
}

/** Whether somebody is near the wall, as a sensor last told. */
export interface Presence {
  now(): Near;
  /** Throws 401 when the house wants a token and this isn't it. */
  tell(present: boolean, token: string | undefined): void;
}

const digest = (word: string): Buffer => createHash("sha256").update(word).digest();

/** Keeps the last word of the sensor; a restart forgets it. */
export const createPresence = (clock: Clock, wanted: string | undefined): Presence => {
  let near: Near = { present: true, changedAt: null };
  return {
    now: () => near,
    tell: (present, token) => {
      if (wanted !== undefined && !timingSafeEqual(digest(wanted), digest(token ?? "")))
        throw new HttpError(401, "X-Presence-Token is missing or wrong.", {
          code: "presenceToken",
        });
      near = { present, changedAt: iso(clock.now()) };
    },
  };
};
