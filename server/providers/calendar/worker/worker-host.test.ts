import { afterEach, expect, test } from "vitest";
import { type CalendarWorker, startCalendarWorker } from "./worker-host.ts";
import { emptySkipList } from "../ical/work-limit.ts";

const open: CalendarWorker[] = [];
afterEach(async () => {
  for (const worker of open.splice(0)) await worker.end();
});

/** A worker that passes its time in its own way before it answers. */
const passing = async (way: string): Promise<CalendarWorker> => {
  const program = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ job }) => { ${way}; parentPort.postMessage({ job, damaged: true }); });
    parentPort.postMessage({ ready: true });`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const worker = startCalendarWorker(url, () => undefined);
  open.push(worker);
  await worker.ready;
  return worker;
};
const job = {
  ...{
    job: 1,
    hash: "",
    charset: "utf-8",
    timeZone: "UTC",
    keep: [],
    care: emptySkipList,
    budgetMs: 200,
  },
  range: { start: "2026-11-01", end: "2026-11-30" },
};
const limits = { stallMs: 100, mostMs: 300 };

test("a calendar whose turn never comes on a busy machine isn't ended", async () => {
  const waits = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)";
  const ended = await (await passing(waits)).run(job, limits);
  expect(ended).toMatchObject({ outcome: { job: 1 } });
});

test("a calendar that works longer than it may is ended, and it is known where", async () => {
  const ended = await (await passing("for (;;)")).run(job, limits);
  expect(ended).toMatchObject({ diedAt: { step: "done", index: 0 } });
  expect(ended.workedMs).toBeGreaterThan(limits.stallMs);
});
