import type { Reporter } from "vitest/node";

/** Lists each test that passed only at its second try, so that a flaky test is noticed. */
export const reportRetries: Reporter = {
  onTestCaseResult: (test) => {
    if (test.diagnostic()?.flaky === true) console.log(`Second try: ${test.fullName}`);
  },
};
