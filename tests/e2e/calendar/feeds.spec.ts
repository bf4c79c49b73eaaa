import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays, dayAt } from "#server/platform/clock.ts";
import { veventOf, familyIcs, icsDay, icsFileOf } from "../../fixtures/calendar/family-ics.ts";
import { openWallPage, openParentOf, type RunningWall, test } from "../support/wall-test.ts";

const zone = "Europe/Berlin";
const today = (): string => dayAt(Date.now(), zone);

/** The day of the next clock change in Berlin. */
const nextClockChange = (): string => {
  const change = Temporal.Now.zonedDateTimeISO(zone).getTimeZoneTransition("next");
  if (change === null) throw new Error("Berlin has summer time");
  return change.toPlainDate().toString();
};

const withSleepover = (day: string): string => {
  const before = addDays(day, -1);
  const event = veventOf("sleepover@fixture", "Sleepover", [
    `DTSTART;TZID=${zone}:${icsDay(before)}T220000`,
    `DTEND;TZID=${zone}:${icsDay(day)}T090000`,
  ]);
  return familyIcs(today()).replace("END:VCALENDAR", `${event.join("\r\n")}\r\nEND:VCALENDAR`);
};

const dayIn = (page: Page, day: string) =>
  page.locator(`section:has(> a[href="/calendar/day/${day}"])`);

const livesInBerlin = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const saved = await parent.send("PATCH", "/api/settings", { timeZone: zone, locale: "en-GB" });
  expect(saved.status).toBe(200);
};

test("a family's real calendar is right on the wall, whatever zone the server and the screen are in", async ({
  browser,
  feeds,
  wall,
}) => {
  const day = today();
  const change = nextClockChange();
  feeds.put("/family.ics", withSleepover(change));
  await wall.start({ CALENDAR_ICS_URL_MIA: `${feeds.url}/family.ics` });
  await livesInBerlin(wall);

  const wallPage = await openWallPage(browser, wall, `/calendar/week/${day}`);
  // A portrait screen, where a week is listed by day.
  await wallPage.setViewportSize({ width: 1080, height: 1920 });
  await expect(dayIn(wallPage, day).getByText("Grandma's birthday")).toHaveCount(1);
  await expect(
    dayIn(wallPage, day).getByRole("button", { name: /22:00.*Night shift/ }),
  ).toBeVisible();
  await expect(dayIn(wallPage, day).getByText("Piano lesson")).toHaveCount(0);

  await wallPage.goto(`${wall.server.url}/calendar/week/${addDays(day, 1)}`);
  await expect(
    dayIn(wallPage, addDays(day, 1)).getByRole("button", { name: /18:30.*Piano lesson/ }),
  ).toBeVisible();
  await expect(
    dayIn(wallPage, addDays(day, 1)).getByRole("button", { name: /until 06:00.*Night shift/ }),
  ).toBeVisible();

  await wallPage.goto(`${wall.server.url}/calendar/week/${addDays(day, 7)}`);
  await expect(dayIn(wallPage, addDays(day, 7))).toBeVisible();
  await expect(wallPage.getByText("Yoga").first()).toBeVisible();
  await expect(dayIn(wallPage, addDays(day, 7)).getByText("Piano lesson")).toHaveCount(0);

  await wallPage.goto(`${wall.server.url}/calendar/week/${addDays(day, 14)}`);
  await expect(
    dayIn(wallPage, addDays(day, 14)).getByRole("button", { name: /17:00.*Piano lesson/ }),
  ).toBeVisible();

  await wallPage.goto(`${wall.server.url}/calendar/week/${addDays(change, -1)}`);
  await expect(
    dayIn(wallPage, addDays(change, -1)).getByRole("button", { name: /22:00.*Sleepover/ }),
  ).toBeVisible();
  await wallPage.goto(`${wall.server.url}/calendar/week/${change}`);
  await expect(
    dayIn(wallPage, change).getByRole("button", { name: /until 09:00.*Sleepover/ }),
  ).toBeVisible();
  await wallPage.context().close();
});

test("a feed that goes away stays on the wall, marked as old, also over a restart; one that answers a web page is marked alone", async ({
  browser,
  feeds,
  ownWall: wall,
}) => {
  const day = today();
  feeds.put("/mia.ics", familyIcs(day));
  feeds.answer("/broken.ics", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>"),
  );
  const env = {
    CALENDAR_ICS_URL_MIA: `${feeds.url}/mia.ics`,
    CALENDAR_ICS_URL_LEO: `${feeds.url}/broken.ics`,
    TZ: zone,
  };
  await wall.start(env);
  const wallPage = await openWallPage(browser, wall, `/calendar/week/${day}`);
  await expect(wallPage.getByText("Night shift").first()).toBeVisible();
  await expect(wallPage.getByText(/Leo/).first()).toBeVisible();
  const feedsNow = async () =>
    (await (await fetch(`${wall.server.url}/api/calendar`)).json()).feeds;
  expect(
    (await feedsNow()).map(({ memberId, state }: { memberId: string; state: string }) => [
      memberId,
      state,
    ]),
  ).toEqual([
    ["mia", "ok"],
    ["leo", "error"],
  ]);

  await feeds.stop();
  await wall.kill();
  await wall.start(env);
  await wallPage.goto(`${wall.server.url}/calendar/week/${day}`);
  await expect(wallPage.getByText("Night shift").first()).toBeVisible();
  await expect
    .poll(async () => (await feedsNow()).map(({ state }: { state: string }) => state), {
      timeout: 15_000,
    })
    .toEqual(["stale", "error"]);
  await expect(wallPage.getByText("Night shift").first()).toBeVisible();
  const page = await wallPage.content();
  expect(page).not.toContain(new URL(feeds.url).port);
  await wallPage.context().close();
});

test("a calendar in Arabic and one with a title of sixty letters stay inside their day", async ({
  browser,
  feeds,
  wall,
}) => {
  const day = today();
  const at = (time: string): string[] => [
    `DTSTART;TZID=${zone}:${icsDay(day)}T${time}`,
    "DURATION:PT1H",
  ];
  feeds.put(
    "/long.ics",
    icsFileOf([
      ...veventOf("a", "درس البيانو في مدرسة الموسيقى مع المعلمة الجديدة", at("080000")),
      ...veventOf(
        "b",
        "Donaudampfschifffahrtsgesellschaftskapitänsversammlung heute",
        at("100000"),
      ),
      ...Array.from({ length: 12 }, (_, n) =>
        veventOf(`c${n}`, `Appointment number ${n}`, at(`${10 + n}3000`)),
      ).flat(),
    ]),
  );
  await wall.start({ CALENDAR_ICS_URL: `${feeds.url}/long.ics`, TZ: zone });
  const wallPage = await openWallPage(browser, wall, `/calendar/day/${day}`);
  await expect(wallPage.getByText("درس البيانو").first()).toBeVisible();
  for (const path of [`/calendar/day/${day}`, `/calendar/week/${day}`, "/"]) {
    await wallPage.goto(wall.server.url + path);
    await expect(wallPage.locator("main")).toBeVisible();
    const wider = await wallPage.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(wider, path).toBeLessThanOrEqual(0);
  }
  await wallPage.context().close();
});
