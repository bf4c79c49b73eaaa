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

const options = {
  ifd0: {},
  exif: { pick: [takenOriginal, offsetOriginal] },
  gps: false,
  translateKeys: false,
  translateValues: false,
  // A Date would shift the camera's own clock into this phone's zone.
  reviveValues: false,
};

const textOf = (tags: object, tag: number): string => {
  const value: unknown = Reflect.get(tags, tag);
  return typeof value === "string" ? value : "";
};

const parseTags = async (start: ArrayBuffer): Promise<object> => {
  const { parse } = await import("exifr/dist/mini.esm.mjs");
  // It rejects with whatever a broken file makes it stumble over.
  const tags: unknown = await parse(start, options).catch(() => undefined);
  return typeof tags === "object" && tags !== null ? tags : {};
};

/** Reads when a JPEG was taken from its first bytes; undefined where it doesn't say, or says it in a broken way. */
export const cameraTimeIn = async (start: ArrayBuffer): Promise<CameraTime | undefined> => {
  const tags = await parseTags(start);
  const taken = /^\d{4}(?::\d\d){2} \d\d(?::\d\d){2}/.exec(textOf(tags, takenOriginal))?.[0];
  const offset = /^[+-]\d\d:\d\d/.exec(textOf(tags, offsetOriginal))?.[0];
  return taken === undefined ? undefined : { taken, offset };
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
