import * as z from "zod";
import { dayparts, rotation } from "#contract/tasks.ts";

const text = z.string().exactOptional();

/** A task as it was at a tap, in the column `snapshot`. */
export const storedTask = z.object({
  id: z.string(),
  title: z.string(),
  list: z.enum(["todo", "routine"]),
  memberIds: z.array(z.string()),
  icon: text,
  daypart: z.enum(dayparts).nullable(),
  stars: z.number(),
  due: text,
  recurrence: text,
  repeatAfterDays: z.number().exactOptional(),
  repeatsOtherwise: z.literal(true).exactOptional(),
  notes: text,
  createdAt: z.number(),
  needsApproval: z.boolean().exactOptional(),
  rotation: rotation.exactOptional(),
});

/** A category of a month, in the column `budget_months.categories`. */
export const storedBudgetCategory = z.object({
  id: z.string(),
  name: z.string(),
  budgeted: z.number(),
  spent: z.number(),
});
