import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { usesCompanions } from "../../companions/install.ts";
import { actualDir, installActual } from "../../fixtures/actual/companion.ts";
import { expectedBudget, familyBudgetPlan } from "../../fixtures/actual/budget-plan.ts";
import { type ActualServer, startActualServer } from "../../fixtures/actual/actual-server.ts";
import { writeBudget } from "../../fixtures/actual/write-budget.ts";
import { holdersOf } from "../support/heap.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
} from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, openParentOf, test, typePin } from "../support/wall-test.ts";
import { storedOn } from "../support/browser-storage.ts";
import { withoutFirstAnswers } from "../support/first-answers.ts";
import { wallZone } from "../support/wall-zone.ts";

/** The family's month so many months ago, `YYYY-MM`. */
const monthAgo = (months: number): string => {
  const [year = 0, month = 0] = new Intl.DateTimeFormat("en-CA", { timeZone: wallZone })
    .format()
    .split("-")
    .map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 15)).toISOString().slice(0, 7);
};
const row = (name: string, budgeted: number, spent: number) => ({
  ...{ id: name, name, budgeted, spent },
});
const drop = (file: string, months: object, updated = new Date().toISOString()): void => {
  writeFileSync(`${file}.new`, JSON.stringify({ currency: "EUR", updated, months }));
  renameSync(`${file}.new`, file);
};
const hero = (page: Page) => page.getByTestId("budget-hero");
const rowsOn = (page: Page) =>
  page
    .locator("[data-testid=budget-categories] li")
    .evaluateAll((rows) =>
      rows.map((one) => [...one.querySelectorAll("b, span")].map(({ textContent }) => textContent)),
    );
const pick = (page: Page, period: string) => page.getByRole("button", { name: period }).click();

test("the wall shows a parent what is safe to spend, and nothing of it is left once it is locked", async ({
  browser,
  wall,
}, info) => {
  const file = info.outputPath("budget.json");
  const word = "Trapeze lessons";
  await wall.start({ BUDGET_PROVIDER: "file", BUDGET_FILE: file });
  const wallPage = await openWallPage(browser, wall);
  await wallPage.getByRole("link", { name: "Budget" }).click();
  await typePin(wallPage, "2468");
  await expect(wallPage.getByText("No numbers yet")).toBeVisible();
  await expect(wallPage.getByText("Look at BUDGET_FILE.")).toBeVisible();

  drop(file, {
    [monthAgo(0)]: [row("Groceries", 80_000, 61_240), row(word, 20_000, 0)],
    [monthAgo(1)]: [row("Groceries", 80_000, 95_005)],
  });
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/budget/unlock", { memberId: "mom", pin: "2468" });
  await parent.get("/api/budget");
  await expect(hero(wallPage)).toHaveText("€387.60");
  expect(await rowsOn(wallPage)).toEqual([
    ["Groceries", "€612.40", "€187.60 left"],
    [word, "€0.00", "€200.00 left"],
  ]);
  for (const [width, height] of wallSizes.slice(0, 3)) {
    await wallPage.setViewportSize({ width, height });
    await expectFits(wallPage, `${width}x${height}`);
  }
  await wallPage.setViewportSize({ width: 1920, height: 1080 });
  await expectTouchable(wallPage, "budget");
  await expectAccessible(wallPage, "budget");
  await pick(wallPage, "Last month");
  await expect(hero(wallPage)).toHaveText("-€150.05");
  await expect(wallPage.getByText("€150.05 over")).toBeVisible();
  await pick(wallPage, "This month");
  expect(await holdersOf(wallPage, word)).toBeGreaterThan(0);

  await wallPage.getByRole("button", { name: "Lock" }).click();
  await expect(wallPage.getByRole("heading", { name: "Mom’s PIN" })).toBeVisible();
  expect(await wallPage.content()).not.toContain(word);
  await expect.poll(() => holdersOf(wallPage, word)).toBe(0);
  const { words: kept } = await storedOn(wallPage);
  expect(kept).toContain("GET /api/members");
  expect(kept).not.toContain(word);
  await wallPage.context().close();
});

test("a mother's phone asks for her PIN, tells the age of the numbers, and locks after a quarter of an hour", async ({
  browser,
  wall,
}, info) => {
  const file = info.outputPath("budget.json");
  const long = new Date(Date.now() - 50 * 3_600_000).toISOString();
  drop(file, { [monthAgo(0)]: [row("Zirkus", 1_000_000, 1_100_050)] }, long);
  await wall.start({ BUDGET_PROVIDER: "file", BUDGET_FILE: file });
  const kid = await openPhoneOf(browser, wall, mia, "/budget");
  await expect(kid).toHaveURL(/\/m\/$/);
  await kid.context().close();

  const phone = await openPhoneOf(browser, wall, mom, "/");
  await (await openParentOf(wall)).send("PATCH", "/api/settings", { locale: "de" });
  await phone.clock.install();
  await phone.getByTestId("me-button").click();
  await phone.getByRole("button", { name: "Budget" }).click();
  expect((await phone.request.get(`${wall.server.url}/api/budget`)).status()).toBe(401);
  await typePin(phone, "2468");
  await expect(hero(phone)).toHaveText("-1.000,50 €");
  await expect(phone.getByText("Diese Zahlen sind von vorgestern.")).toBeVisible();
  await expectFits(phone, "phone");
  await expectAccessible(phone, "phone");
  await pick(phone, "Letzter Monat");
  await expect(phone.getByText("Von dieser Zeit wurde nie etwas gesehen")).toBeVisible();
  await pick(phone, "Dieser Monat");

  await phone.clock.fastForward(14 * 60_000);
  await expect(hero(phone)).toBeVisible();
  await phone.clock.fastForward(61_000);
  await expect(phone.getByTestId("keypad")).toBeVisible();
  expect(await phone.content()).not.toContain("Zirkus");

  // The phone's cache says that nobody is signed in; it reloads before it reads that a parent is.
  await phone.evaluate(() => fetch("/api/session", { method: "DELETE" }));
  await phone.reload();
  await phone.getByRole("button", { name: "Nur schauen" }).click();
  await phone.clock.runFor(2000);
  await phone.evaluate(
    (proof) =>
      fetch("/api/session", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(proof),
      }),
    { memberId: "mom", pin: "2468" },
  );
  // As a kept page opens, which brings no answers along.
  await withoutFirstAnswers(phone);
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  await phone.route("**/api/config", (route) => told.then(() => route.continue()));
  await phone.goto(`${wall.server.url}/m/budget`);
  await expect(phone.getByTestId("screen")).toBeVisible();
  await expect(phone.getByTestId("keypad")).toHaveCount(0);
  tell();
  await expect(phone.getByTestId("keypad")).toBeVisible();
  await expect(phone).toHaveURL(/\/m\/budget$/);
  await phone.context().close();
});

const actualTest = test.extend<{ readonly actual: ActualServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  actual: async ({}, use, info) => {
    info.skip(!usesCompanions, "It needs a real Actual server: TEST_COMPANIONS=1.");
    info.slow();
    installActual();
    const actual = await startActualServer();
    await use(actual);
    await actual.stop();
  },
});

test("a wall asks for the PIN of those who open the budget, and the PIN of Settings doesn't open it along", async ({
  browser,
  wall,
}, info) => {
  const file = info.outputPath("budget.json");
  drop(file, { [monthAgo(0)]: [row("Groceries", 80_000, 61_240)] });
  await wall.start({
    ...{ BUDGET_PROVIDER: "file", BUDGET_FILE: file },
    ...{ BUDGET_UNLOCK_MEMBERS: "dad", MEMBER_PIN_DAD: "8642" },
  });
  const wallPage = await openWallPage(browser, wall, "/settings");
  await wallPage.getByRole("button", { name: "Mom" }).click();
  await typePin(wallPage, "2468");
  await expect(wallPage.getByRole("heading", { name: "Settings" })).toBeVisible();

  await wallPage.goto(`${wall.server.url}/budget`);
  await expect(wallPage.getByRole("heading", { name: "Dad’s PIN" })).toBeVisible();
  await expectAccessible(wallPage, "budget's lock");
  await typePin(wallPage, "8642");
  await expect(hero(wallPage)).toHaveText("€187.60");

  const phone = await openPhoneOf(browser, wall, mom, "/budget");
  await expect(phone).toHaveURL(/\/m\/$/);
  await phone.getByTestId("me-button").click();
  await expect(phone.getByRole("button", { name: "Budget" })).toBeHidden();
  await phone.context().close();
  await wallPage.context().close();
});

actualTest(
  "the wall's numbers are those that a real Actual's transactions add up to",
  async ({ browser, wall, actual }, info) => {
    const months = [monthAgo(2), monthAgo(1), monthAgo(0)] as const;
    const plan = familyBudgetPlan(months);
    const syncId = await writeBudget(actual, plan);
    const dataDir = info.outputPath("data");
    await wall.start({
      ...{ BUDGET_PROVIDER: "actual", ACTUAL_URL: actual.url, ACTUAL_PASSWORD: actual.password },
      ...{ ACTUAL_SYNC_ID: syncId, DATA_DIR: dataDir },
    });
    symlinkSync(actualDir, join(dataDir, "actual"));
    const wallPage = await openWallPage(browser, wall, "/budget");
    await typePin(wallPage, "2468");
    const euros = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });
    const written = (amount: number): string => euros.format(amount / 100);
    const thisYear = months.filter((month) => month.startsWith(monthAgo(0).slice(0, 4)));
    for (const [period, of] of [
      ["This month", months.slice(2)],
      ["Last month", months.slice(1, 2)],
      ["Year to date", thisYear],
    ] as const) {
      const { rows, totals } = expectedBudget(plan, of);
      await pick(wallPage, period);
      await expect(hero(wallPage)).toHaveText(written(totals.safeToSpend));
      expect((await rowsOn(wallPage)).map(([name, spent]) => [name, spent])).toEqual(
        rows.map(({ name, spent }) => [name, written(spent)]),
      );
    }
    await wallPage.context().close();
  },
);
