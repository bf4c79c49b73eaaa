const before = /^([1-9]\d*)\s?[x×]\s+(?!\d)(\S.*)$/iu;
const behind = /^(\S.*?)[\s,:]+[x×]\s?([1-9]\d*)$/iu;

/** The pieces and the name of "2x Brot", "2 x Brot" or "Brot x2"; null where nothing is counted so. */
export const splitPieceCount = (
  words: string,
): { readonly name: string; readonly amount: string } | null => {
  const [, count, counted] = before.exec(words) ?? [];
  if (count !== undefined && counted !== undefined) return { name: counted, amount: count };
  const [, name, amount] = behind.exec(words) ?? [];
  return name === undefined || amount === undefined ? null : { name, amount };
};
