import { useCallback } from "react";
import type { MealPlan } from "#contract/meals.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import type { QueryState } from "../../query/query-state.ts";
import { useSampleWhileAreaEmpty, useSourceRead } from "../../query/sample-fallback.ts";
import { planRead } from "./reads.ts";

/** What is planned to be eaten from `start` to `end`, both days included, with the changes that are pending. */
export const useMealPlan = (start: string, end: string): QueryState<MealPlan> => {
  const build = useCallback((sample: Sample) => sample.mealPlan(start, end), [start, end]);
  const sent = { query: { start, end } };
  return useSampleWhileAreaEmpty("meals", useSourceRead("meals", planRead, sent, build), build);
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
  const none =
    shown.source === "loading"
      ? ""
      : t(shown.source === "failed" ? "state.unknown" : "home.noDinner");
  const title = dinner?.title ?? none;
  return { shown, dinner, title, beside };
};
