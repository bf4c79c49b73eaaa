import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Two screens side by side, one frame after the other. */
export interface Film {
  /** Takes one frame that stays for so long, in milliseconds. */
  hold(ms: number): Promise<void>;
  /** Takes frames one after the other while something moves. */
  roll(count: number): Promise<void>;
  /** All frames as an animated WebP. */
  develop(): Promise<Buffer>;
}

const edge = 20;
const wallSize = { width: 1000, height: 625 };
const phoneSize = { width: 289, height: 625 };
const canvas = {
  width: wallSize.width + phoneSize.width + 3 * edge,
  height: wallSize.height + 2 * edge,
};
const background = "#d8cbb6";
/** How long a frame of a movement stays, in milliseconds: about as long as it took. */
const frameMs = 120;

const rounded = ({ width, height }: typeof wallSize): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="18"/></svg>`,
  );

const small = async (page: Page, size: typeof wallSize): Promise<Buffer> =>
  sharp(await page.screenshot({ caret: "hide" }))
    .resize(size)
    .composite([{ input: rounded(size), blend: "dest-in" }])
    .png()
    .toBuffer();

/** Begins a film of a wall of 1280x800 and a phone of 390x844. */
export const openFilm = (wall: Page, phone: Page): Film => {
  const frames: Buffer[] = [];
  const delays: number[] = [];
  const shoot = async (ms: number): Promise<void> => {
    const [left, right] = await Promise.all([small(wall, wallSize), small(phone, phoneSize)]);
    const frame = sharp({ create: { ...canvas, channels: 3, background } }).composite([
      { input: left, left: edge, top: edge },
      { input: right, left: wallSize.width + 2 * edge, top: edge },
    ]);
    frames.push(await frame.png().toBuffer());
    delays.push(ms);
  };
  return {
    hold: shoot,
    roll: async (count) => {
      for (let taken = 0; taken < count; taken += 1) await shoot(frameMs);
    },
    develop: () =>
      sharp(frames, { join: { animated: true } })
        .webp({ delay: delays, loop: 0, quality: 55, effort: 6 })
        .toBuffer(),
  };
};
