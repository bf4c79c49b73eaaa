import { expect, type Locator, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";
import { wallToday, wallZone } from "../support/wall-zone.ts";
import { choresShown } from "./measure-home.ts";

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (box === null) throw new Error("it isn't drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const addChores = async (wall: RunningWall, chores: readonly object[]): Promise<void> => {
  const parent = await openParentOf(wall);
  for (const chore of chores) {
    const body = { recurrence: "FREQ=DAILY", ...chore };
    expect((await parent.send("POST", "/api/tasks", body)).status).toBe(201);
  }
};

test("what is anyone's to do is as high as what it says, below the grown-ups, whose chores have the rest", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChores(wall, [
    ...["mia", "leo", "mom", "dad"].map((id) => ({ title: "Make the bed", memberIds: [id] })),
    { title: "Empty the dishwasher" },
  ]);
  const parent = await openParentOf(wall);
  // What there is to buy stands beside people, so that their band is high.
  expect((await parent.send("POST", "/api/grocery", { name: "Milk" })).status).toBe(201);
  const page = await openWallPage(browser, wall);
  const people = page.getByTestId("people");
  const card = (name: string) => people.getByRole("article", { name, exact: true });
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(people).toHaveAttribute("data-line-from", "3");
    for (const name of ["Mia", "Leo", "Mom", "Dad"])
      await expect(card(name).getByRole("checkbox", { name: "Make the bed" })).toBeVisible();
    const chore = card("For anyone").getByRole("checkbox", { name: "Empty the dishwasher" });
    const [anyone, row, mom, dad, mia] = await Promise.all([
      ...[card("For anyone"), chore, card("Mom"), card("Dad"), card("Mia")].map(boxOf),
    ]);
    if (!anyone || !row || !mom || !dad || !mia) throw new Error("somebody is missing");
    const what = `${width}x${height}`;
    expect(anyone.height - row.height, what).toBeLessThan(0.5 * row.height);
    expect(anyone.x, what).toBeCloseTo(mom.x, 0);
    expect(anyone.right, what).toBeCloseTo(dad.right, 0);
    expect(anyone.y, what).toBeGreaterThan(mom.bottom);
    expect(anyone.bottom, what).toBeCloseTo(mia.bottom, 0);
  }
  await page.context().close();
});

test("a grown-up for whom there is nothing to say has a word that says so", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChores(wall, [{ title: "Make the bed", memberIds: ["mia"] }]);
  const page = await openWallPage(browser, wall);
  const dad = page.getByTestId("people").getByRole("button", { name: "Dad" });
  for (const [width, height] of [
    [1280, 800],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dad.getByText("No chores today")).toBeVisible();
  }
  await page.context().close();
});

test("in the evening a small wall says below what is next what tomorrow brings, and cuts nothing for it", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  // From midnight on it is evening, so that the test runs at any hour.
  const evening = { tomorrow: { at: "00:00", members: {} } };
  expect((await parent.send("PATCH", "/api/settings", evening)).status).toBe(200);
  const tomorrowDay = Temporal.Now.plainDateISO(berlinZone).add({ days: 1 }).toString();
  for (const [title, hour] of [
    ["Visit to the museum of technology", 10],
    ["Dentist", 12],
  ] as const)
    await addFamilyEvent(wall, {
      ...{ title, memberIds: ["mia"] },
      start: berlinInstant(tomorrowDay, `${hour}:00`),
      end: berlinInstant(tomorrowDay, `${hour + 1}:00`),
    });
  const page = await openWallPage(browser, wall);
  await page.setViewportSize({ width: 800, height: 480 });
  const tomorrow = page.getByTestId("tomorrow");
  await expect(tomorrow).toHaveCount(1);
  await expect(tomorrow).toContainText("10:00 Visit to the museum of technology");
  const hour = await tomorrow.getByText("10:00", { exact: true }).boundingBox();
  expect(hour?.height, "an hour stands on one line").toBeLessThan(30);
  await expect(tomorrow).toContainText("+1");
  const [line, next, people] = await Promise.all(
    [tomorrow, page.getByTestId("next"), page.getByTestId("people")].map(boxOf),
  );
  if (!line || !next || !people) throw new Error("something is missing");
  expect(line.y).toBeGreaterThanOrEqual(next.bottom);
  expect(line.bottom).toBeLessThanOrEqual(people.y);
  expect(line.height).toBeGreaterThanOrEqual(56);
  await page.context().close();
});

/** The instant of an hour of tomorrow where the stories' walls live. */
const tomorrowAt = (hour: number): string =>
  Temporal.PlainDate.from(wallToday())
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: wallZone, plainTime: { hour } })
    .toInstant()
    .toString();

/** Walls of one way to hang, each larger than the one before. */
const growing = [
  [
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ],
  [
    [800, 1280],
    [1080, 1920],
  ],
] as const;

const usualChores = [
  ...["Pack the school bag", "Brush teeth", "Read for ten minutes", "Make the bed", "Homework"],
];

/** Waits until nobody's chores come or go any more, as they do while a wall takes another size. */
const expectStillChores = async (page: Page): Promise<void> => {
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await choresShown(page));
      return last === before;
    })
    .toBe(true);
};

/** Who has fewer chores on a wall than on another one that shows the same people; nobody where all told there are more. */
const whoHasFewer = (before: Record<string, number>, now: Record<string, number>): string[] => {
  const sum = (of: Record<string, number>) => Object.values(of).reduce((all, one) => all + one, 0);
  const isSame = Object.keys(before).toSorted().join() === Object.keys(now).toSorted().join();
  if (!isSame) return sum(now) < sum(before) ? ["all"] : [];
  return Object.keys(now).filter((name) => (now[name] ?? 0) < (before[name] ?? 0));
};

for (const [time, at, walls] of [
  ["the day", "23:59", growing],
  ["the evening", "00:00", growing.slice(0, 1)],
] as const)
  test(`in ${time} a larger wall shows no fewer chores of anybody than a smaller one, and what comes next for them`, async ({
    browser,
    wall,
  }) => {
    await wall.start();
    const parent = await openParentOf(wall);
    const settings = { tomorrow: { at, members: {} } };
    expect((await parent.send("PATCH", "/api/settings", settings)).status).toBe(200);
    await addChores(wall, [
      ...["mia", "leo"].flatMap((id) => usualChores.map((title) => ({ title, memberIds: [id] }))),
      ...["mom", "dad"].flatMap((id) =>
        ["Water the plants", "Hang up the washing"].map((title) => ({ title, memberIds: [id] })),
      ),
      { title: "Empty the dishwasher" },
    ]);
    expect((await parent.send("POST", "/api/grocery", { name: "Milk" })).status).toBe(201);
    for (const id of ["mia", "leo", "mom", "dad"])
      await addFamilyEvent(wall, {
        ...{ title: "Team meeting", memberIds: [id] },
        ...{ start: tomorrowAt(10), end: tomorrowAt(11) },
      });
    const page = await openWallPage(browser, wall);
    const people = page.getByTestId("people");
    for (const sizes of walls) {
      let least: Record<string, number> = {};
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expectStillChores(page);
        const before = least;
        await expect
          .poll(
            async () => {
              least = await choresShown(page);
              return whoHasFewer(before, least);
            },
            { message: `who has fewer chores on ${width}x${height}` },
          )
          .toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(async () => (await choresShown(page))["Mia"]).toBeGreaterThanOrEqual(3);
    for (const name of ["Mia", "Leo"])
      await expect(
        people.getByRole("article", { name }).getByText("Team meeting").first(),
      ).toBeVisible();
    await expect(page.getByTestId("week").getByText("Team meeting").first()).toBeVisible();
    await page.context().close();
  });

test("a child with six chores has no fewer of them on Home when what comes next for it has a long title", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addChores(
    wall,
    [...usualChores, "Feed the cat"].map((title) => ({ title, memberIds: ["mia"] })),
  );
  const page = await openWallPage(browser, wall);
  const next = page.getByRole("article", { name: "Mia" }).locator("footer");
  const sizes = growing.flat();
  const addNext = async (title: string, hour: number): Promise<void> => {
    const times = { start: tomorrowAt(hour), end: tomorrowAt(hour + 1) };
    await addFamilyEvent(wall, { title, memberIds: ["mia"], ...times });
    await expect(next).toContainText(title.slice(0, 5));
  };
  const countAt = async ([width, height]: readonly [number, number]): Promise<number> => {
    await page.setViewportSize({ width, height });
    await expectStillChores(page);
    return (await choresShown(page))["Mia"] ?? 0;
  };
  await addNext("Choir", 12);
  const withShort: number[] = [];
  for (const size of sizes) withShort.push(await countAt(size));
  await addNext("With grandma to the exhibition about whales and dolphins ".repeat(3).trim(), 10);
  for (const [at, size] of sizes.entries())
    await expect
      .poll(() => countAt(size), { message: size.join("x") })
      .toBeGreaterThanOrEqual(withShort[at] ?? 0);
  await page.context().close();
});
