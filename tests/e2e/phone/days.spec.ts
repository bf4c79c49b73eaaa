import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { finger } from "../support/finger.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import {
  eventLink,
  giveTask,
  mia,
  mom,
  phoneOf,
  phoneSizes,
  phoneTab,
  topOf,
} from "../support/phone-in-hand.ts";
import { openParentOf, type RunningWall, test } from "../support/wall-test.ts";

const today = Temporal.Now.plainDateISO(berlinZone).toString();
const tomorrow = addDays(today, 1);

/** A washed car that waits for a parent's word, and a day with Mom's and Dad's events. */
const prepareParentsDay = async (wall: RunningWall): Promise<void> => {
  await livesInBerlin(wall);
  const wash = { title: "Wash the car", memberIds: ["leo"], recurrence: "FREQ=DAILY" };
  const id = await giveTask(wall, { ...wash, needsApproval: true });
  const leo = openTestBrowser(wall.server);
  await leo.send("POST", `/api/board/routine/${id}/close`, { memberId: "leo" });
  const day = { start: today, end: tomorrow, allDay: true };
  await addFamilyEvent(wall, { title: "Dad’s trip", memberIds: ["dad"], ...day });
  await addFamilyEvent(wall, {
    ...{ title: "Dentist", memberIds: ["mom"] },
    ...{ start: berlinInstant(tomorrow, "10:00"), end: berlinInstant(tomorrow, "11:00") },
  });
};

const approveInTwoTaps = async (phone: Page, wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const approving = finger();
  await approving.tap(phone.getByRole("main").getByRole("link", { name: "1 to approve" }));
  await approving.tap(phone.getByRole("button", { name: "Approve: Wash the car, Leo" }));
  await expect.poll(async () => (await parent.get("/api/balances")).body.leo).toBe(1);
  expect(approving.taps()).toBeLessThanOrEqual(2);
};

const addVetInThreeTaps = async (phone: Page): Promise<void> => {
  const adding = finger();
  await adding.tap(phoneTab(phone, "Calendar"));
  await adding.tap(phone.getByRole("link", { name: "New event" }));
  await phone
    .getByRole("textbox", { name: "In your own words" })
    .fill("Vet tomorrow 15:30 for Mia");
  await adding.tap(phone.getByRole("button", { name: "Add", exact: true }));
  await expect(eventLink(phone, "Vet")).toBeVisible();
  expect(adding.taps()).toBeLessThanOrEqual(3);
};

/** The month with Mom's events alone, and the month after it. */
const lookAtMonths = async (phone: Page): Promise<void> => {
  await phone.getByRole("link", { name: "Month" }).tap();
  if (tomorrow.slice(0, 7) === today.slice(0, 7)) {
    // With its month: a sheet begins with the last days of the month before.
    const month = Temporal.PlainDate.from(tomorrow).toLocaleString("en-GB", { month: "long" });
    const name = new RegExp(`^\\w+,? ${Number(tomorrow.slice(8))} ${month}`);
    await phone.getByRole("button", { name }).first().tap();
    await expect(eventLink(phone, "Vet")).toBeVisible();
    await phone.getByRole("button", { name: "Mom", exact: true }).tap();
    await expect(eventLink(phone, "Vet")).toBeHidden();
    await expect(eventLink(phone, "Dentist")).toBeVisible();
    await phone.getByRole("button", { name: "Mom", exact: true }).tap();
  }
  const heading = phone.getByRole("heading", { level: 2 }).first();
  const month = await heading.textContent();
  await phone.getByRole("button", { name: "Later" }).tap();
  await expect(heading).not.toHaveText(month ?? "");
};

/** Going back closes the sheet, not the page. */
const goBackThroughSheet = async (phone: Page): Promise<void> => {
  await eventLink(phone, "Vet").tap();
  await phone.getByRole("button", { name: "Change event" }).tap();
  await expect(phone.getByRole("dialog")).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole("dialog")).toBeHidden();
  await expect(phone.getByRole("button", { name: "Change event" })).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole("button", { name: "Change event" })).toBeHidden();
  await expect(phone).toHaveURL(/calendar\/week/);
};

/** Which tabs' words don't fit into their tabs. */
const cutTabs = (phone: Page): Promise<string[]> =>
  phone
    .getByRole("navigation")
    .last()
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const inside = document.createRange();
          inside.selectNodeContents(link);
          return inside.getBoundingClientRect().width > link.clientWidth + 1;
        })
        .map((link) => link.textContent),
    );

/** Looks at a page in the size of each phone and of a tablet; it has the smallest again afterwards, which shows least. */
const inEachSize = async (phone: Page, look: (size: string) => Promise<void>): Promise<void> => {
  for (const [width, height] of phoneSizes.toReversed()) {
    await phone.setViewportSize({ width, height });
    await look(`${width}x${height}`);
  }
};

const [smallest] = phoneSizes;

test("a parent's day on any phone: what is mine first, an approval in two taps, the calendar by month and week, an event by a line in three", async ({
  browser,
  wall,
}) => {
  await prepareParentsDay(wall);
  const phone = await phoneOf(browser, wall.server.url, smallest, mom);
  await inEachSize(phone, async (size) => {
    await expect(phone.getByRole("heading", { name: "Dentist" })).toBeVisible();
    await expectFits(phone, `Today on ${size}`);
    await expectAccessible(phone, `Today on ${size}`);
  });
  await approveInTwoTaps(phone, wall);
  await addVetInThreeTaps(phone);
  await lookAtMonths(phone);
  await inEachSize(phone, async (size) => {
    await expectFits(phone, `a month on ${size}`);
    await expectAccessible(phone, `a month on ${size}`);
  });
  await phone.goto(`${wall.server.url}/m/calendar/week/${tomorrow}`);
  await inEachSize(phone, async (size) => {
    await expect(eventLink(phone, "Vet")).toBeVisible();
    await expectAccessible(phone, `a week on ${size}`);
  });
  await goBackThroughSheet(phone);
  await phone.context().close();
});

test("a child's day on any phone begins with the child's own things, and large letters break no word of the tabs", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEALS_APP_URL: "https://meals.example" });
  const parent = await openParentOf(wall);
  const home = { timeZone: berlinZone, locale: "de" };
  expect((await parent.send("PATCH", "/api/settings", home)).status).toBe(200);
  await giveTask(wall, { title: "Brush teeth", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  await giveTask(wall, {
    ...{ title: "Library books", list: "todo", memberIds: ["mia"], due: today },
  });
  await addFamilyEvent(wall, { title: "Trip", start: today, end: tomorrow, allDay: true });
  const phone = await phoneOf(browser, wall.server.url, smallest, mia, "de-DE");
  const teeth = phone.getByRole("checkbox", { name: /Brush teeth/ });
  const books = phone.getByRole("checkbox", { name: /Library books/ });
  const trip = eventLink(phone, "Trip");
  await inEachSize(phone, async (size) => {
    await expect(trip).toBeVisible();
    expect(await topOf(teeth), size).toBeLessThan(await topOf(books));
    expect(await topOf(books), size).toBeLessThan(await topOf(trip));
    await expectAccessible(phone, `a child's day on ${size}`);
  });
  await teeth.tap();
  await books.tap();
  await expect(books).toBeChecked();
  await expect.poll(async () => (await parent.get("/api/balances")).body.mia).toBe(1);
  await phone.getByTestId("me-button").tap();
  const figures = phone.locator("[data-part~=member-figures] dd");
  await expect(figures).toHaveCount(3);
  const tops = await figures.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size, "my stars, days and chores stand in one row").toBe(1);
  await phone.keyboard.press("Escape");
  for (const letters of ["100%", "200%"]) {
    await phone.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, letters);
    await inEachSize(phone, async (size) => {
      await expectFits(phone, `Today at ${letters} on ${size}`);
      expect(await cutTabs(phone), `tabs at ${letters} on ${size}`).toEqual([]);
    });
  }
  await phone.context().close();
});
