import { truncateText, withoutUnwritable } from "#server/platform/plain-text.ts";

// Controls, and marks that turn the direction of what stands beside them on the screen.
// oxlint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
};

const withoutMarkup = (text: string): string =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replaceAll(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
        .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
        .replaceAll(
          /&(amp|lt|gt|quot|apos|nbsp|#39);/gi,
          (whole, name: string) => entities[name.toLowerCase()] ?? whole,
        )
    : text;

const clean = (text: string): string =>
  text.replaceAll(/\r\n?|\u2028|\u2029/g, "\n").replaceAll(unwanted, "");

/** Nothing where nothing could be seen, and never half a character at the end. */
const cut = (text: string, most: number): string => truncateText(withoutUnwritable(text), most);

/** One line without control characters, at most 500 characters. */
export const cleanLine = (text: string): string =>
  cut(clean(text.slice(0, 4_000)).replaceAll(/\s+/g, " ").trim(), 500);

/** Plain text of several lines, at most 8,000 characters. */
export const cleanNotes = (text: string): string =>
  cut(
    withoutMarkup(clean(text.slice(0, 40_000)))
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
    8_000,
  );
