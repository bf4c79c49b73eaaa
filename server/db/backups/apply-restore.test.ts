import { execFileSync, spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cancelRestore, isRestoreReady, rollBackRestore } from "./apply-restore.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-restore-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const roster = JSON.stringify([{ id: "mia", name: "Mia", color: "#e07a5f" }]);

describe("a restore that a power cut ends", () => {
  it("while the old roster is being put aside leaves the family's roster whole", async () => {
    const folders = { dataDir: join(dir, "data"), configDir: join(dir, "config") };
    const live = join(folders.configDir, "members.json");
    const ready = join(folders.dataDir, ".restore-ready");
    for (const made of [join(ready, "new/config"), folders.configDir])
      mkdirSync(made, { recursive: true });
    writeFileSync(join(ready, "new/config/members.json"), "[]");
    const items = [{ path: "config/members.json", had: true }];
    writeFileSync(join(ready, "plan.json"), JSON.stringify({ backup: "nightly", items }));
    // A pipe stands in for a disk that is slow: half of the roster is read when the plug is pulled.
    writeFileSync(`${live}.whole`, roster);
    execFileSync("mkfifo", [live]);

    const apply = `import(${JSON.stringify(new URL("apply-restore.ts", import.meta.url).href)})
      .then(({ applyRestore }) => applyRestore(${JSON.stringify(folders)}))`;
    const child = spawn(process.execPath, ["--eval", apply], { stdio: "ignore" });
    const ended = new Promise((done) => child.once("exit", done));
    const pipe = openSync(live, "r+");
    writeSync(pipe, roster.slice(0, 20));
    const aside = join(folders.dataDir, ".restore/old/config/members.json");
    const copied = (): number =>
      Math.max(
        ...[aside, `${aside}.restoring`].map(
          (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
        ),
      );
    await expect.poll(copied, { timeout: 10_000 }).toBe(20);
    child.kill("SIGKILL");
    await ended;
    closeSync(pipe);
    renameSync(`${live}.whole`, live);

    expect(rollBackRestore(folders)).toBe("nightly");
    expect(readFileSync(live, "utf8")).toBe(roster);
    expect(existsSync(join(folders.dataDir, ".restore"))).toBe(false);
  });
});

it("a restore that fails once it is ready isn't done by the next start", () => {
  const folders = { dataDir: join(dir, "data"), configDir: join(dir, "config") };
  const ready = join(folders.dataDir, ".restore-ready");
  mkdirSync(join(ready, "new"), { recursive: true });
  writeFileSync(join(ready, "plan.json"), JSON.stringify({ backup: "nightly", items: [] }));
  expect(isRestoreReady(folders)).toBe(true);
  cancelRestore(folders);
  expect(isRestoreReady(folders)).toBe(false);
  expect(readdirSync(folders.dataDir)).toEqual([]);
});
