const labels: readonly (readonly [RegExp, string])[] = [
  [/Electron\//, "Family Wall's own window"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android.*Mobile/, "Android phone"],
  [/Android/, "Android tablet"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows computer"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux computer"],
];

/** What a person would call a device, by the little that its browser says. */
export const deviceLabel = (userAgent: string | undefined): string =>
  labels.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? "Another device";
