import * as z from "zod";
import { defineProvider, type ProviderTools } from "../provider.ts";
import type { BudgetSource } from "./port.ts";

/** The default: no budget. */
export const noBudget = defineProvider({
  domain: "budget",
  name: "none",
  env: z.object({}),
  create: (_tools: ProviderTools): BudgetSource | null => null,
});
