import { expect } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test, typePin } from "../support/wall-test.ts";

test("what somebody deleted on the wall is put back there, and what only parents undo asks for a PIN", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const { id } = (
    await parent.send("POST", "/api/lists", { name: "Packing", items: [{ text: "Socks" }] })
  ).body;
  await parent.send("DELETE", `/api/lists/${id}`);
  await parent.send("POST", "/api/balances/mia/adjust", { delta: 9, reason: "birthday" });
  await parent.send("POST", "/api/rewards/bedtime-story/redeem", { memberId: "mia" });

  const page = await openWallPage(browser, wall, "/acts");
  const rows = page.getByTestId("acts").getByRole("listitem");
  await expect(rows.filter({ hasText: "Packing" }).first()).toContainText("Deleted");
  await page.getByRole("button", { name: "Undo: Packing" }).first().tap();
  await expect(rows.filter({ hasText: "Packing" }).first()).toContainText("Undone");
  expect((await parent.get("/api/lists")).body.lists).toMatchObject([{ name: "Packing" }]);

  const spent = rows.filter({ hasText: "An extra bedtime story" });
  await expect(spent).toContainText(/Mia, .+ · Redeemed/);
  await spent.getByRole("button").tap();
  await typePin(page, "2468");
  await expect(spent).toContainText("Undone");
  expect((await parent.get("/api/balances")).body.mia).toBe(9);
  await page.context().close();

  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("button", { name: "Mom, Account" }).tap();
  await phone.getByRole("button", { name: "Recent changes" }).tap();
  await expect(phone.getByTestId("acts").getByRole("listitem")).toHaveCount(3);
  await parent.send("POST", "/api/grocery", { name: "Oat milk" });
  await expect(phone.getByTestId("acts").getByRole("listitem")).toHaveCount(4);
  const added = phone.getByTestId("acts").getByRole("listitem").filter({ hasText: "Oat milk" });
  const shares = await added.evaluate((row) =>
    [...row.querySelectorAll("[data-part~=list-row-text]")].map(
      (words) => words.getBoundingClientRect().width / row.getBoundingClientRect().width,
    ),
  );
  expect(shares[0], "what was done stands above the way back").toBeGreaterThan(0.6);
  await phone.getByRole("button", { name: "Undo: Oat milk" }).tap();
  await expect(phone.getByText("As it was: Oat milk")).toBeVisible();
  expect((await parent.get("/api/grocery")).body.items).toEqual([]);
  await phone.context().close();
});

test("recent changes show on a phone that they are coming", async ({ browser, wall }) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, null);
  await phone.route("**/api/acts*", () => undefined);
  await phone.goto(`${wall.server.url}/m/acts`);
  await expect(phone.getByTestId("waiting-rows")).toBeVisible();
  await phone.context().close();
});
