import { expect, type Page } from "@playwright/test";
import { addDays } from "#server/platform/clock.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openWallPage,
  openParentOf,
  type RunningWall,
  test,
  typePin,
} from "../support/wall-test.ts";
import { wallToday } from "../support/wall-zone.ts";

const title = "Practise the piano for the concert on Saturday in the church";

/**
 * Eleven members with long names, in German, one who can't read, one who is away, and a chore that waits for
 * approval.
 */
const moveIn = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const kids = Array.from({ length: 9 }, (_, at) => ({
    id: at === 0 ? "mia" : `child${at}`,
    name: ["Annegret-Margarethe", "Mia", "Friederike Luise"][(at + 1) % 3],
    color: ["#d9662b", "#2a8f6d", "#7c4dbc", "#8a6d3b"][at % 4],
    kid: true,
  }));
  const roster = [
    { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
    { id: "dad", name: "Karl-Theodor", color: "#2f6fb5", parent: true },
    ...kids,
  ];
  expect((await parent.send("PUT", "/api/members", roster)).status).toBe(200);
  const settings = { locale: "de-DE", preReaders: ["child1"] };
  expect((await parent.send("PATCH", "/api/settings", settings)).status).toBe(200);
  for (const { id } of kids)
    await parent.send("POST", "/api/tasks", {
      ...{ title, memberIds: [id], daypart: "evening", needsApproval: true },
      ...{ recurrence: "FREQ=DAILY", stars: 3 },
    });
  await parent.send("POST", "/api/tasks", {
    ...{ title: "Lay the table", recurrence: "FREQ=DAILY" },
    rotation: { order: "roundRobin", memberIds: ["mia", "dad"] },
  });
  const { items } = (await parent.get("/api/tasks/routines")).body;
  await fetch(`${wall.server.url}/api/board/routine/${items[0].id}/close`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ memberId: items[0].memberIds[0] }),
  });
  const today = wallToday();
  for (const days of [1, 2, 3]) {
    const at = (hour: number) => `${addDays(today, days)}T${hour}:00:00Z`;
    const event = { title, memberIds: ["child3"], start: at(10), end: at(11) };
    expect((await parent.send("POST", "/api/calendar/events", event)).status).toBe(201);
  }
  const away = { start: today, end: today, memberIds: ["child2"], reason: title };
  expect((await parent.send("POST", "/api/pauses", away)).status).toBe(201);
};

/** What is next under a column, where it ends within a line. */
const slicedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-part~=column] > footer li")]
      .filter((line) => {
        const { lineHeight, paddingTop, borderTopWidth } = getComputedStyle(line);
        const above = Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth);
        const lines = (line.getBoundingClientRect().height - above) / Number.parseFloat(lineHeight);
        return Math.abs(lines - Math.round(lines)) > 0.1;
      })
      .map(({ textContent }) => textContent),
  );

const expectWellMade = async (page: Page, what: string, inHand: boolean): Promise<void> => {
  for (const [width, height] of inHand ? ([[390, 844]] as const) : wallSizes) {
    await page.setViewportSize({ width, height });
    await expectFits(page, `${what} at ${width}x${height}`);
    if (width <= 800) await expectTouchable(page, `${what} at ${width}x${height}`);
  }
  await expectAccessible(page, what);
};

test("the boards and everything that arranges them fit each wall, suit a finger and can be heard", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start();
  await moveIn(wall);
  const wallPage = await openWallPage(browser, wall, null);
  for (const path of ["/chores", "/chores/todo", "/chores/child1", "/chores/child2"]) {
    await visit(wallPage, wall.server.url + path);
    await expectWellMade(wallPage, path, false);
  }
  await visit(wallPage, `${wall.server.url}/chores`);
  await expect(wallPage.locator("[data-part~=column] > footer li").nth(1)).toBeVisible();
  expect(await slicedLines(wallPage)).toEqual([]);
  await wallPage.getByRole("button", { name: "Neue Aufgabe" }).click();
  await typePin(wallPage, "2468");
  await wallPage.getByText("An bestimmten Tagen", { exact: true }).click();
  await wallPage.getByRole("button", { name: "Bild", exact: true }).click();
  await expectWellMade(wallPage, "a new chore", false);
  await wallPage.keyboard.press("Escape");
  for (const name of ["Alle Aufgaben", "1 zu prüfen", "Wer ist weg"]) {
    await wallPage.getByRole("button", { name }).click();
    await expect(wallPage.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await expectWellMade(wallPage, name, false);
    await wallPage.keyboard.press("Escape");
  }
  await wallPage.context().close();
});

test("a parent's chores fit the phone, suit a thumb and can be heard", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await moveIn(wall);
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("link", { name: /^Aufgaben/ }).click();
  await expect(phone.getByText("1 zu prüfen").last()).toBeVisible();
  await expectWellMade(phone, "the chores of a parent", true);
  await phone.getByRole("button", { name: "Neue Aufgabe" }).click();
  await expect(phone.getByLabel("Was ist zu tun?")).toBeVisible();
  await expectWellMade(phone, "a new chore on the phone", true);
  await phone.keyboard.press("Escape");
  await phone.getByRole("button", { name: "Wer ist weg" }).click();
  await phone.getByRole("button", { name: "Neue Pause" }).click();
  await expectWellMade(phone, "a new pause on the phone", true);
  await phone.context().close();
});
