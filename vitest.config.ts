import { defineConfig } from "vitest/config";
import { answerShapesPlugin } from "./scripts/answer-shapes.ts";
import { pictureFiles } from "./scripts/picture-files.ts";
import { ProductFirst } from "./scripts/testing/product-first.ts";
import { reportRetries } from "./scripts/testing/report-retries.ts";

/** Where the counts go, when somebody wants to add them up. */
const report = process.env["VITEST_JSON_OUTPUT_FILE"];

export default defineConfig({
  plugins: [answerShapesPlugin(), pictureFiles()],
  test: {
    globalSetup: "./scripts/testing/memory-folder.ts",
    include: [
      "{contract,client,wall-ui,pwa,server,electron,scripts}/**/*.test.{ts,mjs}",
      "tests/{api,electron,providers}/**/*.test.ts",
    ],
    // Real servers and real databases: slower than a mock on a busy machine, and never flaky for it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Files wait for processes, timers and sockets: three keep the two cores of a small machine busy.
    maxWorkers: 3,
    sequence: { sequencer: ProductFirst },
    // Each worker loads the product once for all its files; CONTRIBUTING.md says what that asks of a test.
    isolate: false,
    reporters: ["default", reportRetries, ...(report === undefined ? [] : ["json"])],
    ...(report === undefined ? {} : { outputFile: { json: report } }),
    // On a machine of its own a test may try twice; whichever needed that is named in the report.
    retry: process.env["CI"] === undefined ? 0 : 1,
  },
});
