import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let dir = "";
let server: TestServerProcess;
const env = (): Record<string, string> => ({
  DATA_DIR: join(dir, "data"),
  CONFIG_DIR: join(dir, "config"),
  MEMBER_PIN_MOM: "2468",
});
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-process-"));
  server = await startProcess(env(), dir);
});
afterEach(async () => {
  await server.end("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

const makeChore = async (): Promise<string> => {
  const parent = openTestBrowser(server);
  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  const { body } = await parent.send("POST", "/api/tasks", {
    title: "Feed Minka",
    memberIds: ["mia"],
    recurrence: "FREQ=DAILY",
  });
  return body.id;
};

describe("the program", () => {
  it("says once, in JSON, where it listens", () => {
    const listening = server.lines.filter((line) => line.includes('"msg":"listening"'));
    expect(listening).toHaveLength(1);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "ends by %s with 0 within two seconds, also with screens listening",
    async (signal) => {
      const stream = await openLiveStream(server.url);
      const begun = performance.now();
      expect(await server.end(signal)).toBe(0);
      expect(performance.now() - begun).toBeLessThan(2000);
      stream.close();
    },
  );

  it("ends as well when it is told twice", async () => {
    process.kill(server.pid, "SIGTERM");
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("leaves everything in the database file when it ends", async () => {
    await makeChore();
    await server.end("SIGTERM");
    const db = new Database(join(dir, "data/wall.db"), { readonly: true });
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.prepare("SELECT count(*) AS n FROM tasks").get()).toEqual({ n: 1 });
    db.close();
  });

  it("comes back with the star after it was killed in the middle of the day", async () => {
    const chore = await makeChore();
    const closed = await openTestBrowser(server).send("POST", `/api/board/routine/${chore}/close`, {
      memberId: "mia",
    });
    expect(closed.body).toMatchObject({ ok: true, awarded: 1, balance: 1 });
    await server.end("SIGKILL");
    server = await startProcess(env(), dir);
    const wall = openTestBrowser(server);
    expect((await wall.get("/api/balances")).body).toMatchObject({ mia: 1 });
    const again = await wall.send("POST", `/api/board/routine/${chore}/close`, { memberId: "mia" });
    expect(again.body).toMatchObject({ ok: true, awarded: 0, balance: 1 });
  });

  it("refuses a second one on the same data, and says why", async () => {
    await expect(startProcess(env(), dir)).rejects.toThrow(
      /exit 1: .*already used by another Family Wall/,
    );
  });
});
