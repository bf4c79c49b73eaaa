import { allowedWhileBabysitting } from "#contract/babysitter.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";

const open = new Set<string>(allowedWhileBabysitting);

/** Throws 423 for a wall while a babysitter is in charge, except for what the emergency card itself needs. */
export const createBabysitterGate =
  (activeSince: () => number | null) =>
  ({ isWall, session }: Caller, operation: string): void => {
    if (!isWall || open.has(operation)) return;
    const since = activeSince();
    if (since === null) return;
    // A phone that has also opened the wall passes if it is a parent's or signed in before the evening.
    if (session !== null && (session.parent || session.since < since)) return;
    throw new HttpError(423, apiSentence("babysitter"), { code: "babysitter" });
  };
