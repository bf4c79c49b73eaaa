import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, test } from "../support/wall-test.ts";

const days = ["2024-06-01", "2025-01-03", "2025-01-20", "2025-05-09", "2025-12-24"];

/** A week's recap says nothing that its days don't. */
const recap = JSON.stringify({
  ...{ kind: "weekly", start: "2025-01-13", end: "2025-01-19", members: [], redemptions: [] },
});

const writeYears = (file: string): void => {
  const db = new Database(file);
  const insert = db.prepare(
    "INSERT INTO journal_entries (author_id, text, day, created_at, recap) VALUES (?, ?, ?, ?, ?)",
  );
  for (const day of days) insert.run("mom", `Written on ${day}`, day, Date.parse(day), null);
  insert.run("family", "The week of January", "2025-01-19", Date.parse("2025-01-19"), recap);
  db.close();
};

const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test("a year of the journal is laid out for paper in its order, on the wall and on a phone, and printed by itself", async ({
  browser,
  ownWall: wall,
}, info) => {
  const folders = {
    DATA_DIR: join(info.outputPath("wall"), "data"),
    CONFIG_DIR: join(info.outputPath("wall"), "config"),
  };
  await wall.start(folders);
  await wall.kill();
  writeYears(join(folders.DATA_DIR, "wall.db"));
  await wall.start(folders);

  const wallPage = await openWallPage(browser, wall, "/journal");
  await wallPage.getByRole("link", { name: "Yearbook" }).tap();
  const phone = await openPhoneOf(browser, wall, mom, "/journal/timeline");
  await phone.getByRole("link", { name: "Yearbook" }).tap();
  for (const page of [wallPage, phone]) {
    const sheet = page.getByTestId("yearbook");
    await expect(sheet.getByRole("heading", { name: "Our year 2025" })).toBeVisible();
    const printed = sheet.getByTestId("printed-entry").locator("p");
    await expect(printed).toHaveText(days.slice(1).map((day) => `Written on ${day}`));
    await expectFits(page, "the yearbook");
    await expectAccessible(page, "the yearbook");
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print" }).tap();
    await expect(page.locator("body[data-printed]")).toBeAttached();
    // The cover, and three months.
    expect(await pagesOf(page)).toBe(4);
    await page.getByText("2024").first().tap();
    await expect(printed).toHaveText(["Written on 2024-06-01"]);
    await page.context().close();
  }
});
