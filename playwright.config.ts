import { defineConfig } from "@playwright/test";
import { testChromium } from "./tests/e2e/support/browsers.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/prepared-wall.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // On a machine of its own a test may try twice; whichever needed that is named in the report.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    video: "off",
    trace: "off",
    screenshot: "only-on-failure",
    // A phone that installs its service worker fetches and compiles the whole app, which costs three times as much as
    // opening it. The stories that are about that, or about being out of reach, allow it.
    serviceWorkers: "block",
    // Every frame of what moves is drawn by the processor, a tenth of all that the stories cost. Those about what moves,
    // and a few of a wall's and a phone's usual day, let it move.
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: testChromium,
      args: [
        // For root Chromium has no sandbox; these pages are our own.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        // A test's page lives for seconds: what V8's optimizing compilers cost isn't won back.
        "--js-flags=--no-opt --no-maglev",
        // A host name for the wall, by which other machines know it.
        "--host-resolver-rules=MAP wall.test 127.0.0.1",
      ],
    },
  },
});
