import { barcodeFormats } from "./barcode-formats.ts";

/** Finds the digits of a barcode in a picture; undefined where it sees none. */
export type ReadBarcode = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>;

interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}
declare global {
  // Only in some browsers, and there on https only.
  var BarcodeDetector: DetectorClass | undefined;
}

/** The digits as the list of names has them: a UPC is an EAN with a zero in front. */
const canonical = (digits: string): string => (digits.length === 12 ? `0${digits}` : digits);

const ownReader = async (): Promise<ReadBarcode | undefined> => {
  const Detector = globalThis.BarcodeDetector;
  if (Detector === undefined) return undefined;
  const known = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!known.includes("ean_13")) return undefined;
  const detector = new Detector({
    formats: barcodeFormats.filter((format) => known.includes(format)),
  });
  return async (picture) => {
    const [found] = await detector.detect(picture);
    return found === undefined ? undefined : canonical(found.rawValue);
  };
};

/** The browser's own reader, else one that is fetched now; rejects where that can't be fetched. */
export const openBarcodeReader = async (): Promise<ReadBarcode> => {
  const own = await ownReader();
  if (own !== undefined) return own;
  const { decodeBarcode } = await import("./decode-barcode.ts");
  return (picture) =>
    Promise.resolve(decodeBarcode(picture)).then((digits) => digits && canonical(digits));
};
