// By file, because the library as a whole brings readers of codes that no shop has.
import BarcodeFormat from "@zxing/library/esnext/core/BarcodeFormat";
import BinaryBitmap from "@zxing/library/esnext/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esnext/core/common/HybridBinarizer";
import DecodeHintType from "@zxing/library/esnext/core/DecodeHintType";
import MultiFormatUPCEANReader from "@zxing/library/esnext/core/oned/MultiFormatUPCEANReader";
import RGBLuminanceSource from "@zxing/library/esnext/core/RGBLuminanceSource";
import { barcodeFormats } from "./barcode-formats.ts";

/** A photo has more than a reader needs; a code that fills little of it is found in the finer one. */
const widths = [800, 1600];

const named = {
  ean_13: BarcodeFormat.EAN_13,
  ean_8: BarcodeFormat.EAN_8,
  upc_a: BarcodeFormat.UPC_A,
} as const;

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.POSSIBLE_FORMATS, barcodeFormats.map((format) => named[format])],
]);

const sizeOf = (picture: HTMLVideoElement | ImageBitmap): readonly [number, number] =>
  picture instanceof HTMLVideoElement
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];

const grey = (data: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> => {
  const lights = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < lights.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    lights[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return lights;
};

/** The picture upright, or with its left side on top, at most so wide or high. */
const drawn = (
  picture: HTMLVideoElement | ImageBitmap,
  most: number,
  isTurned: boolean,
): ImageData | undefined => {
  const [fullWidth, fullHeight] = sizeOf(picture);
  const scale = Math.min(1, most / Math.max(fullWidth, fullHeight));
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)];
  if (width === 0 || height === 0) return undefined;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  if (isTurned) context.setTransform(0, 1, -1, 0, height, 0);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

const decode = ({ data, width, height }: ImageData): string | undefined => {
  try {
    const light = new RGBLuminanceSource(grey(data), width, height);
    const bitmap = new BinaryBitmap(new HybridBinarizer(light));
    return new MultiFormatUPCEANReader(hints).decode(bitmap, hints).getText();
  } catch {
    // The library throws where it sees no code.
    return undefined;
  }
};

/** The digits of a barcode in a picture, however it is turned; a film's frame is looked at once, for speed. */
export const decodeBarcode = (picture: HTMLVideoElement | ImageBitmap): string | undefined => {
  const isFilm = picture instanceof HTMLVideoElement;
  for (const most of isFilm ? [800] : widths)
    for (const isTurned of [false, true]) {
      const pixels = drawn(picture, most, isTurned);
      const found = pixels === undefined ? undefined : decode(pixels);
      if (found !== undefined) return found;
    }
  return undefined;
};
