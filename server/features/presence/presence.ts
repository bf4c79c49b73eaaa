import { timingSafeEqual, createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { iso } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";

interface Near {
  readonly present: boolean;
  readonly changedAt: string | null;
}

/** Whether somebody is near the wall, from a sensor's last report. */
export interface Presence {
  now(): Near;
  /** Records a sensor's report; throws 401 where a token is configured and this one differs. */
  tell(present: boolean, token: string | undefined): void;
}

const digest = (word: string): Buffer => createHash("sha256").update(word).digest();

/** Stores the sensor's last report in memory; a restart forgets it. */
export const createPresence = (clock: Clock, wanted: string | undefined): Presence => {
  let near: Near = { present: true, changedAt: null };
  return {
    now: () => near,
    tell: (present, token) => {
      if (wanted !== undefined && !timingSafeEqual(digest(wanted), digest(token ?? "")))
        throw new HttpError(401, apiSentence("presenceToken"), { code: "presenceToken" });
      near = { present, changedAt: iso(clock.now()) };
    },
  };
};
