import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { download } from "./electron.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-download-"));
  vi.stubEnv("TMPDIR", dir);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

/** A download script with the given source. */
const installer = (source: string): string => {
  const file = join(dir, "install.mjs");
  writeFileSync(file, source);
  return file;
};
const left = (): string[] =>
  readdirSync(dir).filter((name) => name.startsWith("family-wall-electron-"));

describe("fetching Electron", () => {
  it("is given up when not one more byte comes, and leaves nothing behind", async () => {
    const hangs = installer('import "node:fs"; setInterval(() => undefined, 1000);');
    expect(await download({ installer: hangs, distDir: dir, stallMs: 500 })).toBe(false);
    expect(left()).toEqual([]);
  });

  it("may take longer than that while bytes come", async () => {
    const slow = installer(`
      import { appendFileSync } from "node:fs"; import { tmpdir } from "node:os"; import { join } from "node:path";
      let parts = 0;
      const timer = setInterval(() => {
        appendFileSync(join(tmpdir(), "electron.zip"), "part");
        if (++parts === 8) { clearInterval(timer); appendFileSync(${JSON.stringify(join(dir, "done"))}, "x"); }
      }, 250);`);
    expect(await download({ installer: slow, distDir: dir, stallMs: 1500 })).toBe(true);
    expect(existsSync(join(dir, "done"))).toBe(true);
  });

  it("is over at once when it fails", async () => {
    expect(await download({ installer: installer("process.exit(1)"), distDir: dir })).toBe(false);
  });

  it("ends when somebody presses Ctrl-C", async () => {
    const leaving = new AbortController();
    const hangs = installer("setInterval(() => undefined, 1000);");
    const fetching = download({ installer: hangs, distDir: dir, signal: leaving.signal });
    leaving.abort();
    expect(await fetching).toBe(false);
  });
});
