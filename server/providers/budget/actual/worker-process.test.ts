import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ActualLimits, type ActualOutcome, createRunActual } from "./worker-process.ts";

const roomy: ActualLimits = { silentMs: 20_000, mostMs: 20_000, mostMiB: 512 };
const job = { do: "try", libraryDir: "/nowhere" } as const;

let dir = "";
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-budget-programs-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const run = (
  program: string,
  limits: Partial<ActualLimits> = {},
  signal = new AbortController().signal,
): Promise<ActualOutcome> => {
  const file = join(dir, "program.mjs");
  writeFileSync(file, program);
  return createRunActual({
    ...{ file: pathToFileURL(file), env: {}, log: pino({ level: "silent" }) },
    limits: { ...roomy, ...limits },
  })(job, signal);
};
const beating = "setInterval(() => process.send({ alive: process.memoryUsage.rss() }), 20);";

it("a program that says what it read is believed, also when it breaks off right after", async () => {
  expect(await run("process.send(JSON.stringify({ read: 5 }), () => process.exit(1));")).toEqual({
    read: 5,
  });
});

it.each<[string, string, Partial<ActualLimits>]>([
  ["hung", "for (;;);", { silentMs: 800 }],
  ["tooSlow", beating, { mostMs: 800 }],
  ["tooLarge", `${beating} const kept = Buffer.alloc(300 * 2 ** 20, 1);`, { mostMiB: 256 }],
  ["crashed", "process.exit(1);", {}],
  ["crashed", "const kept = []; for (;;) kept.push({ kept: [] });", { mostMiB: 64 }],
])("a program that is %s is over, and the wall goes on", async (ended, program, limits) => {
  expect(await run(program, limits)).toEqual({ ended });
});

it("a program that hears nothing is ended with the house", async () => {
  const house = new AbortController();
  const running = run("for (;;);", {}, house.signal);
  house.abort();
  expect(await running).toEqual({ ended: "stopped" });
});

it("a program gets nothing of what the house knows", async () => {
  process.env["CANARY_OF_THE_HOUSE"] = "secret";
  const outcome = await run("process.send(JSON.stringify({ read: Object.keys(process.env) }));");
  expect(outcome).toEqual({ read: [] });
  delete process.env["CANARY_OF_THE_HOUSE"];
});
