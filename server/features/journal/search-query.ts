/** The full-text query for a typed text: every word as a prefix; empty where there is no word. */
export const fullTextQuery = (typed: string): string =>
  [...typed.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `"${word}"*`).join(" ");
