import { expect, type Page } from "@playwright/test";
import {
  elsewhereUrl,
  openPhonePage,
  openParentOf,
  type RunningWall,
  test,
  typePin,
} from "../support/wall-test.ts";
import { rememberAsOtherVersion, storedOn } from "../support/browser-storage.ts";

const feedMinka = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
};

const starsOf = async (wall: RunningWall, memberId: string): Promise<unknown> =>
  (await (await fetch(`${wall.server.url}/api/balances`)).json())[memberId];

const choreOn = (phone: Page) => phone.getByRole("checkbox", { name: /Feed Minka/ });

const signInAsMia = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Mia" }).click();
  await typePin(phone, "1357");
  await expect(phone.getByRole("button", { name: "Mia, Account" })).toBeVisible();
};

test("Mia signs in at the second try, ticks, takes it back and signs out; somebody else may look", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await feedMinka(wall);
  const phone = await openPhonePage(browser, wall);
  await phone.getByRole("button", { name: "Mia" }).click();
  await typePin(phone, "0000");
  await expect(phone.getByText("That PIN is not right.")).toBeVisible();
  await expect(phone.getByText("Forgotten? A parent sets a new one")).toBeVisible();
  await typePin(phone, "1357");
  await expect(phone.getByRole("heading", { name: "Mia" })).toBeVisible();

  await choreOn(phone).click();
  await expect(choreOn(phone)).toHaveAttribute("aria-checked", "true");
  await expect.poll(() => starsOf(wall, "mia")).toBe(1);
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(choreOn(phone)).toHaveAttribute("aria-checked", "false");
  await expect.poll(() => starsOf(wall, "mia")).toBe(0);

  await phone.getByRole("button", { name: "Mia, Account" }).click();
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expect(phone.getByText("Signed out")).toBeVisible();
  await phone.getByRole("button", { name: "Just look" }).click();
  await expect(phone.getByRole("link", { name: /Mia.*0 of 1/ })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("link", { name: /Mia.*0 of 1/ })).toBeVisible();
  await phone.context().close();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("on plain http in the house, where browsers have no service worker, the phone does everything", async ({
    browser,
    wall,
  }) => {
    await wall.start({ ALLOWED_HOSTS: "wall.test" });
    await feedMinka(wall);
    const phone = await browser.newPage({ locale: "en-GB" });
    const faults: string[] = [];
    phone.on("pageerror", ({ message }) => faults.push(message));
    await phone.goto(`${elsewhereUrl(wall)}/m/`);
    expect(await phone.evaluate(() => isSecureContext)).toBe(false);
    await signInAsMia(phone);
    await choreOn(phone).click();
    await expect.poll(() => starsOf(wall, "mia")).toBe(1);
    await phone.reload();
    await expect(choreOn(phone)).toHaveAttribute("aria-checked", "true");
    // A child isn't told of what only a parent can change.
    await expect(phone.getByText("Without https")).toHaveCount(0);
    expect(faults).toEqual([]);
    await phone.close();
  });

  test("once opened, the app opens without the server and shows what it last heard", async ({
    browser,
    ownWall: wall,
  }) => {
    await wall.start();
    await feedMinka(wall);
    const phone = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await phone.goto(`http://localhost:${new URL(wall.server.url).port}/m/`);
    await phone.getByRole("button", { name: "Just look" }).click();
    await phone.goto(`http://localhost:${new URL(wall.server.url).port}/m/chores/mia`);
    await expect(choreOn(phone)).toBeVisible();
    await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(async () => (await storedOn(phone)).words).toContain("Feed Minka");

    const before = await choreOn(phone).boundingBox();
    await wall.kill();
    await expect(phone.getByText(/No connection|Reconnecting/)).toBeVisible();
    expect(await choreOn(phone).boundingBox()).toEqual(before);

    // The next opening is that of an update, to which these answers are another version's.
    await rememberAsOtherVersion(phone);
    await phone.reload();
    await expect(choreOn(phone)).toBeVisible();
    await choreOn(phone).click();
    await expect(phone.getByText("1 change waits to be sent")).toBeVisible();
    await expect(choreOn(phone)).toHaveAttribute("aria-checked", "true");
    await phone.context().close();
  });
});

test("a first opening out of reach says so, and goes on by itself once the wall answers", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await browser.newPage({ locale: "en-GB" });
  await phone.route("**/api/**", (route) => route.abort());
  await phone.goto(`${wall.server.url}/m/`);
  await expect(phone.getByText("Is this phone in the same Wi-Fi as the wall?")).toBeVisible({
    timeout: 20_000,
  });
  await phone.unroute("**/api/**");
  await expect(phone.getByRole("button", { name: "Mia" })).toBeVisible({ timeout: 15_000 });
  await phone.close();
});

/** What a first opening may bring before anything is tapped, in bytes as they are sent. */
const mostBytes = 128_600;

test("a first opening brings no more than a slow network can carry", async ({ wall }) => {
  await wall.start();
  const sizeOf = async (path: string): Promise<number> => {
    const headers = { "Accept-Encoding": "br" };
    const answer = await fetch(wall.server.url + path, { method: "HEAD", headers });
    const size = Number(answer.headers.get("content-length"));
    // The smallest files are sent as they are.
    if (size >= 1024) expect(answer.headers.get("content-encoding"), path).toBe("br");
    return size;
  };
  const page = await (await fetch(`${wall.server.url}/m/`)).text();
  const files = [...page.matchAll(/"(\/m\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, one]) => one ?? [],
  );
  expect(files.length).toBeGreaterThan(1);
  const sizes = await Promise.all(files.map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
});
