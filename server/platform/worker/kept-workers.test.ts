import { beforeEach, describe, expect, it } from "vitest";
import { keepProcesses } from "#tests/fixtures/workers/kept-workers.ts";
import type { ForkProcess, ForkRequest } from "./fork-process.ts";

interface Started {
  readonly sent: object[];
  isKilled: boolean;
  says(message: unknown): void;
  ends(): void;
}

let started: Started[] = [];
beforeEach(() => {
  started = [];
});

const fork: ForkProcess = () => {
  const end = Promise.withResolvers<unknown>();
  let hear: (message: unknown) => void = () => undefined;
  const process: Started = {
    ...{ sent: [], isKilled: false },
    says: (message) => hear(message),
    ends: () => end.resolve(undefined),
  };
  started.push(process);
  return {
    pid: started.length,
    ended: end.promise,
    send: (message) => void process.sent.push(message),
    onMessage: (listener) => {
      hear = listener;
    },
    setKeepsAlive: () => undefined,
    kill: () => {
      process.isKilled = true;
      process.ends();
    },
  };
};

const programOf = (name: string, args: readonly string[] = []): ForkRequest => ({
  ...{ name, args, env: {} },
  file: new URL(`file:///server/${name}.ts`),
});
const images = programOf("image-worker");

describe("workers that the servers of tests lend each other", () => {
  it("go to the next server as ready as they are, and say so again", async () => {
    const keep = keepProcesses(fork);
    const first = keep(images);
    started[0]?.says({ ready: true });
    first.kill();
    await first.ended;
    const heard: unknown[] = [];
    const second = keep(images);
    second.onMessage((message) => void heard.push(message));
    await Promise.resolve();
    expect(second.pid).toBe(first.pid);
    expect(heard).toEqual([{ ready: true }]);
    expect(keep(programOf("image-worker", ["wasm"])).pid).not.toBe(first.pid);
  });

  it("are gone where they were ended in the middle of a job", async () => {
    const keep = keepProcesses(fork);
    const first = keep(images);
    first.send({ do: "look" });
    first.kill();
    await first.ended;
    expect(started[0]?.isKilled).toBe(true);
    expect(keep(images).pid).not.toBe(first.pid);
  });

  it("aren't lent once they have ended by themselves", async () => {
    const keep = keepProcesses(fork);
    const lent = keep(images);
    started[0]?.ends();
    await lent.ended;
    lent.kill();
    const second = keep(images);
    second.kill();
    started[1]?.ends();
    await second.ended;
    expect([lent.pid, second.pid, keep(images).pid]).toEqual([1, 2, 3]);
  });

  it("have forgotten the calendars that they read, before another server has them", () => {
    const keep = keepProcesses(fork);
    const calendars = programOf("guard-process", ["/server/ical-worker.js"]);
    const first = keep(calendars);
    first.kill();
    expect(started[0]?.sent).toMatchObject([{ keep: [] }]);
    const meanwhile = keep(calendars);
    expect(meanwhile.pid).not.toBe(first.pid);
    started[0]?.says('{"damaged":true}');
    expect(keep(calendars).pid).toBe(first.pid);
  });
});
