import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { addFamilyEvent, berlinZone, livesInBerlin } from "../support/berlin-family.ts";
import { storedOn } from "../support/browser-storage.ts";
import { finger } from "../support/finger.ts";
import { eventLink, phoneOf, topOf } from "../support/phone-in-hand.ts";
import { openParentOf, type RunningWall, test } from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

const today = Temporal.Now.plainDateISO(berlinZone).toString();
const tomorrow = addDays(today, 1);
const far = addDays(today, 55);

type Parent = Awaited<ReturnType<typeof openParentOf>>;

/** Tonight's curry, milk on the list, and a trip in eight weeks; returns the milk's id. */
const prepareShopping = async (wall: RunningWall, parent: Parent): Promise<string> => {
  const recipeId = await addRecipe(wall);
  const planned = await parent.send("POST", `/api/mealplan/${today}/dinner`, { recipeId });
  expect(planned.status).toBe(201);
  await addFamilyEvent(wall, {
    ...{ title: "Class trip", start: far, end: addDays(far, 1), allDay: true },
  });
  return (await parent.send("POST", "/api/grocery", { name: "Milk", amount: "2 l" })).body.id;
};

/** The notes that there is no reception move nothing. */
const expectStillList = async (phone: Page): Promise<void> => {
  const milkRow = phone.getByRole("checkbox", { name: /Milk/ });
  await expect(milkRow).toBeVisible();
  const before = await topOf(milkRow);
  await expect(phone.getByTestId("notes")).toContainText(/No connection|Reconnecting/);
  expect(await topOf(milkRow)).toBe(before);
};

const addThreeInTwoTaps = async (phone: Page): Promise<void> => {
  const shopping = finger();
  const field = phone.getByRole("textbox", { name: "Add" });
  await shopping.tap(field);
  for (const words of ["Lemons", "Bread", "Eggs"]) {
    await field.fill(words);
    await phone.keyboard.press("Enter");
  }
  expect(shopping.taps()).toBeLessThanOrEqual(2);
  await expect(phone.getByRole("checkbox", { name: /Eggs/ })).toBeVisible();
};

const addTodoInThreeTaps = async (phone: Page): Promise<void> => {
  const writing = finger();
  await writing.tap(phone.getByRole("link", { name: "To-dos", exact: true }));
  await phone.getByRole("textbox", { name: "New to-do" }).fill("Call the plumber tomorrow");
  await expect(phone.getByText("Call the plumber · Due tomorrow")).toBeVisible();
  await writing.tap(phone.getByRole("button", { name: "Add", exact: true }));
  await expect(phone.getByRole("checkbox", { name: /Call the plumber/ })).toContainText(/Not sent/);
  expect(writing.taps()).toBeLessThanOrEqual(3);
};

const expectAllArrived = async (phone: Page, parent: Parent): Promise<void> => {
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
};

test("in the shop without reception: the list, the week's recipes and the coming weeks are there, and nothing written is lost", async ({
  browser,
  ownWall: wall,
}) => {
  test.slow();
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  const milkId = await prepareShopping(wall, parent);
  const url = `http://localhost:${new URL(wall.server.url).port}`;
  const phone = await phoneOf(browser, url, [768, 1024], ["Mom", "2468"]);
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(async () => (await storedOn(phone)).words, { timeout: 30_000 })
    .toMatch(/(?=.*Class trip)(?=.*coconut milk)(?=.*Milk)/s);

  await phone.context().setOffline(true);
  await phone.goto(`${url}/m/lists`);
  await expectStillList(phone);
  await addThreeInTwoTaps(phone);
  await phone.getByRole("button", { name: "Change Milk" }).tap();
  await phone.getByLabel("Amount").fill("3 l");
  await phone.getByRole("button", { name: "Save" }).tap();
  await addTodoInThreeTaps(phone);
  await phone.getByRole("link", { name: "Meals", exact: true }).tap();
  await phone.getByRole("button", { name: /Vegetable curry/ }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Recipe" }).tap();
  await expect(phone.getByText(/coconut milk/).first()).toBeVisible();
  await phone.goto(`${url}/m/calendar/month/${far}`);
  await expect(eventLink(phone, "Class trip")).toBeVisible();

  await parent.send("DELETE", `/api/grocery/${milkId}`);
  await phone.context().setOffline(false);
  await phone.getByRole("button", { name: /1 change didn’t get through/ }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Put it back" }).tap();
  await expectAllArrived(phone, parent);
  await phone.context().close();
});

test("what others wrote while a phone lay open on Today is there without reception", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  await prepareShopping(wall, parent);
  const phone = await phoneOf(browser, wall.server.url, [390, 844], ["Mom", "2468"]);
  const known = () => expect.poll(async () => (await storedOn(phone)).words, { timeout: 30_000 });
  await known().toContain("Milk");
  expect((await parent.send("POST", "/api/grocery", { name: "Cinnamon" })).status).toBe(201);
  const again = { title: "Swimming camp", start: far, end: addDays(far, 1), allDay: true };
  await addFamilyEvent(wall, again);
  await known().toMatch(/(?=.*Cinnamon)(?=.*Swimming camp)/s);

  await phone.context().setOffline(true);
  await phone.getByRole("link", { name: "Lists" }).click();
  await expect(phone.getByRole("checkbox", { name: /Cinnamon/ })).toBeVisible();
  await phone.context().close();
});
