import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openBrowser } from "../../fixtures/http/test-browser.ts";
import { parentOf, type RunningHouse } from "./wall-test.ts";

/** Where the family of these tests lives. */
export const zone = "Europe/Berlin";

/** The Sunday on which Berlin's clocks change next. */
export const clockChange = (): string => {
  const change = Temporal.Now.zonedDateTimeISO(zone).getTimeZoneTransition("next");
  if (change === null) throw new Error("Berlin has summer time");
  return change.toPlainDate().toString();
};

/** The instant of an hour in Berlin. */
export const moment = (day: string, time: string): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant().toString();

/** Starts a house of a family that lives there, whatever the machine thinks. */
export const livesInBerlin = async (house: RunningHouse, locale = "en-GB"): Promise<void> => {
  await house.start();
  const parent = await parentOf(house);
  const saved = await parent.send("PATCH", "/api/settings", { timeZone: zone, locale });
  expect(saved.status).toBe(200);
};

/** Puts an event into the family calendar. */
export const add = async (house: RunningHouse, event: object): Promise<void> => {
  const { status } = await openBrowser(house.server).send("POST", "/api/calendar/events", {
    ...{ memberIds: [], allDay: false },
    ...event,
  });
  expect(status).toBe(201);
};

/** What the house has from a day on: titles with the day and hour of Berlin. */
export const linesFrom = async (
  house: RunningHouse,
  start: string,
  days: number,
): Promise<string[]> => {
  const path = `/api/calendar?start=${start}&end=${addDays(start, days)}`;
  const { body } = await openBrowser(house.server).get(path);
  const events: { title: string; start: string; allDay: boolean }[] = body.events ?? [];
  return events.map(({ title, start: begins, allDay }) => {
    if (allDay) return `${title} ${begins}`;
    const at = Temporal.Instant.from(begins).toZonedDateTimeISO(zone);
    return `${title} ${at.toPlainDate().toString()} ${at.toPlainTime().toString().slice(0, 5)}`;
  });
};

/** Presses a button. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).click();

/** Opens an event of a day on the phone, to change it. */
export const editOnPhone = async (phone: Page, house: RunningHouse, day: string, title: string) => {
  await phone.goto(`${house.server.url}/m/calendar/day/${day}`);
  await phone.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await press(phone, "Change event");
};

/** Somebody who only looks, and needs no PIN. */
export const justLooks = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Just look" }).click();
};
