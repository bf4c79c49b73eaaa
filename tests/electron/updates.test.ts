import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { type InstalledWall, openInstalledWall, wallFolder } from "./installed-wall.ts";
import { publishRelease } from "../fixtures/http/release-server.ts";
import { findHostProgram } from "./host-program.ts";

const shell = findHostProgram({ packaged: true });
const dayMs = 24 * 3600 * 1000;
let evening = "";
let wall: InstalledWall;
let releases: Awaited<ReturnType<typeof publishRelease>>;

/** A wall with updates switched on, whose next check has been due since last night. */
beforeAll(async () => {
  evening = wallFolder();
  const before = await openInstalledWall(shell, { dir: evening });
  await before.isThere();
  const [server] = before.servers();
  const parent = openTestBrowser({ url: server?.url ?? "" });
  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  await parent.send("PATCH", "/api/settings", {
    kiosk: { display: "", rotation: 0, scale: 1, updates: true },
  });
  await before.leave();
  const db = new Database(join(evening, "data/wall.db"));
  const yesterday = Date.now() - dayMs;
  db.prepare("UPDATE job_runs SET due_at = ?, ran_at = ? WHERE name = 'update'").run(
    yesterday,
    yesterday,
  );
  db.close();
});
afterEach(async () => {
  await wall.close();
  releases.close();
});
afterAll(() => {
  rmSync(evening, { recursive: true, force: true });
  shell.forget();
});

const old = "#!/bin/sh\n# the old version\n";
const backups = (): string[] => {
  const dir = join(wall.dir, "data/backups");
  return existsSync(dir) ? readdirSync(dir) : [];
};
const program = (): string => readFileSync(join(wall.dir, "wall.AppImage"), "utf8");

/** A nightly check, by default of an AppImage. */
const night = async (release: Partial<Parameters<typeof publishRelease>[0]>, isAppImage = true) => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-night-"));
  for (const name of ["data", "config"])
    cpSync(join(evening, name), join(dir, name), { recursive: true });
  const file = join(dir, "wall.AppImage");
  writeFileSync(file, old);
  chmodSync(file, 0o755);
  const bytes = Buffer.from(`#!/bin/sh\necho started >> "${dir}/new"\n${"#".repeat(4000)}\n`);
  releases = await publishRelease({ version: "99.0.0", name: "wall.AppImage", bytes, ...release });
  wall = await openInstalledWall(shell, {
    dir,
    env: {
      UPDATE_URL: releases.url,
      XDG_CACHE_HOME: dir,
      ...(isAppImage ? { APPIMAGE: file } : {}),
    },
  });
  return bytes.toString();
};
const expectUnchanged = (): void => {
  expect(program()).toBe(old);
  expect(backups()).toEqual([]);
};

describe(`a night on ${shell.name}`, () => {
  it("brings the new version, after a backup, and starts it", async () => {
    const bytes = await night({});
    await expect.poll(program).toBe(bytes);
    expect(backups().filter((name) => name.startsWith("nightly-")).length).toBe(1);
    await expect.poll(() => existsSync(join(wall.dir, "new"))).toBe(true);
  });

  it.each([
    ["the same version", { version: "0.1.0" }],
    ["an older version", { version: "0.0.9" }],
  ])("leaves everything as it is when there is %s", async (_what, release) => {
    await night(release);
    await expect.poll(() => releases.asked()).toContain("/latest-linux.yml");
    await wall.isThere();
    expect(releases.asked()).not.toContain("/wall.AppImage");
    expectUnchanged();
  });

  it.each([
    ["was tampered with", { promised: Buffer.from("what the family trusts") }],
    ["breaks off", { isCutOff: true }],
  ])("keeps the old version when the new one %s", async (_what, release) => {
    await night(release);
    await expect.poll(() => releases.asked()).toContain("/wall.AppImage");
    await expect.poll(() => wall.said()).toContain("No update tonight");
    await wall.isThere();
    expectUnchanged();
  });
});
