import { readDecimal } from "#contract/rules/decimal.ts";

const vulgar: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅕": 1 / 5,
  "⅖": 2 / 5,
  "⅗": 3 / 5,
  "⅘": 4 / 5,
  "⅙": 1 / 6,
  "⅚": 5 / 6,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};
const glyphs = Object.keys(vulgar).join("");
const words: Readonly<Record<string, number>> = {
  ...{ dozen: 12, dutzend: 12 },
  ...{ a: 1, an: 1, one: 1, half: 0.5 },
  ...{ ein: 1, eine: 1, einen: 1, einer: 1, eines: 1, halbe: 0.5, halber: 0.5, halbes: 0.5 },
};

const simple = new RegExp(
  // 1 1/2 · 1/2 · 1½ · ½ · 1.000 · 1,5 · 2
  `^(?:(\\d{1,6})\\s+)?(\\d{1,6})\\s*[/⁄]\\s*(\\d{1,6})|^(\\d{0,6})\\s*([${glyphs}])|^(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}(?:[.,]\\d{1,3})?)(?!\\d)`,
  "u",
);

/** A number at the beginning of a text, and the rest. */
export interface ReadNumber {
  readonly value: number;
  readonly rest: string;
}

/** Reads a number as recipes write it, with fractions and German commas; null where there is none above zero. */
export const readNumber = (text: string): ReadNumber | null => {
  const match = simple.exec(text);
  if (match === null) return null;
  const [all, whole, top, bottom, before, glyph = "", digits] = match;
  const value =
    top !== undefined && bottom !== undefined
      ? Number(whole ?? 0) + Number(top) / Number(bottom)
      : digits === undefined
        ? Number(before ?? 0) + (vulgar[glyph] ?? 0)
        : readDecimal(digits);
  return Number.isFinite(value) && value > 0 ? { value, rest: text.slice(all.length) } : null;
};

/** Reads a number that is written as a word, such as `a` or `eine halbe`. */
export const readNumberWord = (text: string): ReadNumber | null => {
  const match = /^(\p{L}+)(?:\s+(half|halbe[rsn]?|(?:a\s+)?dozen|dutzend))?(?=\s)/iu.exec(text);
  const value = words[match?.[1]?.toLowerCase() ?? ""];
  if (match === null || value === undefined) return null;
  const [all, , more = ""] = match;
  const dozen = /dozen$|dutzend$/iu.test(more) ? value * 12 : undefined;
  return { value: dozen ?? (more === "" ? value : 0.5), rest: text.slice(all.length) };
};

const shown: readonly (readonly [number, string])[] = [
  [0, ""],
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [1, ""],
];

/** Formats a number above zero for any language: whole from ten on, below with the nearest kitchen fraction. */
export const formatNumber = (value: number): string => {
  if (value >= 10) return String(Math.round(value));
  const whole = Math.floor(value);
  const part = Math.max(value - whole, whole === 0 ? 1 / 8 : 0);
  const [nearest, glyph] = shown.reduce((best, each) =>
    Math.abs(each[0] - part) < Math.abs(best[0] - part) ? each : best,
  );
  if (glyph === "") return String(whole + nearest);
  return whole === 0 ? glyph : `${whole} ${glyph}`;
};
