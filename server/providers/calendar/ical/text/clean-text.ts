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
  text
    .replaceAll(/\r\n?|\u2028|\u2029/g, "\n")
    .replaceAll(unwanted, "")
    .toWellFormed();

/** One line without control characters, at most 500 characters. */
export const cleanLine = (text: string): string =>
  clean(text.slice(0, 4_000)).replaceAll(/\s+/g, " ").trim().slice(0, 500);

/** Plain text of several lines, at most 8,000 characters. */
export const cleanNotes = (text: string): string =>
  withoutMarkup(clean(text.slice(0, 40_000)))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, 8_000);
