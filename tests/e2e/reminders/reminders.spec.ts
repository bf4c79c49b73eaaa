import { expect } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openParentOf,
  openSettingsPage,
  openWallPage,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

const never = { SLEEP_START: "00:00", SLEEP_END: "00:00" };
const minute = 60_000;

/** An event that begins soon; its reminder is due already, so it rings at once. */
const addSoon = async (wall: RunningWall, fields: object = {}): Promise<string> => {
  const begin = Date.now() + 20 * minute;
  const { status, body } = await openTestBrowser(wall.server).send("POST", "/api/calendar/events", {
    ...{ title: "Dentist", memberIds: ["mom"], location: "Main Street 4" },
    start: new Date(begin).toISOString(),
    end: new Date(begin + 45 * minute).toISOString(),
    reminders: { before: [{ minutes: 30 }] },
    ...fields,
  });
  expect(status).toBe(201);
  return body.id;
};
const reminderIds = async (wall: RunningWall): Promise<string[]> =>
  (await openTestBrowser(wall.server).get("/api/reminders")).body.items.map(
    ({ id }: { id: string }) => id,
  );
test("a card on every wall says what begins soon, shows who is on the way, and goes when somebody taps it", async ({
  browser,
  wall,
}) => {
  await wall.start(never);
  const [kitchen, hall] = [await openWallPage(browser, wall), await openWallPage(browser, wall)];
  await addSoon(wall);
  const card = kitchen.getByTestId("reminder");
  await expect(card).toContainText("Dentist");
  await expect(card).toContainText("Main Street 4");
  await expect(hall.getByTestId("reminder")).toBeVisible();
  await expectAccessible(kitchen, "the wall with a reminder");

  const [id = ""] = await reminderIds(wall);
  const phone = await openPhoneOf(browser, wall, mom, `/calendar/reminder/${id}`);
  await expect(phone.getByRole("heading", { name: "Dentist" })).toBeVisible();
  await expectAccessible(phone, "the page of a reminder");
  await phone.getByRole("button", { name: "In 10 minutes" }).tap();
  await expect(phone.getByText("Rings again in 10 minutes")).toBeVisible();
  await phone.getByRole("button", { name: "On my way" }).tap();
  await expect(phone.getByTestId("on-the-way")).toHaveText("Mom is on the way");
  await expect(card).toContainText("Mom is on the way");
  await phone.getByRole("button", { name: "Not on my way after all" }).tap();
  await expect(phone.getByTestId("on-the-way")).toHaveCount(0);
  await expect(card).not.toContainText("Mom is on the way");
  await expect(phone.getByRole("button", { name: "On my way" })).toBeEnabled();

  await card.getByRole("button", { name: "Got it" }).click();
  await expect(card).toBeHidden();
  await expect(hall.getByTestId("reminder")).toBeHidden();
  await kitchen.reload();
  await expect(kitchen.getByTestId("home")).toBeVisible();
  expect(await reminderIds(wall)).toEqual([]);
});

test("away from home “On my way” waits on the phone, says so, and is home once the phone is", async ({
  browser,
  wall,
}) => {
  await wall.start(never);
  await addSoon(wall);
  await expect.poll(() => reminderIds(wall)).toHaveLength(1);
  const [id = ""] = await reminderIds(wall);
  const phone = await openPhoneOf(browser, wall, mom, `/calendar/reminder/${id}`);
  await expect(phone.getByRole("heading", { name: "Dentist" })).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "On my way" }).tap();
  await expect(phone.getByText(/waits here until you’re back/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByTestId("on-the-way")).toHaveText("Mom is on the way");
});

test("the event's form says when to be reminded, and takes it back to what is usual", async ({
  browser,
  wall,
}) => {
  await wall.start(never);
  const id = await addSoon(wall, { reminders: undefined, memberIds: [] });
  const read = async () => {
    const { body } = await openTestBrowser(wall.server).get("/api/calendar");
    return body.events.find((event: { id: string }) => event.id === id)?.reminders;
  };
  const phone = await openPhoneOf(browser, wall, mom, "/calendar");
  const edit = async () => {
    await phone
      .getByRole("link", { name: /Dentist/ })
      .first()
      .tap();
    await phone.getByRole("button", { name: "Change event" }).tap();
  };
  await edit();
  const field = phone.getByRole("group", { name: "Reminders" });
  await expect(field.getByRole("checkbox", { name: "As usual" })).toBeChecked();
  await field.getByText("1 hour before").tap();
  await field.getByText("1 day before").tap();
  await phone.getByRole("button", { name: "Another time" }).tap();
  const own = phone.getByRole("group", { name: "Another time" });
  await own.getByLabel("How long before?").fill("25");
  await own.getByRole("button", { name: "Take it" }).tap();
  await expect(field.getByRole("checkbox", { name: "25 min before" })).toBeChecked();
  await phone.getByRole("switch", { name: /At night too/ }).tap();
  await phone.getByRole("button", { name: "Save" }).tap();
  await expect
    .poll(read)
    .toEqual({ before: [{ hours: 1 }, { days: 1 }, { minutes: 25 }], urgent: true });
  await edit();
  await expect(
    phone.getByText("1 hour before, 1 day before, 25 min before · At night too"),
  ).toBeVisible();
  await field.getByText("As usual").tap();
  await phone.getByRole("button", { name: "Save" }).tap();
  await expect.poll(read).toBeUndefined();
});

test("a parent says in Settings when each of the family is usually reminded", async ({
  browser,
  wall,
}) => {
  await wall.start(never);
  const page = await openSettingsPage(browser, wall, "notifications");
  const timed = page.getByRole("group", { name: /Before appointments/ }).first();
  await timed.getByText("30 min before").click();
  const parent = await openParentOf(wall);
  await expect
    .poll(async () => Object.values((await parent.get("/api/settings")).body.reminders.members))
    .toEqual([{ timed: [{ minutes: 30 }], allDay: [], quiet: null }]);
  await addSoon(wall, { reminders: undefined, memberIds: [] });
  await expect(page.getByTestId("reminder")).toContainText("Dentist");
});
