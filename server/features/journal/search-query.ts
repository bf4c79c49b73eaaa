/** What people type as a full-text query: every word by its beginning; empty where there is no word in it. */
export const fullTextQuery = (typed: string): string =>
  [...typed.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `"${word}"*`).join(" ");
