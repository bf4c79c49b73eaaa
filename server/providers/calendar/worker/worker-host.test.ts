import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createFindWorker } from "#server/platform/worker-files.ts";
import { workerProgramUrl } from "#tests/fixtures/workers/worker-programs.ts";
import { type CalendarWorker, createCalendarWorker } from "./worker-host.ts";
import { emptySkipList } from "../ical/work-limit.ts";

let dir = "";
const open: CalendarWorker[] = [];
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-calendar-workers-"));
});
afterEach(async () => {
  for (const worker of open.splice(0)) await worker.stop();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A worker that passes its time in its own way before it answers. */
const passing = (way: string): CalendarWorker => {
  const program = join(dir, "program.mjs");
  writeFileSync(
    program,
    `import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { ${way}; parentPort.postMessage(JSON.stringify({ damaged: true })); });
    parentPort.postMessage({ ready: true });`,
  );
  const find = createFindWorker((name) =>
    name === "ical-worker" ? pathToFileURL(program) : workerProgramUrl(name),
  );
  const worker = createCalendarWorker(find("ical-worker"), pino({ level: "silent" }), 60_000);
  open.push(worker);
  return worker;
};
const job = {
  ...{
    hash: "",
    charset: "utf-8",
    timeZone: "UTC",
    keep: [],
    skip: emptySkipList,
    budgetMs: 200,
  },
  range: { start: "2026-11-01", end: "2026-11-30" },
};
const limits = { stallMs: 100, mostMs: 300 };

test("a calendar whose turn never comes on a busy machine isn't ended", async () => {
  const waits = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)";
  const ended = await passing(waits).run(() => job, limits);
  expect(ended).toMatchObject({ outcome: { damaged: true } });
});

test("a calendar that works longer than it may is ended, and it is known where", async () => {
  const ended = await passing("for (;;)").run(() => job, limits);
  expect(ended).toMatchObject({ diedAt: { step: "done", index: 0 } });
  expect(ended.workedMs).toBeGreaterThan(limits.stallMs);
});
