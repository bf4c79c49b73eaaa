import { expect } from "@playwright/test";
import { addDays } from "#server/platform/clock.ts";
import { Temporal } from "temporal-polyfill";
import { addFamilyEvent, berlinZone, livesInBerlin } from "../support/berlin-family.ts";
import { storedOn } from "../support/browser-storage.ts";
import { openParentOf, test, typePin } from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

const dayMs = 86_400_000;

test("in the shop on a network of a few kilobytes, with the wall's machine off meanwhile, everything written comes through once", async ({
  browser,
  ownWall: wall,
}) => {
  test.slow();
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  for (const name of ["Milk", "Bread"]) await parent.send("POST", "/api/grocery", { name });
  const { port } = new URL(wall.server.url);
  const url = `http://localhost:${port}`;
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "en-GB" },
  });
  const phone = await context.newPage();
  await phone.goto(`${url}/m/lists`);
  await phone.getByRole("button", { name: "Mom" }).tap();
  await typePin(phone, "2468");
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  const row = (name: string) => phone.getByRole("checkbox", { name: new RegExp(name) });
  await expect(row("Milk")).toBeVisible();
  const devtools = await context.newCDPSession(phone);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  });
  await row("Milk").tap();
  await expect(row("Milk")).toBeChecked();
  await expect
    .poll(async () => (await parent.get("/api/grocery")).body.items[1]?.checked)
    .toBe(true);

  await wall.kill();
  await row("Bread").tap();
  const field = phone.getByRole("textbox", { name: "Add" });
  for (const words of ["Lemons 3", "Eggs 12"]) {
    await field.fill(words);
    await phone.keyboard.press("Enter");
  }
  await phone.getByRole("button", { name: "Clear" }).tap();
  await expect(row("Milk")).toBeHidden();
  await expect(phone.getByTestId("notes")).toContainText(/wait to be sent/);
  // The phone is put away and taken out again, still without the wall.
  await phone.reload();
  await expect(row("Lemons")).toBeVisible();
  await expect(row("Milk")).toBeHidden();

  await wall.start({ PORT: port });
  const again = await openParentOf(wall);
  await expect
    .poll(
      async () =>
        (await again.get("/api/grocery")).body.items
          .map(({ name, amount = "" }: { name: string; amount?: string }) => `${amount} ${name}`)
          .toSorted(),
      { timeout: 40_000 },
    )
    .toEqual(["12 Eggs", "3 Lemons"]);
  await expect(phone.getByTestId("notes")).toBeEmpty({ timeout: 20_000 });
  await context.close();
});

test("a phone that was ten days away says which change came too late, and shows today's calendar", async ({
  browser,
  wall,
}) => {
  test.slow();
  await livesInBerlin(wall);
  const today = Temporal.Now.plainDateISO(berlinZone).toString();
  await addFamilyEvent(wall, {
    ...{ title: "Back home", start: today, end: addDays(today, 1), allDay: true },
  });
  const url = `http://localhost:${new URL(wall.server.url).port}`;
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" },
  });
  const phone = await context.newPage();
  await phone.clock.install({ time: Date.now() - 10 * dayMs });
  await phone.clock.resume();
  await phone.goto(`${url}/m/`);
  await phone.getByRole("button", { name: "Mom" }).tap();
  await typePin(phone, "2468");
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(async () => (await storedOn(phone)).words, { timeout: 30_000 })
    .toContain("Back home");
  await context.setOffline(true);
  await phone.goto(`${url}/m/lists`);
  await phone.getByRole("textbox", { name: "Add" }).fill("Sun cream");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("1 change waits to be sent")).toBeVisible();

  await phone.clock.setSystemTime(Date.now());
  await phone.goto(`${url}/m/calendar`);
  await expect(phone.getByRole("heading", { name: /today/ })).toBeVisible();
  await expect(phone.getByRole("link", { name: /Back home/ })).toBeVisible();
  await context.setOffline(false);
  await phone.getByRole("button", { name: /1 change didn’t get through/ }).tap();
  await expect(phone.getByRole("dialog")).toContainText("Sun cream");
  const parent = await openParentOf(wall);
  expect((await parent.get("/api/grocery")).body.items).toEqual([]);
  await context.close();
});
