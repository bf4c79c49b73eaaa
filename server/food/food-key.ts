import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { foodName } from "./ingredient.ts";

/** A key that equal foods share: without sizes, remarks and English or German plurals. */
export const foodKey = (name: string): string =>
  normalizeWords(foodName(name))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) =>
      word.length < 4
        ? word
        : word
            .replace(/ies$/, "y")
            .replace(/(?<=o|sh|ch|x|ss)es$/, "")
            .replace(/(?<=[^s])s$/, "")
            .replace(/(?<=e|el|er)n$/, ""),
    )
    .join(" ") || normalizeWords(name);
