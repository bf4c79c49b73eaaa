// By file, because the library as a whole brings readers of every code there is.
import BinaryBitmap from "@zxing/library/esnext/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esnext/core/common/HybridBinarizer";
import DecodeHintType from "@zxing/library/esnext/core/DecodeHintType";
import QRCodeReader from "@zxing/library/esnext/core/qrcode/QRCodeReader";
import RGBLuminanceSource from "@zxing/library/esnext/core/RGBLuminanceSource";
import { lightsOf, pixelsOf } from "../../ui/pictures/pixels.ts";

/** A photo has more than a reader needs; a code that fills little of it is found in the finer one. */
const widths = [800, 1600];

const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);

const decode = ({ data, width, height }: ImageData): string | undefined => {
  try {
    const light = new RGBLuminanceSource(lightsOf(data), width, height);
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(light)), hints).getText();
  } catch {
    // The library throws where it sees no code.
    return undefined;
  }
};

/** The text of the QR code in a photo; undefined where there is none, or the file is no picture. */
export const readKeyPicture = async (photo: Blob): Promise<string | undefined> => {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (picture === undefined) return undefined;
  for (const most of widths) {
    const pixels = pixelsOf(picture, most);
    const found = pixels === undefined ? undefined : decode(pixels);
    if (found !== undefined) return found;
  }
  return undefined;
};
