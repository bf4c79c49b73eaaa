import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import {
  openPhonePage,
  openWallPage,
  openParentOf,
  type RunningWall,
  test,
  typePin,
} from "../support/wall-test.ts";

const add = async (house: RunningWall, task: object): Promise<string> => {
  const parent = await openParentOf(house);
  const { status, body } = await parent.send("POST", "/api/tasks", task);
  expect(status).toBe(201);
  return body.id;
};

const starsOf = async (house: RunningWall, memberId: string): Promise<unknown> =>
  (await (await fetch(`${house.server.url}/api/balances`)).json())[memberId];

/** Mom's own phone, at the chores. */
const momsPhone = async (browser: Browser, house: RunningWall): Promise<Page> => {
  const phone = await openPhonePage(browser, house);
  await phone.getByRole("button", { name: "Mom" }).click();
  await typePin(phone, "2468");
  await phone.getByRole("link", { name: /^Chores/ }).click();
  await expect(phone.getByRole("button", { name: "New chore" })).toBeVisible();
  return phone;
};

const column = (wall: Page, name: string): Locator => wall.getByRole("article", { name });
const row = (within: Page | Locator, title: RegExp): Locator =>
  within.getByRole("checkbox", { name: title }).first();

test("a parent adds a chore in turns on the phone, and the wall shows whose turn it is and who is next", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/chores");
  const phone = await momsPhone(browser, house);
  await phone.getByRole("button", { name: "New chore" }).click();
  const editor = phone.getByRole("dialog", { name: "New chore" });
  await editor.getByLabel("What is to be done?").fill("Lay the table");
  await editor.getByText("Mia", { exact: true }).click();
  await editor.getByText("Leo", { exact: true }).click();
  await editor.getByText("In turns", { exact: true }).click();
  await editor.getByText("Evening", { exact: true }).click();
  await editor.getByRole("button", { name: "More" }).click();
  await expect(
    editor.getByText("Every day, in the evening: Mia and Leo in turn. 2 stars."),
  ).toBeVisible();
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(phone.getByText("Added: Lay the table")).toBeVisible();
  await expect(row(column(wall, "Mia"), /Lay the table.*Leo’s turn/)).toBeVisible();
  await expect(column(wall, "Leo").getByText("Lay the table")).toHaveCount(0);
  await wall.context().close();
  await phone.context().close();
});

test("what needs a parent's word gets its stars with one tap on the parent's phone, and the wall hears of it", async ({
  browser,
  house,
}) => {
  await house.start();
  await add(house, {
    ...{ title: "Wash the car", memberIds: ["leo"], recurrence: "FREQ=DAILY" },
    ...{ stars: 5, needsApproval: true },
  });
  const wall = await openWallPage(browser, house, "/chores");
  const phone = await momsPhone(browser, house);
  await row(wall, /Wash the car/).click();
  await expect(row(wall, /Wash the car.*A parent will have a look/)).toBeVisible();
  expect(await starsOf(house, "leo")).toBe(0);

  await expect(phone.getByRole("link", { name: /Chores.*1 to approve/ })).toBeVisible();
  await phone.getByRole("button", { name: "Approve: Wash the car, Leo" }).click();
  await expect(phone.getByText("Leo gets 5 stars")).toBeVisible();
  await expect(column(wall, "Leo").getByRole("img", { name: "5 stars" })).toBeVisible();
  await expect(row(wall, /Wash the car/)).not.toHaveAccessibleName(/A parent/);
  await expect.poll(() => starsOf(house, "leo")).toBe(5);
  await expect(phone.getByText("1 to approve")).toHaveCount(0);
  await wall.context().close();
  await phone.context().close();
});

test("what was not done well enough is asked about once and stands open again, for no stars", async ({
  browser,
  house,
}) => {
  await house.start();
  const chore = { title: "Tidy up", memberIds: ["leo"], recurrence: "FREQ=DAILY" };
  const id = await add(house, { ...chore, needsApproval: true });
  const wall = await openWallPage(browser, house, "/chores");
  await row(wall, /Tidy up/).click();
  const phone = await momsPhone(browser, house);
  await phone.getByRole("button", { name: "Not yet: Tidy up, Leo" }).click();
  await phone.getByRole("button", { name: "Open again" }).click();
  await expect(row(wall, /Tidy up/)).toHaveAttribute("aria-checked", "false");
  await expect(wall.getByText("A parent will have a look")).toHaveCount(0);
  const again = await (await openParentOf(house)).send("POST", `/api/tasks/${id}/reject`);
  expect(again.status).toBe(200);
  expect(await starsOf(house, "leo")).toBe(0);
  await wall.context().close();
  await phone.context().close();
});

test("while Leo is away his column says so kindly, and his chores are back when the pause ends", async ({
  browser,
  house,
}) => {
  await house.start();
  await add(house, { title: "Brush teeth", memberIds: ["leo"], recurrence: "FREQ=DAILY" });
  const wall = await openWallPage(browser, house, "/chores");
  await expect(row(column(wall, "Leo"), /Brush teeth/)).toBeVisible();
  const phone = await momsPhone(browser, house);
  await phone.getByRole("button", { name: "Holidays and away" }).click();
  await phone.getByRole("button", { name: "New pause" }).click();
  const form = phone.getByRole("form", { name: "New pause" });
  await form.getByText("Leo", { exact: true }).click();
  await form.getByLabel("Why?").fill("School trip");
  await form.getByRole("button", { name: "Pause" }).click();
  await expect(column(wall, "Leo").getByText(/School trip, until/)).toBeVisible();
  await expect(column(wall, "Leo").getByText("Brush teeth")).toHaveCount(0);
  await phone.getByRole("button", { name: "End it: Leo" }).click();
  await expect(row(column(wall, "Leo"), /Brush teeth/)).toBeVisible();
  await wall.context().close();
  await phone.context().close();
});

test("for a child who can't read yet a tap on the picture says its name, and the tick beside it counts", async ({
  browser,
  house,
}) => {
  await house.start();
  await add(house, { title: "Feed Minka", memberIds: ["leo"], recurrence: "FREQ=DAILY" });
  const phone = await momsPhone(browser, house);
  await phone.getByRole("link", { name: /Leo/ }).click();
  await phone.getByText("Leo can’t read yet").click();
  await expect(phone.getByRole("switch", { name: /Leo can’t read yet/ })).toBeChecked();

  const wall = await openWallPage(browser, house);
  // Chromium has no voices here: the page is given two, and what it says is written down.
  await wall.addInitScript(() => {
    const said: string[] = [];
    const voice = (lang: string) => ({ lang, localService: true, name: lang });
    Object.assign(globalThis, {
      said,
      SpeechSynthesisUtterance: class {
        lang = "";
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(globalThis, "speechSynthesis", {
      value: {
        getVoices: () => [voice("de-DE"), voice("en-GB")],
        cancel: () => undefined,
        speak: ({ text, lang }: { text: string; lang: string }) => said.push(`${lang}: ${text}`),
      },
    });
  });
  await wall.goto(`${house.server.url}/chores`);
  await wall.getByRole("button", { name: "Read aloud: Feed Minka" }).click();
  expect(await wall.evaluate(() => Reflect.get(globalThis, "said"))).toEqual(["en-GB: Feed Minka"]);
  expect(await starsOf(house, "leo")).toBe(0);
  await row(wall, /Feed Minka/).click();
  await expect(row(wall, /Feed Minka/)).toHaveAttribute("aria-checked", "true");
  await expect.poll(() => starsOf(house, "leo")).toBe(1);
  await wall.context().close();
  await phone.context().close();
});

test("on the wall a parent's PIN is asked once: then a chore is added, changed and deleted", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/chores");
  await wall.getByRole("button", { name: "New chore" }).click();
  await typePin(wall, "2468");
  await wall.getByLabel("What is to be done?").fill("Water the plants");
  await wall.getByRole("dialog").getByText("Mia", { exact: true }).click();
  await wall.getByText("After it was done", { exact: true }).click();
  await expect(wall.getByText("3 days after it was last done: Mia. 1 star.")).toBeVisible();
  await wall.getByRole("button", { name: "Save" }).click();
  await expect(row(column(wall, "Mia"), /Water the plants/)).toBeVisible();

  await wall.getByRole("button", { name: "Edit" }).click();
  await wall.getByRole("button", { name: "Change: Water the plants" }).click();
  await wall.getByLabel("What is to be done?").fill("Water the cactus");
  await wall.getByRole("button", { name: "Save" }).click();
  await wall.getByRole("button", { name: "Change: Water the cactus" }).click();
  await wall.getByRole("button", { name: "Delete" }).click();
  await wall.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(wall.getByText("Deleted: Water the cactus")).toBeVisible();
  await expect(column(wall, "Mia").getByText("Water the cactus")).toHaveCount(0);
  await wall.context().close();
});

test("anyone adds a to-do on the wall, without a PIN", async ({ browser, house }) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/chores/todo");
  await wall.getByRole("button", { name: "New to-do" }).click();
  await wall.getByLabel("What is to be done?").fill("Buy a present");
  await wall.getByText("Tomorrow", { exact: true }).click();
  await wall.getByRole("button", { name: "Save" }).click();
  await expect(row(wall, /Buy a present.*tomorrow/)).toBeVisible();
  await wall.context().close();
});

test("two walls tick one chore at once: one star, and both show it done", async ({
  browser,
  house,
}) => {
  await house.start();
  await add(house, { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  const walls = [
    await openWallPage(browser, house, "/chores"),
    await openWallPage(browser, house, "/chores"),
  ];
  for (const wall of walls) await expect(row(wall, /Feed Minka/)).toBeVisible();
  // Neither tap leaves its wall before the other is made: else the second would open the chore again.
  const made = walls.map((wall) => wall.waitForRequest("**/close"));
  for (const wall of walls)
    await wall.route("**/close", async (route) => {
      await Promise.all(made);
      await route.continue();
    });
  for (const wall of walls) await row(wall, /Feed Minka/).click();
  for (const wall of walls) {
    await expect(row(wall, /Feed Minka/)).toHaveAttribute("aria-checked", "true");
    await expect(column(wall, "Mia").getByRole("img", { name: "1 star" })).toBeVisible();
  }
  await expect.poll(() => starsOf(house, "mia")).toBe(1);
  for (const wall of walls) await wall.context().close();
});

test("a star of today is taken back from the history", async ({ browser, house }) => {
  await house.start();
  await add(house, { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  const wall = await openWallPage(browser, house, "/chores/mia");
  await row(wall, /Feed Minka/).click();
  await wall.getByRole("button", { name: "Undo: Feed Minka" }).click();
  await expect(row(wall, /Feed Minka/)).toHaveAttribute("aria-checked", "false");
  await expect.poll(() => starsOf(house, "mia")).toBe(0);
  await expect(wall.getByRole("button", { name: "Undo: Feed Minka" })).toHaveCount(0);
  await wall.context().close();
});
