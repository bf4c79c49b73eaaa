import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

let made = 0;

const nextUuid: typeof crypto.randomUUID = () => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
};

/** Makes the ids and the set-up code of every server in this process the same at each run: what happened at once is ordered by its id. */
export const pinChance = (): void => {
  made = 0;
  Object.assign(crypto, { randomUUID: nextUuid, randomInt: () => 472_913 });
  syncBuiltinESMExports();
};

/** Takes a page's chance away: whoever asks for it more often than at the last run gets the same. Runs in the page, before its own scripts. */
export const pinChanceOfPage = (): void => {
  Math.random = () => 0.5;
};

/** Lets a page's calendar stand at an instant (ms since 1970) while its timers and frames go on; runs in the page, before its own scripts. */
export const pinDateOfPage = (at: number): void => {
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date(at).toString(),
    construct: (real, given, newTarget) =>
      Reflect.construct(real, given.length === 0 ? [at] : given, newTarget),
    get: (real, name) => (name === "now" ? () => at : Reflect.get(real, name)),
  });
};
