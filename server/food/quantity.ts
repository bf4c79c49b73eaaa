import { type ReadNumber, readNumber, readNumberWord, formatNumber } from "./number.ts";
import { finerUnit, type Unit, unitOf } from "./units.ts";

/** An amount with its unit. */
export interface Quantity {
  readonly amount: number;
  /** The upper end, where a range is written. */
  readonly amountMax?: number;
  readonly unit?: Unit;
}

const about = /^(?:about|approx\.?|circa|ca\.?|etwa|ungefähr)\s+/iu;
const upTo = /^\s*(?:-|–|—|to\b|bis\b|or\b|oder\b)\s*/iu;
const times = /^\s*[x×]\s*(?=\d)/u;
const unitWord =
  /^\s*(?:\([^)]*\)\s*)?(?:(?:large|small|big|gro(?:ß|ss)e[rsn]?|kleine[rsn]?)\s+)?(fl\.? oz|fluid ounces?|\p{L}+\.?)(?=[\s,(]|$)/iu;

const after = (text: string, sign: RegExp): ReadNumber | null => {
  const match = sign.exec(text);
  return match && readNumber(text.slice(match[0].length));
};

const readNumbers = (text: string): (ReadNumber & { readonly max?: number }) | null => {
  const first = readNumber(text) ?? readNumberWord(text);
  if (first === null) return null;
  const second = after(first.rest, upTo);
  if (second !== null && second.value > first.value)
    return { value: first.value, max: second.value, rest: second.rest };
  const each = after(first.rest, times);
  return each === null ? first : { value: first.value * each.value, rest: each.rest };
};

const readUnit = (text: string): { readonly unit: Unit; readonly rest: string } | null => {
  const match = unitWord.exec(text);
  const unit = match && unitOf((match[1] ?? "").replace(/^fl.*\boz$|^fluid.*/i, "fl oz"));
  return match && unit ? { unit, rest: text.slice(match[0].length) } : null;
};

/** The quantity at the beginning of a text, and the rest; null where there is none. */
export const readQuantity = (
  text: string,
): { readonly quantity: Quantity; readonly rest: string } | null => {
  const numbers = readNumbers(text.replace(about, ""));
  if (numbers === null) return null;
  const measured = readUnit(numbers.rest);
  // "7Up" and "100% juice" begin with a number that isn't an amount.
  if (measured === null && !/^(?:\s|$)/u.test(numbers.rest)) return null;
  return {
    quantity: {
      amount: numbers.value,
      ...(numbers.max === undefined ? {} : { amountMax: numbers.max }),
      ...(measured === null ? {} : { unit: measured.unit }),
    },
    rest: measured?.rest ?? numbers.rest,
  };
};

const spellOne = (value: number, unit: Unit | undefined): string => {
  if (unit === undefined) return formatNumber(value);
  const finer = finerUnit(unit);
  const isRound = value < 10 ? value % 0.25 === 0 : Number.isInteger(value);
  if (finer !== undefined && finer.size < unit.size && !isRound)
    return spellOne((value * unit.size) / finer.size, finer);
  return `${formatNumber(value)} ${value > 1 ? unit.plural : unit.name}`;
};

/** A quantity as text in front of a food, in its own unit where that gives a round number. */
export const formatQuantity = ({ amount, amountMax, unit }: Quantity): string =>
  amountMax === undefined
    ? spellOne(amount, unit)
    : `${spellOne(amount, undefined)} – ${spellOne(amountMax, unit)}`;
