import { type Quantity, readQuantity, formatQuantity } from "./quantity.ts";
import { coarserUnit, finerUnit } from "./units.ts";

/** A quantity that can be added up, or text that can't. */
interface Part {
  readonly words: string;
  readonly quantity: Quantity | null;
}

const joint = " + ";
/** The most different amounts of one food. */
const mostParts = 6;

const readPart = (words: string): Part => {
  const read = readQuantity(words);
  return { words, quantity: read !== null && read.rest.trim() === "" ? read.quantity : null };
};

const familyOf = ({ unit }: Quantity): string => unit?.family ?? "piece";
/** The amount in the smallest unit of its family. */
const smallest = ({ amount, amountMax, unit }: Quantity): number =>
  (amountMax ?? amount) * (unit?.size ?? 1);

const addQuantities = (a: Quantity, b: Quantity): Quantity => {
  const sum = smallest(a) + smallest(b);
  if (a.unit === undefined) return { amount: sum };
  const units = [a.unit, b.unit, coarserUnit(a.unit), finerUnit(a.unit)]
    .filter((unit) => unit !== undefined)
    .toSorted((x, y) => y.size - x.size);
  const unit = units.find(({ size }) => Number.isInteger(sum / size)) ?? units.at(-1) ?? a.unit;
  return { amount: sum / unit.size, unit };
};

const add = (parts: readonly Part[], more: Part): readonly Part[] => {
  const { quantity } = more;
  const at = parts.findIndex((part) =>
    quantity === null || part.quantity === null
      ? part.words === more.words
      : familyOf(part.quantity) === familyOf(quantity),
  );
  const before = parts[at]?.quantity;
  if (at === -1) return parts.length < mostParts ? [...parts, more] : parts;
  if (before == null || quantity === null) return parts;
  const sum = addQuantities(before, quantity);
  return parts.with(at, { words: formatQuantity(sum), quantity: sum });
};

/** Adds two amounts of one food: compatible units are summed, others are listed beside each other. */
export const addAmounts = (
  before: string | undefined,
  more: string | undefined,
): string | undefined => {
  if (before === undefined || more === undefined) return before ?? more;
  const parts = before.split(joint).map(readPart);
  return more
    .split(joint)
    .map(readPart)
    .reduce(add, parts)
    .map(({ words }) => words)
    .join(joint);
};
