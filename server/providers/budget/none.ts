import * as z from "zod";
import { defineProvider, type Tools } from "../provider.ts";
import type { BudgetSource } from "./port.ts";

/** The wall without a budget, as most families want it. */
export const none = defineProvider({
  domain: "budget",
  name: "none",
  env: z.object({}),
  create: (_tools: Tools): BudgetSource | null => null,
});
