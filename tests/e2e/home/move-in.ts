import { expect } from "@playwright/test";
import { namesOfFamilies, titlesOfFamilies } from "../../fixtures/home/family-titles.ts";
import { openParentOf, type RunningWall } from "../support/wall-test.ts";

const colours = ["#d9662b", "#2a8f6d", "#7c4dbc", "#8a6d3b", "#2f8fa5", "#b54f2f"];
const zone = "Europe/Berlin";
const hourMs = 3_600_000;
const days = 9;

/** The instant at which the family looks at Home: a Wednesday in November, 15:20 in their zone. */
export const moveInMoment = "2026-11-18T14:20:00Z";

/** A family of some size: a parent first, then children and another grown-up, with names short and long. */
const rosterOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at === 0 ? "mom" : `member${at}`,
    name: at === 0 ? "Mom" : namesOfFamilies[at - 1],
    color: colours[at % colours.length],
    ...(at === 0 || at === 3 ? { parent: true } : { kid: true }),
  }));

/** Writes a family of `count` people, with what they plan around `moveInMoment`, whose titles are the list's from `from` on; answers who they are. */
export const moveIn = async (
  wall: RunningWall,
  { count, from, locale }: { count: number; from: number; locale: string },
): Promise<readonly string[]> => {
  const parent = await openParentOf(wall);
  const send = async (method: string, path: string, body: unknown): Promise<void> => {
    const { status } = await parent.send(method, path, body);
    expect([200, 201], `${method} ${path}`).toContain(status);
  };
  let next = from;
  const title = () => titlesOfFamilies[next++ % titlesOfFamilies.length] ?? "";
  const roster = rosterOf(count);
  await send("PATCH", "/api/settings", { locale, timeZone: zone });
  await send("PUT", "/api/members", roster);
  for (const [at, { id }] of roster.entries())
    for (let left = (at * 3 + 2) % 6; left > 0; left -= 1)
      await send("POST", "/api/tasks", {
        ...{ title: title(), memberIds: [id], recurrence: "FREQ=DAILY" },
        ...(left % 3 === 0 ? { daypart: "evening" } : {}),
      });
  if (from % 2 === 1)
    await send("POST", "/api/tasks", { title: title(), recurrence: "FREQ=DAILY" });
  const now = Date.parse(moveInMoment);
  for (let day = 0; day < days; day += 1)
    for (let event = 0; event <= day % 4; event += 1) {
      const start = now + (day * 24 + event * 2 + 1) * hourMs;
      await send("POST", "/api/calendar/events", {
        ...{ title: title(), memberIds: [roster[(day + event) % count]?.id] },
        ...(event === 0 ? { location: title() } : {}),
        start: new Date(start).toISOString(),
        end: new Date(start + hourMs).toISOString(),
      });
    }
  const dayAt = (ahead: number) => new Date(now + ahead * 24 * hourMs).toISOString().slice(0, 10);
  for (const [first, last] of [
    [1, 4],
    [2, 3],
    [5, 6],
    [9, 12],
    [0, 1],
  ] as const)
    await send("POST", "/api/calendar/events", {
      ...{ title: title(), allDay: true, start: dayAt(first), end: dayAt(last) },
    });
  if (from % 2 === 0) await send("POST", `/api/mealplan/${dayAt(0)}/dinner`, { title: title() });
  for (let item = 0; item < from % 7; item += 1)
    await send("POST", "/api/grocery", { name: title().slice(0, 40), amount: "500 g" });
  return roster.map(({ name }) => name ?? "");
};
