import { expect, type Page } from "@playwright/test";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openSettings,
  openWallPage,
  openParentOf,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

const steps = ["language", "family", "pin", "place", "calendar", "phones"];
const sections = [
  ...["house", "members", "calendars", "quiet", "celebrations", "babysitter", "devices"],
  ...["sources", "backups", "privacy", "about"],
];

/** Expects that a page fits, can be touched and is accessible in every size of wall and phone. */
const expectWellMade = async (page: Page, what: string): Promise<void> => {
  for (const [width, height] of [...wallSizes, [390, 844] as const]) {
    await page.setViewportSize({ width, height });
    await expectFits(page, `${what} at ${width}x${height}`);
    if (width <= 800) await expectTouchable(page, `${what} at ${width}x${height}`);
  }
  await expectAccessible(page, what);
};

/** Starts a wall with a large family and a language with long words. */
const moveIn = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const colors = ["#d9662b", "#2a8f6d", "#7c4dbc", "#8a6d3b", "#4a7a2c", "#b8342f", "#1c8a9e"];
  const more = colors.map((color, at) => ({
    id: `child${at}`,
    name: ["Annegret-Margarethe", "Christopher-Maximilian", "Friederike Luise"][at % 3],
    color,
    kid: true,
  }));
  const roster = [
    { id: "mom", name: "Donaudampfschifffahrtsgesellschaft", color: "#c94f7c", parent: true },
    { id: "dad", name: "Karl-Theodor", color: "#2f6fb5", parent: true },
    { id: "mia", name: "Mia", color: "#d9662b", kid: true },
    { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
    ...more,
  ];
  expect((await parent.send("PUT", "/api/members", roster)).status).toBe(200);
  await parent.send("PATCH", "/api/settings", { locale: "de-DE" });
  const card = {
    parents: [{ memberId: "mom", phone: "+49 (0) 170 1234567890" }],
    contacts: [{ name: "Kinderärztin Dr. Schlüter-Hohenstein", phone: "0331 99 88 77" }],
    children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nüsse und Penicillin" }],
    wifi: { name: "Familie Müller-Lüdenscheidt", password: "kreidetafel-sommer-2026" },
    notes: "Minka schläft in der Küche.\n".repeat(12),
  };
  expect((await parent.send("PUT", "/api/babysitter/card", card)).status).toBe(200);
};

test("each step of the first evening fits its screen, suits a finger and can be heard", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wallPage = await openWallPage(browser, wall, null);
  for (const step of steps) {
    await visit(wallPage, `${wall.server.url}/setup/${step}`);
    await expect(wallPage.getByTestId("step")).toBeVisible();
    await expectWellMade(wallPage, `/setup/${step}`);
  }
  await visit(wallPage, `${wall.server.url}/setup/family`);
  await wallPage.getByRole("button", { name: "Add a parent" }).tap();
  await wallPage.getByRole("textbox", { name: "Name" }).fill("Donaudampfschifffahrtsgesellschaft");
  await expectWellMade(wallPage, "the form for one of the family");
  await wallPage.context().close();
});

test("each part of Settings fits its screen, suits a finger and can be heard, for eleven with long names in German", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start({ CALENDAR_ICS_URL_MIA: "http://127.0.0.1:9/mia.ics" });
  await moveIn(wall);
  const wallPage = await openWallPage(browser, wall, "/settings");
  await expect(wallPage.getByTestId("keypad")).toBeVisible();
  await expectWellMade(wallPage, "the question for a PIN");
  await openSettings(wallPage, wall, "house");
  for (const section of sections) {
    await visit(wallPage, `${wall.server.url}/settings/${section}`);
    await expect(wallPage.locator("[data-testid=settings-detail] > :nth-child(2)")).toBeVisible();
    await expectWellMade(wallPage, `/settings/${section}`);
  }
  await visit(wallPage, `${wall.server.url}/settings/notifications`);
  await expect(wallPage.getByText(/nur von einer Seite mit https/)).toBeVisible();
  await wallPage.context().close();
});

test("the emergency card, and the way back from it, fit every screen, suit a finger and can be heard", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await moveIn(wall);
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/babysitter/on");
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByText("Müller-Lüdenscheidt")).toBeVisible();
  await expectWellMade(wallPage, "the card");
  await wallPage.getByTestId("emergency-leave").tap();
  await expect(wallPage.getByTestId("keypad")).toBeVisible();
  await expectWellMade(wallPage, "the way back");
  await wallPage.context().close();
});

test("a phone's own settings fit it, suit a thumb and can be heard", async ({ browser, wall }) => {
  await wall.start();
  await moveIn(wall);
  const phone = await openPhoneOf(browser, wall, mom, null);
  for (const path of [
    ...["settings", "settings/pin", "settings/walls", "settings/babysitter"],
    ...["settings/devices", "settings/pins", "settings/invite", "settings/text"],
  ]) {
    await visit(phone, `${wall.server.url}/m/${path}`);
    await expect(phone.locator("[data-testid=sub-page] > :nth-child(2)")).toBeVisible();
    await expectFits(phone, path);
    await expectTouchable(phone, path);
    await expectAccessible(phone, path);
  }
  await phone.context().close();
});
