import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { drawPicture } from "../../fixtures/images/pictures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { openSettings, openWallPage, openParentOf, test } from "../support/wall-test.ts";

const inBerlin = {
  ...{ TZ: "Europe/Berlin", SLEEP_START: "22:00", SLEEP_END: "07:00", SCREENSAVER_IDLE_MIN: "3" },
};
const resting = (wallPage: Page) => wallPage.getByRole("dialog", { name: "The wall is resting" });

/** Opens the wall with the clock at that time. */
const openWallAt = async (wallPage: Page, url: string, time: string): Promise<void> => {
  await wallPage.clock.install({ time });
  await wallPage.goto(url);
};

test("a wall goes dark at ten, lights for two minutes by a touch that does nothing else, and is awake at seven without one", async ({
  browser,
  wall,
}) => {
  await wall.start(inBerlin);
  const wallPage = await openWallPage(browser, wall);
  await openWallAt(wallPage, wall.server.url, "2026-11-20T20:58:00Z");
  // By its address, because elements below the sleep screen have no accessible role.
  const chores = wallPage.locator('[data-testid=dock] a[href="/chores"]');
  await expect(chores).toBeVisible();
  // The dock moves a little while the wall loads what it may offer.
  const touchChores = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await chores.boundingBox()) ?? {};
    await wallPage.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await wallPage.clock.fastForward("02:30");
  await expect(resting(wallPage).getByText("The wall sleeps until 07:00.")).toBeVisible();

  await touchChores();
  await expect(resting(wallPage)).toHaveCount(0);
  await expect(wallPage).toHaveURL(`${wall.server.url}/`);
  await touchChores();
  await expect(wallPage).toHaveURL(`${wall.server.url}/chores`);
  await wallPage.clock.fastForward("01:50");
  await expect(resting(wallPage)).toHaveCount(0);
  await wallPage.clock.fastForward("00:15");
  await expect(resting(wallPage)).toBeVisible();
  await wallPage.keyboard.press("Enter");
  await expect(resting(wallPage)).toHaveCount(0);
  await wallPage.clock.fastForward("02:10");
  await expect(resting(wallPage)).toBeVisible();

  // A reload at night, as after an update, stays dark.
  await wallPage.reload();
  await expect(resting(wallPage)).toBeVisible();
  await wallPage.clock.fastForward("08:50:00");
  await expect(resting(wallPage)).toBeVisible();
  await wallPage.clock.fastForward("06:00");
  await expect(resting(wallPage)).toHaveCount(0);
  await expect(chores).toBeVisible();
  await wallPage.context().close();
});

test("photos come when nobody is there; a finger that stays hides one, with a way back, and who comes near finds the rooms", async ({
  browser,
  wall,
}) => {
  const photos = mkdtempSync(join(tmpdir(), "family-wall-quiet-"));
  for (const [name, width, height] of [
    ["sea", 1600, 900],
    ["hill", 1620, 900],
  ] as const)
    writeFileSync(join(photos, `${name}.jpg`), await drawPicture(width, height).jpeg().toBuffer());
  await wall.start({ ...inBerlin, PHOTOS_DIR: photos, PRESENCE_TOKEN: "a-long-word" });
  const sensor = openTestBrowser(wall.server);
  const counts = async () => (await sensor.get("/api/photos/counts")).body;
  await expect.poll(counts).toEqual({ shown: 2, hidden: 0, unreadable: 0 });
  const wallPage = await openWallPage(browser, wall);
  await openWallAt(wallPage, wall.server.url, "2026-11-20T11:00:00Z");
  await expect(wallPage.getByRole("link", { name: "Calendar", exact: true })).toBeVisible();
  await wallPage.clock.fastForward("03:01");
  const slide = wallPage.getByTestId("quiet-slide");
  await expect(slide).toHaveCount(1);
  await expect(resting(wallPage).getByRole("heading", { name: "12:03" })).toBeVisible();
  await expectAccessible(wallPage, "photos");
  const photoShown = () => slide.last().locator("figure").getAttribute("data-photo");
  const first = await photoShown();

  await wallPage.mouse.move(900, 400);
  await wallPage.mouse.down();
  await wallPage.clock.runFor(700);
  await expect(resting(wallPage).getByText("The photo is hidden")).toBeVisible();
  await wallPage.mouse.up();
  await expect.poll(photoShown).not.toBe(first);
  await expect.poll(counts).toMatchObject({ shown: 1, hidden: 1 });
  await resting(wallPage).getByRole("button", { name: "Undo" }).click();
  await expect.poll(counts).toMatchObject({ shown: 2, hidden: 0 });
  await expect(resting(wallPage)).toBeVisible();

  expect((await sensor.send("POST", "/api/presence")).status).toBe(401);
  await sensor.send(
    "POST",
    "/api/presence",
    { present: false },
    { "x-presence-token": "a-long-word" },
  );
  await expect(resting(wallPage)).toBeVisible();
  await sensor.send("POST", "/api/presence", {}, { "x-presence-token": "a-long-word" });
  await expect(resting(wallPage)).toHaveCount(0);
  await wallPage.context().close();
  rmSync(photos, { recursive: true, force: true });
});

test("without photos there is a dark clock; a question is closed and an event half-written kept; the moon sends the wall to sleep at noon; before set-up nothing rests", async ({
  browser,
  ownWall: wall,
}) => {
  await wall.start({ ...inBerlin, MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wallPage = await openWallPage(browser, wall);
  await openWallAt(wallPage, wall.server.url, "2026-11-20T22:00:00Z");
  await expect(wallPage.getByRole("link", { name: "Set up this wall" })).toBeVisible();
  await wallPage.clock.fastForward("10:00");
  await expect(resting(wallPage)).toHaveCount(0);
  await expect(wallPage.getByRole("button", { name: "Sleep now" })).toHaveCount(0);
  await wall.kill();

  await wall.start(inBerlin);
  await wallPage.clock.setSystemTime("2026-11-21T11:00:00Z");
  await wallPage.goto(wall.server.url);
  const moon = wallPage.getByRole("button", { name: "Sleep now" });
  await expect(moon).toBeVisible();
  await wallPage.clock.fastForward("03:01");
  await expect(resting(wallPage).getByRole("heading", { name: "12:03" })).toBeVisible();
  await expect(wallPage.getByTestId("quiet-glance")).toHaveAttribute("data-over", "black");
  await expectAccessible(wallPage, "the dark clock");
  for (const [width, height] of [
    [800, 480],
    [1080, 1920],
    [3840, 2160],
  ] as const) {
    await wallPage.setViewportSize({ width, height });
    const clock = await wallPage.getByTestId("quiet-drift").boundingBox();
    expect(clock?.x, `${width}x${height}`).toBeGreaterThan(0);
    expect((clock?.x ?? 0) + (clock?.width ?? 0)).toBeLessThan(width);
    expect((clock?.y ?? 0) + (clock?.height ?? 0)).toBeLessThan(height);
  }
  await wallPage.touchscreen.tap(400, 400);
  await expect(resting(wallPage)).toHaveCount(0);

  const dishes = { title: "Dishes", list: "routine", memberIds: [], recurrence: "FREQ=DAILY" };
  await (await openParentOf(wall)).send("POST", "/api/tasks", dishes);
  await wallPage.setViewportSize({ width: 1920, height: 1080 });
  const rest = async () => {
    await wallPage.clock.fastForward("03:01");
    await expect(resting(wallPage)).toBeVisible();
    await wallPage.touchscreen.tap(900, 400);
    await expect(wallPage.getByRole("dialog")).toHaveCount(0);
    await expect(wallPage).toHaveURL(`${wall.server.url}/`);
  };
  await wallPage.getByRole("checkbox", { name: /Dishes/ }).tap();
  await expect(wallPage.getByRole("dialog", { name: /Who did/ })).toBeVisible();
  await rest();
  const openEvent = async () => {
    await wallPage.getByRole("link", { name: "Calendar", exact: true }).tap();
    await wallPage.getByRole("button", { name: "New event", exact: true }).tap();
  };
  const words = wallPage.getByRole("textbox", { name: "In your own words" });
  await openEvent();
  await words.fill("Dentist for Mi");
  await rest();
  await openEvent();
  await expect(words).toHaveValue("Dentist for Mi");
  await wallPage.getByRole("button", { name: "Start anew" }).tap();
  await expect(words).toHaveValue("");
  await wallPage.getByRole("button", { name: "Close" }).tap();

  await moon.click();
  await expect(resting(wallPage).getByText("The wall sleeps until 07:00.")).toBeVisible();
  await wallPage.context().close();
});

test("a parent lets the wall sleep in on Sundays, and tries it at once", async ({
  browser,
  wall,
}) => {
  await wall.start(inBerlin);
  const wallPage = await openWallPage(browser, wall);
  // A Saturday at noon, years ago: so small computers begin that have no clock of their own.
  await wallPage.clock.install({ time: "2020-11-21T11:00:00Z" });
  await openSettings(wallPage, wall, "quiet");
  await wallPage.getByText("Sat", { exact: true }).click();
  await wallPage
    .getByRole("button", { name: "Night from Saturday to Sunday, Wakes at: more" })
    .click();
  const nights = async () =>
    (await openTestBrowser(wall.server).get("/api/config")).body.sleepNights;
  await expect.poll(nights).toEqual({ sat: { start: "22:00", end: "07:15" } });
  await wallPage.getByRole("button", { name: "Sleep", exact: true }).click();
  await expect(resting(wallPage).getByText("The wall sleeps until 07:15.")).toBeVisible();
  await wallPage.context().close();
});
