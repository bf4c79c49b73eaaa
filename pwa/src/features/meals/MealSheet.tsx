import { useState } from "react";
import { useLocation } from "wouter";
import type { Slot } from "#contract/meals.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { recipeAddress } from "../recipes/recipe-address.ts";
import { PlanSlotPicker } from "./PlanSlotPicker.tsx";
import type { PlacedMeal } from "./use-plan-actions.ts";
import * as styles from "../recipes/recipes.module.css";
import * as listsStyles from "../../ui/lists.module.css";

const Ways = ({
  meal,
  onMove,
  onRemove,
}: {
  meal: PlacedMeal;
  onMove: (day: string, slot: Slot) => void;
  onRemove: () => void;
}) => {
  const s = useMessages(mealMessages);
  const [, go] = useLocation();
  const [day, setDay] = useState(meal.day);
  const [slot, setSlot] = useState(meal.slot);
  const { recipeId } = meal;
  const isMoved = day !== meal.day || slot !== meal.slot;
  return (
    <div className={styles.mealForm}>
      {recipeId === undefined ? null : (
        <Button onClick={() => go(recipeAddress(recipeId))}>
          <FeatureIcon name="cook" />
          {s("open")}
        </Button>
      )}
      <PlanSlotPicker day={day} slot={slot} onDay={setDay} onSlot={setSlot} />
      <Row gap={3} wrap align="stretch" justify="end" className={listsStyles.sheetWays}>
        <Button onClick={onRemove}>
          <FeatureIcon name="trash" />
          {s("delete")}
        </Button>
        <Button kind="primary" disabled={!isMoved} onClick={() => onMove(day, slot)}>
          {s("move")}
        </Button>
      </Row>
    </div>
  );
};

/** What can be done with a planned meal: cook it, move it, take it off the plan. */
export const MealSheet = ({
  meal,
  onMove,
  onRemove,
  onClose,
}: {
  meal: PlacedMeal | undefined;
  onMove: (meal: PlacedMeal, day: string, slot: Slot) => void;
  onRemove: (meal: PlacedMeal) => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  return (
    <Sheet
      open={meal !== undefined}
      title={meal?.title ?? ""}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {meal === undefined ? null : (
        <Ways
          meal={meal}
          onMove={(day, slot) => onMove(meal, day, slot)}
          onRemove={() => onRemove(meal)}
        />
      )}
    </Sheet>
  );
};
