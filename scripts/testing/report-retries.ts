import type { Reporter } from "vitest/node";

/** Names each test that passed only at its second try, so that a doubtful test is seen and mended. */
export const reportRetries: Reporter = {
  onTestCaseResult: (test) => {
    if (test.diagnostic()?.flaky === true) console.log(`Second try: ${test.fullName}`);
  },
};
