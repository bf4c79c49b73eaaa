import { useCallback } from "react";
import type { MealPlan } from "../contract/meals.ts";
import { read } from "./api.ts";
import type { Sample } from "./demo/sample.ts";
import type { Shown } from "./query.ts";
import { useSourceRead } from "./source.ts";
import { useText } from "./text/use-text.ts";

const planRead = read("GET /api/mealplan", "mealplan");

/** What is planned to be eaten from `start` to `end`, both days included. */
export const useMealPlan = (start: string, end: string): Shown<MealPlan> => {
  const build = useCallback((sample: Sample) => sample.mealPlan(start, end), [start, end]);
  return useSourceRead("meals", planRead, { query: { start, end } }, build);
};

/** What a dinner card tells of a day: the dish, and what else stands beside it. */
export const useDinner = (day: string) => {
  const { t } = useText();
  const shown = useMealPlan(day, day);
  const meals = shown.data?.days[day] ?? [];
  const [dinner, ...also] = meals.filter(({ slot }) => slot === "dinner");
  const lunch = meals.find(({ slot }) => slot === "lunch");
  const withIt = also.map(({ title }) => title).join(", ");
  const beside =
    withIt !== ""
      ? t("meals.with", { what: withIt })
      : lunch && t("meals.lunchIs", { what: lunch.title });
  const title = dinner?.title ?? (shown.from === "loading" ? "" : t("home.noDinner"));
  return { shown, dinner, title, beside };
};
