import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverEnvironment, serverFlags } from "./server.ts";

it("is run by Node as `npm run serve` runs it", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
  );
  expect(scripts.serve).toBe(`node ${serverFlags.join(" ")} scripts/serve.mjs`);
});

it("is run by a service as the guide says", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/running.md"), "utf8");
  const variables = Object.entries(serverEnvironment).map((pair) => pair.join("="));
  expect(guide).toContain(`Environment=${variables.join(" ")}\n`);
  expect(guide).toContain(`/node ${serverFlags.join(" ")} dist/server/cli.js\n`);
});
