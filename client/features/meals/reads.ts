import { defineRead } from "../../api/call.ts";

/** The read of the plan. */
export const planRead = defineRead("GET /api/mealplan", "mealplan");
