import { readLocal, writeLocal } from "#client/platform/local-storage.ts";

const place = "textSize";

/** The sizes of text that somebody can choose on their phone, as parts of the usual one; the system's own choice is multiplied with it. */
export const textSizes = ["1", "1.2", "1.4", "1.7"] as const;
export type TextSize = (typeof textSizes)[number];

/** The size that this phone has chosen. */
export const chosenTextSize = (): TextSize => {
  const word = readLocal(place);
  return textSizes.find((size) => size === word) ?? "1";
};

/** Shows text in the size that this phone has chosen. */
export const showTextSize = (): void =>
  document.documentElement.style.setProperty("--larger", chosenTextSize());

/** Chooses a size for this phone, which shows at once. */
export const chooseTextSize = (size: TextSize): void => {
  writeLocal(place, size === "1" ? undefined : size);
  showTextSize();
};
