import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ForkedServer, waitForServer } from "#electron/server/embedded-server.ts";
import type { MessageFromServer } from "#electron/server/messages.ts";
import { createWorkerProcesses } from "#electron/server/worker-processes.ts";
import { icsFileOf, veventOf } from "../fixtures/calendar/family-ics.ts";
import { startFeedServer } from "../fixtures/calendar/feed-server.ts";
import { forkWithParentPort } from "./fork-with-parent-port.ts";

const programDir = resolve(import.meta.dirname, "../..");
let dir = "";
let child: ChildProcess;
/** The workers that the main process was asked for. */
let asked: string[] = [];

/** The server process of Electron, in a child of Node instead. */
const forkServer = (env: Record<string, string> = {}): ForkedServer => {
  child = fork(join(programDir, "electron/server-process.ts"), [programDir, dir], {
    execArgv: ["--import", join(import.meta.dirname, "parent-port.mjs")],
    env: {
      ...process.env,
      PORT: "0",
      BIND_ADDR: "127.0.0.1",
      DATA_DIR: join(dir, "data"),
      CONFIG_DIR: join(dir, "config"),
      ...env,
    },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const forked = child;
  const workers = createWorkerProcesses(
    (request) => {
      asked.push(request.name);
      return forkWithParentPort(request);
    },
    (message) => forked.send(message),
  );
  forked.on("message", (message) => workers.handle(message as MessageFromServer));
  forked.once("exit", workers.endAll);
  return {
    send: (word) => forked.send(word),
    onMessage: (listener) => forked.on("message", (word) => listener(word as MessageFromServer)),
    onEnd: (listener) => forked.on("exit", listener),
    kill: () => forked.kill("SIGKILL"),
  };
};

beforeEach(() => {
  asked = [];
  dir = mkdtempSync(join(tmpdir(), "family-wall-shell-"));
  mkdirSync(join(dir, "data"));
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

describe("the wall's server inside of the shell", () => {
  it("says where the wall is, and serves it there", async () => {
    const server = await waitForServer(forkServer());
    const members = await (await fetch(`${server.url}/api/members`)).json();
    expect(members).toContainEqual(expect.objectContaining({ id: "mia" }));
    await server.stop();
  });

  it("stops when it is asked to, with everything in the database file", async () => {
    const server = await waitForServer(forkServer());
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(child.exitCode).toBe(0);
    expect(existsSync(join(dir, "data/wall.db"))).toBe(true);
    expect(existsSync(join(dir, "data/wall.db-wal"))).toBe(false);
  });

  it("has a calendar read by a process that only the shell can start", async () => {
    const feeds = await startFeedServer();
    feeds.put("/family", icsFileOf(veventOf("dentist", "Dentist", ["DTSTART:20261110T090000Z"])));
    const server = await waitForServer(forkServer({ CALENDAR_ICS_URL: `${feeds.url}/family` }));
    const range = "start=2026-11-01&end=2026-11-30";
    const calendar = await (await fetch(`${server.url}/api/calendar?${range}`)).json();
    expect(calendar).toMatchObject({ events: [{ title: "Dentist" }] });
    expect(asked).toContain("the calendars' worker");
    await server.stop();
    await feeds.stop();
  });

  it("doesn't mind a Ctrl-C that was meant for the shell", async () => {
    const server = await waitForServer(forkServer());
    child.kill("SIGINT");
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.stop();
    expect(child.exitCode).toBe(0);
  });

  it("lets the window go when a parent's PIN says so, and not for a wrong one", async () => {
    const process = forkServer({ MEMBER_PIN_MOM: "2468" });
    const server = await waitForServer(process);
    let left = 0;
    process.onMessage(({ type }) => (left += type === "leaveKiosk" ? 1 : 0));
    const leave = async (pin: string): Promise<number> => {
      const response = await fetch(`${server.url}/api/kiosk/leave`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ memberId: "mom", pin }),
      });
      return response.status;
    };
    expect(await leave("0000")).toBe(401);
    expect(await leave("2468")).toBe(200);
    await expect.poll(() => left).toBe(1);
    await server.stop();
  });

  it("tells what is wrong when it can't start", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((up) => other.once("listening", up));
    const { port } = other.address() as AddressInfo;
    await expect(waitForServer(forkServer({ PORT: String(port) }))).rejects.toThrow(
      `port ${port} is taken`,
    );
    other.close();
  });

  it("is noticed when it dies", async () => {
    const server = await waitForServer(forkServer());
    child.kill("SIGKILL");
    await expect(server.ended).resolves.toBeUndefined();
  });
});
