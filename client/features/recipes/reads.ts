import { defineRead } from "../../api/call.ts";

/** The read of the recipe library. */
export const recipesRead = defineRead("GET /api/recipes", "recipes");
