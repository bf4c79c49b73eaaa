import { type Browser, expect } from "@playwright/test";
import { openPhonePage, type RunningWall, test } from "../support/wall-test.ts";

/** What Leo, who has no PIN, reads where he wants to sign in. */
const expectLeoReads = async (browser: Browser, wall: RunningWall, words: RegExp) => {
  const phone = await openPhonePage(browser, wall);
  await phone.getByRole("button", { name: "Leo" }).click();
  await expect(phone.getByRole("alert")).toHaveText(words);
  await phone.context().close();
};

test("who has no PIN reads on the phone how a parent gives them one", async ({ browser, wall }) => {
  await wall.start();
  await expectLeoReads(
    browser,
    wall,
    /A parent can set one under Settings → PINs, or invite this phone with a code\.$/,
  );
});

test("who has no PIN reads what to write into .env where no parent has one either", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  await expectLeoReads(browser, wall, /MEMBER_PIN_LEO in \.env\.$/);
});
