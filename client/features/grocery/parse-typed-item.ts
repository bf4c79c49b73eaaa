import { splitPieceCount } from "#contract/rules/piece-count.ts";

const units =
  "(?:kg|g|mg|ml|cl|dl|l|EL|TL|Pck|Pkg|Dosen?|Gläser|Glas|Bund|Tüten?|Becher|cans?|jars?|packs?|bunch|bottles?|Flaschen?" +
  "|lbs?|pounds?|Pfund|oz|ounces?|gal|gallons?|quarts?|pints?|dozen|Dutzend|kilos?|Liter|Stück|Stk|Packung(?:en)?|Kasten|Kästen)\\.?";
const amountFirst = new RegExp(
  `^(\\d+(?:[.,/]\\d+)?(?:\\s?${units})?)\\s+(?!${units}$|[%‰°])(\\S.*)$`,
  "iu",
);
const amountLast = new RegExp(`^(\\D.*?)[\\s,:]+(\\d+(?:[.,/]\\d+)?(?:\\s?${units})?)$`, "iu");
/** "Milk 2x", which might be part of a name where nobody types it. */
const piecesLast = /^(\S.*?)[\s,:]+([1-9]\d*)\s?[x×]$/iu;
/** Packs with what each has: "2 x 400 g". The server reckons them up. */
const packs = /(?:^|\s)\d+\s?[x×]\s?\d/iu;
/** So many pieces of something are bought; a larger number behind a name, one that begins with 0, or one behind these words, is part of the name. */
const mostPieces = 30;
const partOfName = /(?:^|\s)(?:type|typ|nr|no|size|größe|stufe|level|vitamine?(?:\s\p{L})?)\.?$/iu;

const atEnd = (words: string): { name: string; amount: string } | undefined => {
  const [, name, amount] = amountLast.exec(words) ?? [];
  if (name === undefined || amount === undefined || partOfName.test(name)) return undefined;
  const isName = /^0\d*$/.test(amount) || (/^\d+$/.test(amount) && Number(amount) > mostPieces);
  return isName ? undefined : { name, amount };
};

/** What somebody wants: a name, and how much of it. */
export interface TypedItem {
  readonly name: string;
  readonly amount?: string;
}

/** What somebody typed, as amount and name, wherever the amount stands; where it is sent as a name alone, the server splits less. */
export const parseTypedItem = (typed: string): TypedItem => {
  const words = typed.trim().replaceAll(/\s+/g, " ");
  const counted = splitPieceCount(words);
  if (counted !== null) return counted;
  if (packs.test(words)) return { name: words };
  const [, counting, pieces] = piecesLast.exec(words) ?? [];
  if (counting !== undefined && pieces !== undefined) return { name: counting, amount: pieces };
  const [, amount, name] = amountFirst.exec(words) ?? [];
  if (amount !== undefined && name !== undefined) return { name, amount };
  return atEnd(words) ?? { name: words };
};

/** A comma in a number parts nothing. */
const between = /\s*(?:;|(?<!\d),|,(?!\d))\s*/u;
const onlyAmount = new RegExp(`^\\d+(?:[.,/]\\d+)?(?:\\s?${units})?$`, "iu");

/** All that is typed in one line, parted by commas; an amount alone belongs to what stands before it. At least one, which may have no name yet. */
export const parseTypedItems = (typed: string): readonly TypedItem[] => {
  const parts: string[] = [];
  for (const part of typed.split(between).filter((words) => words.trim() !== "")) {
    const last = parts.at(-1);
    if (last !== undefined && onlyAmount.test(part.trim())) parts.splice(-1, 1, `${last} ${part}`);
    else parts.push(part);
  }
  return parts.length === 0 ? [parseTypedItem("")] : parts.map(parseTypedItem);
};
