import type { QueryClient } from "@tanstack/react-query";
import type { MealOnDay, MealPlan } from "#contract/meals.ts";
import { type PlanChange, withPlanChanges } from "./optimistic-plan.ts";

/** Puts what a write answered into every stretch of the plan that this device knows. */
export const cachePlanAnswer = (client: QueryClient, change: PlanChange, answer: unknown): void => {
  const kept: PlanChange =
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the operations that add a meal answer
    change.kind === "add" ? { kind: "add", meal: answer as MealOnDay } : change;
  client.setQueriesData<MealPlan>(
    { queryKey: ["mealplan"] },
    (plan) => plan && withPlanChanges(plan, [kept]),
  );
};
