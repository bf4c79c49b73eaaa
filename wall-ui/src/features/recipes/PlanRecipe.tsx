import { useState } from "react";
import type { Slot } from "#contract/meals.ts";
import type { Recipe } from "#contract/recipes.ts";
import { usePlanActions } from "#client/features/meals/use-plan-actions.ts";
import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays, daysFrom } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import * as styles from "./recipe.module.css";

const daysAhead = 6;

/** Asks on which of the coming days and for which meal, and plans the recipe there. */
export const PlanRecipe = ({
  recipe: { id, title },
  open,
  onClose,
}: {
  recipe: Recipe;
  open: boolean;
  onClose: () => void;
}) => {
  const { t, nearDayName } = useI18n();
  const s = useMessages(wallMealMessages);
  const today = useToday();
  const now = useNow("minute");
  const [chosen, setDay] = useState<string>();
  const [slot, setSlot] = useState<Slot>("dinner");
  const { add } = usePlanActions({
    added: (what, { date }) => s("planned", { day: nearDayName(date, now), title: what }),
  });
  const day = chosen ?? today;
  const plan = () => {
    onClose();
    add({ title, recipeId: id }, { date: day, slot });
  };
  return (
    <Sheet open={open} title={title} closeLabel={t("action.close")} onClose={onClose}>
      <Stack gap={4} className={styles.planIt}>
        <h3>{s("whichDay")}</h3>
        <Choices
          label={s("whichDay")}
          value={day}
          choices={daysFrom(today, addDays(today, daysAhead)).map((value) => ({
            value,
            label: nearDayName(value, now),
          }))}
          onChoose={setDay}
        />
        <h3>{s("whichMeal")}</h3>
        <Choices
          label={s("whichMeal")}
          value={slot}
          choices={mealSlots.map((value) => ({ value, label: s(value) }))}
          onChoose={setSlot}
        />
        <Button kind="primary" onClick={plan}>
          {s("plan")}
        </Button>
      </Stack>
    </Sheet>
  );
};
