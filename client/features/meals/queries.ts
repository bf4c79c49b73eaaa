import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { MealOnDay, MealPlan, Slot } from "#contract/meals.ts";
import { type ApiError, sampleContentError } from "../../api/api-error.ts";
import { defineWrite } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { planRead, useMealsSampleFallback } from "./use-meals-sample-fallback.ts";
import { useQueuedMutations } from "../../mutations/outbox/use-queue.ts";
import { type PlanChange, withPlanChanges } from "./optimistic-plan.ts";
import { cachePlanAnswer } from "./plan-cache.ts";
import type { QueryState } from "../../query/query-state.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { sendOrEnqueue } from "../../mutations/send.ts";
import { useSourceRead } from "../../query/source-query.ts";
import { useI18n } from "../../i18n/use-i18n.ts";

const addMeal = defineWrite("POST /api/mealplan/{date}/{slot}", ["mealplan"]);
const removeMeal = defineWrite("DELETE /api/mealplan/entries/{id}", ["mealplan"]);

const mutationKey = ["mealplan"];

interface PlanAction {
  readonly change: PlanChange;
  readonly title: string;
}

/** What this page has planned and the server hasn't confirmed, in order. */
const useChanges = (): readonly PlanChange[] => {
  const { oldQueue: queue } = useApp();
  const waiting = useQueuedMutations();
  const flying = useMutationState<PlanChange | undefined>({
    filters: { mutationKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this file's own mutation
    select: ({ state }) => (state.variables as PlanAction | undefined)?.change,
  });
  return useMemo(() => {
    const changes = queue === undefined ? flying : waiting.map(({ shows }) => shows.plan);
    return changes.filter((change) => change !== undefined);
  }, [queue, flying, waiting]);
};

/** What is planned to be eaten from `start` to `end`, both days included, as the fingers left it. */
export const useMealPlan = (start: string, end: string): QueryState<MealPlan> => {
  const build = useCallback((sample: Sample) => sample.mealPlan(start, end), [start, end]);
  const sent = { query: { start, end } };
  const shown = useMealsSampleFallback(useSourceRead("meals", planRead, sent, build), build);
  const changes = useChanges();
  const data = useMemo(
    () => shown.data && withPlanChanges(shown.data, changes),
    [shown.data, changes],
  );
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

const sendChange = async (
  app: AppContextValue,
  { change, title }: PlanAction,
): Promise<MealOnDay | undefined> => {
  const shows = { title, plan: change };
  if (change.kind === "remove") {
    await sendOrEnqueue(app, removeMeal, { params: { id: change.id } }, shows);
    return undefined;
  }
  const { date, slot, recipeId } = change.meal;
  const body = recipeId === undefined ? { title: change.meal.title } : { recipeId };
  return (await sendOrEnqueue(app, addMeal, { params: { date, slot }, body }, shows)).answer;
};

/** A dish to plan: words, or a recipe with its title. */
export interface PlannedDish {
  readonly title: string;
  readonly recipeId?: string | undefined;
}

/** The ways to change the plan; each shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content. */
export const useChangePlan = (onFailed: (error: ApiError) => void) => {
  const app = useApp();
  const { mutate, mutateAsync } = useMutation<MealOnDay | undefined, ApiError, PlanAction>({
    mutationKey,
    mutationFn: (action) => sendChange(app, action),
    onSuccess: (answer, { change }) => {
      // Where writes wait in line, the line keeps their answers.
      if (app.oldQueue === undefined) cachePlanAnswer(app.queryClient, change, answer);
    },
    onError: (error) => {
      void app.queryClient.invalidateQueries({ queryKey: ["mealplan"] });
      onFailed(error);
    },
  });
  const adding = (date: string, slot: Slot, { title, recipeId }: PlannedDish): PlanAction => {
    const meal: MealOnDay = {
      ...{ id: newId(), date, slot, title },
      ...(recipeId === undefined ? {} : { recipeId }),
    };
    return { change: { kind: "add", meal }, title };
  };
  const add = (date: string, slot: Slot, dish: PlannedDish): void => {
    if (dish.recipeId !== undefined && isSampleId(dish.recipeId)) onFailed(sampleContentError());
    else mutate(adding(date, slot, dish));
  };
  const remove = (meal: { readonly id: string; readonly title: string }): void => {
    if (isSampleId(meal.id)) onFailed(sampleContentError());
    else mutate({ change: { kind: "remove", id: meal.id }, title: meal.title });
  };
  return {
    add,
    remove,
    /** Plans it elsewhere and takes it from where it was. */
    move: (meal: PlannedDish & { readonly id: string }, date: string, slot: Slot): void => {
      const added = isSampleId(meal.id) ? undefined : mutateAsync(adding(date, slot, meal));
      // In a line the order is kept, also when the page is killed in between; else the dish goes from where it was when it is there.
      if (added === undefined || app.oldQueue !== undefined) {
        added?.catch(() => undefined);
        remove(meal);
      } else
        added.then(
          () => remove(meal),
          () => undefined,
        );
    },
  };
};

/** What a dinner card tells of a day: the dish, and what else stands beside it. */
export const useDinner = (day: string) => {
  const { t } = useI18n();
  const shown = useMealPlan(day, day);
  const meals = shown.data?.days[day] ?? [];
  const [dinner, ...also] = meals.filter(({ slot }) => slot === "dinner");
  const lunch = meals.find(({ slot }) => slot === "lunch");
  const withIt = also.map(({ title }) => title).join(", ");
  const beside =
    withIt !== ""
      ? t("meals.with", { what: withIt })
      : lunch && t("meals.lunchIs", { what: lunch.title });
  const title = dinner?.title ?? (shown.source === "loading" ? "" : t("home.noDinner"));
  return { shown, dinner, title, beside };
};
