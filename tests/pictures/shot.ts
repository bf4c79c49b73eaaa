import { expect, type Page } from "@playwright/test";
import { origin, type Stage } from "./stage.ts";

/** A page of which a picture is taken. */
export interface View {
  readonly name: string;
  readonly path: string;
  /** The button that a finger presses first; it opens a dialog. */
  readonly press?: string | RegExp;
}

const mostTries = 40;
/** How often a page is opened for its picture, and how long each may take, in milliseconds. */
const mostVisits = 3;
const visitMs = 45_000;
/** The longest page that a picture shows whole, in pixels. */
const mostHeight = 3000;

/** Waits in the page for its fonts, its pictures and whatever says that it is busy, then for two frames. */
const ready = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Whether a photo's own background shines through its round corners is a matter of when Chromium decoded it.
    for (const image of document.images) image.style.background = "none";
    await frame();
    await frame();
    // A room whose script has just come isn't drawn yet, and says nothing of that.
    const isDrawn =
      document.querySelector("#root > *") !== null && document.querySelector("main:empty") === null;
    return isDrawn && document.querySelector("[aria-busy='true']") === null;
  });

/** Takes a picture once the page is ready and two pictures in a row are the same to the byte. */
export const settledShot = async ({ page, quiet }: Stage, name: string): Promise<Buffer> => {
  let before: Buffer | undefined;
  for (let left = mostTries; left > 0; left -= 1) {
    await quiet();
    const isReady = await ready(page);
    const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
    if (isReady && before?.equals(shot) === true) return shot;
    before = isReady ? shot : undefined;
  }
  throw new Error(`${name} doesn't come to rest`);
};

/** Makes a phone as high as its page is long: a wall is seen as it stands, a phone is scrolled. */
const unroll = async ({ page, screen }: Stage): Promise<void> => {
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(length, screen.height), mostHeight);
  await page.setViewportSize({ width: screen.width, height });
};

/** Opens an address and lets its live stream begin. */
export const openView = async ({ page, quiet }: Stage, path: string): Promise<void> => {
  await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === "/api/live"),
    page.goto(origin + path),
  ]);
  await quiet();
};

/** Opens a page as a browser does that was never here, and takes its picture. */
const takeOnce = async (stage: Stage, { name, path, press }: View): Promise<Buffer> => {
  const { page, screen } = stage;
  await stage.forget();
  await page.setViewportSize({ width: screen.width, height: screen.height });
  await openView(stage, path);
  if (press !== undefined) {
    await settledShot(stage, name);
    await page.getByRole("button", { name: press, exact: true }).first().click();
    await expect(page.getByRole("dialog").first()).toBeVisible();
  } else if (screen.kind === "phone") {
    await settledShot(stage, name);
    await unroll(stage);
  }
  const shot = await settledShot(stage, name);
  const faults = stage.faults();
  if (faults.length > 0) throw new Error(`${name} broke: ${faults.join("; ")}`);
  return shot;
};

/** Rejects after `visitMs`: a browser under load sometimes leaves a request or a picture's decoding unanswered. */
const inTime = async <T>(shot: Promise<T>, name: string): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${name} took too long`)), visitMs);
  try {
    return await Promise.race([shot, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** A page's picture, taken as by a browser that was never here; a visit that doesn't come to an end is repeated. */
export const takeShot = async (stage: Stage, view: View, visit = 1): Promise<Buffer> => {
  const shot = takeOnce(stage, view);
  try {
    return await inTime(shot, view.name);
  } catch (error) {
    shot.catch(() => undefined);
    if (visit >= mostVisits) throw error;
    return takeShot(stage, view, visit + 1);
  }
};
