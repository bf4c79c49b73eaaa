import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

/*
 * Preloaded into Vitest, and so into each program and thread that a test starts: where one of them reads the clock,
 * the file of the test (CLOCK_READER) goes to a list (CLOCK_READERS).
 */

/** Libraries whose reads change no test: they stamp lines, measure, sow random numbers, or, croner, are always asked from a given moment. */
const irrelevant = /[\\/]node_modules[\\/](?:pino|croner|chokidar|fast-check|vitest|@vitest)[\\/]/;
const { Date: machine, process } = globalThis;
let noted = "";

const note = () => {
  const { CLOCK_READER: reader, CLOCK_READERS: list } = process.env;
  if (!reader || list === undefined || reader === noted) return;
  noted = reader;
  appendFileSync(list, `${reader}\n`);
};

/** Whether code of ours or of a library asks, but none of those; not Node itself. */
const isRelevant = () => {
  const caller = (new Error("read").stack ?? "")
    .split("\n")
    .slice(1)
    .find((frame) => !frame.includes(import.meta.filename) && !frame.includes("node:"));
  return caller !== undefined && /[\\/]/.test(caller) && !irrelevant.test(caller);
};

const noteRead = () => {
  if (process.env.CLOCK_READER !== noted && isRelevant()) note();
};

globalThis.Date = new Proxy(machine, {
  construct: (target, words, made) => {
    if (words.length === 0) noteRead();
    return Reflect.construct(target, words, made);
  },
  apply: () => {
    noteRead();
    return machine();
  },
  get: (target, name) => {
    if (name === "now") noteRead();
    return Reflect.get(target, name);
  },
});

threads.Worker = new Proxy(threads.Worker, {
  construct: (target, words, made) => {
    // A thread with an environment of its own gets no preload: it may read the clock unseen.
    if (words[1]?.env !== undefined) note();
    return Reflect.construct(target, words, made);
  },
});
syncBuiltinESMExports();
