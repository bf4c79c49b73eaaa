import { describe, expect, it } from "vitest";
import { ConfigError } from "../platform/config-error.ts";
import { startProblems } from "./start-failure.ts";

const failure = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: said by the system`), { code, path });

describe("a start that fails", () => {
  it.each([
    ["ENOSPC", "the disk is full"],
    ["SQLITE_FULL", "the disk is full"],
    ["EROFS", "the disk can't be written"],
    ["EIO", "the disk can't be written"],
    ["SQLITE_CORRUPT", "the database can't be read"],
    ["SQLITE_IOERR_READ", "the database can't be read"],
  ])("by %s says in one sentence that %s", (code, words) => {
    const [problem, ...more] = startProblems(failure(code, "/home/miller/data/wall.db"));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ where: "/home/miller/data/wall.db", kind: "disk" });
    expect(problem?.message).toContain(words);
    expect(problem?.message).not.toContain("\n");
  });

  it("names what is wrong in the configuration as it was found", () => {
    const problems = [{ where: "PORT", message: "is taken" }];
    expect(startProblems(new ConfigError(problems))).toEqual(problems);
  });

  it("says so where a part of the program doesn't fit this Node, or the program is wrong", () => {
    expect(startProblems(failure("ERR_DLOPEN_FAILED"))).toMatchObject([
      { message: expect.stringContaining("npm ci") },
    ]);
    expect(startProblems(new TypeError("x is not a function"))).toMatchObject([
      { message: expect.stringMatching(/^could not start: x is not a function\./) },
    ]);
  });
});
