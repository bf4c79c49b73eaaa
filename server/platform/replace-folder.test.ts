import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recoverReplacedFolder, replaceFolder } from "./replace-folder.ts";

let dir = "";
let place = "";
const make = (folder: string, file: string): void => {
  mkdirSync(folder);
  writeFileSync(join(folder, file), "");
};
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-place-"));
  place = join(dir, "actual");
  make(place, "earlier");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("what reads the budget", () => {
  it("is exchanged for what was fetched, and nothing else is left", () => {
    make(`${place}.new`, "later");
    replaceFolder(`${place}.new`, place);
    expect([readdirSync(dir), readdirSync(place)]).toEqual([["actual"], ["later"]]);
  });

  it("stays where it was when what was fetched can't be put there", () => {
    expect(() => replaceFolder(`${place}.new`, place)).toThrow("ENOENT");
    expect([readdirSync(dir), readdirSync(place)]).toEqual([["actual"], ["earlier"]]);
  });

  it("comes back after a power cut in the middle", () => {
    renameSync(place, `${place}.old`);
    recoverReplacedFolder(place);
    expect([readdirSync(dir), readdirSync(place)]).toEqual([["actual"], ["earlier"]]);
  });
});
