import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testProtocol } from "#tests/fixtures/workers/protocol.ts";
import type { TestJob, TestResult } from "#tests/fixtures/workers/test-worker.ts";
import { workerProgramUrl } from "#tests/fixtures/workers/worker-programs.ts";
import { createFindWorker } from "../worker-files.ts";
import { forkNode } from "./fork-process.ts";
import type { WorkerProgram } from "./connect-worker.ts";
import { createWorkerHost, WorkerQueueFull } from "./worker-host.ts";
import { createWorkerPerJob } from "./worker-per-job.ts";

type Kind = "process" | "guarded thread";

const url = new URL("../../../tests/fixtures/workers/test-worker.ts", import.meta.url);
const testWorker = createFindWorker((name) =>
  name === "test-worker" ? url : workerProgramUrl(name),
);
const idleMs = 60_000;
let lines: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
const said = (words: string): number => lines.filter((line) => line.includes(words)).length;

const open: { stop: () => Promise<void> }[] = [];
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  for (const host of open.splice(0)) await host.stop();
});

const programOf = (kind: Kind): WorkerProgram<TestResult, { isThread: boolean }> => ({
  ...{ name: "the helper", log, protocol: testProtocol, residentMiB: 350 },
  file: testWorker("test-worker"),
  ...(kind === "process" ? {} : { guard: { heapMiB: 64 } }),
});
const start = (kind: Kind, options: Partial<Parameters<typeof createWorkerHost>[1]> = {}) => {
  const host = createWorkerHost<TestJob, TestResult, { isThread: boolean }>(programOf(kind), {
    idleMs,
    ...options,
  });
  open.push(host);
  const ask = (job: TestJob, given?: Parameters<typeof host.run>[1]) => host.run(() => job, given);
  return { ...host, ask };
};
const startPerJob = (kind: Kind) => {
  const jobs = createWorkerPerJob<TestJob, TestResult, { isThread: boolean }>(programOf(kind));
  open.push(jobs);
  return jobs;
};
const answer = (value: string) => ({ do: "answer", value }) as const;

describe.each(["process", "guarded thread"] as const)(
  "work that the wall gives to a %s",
  (kind) => {
    it("is done in turn by one worker, which sees nothing of the wall's environment", async () => {
      const { run, ask } = start(kind);
      const workers: number[] = [];
      const values = ["first", "second", "third"].map((value) =>
        run((worker) => {
          workers.push(worker);
          return answer(value);
        }),
      );
      expect(await Promise.all(values)).toMatchObject(
        ["first", "second", "third"].map((value) => ({ result: { value } })),
      );
      expect(workers).toEqual([1, 1, 1]);
      expect(await ask({ do: "readEnvironment" })).toMatchObject({ result: { value: "" } });
      expect(said(`"ready":{"isThread":${kind === "guarded thread"}}`)).toBe(1);
    });

    it("ends with its worker when that crashes, and a new worker does the next job", async () => {
      const { ask, run } = start(kind);
      const [crashed, next] = [ask({ do: "throw" }), run((worker) => answer(`worker ${worker}`))];
      expect(await crashed).toMatchObject({ ended: "crashed" });
      expect(await next).toMatchObject({ result: { value: "worker 2" } });
    });

    it.each([
      ["crashed", "abort", {}],
      ["tooSlow", "work", { mostMs: 300 }],
      ["tooSlow", "wait", { mostMs: 300 }],
      [
        "hung",
        "work",
        kind === "process" ? { silentMs: 1_000 } : { stallWorkMs: 200, mostMs: 15_000 },
      ],
      ["tooLarge", "eatMemory", {}],
    ] as const)(
      "that is %s because of a job to %s is given up, and the wall goes on",
      async (ended, what, limits) => {
        const { ask } = start(kind);
        expect(await ask({ do: what }, { limits })).toMatchObject({ ended });
        expect(await ask(answer("next"))).toMatchObject({ result: { value: "next" } });
      },
    );

    it.each(["no JSON", '{"value":5}', '{"other":"value"}'])(
      "that is answered with rubbish (%s) is given up, and the wall goes on",
      async (value) => {
        const { ask } = start(kind);
        expect(await ask({ do: "answerRubbish", value })).toMatchObject({
          ended: "invalidMessage",
        });
        expect(await ask(answer("next"))).toMatchObject({ result: { value: "next" } });
      },
    );

    it("may take long as long as it gives signs of life", async () => {
      const { ask } = start(kind);
      const limits = { silentMs: 1_500, mostMs: 3_000 };
      expect(await ask({ do: "wait" }, { limits })).toMatchObject({ ended: "tooSlow" });
    });

    it("ends its worker when nothing was asked for a while, and starts another one later", async () => {
      const { ask } = start(kind, { idleMs: 1 });
      await ask(answer("one"));
      await expect.poll(() => said("the helper has ended"), { timeout: 5_000 }).toBe(1);
      expect(await ask(answer("two"))).toMatchObject({ result: { value: "two" } });
      expect(said("the helper has begun")).toBe(2);
    });

    it("stops in the middle with the wall, also what waits and what comes later", async () => {
      const { ask, run, stop } = start(kind);
      const begun = Promise.withResolvers<null>();
      const middle = run(() => {
        begun.resolve(null);
        return { do: "work" };
      });
      const waits = ask(answer("waits"));
      await begun.promise;
      await stop();
      expect(await Promise.all([middle, waits, ask(answer("late"))])).toMatchObject(
        Array.from({ length: 3 }, () => ({ ended: "stopped" })),
      );
    });

    it("stops with the wall while its worker is still starting", async () => {
      const { ask, stop } = start(kind);
      const early = ask(answer("early"));
      await stop();
      expect(await early).toMatchObject({ ended: "stopped" });
      expect([said("can't begin"), said("has ended")]).toEqual([0, 1]);
    });

    it("that asks for a worker of its own leaves nothing running, and ends when nobody wants it any more", async () => {
      const { run } = startPerJob(kind);
      const both = [run(answer("one")), run(answer("two"))];
      expect(await Promise.all(both)).toMatchObject([
        { result: { value: "one" } },
        { result: { value: "two" } },
      ]);
      expect([said("has begun"), said("has ended")]).toEqual([2, 2]);
      const left = new AbortController();
      const unwanted = run({ do: "work" }, { signal: left.signal });
      left.abort();
      expect(await unwanted).toMatchObject({ ended: "stopped" });
    });

    it("can't be begun where its program is broken, and says so", async () => {
      const program = programOf(kind);
      const file = { ...program.file, url: new URL("nowhere.ts", url) };
      const host = createWorkerHost({ ...program, file }, { idleMs });
      expect(await host.run(() => answer("one"))).toMatchObject({ ended: "notStarted" });
      expect(said("the helper can't begin")).toBe(1);
    });
  },
);

it("what a worker has answered is held by who asked alone, while the worker goes on", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const { ask } = start("process");
  const kept = await ask(answer("kept"));
  const held = new WeakRef(kept);
  const forgotten = new WeakRef(await ask(answer("forgotten")));
  await ask(answer("last"));
  await expect
    .poll(() => {
      collectGarbage();
      return forgotten.deref();
    })
    .toBeUndefined();
  expect(held.deref()).toBe(kept);
});

it.each([
  ["a guarded thread", { guard: { heapMiB: 64 } }],
  ["a process", { file: { ...testWorker("test-worker"), fork: forkNode({ heapMiB: 64 }) } }],
] as const)("%s that fills its heap ends alone, and the wall goes on", async (_name, limited) => {
  const host = createWorkerHost<TestJob, TestResult, { isThread: boolean }>(
    { ...programOf("process"), residentMiB: 2_000, ...limited },
    { idleMs },
  );
  open.push(host);
  // V8 ends either the thread, which says so, or at times the whole process, which doesn't.
  for (let time = 0; time < 3; time += 1)
    expect(["tooLarge", "crashed"]).toContain(
      await host.run(() => ({ do: "fillHeap" })).then((end) => "ended" in end && end.ended),
    );
  expect(await host.run(() => answer("next"))).toMatchObject({ result: { value: "next" } });
});

it("a worker's process ends with the wall's, also in the middle of its work", async () => {
  const program = new URL("../../../tests/fixtures/workers/owner.ts", import.meta.url);
  const owner = fork(fileURLToPath(program), { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const [pid]: unknown[] = await once(owner, "message");
  const isRunning = (): boolean => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  owner.kill("SIGKILL");
  await expect.poll(isRunning, { timeout: 5_000 }).toBe(false);
});

it("what somebody waits for goes before the rest, and no more is taken on than can be done soon", async () => {
  const { ask } = start("guarded thread", { mostWaiting: 2 });
  const done: string[] = [];
  const asked = (value: string, priority: number) =>
    ask(answer(value), { priority }).then(() => done.push(value));
  const all = [asked("a", 2), asked("b", 2), asked("c", 2), asked("d", 1), asked("e", 0)];
  await expect(ask(answer("f"), { priority: 2 })).rejects.toThrow(WorkerQueueFull);
  await Promise.all(all);
  expect(done).toEqual(["a", "e", "d", "b", "c"]);
});

it("a guarded thread that works on one thing for too long is ended, and it is known which", async () => {
  const { ask } = start("guarded thread");
  const end = await ask({ do: "work" }, { limits: { stallWorkMs: 100, mostMs: 15_000 } });
  expect(end).toMatchObject({ ended: "hung", at: { step: 2, index: 7 } });
  expect(end.workedMs).toBeGreaterThan(100);
});

it("a guarded thread whose turn never comes on a busy machine is ended by the clock only", async () => {
  const { ask } = start("guarded thread");
  const limits = { mostWorkMs: 5_000, stallWorkMs: 5_000, mostMs: 700 };
  expect(await ask({ do: "wait" }, { limits })).toMatchObject({ ended: "tooSlow" });
});

it("a worker that was made ready beforehand does the first job", async () => {
  const { warm, run } = start("guarded thread");
  warm();
  await expect.poll(() => said("the helper has begun"), { timeout: 5_000 }).toBe(1);
  expect(await run((worker) => answer(`worker ${worker}`))).toMatchObject({
    result: { value: "worker 1" },
  });
  expect(said("the helper has begun")).toBe(1);
});
