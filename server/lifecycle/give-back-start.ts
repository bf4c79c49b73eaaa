import { setFlagsFromString } from "node:v8";

/** As long as V8 takes until it looks, and to look through what is there twice, also on a small machine. */
const restMs = 20_000;

/**
 * Has V8 look through its memory once a server is on, in steps between requests, and give back what only the start needed.
 * By itself it does so where less is made than was lately, and a start makes most.
 */
export const giveBackStart = (): void => {
  setFlagsFromString("--optimize-for-size");
  setTimeout(setFlagsFromString, restMs, "--no-optimize-for-size").unref();
};
