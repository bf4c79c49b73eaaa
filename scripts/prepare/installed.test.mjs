import { describe, expect, it } from "vitest";
import { npmCommand, installFailureText } from "./install.mjs";
import { matchesLockFile } from "./installed.mjs";

const wanted = {
  "": { version: "1.0.0" },
  "node_modules/express": { version: "5.3.0" },
  "node_modules/@rolldown/binding-darwin-arm64": { version: "1.2.19", optional: true },
};

describe("the packages of a wall", () => {
  it("fit when each is there in the version of the lock file", () => {
    expect(matchesLockFile(wanted, { "node_modules/express": { version: "5.3.0" } })).toBe(true);
  });

  it("don't fit when one is missing or another version", () => {
    expect(matchesLockFile(wanted, {})).toBe(false);
    expect(matchesLockFile(wanted, { "node_modules/express": { version: "5.2.0" } })).toBe(false);
  });

  it("don't fit when a binding of this machine is another version than the lock file's", () => {
    const installed = {
      "node_modules/express": { version: "5.3.0" },
      "node_modules/@rolldown/binding-darwin-arm64": { version: "1.2.18" },
    };
    expect(matchesLockFile(wanted, installed)).toBe(false);
  });
});

describe("an installation", () => {
  it("is done by the npm that was typed, run by the Node that npm itself runs on", () => {
    const env = { npm_execpath: "/usr/lib/npm/bin/npm-cli.js", npm_node_execpath: "/usr/bin/node" };
    const { command, words } = npmCommand(env, "linux");
    expect([command, words[0], words[1]]).toEqual(["/usr/bin/node", env.npm_execpath, "ci"]);
  });

  it("takes npm from the path when another tool runs the scripts", () => {
    const env = { npm_execpath: "/usr/lib/yarn.js", npm_node_execpath: "/usr/bin/node" };
    expect(npmCommand(env, "linux").command).toBe("npm");
    expect(npmCommand({}, "win32")).toMatchObject({ command: "npm", shell: true });
  });

  it("that fails says in one sentence what to do", () => {
    expect(installFailureText(null, "spawn npm ENOENT")).toMatch(/^npm is missing; [^\n]+$/);
    expect(installFailureText(1, "npm error code EAI_AGAIN\nnpm error request failed")).toMatch(
      /^[^\n]*internet[^\n]*$/,
    );
    expect(
      installFailureText(1, "npm error code EUSAGE\nnpm error Missing: x from lock file"),
    ).toContain("Missing: x");
  });
});
