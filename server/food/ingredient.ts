import { splitPieceCount } from "#contract/rules/piece-count.ts";
import type { Ingredient } from "#contract/recipes.ts";
import { type Quantity, readQuantity, formatQuantity } from "./quantity.ts";
import { unitOf } from "./units.ts";

/** A line split into its amount and the text before and after it. */
interface Line {
  readonly quantity: Quantity;
  readonly before: string;
  readonly behind: string;
}

const bullet = /^(?:[•*·▢☐–-]\s+|\d{1,2}[.)]\s+(?=\D))+/u;
const some = /^(?:some|a little|a bit of|etwas|ein wenig|ein bisschen)\s+/iu;
const asLiked =
  /[,;\s]*\(?\b(?:to taste|as needed|for serving|for garnish|nach Geschmack|nach Belieben|nach Bedarf|zum Servieren|zum Garnieren|optional|n\. ?B\.)\)?\s*$/iu;
const size =
  /^(?:(?:extra-?)?large|medium(?:-sized)?|small|big|fresh(?:ly)?|(?:mittel)?gro(?:ß|ss)e[rsn]?|kleine[rsn]?|frische[rsn]?)\s+(?=\p{L})/iu;

const plain = (text: string): string =>
  text.replaceAll(/\s+/g, " ").trim().replace(bullet, "").replace(some, "");

/** What belongs to its number rather than being counted by it: "2 % milk". */
const share = /^\s*[%‰°]/u;

/** Finds the amount at the beginning, or at the end where it has a unit: `Mehl 500 g`. */
const splitLine = (text: string): Line | null => {
  const first = readQuantity(text);
  if (first !== null && share.test(first.rest)) return null;
  if (first !== null) return { quantity: first.quantity, before: "", behind: first.rest.trim() };
  const [, words = "", number = ""] = /^(\p{L}.*?)[\s,:–-]+(\d.*)$/u.exec(text) ?? [];
  const last = readQuantity(number);
  return last?.quantity.unit === undefined || last.rest.trim() !== ""
    ? null
    : { quantity: last.quantity, before: words, behind: "" };
};

/** The food in a text, without sizes, remarks in brackets and "to taste". */
export const foodName = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)/g, " ")
    .replace(asLiked, "")
    .trim()
    .replace(/^(?:of|von)\s+/iu, "")
    .replace(some, "")
    .replace(size, "")
    .replaceAll(/\s+/g, " ")
    .replace(/[\s,;:.]+$/u, "");

/** Parses an ingredient's line as far as possible; its text stays as written. */
export const parseIngredient = (line: string): Ingredient => {
  const text = line.trim();
  const parsed = splitLine(plain(text));
  if (parsed === null) {
    const food = foodName(plain(text));
    return { text, ...(food === "" ? {} : { food }) };
  }
  const { amount, amountMax, unit } = parsed.quantity;
  // The text after a comma is the preparation; without an amount it is a list: "Salz, Pfeffer".
  const food = foodName(`${parsed.before} ${parsed.behind.replace(/[,;].*$/su, "")}`);
  return {
    text,
    amount,
    ...(amountMax === undefined ? {} : { amountMax }),
    ...(unit === undefined ? {} : { unit: unit.name }),
    ...(food === "" ? {} : { food }),
  };
};

/** Splits a leading or trailing amount from a name; null where there is none, or no name. */
export const splitAmount = (
  words: string,
): { readonly amount: string; readonly name: string } | null => {
  const text = plain(words);
  const counted = splitPieceCount(text);
  if (counted !== null) return counted;
  const parsed = splitLine(text);
  if (parsed === null) return null;
  const name = `${parsed.before} ${parsed.behind}`.trim().replace(/^(?:of|von)\s+/iu, "");
  return name === "" ? null : { amount: formatQuantity(parsed.quantity), name };
};

const quantityOf = ({ amount, amountMax, unit }: Ingredient): Quantity | null => {
  if (amount === undefined) return null;
  const known = unit === undefined ? undefined : unitOf(unit);
  return {
    amount,
    ...(amountMax === undefined ? {} : { amountMax }),
    ...(known === undefined ? {} : { unit: known }),
  };
};

/** The amount of an ingredient to buy, as text; undefined where its line has none. */
export const amountToBuy = (ingredient: Ingredient): string | undefined => {
  const quantity = quantityOf(ingredient);
  if (quantity === null) return undefined;
  const { amount, amountMax, unit } = quantity;
  return formatQuantity({ amount: amountMax ?? amount, ...(unit === undefined ? {} : { unit }) });
};

/** Multiplies an ingredient's amount; a line without an amount stays as it is. */
export const scaleIngredient = (ingredient: Ingredient, times: number): Ingredient => {
  const { amount, amountMax, food = "" } = ingredient;
  if (amount === undefined || times === 1) return ingredient;
  const scaled: Ingredient = {
    ...ingredient,
    amount: amount * times,
    ...(amountMax === undefined ? {} : { amountMax: amountMax * times }),
  };
  const quantity = quantityOf(scaled);
  const parsed = splitLine(plain(ingredient.text));
  const words = [parsed?.before, quantity && formatQuantity(quantity), parsed?.behind ?? food];
  return { ...scaled, text: words.filter(Boolean).join(" ") };
};
