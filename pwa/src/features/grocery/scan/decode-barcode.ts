// By file, because the library as a whole brings readers of codes that no shop has.
import BarcodeFormat from "@zxing/library/esnext/core/BarcodeFormat";
import BinaryBitmap from "@zxing/library/esnext/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esnext/core/common/HybridBinarizer";
import DecodeHintType from "@zxing/library/esnext/core/DecodeHintType";
import MultiFormatUPCEANReader from "@zxing/library/esnext/core/oned/MultiFormatUPCEANReader";
import RGBLuminanceSource from "@zxing/library/esnext/core/RGBLuminanceSource";
import { lightsOf, pixelsOf } from "#client/ui/pictures/pixels.ts";
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

const decode = ({ data, width, height }: ImageData): string | undefined => {
  try {
    const light = new RGBLuminanceSource(lightsOf(data), width, height);
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
      const pixels = pixelsOf(picture, most, isTurned);
      const found = pixels === undefined ? undefined : decode(pixels);
      if (found !== undefined) return found;
    }
  return undefined;
};
