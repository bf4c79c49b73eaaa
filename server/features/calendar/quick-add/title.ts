import type { Language } from "./language.ts";
import { gap, type Paper } from "./scanner.ts";

/** What is left of the words, without those that only led to what was understood. */
export const titleOf = (paper: Paper, { says }: Language): string => {
  let left = paper.left().replaceAll(new RegExp(`${gap}+`, "g"), gap);
  const leading = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${says.small})[\s.]*(?=${gap})`, "giu");
  for (let before = ""; before !== left;) {
    before = left;
    left = left
      .replaceAll(leading, "")
      .replaceAll(new RegExp(String.raw`${gap}[\s${gap}]*${gap}`, "g"), gap);
  }
  const title = left
    .replaceAll(new RegExp(gap, "g"), " ")
    .replaceAll(/\s+([,;:.!?])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,;:.\-–—]+|[\s,;:\-–—]+$/g, "")
    .replace(new RegExp(String.raw`[\s,]+(?:${says.small})$`, "iu"), "")
    .trim();
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
};
