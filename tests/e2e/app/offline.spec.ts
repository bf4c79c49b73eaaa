import { expect, type Page } from "@playwright/test";
import {
  elsewhereUrl,
  openPhonePage,
  openParentOf,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

const numbered = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${what} ${String(at + 1).padStart(2, "0")}`);
const chores = numbered("Chore", 25);
const wanted = numbered("Wanted", 13);
const added = numbered("Remembered no", 12);

/** Fills a wall with named things; returns the names by id. */
const fill = async (wall: RunningWall): Promise<Map<string, string>> => {
  const parent = await openParentOf(wall);
  const ids = new Map<string, string>();
  for (const title of chores) {
    const { status, body } = await parent.send("POST", "/api/tasks", {
      ...{ title, memberIds: ["mia"] },
    });
    expect(status).toBe(201);
    ids.set(`/api/board/routine/${body.id}/close`, title);
  }
  for (const name of wanted) {
    const { status, body } = await parent.send("POST", "/api/grocery", { name });
    expect(status).toBe(201);
    ids.set(`/api/grocery/${body.id}/close`, name);
  }
  return ids;
};

const doneInOrder = async (wall: RunningWall): Promise<string[]> => {
  const response = await fetch(`${wall.server.url}/api/ledger?memberId=mia&limit=200`);
  const { entries }: { entries: { reason: string; delta: number }[] } = await response.json();
  return entries.map(({ reason }) => reason).toReversed();
};

const groceries = async (wall: RunningWall): Promise<Record<string, boolean>> => {
  const response = await fetch(`${wall.server.url}/api/grocery`);
  const { items }: { items: { name: string; checked: boolean }[] } = await response.json();
  return Object.fromEntries(items.map(({ name, checked }) => [name, checked]));
};

const row = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(name) });
const tab = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Opens the lists and the chores once, so that the phone has cached both. */
const lookAround = async (page: Page): Promise<void> => {
  await tab(page, "Lists").click();
  await expect(row(page, "Wanted 13")).toBeVisible();
  await tab(page, "Chores").click();
  await page.getByRole("link", { name: "Mia", exact: true }).click();
  await expect(row(page, "Chore 25")).toBeVisible();
};

/** Five chores, five groceries, and so on: new ones are typed, the rest ticked. */
const actFiftyTimes = async (page: Page): Promise<string[]> => {
  const shopping = [...wanted, ...added];
  const order: string[] = [];
  for (let from = 0; from < 25; from += 5) {
    await tab(page, "Chores").click();
    await page.getByRole("link", { name: "Mia", exact: true }).click();
    for (const title of chores.slice(from, from + 5)) await row(page, title).click();
    await tab(page, "Lists").click();
    for (const name of shopping.slice(from, from + 5))
      if (wanted.includes(name)) await row(page, name).click();
      else {
        await page.getByRole("textbox", { name: "Add" }).fill(name);
        await page.keyboard.press("Enter");
      }
    order.push(...chores.slice(from, from + 5), ...shopping.slice(from, from + 5));
  }
  await expect(page.getByText("50 changes wait to be sent")).toBeVisible();
  return order;
};

/** Ends a page as an empty battery does, without any of its handlers for closing. */
const switchOff = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent("crash");
  const devTools = await page.context().newCDPSession(page);
  devTools.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
};

/** Records the names in a page's requests, in order. */
const recordSent = (page: Page, names: ReadonlyMap<string, string>): string[] => {
  const sentNames: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "POST" || !response.ok()) return;
    const { pathname } = new URL(request.url());
    const sent: { name?: string } = request.postDataJSON() ?? {};
    sentNames.push(names.get(pathname) ?? sent.name ?? pathname);
  });
  return sentNames;
};

const expectAllDone = async (wall: RunningWall): Promise<void> => {
  await expect.poll(() => doneInOrder(wall), { timeout: 15_000 }).toEqual(chores);
  await expect
    .poll(() => groceries(wall), { timeout: 15_000 })
    .toEqual({
      ...Object.fromEntries(wanted.map((name) => [name, true])),
      ...Object.fromEntries(added.map((name) => [name, false])),
    });
};

test("fifty chores and groceries without reception, the phone switched off in between, count once and in order", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start();
  const names = await fill(wall);
  const url = `http://localhost:${new URL(wall.server.url).port}`;
  const first = await openPhonePage(browser, wall, null);
  const context = first.context();
  await first.goto(`${url}/m/`);
  await first.getByRole("button", { name: "Just look" }).click();
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.reload();
  await lookAround(first);

  await context.setOffline(true);
  const order = await actFiftyTimes(first);
  await switchOff(first);
  expect(await doneInOrder(wall)).toEqual([]);

  const second = await context.newPage();
  const sentNames = recordSent(second, names);
  await second.goto(`${url}/m/lists`);
  await expect(second.getByText("50 changes wait to be sent")).toBeVisible();
  for (const name of [...wanted.slice(-1), ...added.slice(-1)])
    await expect(row(second, name)).toHaveAttribute("aria-checked", String(wanted.includes(name)));

  await context.setOffline(false);
  const back = performance.now();
  await expectAllDone(wall);
  console.log(`fifty waiting actions were in after ${(performance.now() - back).toFixed(0)} ms`);
  expect(sentNames).toEqual(order);
  await expect(second.getByText(/wait to be sent/)).toBeHidden();
  await expect(row(second, "Wanted 01")).toHaveAttribute("aria-checked", "true");
  await context.close();
});

test("on plain http what waited is sent once the page is opened again in reach", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const names = await fill(wall);
  const context = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
  });
  const first = await context.newPage();
  await first.goto(`${elsewhereUrl(wall)}/m/`);
  await first.getByRole("button", { name: "Just look" }).click();
  expect(await first.evaluate(() => isSecureContext)).toBe(false);
  await lookAround(first);
  await context.setOffline(true);
  const order = await actFiftyTimes(first);
  await first.close();

  await context.setOffline(false);
  const second = await context.newPage();
  const sentNames = recordSent(second, names);
  const back = performance.now();
  await second.goto(`${elsewhereUrl(wall)}/m/lists`);
  await expectAllDone(wall);
  console.log(`on plain http they were in after ${(performance.now() - back).toFixed(0)} ms`);
  expect(sentNames).toEqual(order);
  await context.close();
});

test("ticks that don’t get through are told of, though the phone’s stream still seems to live", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/tasks", { title: "Feed Minka" });
  const phone = await openPhonePage(browser, wall);
  await phone.getByRole("button", { name: "Just look" }).click();
  await tab(phone, "Chores").click();
  await phone.route("**/close", (route) => route.abort());
  await row(phone, "Feed Minka").click();
  await phone.getByRole("button", { name: "Mia", exact: true }).click();
  await expect(phone.getByTestId("notes")).toContainText("1 change waits to be sent");
  await expect(phone.getByText(/No connection|Reconnecting/)).toBeHidden();

  await phone.unroute("**/close");
  await expect(phone.getByText(/waits to be sent/)).toBeHidden({ timeout: 15_000 });
  await expect(row(phone, "Feed Minka")).toBeChecked();
  await phone.context().close();
});

test("what was done at home meanwhile is shown as a conflict, not dropped; a to-do written without reception is added once, ticked", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const { body } = await parent.send("POST", "/api/tasks", { title: "Feed Minka" });
  const url = `http://localhost:${new URL(wall.server.url).port}`;
  const phone = await openPhonePage(browser, wall, null);
  await phone.goto(`${url}/m/chores/mia`);
  await phone.getByRole("button", { name: "Just look" }).click();
  const chore = phone.getByRole("checkbox", { name: /Feed Minka/ });
  await expect(chore).toBeVisible();
  const newTodo = phone.getByRole("button", { name: "New to-do" });
  await newTodo.click();
  await phone.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await phone.context().setOffline(true);
  await newTodo.click();
  await phone.getByRole("textbox", { name: "What is to be done?" }).fill("Buy glue tomorrow");
  await expect(phone.getByRole("dialog").getByText(/Buy glue · By/)).toBeVisible();
  await phone.getByRole("button", { name: "Save" }).click();
  const glue = phone.getByRole("checkbox", { name: /Buy glue/ });
  await expect(glue).toContainText("Not sent yet");
  await glue.click();
  await expect(glue).toBeChecked();
  await chore.click();
  await phone.getByRole("button", { name: "Mia", exact: true }).click();
  await expect(phone.getByText("3 changes wait to be sent")).toBeVisible();
  await parent.send("POST", `/api/board/routine/${body.id}/close`, { memberId: "leo" });

  await phone.context().setOffline(false);
  await phone.getByRole("button", { name: /1 change didn’t get through/ }).click();
  // It would be refused again, so that there is one way on.
  const refused = phone.getByRole("dialog").getByRole("listitem");
  await expect(refused).toContainText("Leo has done it already.");
  await expect(refused.getByRole("button")).toHaveText(["OK"]);
  await refused.getByRole("button").click();
  await expect(phone.getByRole("button", { name: /didn’t get through/ })).toBeHidden();
  await expect(glue).toBeChecked();
  await expect(glue).not.toContainText("Not sent yet");
  const todos = (await parent.get("/api/tasks/todos")).body.items;
  expect(todos).toMatchObject([{ title: "Buy glue", done: true, doneBy: "mia" }]);
  await phone.context().close();
});

test("what was bought and ticked without reception is on the list, ticked; what was deleted at home is a conflict", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const milk = await parent.send("POST", "/api/grocery", { name: "Milk" });
  const phone = await openPhonePage(browser, wall);
  await phone.getByRole("button", { name: "Just look" }).click();
  await tab(phone, "Lists").click();
  await expect(row(phone, "Milk")).toBeVisible();

  await phone.context().setOffline(true);
  await row(phone, "Milk").click();
  await phone.getByRole("textbox", { name: "Add" }).fill("2 Batteries");
  await phone.keyboard.press("Enter");
  await expect(row(phone, "Batteries.*2.*not sent yet")).toBeVisible();
  await row(phone, "Batteries").click();
  await expect(phone.getByText("3 changes wait to be sent")).toBeVisible();
  await parent.send("DELETE", `/api/grocery/${milk.body.id}`);

  await phone.context().setOffline(false);
  await expect.poll(() => groceries(wall)).toEqual({ Batteries: true });
  await phone.getByRole("button", { name: /1 change didn’t get through/ }).click();
  await expect(phone.getByRole("dialog").getByText("Milk")).toBeVisible();
  await expect(phone.getByRole("dialog").getByText("That is gone.", { exact: true })).toBeVisible();
  await phone.context().close();
});
