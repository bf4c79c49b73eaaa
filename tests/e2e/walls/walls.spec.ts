import { type Browser, expect, type Page } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openParentOf,
  openSettingsPage,
  type RunningWall,
  test,
  typePin,
} from "../support/wall-test.ts";
import { wallHere } from "./wall-here.ts";

/** Opens the wall on a tablet of the house, which isn't the machine's own screen. */
const openTablet = async (browser: Browser, wall: RunningWall, path = "/"): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    hasTouch: true,
    extraHTTPHeaders: { "x-forwarded-for": "192.168.1.60" },
  });
  const page = await context.newPage();
  await page.goto(wall.server.url + path);
  return page;
};

/** The label of a choice, which is what a finger meets. */
const choiceOf = (page: Page, role: "radio" | "checkbox", name: string | RegExp) =>
  page.locator("label").filter({ has: page.getByRole(role, { name, exact: true }) });

test("a parent names a new wall on the phone and chooses what it shows, and the wall follows within a second", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const tablet = await openTablet(browser, wall);
  await expect(tablet.getByTestId("home")).toBeVisible();
  const phone = await openPhoneOf(browser, wall, mom, "/settings");
  await phone.getByRole("link", { name: /^Walls/ }).tap();
  await phone.getByRole("link", { name: /Linux computer/ }).tap();
  await expect(phone.getByText("New: it ticks until you give it a name.")).toBeVisible();
  await phone.getByLabel("What is it called?").fill("Nursery");
  await phone.getByRole("button", { name: "Save" }).tap();
  await expect(phone.getByRole("heading", { name: "Nursery" })).toBeVisible();
  await expect(phone.getByRole("radio", { name: /^Write/ })).toBeChecked();

  const seen = tablet
    .getByTestId("meal-week")
    .waitFor()
    .then(() => performance.now());
  const sent = phone
    .waitForRequest((request) => request.method() === "PATCH")
    .then(() => performance.now());
  await choiceOf(phone, "radio", /^Meals The week/).tap();
  const took = (await seen) - (await sent);
  console.log(`a wall showed ${took.toFixed(0)} ms after a phone sent it what was chosen for it`);
  expect(took).toBeLessThan(1000);
  await choiceOf(phone, "checkbox", "Journal").tap();
  await expect(tablet.getByTestId("dock").getByRole("link", { name: "Journal" })).toHaveCount(0);
  await choiceOf(phone, "radio", "Always evening").tap();
  await expect(tablet.locator("html")).toHaveAttribute("data-theme", "evening");
  await choiceOf(phone, "radio", "Sea").tap();
  await expect(tablet.locator("html")).toHaveAttribute("data-palette", "sea");
  const picture = phone.getByTestId("wall-picture");
  await expect(picture).toHaveAttribute("data-theme", "evening");
  await expect(picture).toHaveAttribute("data-palette", "sea");
  await tablet.context().close();
  await phone.context().close();
});

test("a wall that only ticks asks a parent before an event is written, and then lets it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const tablet = await openTablet(browser, wall, "/calendar/week");
  await tablet.getByRole("button", { name: "New event" }).first().tap();
  const question = tablet.getByRole("dialog", { name: "This wall only ticks chores and lists" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Close" }).tap();
  await expect(question).toHaveCount(0);
  await expect(tablet.getByRole("dialog")).toHaveCount(0);

  await tablet.getByRole("button", { name: "New event" }).first().tap();
  await typePin(tablet, "2468");
  await expect(question).toHaveCount(0);
  const sheet = tablet.getByRole("dialog", { name: "New event" });
  await sheet.getByRole("textbox").fill("Dentist tomorrow 9:00");
  await sheet.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(tablet.getByText("Dentist").first()).toBeVisible();
  await tablet.context().close();
});

test("a wall that only ticks says that a note is down once a parent has let it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await parent.send("POST", "/api/notes", { text: "Plumber at 10", until });
  const tablet = await openTablet(browser, wall, "/notes");
  const takeDown = tablet.getByRole("button", { name: "Take down: Plumber at 10" });
  await takeDown.tap();
  const question = tablet.getByRole("dialog", { name: "This wall only ticks chores and lists" });
  await expect(question).toBeVisible();
  await expect(tablet.getByText("Note taken down")).toHaveCount(0);
  await question.getByRole("button", { name: "Close" }).tap();
  await expect(question).toHaveCount(0);
  await expect(takeDown).toBeVisible();
  await expect(tablet.getByText("Note taken down")).toHaveCount(0);

  await takeDown.tap();
  await typePin(tablet, "2468");
  await expect(tablet.getByText("Note taken down")).toBeVisible();
  await expect(takeDown).toHaveCount(0);
  await tablet.context().close();
});

test("a wall that only shows says so at a tap on a chore, which stays open", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/tasks", {
    ...{ title: "Feed the cat", memberIds: ["mia"], recurrence: "FREQ=DAILY" },
  });
  const tablet = await openTablet(browser, wall, "/chores");
  const { id, revision } = await wallHere(tablet);
  await parent.send("PATCH", `/api/walls/${id}`, { revision, rights: "look", name: "Hall" });
  await expect.poll(async () => (await wallHere(tablet)).rights).toBe("look");
  const chore = tablet.getByRole("checkbox", { name: /Feed the cat/ });
  const writes: string[] = [];
  tablet.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  await chore.tap();
  const question = tablet.getByRole("dialog", { name: "This wall only shows" });
  await expect(question).toBeVisible();
  await expect(chore).not.toBeChecked();
  await question.getByRole("button", { name: "Close" }).tap();
  await expect(question).toHaveCount(0);
  await expect(chore).not.toBeChecked();
  expect(writes).toEqual([]);

  // Right after the first tap a second one is part of a double tap.
  await expect(async () => {
    await chore.tap();
    await expect(question).toBeVisible({ timeout: 300 });
  }).toPass();
  await typePin(tablet, "2468");
  await expect(chore).toBeChecked();
  await tablet.context().close();
});

test("two parents who change the same wall at once are asked which change counts", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openSettingsPage(browser, wall, "wall");
  const { id, revision } = await wallHere(page);
  const parent = await openParentOf(wall);
  await page.route(
    `**/api/walls/${id}`,
    async (route) => {
      await parent.send("PATCH", `/api/walls/${id}`, { revision, preset: "calmClock" });
      await route.continue();
    },
    { times: 1 },
  );
  await choiceOf(page, "radio", /^Meals The week/).tap();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Calm clock/ })).toBeChecked();
  await question.getByRole("button", { name: "My change" }).tap();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Meals The week/ })).toBeChecked();
  await expect.poll(async () => (await wallHere(page)).preset).toBe("meals");

  // A choice far down scrolls its page and nothing around it, which no finger could scroll back.
  await choiceOf(page, "radio", "Across the room").tap();
  await expect.poll(async () => (await wallHere(page)).distance).toBe("across");
  const scrolled = await page
    .locator("html, body, main")
    .evaluateAll((boxes) => boxes.map(({ scrollTop }) => scrollTop));
  expect(scrolled).toEqual([0, 0, 0]);
  await page.context().close();
});
