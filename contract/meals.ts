import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, line, memberId } from "./values.ts";

/** The meals of a day, in the order in which they are eaten. */
export const slots = ["breakfast", "lunch", "dinner", "snack"] as const;
export type Slot = (typeof slots)[number];

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

const plannedMeal = z
  .object({
    id,
    slot: z.enum(slots),
    title: z.string(),
    recipeId: id.optional(),
    image: z.string().optional(),
  })
  .meta({ id: "PlannedMeal" });

/** A planned meal together with its day. */
export const mealOnDay = plannedMeal.extend({ date: day }).meta({ id: "MealOnDay" });
export type MealOnDay = z.infer<typeof mealOnDay>;

const mealPlan = z
  .object({
    start: day,
    end: day,
    slots: z.array(z.enum(slots)),
    days: z
      .record(day, z.array(plannedMeal))
      .meta({ description: "Every day of the range; a day without a plan has an empty list." }),
  })
  .meta({ id: "MealPlan" });
export type MealPlan = z.infer<typeof mealPlan>;

const dish = z
  .strictObject({ title: line.optional(), recipeId: id.optional() })
  .refine(({ title, recipeId }) => (title === undefined) !== (recipeId === undefined), {
    path: ["title"],
    error: "expected either a title or a recipeId",
  })
  .meta({ id: "Dish", description: "Either words or a recipe." });

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
export const groceryList = z.object({ items: z.array(groceryItem) }).meta({ id: "GroceryList" });
export type GroceryList = z.infer<typeof groceryList>;

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

const notNegative = (text: z.ZodString) =>
  text.regex(/^(?![-−–]\s*[\d.,])/, "expected an amount that isn't negative");
const groceryName = notNegative(line);
const amount = notNegative(z.string().trim().min(1).max(60));
const aisle = z.string().trim().min(1).max(60);

const onDayAndSlot = z.object({ date: day, slot: z.enum(slots) });
const idPath = z.object({ id });

const curry = { id: "m1", slot: "dinner", title: "Vegetable curry", recipeId: "r1" } as const;
const carrots = { id: "g1", name: "Carrots", amount: "500 g", aisle: "produce", checked: false };

export const meals = {
  "GET /api/mealplan": {
    summary: "What is planned to be eaten in a range of days",
    description:
      "Both days are included; the default is today and the six days after it, at most 400 days.",
    access: "anyone",
    source: "meals",
    query: z.object({ start: day.optional(), end: day.optional() }),
    answer: mealPlan,
    topic: "mealplan",
    example: {
      answer: {
        start: "2026-11-20",
        end: "2026-11-21",
        slots: ["breakfast", "lunch", "dinner", "snack"],
        days: { "2026-11-20": [curry], "2026-11-21": [] },
      },
    },
  },
  // Listed before the slots of a day, whose path would match it too.
  "DELETE /api/mealplan/entries/{id}": {
    summary: "Take one meal off the plan",
    access: "anyone",
    source: "meals",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [502],
    stale: ["mealplan"],
    example: {},
  },
  "PUT /api/mealplan/{date}/{slot}": {
    summary: "Plan a meal in place of what its slot had",
    access: "anyone",
    source: "meals",
    params: onDayAndSlot,
    body: dish,
    answer: mealOnDay,
    errors: [502],
    stale: ["mealplan"],
    example: { body: { title: "Pancakes" }, answer: { ...curry, date: "2026-11-20" } },
  },
  "POST /api/mealplan/{date}/{slot}": {
    summary: "Plan a meal beside what its slot has",
    access: "anyone",
    source: "meals",
    params: onDayAndSlot,
    body: dish,
    status: 201,
    answer: mealOnDay,
    errors: [502],
    stale: ["mealplan"],
    example: { body: { recipeId: "r1" }, answer: { ...curry, date: "2026-11-20" } },
  },
  "DELETE /api/mealplan/{date}/{slot}": {
    summary: "Empty a slot; an empty one is no error",
    access: "anyone",
    source: "meals",
    params: onDayAndSlot,
    status: 204,
    answer: z.void(),
    errors: [502],
    stale: ["mealplan"],
    example: {},
  },
  "GET /api/grocery": {
    summary:
      "The shared grocery list, whole: what is to be bought by aisle, then what is ticked off",
    access: "anyone",
    source: "meals",
    answer: groceryList,
    topic: "grocery",
    example: { answer: { items: [carrots] } },
  },
  "GET /api/grocery/suggestions": {
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
    summary: "Put something on the list, or more of what is on it",
    description:
      "Amounts in compatible units add up; what was ticked off is open again with the new amount. Without `amount` the name may carry it, such as `500 g carrots`. `memberId` is who adds it; a phone's own member where it isn't given.",
    access: "anyone",
    source: "meals",
    body: z.strictObject({
      name: groceryName,
      amount: amount.optional(),
      memberId: memberId.optional(),
    }),
    status: 201,
    answer: groceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { body: { name: "Carrots", amount: "500 g" }, answer: carrots },
  },
  "PATCH /api/grocery/{id}": {
    summary: "Change what an item says; its aisle is remembered for the next time",
    description: "Null takes a value away; what is left out stays.",
    access: "anyone",
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
    summary: "Take an item off the list",
    access: "anyone",
    source: "meals",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [502],
    stale: ["grocery"],
    example: {},
  },
  "POST /api/grocery/{id}/close": {
    summary: "Tick an item off; again is no error",
    access: "anyone",
    source: "meals",
    params: idPath,
    answer: groceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { answer: { ...carrots, checked: true } },
  },
  "POST /api/grocery/{id}/reopen": {
    summary: "Put an item back among what is to be bought; again is no error",
    access: "anyone",
    source: "meals",
    params: idPath,
    answer: groceryItem,
    errors: [502],
    stale: ["grocery"],
    example: { answer: carrots },
  },
  "POST /api/grocery/clear": {
    summary: "Drop what is ticked off; the list that is left",
    access: "anyone",
    source: "meals",
    answer: groceryList,
    errors: [502],
    stale: ["grocery"],
    example: { answer: { items: [carrots] } },
  },
} as const satisfies Operations;
