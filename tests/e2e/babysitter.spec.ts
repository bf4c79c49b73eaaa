import { expect, type Page } from "@playwright/test";
import { openWall, parentOf, test } from "./house.ts";

const card = {
  parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }],
  wifi: { name: "Guests", password: "chalk" },
  notes: "Minka sleeps in the kitchen.",
};

const expectSealed = async (page: Page): Promise<void> => {
  await expect(page.getByText("+49 170 1234567")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
};

const typePin = async (page: Page, pin: string): Promise<void> => {
  for (const digit of pin) await page.locator(".pin-keys button", { hasText: digit }).tap();
  await page.getByRole("button", { name: "OK" }).tap();
};

test("a babysitter gets the emergency card and nothing else, until a parent's PIN", async ({
  browser,
  house,
}) => {
  await house.start();
  const parent = await parentOf(house);
  await parent.send("PUT", "/api/babysitter/card", card);
  const wall = await openWall(browser, house, "/chores");
  await expect(wall.getByRole("heading", { name: "Chores" })).toBeVisible();

  // One tap and one question, without a PIN.
  await wall.getByRole("link", { name: "Settings" }).tap();
  await wall.getByRole("button", { name: /Babysitter mode/ }).tap();
  await wall.getByRole("button", { name: "Yes, hand it over" }).tap();
  await expectSealed(wall);
  for (const words of ["Oma", "Bed at 19:30", "Nuts", "Minka sleeps in the kitchen."])
    await expect(wall.getByText(words)).toBeVisible();
  await expect(wall.getByRole("img", { name: /Guests/ })).toBeVisible();

  // Neither the way back, nor a reload, nor an address, nor the keyboard leads out.
  await wall.goBack();
  await expectSealed(wall);
  await wall.reload();
  await expectSealed(wall);
  for (const path of ["/", "/settings/members", "/setup/family", "/calendar/week"]) {
    await wall.goto(house.server.url + path);
    await expectSealed(wall);
  }
  for (const key of ["Tab", "Escape", "ArrowRight", "Alt+ArrowLeft"])
    await wall.keyboard.press(key);
  await expectSealed(wall);
  const asked = await wall.request.get(`${house.server.url}/api/board/routine`);
  expect(asked.status()).toBe(423);

  // Another browser that opens the wall, and a machine that was switched off and on.
  const other = await openWall(browser, house, "/chores");
  await expectSealed(other);
  await other.context().close();
  await house.kill();
  await house.start();
  await wall.goto(`${house.server.url}/chores`);
  await expectSealed(wall);

  await wall.getByRole("button", { name: "Parents" }).tap();
  await typePin(wall, "1111");
  await expect(wall.getByText("That PIN is not right.")).toBeVisible();
  await wall.getByRole("button", { name: "Back" }).tap();
  await expectSealed(wall);
  await wall.getByRole("button", { name: "Parents" }).tap();
  await typePin(wall, "2468");
  await expect(wall.getByRole("navigation").first()).toBeVisible();
  await expect(wall.getByText("+49 170 1234567")).toHaveCount(0);
  await wall.context().close();
});

test("every wall is sealed at once, and given back at once", async ({ browser, house }) => {
  await house.start();
  const parent = await parentOf(house);
  await parent.send("PUT", "/api/babysitter/card", card);
  const wall = await openWall(browser, house, "/calendar/week");
  await expect(wall.getByRole("navigation").first()).toBeVisible();
  await parent.send("POST", "/api/babysitter/on");
  await expectSealed(wall);
  await parent.send("POST", "/api/babysitter/off", { memberId: "mom", pin: "2468" });
  await expect(wall.getByRole("navigation").first()).toBeVisible();
  await wall.context().close();
});
