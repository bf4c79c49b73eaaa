import { expect } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { giveTask, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, test } from "../support/wall-test.ts";

test("a parent who says Not yet out of reach, while the other one approves, hears what stands now", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const chore = { title: "Tidy up", memberIds: ["leo"], recurrence: "FREQ=DAILY", stars: 3 };
  const id = await giveTask(wall, { ...chore, needsApproval: true });
  const parent = await openParentOf(wall);
  const leo = openTestBrowser(wall.server);
  const done = await leo.send("POST", `/api/board/routine/${id}/close`, { memberId: "leo" });
  expect(done.status).toBe(200);
  const phone = await openPhoneOf(browser, wall, mom, "/chores");
  const notYet = phone.getByRole("button", { name: "Not yet: Tidy up, Leo" });
  await notYet.click();
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Open again" }).click();
  await expect(notYet).toHaveCount(0);
  expect((await parent.send("POST", `/api/tasks/${id}/approve`, {})).status).toBe(200);
  await phone.context().setOffline(false);
  await expect(phone.getByText(/is approved already/)).toBeVisible({ timeout: 15_000 });
  expect((await parent.get("/api/balances")).body.leo).toBe(3);
  await phone.context().close();
});
