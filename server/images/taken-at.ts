import { Temporal } from "temporal-polyfill";
import type { ExifTime } from "./exif.ts";

/** When a picture was taken, in milliseconds since 1970; null for a time that never was. The camera lived in the family's zone unless it says otherwise. */
export const takenAt = (time: ExifTime | null, timeZone: string): number | null => {
  if (time === null) return null;
  try {
    const { local, offset } = time;
    if (offset !== undefined) return Temporal.Instant.from(local + offset).epochMilliseconds;
    return Temporal.PlainDateTime.from(local, { overflow: "reject" }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  } catch (error) {
    // Cameras whose clock was never set say the year 0000.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
