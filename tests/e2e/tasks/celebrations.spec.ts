import { type Browser, expect, type Page } from "@playwright/test";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { pins } from "../support/pins.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";

// What flies over a wall is their matter.
test.use({ reducedMotion: "no-preference" });

/** The chores of a family, as a parent writes them; returns how a script closes and opens one. */
const addChores = async (wall: RunningWall, ...chores: [memberId: string, stars: number][]) => {
  const parent = await openParentOf(wall);
  const script = openTestBrowser(wall.server);
  const ids: string[] = [];
  for (const [memberId, stars] of chores) {
    const chore = { title: `Tidy ${ids.length + 1}`, memberIds: [memberId], stars };
    const answer = await parent.send("POST", "/api/tasks", { ...chore, recurrence: "FREQ=DAILY" });
    ids.push(answer.body.id);
  }
  const send = (what: "close" | "reopen") => async (at: number) => {
    const [memberId] = chores[at] ?? [];
    const path = `/api/board/routine/${ids[at]}/${what}`;
    expect((await script.send("POST", path, { memberId })).status).toBe(200);
  };
  return { parent, script, close: send("close"), reopen: send("reopen") };
};

/** Waits until a wall shows Mia and listens to the house, whose page said what is old; then notes what flies over it. */
const watch = async (page: Page): Promise<void> => {
  await expect(page.locator('main [data-face="mia"]')).toBeVisible();
  await expect(page.getByRole("status").and(page.locator("[data-state]"))).toHaveAttribute(
    "data-state",
    "live",
  );
  await page.evaluate(() => {
    document.body.dataset["flown"] = "";
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.dataset["testid"] === "flying-words")
          document.body.dataset["flown"] += `${node.textContent} `;
    }).observe(document.body, { childList: true });
  });
};

/** Waits until exactly this has flown over a wall since it was watched, in this order. */
const expectFlown = (page: Page, ...words: string[]) =>
  expect(page.locator("body")).toHaveAttribute(
    "data-flown",
    words.map((word) => `${word} `).join(""),
  );

const openWatched = async (browser: Browser, wall: RunningWall, path?: string): Promise<Page> => {
  const page = await openWallPage(browser, wall, path);
  await watch(page);
  return page;
};

test("a chore is celebrated on every wall that shows the child, once, wherever it was closed", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { close, reopen } = await addChores(wall, ["mia", 2], ["leo", 1], ["mom", 3], ["mia", 5]);
  const kitchen = await openWatched(browser, wall);
  const hall = await openWatched(browser, wall, "/chores/mia");

  await test.step("a script closes Mia's: confetti and her stars on both walls", async () => {
    await close(0);
    for (const page of [kitchen, hall]) {
      await expectFlown(page, "+2");
      await expect(page.getByTestId("confetti")).toBeAttached();
      await expect(page.getByTestId("flying-words")).toHaveCount(0);
    }
  });

  await test.step("not again when it is opened again, nor for a grown-up; Leo only where he is shown", async () => {
    await reopen(0);
    await close(2);
    await close(1);
    await expectFlown(kitchen, "+2", "+1");
  });

  await test.step("a tap on a wall is celebrated there as often as elsewhere: once", async () => {
    await kitchen.getByRole("checkbox", { name: /Tidy 4/ }).click();
    await expectFlown(hall, "+2", "+5");
    await expectFlown(kitchen, "+2", "+1", "+5");
  });

  await test.step("a wall that is loaded anew doesn't begin with old ones", async () => {
    await hall.reload();
    await watch(hall);
    await close(0);
    await expectFlown(kitchen, "+2", "+1", "+5", "+2");
    await expectFlown(hall, "+2");
  });
  await kitchen.context().close();
  await hall.context().close();
});

/** Has a babysitter in charge while something happens. */
const underSitter = async (script: TestBrowser, act: () => Promise<void>): Promise<void> => {
  await script.send("POST", "/api/babysitter/on");
  await act();
  const off = { memberId: "mom", pin: pins.MEMBER_PIN_MOM };
  expect((await script.send("POST", "/api/babysitter/off", off)).status).toBe(200);
};

test("a wall celebrates nothing under a babysitter's card, asleep or with celebrations off, and doesn't catch up", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { parent, script, close } = await addChores(
    wall,
    ...([1, 2, 3, 4, 5].map((stars) => ["mia", stars]) satisfies [string, number][]),
  );
  const kitchen = await openWatched(browser, wall);

  await underSitter(script, async () => {
    await expect(kitchen.getByRole("button", { name: "Act as Mia" })).toHaveCount(0);
    await close(0);
  });
  await expect(kitchen.getByRole("button", { name: "Act as Mia" })).toBeVisible();

  // What is read because the babysitter has gone may still be under way.
  const told = kitchen.waitForResponse(
    async (answer) =>
      answer.url().endsWith("/api/config") && (await answer.json()).celebrateChores === false,
  );
  await parent.send("PATCH", "/api/settings", { celebrateChores: false });
  await told;
  const readWhileOff = kitchen.waitForResponse("**/api/ledger/recent");
  await close(1);
  await readWhileOff;
  const stars = (count: number) => kitchen.getByRole("img", { name: `${count} stars` }).first();
  await expect(stars(3)).toBeVisible();
  await parent.send("PATCH", "/api/settings", { celebrateChores: true });

  await kitchen.getByRole("button", { name: "Sleep now" }).click();
  const resting = kitchen.getByRole("dialog", { name: "The wall is resting" });
  await expect(resting).toBeVisible();
  const read = kitchen.waitForResponse("**/api/ledger/recent");
  await close(2);
  await read;
  await kitchen.touchscreen.tap(700, 400);
  await expect(resting).toHaveCount(0);

  await close(3);
  await expectFlown(kitchen, "+4");
  await kitchen.context().close();
});

test("whoever wants no motion gets the star without confetti, on walls that nobody touched too", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { close } = await addChores(wall, ["mia", 2]);
  const calm = await openWallPage(browser, wall);
  await calm.emulateMedia({ reducedMotion: "reduce" });
  await watch(calm);
  const read = calm.waitForResponse("**/api/ledger/recent");
  await close(0);
  await read;
  await expect(calm.getByRole("img", { name: "2 stars" }).first()).toBeVisible();
  await expectFlown(calm);
  await expect(calm.getByTestId("confetti")).toHaveCount(0);
  await calm.context().close();
});
