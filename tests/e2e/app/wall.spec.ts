import { expect, type Page } from "@playwright/test";
import { openWallPage, openParentOf, type RunningWall, test } from "../support/wall-test.ts";

const addChore = async (house: RunningWall, title = "Feed Minka"): Promise<void> => {
  const parent = await openParentOf(house);
  const chore = { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
};

const choreOn = (wall: Page) => wall.getByRole("checkbox", { name: /Feed Minka/ });
const confettiOn = (wall: Page) => wall.locator("canvas.confetti");

/** Keeps a kind of request waiting; call what comes back to let it through. */
const hold = async (wall: Page, path: string): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await wall.route(path, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

test("a wall that nobody touches for two minutes goes back to Home", async ({ browser, house }) => {
  await house.start();
  const wall = await openWallPage(browser, house);
  await wall.clock.install();
  await wall.getByRole("link", { name: "Calendar" }).click();
  await expect(wall).toHaveURL(/\/calendar\/week/);
  await wall.clock.fastForward(110_000);
  await wall.mouse.click(700, 60);
  await wall.clock.fastForward(110_000);
  await expect(wall).toHaveURL(/\/calendar\/week/);
  await wall.clock.fastForward(15_000);
  await expect(wall).toHaveURL(`${house.server.url}/`);
  await wall.context().close();
});

test("whoever acts on the wall is nobody again after a minute without a touch", async ({
  browser,
  house,
}) => {
  await house.start();
  await addChore(house);
  const wall = await openWallPage(browser, house);
  const face = wall.getByRole("button", { name: "Act as Mia" });
  await expect(face).toBeVisible();
  await wall.clock.install();
  await face.click();
  await expect(face).toHaveAttribute("aria-pressed", "true");
  await wall.clock.fastForward(55_000);
  await expect(face).toHaveAttribute("aria-pressed", "true");
  await wall.clock.fastForward(6_000);
  await expect(face).toHaveAttribute("aria-pressed", "false");
  await wall.context().close();
});

test("a family's own chores are never replaced by samples, though a weather without a place still is", async ({
  browser,
  house,
}) => {
  await house.start();
  await addChore(house);
  const wall = await openWallPage(browser, house);
  const look = async () => {
    await expect(wall.locator(".now").getByText("Demo").first()).toBeVisible();
    await expect(wall.getByRole("checkbox")).toHaveCount(1);
    await expect(choreOn(wall)).toBeVisible();
    await expect(wall.locator(".columns").getByText("Demo")).toHaveCount(0);
  };
  await look();
  await wall.reload();
  await look();
  await wall.context().close();
});

test("a kid's star is celebrated when the server has it, not before, and not where motion is unwanted", async ({
  browser,
  house,
}) => {
  await house.start();
  await addChore(house);
  const wall = await openWallPage(browser, house);
  const accept = await hold(wall, "**/close");
  await choreOn(wall).click();
  await expect(choreOn(wall)).toHaveAttribute("aria-checked", "true");
  await expect(wall.getByText("Mia: Feed Minka")).toBeVisible();
  await expect(confettiOn(wall)).toHaveCount(0);
  accept();
  await expect(confettiOn(wall)).toHaveCount(1);
  await wall.context().close();

  await addChore(house, "Water the plants");
  const calm = await openWallPage(browser, house);
  await calm.emulateMedia({ reducedMotion: "reduce" });
  const answered = calm.waitForResponse("**/close");
  await calm.getByRole("checkbox", { name: /Water the plants/ }).click();
  expect((await answered).status()).toBe(200);
  await expect(calm.getByRole("img", { name: "2 stars" }).first()).toBeVisible();
  await expect(confettiOn(calm)).toHaveCount(0);
  await calm.context().close();
});

test("a tick that the server refuses flies no confetti", async ({ browser, house }) => {
  await house.start();
  await addChore(house);
  const wall = await openWallPage(browser, house);
  await wall.route("**/close", (route) =>
    route.fulfill({ status: 502, json: { error: "The source refused.", code: "source" } }),
  );
  await choreOn(wall).click();
  await expect(wall.getByText("It is open again").first()).toBeVisible();
  await expect(confettiOn(wall)).toHaveCount(0);
  await wall.context().close();
});

test("arrow keys turn the calendar's pages", async ({ browser, house }) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/calendar/day/2026-11-30");
  await expect(wall.getByRole("heading", { name: /30 November/ })).toBeVisible();
  await wall.keyboard.press("ArrowRight");
  await expect(wall).toHaveURL(/\/calendar\/day\/2026-12-01$/);
  await wall.keyboard.press("ArrowLeft");
  await wall.keyboard.press("ArrowLeft");
  await expect(wall).toHaveURL(/\/calendar\/day\/2026-11-29$/);
  await wall.getByRole("button", { name: "Week" }).click();
  await wall.keyboard.press("ArrowRight");
  await expect(wall).toHaveURL(/\/calendar\/week\/2026-11-30$/);
  await wall.context().close();
});

test("while the board is on its way every member keeps a place, and then nothing jumps aside", async ({
  browser,
  house,
}) => {
  await house.start();
  await addChore(house);
  const wall = await openWallPage(browser, house, "/calendar/day");
  const arrive = await hold(wall, "**/api/board/**");
  await wall.evaluate(() => indexedDB.deleteDatabase("keyval-store"));
  await wall.goto(house.server.url);
  await expect(wall.locator(".column-ghosts")).toHaveCount(4);
  await expect(wall.getByRole("checkbox")).toHaveCount(0);
  arrive();
  await expect(choreOn(wall)).toBeVisible();
  await expect(wall.locator(".column-ghosts")).toHaveCount(0);
  await wall.context().close();
});
