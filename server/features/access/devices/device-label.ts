import type { DeviceMake } from "#contract/devices.ts";

const known: readonly (readonly [RegExp, DeviceMake, string])[] = [
  [/Electron\//, "kiosk", "Family Wall's own window"],
  [/iPhone/, "iphone", "iPhone"],
  [/iPad/, "ipad", "iPad"],
  [/Android.*Mobile/, "androidPhone", "Android phone"],
  [/Android/, "androidTablet", "Android tablet"],
  [/CrOS/, "chromebook", "Chromebook"],
  [/Windows/, "windows", "Windows computer"],
  [/Macintosh/, "mac", "Mac"],
  [/Linux/, "linux", "Linux computer"],
];

/** A label for a device, from its user agent. */
export const deviceLabel = (userAgent: string | undefined): string =>
  known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[2] ?? "Another device";

/** The code of a label's make, so that screens can translate it. */
export const deviceMakeOf = (label: string): DeviceMake =>
  known.find(([, , name]) => name === label)?.[1] ?? "other";
