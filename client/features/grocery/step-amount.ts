import { hasThousands, readDecimal } from "#contract/rules/decimal.ts";
import { unitPlurals } from "#contract/rules/unit-plurals.ts";

const singulars = new Map(Object.entries(unitPlurals).map(([one, more]) => [more, one]));

const fractions: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

const shape = /^(?:(\d{1,6}(?:[.,]\d{1,3})?)?\s?([¼½¾])?)\s*(\p{L}[\p{L}. ]*)?$/u;

const stepOf = (unit: string, value: number): number => {
  if (/^(?:g|ml)$/i.test(unit)) return value > 100 ? 100 : 50;
  if (/^(?:kg|l|lb)$/i.test(unit)) return 0.5;
  return 1;
};

const wordFor = (unit: string, value: number): string =>
  value > 1 ? (unitPlurals[unit] ?? unit) : (singulars.get(unit) ?? unit);

/** How a half is written: as the digits show it. */
const markOf = (digits: string, point: string): string => {
  const mark = /[.,]/.exec(digits)?.[0];
  if (mark === undefined) return point;
  if (!hasThousands(digits)) return mark;
  return mark === "." ? "," : ".";
};

/** The next amount a tap up (1) or down (-1); undefined where there is none, or where it can't be counted. Nothing said is one. */
export const stepAmount = (
  amount: string | undefined,
  direction: 1 | -1,
  /** How a half is written where the amount doesn't show it. */
  point: "." | "," = ".",
): string | undefined => {
  const [all, digits, fraction, unit = ""] = shape.exec((amount ?? "1").trim()) ?? [];
  if (all === undefined || (digits === undefined && fraction === undefined)) return undefined;
  const value = readDecimal(digits ?? "0") + (fractions[fraction ?? ""] ?? 0);
  const size = stepOf(unit, direction === 1 ? value + 1 : value);
  // To the next whole step, so that 430 g become 500 g.
  const next =
    direction === 1
      ? Math.floor(value / size + 1e-9) * size + size
      : Math.ceil(value / size - 1e-9) * size - size;
  if (next <= 0 || next > 100_000) return undefined;
  const written = String(next).replace(".", markOf(digits ?? "", point));
  return unit === "" ? written : `${written} ${wordFor(unit.trim(), next)}`;
};
