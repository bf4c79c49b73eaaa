import { readLocal } from "#client/platform/local-storage.ts";

/** Where this phone remembers how large it writes, as a part of the usual size. */
export const textSizePlace = "textSize";

/** Writes as large as this phone has chosen; the system's own choice is multiplied with it. */
export const showTextSize = (): void =>
  document.documentElement.style.setProperty("--larger", readLocal(textSizePlace) ?? "1");
