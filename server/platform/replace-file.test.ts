import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replaceFile } from "./replace-file.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-file-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("a file of the house that is replaced", () => {
  it("is there whole, with nothing beside it, also when a former try died half-way", () => {
    const file = join(dir, "members.json");
    writeFileSync(`${file}.new`, "half of", { mode: 0o666 });
    replaceFile(file, "[]\n", 0o600);
    replaceFile(file, "[1]\n", 0o600);
    expect(readdirSync(dir)).toEqual(["members.json"]);
    expect(readFileSync(file, "utf8")).toBe("[1]\n");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("stays a link where the operator keeps it elsewhere", () => {
    mkdirSync(join(dir, "kept"));
    const kept = join(dir, "kept/members.json");
    writeFileSync(kept, "[]");
    symlinkSync(kept, join(dir, "members.json"));
    replaceFile(join(dir, "members.json"), "[1]", 0o644);
    expect(readlinkSync(join(dir, "members.json"))).toBe(kept);
    expect(readFileSync(kept, "utf8")).toBe("[1]");
  });

  it("stays as it was when it can't be, and nothing is left behind", () => {
    const taken = join(dir, "members.json");
    mkdirSync(taken);
    writeFileSync(join(taken, "inside"), "");
    expect(() => replaceFile(taken, "[]", 0o644)).toThrow("EISDIR");
    expect(readdirSync(dir)).toEqual(["members.json"]);
    expect(() => replaceFile(join(dir, "nowhere/members.json"), "[]", 0o644)).toThrow("ENOENT");
  });
});
