import { describe, expect, it } from "vitest";
import { lockFileFaults } from "./lock-file.ts";

const own = { dependencies: { express: "5.3.0" }, devDependencies: { vite: "8.3.8" } };
const binding = "@rolldown/binding-darwin-arm64";
const rolldown = { optionalDependencies: { [binding]: "1.2.19" } };

describe("the lock file", () => {
  it("is fine when every binding has its entry, beside or above who asks for it", () => {
    const above = { "node_modules/rolldown": rolldown, [`node_modules/${binding}`]: {} };
    const beside = {
      "node_modules/vite/node_modules/rolldown": rolldown,
      [`node_modules/vite/node_modules/${binding}`]: {},
    };
    expect(lockFileFaults({ packages: above }, own)).toEqual([]);
    expect(lockFileFaults({ packages: beside }, own)).toEqual([]);
  });

  it("is refused when another machine's binding is missing, because npm ci would stop there", () => {
    const elsewhere = `node_modules/other/node_modules/${binding}`;
    const packages = { "node_modules/rolldown": rolldown, [elsewhere]: {} };
    expect(lockFileFaults({ packages }, own)).toEqual([
      `package-lock.json: node_modules/rolldown asks for ${binding}, which has no entry`,
    ]);
  });

  it("is refused when it names a registry", () => {
    const packages = {
      "node_modules/express": { resolved: "https://registry.example/express.tgz" },
    };
    expect(lockFileFaults({ packages }, own)).toEqual([
      "package-lock.json: node_modules/express names the address of a registry",
    ]);
  });

  it.each(["^5.3.0", "~5.3.0", "5", "latest", "5.x", ">=5.3.0"])(
    "wants one exact version, not %s",
    (express) => {
      expect(lockFileFaults({ packages: {} }, { dependencies: { express } })).toEqual([
        `package.json: express is "${express}", not one exact version`,
      ]);
    },
  );
});
