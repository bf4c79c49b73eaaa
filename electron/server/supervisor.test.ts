import { describe, expect, it } from "vitest";
import type { MessageFromServer } from "./messages.ts";
import { type ServerStatus, superviseServer } from "./supervisor.ts";

/** A supervisor whose server behaves as the test says, with a clock that the test advances. */
const openSupervisor = (
  lives: (safeSince: number | null) => MessageFromServer | "dies" | "serves",
) => {
  const starts: (number | null)[] = [];
  const statuses: ServerStatus[] = [];
  const ports: (number | null)[] = [];
  let send: (message: MessageFromServer) => void = () => undefined;
  let end: (code: number | null) => void = () => undefined;
  let time = 0;
  let isHealthy = true;
  const waiting: { ms: number; end: () => void }[] = [];
  const supervisor = superviseServer({
    fork: ({ safeSince, port }) => {
      ports.push(port);
      starts.push(safeSince);
      const listeners: ((message: MessageFromServer) => void)[] = [];
      send = (message) => {
        for (const listener of listeners) listener(message);
      };
      const ends: ((code: number | null) => void)[] = [];
      let isOver = false;
      end = (code) => {
        if (isOver) return;
        isOver = true;
        for (const listener of ends) listener(code);
      };
      const mine = end;
      return {
        send: ({ type }) => (type === "stop" ? mine(0) : undefined),
        onMessage: (listener) => {
          listeners.push(listener);
          const life = lives(safeSince);
          queueMicrotask(() => {
            if (life === "dies") mine(1);
            else if (life === "serves") listener({ type: "listening", url: "http://wall" });
            else listener(life);
          });
        },
        onEnd: (listener) => ends.push(listener),
        kill: () => mine(null),
      };
    },
    answers: () => Promise.resolve(isHealthy),
    onStatus: (status) => statuses.push(status),
    onMessage: () => undefined,
    sleep: (ms) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ ms, end: resolve });
      return { over: promise, end: resolve };
    },
    now: () => time,
    clock: () => 1_000_000 + time,
  });
  return {
    ...{ supervisor, starts, ports, statuses },
    send: (message: MessageFromServer) => send(message),
    die: () => end(139),
    sicken: () => {
      isHealthy = false;
    },
    /** Ends the next wait; returns its length in seconds. */
    pass: async (): Promise<number> => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      const [next] = waiting.splice(0, 1);
      time += next?.ms ?? 0;
      next?.end();
      await new Promise((done) => setImmediate(done));
      return (next?.ms ?? 0) / 1000;
    },
  };
};
const times = async (count: number, pass: () => Promise<number>): Promise<number[]> => {
  const waits: number[] = [];
  for (let n = 0; n < count; n += 1) waits.push(await pass());
  return waits;
};

describe("a server that doesn't stay up", () => {
  it("is started again after 1, 2, 5, 10, 30 and then every 60 seconds where it says why", async () => {
    const refused: MessageFromServer = {
      type: "refused",
      kind: "portTaken",
      sentences: ["PORT: taken"],
    };
    const fixture = openSupervisor(() => refused);
    expect(await times(8, fixture.pass)).toEqual([1, 2, 5, 10, 30, 60, 60, 60]);
    expect(fixture.starts.every((safeSince) => safeSince === null)).toBe(true);
    expect(fixture.statuses[0]).toEqual({
      ...{ state: "refused", kind: "portTaken", sentences: "PORT: taken" },
    });
    await fixture.supervisor.stop();
  });

  it("runs without sources after five crashes in five minutes, and with them when somebody wants it", async () => {
    const fixture = openSupervisor((safeSince) => (safeSince === null ? "dies" : "serves"));
    expect(await times(5, fixture.pass)).toEqual([1, 2, 5, 10, 1]);
    expect(fixture.starts.slice(0, 5)).toEqual([null, null, null, null, null]);
    expect(fixture.starts[5]).toBe(1_018_000);
    await expect.poll(() => fixture.statuses.at(-1)?.state).toBe("serving");
    fixture.supervisor.restart();
    await expect
      .poll(async () => (await fixture.pass()) && fixture.starts.length)
      .toBeGreaterThan(6);
    expect(fixture.starts[6]).toBe(null);
    await fixture.supervisor.stop();
  });

  it("is started again at once and on its port after a restore, and no such start counts as a crash", async () => {
    const fixture = openSupervisor(() => "serves");
    for (let n = 1; n <= 6; n += 1) {
      await expect.poll(() => fixture.statuses.length).toBe(n);
      fixture.send({ type: "startAgain", port: 8123 });
    }
    await expect.poll(() => fixture.statuses.length).toBe(7);
    expect(fixture.starts).toEqual(Array.from({ length: 7 }, () => null));
    expect(fixture.ports).toEqual([null, ...Array.from({ length: 6 }, () => 8123)]);
    fixture.die();
    await expect.poll(async () => (await fixture.pass()) && fixture.starts.length).toBe(8);
    expect(fixture.ports[7]).toBe(null);
    await fixture.supervisor.stop();
  });

  it("is ended when it serves and doesn't answer three times", async () => {
    const fixture = openSupervisor(() => "serves");
    await expect.poll(() => fixture.statuses.length).toBe(1);
    fixture.sicken();
    expect(await times(3, fixture.pass)).toEqual([5, 5, 5]);
    await fixture.pass();
    await expect.poll(() => fixture.starts.length).toBe(2);
    await fixture.supervisor.stop();
  });
});
