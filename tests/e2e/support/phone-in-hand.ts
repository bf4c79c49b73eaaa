import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { pins } from "./pins.ts";
import {
  openParentOf,
  openPhonePage,
  openSavingPage,
  type PhoneOwner,
  type RunningWall,
  signInPhone,
} from "./wall-test.ts";

/** A phone's width and height, in CSS pixels. */
export type PhoneSize = readonly [width: number, height: number];

/** The smallest phone, a usual one, and a tablet. */
export const phoneSizes: readonly [PhoneSize, PhoneSize, PhoneSize] = [
  [360, 640],
  [390, 844],
  [768, 1024],
];

/** A phone of a size, on which somebody with a PIN is signed in, in their language. */
export const phoneOf = async (
  browser: Browser,
  url: string,
  [width, height]: PhoneSize,
  owner: PhoneOwner,
  locale = "en-GB",
): Promise<Page> => {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor: 2, locale },
    ...{ timezoneId: "Asia/Tokyo", hasTouch: true, isMobile: true },
  });
  const phone = await openSavingPage(context);
  await signInPhone(context, url, owner);
  await phone.goto(`${url}/m/`);
  await expect(phone.getByRole("button", { name: new RegExp(`^${owner[0]}, `) })).toBeVisible();
  return phone;
};

/** Mia's name and PIN. */
export const mia = ["Mia", pins.MEMBER_PIN_MIA] as const;
/** Her mother's name and PIN. */
export const mom = ["Mom", pins.MEMBER_PIN_MOM] as const;

/** A usual phone of a signed-in member, on a page of theirs, or none yet. */
export const openPhoneOf = (
  browser: Browser,
  wall: RunningWall,
  owner: PhoneOwner,
  path: string | null,
): Promise<Page> => openPhonePage(browser, wall, path === null ? null : `/m${path}`, owner);

/** A tab of the phone app. */
export const phoneTab = (phone: Page, name: string | RegExp): Locator =>
  phone.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });

/** The link to an event, by words of its title. */
export const eventLink = (phone: Page, title: string): Locator =>
  phone.getByRole("link", { name: new RegExp(title) });

/** Where a row begins, in CSS pixels from the top. */
export const topOf = async (row: Locator): Promise<number> =>
  (await row.boundingBox())?.y ?? Number.NaN;

/** Adds a task as a parent; returns its id. */
export const giveTask = async (wall: RunningWall, task: object): Promise<string> => {
  const { status, body } = await (await openParentOf(wall)).send("POST", "/api/tasks", task);
  expect(status).toBe(201);
  return body.id;
};

/** Opens an address on a phone once its sheets have closed: a page that still goes back keeps another from opening. */
export const openAddress = async (phone: Page, url: string): Promise<void> => {
  await expect.poll(() => phone.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await phone.goto(url);
};
