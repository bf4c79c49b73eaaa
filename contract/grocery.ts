import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, line, memberId } from "./values.ts";

/** The digits below a barcode of the EAN and UPC family; the last one is a check on the others. */
export const barcode = z
  .string()
  .regex(/^(?:\d{8}|\d{12,14})$/, "expected the 8, 12, 13 or 14 digits of a barcode")
  .refine((digits) => {
    const sum = Array.from(digits)
      .toReversed()
      .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    return sum % 10 === 0;
  }, "expected a barcode whose last digit fits the others");

/** The aisles of a shop in the order of the grocery list; a source may have aisles of its own. */
export const aisles = [
  "produce",
  "bakery",
  "meat",
  "dairy",
  "pantry",
  "spices",
  "sweets",
  "drinks",
  "frozen",
  "household",
  "other",
] as const;
export type Aisle = (typeof aisles)[number];

const groceryItem = z
  .object({
    id,
    name: z.string(),
    amount: z
      .string()
      .optional()
      .meta({ description: "As people say it, several joined by ` + `." }),
    aisle: z
      .string()
      .optional()
      .meta({ description: `One of ${aisles.join(", ")}, or the source's own word.` }),
    checked: z.boolean(),
    addedBy: memberId.optional(),
    recipeId: id.optional(),
  })
  .meta({ id: "GroceryItem" });
export type GroceryItem = z.infer<typeof groceryItem>;

/** The whole grocery list, as every write to more than one item answers it. */
export const groceryList = z
  .object({
    items: z.array(groceryItem),
    aisles: z.array(z.string()).optional().meta({
      description:
        "The aisles in the order in which the family walks past them, learned from its ticks; left out until it has shopped twice.",
    }),
  })
  .meta({ id: "GroceryList" });
export type GroceryList = z.infer<typeof groceryList>;

const groceryAddition = z
  .strictObject({
    id,
    amount: z.string().exactOptional().meta({ description: "What stood there afterwards." }),
    was: z
      .strictObject({ amount: z.string().exactOptional(), checked: z.boolean() })
      .exactOptional()
      .meta({ description: "What stood there before; left out where nothing did." }),
  })
  .meta({ id: "GroceryAddition" });
/** What one request put on a row of the list. */
export type GroceryAddition = z.infer<typeof groceryAddition>;

/** An item after something was added to it. */
const addedGroceryItem = groceryItem
  .extend({ was: groceryAddition.shape.was })
  .meta({ id: "AddedGroceryItem" });

/** The list after something was added to many of its rows. */
export const groceryListAddedTo = groceryList
  .extend({
    added: z.array(groceryAddition).exactOptional().meta({
      description: "What that changed; `POST /api/grocery/take-back` undoes it.",
    }),
  })
  .meta({ id: "GroceryListAddedTo" });
export type GroceryListAddedTo = z.infer<typeof groceryListAddedTo>;

const boughtBefore = z
  .object({
    name: z.string(),
    aisle: z.string().optional(),
    times: z.int().min(1).meta({ description: "How often within the last year." }),
    boughtOn: day.meta({ description: "When it was last ticked off." }),
  })
  .meta({ id: "BoughtBefore" });
export type BoughtBefore = z.infer<typeof boughtBefore>;

const grocerySuggestions = z
  .object({ often: z.array(boughtBefore), recent: z.array(boughtBefore) })
  .meta({ id: "GrocerySuggestions" });
export type GrocerySuggestions = z.infer<typeof grocerySuggestions>;

const groceryBarcode = z.object({ code: barcode, name: z.string() }).meta({ id: "GroceryBarcode" });
export type GroceryBarcode = z.infer<typeof groceryBarcode>;

const groceryBarcodes = z
  .object({ items: z.array(groceryBarcode) })
  .meta({ id: "GroceryBarcodes" });
export type GroceryBarcodes = z.infer<typeof groceryBarcodes>;

const notNegative = (text: z.ZodString) =>
  text.regex(/^(?![-−–]\s*[\d.,])/, "expected an amount that isn't negative");
const groceryName = notNegative(line);
const amount = notNegative(z.string().trim().min(1).max(60));
const aisle = z.string().trim().min(1).max(60);

const idPath = z.object({ id });

/** The most things that one request names; an outside list has no bound of its own. */
const mostNamedItems = 2000;

const carrots = { id: "g1", name: "Carrots", amount: "500 g", aisle: "produce", checked: false };

export const grocery = {
  "GET /api/grocery": {
    operationId: "listGroceryItems",
    summary:
      "The shared grocery list, whole: what is to be bought by aisle, then what is ticked off",
    access: "anyone",
    source: "meals",
    answer: groceryList,
    topic: "grocery",
    example: { answer: { items: [carrots] } },
  },
  "GET /api/grocery/suggestions": {
    operationId: "suggestGroceryItems",
    summary: "What the family buys and hasn't on its list: most often first, and latest first",
    description: "`q` finds words that begin with it. Counted from what was ticked off here.",
    access: "anyone",
    source: "meals",
    query: z.object({
      q: z.string().trim().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(12),
    }),
    answer: grocerySuggestions,
    topic: "grocery",
    example: {
      answer: {
        often: [{ name: "Milk", aisle: "dairy", times: 40, boughtOn: "2026-11-18" }],
        recent: [{ name: "Leeks", aisle: "produce", times: 1, boughtOn: "2026-11-19" }],
      },
    },
  },
  "POST /api/grocery": {
    operationId: "addGroceryItems",
    summary: "Put something on the list, or more of what is on it",
    description:
      "Amounts in compatible units add up; what was ticked off is open again with the new amount. Without `amount` the name may carry it, such as `500 g carrots`. `memberId` is who adds it; a phone's own member where it isn't given. The answer's `was` is what stood there before, so that `POST /api/grocery/take-back` undoes what was added alone.",
    access: "anyone",
    right: "tick",
    source: "meals",
    body: z.strictObject({
      name: groceryName,
      amount: amount.optional(),
      memberId: memberId.optional(),
      replaces: groceryAddition.exactOptional().meta({
        description: "An earlier addition whose place this one takes: it is taken back first.",
      }),
    }),
    status: 201,
    answer: addedGroceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { body: { name: "Carrots", amount: "500 g" }, answer: carrots },
  },
  "GET /api/grocery/barcodes": {
    operationId: "listGroceryBarcodes",
    summary: "What the family calls the things whose barcodes it has scanned, latest first",
    access: "anyone",
    answer: groceryBarcodes,
    topic: "grocery",
    example: { answer: { items: [{ code: "4006381333931", name: "Oat milk" }] } },
  },
  "PUT /api/grocery/barcodes/{code}": {
    operationId: "nameGroceryBarcode",
    summary: "Say what a barcode is, from now on",
    description: "The latest 1000 names are kept.",
    access: "anyone",
    right: "tick",
    params: z.object({ code: barcode }),
    body: z.strictObject({ name: groceryName }),
    answer: groceryBarcode,
    stale: ["grocery"],
    example: { body: { name: "Oat milk" }, answer: { code: "4006381333931", name: "Oat milk" } },
  },
  "PATCH /api/grocery/{id}": {
    operationId: "updateGroceryItem",
    summary: "Change what an item says; its aisle is remembered for the next time",
    description: "Null takes a value away; what is left out stays.",
    access: "anyone",
    right: "tick",
    source: "meals",
    params: idPath,
    body: z
      .strictObject({ name: groceryName, amount: amount.nullable(), aisle: aisle.nullable() })
      .partial(),
    answer: groceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { body: { amount: "1 kg" }, answer: { ...carrots, amount: "1 kg" } },
  },
  "DELETE /api/grocery/{id}": {
    operationId: "deleteGroceryItem",
    summary: "Take an item off the list",
    access: "anyone",
    right: "tick",
    source: "meals",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [502],
    stale: ["grocery"],
    example: {},
  },
  "POST /api/grocery/{id}/close": {
    operationId: "checkGroceryItem",
    summary: "Tick an item off; again is no error",
    access: "anyone",
    right: "tick",
    source: "meals",
    params: idPath,
    answer: groceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { answer: { ...carrots, checked: true } },
  },
  "POST /api/grocery/{id}/reopen": {
    operationId: "uncheckGroceryItem",
    summary: "Put an item back among what is to be bought; again is no error",
    access: "anyone",
    right: "tick",
    source: "meals",
    params: idPath,
    answer: groceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { answer: carrots },
  },
  "POST /api/grocery/take-back": {
    operationId: "takeBackGroceryItems",
    summary: "Take back what was put on the list, and only that; the list that is left",
    description:
      "What others added to the same rows since stays, and so do rows that were ticked off or are gone.",
    access: "anyone",
    right: "tick",
    source: "meals",
    body: z.strictObject({ added: z.array(groceryAddition).max(mostNamedItems) }),
    answer: groceryList,
    errors: [502],
    stale: ["grocery"],
    example: {
      body: { added: [{ id: "g1", amount: "1 kg", was: { amount: "500 g", checked: false } }] },
      answer: { items: [carrots] },
    },
  },
  "POST /api/grocery/clear": {
    operationId: "clearCheckedGroceryItems",
    summary: "Drop what is ticked off; the list that is left",
    description:
      "Of `itemIds`, what is still ticked; without them all that is ticked when it arrives.",
    access: "anyone",
    right: "tick",
    source: "meals",
    body: z.strictObject({ itemIds: z.array(id).max(mostNamedItems).exactOptional() }).optional(),
    answer: groceryList,
    errors: [502],
    stale: ["grocery"],
    example: { body: { itemIds: ["g2"] }, answer: { items: [carrots] } },
  },
} as const satisfies Operations;
