import { expect } from "@playwright/test";
import { leastSizes, troublesOfHome } from "../home/measure-home.ts";
import { moveIn, moveInMoment } from "../home/move-in.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test } from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

test("a note that Mom wrote without a network stands on the wall once there is one, and a child takes it down and up again", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/notes");
  await expect(phone.getByText("No note at the moment")).toBeVisible();
  const page = await openWallPage(browser, wall);
  await expect(page.getByTestId("next")).toBeVisible();

  await phone.context().setOffline(true);
  await phone.getByLabel("What does it say?").fill("Plumber at 10");
  await phone.getByText("Two weeks", { exact: true }).tap();
  await phone.getByRole("button", { name: "Put it up" }).tap();
  await expect(phone.getByTestId("notes-list")).toContainText("Plumber at 10");
  await expect(phone.getByTestId("notes-list")).toContainText("waits for the network");
  await expect(phone.getByTestId("notes-list")).toContainText("from Mom");
  await expect(page.getByTestId("home-note")).toHaveCount(0);
  await phone.context().setOffline(false);
  await expect(page.getByTestId("home-note")).toContainText("Plumber at 10");
  await expect(page.getByTestId("home-note")).toContainText("from Mom");

  await page.getByTestId("home-note").tap();
  await page.getByRole("button", { name: "Take down: Plumber at 10" }).tap();
  await expect(phone.getByText("No note at the moment")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(phone.getByTestId("notes-list")).toContainText("Plumber at 10");
  await page.context().close();
  await phone.context().close();
});

test("a phone out of reach lets yesterday's note go at midnight, and a form left open writes today's", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, null);
  await phone.clock.install();
  await phone.goto(`${wall.server.url}/m/notes`);
  const words = phone.getByLabel("What does it say?");
  const putUp = phone.getByRole("button", { name: "Put it up" });
  await words.fill("Plumber at 10");
  await putUp.tap();
  await expect(phone.getByTestId("notes-list")).toContainText("Plumber at 10");
  await expect(phone.getByTestId("notes-list")).not.toContainText("waits for the network");
  await words.fill("Grandma comes at 4");
  await phone.context().setOffline(true);
  await phone.clock.fastForward("24:00:00");
  await expect(phone.getByText("No note at the moment")).toBeVisible();
  await putUp.tap();
  await expect(phone.getByTestId("notes-list")).toContainText("Grandma comes at 4");
  await expect(phone.getByTestId("notes-list")).toContainText("today only");
  await phone.context().close();
});

const long =
  "Die Großmutter kommt um vier Uhr zum Abendessen, bitte räumt vorher den Flur und die Kinderzimmer auf und deckt den großen Tisch. Danke euch";

for (const [count, from, locale] of [
  [4, 4, "en-GB"],
  [11, 230, "de-DE"],
] as const)
  test(`a family of ${count} reads Home whole beside their notes, short and long`, async ({
    browser,
    wall,
  }) => {
    test.slow();
    await wall.start();
    await moveIn(wall, { count, from, locale });
    const parent = await openParentOf(wall);
    const page = await openWallPage(browser, wall);
    await page.clock.setFixedTime(moveInMoment);
    for (const [text, forMemberId] of [
      ["Plumber at 10", "member1"],
      ["Grandma comes at 4, please tidy the hall", undefined],
      [long, "member2"],
    ]) {
      const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
      const { status } = await parent.send("POST", "/api/notes", {
        ...{ text, until, memberId: "mom" },
        ...(forMemberId === undefined ? {} : { forMemberId }),
      });
      expect(status).toBe(201);
      await page.goto(wall.server.url);
      for (const [width, height] of [
        [1280, 800],
        [800, 480],
        [1024, 600],
        [1920, 1080],
        [800, 1280],
        [1080, 1920],
      ] as const) {
        await page.setViewportSize({ width, height });
        const seen = page.getByTestId("home-note");
        await expect(seen.first()).toBeVisible();
        if (text === long) {
          await expect(seen.first()).toContainText("kommt um vier Uhr");
          await expect(seen.nth(1)).toContainText("Grandma comes at 4");
        }
        await expect
          .configure({ soft: true })
          .poll(() => troublesOfHome(page, leastSizes(width, height)), {
            message: `"${text}" for ${count} on ${width}x${height}`,
          })
          .toEqual([]);
      }
    }
    await page.context().close();
  });
