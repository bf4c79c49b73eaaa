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
const resting = (wall: Page) => wall.getByRole("dialog", { name: "The wall is resting" });

/** Opens the wall as if it were that time. */
const openWallAt = async (wall: Page, url: string, time: string): Promise<void> => {
  await wall.clock.install({ time });
  await wall.goto(url);
};

test("a wall goes dark at ten, lights for two minutes by a touch that does nothing else, and is awake at seven without one", async ({
  browser,
  house,
}) => {
  await house.start(inBerlin);
  const wall = await openWallPage(browser, house);
  await openWallAt(wall, house.server.url, "2026-11-20T20:58:00Z");
  // By its address: what lies under a wall that rests can't be found as a person finds it.
  const chores = wall.locator('.dock a[href="/chores"]');
  await expect(chores).toBeVisible();
  // Where it is now: the dock moves a little while the wall learns what it may offer.
  const touchChores = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await chores.boundingBox()) ?? {};
    await wall.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await wall.clock.fastForward("02:30");
  await expect(resting(wall).getByText("The wall sleeps until 07:00.")).toBeVisible();

  await touchChores();
  await expect(resting(wall)).toHaveCount(0);
  await expect(wall).toHaveURL(`${house.server.url}/`);
  await touchChores();
  await expect(wall).toHaveURL(`${house.server.url}/chores`);
  await wall.clock.fastForward("01:50");
  await expect(resting(wall)).toHaveCount(0);
  await wall.clock.fastForward("00:15");
  await expect(resting(wall)).toBeVisible();
  await wall.keyboard.press("Enter");
  await expect(resting(wall)).toHaveCount(0);
  await wall.clock.fastForward("02:10");
  await expect(resting(wall)).toBeVisible();

  // Loaded anew in the night, as after an update: it stays dark.
  await wall.reload();
  await expect(resting(wall)).toBeVisible();
  await wall.clock.fastForward("08:50:00");
  await expect(resting(wall)).toBeVisible();
  await wall.clock.fastForward("06:00");
  await expect(resting(wall)).toHaveCount(0);
  await expect(chores).toBeVisible();
  await wall.context().close();
});

test("photos come when nobody is there; a finger that stays hides one, with a way back, and who comes near finds the rooms", async ({
  browser,
  house,
}) => {
  const photos = mkdtempSync(join(tmpdir(), "family-wall-quiet-"));
  for (const [name, width, height] of [
    ["sea", 1600, 900],
    ["hill", 1620, 900],
  ] as const)
    writeFileSync(join(photos, `${name}.jpg`), await drawPicture(width, height).jpeg().toBuffer());
  await house.start({ ...inBerlin, PHOTOS_DIR: photos, PRESENCE_TOKEN: "a-long-word" });
  const sensor = openTestBrowser(house.server);
  const counts = async () => (await sensor.get("/api/photos/counts")).body;
  await expect.poll(counts).toEqual({ shown: 2, hidden: 0, unreadable: 0 });
  const wall = await openWallPage(browser, house);
  await openWallAt(wall, house.server.url, "2026-11-20T11:00:00Z");
  await expect(wall.getByRole("link", { name: "Calendar" })).toBeVisible();
  await wall.clock.fastForward("03:01");
  const slide = wall.locator(".quiet-slide");
  await expect(slide).toHaveCount(1);
  await expect(resting(wall).getByRole("heading", { name: "12:03" })).toBeVisible();
  await expectAccessible(wall, "photos");
  const photoShown = () => slide.last().locator("figure").getAttribute("data-photo");
  const first = await photoShown();

  await wall.mouse.move(900, 400);
  await wall.mouse.down();
  await wall.clock.runFor(700);
  await expect(resting(wall).getByText("The photo is hidden")).toBeVisible();
  await wall.mouse.up();
  await expect.poll(photoShown).not.toBe(first);
  await expect.poll(counts).toMatchObject({ shown: 1, hidden: 1 });
  await resting(wall).getByRole("button", { name: "Undo" }).click();
  await expect.poll(counts).toMatchObject({ shown: 2, hidden: 0 });
  await expect(resting(wall)).toBeVisible();

  expect((await sensor.send("POST", "/api/presence")).status).toBe(401);
  await sensor.send(
    "POST",
    "/api/presence",
    { present: false },
    { "x-presence-token": "a-long-word" },
  );
  await expect(resting(wall)).toBeVisible();
  await sensor.send("POST", "/api/presence", {}, { "x-presence-token": "a-long-word" });
  await expect(resting(wall)).toHaveCount(0);
  await wall.context().close();
  rmSync(photos, { recursive: true, force: true });
});

test("without photos there is a dark clock; a question is closed and an event half-written kept; the moon sends the wall to sleep at noon; before set-up nothing rests", async ({
  browser,
  house,
}) => {
  await house.start({ ...inBerlin, MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wall = await openWallPage(browser, house);
  await openWallAt(wall, house.server.url, "2026-11-20T22:00:00Z");
  await expect(wall.getByRole("link", { name: "Set up this wall" })).toBeVisible();
  await wall.clock.fastForward("10:00");
  await expect(resting(wall)).toHaveCount(0);
  await expect(wall.getByRole("button", { name: "Sleep now" })).toHaveCount(0);
  await house.kill();

  await house.start(inBerlin);
  await wall.clock.setSystemTime("2026-11-21T11:00:00Z");
  await wall.goto(house.server.url);
  const moon = wall.getByRole("button", { name: "Sleep now" });
  await expect(moon).toBeVisible();
  await wall.clock.fastForward("03:01");
  await expect(resting(wall).getByRole("heading", { name: "12:03" })).toBeVisible();
  await expect(wall.locator(".quiet-glance")).toHaveAttribute("data-over", "black");
  await expectAccessible(wall, "the dark clock");
  for (const [width, height] of [
    [800, 480],
    [1080, 1920],
    [3840, 2160],
  ] as const) {
    await wall.setViewportSize({ width, height });
    const clock = await wall.locator(".quiet-drift").boundingBox();
    expect(clock?.x, `${width}x${height}`).toBeGreaterThan(0);
    expect((clock?.x ?? 0) + (clock?.width ?? 0)).toBeLessThan(width);
    expect((clock?.y ?? 0) + (clock?.height ?? 0)).toBeLessThan(height);
  }
  await wall.touchscreen.tap(400, 400);
  await expect(resting(wall)).toHaveCount(0);

  const dishes = { title: "Dishes", list: "routine", memberIds: [], recurrence: "FREQ=DAILY" };
  await (await openParentOf(house)).send("POST", "/api/tasks", dishes);
  await wall.setViewportSize({ width: 1920, height: 1080 });
  const rest = async () => {
    await wall.clock.fastForward("03:01");
    await expect(resting(wall)).toBeVisible();
    await wall.touchscreen.tap(900, 400);
    await expect(wall.getByRole("dialog")).toHaveCount(0);
    await expect(wall).toHaveURL(`${house.server.url}/`);
  };
  await wall.getByRole("checkbox", { name: /Dishes/ }).tap();
  await expect(wall.getByRole("dialog", { name: /Who did/ })).toBeVisible();
  await rest();
  const openEvent = async () => {
    await wall.getByRole("link", { name: "Calendar" }).tap();
    await wall.getByRole("button", { name: "New event", exact: true }).tap();
  };
  const words = wall.getByRole("textbox", { name: "In your own words" });
  await openEvent();
  await words.fill("Dentist for Mi");
  await rest();
  await openEvent();
  await expect(words).toHaveValue("Dentist for Mi");
  await wall.getByRole("button", { name: "Start anew" }).tap();
  await expect(words).toHaveValue("");
  await wall.getByRole("button", { name: "Close" }).tap();

  await moon.click();
  await expect(resting(wall).getByText("The wall sleeps until 07:00.")).toBeVisible();
  await wall.context().close();
});

test("a parent lets the wall sleep in on Sundays, and tries it at once", async ({
  browser,
  house,
}) => {
  await house.start(inBerlin);
  const wall = await openWallPage(browser, house);
  // A Saturday at noon.
  await wall.clock.install({ time: "2026-11-21T11:00:00Z" });
  await openSettings(wall, house, "quiet");
  await wall.getByText("Sat", { exact: true }).click();
  await wall.getByRole("button", { name: "Night from Saturday to Sunday, Wakes at: more" }).click();
  const nights = async () =>
    (await openTestBrowser(house.server).get("/api/config")).body.sleepNights;
  await expect.poll(nights).toEqual({ sat: { start: "22:00", end: "07:15" } });
  await wall.getByRole("button", { name: "Sleep", exact: true }).click();
  await expect(resting(wall).getByText("The wall sleeps until 07:15.")).toBeVisible();
  await wall.context().close();
});
