import { expect, type Locator } from "@playwright/test";
import { mia, openPhoneOf } from "../support/phone-in-hand.ts";
import { test } from "../support/wall-test.ts";

const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (what: Locator) => {
  const box = await what.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
};

test("what takes a change back lies over no page's way to something new", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mia, "/journal/new");
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.locator("textarea").fill("In the tunnel");
  await phone.getByRole("button", { name: "Post" }).click();
  const own = phone.getByTestId("entry").filter({ hasText: "tunnel" });
  await own.getByRole("button", { name: "What to do with this entry" }).click();
  await phone.getByRole("button", { name: "Change", exact: true }).click();
  await phone.locator("textarea").fill("Out of the tunnel");
  await phone.getByRole("button", { name: "Save" }).click();
  const toast = phone.locator('[data-part~="toast"]');
  await expect(toast.getByRole("button", { name: "Undo" })).toBeVisible();
  for (const { page, action } of [
    { page: "Journal", action: "New entry" },
    { page: "Calendar", action: "New event" },
  ]) {
    await phone.getByRole("navigation").getByRole("link", { name: page }).tap();
    // It comes from below.
    await expect
      .poll(
        async () =>
          (await bottomOf(toast)) - (await topOf(phone.getByRole("link", { name: action }))),
      )
      .toBeLessThanOrEqual(0);
  }
  await phone.context().close();
});
