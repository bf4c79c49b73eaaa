import type { Page } from "@playwright/test";
import { origin, type Stage } from "./stage.ts";

/** A page of which a picture is taken. */
export interface View {
  readonly name: string;
  readonly path: string;
  /** What a finger does there first, by roles. */
  readonly act?: (page: Page) => Promise<void>;
}

const mostTries = 40;

/** Waits in the page for its fonts, its pictures and whatever says that it is busy, then for two frames. */
const ready = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return document.querySelector("[aria-busy='true']") === null;
  });

/** Takes a picture once the page is ready and two pictures in a row are the same to the byte. */
const settled = async ({ page, screen, quiet }: Stage, name: string): Promise<Buffer> => {
  let before: Buffer | undefined;
  for (let left = mostTries; left > 0; left -= 1) {
    await quiet();
    const isReady = await ready(page);
    const shot = await page.screenshot({
      ...{ animations: "disabled", caret: "hide" },
      // A phone is scrolled; a wall is seen as it stands.
      fullPage: screen.kind === "phone",
    });
    if (isReady && before?.equals(shot) === true) return shot;
    before = isReady ? shot : undefined;
  }
  throw new Error(`${name} doesn't come to rest`);
};

/** Opens a page, lets its live stream begin, and takes its picture. */
export const takeShot = async (stage: Stage, { name, path, act }: View): Promise<Buffer> => {
  const { page } = stage;
  await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === "/api/live"),
    page.goto(origin + path),
  ]);
  await stage.quiet();
  if (act !== undefined) await act(page);
  const shot = await settled(stage, name);
  const faults = stage.faults();
  if (faults.length > 0) throw new Error(`${name} broke: ${faults.join("; ")}`);
  return shot;
};
