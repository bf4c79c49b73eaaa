import {
  chownSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { WallNotice } from "#contract/wall-notice.ts";
import { damages } from "../../faults/backups/damages.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";

let dir = "";
let server: TestServerProcess | null = null;
const envOf = (folder: string): Record<string, string> => ({
  ...{ DATA_DIR: join(folder, "data"), CONFIG_DIR: join(folder, "config") },
  ...{ MEMBER_PIN_MOM: "2468", TZ: "Europe/Berlin" },
});
const start = async (folder: string): Promise<TestServerProcess> => {
  server = await startProcess(envOf(folder), folder);
  return server;
};

const addChore = (wall: ReturnType<typeof openTestBrowser>, title: string) =>
  wall.send("POST", "/api/tasks", { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" });

/** Creates data with one chore in its backup and one that came later. */
const prepare = async (name: string, signal: NodeJS.Signals, backUp = true): Promise<void> => {
  const folder = join(dir, name);
  cpSync(join(dir, "empty"), folder, { recursive: true });
  const wall = openTestBrowser(await start(folder));
  await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  await addChore(wall, "Feed Minka");
  if (backUp) expect((await wall.send("POST", "/api/backups")).status).toBe(201);
  for (let n = 0; n < 5; n++) await addChore(wall, "Water the plants");
  await server?.end(signal);
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-broken-"));
  cpSync(join(import.meta.dirname, "../../../config"), join(dir, "empty/config"), {
    recursive: true,
  });
  await prepare("stopped", "SIGTERM");
  await prepare("killed", "SIGKILL");
  await prepare("without-backup", "SIGTERM", false);
});
afterEach(() => server?.end("SIGKILL"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const copyOf = (name: string): string => {
  const folder = mkdtempSync(join(dir, "house-"));
  cpSync(join(dir, name), folder, { recursive: true, preserveTimestamps: true });
  return folder;
};
const tell = async (url: string): Promise<{ notices: WallNotice[]; board: string }> => {
  const wall = openTestBrowser({ url });
  const { notices } = (await wall.get("/api/config")).body;
  return { notices, board: JSON.stringify((await wall.get("/api/board/routine")).body) };
};

/** Writes some MiB of journal, more than a start reads through. */
const liveForYears = (file: string): void => {
  const db = new Database(file);
  db.prepare(
    `WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < 1600)
     INSERT INTO journal_entries (author_id, text, day, created_at)
       SELECT 'mom', n || ' ' || replace(hex(zeroblob(1900)), '00', 'so '), '2026-01-05', n FROM numbers`,
  ).run();
  db.close();
};

/** `npm run faults` tries all fourteen. */
const often = damages.filter(({ name }) =>
  /zero bytes|middle|table dropped|forgot|a folder|garbage/.test(name),
);

describe("a broken database at start", () => {
  it.each(often)(
    "with $name is noticed, kept aside and replaced by the last backup",
    async (damage) => {
      const folder = copyOf(damage.killed === true ? "killed" : "stopped");
      damage.to(join(folder, "data/wall.db"));
      const begun = performance.now();
      const { url, lines } = await start(folder);
      expect(performance.now() - begun).toBeLessThan(10_000);
      const { notices, board } = await tell(url);
      const [notice] = notices;
      if (notice?.code !== "databaseRestored") throw new Error("the family was not told");
      expect(Date.parse(notice.from)).toBeLessThan(Date.parse(notice.until));
      expect(notice.error).toContain(`between ${notice.from} and ${notice.until} is missing`);
      expect(board).toContain("Feed Minka");
      expect(board).not.toContain("Water the plants");
      expect(lines.filter((line) => line.includes('"level":50')).join()).toContain("broken");
      const setAside = readdirSync(join(folder, "data")).filter((name) =>
        name.includes(".broken-"),
      );
      expect(setAside.length).toBe(
        damage.name === "gone" ? 0 : damage.killed === true ? setAside.length : 1,
      );
      if (damage.name !== "gone") expect(setAside.length).toBeGreaterThan(0);

      // The notice stays until somebody can have read it; it is logged once.
      await server?.end("SIGTERM");
      const again = await start(folder);
      expect((await tell(again.url)).notices).toEqual(notices);
      expect(again.lines.join()).not.toContain('"level":50');
    },
  );

  it("without any backup begins anew and says so", async () => {
    const folder = copyOf("without-backup");
    damages[0]?.to(join(folder, "data/wall.db"));
    const { notices, board } = await tell((await start(folder)).url);
    expect(notices).toMatchObject([
      { code: "databaseNew", kept: expect.stringMatching(/^wall\.db\.broken-/) },
    ]);
    expect(board).not.toContain("Feed Minka");
  });

  it("whose latest changes are gone goes on with what it has where that is newer than any backup", async () => {
    const folder = copyOf("without-backup");
    await start(folder);
    await server?.end("SIGKILL");
    rmSync(join(folder, "data/wall.db-wal"));
    const { notices, board } = await tell((await start(folder)).url);
    expect(notices).toMatchObject([
      { code: "latestChangesLost", error: expect.stringMatching(/ may be missing/) },
    ]);
    expect(board).toContain("Water the plants");
  });

  it("passes over a damaged backup to the one before it", async () => {
    const folder = copyOf("stopped");
    await start(folder);
    const wall = openTestBrowser(server ?? { url: "" });
    await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
    const { name } = (await wall.send("POST", "/api/backups")).body;
    await server?.end("SIGTERM");
    const copy = join(folder, "data/backups", name, "wall.db");
    damages[4]?.to(copy);
    damages[4]?.to(join(folder, "data/wall.db"));
    const { board } = await tell((await start(folder)).url);
    expect(board).toContain("Feed Minka");
    expect(board).not.toContain("Water the plants");
    expect(server?.lines.join()).toContain("passed over");
  });

  it("is not seen where there is none: after kill -9 nothing is said and nothing missing", async () => {
    const folder = copyOf("killed");
    const { notices, board } = await tell((await start(folder)).url);
    expect(notices).toEqual([]);
    expect(board).toContain("Water the plants");
  });

  it("of many years that was stopped well is read through once the wall is on, and then replaced", async () => {
    const folder = copyOf("stopped");
    const file = join(folder, "data/wall.db");
    liveForYears(file);
    const parent = openTestBrowser(await start(folder));
    await parent.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
    // After the years that it was off, its own night's backup may be under way.
    await expect.poll(async () => (await parent.send("POST", "/api/backups")).status).toBe(201);
    await server?.end("SIGTERM");
    damages.find(({ name }) => name === "random bytes in its middle")?.to(file);

    const { url, lines } = await start(folder);
    expect((await tell(url)).notices).toEqual([]);
    const starts = () => lines.filter((line) => line.includes('"msg":"listening"')).length;
    await expect.poll(starts, { timeout: 30_000 }).toBe(2);
    const { notices, board } = await tell(url);
    expect(notices).toMatchObject([{ code: "databaseRestored" }]);
    expect(board).toContain("Water the plants");
  });

  it.runIf(process.getuid?.() === 0)(
    "that may not be read is refused with the cure, and nothing is replaced",
    async () => {
      const folder = copyOf("stopped");
      for (const path of [dir, folder]) chmodSync(path, 0o755);
      for (const path of ["data", "data/wall.lock", "data/pepper", "data/backups", "config"])
        chownSync(join(folder, path), 65_534, 65_534);
      const file = join(folder, "data/wall.db");
      chmodSync(file, 0o600);
      const before = readFileSync(file);
      await expect(startProcess(envOf(folder), folder, { uid: 65_534 })).rejects.toThrow(
        /wall\.db: can't be read or written.*Nothing was changed/,
      );
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(readdirSync(join(folder, "data")).filter((name) => name.includes("broken"))).toEqual(
        [],
      );
    },
  );
});
