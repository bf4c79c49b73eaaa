import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openFilm } from "./film.ts";
import { type Furnished, openFamily } from "./houses.ts";
import { startInternet } from "./internet.ts";
import { picturePins } from "./rosters.ts";
import { callInPage } from "./scene.ts";
import { openView, takeShot } from "./shot.ts";
import { launch, openStage, phone, type Screen, type Stage, wallScreens } from "./stage.ts";
import { passTo } from "./writer.ts";

/** The next day at six minutes past seven in Berlin. */
const morning = "2026-05-21T05:06:00Z";
const mia = { memberId: "mia", pin: picturePins.MEMBER_PIN_MIA };

const wallOf = (width: number): Screen => {
  const screen = wallScreens.find((each) => each.width === width);
  if (screen === undefined) throw new Error(`no wall is ${width} pixels wide`);
  return screen;
};

const stills = [
  { name: "wall", screen: wallOf(1280), theme: "day", path: "/" },
  { name: "wall-portrait", screen: wallOf(1080), theme: "day", path: "/" },
  { name: "wall-evening", screen: wallOf(1920), theme: "evening", path: "/" },
  { name: "phone", screen: phone, theme: "day", path: "/m/" },
] as const;

const takeStills = async (
  browser: Browser,
  { parent }: Furnished,
  folder: string,
): Promise<void> => {
  for (const { name, screen, theme, path } of stills) {
    await parent.send("PATCH", "/api/settings", { theme });
    const stage = await openStage(browser, screen);
    await openView(stage, path);
    if (screen.kind === "phone") await callInPage(stage.page, "POST", "/api/session", mia);
    const shot = await takeShot(stage, { name, path });
    // A phone's picture is as long as its page; the README shows what is on its glass.
    const height = screen.kind === "phone" ? screen.height * 2 : screen.height;
    const width = screen.kind === "phone" ? screen.width * 2 : screen.width;
    const glass = sharp(shot).extract({ left: 0, top: 0, width, height });
    writeFileSync(join(folder, `${name}.webp`), await glass.webp({ quality: 82 }).toBuffer());
    await stage.page.context().close();
  }
  await parent.send("PATCH", "/api/settings", { theme: "day" });
};

const tick = (page: Page, title: RegExp): Promise<void> =>
  page.getByRole("checkbox", { name: title }).first().click();

/** Waits for the forecast of that hour, which is asked for when somebody looks. */
const forecastCame = ({ parent }: Furnished): Promise<void> =>
  expect
    .poll(async () => (await parent.get("/api/weather")).stale, { timeout: 20_000 })
    .toBe(false);

/** Waits until a page that was turned to is whole and nothing on it moves any more. */
const comeToRest = async ({ page, quiet }: Stage): Promise<void> => {
  await quiet();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.querySelector("[aria-busy='true']") === null &&
          document.getAnimations().every(({ playState }) => playState !== "running"),
      ),
    )
    .toBe(true);
};

const filmMorning = async (browser: Browser, family: Furnished, folder: string): Promise<void> => {
  passTo(family.house, morning);
  await forecastCame(family);
  const moving = { at: morning, moves: true };
  const wall = await openStage(browser, wallOf(1280), moving);
  const hers = await openStage(browser, phone, moving);
  await openView(wall, "/");
  await openView(hers, "/m/");
  await callInPage(hers.page, "POST", "/api/session", mia);
  await openView(hers, "/m/");
  await expect(hers.page.getByRole("checkbox").first()).toBeVisible();
  const film = openFilm(wall.page, hers.page);
  await film.hold(1800);
  // Leo taps at the wall, and Mia on her phone: the wall celebrates both.
  await tick(wall.page, /Make the bed/);
  await film.roll(14);
  await film.hold(1200);
  await tick(hers.page, /Brush teeth/);
  await film.roll(18);
  await film.hold(1400);
  await wall.page.getByRole("link", { name: "Calendar", exact: true }).click();
  await comeToRest(wall);
  await film.hold(2600);
  await wall.page.getByRole("link", { name: "Home", exact: true }).click();
  await comeToRest(wall);
  await film.hold(600);
  writeFileSync(join(folder, "morning.webp"), await film.develop());
};

/** Takes the README's pictures of wall and phone, and films a morning of theirs, as WebP. */
export const takeReadmePictures = async (executablePath: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const internet = await startInternet();
  try {
    const family = await openFamily(internet);
    const browser = await launch(executablePath, family.house.url);
    try {
      await takeStills(browser, family, folder);
      await filmMorning(browser, family, folder);
    } finally {
      await browser.close();
      await family.house.close();
    }
  } finally {
    await internet.stop();
  }
};
