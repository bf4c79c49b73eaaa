import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { googleClient, startGoogleServer } from "../fixtures/calendar/google-server.ts";
import { openEmpty } from "./houses.ts";
import { picturePins } from "./rosters.ts";
import { callInPage } from "./scene.ts";
import { openView, settledShot } from "./shot.ts";
import { launch, openStage, phone, type Stage } from "./stage.ts";

const user = "kim.miller@gmail.com";
const parent = { memberId: "mom", pin: picturePins.MEMBER_PIN_MOM };

const fillClient = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Add an account" }).click();
  await page.getByText("Google", { exact: true }).click();
  await page.getByLabel("The address of your Google Account").fill(user);
  await page.getByLabel("Client ID").fill(googleClient.id);
  await page.getByLabel("Client secret").fill(googleClient.secret);
};

/** Takes what stands on the phone's glass. */
const take = async (stage: Stage, folder: string, name: string): Promise<void> => {
  const shot = await settledShot(stage, name);
  writeFileSync(join(folder, `${name}.webp`), await sharp(shot).webp({ quality: 82 }).toBuffer());
};

/** Takes the pictures of how an account at Google is connected on a phone, as WebP; what Google shows is Google's. */
export const takeGooglePictures = async (executablePath: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const google = await startGoogleServer();
  const { house } = await openEmpty(google.env);
  const browser = await launch(executablePath, house.url);
  try {
    const stage = await openStage(browser, phone);
    const { page } = stage;
    await openView(stage, "/m/");
    await callInPage(page, "POST", "/api/session", parent);
    await callInPage(page, "POST", "/api/unlock", parent);
    await openView(stage, "/m/settings/accounts");
    await fillClient(page);
    await take(stage, folder, "google-client");
    await page.getByRole("button", { name: "Go on to Google" }).click();
    const link = page.getByRole("link", { name: "Open Google’s page" });
    const address = await google.allow((await link.getAttribute("href")) ?? "");
    await take(stage, folder, "google-way");
    await page.getByLabel("The address of the page that can’t be shown").fill(address);
    await page.getByRole("button", { name: "Look what is there" }).click();
    await page.getByTestId("account-calendar").first().waitFor();
    await take(stage, folder, "google-calendars");
  } finally {
    await browser.close();
    await house.close();
    await google.stop();
  }
};
