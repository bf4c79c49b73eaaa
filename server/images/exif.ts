import * as z from "zod";

/** When a camera's clock said that a picture was taken. */
export interface ExifTime {
  /** `YYYY-MM-DDTHH:MM:SS`, where the camera was. */
  readonly local: string;
  /** Its distance from UTC, such as `+02:00`, where the camera knew. */
  readonly offset?: string;
}

const dateTimeOriginal = 0x90_03;
const dateTimeDigitized = 0x90_04;
const offsetTimeOriginal = 0x90_11;
const offsetTimeDigitized = 0x90_12;

// A text that is not ASCII, or a number in its place, is no time.
const text = z.string().optional().catch(undefined);
const timeTags = z
  .object({
    [dateTimeOriginal]: text,
    [dateTimeDigitized]: text,
    [offsetTimeOriginal]: text,
    [offsetTimeDigitized]: text,
  })
  .catch({});

const options = {
  ifd0: {},
  exif: {
    pick: [dateTimeOriginal, dateTimeDigitized, offsetTimeOriginal, offsetTimeDigitized],
  },
  gps: false,
  translateKeys: false,
  translateValues: false,
  // A Date would shift the camera's own clock into this machine's zone.
  reviveValues: false,
};

/** sharp keeps the prefix that a JPEG puts before its EXIF block; the block itself is a TIFF file. */
const withoutPrefix = (exif: Buffer): Buffer =>
  exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;

const parseTime = (time: string | undefined, offset: string | undefined): ExifTime | null => {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(time ?? "");
  if (parts === null) return null;
  const [, year, month, day, clock] = parts;
  const known = /^[+-]\d\d:\d\d/.exec(offset ?? "")?.[0];
  const local = `${year}-${month}-${day}T${clock}`;
  return { local, ...(known === undefined ? {} : { offset: known }) };
};

/** The time in a picture's EXIF block; null where there is none, or the block is broken. */
export const readExifTime = async (exif: Buffer): Promise<ExifTime | null> => {
  // Imported with the first picture, to keep the server small.
  const { default: exifr } = await import("exifr");
  // It rejects with whatever a broken block makes it stumble over.
  const parsed: unknown = await exifr.parse(withoutPrefix(exif), options).catch(() => undefined);
  const tags = timeTags.parse(parsed);
  return (
    parseTime(tags[dateTimeOriginal], tags[offsetTimeOriginal]) ??
    parseTime(tags[dateTimeDigitized], tags[offsetTimeDigitized])
  );
};
