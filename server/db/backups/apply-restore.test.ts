import { execFileSync, spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
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
import { rollBackRestore } from "./apply-restore.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-swap-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const roster = JSON.stringify([{ id: "mia", name: "Mia", color: "#e07a5f" }]);

describe("a restore that a power cut ends", () => {
  it("while the old roster is being put aside leaves the family's roster whole", async () => {
    const places = { dataDir: join(dir, "data"), configDir: join(dir, "config") };
    const live = join(places.configDir, "members.json");
    const preparing = join(places.dataDir, ".restore-preparing");
    for (const made of [join(preparing, "new/config"), places.configDir])
      mkdirSync(made, { recursive: true });
    writeFileSync(join(preparing, "new/config/members.json"), "[]");
    const items = [{ path: "config/members.json", had: true }];
    writeFileSync(join(preparing, "plan.json"), JSON.stringify({ items }));
    // A pipe stands in for a disk that is slow: half of the roster is read when the plug is pulled.
    writeFileSync(`${live}.whole`, roster);
    execFileSync("mkfifo", [live]);

    const swap = `import(${JSON.stringify(new URL("apply-restore.ts", import.meta.url).href)})
      .then(({ applyRestore }) => applyRestore(${JSON.stringify(places)}))`;
    const child = spawn(process.execPath, ["--eval", swap], { stdio: "ignore" });
    const ended = new Promise((done) => child.once("exit", done));
    const pipe = openSync(live, "r+");
    writeSync(pipe, roster.slice(0, 20));
    const aside = join(places.dataDir, ".restore/old/config/members.json");
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

    expect(rollBackRestore(places)).toBe(true);
    expect(readFileSync(live, "utf8")).toBe(roster);
    expect(existsSync(join(places.dataDir, ".restore"))).toBe(false);
  });
});
