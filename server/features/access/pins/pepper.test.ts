import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "#server/platform/config-error.ts";
import { readPepper } from "./pepper.ts";

let dir = "";
const file = (): string => join(dir, "pepper");
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-pepper-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("the house's pepper", () => {
  it("is made once, for its owner's eyes only, and stays", () => {
    const first = readPepper(dir);
    expect(readdirSync(dir)).toEqual(["pepper"]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readPepper(dir)).toEqual(first);
    expect(readFileSync(file(), "utf8")).not.toContain(first.id);
  });

  it("is closed to others again after somebody copied it carelessly", () => {
    readPepper(dir);
    chmodSync(file(), 0o644);
    readPepper(dir);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("replaces what a power cut left of a first one", () => {
    writeFileSync(`${file()}.new`, "3f");
    expect(readPepper(dir).secret).toHaveLength(32);
  });

  it.each(["", "3f2a", "not a pepper"])(
    "is refused with its file and the cure when it is damaged: '%s'",
    (text) => {
      writeFileSync(file(), text);
      expect(() => readPepper(dir)).toThrow(ConfigError);
      expect(() => readPepper(dir)).toThrow(/pepper: is damaged\. Put it back/);
    },
  );

  it("is different in every house", () => {
    const other = mkdtempSync(join(tmpdir(), "family-wall-pepper-"));
    expect(readPepper(other).id).not.toBe(readPepper(dir).id);
    rmSync(other, { recursive: true, force: true });
  });
});
