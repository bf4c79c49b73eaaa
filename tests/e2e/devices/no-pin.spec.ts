import { type Browser, expect } from "@playwright/test";
import { openPhonePage, type RunningWall, test } from "../support/wall-test.ts";

/** What Leo, who has no PIN, reads where he wants to sign in. */
const leoReads = async (browser: Browser, wall: RunningWall, words: RegExp) => {
  const phone = await openPhonePage(browser, wall);
  await phone.setViewportSize({ width: 360, height: 480 });
  await phone.getByRole("button", { name: "Leo" }).click();
  await expect(phone.getByRole("alert")).toHaveText(words);
  await expect(phone.getByRole("alert")).toBeInViewport({ ratio: 1 });
  return phone;
};

test("who has no PIN reads on the phone how a parent gives them one", async ({ browser, wall }) => {
  await wall.start();
  const phone = await leoReads(
    browser,
    wall,
    /A parent sets one on their phone, under Settings → PINs, or shows a code for this phone there/,
  );
  await phone.getByRole("button", { name: "Mom" }).click();
  await expect(phone.getByTestId("keypad")).toBeVisible();
  await phone.context().close();
});

test("before the house is set up the way there comes before the faces, which may be nobody's", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const phone = await openPhonePage(browser, wall);
  await phone.setViewportSize({ width: 360, height: 640 });
  await expect(phone.getByText(/the house isn’t set up/)).toBeVisible();
  await expect(phone.getByRole("link", { name: "Set up the house" })).toBeInViewport({ ratio: 1 });
  await phone.getByRole("link", { name: "Set up the house" }).click();
  await expect(phone).toHaveURL(/\/setup/);
  await phone.context().close();
});
