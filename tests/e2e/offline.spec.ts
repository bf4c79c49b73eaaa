import { type BrowserContext, expect, type Page } from "@playwright/test";
import { openPhone, parentOf, type RunningHouse, test } from "./house.ts";

const titles = Array.from({ length: 50 }, (_, at) => `Chore ${String(at + 1).padStart(2, "0")}`);

const addChores = async (house: RunningHouse): Promise<void> => {
  const parent = await parentOf(house);
  for (const title of titles) {
    const { status } = await parent.send("POST", "/api/tasks", { title, memberIds: ["mia"] });
    expect(status).toBe(201);
  }
};

const doneInOrder = async (house: RunningHouse): Promise<string[]> => {
  const response = await fetch(`${house.server.url}/api/ledger?memberId=mia&limit=200`);
  const { entries }: { entries: { reason: string; delta: number }[] } = await response.json();
  return entries.map(({ reason }) => reason).toReversed();
};

const openChores = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}/m/chores/mia`);
  return page;
};

const tapAll = async (page: Page): Promise<void> => {
  for (const title of titles) await page.getByRole("checkbox", { name: new RegExp(title) }).click();
  await expect(page.getByText("50 changes wait to be sent")).toBeVisible();
};

test("fifty chores ticked without reception, the phone switched off in between, count once and in order", async ({
  browser,
  house,
}) => {
  await house.start();
  await addChores(house);
  const url = `http://localhost:${new URL(house.server.url).port}`;
  const first = await openPhone(browser, house);
  const context = first.context();
  await first.goto(`${url}/m/`);
  await first.getByRole("button", { name: "Just look" }).click();
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.goto(`${url}/m/chores/mia`);
  await expect(first.getByRole("checkbox", { name: /Chore 50/ })).toBeVisible();

  await context.setOffline(true);
  await tapAll(first);
  await first.close();
  expect(await doneInOrder(house)).toEqual([]);

  const second = await openChores(context, url);
  await expect(second.getByText("50 changes wait to be sent")).toBeVisible();
  await expect(second.getByRole("checkbox", { checked: true })).toHaveCount(50);

  await context.setOffline(false);
  const back = performance.now();
  await expect.poll(() => doneInOrder(house), { timeout: 10_000 }).toEqual(titles);
  console.log(`fifty waiting taps were in after ${(performance.now() - back).toFixed(0)} ms`);
  await expect(second.getByText(/wait to be sent/)).toBeHidden();
  await context.close();
});

test("what was done at home meanwhile is shown as a conflict, not dropped", async ({
  browser,
  house,
}) => {
  await house.start();
  const parent = await parentOf(house);
  const { body } = await parent.send("POST", "/api/tasks", { title: "Feed Minka" });
  const url = `http://localhost:${new URL(house.server.url).port}`;
  const phone = await openPhone(browser, house);
  await phone.goto(`${url}/m/`);
  await phone.getByRole("button", { name: "Just look" }).click();
  await phone.goto(`${url}/m/chores/mia`);
  const chore = phone.getByRole("checkbox", { name: /Feed Minka/ });
  await expect(chore).toBeVisible();

  await phone.context().setOffline(true);
  await chore.click();
  await phone.getByRole("button", { name: "Mia", exact: true }).click();
  await expect(phone.getByText("1 change waits to be sent")).toBeVisible();
  await parent.send("POST", `/api/board/routine/${body.id}/close`, { memberId: "leo" });

  await phone.context().setOffline(false);
  await phone.getByRole("button", { name: /1 change didn’t get through/ }).click();
  await expect(phone.getByRole("dialog").getByText("Somebody else was faster.")).toBeVisible();
  await phone.getByRole("button", { name: "Let it go" }).click();
  await expect(phone.getByRole("button", { name: /didn’t get through/ })).toBeHidden();
  await phone.context().close();
});
