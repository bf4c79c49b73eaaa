import { useState } from "react";
import type { Slot } from "#contract/meals.ts";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import { DishForm } from "#client/features/meals/components/DishForm.tsx";
import type { MealPlace } from "#client/features/meals/meal-place.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { SlotPicker } from "./PlanSlotPicker.tsx";
import { RecipeRow } from "../recipes/RecipeRow.tsx";
import * as styles from "../recipes/recipes.module.css";

const mostFound = 20;

const Dish = ({ onDish }: { onDish: (dish: PlannedDish, slot: Slot) => void }) => {
  const s = useMessages(mealMessages);
  const [slot, setSlot] = useState<Slot>("dinner");
  return (
    <DishForm
      label={s("dish")}
      planLabel={() => s("plan")}
      inLine={false}
      most={mostFound}
      className={styles.mealForm}
      listClassName={styles.recipeLines}
      renderRow={(card) => <RecipeRow card={card} />}
      onDish={(dish) => onDish(dish, slot)}
    >
      <SlotPicker slot={slot} onSlot={setSlot} />
    </DishForm>
  );
};

/** Plans a dish on a day: as words, or one of the library's recipes. */
export const AddMeal = ({
  day,
  onAdd,
  onClose,
}: {
  day: string | undefined;
  onAdd: (dish: PlannedDish, place: MealPlace) => void;
  onClose: () => void;
}) => {
  const { t, dateLong } = useI18n();
  const s = useMessages(mealMessages);
  return (
    <Sheet
      open={day !== undefined}
      title={day === undefined ? "" : s("addDish", { day: dateLong(day) })}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {day === undefined ? null : (
        <Dish onDish={(dish, slot) => onAdd(dish, { date: day, slot })} />
      )}
    </Sheet>
  );
};
