import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { openAddress } from "./phone-in-hand.ts";
import { openParentOf, type RunningWall } from "./wall-test.ts";

/** The zone of the family in these tests. */
export const berlinZone = "Europe/Berlin";

/** The Sunday of the next clock change in Berlin. */
export const clockChange = (): string => {
  const change = Temporal.Now.zonedDateTimeISO(berlinZone).getTimeZoneTransition("next");
  if (change === null) throw new Error("Berlin has summer time");
  return change.toPlainDate().toString();
};

/** The instant of a local time in Berlin. */
export const berlinInstant = (day: string, time: string): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(berlinZone).toInstant().toString();

/** Starts a wall for a family that lives there, whatever the machine's zone. */
export const livesInBerlin = async (wall: RunningWall, locale = "en-GB"): Promise<void> => {
  await wall.start();
  const parent = await openParentOf(wall);
  const saved = await parent.send("PATCH", "/api/settings", { timeZone: berlinZone, locale });
  expect(saved.status).toBe(200);
};

/** Adds an event to the family calendar. */
export const addFamilyEvent = async (wall: RunningWall, event: object): Promise<void> => {
  const { status } = await openTestBrowser(wall.server).send("POST", "/api/calendar/events", {
    ...{ memberIds: [], allDay: false },
    ...event,
  });
  expect(status).toBe(201);
};

/** The events from a day on: titles with the day and hour in Berlin. */
export const eventLinesFrom = async (
  wall: RunningWall,
  start: string,
  days: number,
): Promise<string[]> => {
  const path = `/api/calendar?start=${start}&end=${addDays(start, days)}`;
  const { body } = await openTestBrowser(wall.server).get(path);
  const events: { title: string; start: string; allDay: boolean }[] = body.events ?? [];
  return events.map(({ title, start: begins, allDay }) => {
    if (allDay) return `${title} ${begins}`;
    const at = Temporal.Instant.from(begins).toZonedDateTimeISO(berlinZone);
    return `${title} ${at.toPlainDate().toString()} ${at.toPlainTime().toString().slice(0, 5)}`;
  });
};

/** Clicks a button. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).click();

/** Opens an event of a day on the phone, to change it. */
export const editOnPhone = async (phone: Page, wall: RunningWall, day: string, title: string) => {
  await openAddress(phone, `${wall.server.url}/m/calendar/day/${day}`);
  await phone.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await press(phone, "Change event");
};

/** Enters as a guest, who needs no PIN. */
export const enterAsGuest = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Just look" }).click();
};
