import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installWithNpm } from "./install-with-npm.ts";

let dir = "";
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-npm-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.skipIf(process.platform === "win32")(
  "is over only once npm is gone, where the wall stops meanwhile",
  async () => {
    const program = `#!/bin/sh
trap 'sleep 0.3; touch gone; exit 1' TERM
touch begun
while true; do sleep 0.05; done
`;
    writeFileSync(join(dir, "npm"), program, { mode: 0o755 });
    const stopping = new AbortController();
    const environment = { PATH: `${dir}:${process.env["PATH"]}` };
    const ended = installWithNpm(dir, environment, stopping.signal).catch(String);
    await expect.poll(() => existsSync(join(dir, "begun")), { timeout: 5000 }).toBe(true);
    stopping.abort();
    expect(await ended).toMatch("AbortError");
    expect(existsSync(join(dir, "gone"))).toBe(true);
  },
);
