import { defineRead } from "../../api/call.ts";

/** The reads of the plan and of the recipe library. */
export const planRead = defineRead("GET /api/mealplan", "mealplan");
export const recipesRead = defineRead("GET /api/recipes", "recipes");
