import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "../platform/config-error.ts";
import { readConfigFile } from "./read-config-file.ts";
import { readMembers } from "./members-file.ts";
import { readRewards } from "./rewards-file.ts";

let dir = "";
let file = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-encodings-"));
  file = join(dir, "members.json");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const jurgen = [{ id: "juergen", name: "Jürgen", color: "#2a8f6d" }];
const lines = JSON.stringify(jurgen, null, 2);

const problemsOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe("a file of the family's configuration", () => {
  it("may begin with the mark that Windows' editors put before UTF-8", () => {
    writeFileSync(file, `\uFEFF${lines}`);
    expect(readMembers(file, []).roster).toMatchObject([{ name: "Jürgen" }]);
    writeFileSync(file, `\uFEFF{ "rewards": [] }`);
    expect(readRewards(file, file)).toEqual([]);
  });

  it.each([
    ["Latin-1", Buffer.from(lines, "latin1"), 4],
    ["UTF-16", Buffer.from(`\uFEFF${lines}`, "utf16le"), 1],
  ])("is refused in %s with its line and the encoding that it needs", (_name, bytes, line) => {
    writeFileSync(file, bytes);
    const problem = {
      where: `${file}:${line}`,
      message: expect.stringMatching(/^is not UTF-8 .* save the file as UTF-8$/),
      part: { line },
    };
    expect(problemsOf(() => readMembers(file, []))).toEqual([problem]);
    expect(problemsOf(() => readRewards(file, file))).toEqual([problem]);
  });

  it("is named where it can't be read", () => {
    expect(problemsOf(() => readMembers(file, []))).toMatchObject([
      { where: file, message: expect.stringMatching(/^can't be read: /) },
    ]);
  });

  it("that can't be read is called by the name that people know, not by where it lies meanwhile", () => {
    expect(problemsOf(() => readConfigFile(file, "config/members.json"))).toEqual([
      {
        where: "config/members.json",
        message: expect.not.stringContaining(dir),
      },
    ]);
  });
});
