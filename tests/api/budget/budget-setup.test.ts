import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runBudgetSetup } from "../../fixtures/actual/budget-setup.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-budget-setup-"));
  mkdirSync(join(dir, "data/actual"), { recursive: true });
  writeFileSync(join(dir, "data/actual/earlier"), "still here");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const expectEarlier = (): void => {
  expect(readdirSync(join(dir, "data"))).toEqual(["actual"]);
  expect(existsSync(join(dir, "data/actual/earlier"))).toBe(true);
};

it("a machine without npm is told so plainly, and keeps what it had", async () => {
  const { code, complained } = await runBudgetSetup(dir, { PATH: dir });
  expect(code).toBe(1);
  expect(complained).toContain("npm: isn't on this machine. Install Node.js 22 or newer");
  expectEarlier();
});

it("a machine without a network is told what npm said, and keeps what it had", async () => {
  const { code, complained } = await runBudgetSetup(dir, {
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_cache: join(dir, "empty"),
    npm_config_fetch_retries: "0",
    npm_config_loglevel: "silent",
  });
  expect(code).toBe(1);
  expect(complained).toContain("npm error code ECONNREFUSED");
  expectEarlier();
});

it("a word that isn't a version is refused before anything is fetched", async () => {
  const { code, complained } = await runBudgetSetup(dir, {}, "latest");
  expect(code).toBe(1);
  expect(complained).toContain("latest: expected a version such as 26.9.0");
  expectEarlier();
});
