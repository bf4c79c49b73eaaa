import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isBuilt, sourceHash } from "./built.mjs";

let root = "";
const write = (name, text) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "family-wall-built-"));
  for (const folder of ["contract", "client", "wall-ui", "pwa", "server", "electron"])
    write(`${folder}/a.ts`, "1");
  for (const file of ["scripts/build.ts", "scripts/compress.ts", "scripts/package-file.ts"])
    write(file, "1");
  write("package.json", "{}");
  write("package-lock.json", "{}");
  for (const result of [
    "wall-ui/index.html",
    "pwa/index.html",
    "server/cli.js",
    "electron/main.js",
  ])
    write(`dist/${result}`, "");
  write("dist/.built-from", sourceHash(root));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a built wall", () => {
  it("stays as it is while nothing changed, also when files only look newer", () => {
    utimesSync(join(root, "server/a.ts"), new Date(), new Date());
    expect(isBuilt(root)).toBe(true);
  });

  it.each(["server/a.ts", "client/ui/deep/new.tsx", "package-lock.json", "scripts/build.ts"])(
    "is built anew after a change of %s",
    (name) => {
      write(name, "2");
      expect(isBuilt(root)).toBe(false);
    },
  );

  it("is built anew after a file was moved", () => {
    rmSync(join(root, "server/a.ts"));
    write("server/b.ts", "1");
    expect(isBuilt(root)).toBe(false);
  });

  it("is built anew when a part of it is missing", () => {
    rmSync(join(root, "dist/pwa"), { recursive: true });
    expect(isBuilt(root)).toBe(false);
  });

  it("doesn't care about tests, migrations and the family's own roster", () => {
    write("server/a.test.ts", "2");
    write("migrations/0009-new.sql", "");
    write("config/members.json", "[]");
    expect(isBuilt(root)).toBe(true);
  });
});
