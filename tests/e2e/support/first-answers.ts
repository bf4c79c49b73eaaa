import type { Page } from "@playwright/test";

/** Takes the answers that a page brings along out of it, so that it asks for what a test answers itself. */
export const withoutFirstAnswers = async (page: Page): Promise<void> => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/<script type="application\/json".*?<\/script>/s, "");
    await route.fulfill({ response, body });
  });
};
