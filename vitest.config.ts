import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{contract,client,wall-ui,pwa,server,electron,scripts}/**/*.test.{ts,mjs}",
      "tests/{api,electron,providers}/**/*.test.ts",
    ],
    // Real servers and real databases: slower than a mock on a busy machine, and never flaky for it.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
