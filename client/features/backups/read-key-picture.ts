import { pixelsOf } from "../../ui/pictures/pixels.ts";
import { keyInPixels } from "./key-in-pixels.ts";

/** A photo has more than a reader needs; a code that fills little of it is found in the finer one. */
const widths = [800, 1600];
/** A small picture in which nothing was found is looked at once more in another size: its dots fall otherwise then. */
const smaller = 0.75;

/** The text of the QR code in a photo; undefined where there is none, or the file is no picture. */
export const readKeyPicture = async (photo: Blob): Promise<string | undefined> => {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (picture === undefined) return undefined;
  const whole = Math.max(picture.width, picture.height);
  for (const most of [...widths, Math.min(1200, whole * smaller)]) {
    const pixels = pixelsOf(picture, most);
    const found = pixels && keyInPixels(pixels);
    if (found !== undefined) return found;
  }
  return undefined;
};
