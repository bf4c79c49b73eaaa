import { expect, type Page } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import { veventOf, icsFileOf } from "../../fixtures/calendar/family-ics.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { expectNow, monthDay, weekCell } from "../support/calendar-cells.ts";
import { carry, middleOf } from "../support/carry-event.ts";
import { openWallPage, openParentOf, type RunningWall, test } from "../support/wall-test.ts";
import { typeOnWallKeys } from "../support/typing.ts";

const zone = "Europe/Berlin";
const views = ["day", "week", "month", "agenda"] as const;

type Written = Readonly<Record<string, unknown>>;

const write = async (wall: RunningWall, ...events: readonly Written[]): Promise<void> => {
  const parent = await openParentOf(wall);
  for (const event of events)
    expect((await parent.send("POST", "/api/calendar/events", event)).status).toBe(201);
};

const startsOf = async (wall: RunningWall, title: string, from: string, to: string) => {
  const answer = await fetch(`${wall.server.url}/api/calendar?start=${from}&end=${to}`);
  const { events }: { events: { title: string; start: string; memberIds: string[] }[] } =
    await answer.json();
  return events
    .filter((event) => event.title === title)
    .map(({ start, memberIds }) => `${start.slice(0, 16)} ${memberIds.join()}`);
};

test("an event is carried over the change of the clocks, to another child and along the day, and back from the toast; a repeated one asks", async ({
  browser,
  wall,
}) => {
  await wall.start({ TZ: zone });
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { weekStart: "weekday" });
  await write(
    wall,
    {
      ...{ title: "Dentist", memberIds: ["leo"] },
      ...{ start: "2027-03-26T14:00:00Z", end: "2027-03-26T14:45:00Z" },
    },
    {
      ...{ title: "Football", memberIds: ["leo"], recurrence: "FREQ=WEEKLY" },
      ...{ start: "2027-03-23T15:00:00Z", end: "2027-03-23T16:00:00Z" },
    },
  );
  const dentist = () => startsOf(wall, "Dentist", "2027-03-22", "2027-03-28");
  const wallPage = await openWallPage(browser, wall, "/calendar/week/2027-03-26");
  const event = wallPage.getByRole("button", { name: "Dentist" });
  await carry(wallPage, event, weekCell(wallPage, "2027-03-28", "leo"));
  await expect(wallPage.getByText("Moved: Dentist")).toBeVisible();
  expect(await dentist()).toEqual(["2027-03-28T13:00 leo"]);
  await wallPage.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(dentist).toEqual(["2027-03-26T14:00 leo"]);
  await carry(wallPage, event, weekCell(wallPage, "2027-03-25", "mia"));
  await expect.poll(dentist).toEqual(["2027-03-25T14:00 mia"]);
  await expect(wallPage.getByRole("dialog")).toHaveCount(0);

  await wallPage.goto(`${wall.server.url}/calendar/day/2027-03-25`);
  const column = wallPage.locator('[data-testid=day-column][data-lane="mia"]');
  await event.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const hour = ((await column.boundingBox())?.height ?? 0) / 14;
  const { x, y } = await middleOf(event);
  await wallPage.mouse.move(x, y);
  await wallPage.mouse.down();
  await wallPage.mouse.move(x, y + hour, { steps: 4 });
  await expect(wallPage.getByTestId("event-ghost")).toContainText("16:00");
  await wallPage.mouse.up();
  await expect.poll(dentist).toEqual(["2027-03-25T15:00 mia"]);

  await wallPage.goto(`${wall.server.url}/calendar/month/2027-03-25`);
  const match = wallPage.getByRole("button", { name: "Football" });
  await expect(match).toHaveCount(2);
  await carry(wallPage, match.last(), monthDay(wallPage, "2027-04-01"));
  await expect(wallPage.getByRole("dialog")).toContainText("Which ones do you mean?");
  await wallPage.getByRole("button", { name: "Only this one" }).tap();
  await expect
    .poll(() => startsOf(wall, "Football", "2027-03-22", "2027-04-08"))
    .toEqual(["2027-03-23T15:00 leo", "2027-04-01T14:00 leo", "2027-04-06T14:00 leo"]);
  await wallPage.context().close();
});

test("faces choose whose events are shown, words find them, and pages are turned by swipe and by key", async ({
  browser,
  wall,
}) => {
  const today = dayAt(Date.now(), zone);
  await wall.start({ TZ: zone });
  const whole = (title: string, day: string, memberIds: readonly string[], more: Written = {}) => ({
    ...{ title, memberIds, start: day, end: addDays(day, 1), allDay: true },
    ...more,
  });
  await write(
    wall,
    whole("Leo’s match", today, ["leo"]),
    whole("Mia’s concert", today, ["mia"], { location: "Town hall", notes: "Bring the flute" }),
    whole("Grandma visits", today, []),
    whole("Flute exam", addDays(today, -40), ["mia"]),
    whole("The sea", addDays(today, 12), []),
    whole("Camp", addDays(today, 5), ["leo"], { end: addDays(today, 8) }),
  );
  const wallPage = await openWallPage(browser, wall, "/calendar/agenda");
  const event = (title: string) => wallPage.getByRole("button", { name: title });
  await expect(event("Camp"), "it stands on each of its days").toHaveCount(3);
  await event("The sea").tap();
  await wallPage.getByText("Count down the days").tap();
  await expect(wallPage.getByText("Changed: ★ The sea")).toBeVisible();
  await wallPage.getByRole("link", { name: "Home" }).tap();
  await wallPage.getByRole("link", { name: "The sea in 12 days" }).tap();
  await expect(wallPage).toHaveURL(new RegExp(`/calendar/day/${addDays(today, 12)}$`));

  await wallPage.goto(`${wall.server.url}/calendar/agenda`);
  const faces = wallPage.getByRole("group", { name: "Whose events" });
  await faces.getByRole("button", { name: "Leo" }).tap();
  await expect(event("Mia’s concert")).toHaveCount(0);
  await expect(event("Grandma visits")).toBeVisible();
  await wallPage.getByRole("button", { name: "Day", exact: true }).tap();
  await expect(wallPage.getByTestId("day-who")).toHaveText(["Everyone", "Leo"]);
  await faces.getByRole("button", { name: "Mia" }).tap();
  await expect(event("Mia’s concert")).toBeVisible();
  await wallPage.getByRole("button", { name: "Everyone’s" }).tap();
  await expect(wallPage.getByTestId("day-who")).toHaveCount(5);

  await wallPage.getByRole("button", { name: "Search" }).tap();
  await typeOnWallKeys(wallPage, "What are you looking for?", "Flute");
  await expect(wallPage.getByRole("heading", { name: "Over" })).toBeVisible();
  await expect(wallPage.getByRole("dialog").getByRole("listitem")).toHaveText([
    /Mia’s concert/,
    /Flute exam/,
  ]);
  await wallPage.getByRole("dialog").getByRole("button", { name: "Mia’s concert" }).tap();
  await expect(wallPage.getByRole("dialog")).toContainText("Town hall");
  await expect(wallPage.getByRole("dialog")).toContainText("Family calendar");
  await wallPage.getByRole("button", { name: "Change" }).tap();
  await expect(wallPage.getByRole("textbox", { name: "What", exact: true })).toHaveValue(
    "Mia’s concert",
  );
  await wallPage.keyboard.press("Escape");
  await expect(wallPage.getByRole("dialog")).toHaveCount(0);

  await wallPage.goto(`${wall.server.url}/calendar/month/2041-01-31`);
  await expect(wallPage.getByRole("heading", { name: "January 2041" })).toBeVisible();
  await wallPage.keyboard.press("ArrowRight");
  await expect(wallPage).toHaveURL(/\/calendar\/month\/2041-02-01$/);
  await expect(wallPage.getByText("Nothing in this month yet")).toBeVisible();
  await wallPage.mouse.move(900, 700);
  await wallPage.mouse.down();
  await wallPage.mouse.move(1200, 710, { steps: 3 });
  await wallPage.mouse.up();
  await expect(wallPage).toHaveURL(/\/calendar\/month\/2041-01-01$/);
  await monthDay(wallPage, "2041-01-14").getByTestId("month-add").tap();
  const sheet = wallPage.getByRole("dialog");
  await expect(sheet).toContainText("Mon 14 Jan");
  await wallPage.setViewportSize({ width: 800, height: 480 });
  // A picker that opens before the sheet is low lies within the tall one.
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(480);
  await wallPage.getByRole("button", { name: /^Begins: \d/ }).tap();
  await expect(wallPage.getByRole("button", { name: /:55$/ })).toBeInViewport({ ratio: 1 });
  await wallPage.setViewportSize({ width: 1920, height: 1080 });
  await wallPage.keyboard.press("Escape");
  await wallPage.getByRole("button", { name: "Agenda" }).tap();
  await wallPage.keyboard.press("ArrowLeft");
  await expect(wallPage).toHaveURL(/\/calendar\/agenda\/2040-12-04$/);
  await wallPage.getByRole("button", { name: "Today" }).tap();
  await expect(event("Grandma visits")).toBeVisible();

  // In the month view the lines are lower than a touch target, so a tap lists the day.
  await wallPage.getByRole("button", { name: "Month" }).tap();
  await wallPage.getByTestId("month-entry").filter({ hasText: "Grandma visits" }).tap();
  const list = wallPage.getByRole("dialog");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  for (const row of await list.getByRole("listitem").all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await list.getByRole("button", { name: "Grandma visits" }).tap();
  await expect(list).toContainText("Family calendar");
  await wallPage.context().close();
});

/**
 * A crowded day: eleven members with two Mias, fourteen events, long words, Arabic, a member with two events at once,
 * and a failing calendar.
 */
const crowded = (day: string): string => {
  const titles = [
    "Donaudampfschifffahrtsgesellschaftskapitänsversammlung heute",
    "درس البيانو في مدرسة الموسيقى مع المعلمة الجديدة",
    "Practise the piano for the concert on Saturday in the church",
  ];
  const at = (hour: number, minutes: number) => [
    `DTSTART;TZID=${zone}:${day.replaceAll("-", "")}T${String(hour).padStart(2, "0")}0000`,
    `DURATION:PT${minutes}M`,
  ];
  const whole = (from: number, days: number) => [
    `DTSTART;VALUE=DATE:${addDays(day, from).replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${addDays(day, from + days).replaceAll("-", "")}`,
  ];
  return icsFileOf([
    ...Array.from({ length: 14 }, (_, n) =>
      veventOf(`t${n}`, titles[n % 3] ?? "", at(7 + n, 15 + 20 * (n % 5))),
    ).flat(),
    ...Array.from({ length: 6 }, (_, n) =>
      veventOf(`w${n}`, titles[n % 3] ?? "", whole(-n, 2 + n)),
    ).flat(),
  ]);
};

const moveIn = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const more = Array.from({ length: 7 }, (_, at) => ({
    ...{ id: `child${at}`, kid: true, color: ["#7c4dbc", "#8a6d3b"][at % 2] },
    name: ["Annegret-Margarethe", "Mia", "Friederike Luise"][at % 3],
  }));
  const roster = [
    { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
    { id: "dad", name: "Dad", color: "#2f6fb5", parent: true },
    { id: "mia", name: "Mia", color: "#d9662b", kid: true },
    { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
    ...more,
  ];
  expect((await parent.send("PUT", "/api/members", roster)).status).toBe(200);
};

/** Expects that every event of the page can be scrolled to and tapped. */
const expectReachable = async (wallPage: Page, what: string): Promise<void> => {
  const hidden = () =>
    wallPage.evaluate(() =>
      [...document.querySelectorAll("[data-clash]")]
        .filter((event) => {
          event.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          const { x, y, width, height } = event.getBoundingClientRect();
          return !event.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  await expect.poll(hidden, { message: what }).toEqual([]);
};

test("fourteen things on a day, eleven people and the longest words fit every view on every wall, and each is within reach", async ({
  browser,
  feeds,
  wall,
}) => {
  test.slow();
  const today = dayAt(Date.now(), zone);
  feeds.put("/mia.ics", crowded(today));
  feeds.answer("/gone.ics", (_request, response) => response.writeHead(404).end());
  await wall.start({
    TZ: zone,
    CALENDAR_ICS_URL_MIA: `${feeds.url}/mia.ics`,
    CALENDAR_ICS_URL_DAD: `${feeds.url}/gone.ics`,
  });
  await moveIn(wall);
  const wallPage = await openWallPage(browser, wall, null);
  await wallPage.setViewportSize({ width: 800, height: 480 });
  await visit(wallPage, `${wall.server.url}/calendar/day/${today}`);
  await expectNow(wallPage);
  for (const view of views) {
    await visit(wallPage, `${wall.server.url}/calendar/${view}/${today}`);
    await expect(wallPage.getByText("Calendar “Dad” can’t be read")).toBeVisible();
    for (const [width, height] of wallSizes.filter(([across]) => across <= 1920)) {
      const what = `${view} at ${width}x${height}`;
      await wallPage.setViewportSize({ width, height });
      await expectFits(wallPage, what);
      await expectReachable(wallPage, what);
      if (view === "day") {
        await expect(wallPage.getByText("All day").first()).toBeInViewport();
        if (width >= 1280)
          for (const who of await wallPage.getByTestId("day-who").all())
            await expect(who, what).toBeInViewport({ ratio: 0.99 });
      }
      if (["week", "agenda"].includes(view) && width <= 800) await expectTouchable(wallPage, what);
    }
    await expectAccessible(wallPage, view);
  }
  await wallPage
    .getByRole("button", { name: /^Twice booked/ })
    .first()
    .tap();
  await expect(wallPage.getByRole("dialog")).toContainText("Mia is also expected at");
  await wallPage.context().close();
});
