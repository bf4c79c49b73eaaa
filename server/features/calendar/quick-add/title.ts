import type { PhraseLanguage } from "./language.ts";
import { consumedMark, type Scanner } from "./scanner.ts";

/** The title: the rest of the text, without prepositions whose object was consumed. */
export const titleOf = (scanner: Scanner, { says }: PhraseLanguage): string => {
  let left = scanner.left().replaceAll(new RegExp(`${consumedMark}+`, "g"), consumedMark);
  const leading = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${says.small})[\s.]*(?=${consumedMark})`,
    "giu",
  );
  for (let before = ""; before !== left;) {
    before = left;
    left = left
      .replaceAll(leading, "")
      .replaceAll(
        new RegExp(String.raw`${consumedMark}[\s${consumedMark}]*${consumedMark}`, "g"),
        consumedMark,
      );
  }
  const title = left
    .replaceAll(new RegExp(consumedMark, "g"), " ")
    .replaceAll(/\s+([,;:.!?])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,;:.\-–—]+|[\s,;:\-–—]+$/g, "")
    .replace(new RegExp(String.raw`[\s,]+(?:${says.small})$`, "iu"), "")
    .trim();
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
};
