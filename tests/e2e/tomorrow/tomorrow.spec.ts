import { expect } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { listen } from "../support/listen.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openPhonePage, openWallPage, test } from "../support/wall-test.ts";
import { fillOnWall } from "../support/typing.ts";

test("in the evening the wall and a phone tell of tomorrow, and the week is printed on one sheet", async ({
  browser,
  wall,
}) => {
  // Two screens, six pages and a printer.
  test.slow();
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  // From midnight on it is evening, so that the test runs at any hour.
  const evening = { tomorrow: { at: "00:00", members: {} } };
  expect((await parent.send("PATCH", "/api/settings", evening)).status).toBe(200);
  const day = Temporal.Now.plainDateISO(berlinZone).add({ days: 1 }).toString();
  await addFamilyEvent(wall, {
    ...{ title: "Football", memberIds: ["leo"], driver: "dad", notes: "Bring: shin guards" },
    ...{ start: berlinInstant(day, "16:00"), end: berlinInstant(day, "17:00") },
  });
  const api = openTestBrowser(wall.server);
  await api.send("PUT", `/api/mealplan/${day}/dinner`, { title: "Fish soup" });

  const kitchen = await openWallPage(browser, wall);
  const line = kitchen.getByTestId("tomorrow");
  await expect(line).toContainText("16:00 Football, Dad drives");
  await expectAccessible(kitchen, "Home with what comes tomorrow");
  await line.tap();
  const whole = kitchen.getByRole("dialog").getByTestId("day-ahead");
  await expect(whole).toContainText("shin guards");
  await expect(whole).toContainText("Fish soup");
  await expectAccessible(kitchen, "what comes tomorrow");

  await kitchen.goto(`${wall.server.url}/meals/week`);
  await kitchen
    .getByRole("button", { name: /Fish soup/ })
    .first()
    .tap();
  await fillOnWall(kitchen.getByRole("textbox", { name: "The evening before" }), "Thaw the fish");
  await kitchen.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(kitchen.getByText("Saved for the evening before")).toBeVisible();

  const phone = await openPhoneOf(browser, wall, mom, "/");
  await expect(phone.getByTestId("tomorrow")).toContainText("Thaw the fish");
  await phone.goto(`${wall.server.url}/m/tomorrow`);
  await expect(phone.getByTestId("day-ahead")).toContainText("Football");
  await expectAccessible(phone, "tomorrow on the phone");

  await phone.goto(`${wall.server.url}/m/calendar/week/${day}`);
  await phone.getByRole("link", { name: "Print this week" }).tap();
  await expect(phone.getByTestId("print")).toContainText("Football");
  await kitchen.goto(`${wall.server.url}/calendar/week/${day}`);
  await kitchen.getByRole("link", { name: "Print this week" }).tap();
  await expect(kitchen.getByTestId("print")).toContainText("Dad drives");
  await expect(kitchen.getByTestId("print")).toHaveAttribute("data-paper", "a4");
  await kitchen.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await kitchen.getByRole("button", { name: "Print this week" }).tap();
  await expect(kitchen.locator("body[data-printed]")).toBeAttached();
  const [sheet] = [await kitchen.pdf({ preferCSSPageSize: true })];
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a family without a calendar is told of dinner, beside a picture of the line's height", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const day = Temporal.Now.plainDateISO(berlinZone).add({ days: 1 }).toString();
  const dinner = { title: "Fish soup" };
  await openTestBrowser(wall.server).send("PUT", `/api/mealplan/${day}/dinner`, dinner);
  const phone = await openPhonePage(browser, wall, "/m/tomorrow");
  await phone.getByRole("button", { name: "Just look" }).tap();
  const row = phone.getByRole("listitem").filter({ hasText: "Fish soup" });
  await expect(row).toBeVisible();
  const heights = async () =>
    Promise.all([row, row.getByTestId("picture")].map((part) => part.boundingBox()));
  const [line, picture] = await heights();
  expect(picture?.height).toBeLessThanOrEqual(line?.height ?? 0);
  await phone.context().close();
});

test("on a small phone an hour stays whole, and who takes whom stands beside its picture", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall, "de-DE");
  const day = Temporal.Now.plainDateISO(berlinZone).add({ days: 1 }).toString();
  await addFamilyEvent(wall, {
    ...{ title: "Fußballturnier der Grundschule", memberIds: ["leo"], icon: "soccer-ball" },
    ...{ start: berlinInstant(day, "16:00"), end: berlinInstant(day, "17:00"), driver: "dad" },
  });
  const phone = await openPhonePage(browser, wall, "/m/tomorrow");
  await phone.setViewportSize({ width: 360, height: 640 });
  await phone.getByRole("button", { name: "Nur schauen" }).tap();
  const hour = phone.getByText("16:00", { exact: true });
  await expect(hour).toBeVisible();
  expect(await hour.evaluate((text) => text.getClientRects().length)).toBe(1);
  const lines = await hour.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  const ride = phone.getByTestId("day-ride");
  const [picture, words] = await Promise.all([
    ride.getByTestId("picture").boundingBox(),
    ride.locator("bdi").boundingBox(),
  ]);
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  await phone.context().close();
});

test("the wall reads tomorrow to a child who can't read yet, with the names for which others see faces", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  const evening = { tomorrow: { at: "00:00", members: {} }, preReaders: ["leo"] };
  expect((await parent.send("PATCH", "/api/settings", evening)).status).toBe(200);
  const day = Temporal.Now.plainDateISO(berlinZone).add({ days: 1 }).toString();
  await addFamilyEvent(wall, {
    ...{ title: "Football", memberIds: ["leo"], driver: "dad", notes: "Bring: shin guards" },
    ...{ start: berlinInstant(day, "16:00"), end: berlinInstant(day, "17:00") },
  });
  const kitchen = await openWallPage(browser, wall);
  await listen(kitchen);
  await kitchen.getByTestId("tomorrow").tap();
  await kitchen.getByRole("dialog").getByRole("button", { name: "Read aloud" }).tap();
  await expect(kitchen).toHaveTitle(
    /^Tomorrow, .+\. 16:00, Leo: Football\. Football: Dad drives\. Leo: shin guards\./,
  );
  await kitchen.context().close();
});
