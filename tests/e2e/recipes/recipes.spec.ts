import { expect, type Locator } from "@playwright/test";
import { expectFits, visit, wallSizes } from "../support/page-checks.ts";
import { openWallPage, test } from "../support/wall-test.ts";

/** Expects that a whole field is above the keys and in sight. */
const expectAboveKeys = async (field: Locator, what: string): Promise<void> => {
  const keys = field.page().getByTestId("keyboard");
  await expect(keys).toBeVisible();
  await expect(field, what).toBeInViewport({ ratio: 1 });
  const below = async (): Promise<number> => {
    const [box, over] = [await field.boundingBox(), await keys.boundingBox()];
    return (box?.y ?? 0) + (box?.height ?? 0) - (over?.y ?? 0);
  };
  await expect.poll(below, { message: what }).toBeLessThanOrEqual(0);
};

test("a recipe is written on each wall, and what is written stands above the keys", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openWallPage(browser, wall, null);
  const proof = { memberId: "mom", pin: "2468", for: "acts" };
  await page.request.post(`${wall.server.url}/api/unlock`, { data: proof });
  await visit(page, `${wall.server.url}/meals/recipes/new`);
  const fields = page.locator("main").getByRole("textbox");
  await expect(fields).toHaveCount(5);
  for (const [width, height] of wallSizes) {
    await page.setViewportSize({ width, height });
    for (const field of await fields.all()) {
      const what = `${await field.evaluate(({ id }) => id)} at ${width}x${height}`;
      await field.tap();
      await expectAboveKeys(field, what);
    }
    await expectFits(page, `a new recipe with its keys at ${width}x${height}`);
  }
  await page.setViewportSize({ width: 800, height: 480 });
  const steps = fields.last();
  await steps.fill(Array.from({ length: 14 }, (_, at) => `Step ${at + 1}`).join("\n"));
  await steps.tap();
  await steps.press("Control+End");
  await steps.tap({ position: { x: 5, y: 5 } });
  await expectAboveKeys(steps, "a long field");
  await page.context().close();
});
