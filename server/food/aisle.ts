import { type Aisle, aisles } from "#contract/grocery.ts";
import { aisleWords } from "./aisle-words.ts";
import { foodKey } from "./food-key.ts";

const fillShelves = (): ReadonlyMap<string, Aisle> => {
  const filled = new Map<string, Aisle>();
  for (const aisle of aisles)
    for (const word of aisle === "other" ? [] : aisleWords[aisle].split(",")) {
      const key = foodKey(word);
      if (!filled.has(key)) filled.set(key, aisle);
    }
  return filled;
};

let shelves: ReadonlyMap<string, Aisle> | undefined;
/** In which aisle each known food is, worked out once somebody writes one down. */
const shelfOf = (food: string): Aisle | undefined => (shelves ??= fillShelves()).get(food);

/** Shorter endings match too much: `ei` is in many words. */
const shortestEnding = 4;

/** The aisle of the longest known word at a word's end, as in German compounds. */
const byEnding = (word: string): Aisle | undefined => {
  for (let at = 1; at <= word.length - shortestEnding; at += 1) {
    const aisle = shelfOf(word.slice(at));
    if (aisle !== undefined) return aisle;
  }
  return undefined;
};

/** Guesses the aisle of a food from its English or German name, whose last words matter most. */
export const guessAisle = (name: string): Aisle => {
  const words = foodKey(name).split(" ");
  if (words.some((word) => /^(?:froze|tk$|tiefkuhl|gefrore)/.test(word))) return "frozen";
  for (let first = 0; first < words.length; first += 1) {
    const aisle = shelfOf(words.slice(first).join(" "));
    if (aisle !== undefined) return aisle;
  }
  for (const word of words.toReversed()) {
    const aisle = shelfOf(word) ?? byEnding(word);
    if (aisle !== undefined) return aisle;
  }
  return "other";
};

/** The position of an aisle in the list; a source's own aisles come last. */
export const aisleOrder = (aisle: string | undefined): number => {
  const at = aisles.findIndex((known) => known === aisle);
  return at === -1 ? aisles.length : at;
};
