import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { addDays } from "#server/platform/clock.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openWallPage,
  openParentOf,
  type RunningWall,
  test,
  typePin,
} from "../support/wall-test.ts";

const add = async (wall: RunningWall, task: object): Promise<string> => {
  const parent = await openParentOf(wall);
  const { status, body } = await parent.send("POST", "/api/tasks", task);
  expect(status).toBe(201);
  return body.id;
};

const starsOf = async (wall: RunningWall, memberId: string): Promise<unknown> =>
  (await (await fetch(`${wall.server.url}/api/balances`)).json())[memberId];

/** Mom's own phone, at the chores. */
const momsPhone = async (browser: Browser, wall: RunningWall): Promise<Page> => {
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("link", { name: /^Chores/ }).click();
  await expect(phone.getByRole("button", { name: "New chore" })).toBeVisible();
  return phone;
};

const column = (wallPage: Page, name: string): Locator => wallPage.getByRole("article", { name });
const row = (within: Page | Locator, title: RegExp): Locator =>
  within.getByRole("checkbox", { name: title }).first();

test("a parent adds a chore in turns on the phone, and the wall shows whose turn it is and who is next", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/chores");
  const phone = await momsPhone(browser, wall);
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
  await expect(row(column(wallPage, "Mia"), /Lay the table.*Leo’s turn/)).toBeVisible();
  await expect(column(wallPage, "Leo").getByText("Lay the table")).toHaveCount(0);
  await wallPage.context().close();
  await phone.context().close();
});

test("what needs a parent's word gets its stars with one tap on the parent's phone, and the wall hears of it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await add(wall, {
    ...{ title: "Wash the car", memberIds: ["leo"], recurrence: "FREQ=DAILY" },
    ...{ stars: 5, needsApproval: true },
  });
  const wallPage = await openWallPage(browser, wall, "/chores");
  const phone = await momsPhone(browser, wall);
  await row(wallPage, /Wash the car/).click();
  await expect(row(wallPage, /Wash the car.*A parent will have a look/)).toBeVisible();
  expect(await starsOf(wall, "leo")).toBe(0);

  await expect(phone.getByRole("link", { name: /Chores.*1 to approve/ })).toBeVisible();
  await phone.getByRole("button", { name: "Approve: Wash the car, Leo" }).click();
  await expect(phone.getByText("Leo gets 5 stars")).toBeVisible();
  await expect(column(wallPage, "Leo").getByRole("img", { name: "5 stars" })).toBeVisible();
  await expect(row(wallPage, /Wash the car/)).not.toHaveAccessibleName(/A parent/);
  await expect.poll(() => starsOf(wall, "leo")).toBe(5);
  await expect(phone.getByText("1 to approve")).toHaveCount(0);
  await wallPage.context().close();
  await phone.context().close();
});

test("what was not done well enough is asked about once and stands open again, for no stars", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const chore = { title: "Tidy up", memberIds: ["leo"], recurrence: "FREQ=DAILY" };
  const id = await add(wall, { ...chore, needsApproval: true });
  const wallPage = await openWallPage(browser, wall, "/chores");
  await row(wallPage, /Tidy up/).click();
  const phone = await momsPhone(browser, wall);
  await phone.getByRole("button", { name: "Not yet: Tidy up, Leo" }).click();
  await phone.getByRole("button", { name: "Open again" }).click();
  await expect(row(wallPage, /Tidy up/)).toHaveAttribute("aria-checked", "false");
  await expect(wallPage.getByText("A parent will have a look")).toHaveCount(0);
  const again = await (await openParentOf(wall)).send("POST", `/api/tasks/${id}/reject`);
  expect(again.status).toBe(200);
  expect(await starsOf(wall, "leo")).toBe(0);
  await wallPage.context().close();
  await phone.context().close();
});

test("while Leo is away his column says so kindly, and his chores are back when the pause ends", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await add(wall, { title: "Brush teeth", memberIds: ["leo"], recurrence: "FREQ=DAILY" });
  const wallPage = await openWallPage(browser, wall, "/chores");
  await expect(row(column(wallPage, "Leo"), /Brush teeth/)).toBeVisible();
  const phone = await momsPhone(browser, wall);
  await phone.getByRole("button", { name: "Who is away" }).click();
  await phone.getByRole("button", { name: "New pause" }).click();
  const form = phone.getByRole("form", { name: "New pause" });
  await form.getByText("Leo", { exact: true }).click();
  await form.getByLabel("Why?").fill("School trip");
  await form.getByRole("button", { name: "Pause" }).click();
  await expect(column(wallPage, "Leo").getByText(/School trip, until/)).toBeVisible();
  await expect(column(wallPage, "Leo").getByText("Brush teeth")).toHaveCount(0);
  await phone.getByRole("button", { name: "End it: Leo" }).click();
  await expect(row(column(wallPage, "Leo"), /Brush teeth/)).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});

test("for a child who can't read yet a tap on the picture says its name, and the tick beside it counts", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await add(wall, { title: "Feed Minka", memberIds: ["leo"], recurrence: "FREQ=DAILY" });
  const phone = await momsPhone(browser, wall);
  await phone.getByRole("link", { name: /Leo/ }).click();
  await phone.getByText("Leo can’t read yet").click();
  await expect(phone.getByRole("switch", { name: /Leo can’t read yet/ })).toBeChecked();

  const wallPage = await openWallPage(browser, wall);
  // Chromium has no voices here: the page gets two fake ones, which record what they speak.
  await wallPage.addInitScript(() => {
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
  await wallPage.goto(`${wall.server.url}/chores`);
  await wallPage.getByRole("button", { name: "Read aloud: Feed Minka" }).click();
  expect(await wallPage.evaluate(() => Reflect.get(globalThis, "said"))).toEqual([
    "en-GB: Feed Minka",
  ]);
  expect(await starsOf(wall, "leo")).toBe(0);
  await row(wallPage, /Feed Minka/).click();
  await expect(row(wallPage, /Feed Minka/)).toHaveAttribute("aria-checked", "true");
  await expect.poll(() => starsOf(wall, "leo")).toBe(1);
  await wallPage.context().close();
  await phone.context().close();
});

test("on the wall a parent's PIN is asked once: then a chore is added, changed and deleted", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/chores");
  await wallPage.getByRole("button", { name: "New chore" }).click();
  await typePin(wallPage, "2468");
  await wallPage.getByLabel("What is to be done?").fill("Water the plants");
  await wallPage.getByRole("dialog").getByText("Mia", { exact: true }).click();
  await wallPage.getByText("After it was done", { exact: true }).click();
  await expect(wallPage.getByText("3 days after it was last done: Mia. 1 star.")).toBeVisible();
  await wallPage.getByRole("button", { name: "Save" }).click();
  await expect(row(column(wallPage, "Mia"), /Water the plants/)).toBeVisible();

  await wallPage.getByRole("button", { name: "Edit" }).click();
  await wallPage.getByRole("button", { name: "Change: Water the plants" }).click();
  await wallPage.getByLabel("What is to be done?").fill("Water the cactus");
  await wallPage.getByRole("button", { name: "Save" }).click();
  await wallPage.getByRole("button", { name: "Change: Water the cactus" }).click();
  await wallPage.getByRole("button", { name: "Delete" }).click();
  await wallPage.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(wallPage.getByText("Deleted: Water the cactus")).toBeVisible();
  await expect(column(wallPage, "Mia").getByText("Water the cactus")).toHaveCount(0);
  await wallPage.context().close();
});

test("anyone adds a to-do on the wall, without a PIN", async ({ browser, wall }) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/chores/todo");
  await wallPage.getByRole("button", { name: "New to-do" }).click();
  await wallPage.getByLabel("What is to be done?").fill("Buy a present");
  await wallPage.getByText("Tomorrow", { exact: true }).click();
  await wallPage.getByRole("button", { name: "Save" }).click();
  await expect(row(wallPage, /Buy a present.*tomorrow/)).toBeVisible();
  await wallPage.context().close();
});

test("two walls tick one chore at once: one star, and both show it done", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await add(wall, { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  const walls = [
    await openWallPage(browser, wall, "/chores"),
    await openWallPage(browser, wall, "/chores"),
  ];
  for (const wallPage of walls) await expect(row(wallPage, /Feed Minka/)).toBeVisible();
  // Both taps are made before either is sent; otherwise the second would reopen the chore.
  const made = walls.map((wallPage) => wallPage.waitForRequest("**/close"));
  for (const wallPage of walls)
    await wallPage.route("**/close", async (route) => {
      await Promise.all(made);
      await route.continue();
    });
  for (const wallPage of walls) await row(wallPage, /Feed Minka/).click();
  for (const wallPage of walls) {
    await expect(row(wallPage, /Feed Minka/)).toHaveAttribute("aria-checked", "true");
    await expect(column(wallPage, "Mia").getByRole("img", { name: "1 star" })).toBeVisible();
  }
  await expect.poll(() => starsOf(wall, "mia")).toBe(1);
  for (const wallPage of walls) await wallPage.context().close();
});

test("a star of today is taken back from the history", async ({ browser, wall }) => {
  await wall.start();
  await add(wall, { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  const wallPage = await openWallPage(browser, wall, "/chores/mia");
  await row(wallPage, /Feed Minka/).click();
  await wallPage.getByRole("button", { name: "Undo: Feed Minka" }).click();
  await expect(row(wallPage, /Feed Minka/)).toHaveAttribute("aria-checked", "false");
  await expect.poll(() => starsOf(wall, "mia")).toBe(0);
  await expect(wallPage.getByRole("button", { name: "Undo: Feed Minka" })).toHaveCount(0);
  await wallPage.context().close();
});

test("what is overdue says so as a warning, and never stands back with what comes later today", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const due = addDays(new Date().toISOString().slice(0, 10), -3);
  const water = { title: "Water the plants", list: "routine", daypart: "evening", due };
  await add(wall, { ...water, memberIds: ["mom"] });
  await add(wall, { title: "Renew the passport", list: "todo", memberIds: ["mom"], due });
  const phone = await momsPhone(browser, wall);
  const warn = await phone.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--warn)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  for (const title of [/Water the plants/, /Renew the passport/]) {
    await expect(row(phone, title)).toHaveAttribute("data-later", "false");
    await expect(row(phone, title).getByText("Overdue")).toHaveCSS("color", warn);
  }
  await phone.context().close();
});

test("a to-do that is overdue gets other words and stays due on its day", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const due = addDays(new Date().toISOString().slice(0, 10), -3);
  await add(wall, { title: "Renew the passport", list: "todo", memberIds: ["mom"], due });
  const phone = await openPhoneOf(browser, wall, mom, "/lists/todos");
  await phone.getByRole("button", { name: "Edit", exact: true }).click();
  await phone.getByRole("button", { name: "Change: Renew the passport" }).click();
  const editor = phone.getByRole("dialog");
  await editor.getByLabel("What is to be done?").fill("Renew both passports");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor).toHaveCount(0);
  await phone.getByRole("button", { name: "Done", exact: true }).click();
  await expect(row(phone, /Renew both passports/).getByText("Overdue")).toBeVisible();
  await phone.context().close();
});
