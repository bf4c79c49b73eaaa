import { useState } from "react";
import type { Slot } from "#contract/meals.ts";
import type { Recipe } from "#contract/recipes.ts";
import { useToday } from "#client/context/clock.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { PlanSlotPicker } from "./PlanSlotPicker.tsx";
import { usePlanActions } from "#client/features/meals/use-plan-actions.ts";
import { usePlanWords } from "./use-plan-words.ts";
import * as styles from "../recipes/recipes.module.css";

const PlanForm = ({ recipe, onDone }: { recipe: Recipe; onDone: () => void }) => {
  const s = useMessages(mealMessages);
  const today = useToday();
  const act = usePlanActions(usePlanWords());
  const [day, setDay] = useState(today);
  const [slot, setSlot] = useState<Slot>("dinner");
  return (
    <div className={styles.mealForm}>
      <PlanSlotPicker day={day} slot={slot} onDay={setDay} onSlot={setSlot} />
      <Button
        kind="primary"
        onClick={() => {
          act.add({ title: recipe.title, recipeId: recipe.id }, { date: day, slot });
          onDone();
        }}
      >
        {s("plan")}
      </Button>
    </div>
  );
};

/** A button that opens a sheet in which a recipe is put on the meal plan. */
export const PlanRecipe = ({ recipe }: { recipe: Recipe }) => {
  const { t } = useI18n();
  const s = useMessages(mealMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FeatureIcon name="calendar" />
        {s("plan")}
      </Button>
      <Sheet
        open={isOpen}
        title={recipe.title}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <PlanForm recipe={recipe} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
};
