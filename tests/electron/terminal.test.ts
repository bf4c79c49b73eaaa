import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../fixtures/server/test-server.ts";
import { familyPins, unlockBrowser } from "../fixtures/access/sign-in.ts";
import { findHostProgram } from "./host-program.ts";

const shell = findHostProgram({ packaged: true });
afterAll(shell.forget);

let dir = "";
let server: TestServer;
/** The path of an installed wall's folder. */
const pathOf = (folder: string): string => join(dir, folder);
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-terminal-"));
  for (const folder of ["data", "config"]) mkdirSync(pathOf(folder));
  writeFileSync(join(pathOf("config"), "members.json"), JSON.stringify(testFamily));
  server = await startTestServer({
    env: { ...familyPins, DATA_DIR: pathOf("data"), CONFIG_DIR: pathOf("config") },
  });
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs the program in a terminal, without the wall's own settings; returns its output. */
const familyWall = async (...words: string[]) => {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(shell.program, [...shell.words, `--user-data-dir=${dir}`, ...words], {
    ...{ cwd: tmpdir(), env: { PATH, HOME }, stdio: ["ignore", "pipe", "pipe"] },
  });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said, complained };
};

it("the command that a package brings asks for a screen only where a window is wanted", () => {
  const bin = mkdtempSync(join(tmpdir(), "family-wall-bin-"));
  const command = join(bin, "resources/linux/family-wall");
  cpSync(resolve(import.meta.dirname, "../../build/linux/family-wall"), command);
  writeFileSync(join(bin, "family-wall"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const started = (...words: string[]): string =>
    execFileSync("sh", [command, ...words], { encoding: "utf8" }).trim();
  const screenless = "--ozone-platform=headless --disable-gpu";
  expect(started("pin-reset", "mom")).toBe(`${screenless} pin-reset mom`);
  expect(started("--help")).toBe(`${screenless} --help`);
  expect(started("--headless")).toBe(`${screenless} --headless`);
  expect(started("--ozone-platform=wayland")).toBe("--ozone-platform=wayland");
  rmSync(bin, { recursive: true });
});

describe(`the installed program in a terminal, on ${shell.name}`, () => {
  it("takes a forgotten PIN away while the wall is on, opens no window and knocks at none", async () => {
    // Another process has the window.
    writeFileSync(join(dir, "stand-in.lock"), String(process.pid));
    const reset = await familyWall("pin-reset", "mom");
    expect([reset.code, reset.said]).toEqual([
      0,
      expect.stringContaining("Mom has no PIN any more"),
    ]);
    expect((await unlockBrowser(openTestBrowser(server), "mom", "2468")).body.code).toBe(
      "pinNotSet",
    );
    expect(readFileSync(join(dir, "stand-in.lock"), "utf8")).toBe(String(process.pid));
    for (const trace of ["stand-in.knock", "window.json"])
      expect(existsSync(join(dir, trace))).toBe(false);
  });

  it("says what it can do, and complains about what it can't", async () => {
    const help = await familyWall("--help");
    expect([help.code, help.said]).toEqual([0, expect.stringContaining("family-wall pin-reset")]);
    const unknown = await familyWall("pin-rest");
    expect([unknown.code, unknown.complained]).toEqual([
      2,
      expect.stringContaining('There is no "pin-rest".'),
    ]);
    const stranger = await familyWall("pin-reset", "granny");
    expect([stranger.code, stranger.complained]).toEqual([1, expect.stringContaining("nobody in")]);
  });
});
