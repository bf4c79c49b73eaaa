/** A text's first words, as many as `most` characters hold, with an ellipsis where there are more; a single longer word is left whole. */
export const firstWords = (text: string, most: number): string => {
  const words = text.trim().replaceAll(/\s+/g, " ");
  if (words.length <= most) return words;
  const before = words.lastIndexOf(" ", most);
  const end = before === -1 ? words.indexOf(" ") : before;
  return end === -1 ? words : `${words.slice(0, end).replace(/[,;:.–-]+$/u, "")} …`;
};
