import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import { drawPicture } from "../../fixtures/images/pictures.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openPhonePage,
  openWallPage,
  openParentOf,
  type RunningWall,
  test,
} from "../support/wall-test.ts";
import { storedOn } from "../support/browser-storage.ts";

const photo = async (name: string, width: number, height: number) => ({
  ...{ name, mimeType: "image/jpeg" },
  buffer: await drawPicture(width, height).jpeg().toBuffer(),
});
const words = (page: Page) => page.getByRole("textbox", { name: "What happened?" });
const newPictures = (page: Page) => page.locator("[data-testid=new-pictures] img");
const entries = (page: Page) => page.getByTestId("entry");
const heartOf = (page: Page, entry: string) =>
  entries(page).filter({ hasText: entry }).getByTestId("heart");

const feed = async (wall: RunningWall): Promise<{ text: string; photos: unknown[] }[]> => {
  const response = await fetch(`${wall.server.url}/api/journal`);
  return (await response.json()).entries;
};

test("Mom's two photos go one after the other and stand on the wall at once; hearts are live on both, also Mia's on the wall", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall);
  await wallPage.getByRole("button", { name: /Act as Mia/ }).tap();
  await wallPage.getByRole("link", { name: "Journal" }).tap();
  await expect(wallPage.getByText("The first memory will appear here")).toBeVisible();
  const phone = await openPhoneOf(browser, wall, mom, "/journal/new");
  const text = '<img src=x onerror="document.title=1"> \u202Egnihtemos\u202C';
  await words(phone).fill(text);
  await phone
    .locator("input[multiple]")
    .setInputFiles([await photo("a.jpg", 3000, 2000), await photo("b.jpg", 400, 600)]);
  await expect(newPictures(phone)).toHaveCount(2);
  await phone.getByText("Leo", { exact: true }).click();
  await phone.getByText("Milestone").click();

  // The second picture is held until the first is known to be sent.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let uploads = 0;
  await phone.route("**/api/uploads", async (route) => {
    uploads += 1;
    if (uploads === 2) await held;
    await route.continue();
  });
  await phone.getByRole("button", { name: "Post" }).click();
  await expect(phone.getByRole("progressbar", { name: "Picture 1: 100 % sent" })).toBeVisible();
  await expect(phone.getByText("Being sent")).toBeVisible();
  expect(await feed(wall)).toEqual([]);
  letGo();

  for (const page of [phone, wallPage]) {
    await expect(entries(page).getByText(text)).toBeVisible();
    await expect(entries(page).locator("[data-testid=entry-photo] img")).toHaveCount(2);
  }
  await expect(phone.getByTestId("waiting-entry")).toHaveCount(0);
  expect(await feed(wall)).toMatchObject([
    { text, tags: ["Milestone"], memberIds: ["leo"], photos: [{ width: 2560 }, { width: 400 }] },
  ]);

  await wallPage.getByTestId("heart").tap();
  await expect(heartOf(phone, "img src")).toHaveText("1");
  await heartOf(phone, "img src").tap();
  await expect(wallPage.getByTestId("heart")).toHaveText("2");
  await expect(wallPage.getByTestId("hearts")).toContainText("from Mia and Mom");
  await expect(wallPage).not.toHaveTitle("1");
  await wallPage.getByRole("button", { name: "Picture 2 of 2" }).tap();
  await expect(wallPage.locator(".yarl__slide_current img")).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});

test("a phone that dies in the middle keeps what was written, pictures and all; a broken picture harms nothing", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const before = await openPhoneOf(browser, wall, mia, "/journal/new");
  await words(before).fill("My tooth fell");
  await before.locator("input[multiple]").setInputFiles([
    {
      name: "broken.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("\u00ff\u00d8\u00ff nothing"),
    },
    await photo("tooth.jpg", 300, 200),
  ]);
  await expect(before.getByText("broken.jpg can’t be read as a picture.")).toBeVisible();
  await expect(newPictures(before)).toHaveCount(1);
  await words(before).pressSequentially(" out");
  await expect.poll(async () => (await storedOn(before)).words).toContain("My tooth fell out");
  await before.close();

  const after = await before.context().newPage();
  await after.goto(`${wall.server.url}/m/journal/new`);
  await expect(words(after)).toHaveValue("My tooth fell out");
  await expect(newPictures(after)).toHaveCount(1);
  await after.getByRole("button", { name: "Post" }).click();
  await expect(entries(after).getByText("My tooth fell out")).toBeVisible();
  expect(await feed(wall)).toMatchObject([{ authorId: "mia", photos: [{ width: 300 }] }]);
  await after.goto(`${wall.server.url}/m/journal/new`);
  await expect(words(after)).toHaveValue("");

  // From the foot of the long form the journal opens at its head, where the new entry is.
  await words(after).fill("It was under the pillow");
  await after.getByRole("button", { name: "Post" }).scrollIntoViewIfNeeded();
  await after.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await after.evaluate(() => scrollY)).toBeGreaterThan(0);
  await after.getByRole("button", { name: "Post" }).click();
  await expect(entries(after)).toHaveCount(2);
  await expect(entries(after).first()).toContainText("It was under the pillow");
  await expect(after.getByRole("heading", { name: "Journal" })).toBeInViewport();
  await after.context().close();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("what is written and loved out of reach arrives once, and is changed and deleted by its author", async ({
    browser,
    ownWall: wall,
  }) => {
    await wall.start();
    const parent = await openParentOf(wall);
    await parent.send("POST", "/api/journal", { text: "Snow on the balcony" });
    const phone = await openPhoneOf(browser, wall, mia, "/journal");
    await expect(entries(phone).getByText("Snow on the balcony")).toBeVisible();
    const port = new URL(wall.server.url).port;
    await wall.kill();

    await heartOf(phone, "Snow").tap();
    await expect(heartOf(phone, "Snow")).toHaveText("1");
    await phone.getByRole("link", { name: "New entry" }).click();
    await words(phone).fill("In the tunnel");
    await phone.locator("input[multiple]").setInputFiles([await photo("dark.jpg", 300, 200)]);
    await expect(newPictures(phone)).toHaveCount(1);
    await phone.getByRole("button", { name: "Post" }).click();
    await expect(phone.getByTestId("waiting-entry")).toContainText("In the tunnel");
    await expect(phone.getByText("2 changes wait to be sent")).toBeVisible();

    await wall.start({ PORT: port });
    await expect(entries(phone).getByText("In the tunnel")).toBeVisible({ timeout: 20_000 });
    await expect(phone.getByTestId("waiting-entry")).toHaveCount(0);
    expect(await feed(wall)).toMatchObject([
      { text: "In the tunnel", photos: [{ width: 300 }] },
      { text: "Snow on the balcony", hearts: 1, lovedBy: ["mia"] },
    ]);

    const own = entries(phone).filter({ hasText: "tunnel" });
    await own.getByRole("button", { name: "What to do with this entry" }).click();
    await phone.getByRole("button", { name: "Change", exact: true }).click();
    await words(phone).fill("Out of the tunnel");
    await phone.getByRole("button", { name: "Save" }).click();
    await expect(entries(phone).getByText("Out of the tunnel")).toBeVisible();
    const back = phone.waitForRequest(
      (request) =>
        request.method() === "PATCH" && request.postData()?.includes("In the tunnel") === true,
    );
    await phone.getByRole("button", { name: "Undo" }).click();
    // Only what was changed is taken back, and only where it still says that.
    expect((await back).postDataJSON()).toEqual({
      ...{ text: "In the tunnel", seen: { text: "Out of the tunnel" } },
    });
    await expect(entries(phone).getByText("In the tunnel")).toBeVisible();
    await own.getByRole("button", { name: "What to do with this entry" }).click();
    await phone.getByRole("button", { name: "Delete" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(entries(phone).getByText("In the tunnel")).toHaveCount(0);
    await expect.poll(async () => (await feed(wall)).length).toBe(1);
    await phone.context().close();
  });
});

const ids = ["mia", "leo", "mom", "dad"];
const recap = {
  ...{ kind: "weekly", start: "2026-11-16", end: "2026-11-22" },
  members: ids.map((memberId, at) => ({
    memberId,
    chores: 12 - at,
    stars: 20 - at,
    streak: 4 - at,
  })),
  redemptions: [{ memberId: "mia", name: "Film night", icon: "clapper-board", cost: 22 }],
  mostLoved: { entryId: "1", authorId: "mom", text: "Snow on the balcony", hearts: 3 },
};

test("the week's card is drawn in the family's language, and the journal fits every screen and every finger", async ({
  browser,
  ownWall: wall,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "family-wall-journal-"));
  try {
    await wall.start({ DATA_DIR: dataDir });
    const parent = await openParentOf(wall);
    await parent.send("PATCH", "/api/settings", { locale: "de" });
    await parent.send("POST", "/api/journal", {
      ...{ text: "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(30), memberIds: ids },
      tags: ["Milestone"],
    });
    await wall.kill();
    const db = new Database(join(dataDir, "wall.db"));
    db.prepare(
      "INSERT INTO journal_entries (author_id, text, day, created_at, recap) VALUES ('family', 'x', ?, ?, ?)",
    ).run(recap.end, Date.now(), JSON.stringify(recap));
    db.close();
    await wall.start({ DATA_DIR: dataDir });

    const wallPage = await openWallPage(browser, wall, "/journal");
    const phone = await openPhonePage(browser, wall, "/m/journal");
    await phone.getByRole("button", { name: "Nur schauen" }).click();
    for (const page of [wallPage, phone]) {
      const card = page.getByTestId("recap");
      await expect(card).toContainText("Unsere Woche");
      await expect(card).toContainText("16.–22. November");
      await expect(card.getByTestId("recap-figures")).toHaveText(/42.*74.*1/s);
      await expect(card.getByTestId("chart").getByRole("listitem")).toHaveCount(4);
      await expect(card).toContainText("Mia: 4 Tage in Folge");
      await expectAccessible(page, "the journal");
      await expectTouchable(page, "the journal");
    }
    for (const [width, height] of wallSizes) {
      await wallPage.setViewportSize({ width, height });
      await expectFits(wallPage, `the journal at ${width}x${height}`);
    }
    await visit(wallPage, `${wall.server.url}/journal/timeline`);
    await expectTouchable(wallPage, "the timeline");
    await expectAccessible(wallPage, "the timeline");
    await visit(phone, `${wall.server.url}/m/journal/of/mia`);
    await phone.getByRole("button", { name: "Suchen" }).click();
    await expectFits(phone, "the search");
    await expectTouchable(phone, "the search");
    await wallPage.context().close();
    await phone.context().close();
  } finally {
    await wall.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
