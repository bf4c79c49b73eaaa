import { expect, type Page } from "@playwright/test";
import { withoutFirstAnswers } from "../support/first-answers.ts";
import { openWallPage, openParentOf, type RunningWall, test } from "../support/wall-test.ts";

// A wall’s usual day moves.
test.use({ reducedMotion: "no-preference" });

const addChore = async (wall: RunningWall, title = "Feed Minka"): Promise<void> => {
  const parent = await openParentOf(wall);
  const chore = { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
};

const choreOn = (wallPage: Page) => wallPage.getByRole("checkbox", { name: /Feed Minka/ });
const confettiOn = (wallPage: Page) => wallPage.getByTestId("confetti");

/** Holds requests of a path; the returned function releases them. */
const hold = async (wallPage: Page, path: string): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await wallPage.route(path, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

test("a wall that nobody touches for two minutes goes back to Home", async ({ browser, wall }) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall);
  await wallPage.clock.install();
  await wallPage.getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(wallPage).toHaveURL(/\/calendar\/week/);
  await wallPage.clock.fastForward(110_000);
  await wallPage.mouse.click(700, 60);
  await wallPage.clock.fastForward(110_000);
  await expect(wallPage).toHaveURL(/\/calendar\/week/);
  await wallPage.clock.fastForward(15_000);
  await expect(wallPage).toHaveURL(`${wall.server.url}/`);
  await wallPage.context().close();
});

test("whoever acts on the wall is nobody again after a minute without a touch", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall);
  const wallPage = await openWallPage(browser, wall);
  const face = wallPage.getByRole("button", { name: "Act as Mia" });
  await expect(face).toBeVisible();
  await wallPage.clock.install();
  await face.click();
  await expect(face).toHaveAttribute("aria-pressed", "true");
  await wallPage.clock.fastForward(55_000);
  await expect(face).toHaveAttribute("aria-pressed", "true");
  await wallPage.clock.fastForward(6_000);
  await expect(face).toHaveAttribute("aria-pressed", "false");
  await wallPage.context().close();
});

test("a family's own chores are never replaced by samples, and a weather without a place is invited, not invented", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall);
  const wallPage = await openWallPage(browser, wall);
  const look = async () => {
    await expect(wallPage.getByTestId("invite-weather")).toBeVisible();
    await expect(wallPage.getByRole("checkbox")).toHaveCount(1);
    await expect(choreOn(wallPage)).toBeVisible();
    await expect(wallPage.getByText("Demo")).toHaveCount(0);
  };
  await look();
  await wallPage.reload();
  await look();
  await wallPage.context().close();
});

test("a kid's star is celebrated when the server has it, not before, and not where motion is unwanted", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall);
  const wallPage = await openWallPage(browser, wall);
  const accept = await hold(wallPage, "**/close");
  await choreOn(wallPage).click();
  await expect(choreOn(wallPage)).toHaveAttribute("aria-checked", "true");
  await expect(wallPage.getByText("Done by Mia: Feed Minka")).toBeVisible();
  await expect(confettiOn(wallPage)).toHaveCount(0);
  accept();
  await expect(confettiOn(wallPage)).toHaveCount(1);
  await wallPage.context().close();

  await addChore(wall, "Water the plants");
  const calm = await openWallPage(browser, wall);
  await calm.emulateMedia({ reducedMotion: "reduce" });
  const answered = calm.waitForResponse("**/close");
  await calm.getByRole("checkbox", { name: /Water the plants/ }).click();
  expect((await answered).status()).toBe(200);
  await expect(calm.getByRole("img", { name: "2 stars" }).first()).toBeVisible();
  await expect(confettiOn(calm)).toHaveCount(0);
  await calm.context().close();
});

test("a tick that the server refuses flies no confetti", async ({ browser, wall }) => {
  await wall.start();
  await addChore(wall);
  const wallPage = await openWallPage(browser, wall);
  await wallPage.route("**/close", (route) =>
    route.fulfill({ status: 502, json: { error: "The source refused.", code: "source" } }),
  );
  await choreOn(wallPage).click();
  await expect(wallPage.getByText("It is open again").first()).toBeVisible();
  await expect(confettiOn(wallPage)).toHaveCount(0);
  await wallPage.context().close();
});

test("arrow keys turn the calendar's pages", async ({ browser, wall }) => {
  await wall.start();
  // A week begins with today's weekday otherwise.
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { weekStart: "weekday" });
  const wallPage = await openWallPage(browser, wall, "/calendar/day/2026-11-30");
  await expect(wallPage.getByRole("heading", { name: /30 November/ })).toBeVisible();
  await wallPage.keyboard.press("ArrowRight");
  await expect(wallPage).toHaveURL(/\/calendar\/day\/2026-12-01$/);
  await wallPage.keyboard.press("ArrowLeft");
  await wallPage.keyboard.press("ArrowLeft");
  await expect(wallPage).toHaveURL(/\/calendar\/day\/2026-11-29$/);
  await wallPage.getByRole("button", { name: "Week" }).click();
  await wallPage.keyboard.press("ArrowRight");
  await expect(wallPage).toHaveURL(/\/calendar\/week\/2026-11-30$/);
  await wallPage.context().close();
});

test("while the board is on its way every member keeps a place, and then nothing jumps aside", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChore(wall);
  const wallPage = await openWallPage(browser, wall, "/calendar/day");
  await withoutFirstAnswers(wallPage);
  const arrive = await hold(wallPage, "**/api/board/**");
  await wallPage.evaluate(() => indexedDB.deleteDatabase("keyval-store"));
  await wallPage.goto(wall.server.url);
  await expect(wallPage.getByTestId("column-ghosts")).toHaveCount(4);
  await expect(wallPage.getByRole("checkbox")).toHaveCount(0);
  arrive();
  await expect(choreOn(wallPage)).toBeVisible();
  await expect(wallPage.getByTestId("column-ghosts")).toHaveCount(0);
  await wallPage.context().close();
});

test("the addresses that people type lead to their pages, and one that leads nowhere says so", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, null);
  for (const [typed, meant] of [
    ["/calendar", "/calendar/week"],
    ["/packing", "/lists"],
    ["/meals/groceries", "/meals/grocery"],
    ["/todos", "/chores/todo"],
  ] as const) {
    await wallPage.goto(wall.server.url + typed);
    await expect(wallPage).toHaveURL(wall.server.url + meant);
  }
  await wallPage.goto(`${wall.server.url}/photos`);
  await expect(wallPage.getByRole("link", { name: "Show them large" })).toBeVisible();
  for (const nowhere of ["/garden", "/calendar/decade"]) {
    await wallPage.goto(wall.server.url + nowhere);
    await expect(wallPage.getByText(`There is no page ${nowhere}`)).toBeVisible();
  }
  await wallPage.locator("main").getByRole("link", { name: "Home" }).click();
  await expect(wallPage).toHaveURL(`${wall.server.url}/`);
  await wallPage.context().close();
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`rooms ${reducedMotion === "reduce" ? "change at once where nothing is to move" : "come and go by fading and moving alone"}`, async ({
    browser,
    wall,
  }) => {
    await wall.start();
    const context = await browser.newContext({ reducedMotion, locale: "en-GB" });
    const wallPage = await context.newPage();
    await wallPage.addInitScript(() => {
      Reflect.set(window, "moved", []);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        void transition.ready.then(() => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
            .flat(2)
            .flatMap((keyframe) => Object.keys(keyframe));
          Reflect.set(window, "moved", [...new Set(names)]);
        });
        return transition;
      };
    });
    await wallPage.goto(wall.server.url);
    await wallPage.getByRole("link", { name: "Calendar", exact: true }).click();
    await expect(wallPage).toHaveURL(/\/calendar\/week/);
    const moved = () => wallPage.evaluate<string[]>("window.moved");
    const about = ["offset", "computedOffset", "easing", "composite"];
    if (reducedMotion === "reduce") expect(await moved()).toEqual([]);
    else
      await expect
        .poll(async () => (await moved()).filter((name) => !about.includes(name)).toSorted())
        .toEqual(["opacity", "transform"]);
    await context.close();
  });
