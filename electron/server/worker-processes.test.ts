import { afterEach, expect, it } from "vitest";
import { createFindWorker } from "#server/platform/worker-files.ts";
import { workerProgramUrl } from "#tests/fixtures/workers/worker-programs.ts";
import { createWorkerHost } from "#server/platform/worker/worker-host.ts";
import { forkWithParentPort } from "#tests/electron/fork-with-parent-port.ts";
import { testProtocol } from "#tests/fixtures/workers/protocol.ts";
import type { TestJob, TestResult } from "#tests/fixtures/workers/test-worker.ts";
import { createForkWorker } from "./fork-worker.ts";
import type { MessageToServer } from "./messages.ts";
import { createWorkerProcesses } from "./worker-processes.ts";

const url = new URL("../../tests/fixtures/workers/test-worker.ts", import.meta.url);
const limits = { stallWorkMs: 200, mostMs: 15_000 };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

/** A server and a main process, as far as both have to do with workers. */
const start = (kind: "process" | "guarded thread") => {
  let toServer = (_message: MessageToServer): void => undefined;
  const processes = createWorkerProcesses(forkWithParentPort, (message) => toServer(message));
  const fork = createForkWorker({
    tell: (message) => processes.handle(structuredClone(message)),
    onMessage: (listener) => {
      toServer = (message) => listener(structuredClone(message));
    },
  });
  const find = createFindWorker(
    (name) => (name === "test-worker" ? url : workerProgramUrl(name)),
    fork,
  );
  const host = createWorkerHost<TestJob, TestResult, { isThread: boolean }>(
    {
      ...{ name: "the helper", protocol: testProtocol, file: find("test-worker") },
      ...(kind === "process" ? {} : { guard: { heapMiB: 64 } }),
    },
    { idleMs: 60_000 },
  );
  open.push(host.stop);
  return { endAll: processes.endAll, ask: (job: TestJob) => host.run(() => job, { limits }) };
};

it.each(["process", "guarded thread"] as const)(
  "in Electron, a %s does what the wall asks of it, and the next one goes on when it crashes",
  async (kind) => {
    const { ask } = start(kind);
    expect(await ask({ do: "answer", value: "one" })).toMatchObject({ result: { value: "one" } });
    expect(await ask({ do: "readEnvironment" })).toMatchObject({ result: { value: "" } });
    expect(await ask({ do: "abort" })).toMatchObject({ ended: "crashed" });
    expect(await ask({ do: "answer", value: "two" })).toMatchObject({ result: { value: "two" } });
  },
);

it("in Electron, a worker that hangs is ended, and the next one goes on", async () => {
  const { ask } = start("guarded thread");
  expect(await ask({ do: "work" })).toMatchObject({ ended: "hung", at: { step: 2, index: 7 } });
  expect(await ask({ do: "answer", value: "next" })).toMatchObject({ result: { value: "next" } });
});

it("in Electron, a server's workers end with it", async () => {
  const { ask, endAll } = start("process");
  await ask({ do: "answer" });
  const job = ask({ do: "wait" });
  endAll();
  expect(await job).toMatchObject({ ended: "crashed" });
});
