import { type Aisle, aisles } from "#contract/meals.ts";
import { aisleWords } from "./aisle-words.ts";
import { foodKey } from "./food-key.ts";

const shelfOf = new Map<string, Aisle>();
for (const aisle of aisles)
  for (const word of aisle === "other" ? [] : aisleWords[aisle].split(","))
    if (!shelfOf.has(foodKey(word))) shelfOf.set(foodKey(word), aisle);

/** So short an ending says nothing: `ei` is in a lot of words. */
const shortestEnding = 4;

/** The shelf of the longest known word that a word ends in, as German compounds do. */
const byEnding = (word: string): Aisle | undefined => {
  for (let at = 1; at <= word.length - shortestEnding; at += 1) {
    const aisle = shelfOf.get(word.slice(at));
    if (aisle !== undefined) return aisle;
  }
  return undefined;
};

/** Where a shop has it, guessed from its English or German words: the last ones say what it is. */
export const guessAisle = (name: string): Aisle => {
  const words = foodKey(name).split(" ");
  if (words.some((word) => /^(?:froze|tk$|tiefkuhl|gefrore)/.test(word))) return "frozen";
  for (let first = 0; first < words.length; first += 1) {
    const aisle = shelfOf.get(words.slice(first).join(" "));
    if (aisle !== undefined) return aisle;
  }
  for (const word of words.toReversed()) {
    const aisle = shelfOf.get(word) ?? byEnding(word);
    if (aisle !== undefined) return aisle;
  }
  return "other";
};

/** Where an aisle comes on the way through the shop; a source's own ones after ours. */
export const aisleOrder = (aisle: string | undefined): number => {
  const at = aisles.findIndex((known) => known === aisle);
  return at === -1 ? aisles.length : at;
};
