import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../find-browser.ts";

const silentMs = 30_000;

/** Runs a command; false when it failed, doesn't exist, or printed nothing for thirty seconds. */
const succeeds = (
  command: string,
  words: readonly string[],
  options: SpawnOptions = {},
): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const giveUp = setTimeout(() => child.kill("SIGKILL"), silentMs);
    const heard = (): void => void giveUp.refresh();
    child.stdout?.on("data", heard);
    child.stderr?.on("data", heard);
    const end = (fine: boolean): void => {
      clearTimeout(giveUp);
      done(fine);
    };
    child.once("error", () => end(false));
    child.once("exit", (code) => end(code === 0));
  });

/** Playwright's own Chromium, where it was downloaded. */
const playwrights = (): string | null => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
};

const fromPlaywright = async (root: string): Promise<string | null> => {
  console.error("Fetching a Chromium for the tests …");
  const cli = join(root, "node_modules/playwright/cli.js");
  return (await succeeds(process.execPath, [cli, "install", "chromium"])) ? playwrights() : null;
};

const fromDebian = async (): Promise<string | null> => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.error("Installing Debian's Chromium for the tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", "chromium"];
  if (!(await succeeds("apt-get", ["update"], { env }))) return null;
  return (await succeeds("apt-get", install, { env })) ? findBrowser() : null;
};

/**
 * A Chromium for the tests: an installed one, else Playwright's, else Debian's where root may install it; null where
 * there is none.
 */
export const chromiumForTests = async (root: string): Promise<string | null> =>
  findBrowser() ?? playwrights() ?? (await fromPlaywright(root)) ?? (await fromDebian());
