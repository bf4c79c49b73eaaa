import { expect, type Page } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openParentOf,
  openPhonePage,
  openWallPage,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

const prepareMilk = async (wall: RunningWall) => {
  const parent = await openParentOf(wall);
  const { id } = (await parent.send("POST", "/api/grocery", { name: "Milk", amount: "2" })).body;
  return {
    /** Somebody elsewhere says how much is needed. */
    change: async (amount: string): Promise<void> => {
      expect((await parent.send("PATCH", `/api/grocery/${id}`, { amount })).status).toBe(200);
    },
    amount: async (): Promise<string> => (await parent.get("/api/grocery")).body.items[0].amount,
  };
};

const told = (page: Page, mine: string, theirs: string) =>
  page.getByText(`Somebody changed “${mine} Milk” to “${theirs} Milk”`);

test("a wall says that somebody changed what was written on it, with both values", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const milk = await prepareMilk(wall);
  const page = await openWallPage(browser, wall, "/meals/grocery");
  await page.getByRole("button", { name: "Change the list" }).click();
  let mine = "";
  // What is written before the page has come to rest isn't kept in mind.
  await expect(async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.getByRole("button", { name: "More Milk" }).click();
    await answered;
    mine = await milk.amount();
    expect(await page.evaluate(() => localStorage.getItem("own-edits") ?? "")).toContain("amount");
  }).toPass();
  await milk.change("500");
  await expect(told(page, mine, "500")).toBeVisible();
  await page.context().close();
});

test("of two tabs of a phone the one that is looked at says what was changed, and the other doesn't say it again", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const milk = await prepareMilk(wall);
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await phone.getByRole("button", { name: "Change Milk" }).click();
  await phone.getByLabel("Amount").fill("3");
  await phone.getByRole("button", { name: "Save" }).click();
  await expect.poll(milk.amount).toBe("3");
  const other = await phone.context().newPage();
  // Browsers of tests show all their tabs at once: this one says that it is behind.
  await other.addInitScript(() => {
    let isHidden = true;
    Object.defineProperty(document, "hidden", { get: () => isHidden });
    addEventListener("come-forward", () => {
      isHidden = false;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  await other.goto(phone.url());
  await expect(other.getByRole("checkbox", { name: /Milk/ })).toContainText("3");
  await milk.change("5");
  await expect(told(phone, "3", "5")).toBeVisible();
  await expect(other.getByRole("checkbox", { name: /Milk/ })).toContainText("5");
  await other.evaluate(() => dispatchEvent(new Event("come-forward")));
  // What was looked at is told a second after; a later change of its own shows that it looked.
  await milk.change("6");
  await expect(other.getByRole("checkbox", { name: /Milk/ })).toContainText("6");
  await other.waitForFunction(
    () => localStorage.getItem("own-edits")?.includes("amount") === false,
  );
  await expect(told(other, "3", "5")).toHaveCount(0);
  await phone.context().close();
});

test("a phone that saves data and has no service worker reads nothing ahead", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhonePage(browser, wall);
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await phone.getByRole("button", { name: "Just look" }).click();
  // The sentences of refusals come when the page rests, at the moment in which the tabs would be fetched.
  await phone.waitForResponse(/assets\/errors-.*\.js$/);
  await phone.evaluate(() => navigator.serviceWorker.getRegistration().then(() => undefined));
  expect(asked.filter((path) => /fetch-ahead|recipes|journal|ChoresPage/.test(path))).toEqual([]);
  await phone.context().close();
});
