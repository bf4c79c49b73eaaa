import { expect, type Page } from "@playwright/test";
import { visit } from "../support/page-checks.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";
import { moveIn } from "./move-in.ts";

// A wall’s usual day moves.
test.use({ reducedMotion: "no-preference" });

const sendAs = async (wall: RunningWall, path: string, body: unknown): Promise<void> => {
  const parent = await openParentOf(wall);
  expect((await parent.send("POST", path, body)).status).toBe(201);
};

const addChore = (wall: RunningWall, title: string, more: object = {}): Promise<void> =>
  sendAs(wall, "/api/tasks", { title, memberIds: ["mia"], recurrence: "FREQ=DAILY", ...more });

/** What a page sends to change something. */
const writesOf = (page: Page): string[] => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url().split("/").at(-1) ?? "");
  });
  return writes;
};

const swipeLeft = async (page: Page): Promise<void> => {
  await page.mouse.move(600, 200);
  await page.mouse.down();
  await page.mouse.move(300, 205, { steps: 4 });
  await page.mouse.up();
};

test("a child who taps twice in excitement has one star, and the row stays under the finger for two seconds", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall, "Feed Minka");
  await addChore(wall, "Make the bed");
  const wallPage = await openWallPage(browser, wall);
  const rows = wallPage.getByTestId("people").getByRole("checkbox");
  await expect(rows).toHaveCount(2);
  const writes = writesOf(wallPage);
  await wallPage.clock.install();
  const first = rows.first();
  const place = await first.boundingBox();
  await first.click();
  await expect(first).toHaveAttribute("aria-checked", "true");
  await wallPage.clock.fastForward(280);
  await wallPage.mouse.click((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
  await expect(first).toHaveAttribute("aria-checked", "true");
  expect(await first.boundingBox()).toEqual(place);
  await wallPage.clock.fastForward(2_100);
  await expect(rows).toHaveCount(1);
  await expect(wallPage.getByRole("img", { name: "1 star" }).first()).toBeVisible();
  expect(writes).toEqual(["close"]);
  await wallPage.context().close();
});

test("a small wall shows now, a swipe further everybody's chores, and then the week", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall, "Feed Minka");
  const wallPage = await openWallPage(browser, wall, null);
  await wallPage.setViewportSize({ width: 800, height: 480 });
  await visit(wallPage, wall.server.url);
  const clock = wallPage.getByTestId("now");
  const chore = wallPage.getByRole("checkbox", { name: /Feed Minka/ });
  const week = wallPage.getByTestId("week");
  await expect(clock).toBeVisible();
  await expect(wallPage.getByTestId("people").getByText("Mia", { exact: true })).toBeVisible();
  await expect(chore).toHaveCount(0);
  await expect(week).toBeHidden();
  await swipeLeft(wallPage);
  await expect(chore).toBeVisible();
  await expect(clock).toBeHidden();
  await swipeLeft(wallPage);
  await expect(week).toBeVisible();
  await expect(chore).toBeHidden();
  await wallPage.keyboard.press("ArrowLeft");
  await wallPage.keyboard.press("ArrowLeft");
  await expect(clock).toBeVisible();
  await wallPage.context().close();
});

test("in a large family everybody is a face, and a tap on it shows their whole day", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const names = await moveIn(wall, { count: 11, from: 20, locale: "en-GB" });
  const wallPage = await openWallPage(browser, wall);
  const faces = wallPage.getByTestId("people").getByRole("button");
  await expect(faces).toHaveCount(11);
  await expect(wallPage.getByTestId("people").getByRole("checkbox")).toHaveCount(0);
  const name = names[1] ?? "";
  await faces.filter({ hasText: name }).click();
  const day = wallPage.getByRole("dialog", { name });
  const chore = day.getByRole("checkbox").first();
  await chore.click();
  await expect(chore).toHaveAttribute("aria-checked", "true");
  await day.getByRole("button", { name: "That’s me" }).click();
  await expect(wallPage.getByTestId("dock").getByText(name)).toBeVisible();
  await day.getByRole("link", { name: "Stars and history" }).click();
  await expect(wallPage.getByRole("heading", { name })).toBeVisible();
  await wallPage.context().close();
});

test("groceries are ticked on Home, and the plate and the list are one line each while there is nothing", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByTestId("home-dinner")).toHaveText(/Plan dinner/);
  await expect(wallPage.getByTestId("home-grocery")).toHaveText(/Nothing to buy/);
  await sendAs(wall, "/api/grocery", { name: "Milk", amount: "2 l" });
  const milk = wallPage.getByRole("checkbox", { name: /Milk/ });
  await expect(milk).toBeVisible();
  // A page that was too low for a row shows them again once there is room.
  const size = wallPage.viewportSize();
  await wallPage.setViewportSize({ width: 1024, height: 420 });
  await expect(milk).toBeHidden();
  await wallPage.setViewportSize(size ?? { width: 1280, height: 800 });
  await expect(milk).toBeVisible();
  await milk.click();
  await expect(milk).toHaveAttribute("aria-checked", "true");
  await expect(wallPage.getByTestId("home-grocery")).toHaveText(/Nothing to buy/);
  await expect
    .poll(async () => (await (await fetch(`${wall.server.url}/api/grocery`)).json()).items)
    .toMatchObject([{ name: "Milk", checked: true }]);
  await wallPage.context().close();
});

test("a swipe over the week turns to the next one, a day opens, and an event is added in plain words", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall);
  const days = wallPage.getByTestId("week-day");
  await expect(days).toHaveCount(7);
  const second = await days.nth(1).getAttribute("href");
  await expect(days.first()).toHaveAttribute("aria-current", "date");
  await wallPage.keyboard.press("ArrowRight");
  await expect(days.first()).not.toHaveAttribute("aria-current", "date");
  await wallPage.keyboard.press("ArrowLeft");
  await wallPage.getByRole("button", { name: "Add an event" }).click();
  await expect(wallPage.getByRole("dialog")).toBeVisible();
  await wallPage.keyboard.press("Escape");
  await days.nth(1).click();
  await expect(wallPage).toHaveURL(wall.server.url + (second ?? ""));
  await wallPage.context().close();
});

test("Home that is opened again is there with its page, asks for nothing twice, and hears what changes from then on", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall, "Feed Minka");
  const wallPage = await openWallPage(browser, wall);
  const chore = (name: RegExp) => wallPage.getByTestId("people").getByRole("checkbox", { name });
  await expect(chore(/Feed Minka/)).toBeVisible();
  const asked: string[] = [];
  wallPage.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.resourceType() === "fetch") asked.push(pathname);
  });
  await wallPage.reload();
  await expect(chore(/Feed Minka/)).toBeVisible();
  const brought = ["/api/config", "/api/members", "/api/health", "/api/board/routine"];
  expect(asked.filter((path) => brought.includes(path))).toEqual([]);
  await addChore(wall, "Make the bed");
  await expect(chore(/Make the bed/)).toBeVisible();
  expect(asked).toContain("/api/board/routine");
  await wallPage.context().close();
});
