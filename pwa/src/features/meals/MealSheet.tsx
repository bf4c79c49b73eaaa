import { useState } from "react";
import { useLocation } from "wouter";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { PreparationField } from "#client/features/tomorrow/PreparationField.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { recipeAddress } from "../recipes/recipe-address.ts";
import { PlanSlotPicker } from "./PlanSlotPicker.tsx";
import type { MealInWeek, MealPlace } from "#client/features/meals/meal-place.ts";
import * as styles from "../recipes/recipes.module.css";
import * as listsStyles from "../../ui/lists.module.css";

const Ways = ({
  placed: { meal, place },
  onMove,
  onRemove,
}: {
  placed: MealInWeek;
  onMove: (to: MealPlace) => void;
  onRemove: () => void;
}) => {
  const s = useMessages(mealMessages);
  const [, go] = useLocation();
  const [day, setDay] = useState(place.date);
  const [slot, setSlot] = useState(place.slot);
  const { recipeId } = meal;
  const isMoved = day !== place.date || slot !== place.slot;
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
        <Button kind="primary" disabled={!isMoved} onClick={() => onMove({ date: day, slot })}>
          {s("move")}
        </Button>
      </Row>
    </div>
  );
};

/** What can be done with a planned meal: cook it, move it, take it off the plan. */
export const MealSheet = ({
  placed,
  onMove,
  onRemove,
  onClose,
}: {
  placed: MealInWeek | undefined;
  onMove: (placed: MealInWeek, to: MealPlace) => void;
  onRemove: (placed: MealInWeek) => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  return (
    <Sheet
      open={placed !== undefined}
      title={placed?.meal.title ?? ""}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {placed === undefined ? null : (
        <>
          <Ways
            placed={placed}
            onMove={(to) => onMove(placed, to)}
            onRemove={() => onRemove(placed)}
          />
          <PreparationField key={placed.meal.title} dish={placed.meal.title} />
        </>
      )}
    </Sheet>
  );
};
