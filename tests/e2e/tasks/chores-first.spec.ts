import { expect, type Page } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { visit, wallSizes } from "../support/page-checks.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";

const names = ["Mia", "Leo", "Tim", "Annegret-Margarethe"];
const done = ["Brush teeth", "Make the bed", "Feed the rabbit", "Water the plants"];
const piano = "Practise the piano for the concert in the church";
const left = [piano, "Lay the table"];

/** Four children who did the first four of their six chores, and two parents with one each. */
const moveIn = async (wall: RunningWall): Promise<void> => {
  await wall.start();
  const parent = await openParentOf(wall);
  const kids = names.map((name, at) => ({ id: `kid${at}`, name, color: "#2a8f6d", kid: true }));
  const roster = [
    { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
    { id: "dad", name: "Dad", color: "#2f6fb5", parent: true },
    ...kids,
  ];
  expect((await parent.send("PUT", "/api/members", roster)).status).toBe(200);
  const daily = { recurrence: "FREQ=DAILY" };
  for (const id of ["mom", "dad"])
    await parent.send("POST", "/api/tasks", { title: "Lay the table", memberIds: [id], ...daily });
  for (const { id } of kids)
    for (const title of [...done, ...left])
      await parent.send("POST", "/api/tasks", { title, memberIds: [id], ...daily });
  const anybody = openTestBrowser(wall.server);
  const { items } = (await parent.get("/api/tasks/routines")).body;
  for (const { id, title, memberIds } of items)
    if (done.includes(title)) {
      const by = { memberId: memberIds[0] };
      expect((await anybody.send("POST", `/api/board/routine/${id}/close`, by)).status).toBe(200);
    }
};

/** How many chores that are left to do aren't whole on the screen. */
const outOfSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("[data-part~=chore][data-state=open]")].filter((chore) => {
        const { bottom, right } = chore.getBoundingClientRect();
        return bottom > innerHeight || right > innerWidth;
      }).length,
  );

test("what six people have left to do is in sight on every wall but the smallest, and what is done is folded below it", async ({
  browser,
  wall,
}) => {
  await moveIn(wall);
  const page = await openWallPage(browser, wall, null);
  await visit(page, `${wall.server.url}/chores`);
  const tim = page.getByRole("article", { name: "Tim" });
  const folded = tim.getByRole("button", { name: "4 of 6" });
  await expect(folded).toBeVisible();
  await expect(page.locator("[data-part~=chore][data-state=open]")).toHaveCount(10);
  for (const [width, height] of wallSizes) {
    await page.setViewportSize({ width, height });
    if (width > 800)
      await expect.poll(() => outOfSight(page), { message: `${width}x${height}` }).toBe(0);
  }
  await folded.click();
  await expect(tim.getByRole("checkbox", { checked: true })).toHaveCount(4);
  await expect(tim.getByRole("checkbox").first()).not.toBeChecked();
  await page.context().close();
});

test("a chore that was just done stays where it is, and is below what is left two seconds later", async ({
  browser,
  wall,
}) => {
  await moveIn(wall);
  const page = await openWallPage(browser, wall, "/chores");
  const tim = page.getByRole("article", { name: "Tim" });
  await page.clock.install();
  const practice = tim.getByRole("checkbox", { name: piano });
  await practice.click();
  await expect(practice).toBeChecked();
  await expect(tim.getByRole("checkbox").first()).toBeChecked();
  await page.clock.runFor(3000);
  await expect(tim.getByRole("button", { name: "5 of 6" })).toBeVisible();
  await expect(tim.getByRole("checkbox")).toHaveCount(1);
  await page.context().close();
});
