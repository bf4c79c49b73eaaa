import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { addRecipe } from "../support/add-recipe.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { storedOn } from "../support/browser-storage.ts";
import { finger } from "../support/finger.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { openParentOf, type RunningWall, test, typePin } from "../support/wall-test.ts";

const today = Temporal.Now.plainDateISO(berlinZone).toString();
const tomorrow = addDays(today, 1);

/** A phone of a size, held by somebody with a PIN. */
const phoneOf = async (
  browser: Browser,
  url: string,
  [width, height]: readonly [number, number],
  [name, pin]: readonly [string, string],
): Promise<Page> => {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor: 2, locale: "en-GB" },
    ...{ timezoneId: "Asia/Tokyo", hasTouch: true, isMobile: true },
  });
  const phone = await context.newPage();
  await phone.goto(`${url}/m/`);
  await phone.getByRole("button", { name }).tap();
  await typePin(phone, pin);
  await expect(phone.getByRole("button", { name: `${name}, Account` })).toBeVisible();
  return phone;
};

const tab = (phone: Page, name: string | RegExp) =>
  phone.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });
const event = (phone: Page, title: string) => phone.getByRole("link", { name: new RegExp(title) });
const topOf = async (row: Locator): Promise<number> => (await row.boundingBox())?.y ?? Number.NaN;

const give = async (wall: RunningWall, task: object): Promise<string> => {
  const { status, body } = await (await openParentOf(wall)).send("POST", "/api/tasks", task);
  expect(status).toBe(201);
  return body.id;
};

test("a parent's day: what is mine first, an approval in two taps, the calendar by month and week, an event by a line in three", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const wash = { title: "Wash the car", memberIds: ["leo"], recurrence: "FREQ=DAILY" };
  const id = await give(wall, { ...wash, needsApproval: true });
  const parent = await openParentOf(wall);
  const leo = openTestBrowser(wall.server);
  await leo.send("POST", `/api/board/routine/${id}/close`, { memberId: "leo" });
  const day = { start: today, end: tomorrow, allDay: true };
  await addFamilyEvent(wall, { title: "Dad’s trip", memberIds: ["dad"], ...day });
  await addFamilyEvent(wall, {
    ...{ title: "Dentist", memberIds: ["mom"] },
    ...{ start: berlinInstant(tomorrow, "10:00"), end: berlinInstant(tomorrow, "11:00") },
  });
  const phone = await phoneOf(browser, wall.server.url, [390, 844], ["Mom", "2468"]);
  await expect(phone.getByRole("heading", { name: "Dentist" })).toBeVisible();
  await expectFits(phone, "Today");
  await expectAccessible(phone, "Today");

  const approving = finger();
  await approving.tap(phone.getByRole("main").getByRole("link", { name: "1 to approve" }));
  await approving.tap(phone.getByRole("button", { name: "Approve: Wash the car, Leo" }));
  await expect.poll(async () => (await parent.get("/api/balances")).body.leo).toBe(1);
  expect(approving.taps()).toBeLessThanOrEqual(2);

  const adding = finger();
  await adding.tap(tab(phone, "Calendar"));
  await adding.tap(phone.getByRole("link", { name: "New event" }));
  await phone
    .getByRole("textbox", { name: "In your own words" })
    .fill("Vet tomorrow 15:30 for Mia");
  await adding.tap(phone.getByRole("button", { name: "Add", exact: true }));
  await expect(event(phone, "Vet")).toBeVisible();
  expect(adding.taps()).toBeLessThanOrEqual(3);

  await phone.getByRole("link", { name: "Month" }).tap();
  const sheetDay = (on: string) => {
    // With its month: a sheet begins with the last days of the month before.
    const month = Temporal.PlainDate.from(on).toLocaleString("en-GB", { month: "long" });
    return phone.getByRole("button", {
      name: new RegExp(`^\\w+,? ${Number(on.slice(8))} ${month}`),
    });
  };
  if (tomorrow.slice(0, 7) === today.slice(0, 7)) {
    await sheetDay(tomorrow).first().tap();
    await expect(event(phone, "Vet")).toBeVisible();
    await phone.getByRole("button", { name: "Mom", exact: true }).tap();
    await expect(event(phone, "Vet")).toBeHidden();
    await expect(event(phone, "Dentist")).toBeVisible();
    await phone.getByRole("button", { name: "Mom", exact: true }).tap();
  }
  const month = await phone.getByRole("heading", { level: 2 }).first().textContent();
  await phone.getByRole("button", { name: "Later" }).tap();
  await expect(phone.getByRole("heading", { level: 2 }).first()).not.toHaveText(month ?? "");
  await expectFits(phone, "a month");
  await expectAccessible(phone, "a month");
  await phone.goto(`${wall.server.url}/m/calendar/week/${tomorrow}`);
  await expect(event(phone, "Vet")).toBeVisible();
  await expectAccessible(phone, "a week");

  // Going back closes the sheet, not the page.
  await event(phone, "Vet").tap();
  await phone.getByRole("button", { name: "Change event" }).tap();
  await expect(phone.getByRole("dialog")).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole("dialog")).toBeHidden();
  await expect(phone.getByRole("button", { name: "Change event" })).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole("button", { name: "Change event" })).toBeHidden();
  await expect(phone).toHaveURL(/calendar\/week/);
  await phone.context().close();
});

test("a child's day on a small phone begins with the child's own things, and large letters break no word of the tabs", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEALS_APP_URL: "https://meals.example" });
  const parent = await openParentOf(wall);
  const saved = await parent.send("PATCH", "/api/settings", { timeZone: berlinZone, locale: "de" });
  expect(saved.status).toBe(200);
  await give(wall, { title: "Brush teeth", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  await give(wall, { title: "Library books", list: "todo", memberIds: ["mia"], due: today });
  await addFamilyEvent(wall, { title: "Trip", start: today, end: tomorrow, allDay: true });
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "de-DE" },
  });
  const phone = await context.newPage();
  await phone.goto(`${wall.server.url}/m/`);
  await phone.getByRole("button", { name: "Mia" }).tap();
  await typePin(phone, "1357");
  const teeth = phone.getByRole("checkbox", { name: /Brush teeth/ });
  const books = phone.getByRole("checkbox", { name: /Library books/ });
  const trip = phone.getByRole("link", { name: /Trip/ });
  await expect(trip).toBeVisible();
  expect(await topOf(teeth)).toBeLessThan(await topOf(books));
  expect(await topOf(books)).toBeLessThan(await topOf(trip));
  await teeth.tap();
  await books.tap();
  await expect(books).toBeChecked();
  await expect.poll(async () => (await parent.get("/api/balances")).body.mia).toBe(1);

  const words = phone.getByRole("navigation").last().getByRole("link");
  for (const size of ["100%", "200%"]) {
    await phone.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
    await expectFits(phone, `Today at ${size}`);
    const areCut = await words.evaluateAll((links) =>
      links.map((link) => {
        const inside = document.createRange();
        inside.selectNodeContents(link);
        return inside.getBoundingClientRect().width > link.clientWidth + 1;
      }),
    );
    expect(areCut).toEqual(areCut.map(() => false));
  }
  await context.close();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("in the shop without reception: the list, the week's recipes and the coming weeks are there, and nothing written is lost", async ({
    browser,
    ownWall: wall,
  }) => {
    test.slow();
    await livesInBerlin(wall);
    const parent = await openParentOf(wall);
    const recipeId = await addRecipe(wall);
    expect((await parent.send("POST", `/api/mealplan/${today}/dinner`, { recipeId })).status).toBe(
      201,
    );
    const { body: milk } = await parent.send("POST", "/api/grocery", {
      name: "Milk",
      amount: "2 l",
    });
    const far = addDays(today, 55);
    await addFamilyEvent(wall, {
      title: "Class trip",
      start: far,
      end: addDays(far, 1),
      allDay: true,
    });
    const url = `http://localhost:${new URL(wall.server.url).port}`;
    const phone = await phoneOf(browser, url, [768, 1024], ["Mom", "2468"]);
    await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(async () => (await storedOn(phone)).words, { timeout: 30_000 })
      .toMatch(/(?=.*Class trip)(?=.*coconut milk)(?=.*Milk)/s);

    await phone.context().setOffline(true);
    await phone.goto(`${url}/m/lists`);
    const milkRow = phone.getByRole("checkbox", { name: /Milk/ });
    await expect(milkRow).toBeVisible();
    const before = await topOf(milkRow);
    await expect(phone.getByTestId("notes")).toContainText(/No connection|Reconnecting/);
    expect(await topOf(milkRow)).toBe(before);
    const shopping = finger();
    const field = phone.getByRole("textbox", { name: "Add" });
    await shopping.tap(field);
    for (const words of ["Lemons", "Bread", "Eggs"]) {
      await field.fill(words);
      await phone.keyboard.press("Enter");
    }
    expect(shopping.taps()).toBeLessThanOrEqual(2);
    await expect(phone.getByRole("checkbox", { name: /Eggs/ })).toBeVisible();
    await phone.getByRole("button", { name: "Change Milk" }).tap();
    await phone.getByLabel("Amount").fill("3 l");
    await phone.getByRole("button", { name: "Save" }).tap();
    const writing = finger();
    await writing.tap(phone.getByRole("link", { name: "To-dos", exact: true }));
    await phone.getByRole("textbox", { name: "New to-do" }).fill("Call the plumber tomorrow");
    await expect(phone.getByText("Call the plumber · Due tomorrow")).toBeVisible();
    await writing.tap(phone.getByRole("button", { name: "Add", exact: true }));
    await expect(phone.getByRole("checkbox", { name: /Call the plumber/ })).toContainText(
      /Not sent/,
    );
    expect(writing.taps()).toBeLessThanOrEqual(3);
    await phone.getByRole("link", { name: "Week", exact: true }).tap();
    await phone.getByRole("button", { name: /Vegetable curry/ }).tap();
    await phone.getByRole("dialog").getByRole("button", { name: "Recipe" }).tap();
    await expect(phone.getByText(/coconut milk/).first()).toBeVisible();
    await phone.goto(`${url}/m/calendar/month/${far}`);
    await expect(event(phone, "Class trip")).toBeVisible();

    await parent.send("DELETE", `/api/grocery/${milk.id}`);
    await phone.context().setOffline(false);
    await phone.getByRole("button", { name: /1 change didn’t get through/ }).tap();
    await phone.getByRole("dialog").getByRole("button", { name: "Put it back" }).tap();
    const names = async () =>
      (await parent.get("/api/grocery")).body.items.map(
        ({ name, amount = "" }: { name: string; amount?: string }) => `${amount} ${name}`.trim(),
      );
    await expect
      .poll(async () => (await names()).toSorted())
      .toEqual(["3 l Milk", "Bread", "Eggs", "Lemons"]);
    await expect(phone.getByTestId("notes")).toBeEmpty();
    const todos = (await parent.get("/api/tasks/todos")).body.items;
    expect(todos).toMatchObject([{ title: "Call the plumber", due: tomorrow }]);
    await phone.context().close();
  });
});
