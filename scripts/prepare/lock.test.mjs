import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withLock } from "./lock.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "family-wall-turns-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("two starts in one folder", () => {
  it("prepare one after the other", async () => {
    const log = [];
    const prepare = (name) =>
      withLock(root, async () => {
        log.push(`${name} begins`);
        await new Promise((next) => setImmediate(next));
        log.push(`${name} ends`);
      });
    await Promise.all([prepare("first"), prepare("second")]);
    expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    expect(existsSync(join(root, "dist/.preparing"))).toBe(false);
  });

  it("don't wait for one that was killed", async () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    mkdirSync(join(root, "dist"));
    writeFileSync(join(root, "dist/.preparing"), String(pid));
    expect(await withLock(root, () => "prepared")).toBe("prepared");
  });

  it("let the next one in after one that failed", async () => {
    await expect(withLock(root, () => Promise.reject(new Error("no disk")))).rejects.toThrow(
      "no disk",
    );
    expect(await withLock(root, () => "prepared")).toBe("prepared");
  });
});
