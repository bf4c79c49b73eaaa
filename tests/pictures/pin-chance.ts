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

/** Makes a page's chance the same at each load; runs in the page, before its own scripts. */
export const pinChanceOfPage = (): void => {
  let state = 20_260_520;
  Math.random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};
