import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#tests/fixtures/server/test-server.ts";
import { keepFilesPrivate } from "./private-files.ts";

let dir = "";
let server: TestServer | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-modes-"));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const modeOf = (...path: string[]): string =>
  (statSync(join(...path)).mode & 0o777).toString(8).padStart(4, "0");

/** A file that everybody may read, as earlier versions wrote it. */
const put = (path: string, mode = 0o644): void => {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  writeFileSync(file, "x");
  chmodSync(file, mode);
};
const folders = (): { dataDir: string; configDir: string } => ({
  dataDir: join(dir, "data"),
  configDir: join(dir, "config"),
});

describe.skipIf(process.platform === "win32")("the family's files", () => {
  it("are for the wall's own user alone, also those of earlier versions, and photos stay as they are", () => {
    const mine = ["data/wall.db", "data/pepper", "data/backups/nightly/wall.db", "config/.env"];
    const others = ["data/photos/2026/beach.jpg", "data/somebody/notes.txt", "config/members.json"];
    for (const path of [...mine, ...others]) put(path);
    put("data/actual/node_modules/tool", 0o755);
    put("elsewhere/film.mp4");
    symlinkSync(join(dir, "elsewhere"), join(dir, "data/cache"));
    expect(keepFilesPrivate(folders())).toEqual([]);
    for (const path of mine) expect(modeOf(dir, path), path).toBe("0600");
    for (const path of ["data", "data/backups", "data/backups/nightly"])
      expect(modeOf(dir, path), path).toBe("0700");
    for (const path of [...others, "elsewhere/film.mp4"])
      expect(modeOf(dir, path), path).toBe("0644");
    expect(modeOf(dir, "data/photos")).toBe("0755");
    expect(modeOf(dir, "data/actual/node_modules/tool")).toBe("0700");
  });

  it("are told about where the disk keeps no permissions", () => {
    put("data/wall.db");
    mkdirSync(folders().configDir);
    expect(keepFilesPrivate(folders(), () => undefined)).toMatchObject([
      { code: "filesReadable", file: join(dir, "data") },
    ]);
    const refuse = (): never => {
      throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    };
    expect(keepFilesPrivate(folders(), refuse)).toMatchObject([{ code: "filesReadable" }]);
  });

  it("are for it alone as soon as the wall runs", async () => {
    server = await startTestServer();
    for (const name of [
      "wall.db",
      "wall.db-wal",
      "wall.db-shm",
      "wall.lock",
      "wall.open",
      "pepper",
    ])
      expect(modeOf(server.dataDir, name), name).toBe("0600");
    expect(modeOf(server.dataDir)).toBe("0700");
  });
});
