import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { damagesWhileRunning } from "../../faults/backups/damages-while-running.ts";
import { signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";
import { testFamily } from "../../fixtures/server/test-server.ts";

let dir = "";
let server: TestServerProcess;
let phone: TestBrowser;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-damaged-"));
  mkdirSync(join(dir, "config"));
  writeFileSync(join(dir, "config/members.json"), JSON.stringify(testFamily));
  server = await startProcess(
    { DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config"), MEMBER_PIN_MOM: "2468" },
    dir,
  );
  phone = openTestBrowser(server);
  await signInBrowser(phone, "mom", "2468");
  await addChore("Feed Minka");
  await unlockBrowser(phone, "mom", "2468");
  await phone.send("POST", "/api/backups");
});
afterEach(async () => {
  await server.end("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

const addChore = async (title: string): Promise<number> =>
  (await phone.send("POST", "/api/tasks", { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" }))
    .status;
const starts = (): string[] => server.lines.filter((line) => line.includes('"msg":"listening"'));

describe("a database that is damaged while the wall is on", () => {
  it.each(damagesWhileRunning)(
    "by $name acknowledges nothing more, restarts by itself, and tells what is missing",
    async ({ to }) => {
      to(join(dir, "data/wall.db"));
      expect(await addChore("Lost")).toBe(503);
      await expect.poll(() => starts().length, { timeout: 30_000 }).toBe(2);
      // A phone may still hold the connection that ended with the former process.
      const isBack = () => phone.get("/api/config").then(({ status }) => status, String);
      await expect.poll(isBack).toBe(200);
      expect(JSON.parse(starts()[1] ?? "")).toMatchObject({ url: server.url, pid: server.pid });

      const codes = (await phone.get("/api/config")).body.notices.map(
        ({ code }: { readonly code: string }) => code,
      );
      expect(["databaseRestored", "latestChangesLost"]).toContain(codes[0]);
      expect(await addChore("Found")).toBe(201);
      const board = JSON.stringify((await phone.get("/api/board/routine")).body);
      expect(board).toContain("Feed Minka");
      expect(board).toContain("Found");
      expect(board).not.toContain("Lost");
    },
  );

  it("is noticed by the backup that reads all of it, also where no screen asks for the damaged part", async () => {
    damagesWhileRunning[0]?.to(join(dir, "data/wall.db"));
    expect((await phone.send("POST", "/api/backups")).status).toBe(503);
    await expect.poll(() => starts().length, { timeout: 30_000 }).toBe(2);
  });
});
