import { expect } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openPhonePage, openWallPage, test } from "../support/wall-test.ts";

const card = {
  parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }],
  wifi: { name: "Guests", password: "chalk" },
  notes: "Minka sleeps in the kitchen.",
};

test("a sitter's own phone shows the card and tonight's chores, a second phone is refused, and a parent ends it live", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("PUT", "/api/babysitter/card", card);
  await parent.send("POST", "/api/tasks", {
    ...{ title: "Feed Minka", list: "routine", memberIds: ["mia"], daypart: "evening" },
    recurrence: "FREQ=DAILY",
  });
  const phone = await openPhoneOf(browser, wall, mom, "/settings/babysitter");
  const answered = phone.waitForResponse(
    (response) => response.url().endsWith("/api/babysitter/links") && response.status() === 201,
  );
  await phone.getByRole("button", { name: "Link for the sitter’s phone" }).tap();
  const { token } = await (await answered).json();
  await expect(phone.getByRole("img", { name: "QR code of the sitter’s link" })).toBeVisible();

  const sitter = await openPhonePage(browser, wall, `/m/sitter#${token}`);
  await sitter.getByRole("button", { name: "Open" }).tap();
  await expect(sitter.getByText("+49 170 1234567")).toBeVisible();
  await expect(sitter).toHaveURL((url) => url.hash === "");
  for (const words of ["Oma", "Bed at 19:30", "Nuts", "Minka sleeps in the kitchen.", "Feed Minka"])
    await expect(sitter.getByText(words)).toBeVisible();
  await expect(sitter.getByText("chalk")).toBeVisible();
  await sitter.reload();
  await expect(sitter.getByText("Feed Minka")).toBeVisible();
  // The wall in the sitter's hands leaves the sitter's phone alone.
  const wallPage = await openWallPage(browser, wall);
  await wallPage.getByRole("button", { name: "Babysitter" }).tap();
  await wallPage.getByRole("button", { name: "Yes, hand it over" }).tap();
  await expect(wallPage.getByText("+49 170 1234567")).toBeVisible();
  await expect(sitter.getByText("Feed Minka")).toBeVisible();

  const second = await openPhonePage(browser, wall, `/m/sitter#${token}`);
  await second.getByRole("button", { name: "Open" }).tap();
  await expect(second.getByRole("alert")).toContainText("Another phone has opened this link");
  const links = phone.getByRole("list", { name: "For a sitter’s phone" });
  await expect(links.getByText(/refused: another phone has it/)).toBeVisible();

  await links.getByRole("button", { name: "End it" }).tap();
  await expect(sitter.getByText("This evening is over")).toBeVisible();
  await expect(sitter.getByText("+49 170 1234567")).toHaveCount(0);
  await sitter.reload();
  await expect(sitter.getByText("This evening is over")).toBeVisible();
  for (const page of [second, sitter, phone, wallPage]) await page.context().close();
});
