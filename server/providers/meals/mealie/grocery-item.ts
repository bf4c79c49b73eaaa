import { memberId } from "#contract/values.ts";
import type { GroceryItem } from "#contract/grocery.ts";
import { aisles } from "#contract/grocery.ts";
import { guessAisle } from "#server/food/aisle.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { splitAmount } from "#server/food/ingredient.ts";
import { type Quantity, readQuantity, formatQuantity } from "#server/food/quantity.ts";
import { formatMealieAmount, knownUnitOf, textOrUndefined } from "./recipe-mapping.ts";
import type { MealieItem } from "./shapes.ts";

/** The key of an item's extra field for who added it. */
export const addedByKey = "familyWallMember";

const joint = " + ";

/** A food and its amount, as an item states them. */
interface Said {
  readonly name: string;
  readonly amount?: string | undefined;
}

/** The quantity of a text that is an amount and nothing else. */
const wholeQuantity = (text: string): Quantity | null => {
  const read = readQuantity(text);
  return read !== null && read.rest.trim() === "" ? read.quantity : null;
};

/** Splits a note such as `500 g carrots` or `200 g + 2 cans tomatoes`. */
const readNote = (note: string): Said => {
  const parts = note.split(joint);
  const last = splitAmount(parts.at(-1) ?? "");
  const before = parts.slice(0, -1);
  if (last === null || !before.every((part) => wholeQuantity(part) !== null)) return { name: note };
  return { name: last.name, amount: [...before, last.amount].join(joint) };
};

const timesAmount = (amount: string, times: number): string => {
  const quantity = times === 1 ? null : wholeQuantity(amount);
  return quantity === null
    ? amount
    : formatQuantity({ ...quantity, amount: quantity.amount * times });
};

const saidBy = ({ food, note, quantity, unit }: MealieItem): Said => {
  const words = textOrUndefined(note);
  const amount = formatMealieAmount(quantity, unit);
  if (food != null)
    return { name: words === undefined ? food.name : `${food.name} (${words})`, amount };
  const said = readNote(words ?? "?");
  // Mealie writes a missing quantity as 1 or 0.
  if (unit == null && (quantity === 1 || amount === undefined)) return said;
  return said.amount === undefined
    ? { name: said.name, amount }
    : { name: said.name, amount: timesAmount(said.amount, quantity || 1) };
};

const aisleOf = ({ label }: MealieItem, name: string): string => {
  if (label == null) return guessAisle(name);
  return aisles.find((aisle) => aisle === normalizeWords(label.name)) ?? label.name;
};

/** Converts Mealie's item. */
export const groceryItemOf = (item: MealieItem): GroceryItem => {
  const { name, amount } = saidBy(item);
  const addedBy = memberId.safeParse(item.extras?.[addedByKey]).data;
  const recipeId = item.recipeReferences[0]?.recipeId;
  return {
    ...{ id: item.id, name, aisle: aisleOf(item, name), checked: item.checked },
    ...(amount === undefined ? {} : { amount }),
    ...(addedBy === undefined ? {} : { addedBy }),
    ...(recipeId === undefined ? {} : { recipeId }),
  };
};

/** The fields of an item that is only text. */
const inWords = ({ name, amount }: Said) => {
  const plain = { isFood: false, foodId: null, unitId: null };
  if (amount === undefined) return { ...plain, quantity: 1, note: name };
  const count = wholeQuantity(amount);
  const isCount = count !== null && count.unit === undefined && count.amountMax === undefined;
  if (isCount && count.amount !== 1) return { ...plain, quantity: count.amount, note: name };
  const isAmount = amount.split(joint).every((part) => wholeQuantity(part) !== null);
  return { ...plain, quantity: 1, note: isAmount ? `${amount} ${name}` : `${name} (${amount})` };
};

/** An amount in an item's own unit; null where it can't be converted. */
const inOwnUnit = ({ unit }: MealieItem, amount: string): number | null => {
  const quantity = wholeQuantity(amount);
  if (quantity === null) return null;
  const own = unit == null ? undefined : knownUnitOf(unit);
  if (unit != null && own === undefined) return null;
  if (own?.family !== quantity.unit?.family) return null;
  const many = quantity.amountMax ?? quantity.amount;
  return own === undefined ? many : (many * (quantity.unit?.size ?? 1)) / own.size;
};

/** The fields that give an item this text; Mealie's food stays where its text is unchanged. */
export const mealieItemFields = (said: Said, item?: MealieItem) => {
  if (item?.food == null || saidBy(item).name !== said.name) return inWords(said);
  const quantity = said.amount === undefined ? 0 : inOwnUnit(item, said.amount);
  if (quantity === null) return inWords(said);
  const { isFood, note, foodId, unitId } = item;
  return { isFood: isFood ?? true, note: note ?? "", foodId, unitId, quantity };
};

/** The fields of an item that an update has to repeat, because Mealie deletes what is left out. */
export const writableItem = (item: MealieItem) => ({
  shoppingListId: item.shoppingListId,
  quantity: item.quantity ?? 0,
  note: item.note ?? "",
  isFood: item.isFood ?? item.food != null,
  ...(item.disableAmount == null ? {} : { disableAmount: item.disableAmount }),
  checked: item.checked,
  position: item.position,
  foodId: item.foodId ?? null,
  unitId: item.unitId ?? null,
  labelId: item.labelId ?? null,
  extras: item.extras ?? {},
  recipeReferences: item.recipeReferences,
});
