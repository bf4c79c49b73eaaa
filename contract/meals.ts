import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, line } from "./values.ts";

/** The meals of a day, in the order in which they are eaten. */
export const slots = ["breakfast", "lunch", "dinner", "snack"] as const;
export type Slot = (typeof slots)[number];

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
  .strictObject({
    title: line.optional(),
    recipeId: id.optional(),
    words: line.optional().meta({
      description: "What a recipe is called, for the case that it was deleted meanwhile.",
    }),
  })
  .refine(({ title, recipeId }) => (title === undefined) !== (recipeId === undefined), {
    path: ["title"],
    error: "expected either a title or a recipeId",
  })
  .meta({ id: "Dish", description: "Either words or a recipe." });

const onDayAndSlot = z.object({ date: day, slot: z.enum(slots) });
const mealPatch = z
  .strictObject({
    ...{ date: day, slot: z.enum(slots), title: line },
    seen: z
      // A title of an outside source may be longer than one that is written here.
      .strictObject({ date: day, slot: z.enum(slots), title: z.string().max(2000) })
      .partial()
      .meta({
        description:
          "What the meal was before, as far as it matters; 409 `changedMeanwhile` where it is something else now. Undo says it, so that it takes back nothing that others wrote since.",
      }),
  })
  .partial()
  .meta({ id: "MealPatch", description: "What is left out stays." });
export type MealPatch = z.infer<typeof mealPatch>;
const idPath = z.object({ id });

const curry = { id: "m1", slot: "dinner", title: "Vegetable curry", recipeId: "r1" } as const;

export const meals = {
  "GET /api/mealplan": {
    operationId: "getMealPlan",
    summary: "What is planned to be eaten in a range of days",
    description:
      "Both days are included; the default is today and the six days after it, at most 400 days.",
    access: "anyone",
    source: "meals",
    query: z.object({ start: day.optional(), end: day.optional() }),
    answer: mealPlan,
    topic: "mealplan",
    revalidates: true,
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
    operationId: "deleteMeal",
    summary: "Take one meal off the plan",
    access: "anyone",
    right: "write",
    source: "meals",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [502],
    stale: ["mealplan"],
    example: {},
  },
  "PATCH /api/mealplan/entries/{id}": {
    operationId: "updateMeal",
    summary: "Move one meal of the plan to another day or slot, or correct its words",
    description:
      "Moved it stays what it was, also where its recipe was deleted meanwhile; the answer may have another id. 400 `title` for a meal of a recipe, which is called as the recipe is.",
    access: "anyone",
    right: "write",
    source: "meals",
    params: idPath,
    body: mealPatch,
    answer: mealOnDay,
    errors: [409, 502],
    stale: ["mealplan"],
    example: {
      body: { date: "2026-11-21", slot: "lunch" },
      answer: { ...curry, date: "2026-11-21", slot: "lunch" },
    },
  },
  "PUT /api/mealplan/{date}/{slot}": {
    operationId: "setMeal",
    summary: "Plan a meal in place of what its slot had",
    access: "anyone",
    right: "write",
    source: "meals",
    params: onDayAndSlot,
    body: dish,
    answer: mealOnDay,
    errors: [502],
    stale: ["mealplan"],
    example: { body: { title: "Pancakes" }, answer: { ...curry, date: "2026-11-20" } },
  },
  "POST /api/mealplan/{date}/{slot}": {
    operationId: "addMeal",
    summary: "Plan a meal beside what its slot has",
    access: "anyone",
    right: "write",
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
    operationId: "clearMealSlot",
    summary: "Empty a slot; an empty one is no error",
    access: "anyone",
    right: "write",
    source: "meals",
    params: onDayAndSlot,
    status: 204,
    answer: z.void(),
    errors: [502],
    stale: ["mealplan"],
    example: {},
  },
} as const satisfies Operations;
