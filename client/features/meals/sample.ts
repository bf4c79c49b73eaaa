import type { MealPlan } from "#contract/meals.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import { daysBetween, daysFrom, today } from "../../i18n/time.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { sampleDinners, type SampleTexts } from "../../query/sample/sample-texts.ts";

interface CookbookEntry {
  readonly id: string;
  readonly title: SampleTexts;
}

/** A dinner for every day of a range; today's is the first of the list. Those of the cookbook have its recipe. */
export const sampleMealPlan = (
  { now, timeZone, language }: SampleInput,
  cookbook: readonly CookbookEntry[],
  start: string,
  end: string,
): MealPlan => {
  const count = sampleDinners.length;
  const dinnerOf = (day: string) => {
    const inDays = daysBetween(today(timeZone, now), day);
    return sampleDinners[((inDays % count) + count) % count];
  };
  return {
    start,
    end,
    slots: ["breakfast", "lunch", "dinner", "snack"],
    days: Object.fromEntries(
      daysFrom(start, end).map((day) => {
        const dinner = dinnerOf(day);
        const recipe = cookbook.find(({ title }) => title.en === dinner?.en);
        return [
          day,
          [
            {
              ...{ id: sampleId(`dinner-${day}`), slot: "dinner" as const },
              title: dinner?.[language] ?? "",
              ...(recipe === undefined ? {} : { recipeId: sampleId(recipe.id) }),
            },
          ],
        ];
      }),
    ),
  };
};
