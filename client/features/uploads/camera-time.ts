/** When a camera says that it took a picture, as EXIF spells it. */
export interface CameraTime {
  /** `YYYY:MM:DD HH:MM:SS`, by the camera's own clock. */
  readonly taken: string;
  /** That clock's distance from UTC, such as `+02:00`, where the camera knew. */
  readonly offset: string | undefined;
}

const exifFolder = 0x87_69;
const takenOriginal = 0x90_03;
const offsetOriginal = 0x90_11;
const prefix = "Exif\0\0";
const ascii = 2;
const long = 4;

const textOf = (view: DataView, from: number, length: number): string =>
  String.fromCodePoint(...Array.from({ length }, (_, at) => view.getUint8(from + at)));

/** Where a JPEG's EXIF block begins; undefined where it has none. */
const findExif = (view: DataView): number | undefined => {
  if (view.getUint16(0) !== 0xff_d8) return undefined;
  let at = 2;
  while (at + 10 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xe1 && textOf(view, at + 4, 6) === prefix) return at + 10;
    // Behind it there are only pixels.
    if (marker === 0xda) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** Reads when a JPEG was taken from its first bytes; undefined where it doesn't say, or says it in a broken way. */
export const cameraTimeIn = (start: ArrayBuffer): CameraTime | undefined => {
  try {
    const view = new DataView(start);
    const block = findExif(view);
    if (block === undefined) return undefined;
    const small = view.getUint8(block) === 0x49;
    const tagsAt = (folder: number): Map<number, number> => {
      const places = Array.from(
        { length: view.getUint16(block + folder, small) },
        (_, n) => block + folder + 2 + 12 * n,
      );
      return new Map(places.map((at) => [view.getUint16(at, small), at]));
    };
    const wordAt = (at: number | undefined): string => {
      if (at === undefined) return "";
      const length = Math.min(view.getUint32(at + 4, small), 32);
      return textOf(view, length > 4 ? block + view.getUint32(at + 8, small) : at + 8, length);
    };
    const pointer = tagsAt(view.getUint32(block + 4, small)).get(exifFolder);
    if (pointer === undefined) return undefined;
    const tags = tagsAt(view.getUint32(pointer + 8, small));
    const taken = /^\d{4}(?::\d\d){2} \d\d(?::\d\d){2}/.exec(wordAt(tags.get(takenOriginal)))?.[0];
    const offset = /^[+-]\d\d:\d\d/.exec(wordAt(tags.get(offsetOriginal)))?.[0];
    return taken === undefined ? undefined : { taken, offset };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** A JPEG's EXIF segment that tells when it was taken and nothing else; it belongs behind the first two bytes. */
export const exifWith = ({ taken, offset }: CameraTime): Uint8Array<ArrayBuffer> => {
  const words = [
    { tag: takenOriginal, text: `${taken}\0` },
    ...(offset === undefined ? [] : [{ tag: offsetOriginal, text: `${offset}\0` }]),
  ];
  const [firstFolder, folder] = [8, 26];
  const texts = folder + 2 + 12 * words.length + 4;
  const size = texts + words.reduce((sum, { text }) => sum + text.length, 0);
  const segment = new Uint8Array(10 + size);
  const view = new DataView(segment.buffer);
  const write = (text: string, at: number): void =>
    segment.set(
      Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
      at,
    );
  view.setUint16(0, 0xff_e1);
  view.setUint16(2, 8 + size);
  write(`${prefix}MM\0*`, 4);
  const block = 10;
  const entry = (at: number, tag: number, type: number, length: number, value: number): void => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, length);
    view.setUint32(at + 8, value);
  };
  view.setUint32(block + 4, firstFolder);
  view.setUint16(block + firstFolder, 1);
  entry(block + firstFolder + 2, exifFolder, long, 1, folder);
  view.setUint16(block + folder, words.length);
  let next = texts;
  words.forEach(({ tag, text }, n) => {
    entry(block + folder + 2 + 12 * n, tag, ascii, text.length, next);
    write(text, block + next);
    next += text.length;
  });
  return segment;
};
