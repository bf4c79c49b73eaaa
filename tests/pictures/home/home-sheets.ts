import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import type { WallTheme } from "#contract/wall-view.ts";
import type { FeedServer } from "../../fixtures/calendar/feed-server.ts";
import { startInternet } from "../internet.ts";
import { moment } from "../moment.ts";
import { openView, settledShot } from "../shot.ts";
import { launch, openStage, type Stage } from "../stage.ts";
import { type HomeHouse, homeStates, type HomeState, openHomeHouse } from "./home-houses.ts";
import { english, german, type HomeTexts } from "./home-texts.ts";

const sheetWidth = 740;
const gap = 12;
const landscapes = [
  [1280, 800],
  [1920, 1080],
  [1024, 600],
  [2560, 1440],
  [800, 480],
  [3840, 2160],
] as const;
const portraits = [
  [800, 1280],
  [1080, 1920],
] as const;
type Size = readonly [width: number, height: number];

/** Each look of a wall, and the moment at which it is looked at: in the evening Home says what tomorrow brings. */
const looks = [
  { theme: "day", at: moment },
  { theme: "contrast", at: moment },
  { theme: "evening", at: "2026-05-20T17:40:00Z" },
  { theme: "night", at: "2026-05-20T17:40:00Z" },
] as const satisfies readonly { theme: WallTheme; at: string }[];

interface Sitting {
  readonly count: number;
  readonly texts: HomeTexts;
  readonly state: HomeState;
}

const counts = [1, 2, 4, 6, 11];
const sittings: readonly Sitting[] = [english, german].flatMap((texts) => [
  ...counts.map((count): Sitting => ({ count, texts, state: "full" })),
  ...homeStates
    .filter((state) => state !== "full")
    .map((state): Sitting => ({ count: 4, texts, state })),
]);

const nameOf = ({ count, texts, state }: Sitting, theme: WallTheme): string =>
  `home-${state}-${count}-${texts.locale.slice(0, 2)}-${theme}`;

interface Look {
  readonly sitting: Sitting;
  readonly theme: WallTheme;
  readonly at: string;
}

/** The looks of a sitting whose names have a word; a house has no night of its own. */
const looksOf = (sitting: Sitting, word: string) =>
  looks.filter(
    ({ theme }) =>
      nameOf(sitting, theme).includes(word) && !(sitting.state === "sample" && theme === "night"),
  );

/** Lays pictures out in two columns, each as wide as the other. */
const layOut = async (file: string, shots: readonly (readonly [Size, Buffer])[]): Promise<void> => {
  const placed: OverlayOptions[] = [];
  let top = gap;
  for (let at = 0; at < shots.length; at += 2) {
    let lowest = 0;
    for (const [column, [[width, height], shot]] of shots.slice(at, at + 2).entries()) {
      const drawn = Math.round((height * sheetWidth) / width);
      const input = await sharp(shot).resize(sheetWidth, drawn).toBuffer();
      placed.push({ input, top, left: gap + column * (sheetWidth + gap) });
      lowest = Math.max(lowest, drawn);
    }
    top += lowest + gap;
  }
  const paper = {
    width: 2 * sheetWidth + 3 * gap,
    height: top,
    channels: 3,
    background: "#777",
  } as const;
  await sharp({ create: paper }).composite(placed).png().toFile(file);
};

const shootSizes = async (
  stage: Stage,
  sizes: readonly Size[],
  { folder, name }: { folder: string; name: string },
): Promise<(readonly [Size, Buffer])[]> => {
  const shots: (readonly [Size, Buffer])[] = [];
  for (const [width, height] of sizes) {
    await stage.page.setViewportSize({ width, height });
    const shot = await settledShot(stage, `${name} on ${width}x${height}`);
    await sharp(shot).toFile(join(folder, `${name}-${width}x${height}.png`));
    shots.push([[width, height], shot]);
  }
  return shots;
};

/** Gives the wall that a page is a theme of its own; before set-up there are only the house's. */
const dress = async (
  stage: Stage,
  { parent }: HomeHouse,
  { sitting, theme }: Look,
): Promise<void> => {
  if (sitting.state === "sample") {
    await parent.send("PATCH", "/api/settings", { theme });
    return;
  }
  const config = await stage.page.evaluate(async () => (await fetch("/api/config")).json());
  if (config.wall === null) throw new Error("this page is no wall yet");
  const { id, revision } = config.wall;
  await parent.send("PATCH", `/api/walls/${id}`, { theme, revision });
};

interface Work {
  readonly sitting: Sitting;
  readonly folder: string;
  /** A word that the names of the wanted pictures have. */
  readonly word: string;
}

/** Opens Home in a look, on a wall of its own. */
const openLook = async (browser: Browser, opened: HomeHouse, look: Look): Promise<Stage> => {
  const screen = { kind: "wall", name: look.theme, width: 1280, height: 800 } as const;
  const { at } = look;
  const stage = await openStage(browser, screen, { at });
  // A wall is one of the house's screens when it comes for the second time.
  await openView(stage, "/");
  await openView(stage, "/");
  await dress(stage, opened, look);
  await openView(stage, "/");
  return stage;
};

const shoot = async (
  stage: Stage,
  theme: WallTheme,
  { sitting, folder }: Work,
): Promise<number> => {
  const name = nameOf(sitting, theme);
  const wide = await shootSizes(stage, landscapes, { folder, name });
  const high = await shootSizes(stage, portraits, { folder, name });
  await layOut(join(folder, `sheet-${name}-landscape.png`), wide);
  await layOut(join(folder, `sheet-${name}-portrait.png`), high);
  return wide.length + high.length;
};

/** Ends the house under a page, and waits until the page says so. */
const loseHouse = async ({ page }: Stage, { house }: HomeHouse): Promise<void> => {
  await house.close();
  await page.locator("[data-part~=connection]:not([data-state=live])").waitFor();
};

/** Takes each wanted look of an opened house; how many pictures that were. */
const takeLooks = async (browser: Browser, opened: HomeHouse, work: Work): Promise<number> => {
  let taken = 0;
  for (const one of looksOf(work.sitting, work.word)) {
    // What is as old as it looks stays so.
    if (work.sitting.state !== "stale") opened.house.clock.set(one.at);
    const stage = await openLook(browser, opened, { sitting: work.sitting, ...one });
    if (work.sitting.state === "offline") await loseHouse(stage, opened);
    taken += await shoot(stage, one.theme, work);
    await stage.page.context().close();
    // A house is lost once.
    if (work.sitting.state === "offline") break;
  }
  return taken;
};

const sitFor = async (
  executablePath: string,
  internet: FeedServer,
  work: Work,
): Promise<number> => {
  const opened = await openHomeHouse(internet, work.sitting);
  const browser = await launch(executablePath, opened.house.url);
  try {
    return await takeLooks(browser, opened, work);
  } finally {
    await browser.close();
    if (work.sitting.state !== "offline") await opened.house.close();
  }
};

/** Takes Home in each size, look, language and state and with few and many people, as sheets of one house's sizes; how many pictures it took. */
export const takeHomeSheets = async (
  executablePath: string,
  folder: string,
  word: string,
): Promise<number> => {
  mkdirSync(folder, { recursive: true });
  const internet = await startInternet();
  let taken = 0;
  try {
    for (const sitting of sittings)
      if (looksOf(sitting, word).length > 0) {
        taken += await sitFor(executablePath, internet, { sitting, folder, word });
        console.error(`  ${nameOf(sitting, "day")}: ${taken} pictures so far`);
      }
  } finally {
    await internet.stop();
  }
  return taken;
};
