import { mealMessages } from "#client/features/meals/messages/messages.ts";
import type { MealPlace } from "#client/features/meals/meal-place.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";

/** What a phone says of a changed plan. */
export const usePlanWords = () => {
  const { dateLong } = useI18n();
  const s = useMessages(mealMessages);
  const planned = (title: string, { date }: MealPlace) =>
    s("planned", { title, day: dateLong(date) });
  return {
    ...{ added: planned, moved: planned },
    renamed: (title: string) => s("renamed", { title }),
    removed: (title: string) => s("removed", { title }),
  };
};
