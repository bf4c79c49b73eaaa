import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const scripts = resolve(import.meta.dirname, "..");

describe("npm on a machine with an old Node", () => {
  it.each(["start", "serve", "run"])("%s says in one sentence that it is too old", (name) => {
    const pretend = 'Object.defineProperty(process.versions, "node", { value: "16.20.2" });';
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${pretend}`, join(scripts, `${name}.mjs`)],
      { encoding: "utf8" },
    );
    expect({ status, stdout, lines: stderr.trim().split("\n").length }).toEqual({
      status: 1,
      stdout: "",
      lines: 1,
    });
    expect(stderr).toMatch(/^Family Wall needs Node 18 or newer/);
  });

  it("can read what npm calls first", () => {
    for (const name of ["start.mjs", "serve.mjs", "run.mjs", "prepare/node-version.mjs"]) {
      const source = readFileSync(join(scripts, name), "utf8");
      // Syntax that Node 12 and 14 can't parse.
      expect(source, name).not.toMatch(/\?\.|\?\?|^await |#\w+ in |\.at\(|replaceAll/m);
    }
  });

  it("needs no package before there are any", () => {
    for (const name of readdirSync(join(scripts, "prepare")).filter((file) =>
      /^(?!.*\.test).*\.mjs$/.test(file),
    )) {
      const source = readFileSync(join(scripts, "prepare", name), "utf8");
      const imported = [...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
      expect(
        imported.filter((from) => !/^(node:|\.\/)/.test(from)),
        name,
      ).toEqual([]);
      execFileSync(process.execPath, ["--check", join(scripts, "prepare", name)]);
    }
  });
});
