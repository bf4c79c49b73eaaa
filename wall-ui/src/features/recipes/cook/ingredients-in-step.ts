import type { Ingredient } from "#contract/recipes.ts";

/** Words that say how much or which part of something, not what it is. */
const parts =
  /^(cloves?|leaves|leaf|slices?|stalks?|sticks?|breasts?|thighs?|fillets?|florets?|sprigs?|pieces?|cubes?|zehen?|blätter|blatt|scheiben?|stangen?|stücke?|filets?|zweige?|würfel)$/i;

const foodOf = ({ food, text }: Ingredient): string =>
  food ?? text.replace(/^[\d\s.,/–¼½¾⅓⅔-]+/u, "");

/** What is left of a word in one and in many: "Zwiebeln" and "Zwiebel", "tomatoes" and "tomato". */
const stem = (word: string): string =>
  word
    .toLocaleLowerCase("en")
    .replaceAll(/ä/g, "a")
    .replaceAll(/ö/g, "o")
    .replaceAll(/ü/g, "u")
    .replace(/^eier$/, "ei")
    .replace(/(?<=\p{L}{3})(?:ies|es|en|er|s|n|e|y)$/u, "");

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= 4 && other.startsWith(one)) ||
  (other.length >= 4 && one.startsWith(other));

/** The words that stand for a food: of "red onions, chopped" it is "onions", of "Salz und Pfeffer" both. */
const headsOf = (food: string): string[] =>
  (food.split(/[,(]/u)[0] ?? "")
    .split(/\s+(?:and|und|or|oder)\s+|\//iu)
    .flatMap((part) => {
      const words = part.match(/[\p{L}]+/gu) ?? [];
      return words.filter((word) => !parts.test(word)).slice(-1);
    })
    .map(stem)
    .filter((head) => head.length >= 2);

/** Which of a recipe's ingredients a step names, by their place in the list; in English and German. */
export const ingredientsInStep = (ingredients: readonly Ingredient[], step: string): number[] => {
  const words = (step.match(/[\p{L}]+/gu) ?? []).map(stem);
  return ingredients.flatMap((ingredient, at) =>
    headsOf(foodOf(ingredient)).some((head) => words.some((word) => isSame(head, word)))
      ? [at]
      : [],
  );
};
