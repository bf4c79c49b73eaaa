const units =
  "(?:kg|g|mg|ml|cl|dl|l|x|×|EL|TL|Pck|Pkg|Dosen?|Gläser|Glas|Bund|Tüten?|Becher|cans?|jars?|packs?|bunch|bottles?|Flaschen?)\\.?";
const amountFirst = new RegExp(
  `^(\\d+(?:[.,/]\\d+)?(?:\\s?${units})?)\\s+(?!${units}$)(\\S.*)$`,
  "iu",
);

/** What somebody typed, as amount and name: the server understands far more, and has the last word. */
export const parseTypedItem = (typed: string): { name: string; amount?: string } => {
  const words = typed.trim().replaceAll(/\s+/g, " ");
  const [, amount, name] = amountFirst.exec(words) ?? [];
  return amount === undefined || name === undefined ? { name: words } : { name, amount };
};
