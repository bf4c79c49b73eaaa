import { expect, type Locator, type Page } from "@playwright/test";
import {
  openPhonePage,
  openWallPage,
  openParentOf,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

const feedMinka = async (house: RunningWall): Promise<string> => {
  const parent = await openParentOf(house);
  const chore = { title: "Feed Minka", icon: "cat", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  const { status, body } = await parent.send("POST", "/api/tasks", chore);
  expect(status).toBe(201);
  return body.id;
};

const choreIn = (page: Page): Locator => page.getByRole("checkbox", { name: /Feed Minka/ }).first();

const balanceOf = async (house: RunningWall, memberId: string): Promise<number> => {
  const balances: Record<string, number> = await (
    await fetch(`${house.server.url}/api/balances`)
  ).json();
  return balances[memberId] ?? Number.NaN;
};

test("a chore tapped on the wall is done on an open phone within a second, and its star counted once", async ({
  browser,
  house,
}) => {
  await house.start();
  await feedMinka(house);
  const wall = await openWallPage(browser, house);
  const phone = await openPhonePage(browser, house);
  await phone.getByRole("button", { name: /look/i }).click();
  await expect(choreIn(wall)).toBeVisible();
  await phone.goto(`${house.server.url}/m/chores`);
  await expect(choreIn(phone)).toHaveAttribute("aria-checked", "false");

  const asked: string[] = [];
  wall.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Browsers fetch a page's icon when they please.
    if (pathname !== "/icon.svg") asked.push(`${request.method()} ${pathname}`);
  });
  const begun = performance.now();
  await choreIn(wall).click();
  await expect(choreIn(phone)).toHaveAttribute("aria-checked", "true", { timeout: 5_000 });
  const took = performance.now() - begun;
  console.log(`a tap on the wall was on the phone after ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(1000);
  await expect.poll(() => balanceOf(house, "mia")).toBe(1);
  await expect.poll(() => asked.filter((line) => line.startsWith("POST")).length).toBe(1);
  console.log(`the tap cost the wall ${asked.length} requests: ${asked.join(", ")}`);
  expect(asked.length).toBeLessThanOrEqual(3);

  await house.kill();
  await house.start();
  expect(await balanceOf(house, "mia")).toBe(1);
  await wall.goto(house.server.url);
  await expect(wall.getByRole("checkbox", { name: /Feed Minka/ }).first()).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await wall.context().close();
  await phone.context().close();
});

test("a tap taken back from its toast gives the star back", async ({ browser, house }) => {
  await house.start();
  await feedMinka(house);
  const wall = await openWallPage(browser, house);
  await choreIn(wall).click();
  await expect.poll(() => balanceOf(house, "mia")).toBe(1);
  await wall.getByRole("button", { name: /undo/i }).click();
  await expect.poll(() => balanceOf(house, "mia")).toBe(0);
  await expect(choreIn(wall)).toHaveAttribute("aria-checked", "false");
  await wall.context().close();
});

test("a tap that the server never got flags its row, goes back, and the wall says that it lost the house", async ({
  browser,
  house,
}) => {
  await house.start();
  await feedMinka(house);
  const wall = await openWallPage(browser, house);
  await expect(choreIn(wall)).toBeVisible();
  await house.kill();
  await choreIn(wall).click();
  await expect(choreIn(wall)).toHaveAttribute("aria-checked", "false", { timeout: 20_000 });
  await expect(wall.getByText("Feed Minka").first()).toBeVisible();
  await wall.context().close();
});
