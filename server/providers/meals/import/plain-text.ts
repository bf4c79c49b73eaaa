import { truncateText } from "#server/platform/plain-text.ts";
import { readHtml } from "./html.ts";

/** The most characters of one text. */
const longestText = 12_000;
/** The most rounds of decoding, because pages escape their texts more than once. */
const mostRounds = 3;

const breaks = new Set(
  "address article blockquote br dd div dt h1 h2 h3 h4 h5 h6 hr li ol p section table tr ul".split(
    " ",
  ),
);
const silent = new Set(["script", "style", "template", "noscript", "iframe"]);

/** Control characters, and those that are invisible or change the direction of text. */
const unseen = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const strip = (html: string): string => {
  const words: string[] = [];
  let hush = 0;
  readHtml(html, {
    open: (name) => {
      if (silent.has(name)) hush += 1;
      if (breaks.has(name)) words.push("\n");
    },
    close: (name) => {
      if (silent.has(name)) hush = Math.max(0, hush - 1);
      if (breaks.has(name)) words.push("\n");
    },
    text: (text) => {
      if (hush === 0) words.push(text);
    },
  });
  return words.join("");
};

/** A text's lines without tags, entities, invisible characters and empty lines. */
export const plainTextLines = (html: string): string[] => {
  let text = html.slice(0, longestText);
  for (let round = 0; round < mostRounds; round += 1) {
    const stripped = strip(text);
    if (stripped === text) break;
    text = stripped;
  }
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replaceAll(unseen, " ").replaceAll(/\s+/gu, " ").trim())
    .filter((line) => line !== "");
};

/** The text in one line, cut at a length. */
export const plainTextLine = (html: string, longest: number): string =>
  truncateText(plainTextLines(html).join(" "), longest);
