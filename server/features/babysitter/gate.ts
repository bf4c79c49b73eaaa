import { allowedWhileBabysitting } from "#contract/babysitter.ts";
import type { Caller } from "../../http/caller.ts";
import { HttpError } from "../../http/errors.ts";

const open = new Set<string>(allowedWhileBabysitting);

/** Throws 423 for a wall while a babysitter is in charge, but for what the emergency card itself needs. */
export const createBabysitterGate =
  (activeSince: () => number | null) =>
  ({ isWall, session }: Caller, operation: string): void => {
    if (!isWall || open.has(operation)) return;
    const since = activeSince();
    if (since === null) return;
    // Who signed in before the evening, or is a parent, holds a phone that has also opened the wall.
    if (session !== null && (session.parent || session.since < since)) return;
    throw new HttpError(423, "A babysitter is in charge. A parent's PIN gives the wall back.", {
      code: "babysitter",
    });
  };
