const units =
  "(?:kg|g|mg|ml|cl|dl|l|EL|TL|Pck|Pkg|Dosen?|Gläser|Glas|Bund|Tüten?|Becher|cans?|jars?|packs?|bunch|bottles?|Flaschen?" +
  "|lbs?|pounds?|oz|ounces?|gal|gallons?|quarts?|pints?|dozen|Dutzend|kilos?|Liter|Stück|Stk|Packung(?:en)?|Kasten|Kästen)\\.?";
const amountFirst = new RegExp(
  `^(\\d+(?:[.,/]\\d+)?(?:\\s?(?:${units}|[x×]))?)\\s+(?!(?:${units}|[x×])$)(\\S.*)$`,
  "iu",
);
const times = /^[x×]\s?(\d+)$|^(\d+)\s?[x×]$/iu;
const amountLast = new RegExp(
  `^(\\D.*?)[\\s,:]+((?:[x×]\\s?)?\\d+(?:[.,/]\\d+)?(?:\\s?(?:${units}|[x×]))?)$`,
  "iu",
);
/** So many pieces of something are bought; a larger number behind a name, one that begins with 0, or one behind these words, is part of the name. */
const mostPieces = 30;
const partOfName = /(?:^|\s)(?:type|typ|nr|no|size|größe|stufe|level)\.?$/iu;

/** "2x" and "x 2" are two. */
const plainAmount = (amount: string): string => {
  const [, behind, before] = times.exec(amount) ?? [];
  return behind ?? before ?? amount;
};

const atEnd = (words: string): { name: string; amount: string } | undefined => {
  const [, name, last] = amountLast.exec(words) ?? [];
  if (name === undefined || last === undefined || partOfName.test(name)) return undefined;
  const amount = plainAmount(last);
  const isName = /^0\d*$/.test(amount) || (/^\d+$/.test(amount) && Number(amount) > mostPieces);
  return isName ? undefined : { name, amount };
};

/** What somebody typed, as amount and name, wherever the amount stands: the server understands far more, and has the last word. */
export const parseTypedItem = (typed: string): { name: string; amount?: string } => {
  const words = typed.trim().replaceAll(/\s+/g, " ");
  const [, first, name] = amountFirst.exec(words) ?? [];
  if (first !== undefined && name !== undefined) return { name, amount: plainAmount(first) };
  return atEnd(words) ?? { name: words };
};
