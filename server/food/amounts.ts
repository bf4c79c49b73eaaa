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

const negated = ({ amount, amountMax, unit }: Quantity): Quantity => ({
  amount: -(amountMax ?? amount),
  ...(unit === undefined ? {} : { unit }),
});

/** What of a part is left without what came between two amounts; null where nothing is. */
const partWithout = (part: Part, before: readonly Part[], after: readonly Part[]): Part | null => {
  const { quantity } = part;
  if (quantity === null) {
    const isIn = (parts: readonly Part[]) => parts.some(({ words }) => words === part.words);
    return isIn(after) && !isIn(before) ? null : part;
  }
  const sameIn = (parts: readonly Part[]): Quantity | undefined =>
    parts.find((other) => other.quantity && familyOf(other.quantity) === familyOf(quantity))
      ?.quantity ?? undefined;
  const [was, became] = [sameIn(before), sameIn(after)];
  if (became === undefined) return part;
  const added = was === undefined ? became : addQuantities(became, negated(was));
  const left = addQuantities(quantity, negated(added));
  if (Math.abs(left.amount) < 1e-9) return null;
  // Somebody has written less than was added: that is what they want.
  return left.amount < 0 ? part : { words: formatQuantity(left), quantity: left };
};

/** What is left of an amount when what made `after` of `before` is taken from it; undefined where nothing is. */
export const amountWithoutAddition = (
  now: string | undefined,
  before: string | undefined,
  after: string | undefined,
): string | undefined => {
  const parts = (amount: string | undefined) => amount?.split(joint).map(readPart) ?? [];
  const left = parts(now).flatMap((part) => partWithout(part, parts(before), parts(after)) ?? []);
  return left.length === 0 ? undefined : left.map(({ words }) => words).join(joint);
};
