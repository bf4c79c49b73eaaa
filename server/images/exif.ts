/** When a camera's clock said that a picture was taken. */
export interface ExifTime {
  /** `YYYY-MM-DDTHH:MM:SS`, where the camera was. */
  readonly local: string;
  /** Its distance from UTC, such as `+02:00`, where the camera knew. */
  readonly offset?: string;
}

const exifFolder = 0x87_69;
const takenOriginal = 0x90_03;
const takenDigitized = 0x90_04;
const offsetOriginal = 0x90_11;
const offsetDigitized = 0x90_12;

/** Reads numbers of a block of EXIF; throws a RangeError beyond its end. */
const openBlock = (exif: Uint8Array) => {
  const hasPrefix = String.fromCodePoint(...exif.subarray(0, 4)) === "Exif";
  const block = exif.subarray(hasPrefix ? 6 : 0);
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const small = view.getUint8(0) === 0x49;
  const long = (at: number): number => view.getUint32(at, small);
  /** Where each tag of a folder has its value. */
  const tagsAt = (folder: number): Map<number, number> => {
    const count = view.getUint16(folder, small);
    const places = Array.from({ length: count }, (_, n) => folder + 2 + 12 * n);
    return new Map(places.map((at) => [view.getUint16(at, small), at]));
  };
  const text = (at: number | undefined): string => {
    if (at === undefined) return "";
    const length = long(at + 4);
    const from = length > 4 ? long(at + 8) : at + 8;
    return String.fromCodePoint(...block.subarray(from, from + Math.min(length, 32)));
  };
  return { long, tagsAt, text };
};

const read = (exif: Uint8Array): ExifTime | null => {
  const { long, tagsAt, text } = openBlock(exif);
  const pointer = tagsAt(long(4)).get(exifFolder);
  if (pointer === undefined) return null;
  const tags = tagsAt(long(pointer + 8));
  const times: [number, number][] = [
    [takenOriginal, offsetOriginal],
    [takenDigitized, offsetDigitized],
  ];
  for (const [time, offsetTag] of times) {
    const said = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(text(tags.get(time)));
    if (said === null) continue;
    const [, year, month, day, clock] = said;
    const offset = /^[+-]\d\d:\d\d/.exec(text(tags.get(offsetTag)))?.[0];
    const local = `${year}-${month}-${day}T${clock}`;
    return { local, ...(offset === undefined ? {} : { offset }) };
  }
  return null;
};

/** The time in a picture's EXIF block; null where there is none, or the block is broken. */
export const readExifTime = (exif: Uint8Array): ExifTime | null => {
  try {
    return read(exif);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
