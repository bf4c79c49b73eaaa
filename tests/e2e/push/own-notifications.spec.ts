import { expect } from "@playwright/test";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { phoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, test } from "../support/wall-test.ts";

test("a child chooses on their own phone what they are told, when, and in which hours of nothing", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const phone = await phoneOf(browser, wall.server.url, [360, 640], ["Mia", "1357"]);
  await phone.goto(`${wall.server.url}/m/settings/notifications`);
  const chores = phone.getByRole("switch", { name: /My chores that are still open/ });
  await expect(chores).not.toBeChecked();
  await expect(phone.getByRole("switch", { name: /Chores to approve/ })).toBeHidden();
  await chores.tap();
  await expect(chores).toBeChecked();
  const hours = phone.getByRole("group", { name: "I hear of open chores from" });
  await expect(hours).toBeVisible();
  const before = await hours.textContent();
  await phone.getByRole("button", { name: "I hear of open chores from: later" }).tap();
  await expect(hours).not.toHaveText(before ?? "");
  await phone.getByRole("switch", { name: /Quiet hours of my own/ }).tap();
  // The house has none, so that they begin at ten.
  await phone.getByRole("button", { name: "Quiet for me from: earlier" }).tap();
  await expectFits(phone, "a child's notifications");
  await expectAccessible(phone, "a child's notifications");
  const chosen = async () => {
    const { notifications, notificationHours, reminders } = (await parent.get("/api/settings"))
      .body;
    return [
      notifications.alsoTold,
      notificationHours.members.mia?.chores - notificationHours.chores,
      reminders.members.mia?.quiet?.start,
    ];
  };
  await expect.poll(chosen).toEqual([["mia"], 1, "21:45"]);

  await phone.reload();
  await expect(chores).toBeChecked();
  await expect(phone.getByRole("group", { name: "Quiet for me from" })).toContainText("21:45");
  await phone.context().close();
});

test("a phone on which notifications are blocked says how to allow them, and dims what wouldn’t arrive", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await phoneOf(browser, wall.server.url, [360, 640], ["Mom", "2468"]);
  await phone.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  );
  await phone.goto(`${wall.server.url}/m/settings/notifications`);
  await expect(phone.getByText("Notifications are blocked on this phone.")).toBeVisible();
  await expect(phone.getByText(/App info, Notifications, and allow them/)).toBeVisible();
  const told = phone.getByRole("group", { name: "What I am told" });
  await expect(told.getByText(/Nothing of this arrives on this phone/)).toBeVisible();
  const approvals = told.getByRole("switch", { name: /Chores to approve/ });
  const isDimmed = () => approvals.evaluate((own) => Number(getComputedStyle(own).opacity) < 0.5);
  expect(await isDimmed()).toBe(true);
  // They count for the other phones, so that they can be chosen here too.
  await approvals.tap();
  await expect(approvals).not.toBeChecked();
  await expect(phone.getByRole("switch", { name: /What’s for dinner/ })).toBeHidden();
  await expectFits(phone, "blocked notifications");
  await expectAccessible(phone, "blocked notifications");
  await phone.context().close();
});

test("the page of notifications shows that its switches are coming", async ({ browser, wall }) => {
  await wall.start();
  const phone = await phoneOf(browser, wall.server.url, [360, 640], ["Mom", "2468"]);
  await phone.route(/\/api\/(push|notifications|settings)/, () => undefined);
  await phone.goto(`${wall.server.url}/m/settings/notifications`);
  await expect(phone.getByTestId("waiting-rows").first()).toBeVisible();
  await phone.context().close();
});
