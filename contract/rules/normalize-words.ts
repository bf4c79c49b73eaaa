/** Normalizes text for comparison: lower case, without accents, umlauts as plain vowels. */
export const normalizeWords = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/g, " ")
    .trim();
