import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverFlags } from "./server.ts";

it("is run by Node as `npm run serve` runs it", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
  );
  expect(scripts.serve).toBe(`node ${serverFlags.join(" ")} scripts/serve.mjs`);
});
