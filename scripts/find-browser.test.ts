import { describe, expect, it } from "vitest";
import { findBrowser, findHeadlessShell } from "./find-browser.ts";

const machine = (
  platform: NodeJS.Platform,
  programs: readonly string[],
  env: Record<string, string>,
) => ({
  platform,
  env,
  isProgram: (file: string) => programs.includes(file),
});

describe("the browser for the wall", () => {
  it("is the first Chromium on the path", () => {
    const there = [
      "/usr/bin/google-chrome",
      "/usr/local/bin/chromium-browser",
      "/usr/bin/chromium-browser",
    ];
    const path = { PATH: "/usr/local/bin:/usr/bin" };
    expect(findBrowser(machine("linux", there, path))).toBe("/usr/local/bin/chromium-browser");
  });

  it("is the one that the person names, and no other when that isn't there", () => {
    const there = ["/usr/bin/chromium", "/opt/mine"];
    const env = (file: string) => ({ PATH: "/usr/bin", CHROMIUM_PATH: file });
    expect(findBrowser(machine("linux", there, env("/opt/mine")))).toBe("/opt/mine");
    expect(findBrowser(machine("linux", there, env("/opt/gone")))).toBeNull();
  });

  it("is found where macOS and Windows install it", () => {
    const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    expect(findBrowser(machine("darwin", [mac], { PATH: "/usr/bin" }))).toBe(mac);
    const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
    expect(findBrowser(machine("win32", [edge], { PATH: "C:\\Windows" }))).toBe(edge);
  });

  it("is none on a machine without one", () => {
    expect(findBrowser(machine("linux", [], { PATH: "/usr/bin" }))).toBeNull();
    expect(findBrowser(machine("linux", [], {}))).toBeNull();
  });
});

describe("the browser for the tests", () => {
  const shell = "/usr/bin/chromium-headless-shell";
  it("is one without a window where the machine has it", () => {
    expect(findHeadlessShell(machine("linux", [shell], { PATH: "/bin:/usr/bin" }))).toBe(shell);
    expect(findHeadlessShell(machine("linux", ["/usr/bin/chromium"], { PATH: "/usr/bin" }))).toBe(
      null,
    );
  });

  it("is the one that the person names", () => {
    const env = { PATH: "/usr/bin", CHROMIUM_PATH: "/opt/mine" };
    expect(findHeadlessShell(machine("linux", [shell, "/opt/mine"], env))).toBeNull();
  });
});
