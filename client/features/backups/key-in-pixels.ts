import { decodeQR } from "qr/decode.js";

/** The text of the QR code in a picture's dots; undefined where none is found. */
export const keyInPixels = (
  pixels: Pick<ImageData, "data" | "width" | "height">,
): string | undefined => {
  try {
    return decodeQR(pixels);
  } catch {
    // The library throws where it sees no code.
    return undefined;
  }
};
