import sharp from "sharp";
import { phoneExif } from "../fixtures/images/pictures.ts";

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Which of the places it shows: their colours and the height of their sun differ. */
  readonly at: number;
  /** When it was taken, as EXIF spells it. */
  readonly taken?: string;
}

const skies = [
  [120, 180, 230],
  [240, 170, 110],
  [90, 110, 170],
  [190, 210, 220],
] as const;
const grounds = [
  [70, 140, 80],
  [200, 170, 110],
  [50, 90, 70],
  [40, 100, 150],
] as const;

const colourAt = (x: number, y: number, at: number): readonly [number, number, number] => {
  const hill = 0.62 + 0.12 * Math.sin(x * 6 + at);
  const fromSun = Math.hypot(x - 0.25 - (at % 4) * 0.15, y - 0.28);
  if (fromSun < 0.09 && y < hill) return [250, 225, 130];
  const [red, green, blue] = (y < hill ? skies : grounds)[at % 4] ?? skies[0];
  const light = y < hill ? 1.1 - y * 0.3 : 1.2 - y * 0.4;
  return [red * light, green * light, blue * light];
};

/** A drawn landscape as a JPEG, the same bytes at each run. */
export const landscape = async ({ width, height, at, taken }: Scene): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const colour = colourAt(column / width, row / height, at);
      for (const [channel, value] of colour.entries())
        pixels[(row * width + column) * 3 + channel] = Math.min(255, Math.round(value));
    }
  const photo = sharp(pixels, { raw: { width, height, channels: 3 } });
  const exif = taken === undefined ? {} : { IFD2: { DateTimeOriginal: taken } };
  return photo
    .withExif({ ...phoneExif, ...exif })
    .jpeg({ quality: 90 })
    .toBuffer();
};
