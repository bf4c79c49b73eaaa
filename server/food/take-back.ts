import type { GroceryAddition, GroceryItem } from "#contract/grocery.ts";
import { amountWithoutAddition } from "./amounts.ts";

/** What takes an addition back from one row of the list. */
export interface TakeBackStep {
  readonly id: string;
  /** Whether the row goes; it wasn't there before. */
  readonly isRemoved?: true;
  /** The amount that is left; null for none, left out where it stays. */
  readonly amount?: string | null;
  /** Whether it is ticked off again, as it was. */
  readonly isChecked?: true;
}

const amountOf = ({ amount }: { readonly amount?: string | undefined }) =>
  amount === undefined ? {} : { amount };

/** What made one list of another. */
export const additionsBetween = (
  before: readonly GroceryItem[],
  after: readonly GroceryItem[],
): GroceryAddition[] => {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((now): GroceryAddition[] => {
    const was = known.get(now.id);
    if (was === undefined) return [{ id: now.id, ...amountOf(now) }];
    if (was.amount === now.amount && was.checked === now.checked) return [];
    return [{ id: now.id, ...amountOf(now), was: { ...amountOf(was), checked: was.checked } }];
  });
};

const stepFor = (
  { id, amount, was }: GroceryAddition,
  now: GroceryItem | undefined,
): TakeBackStep | undefined => {
  // What is bought or gone is nothing to take back from.
  if (now === undefined || now.checked) return undefined;
  // Where no amount was added, there is none to take from what others added since.
  if (amount === undefined && now.amount !== undefined) return undefined;
  const before = was?.checked === false ? was.amount : undefined;
  const isUntouched = now.amount === amount;
  const left = isUntouched ? undefined : amountWithoutAddition(now.amount, before, amount);
  if (left !== undefined) return left === now.amount ? undefined : { id, amount: left };
  if (!isUntouched && now.amount === undefined) return undefined;
  if (was === undefined) return { id, isRemoved: true };
  const back = was.amount === now.amount ? { id } : { id, amount: was.amount ?? null };
  return was.checked ? { ...back, isChecked: true } : back;
};

/** A row after something was added to it, with what stood there before. */
export const withWas = (
  item: GroceryItem,
  before: readonly GroceryItem[],
): GroceryItem & Pick<GroceryAddition, "was"> => {
  const was = before.find(({ id }) => id === item.id);
  return was === undefined ? item : { ...item, was: { ...amountOf(was), checked: was.checked } };
};

/** What takes additions back from the list as it stands: only what they added, whatever others have added since. */
export const takeBackSteps = (
  items: readonly GroceryItem[],
  added: readonly GroceryAddition[],
): TakeBackStep[] => {
  const known = new Map(items.map((item) => [item.id, item]));
  return added.flatMap((addition) => stepFor(addition, known.get(addition.id)) ?? []);
};
